//! The body of a request. One that does not fit is refused with a sentence, and nothing of it is said back.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;
use tablier_protocol::{Code, messages};

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
    match rejection {
        JsonRejection::MissingJsonContentType(_) => {
            Refused::new(Code::JsonNeeded, messages::json_needed())
        }
        JsonRejection::BytesRejection(_) => {
            Refused::new(Code::BodyTooLong, messages::body_too_long())
        }
        JsonRejection::JsonSyntaxError(_) => {
            Refused::new(Code::BodyUnread, messages::body_unread())
        }
        _ => Refused::new(Code::BodyUnfit, messages::body_unread()),
    }
}
