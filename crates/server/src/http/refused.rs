//! A refusal, with its sentence.

use axum::Extension;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tablier_protocol::Failure;
use tablier_protocol::messages;
use tablier_rules::Message;

use super::answer::WireJson;
use crate::sentences::no_table;
use crate::storage::StorageError;

/// Why a request was refused.
#[derive(Debug)]
pub struct Refused {
    status: StatusCode,
    failure: Failure,
    /// After how many seconds it may be tried again, where that is known.
    after: Option<u64>,
    /// What the database said, for whoever runs the salon.
    error: Option<Box<StorageError>>,
}

/// What was asked for, or why not.
pub type Answer<T> = Result<T, Refused>;

impl Refused {
    /// For good.
    pub fn new(status: StatusCode, text: Message) -> Refused {
        Refused { status, failure: Failure::new(text), after: None, error: None }
    }

    /// For the moment.
    pub fn again(status: StatusCode, text: Message) -> Refused {
        let failure = Failure { again: true, ..Failure::new(text) };
        Refused { status, failure, after: None, error: None }
    }

    /// For so many milliseconds.
    pub fn for_a_while(text: Message, milliseconds: u64) -> Refused {
        let failure = Failure { again: true, wait: Some(milliseconds), ..Failure::new(text) };
        Refused::from(failure)
    }
}

fn seconds(milliseconds: u64) -> u64 {
    milliseconds.div_ceil(1_000).max(1)
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Refused {
        let status = match (failure.again, failure.late) {
            _ if failure.wait.is_some() => StatusCode::TOO_MANY_REQUESTS,
            (true, _) => StatusCode::SERVICE_UNAVAILABLE,
            (_, true) => StatusCode::CONFLICT,
            _ if failure == no_table() => StatusCode::NOT_FOUND,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        let after = failure.wait.map(seconds);
        Refused { status, failure, after, error: None }
    }
}

impl From<StorageError> for Refused {
    fn from(error: StorageError) -> Refused {
        tracing::error!(%error, "the database");
        let refused = Refused::again(StatusCode::SERVICE_UNAVAILABLE, messages::storage_away());
        Refused { error: Some(Box::new(error)), ..refused }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let after = self.after.map(|seconds| [(header::RETRY_AFTER, seconds.to_string())]);
        // On the way out whoever looks after the salon's health hears of it.
        let error = self.error.map(|error| Extension(*error));
        (self.status, error, after, WireJson(self.failure)).into_response()
    }
}
