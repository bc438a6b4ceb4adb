//! Why a database cannot be used, in words: parts of sentences, for those that say what was not done.

use std::path::Path;

use tablier_rules::Message;
use tablier_server::{AdminToken, NoToken, StartError, StorageError};

use crate::messages as m;

/// What is wrong with it.
pub fn why(error: &StorageError) -> Message {
    match error {
        StorageError::Overtaken => m::kept_overtaken(),
        StorageError::Replaced => m::kept_replaced(),
        StorageError::Full => m::kept_full(),
        StorageError::Busy => m::kept_busy(),
        StorageError::Taken => m::kept_taken(),
        StorageError::Linked => m::kept_linked(),
        StorageError::Held => m::kept_held(),
        StorageError::Gone(None) => m::kept_gone(),
        StorageError::Gone(Some(rescued)) => m::kept_gone_rescued(rescued.display()),
        StorageError::Orphaned(log) => m::kept_orphaned(log.display()),
        StorageError::Unwritten(path, error) => m::kept_unwritten(path.display(), error),
        StorageError::NoSalon => m::kept_no_salon(),
        StorageError::Empty => m::kept_empty(),
        StorageError::Exists(path) => m::kept_exists(path.display()),
        StorageError::Same => m::kept_same(),
        StorageError::Newer { found, known } => m::kept_newer(found, known),
        StorageError::Damaged(what) => m::kept_damaged(what),
        StorageError::Faulty(first, more) => m::kept_faulty(first, *more),
        StorageError::NoPostgres => m::kept_no_postgres(),
        StorageError::Forgetful(setting) => m::kept_forgetful(setting),
        StorageError::Other(text) => Message::words(text),
    }
}

/// What is wrong with a database that is kept at this place.
pub fn why_at(place: impl ToString, error: &StorageError) -> Message {
    Message::join([Message::words(place.to_string()), why(error)], ": ")
}

/// There is no such file.
pub fn missing(path: &Path) -> Message {
    m::file_missing(path.display())
}

/// Why a salon does not open.
pub fn why_closed(error: &StartError) -> Message {
    match error {
        StartError::Storage(error) => m::database_unusable(why(error)),
        StartError::Listen(address, error) => m::address_unusable(address, error),
        StartError::Threads(error) => m::machines_unstarted(error),
        StartError::Backups(_) => Message::words(error.to_string()),
    }
}

/// What is wrong with a token.
pub fn why_no_token(why: &NoToken) -> Message {
    match why {
        NoToken::Short(characters) => m::admin_token_short(characters, AdminToken::SHORTEST),
        NoToken::Strange => m::admin_token_strange(),
    }
}
