//! What the address of a request says. One that does not fit is refused with a sentence, and nothing of it is said back.

use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use tablier_protocol::{Code, messages};

use super::App;
use super::refused::{Answer, Refused};

/// What stands in the path, such as the name of a table. Where it cannot be read there is nothing.
#[derive(Debug)]
pub struct InPath<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for InPath<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<InPath<T>> {
        match Path::from_request_parts(parts, app).await {
            Ok(Path(asked)) => Ok(InPath(asked)),
            Err(_) => Err(Refused::new(Code::NothingHere, messages::nothing_here())),
        }
    }
}

/// What stands behind the question mark.
#[derive(Debug)]
pub struct InQuery<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for InQuery<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<InQuery<T>> {
        match Query::from_request_parts(parts, app).await {
            Ok(Query(asked)) => Ok(InQuery(asked)),
            Err(_) => Err(Refused::new(Code::BadQuery, messages::query_unread())),
        }
    }
}
