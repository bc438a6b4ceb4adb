//! A refusal, with its sentence.

use axum::Extension;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tablier_protocol::{Code, Failure, messages};
use tablier_rules::Message;

use super::answer::WireJson;
use crate::storage::StorageError;

/// Why a request was refused.
#[derive(Debug)]
pub struct Refused {
    failure: Failure,
    /// What the database said, for whoever runs the salon.
    error: Option<Box<StorageError>>,
}

/// What was asked for, or why not.
pub type Answer<T> = Result<T, Refused>;

impl Refused {
    /// With a code, which says the status as well.
    pub fn new(code: Code, text: Message) -> Refused {
        Refused::from(Failure::new(code, text))
    }

    /// For so many milliseconds.
    pub fn for_a_while(code: Code, text: Message, milliseconds: u64) -> Refused {
        Refused::from(Failure::for_a_while(code, text, milliseconds))
    }
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Refused {
        Refused { failure, error: None }
    }
}

impl From<StorageError> for Refused {
    fn from(error: StorageError) -> Refused {
        tracing::error!(%error, "the database");
        let refused = Refused::new(Code::StorageAway, messages::storage_away());
        Refused { error: Some(Box::new(error)), ..refused }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.failure.code.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let seconds = self.failure.wait.map(|milliseconds| milliseconds.div_ceil(1_000).max(1));
        let after = seconds.map(|seconds| [(header::RETRY_AFTER, seconds.to_string())]);
        // On the way out whoever looks after the salon's health hears of it.
        let error = self.error.map(|error| Extension(*error));
        (status, error, after, WireJson(self.failure)).into_response()
    }
}
