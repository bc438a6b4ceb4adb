//! What is answered to a request: only what may be sent.

use axum::Json;
use axum::response::{IntoResponse, Response};
use tablier_protocol::Wire;

/// Something that may be sent, as JSON.
#[derive(Debug)]
pub struct WireJson<T>(pub T);

impl<T: Wire> IntoResponse for WireJson<T> {
    fn into_response(self) -> Response {
        Json(self.0).into_response()
    }
}
