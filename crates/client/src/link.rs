//! The connection to the server: a websocket that comes back by itself, and what must not be lost in between.

pub mod backoff;
pub mod http;
pub mod outbox;
pub mod socket;
pub mod told;
pub mod written;
