//! What a connected client is sent, in order. One that reads too slowly is cut off instead of being waited for.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tablier_protocol::Tell;
use tablier_table::{PersonId, Written};
use tokio::sync::mpsc;

/// So many messages may wait for a client.
const DEPTH: usize = 256;

/// Something for a client.
#[derive(Clone, Debug)]
pub enum Parcel {
    /// A message.
    Text(Utf8Bytes),
    /// Nothing more comes: the salon closes.
    Close,
}

/// The way to a connected client.
#[derive(Clone, Debug)]
pub struct Mailbox {
    /// The number of the connection.
    pub id: u64,
    /// Who it is.
    pub person: PersonId,
    sender: mpsc::Sender<Parcel>,
    /// Told when the client cannot keep up.
    slow: Arc<tokio::sync::Notify>,
}

/// The other end of it.
#[derive(Debug)]
pub struct Inbox {
    /// What is to be sent.
    pub parcels: mpsc::Receiver<Parcel>,
    /// Told when the client cannot keep up.
    pub slow: Arc<tokio::sync::Notify>,
}

impl Mailbox {
    /// A mailbox and its other end.
    pub fn new(id: u64, person: PersonId) -> (Mailbox, Inbox) {
        let (sender, parcels) = mpsc::channel(DEPTH);
        let slow = Arc::new(tokio::sync::Notify::new());
        (Mailbox { id, person, sender, slow: Arc::clone(&slow) }, Inbox { parcels, slow })
    }

    /// Sends something, unless the client is gone.
    pub fn send(&self, parcel: Parcel) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.sender.try_send(parcel) {
            self.slow.notify_one();
        }
    }

    /// Sends a message.
    pub fn tell(&self, tell: &Tell<Written>) {
        self.send(text(tell));
    }
}

/// A message as it is sent.
pub fn text(tell: &Tell<Written>) -> Parcel {
    Parcel::Text(serde_json::to_string(tell).expect("messages serialise").into())
}
