//! The body of a request. One that does not fit is refused with a sentence, and nothing of it is said back.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;
use tablier_rules::text;

use super::App;
use super::refused::{Answer, Refused};

/// What was sent.
#[derive(Debug)]
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Answer<Sent<T>> {
        let Json(sent) = Json::<T>::from_request(request, app).await.map_err(refused)?;
        Ok(Sent(sent))
    }
}

fn refused(rejection: JsonRejection) -> Refused {
    let text = match &rejection {
        JsonRejection::MissingJsonContentType(_) => text!(
            "Il faut envoyer du JSON, avec l'en-tête Content-Type: application/json.",
            "Send JSON, with the header Content-Type: application/json."
        ),
        JsonRejection::BytesRejection(_) => {
            text!("Ce qui a été envoyé est trop long.", "What was sent is too long.")
        }
        _ => text!(
            "Ce qui a été envoyé n'a pas la forme attendue ; elle est décrite sous /api.",
            "What was sent does not have the form described at /api."
        ),
    };
    Refused::new(rejection.status(), text)
}
