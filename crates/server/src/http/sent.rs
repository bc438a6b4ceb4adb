//! The body of a request. One that does not fit is refused with a sentence, and nothing of it is said back.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;
use tablier_protocol::messages;

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
        JsonRejection::MissingJsonContentType(_) => messages::json_needed(),
        JsonRejection::BytesRejection(_) => messages::body_too_long(),
        _ => messages::body_unread(),
    };
    Refused::new(rejection.status(), text)
}
