//! An input on its way to the storage, and what follows from it there.

use std::sync::Arc;

use tablier_protocol::Failure;
use tablier_table::{PersonId, Time};
use tokio::sync::oneshot;

use crate::people::mailbox::{Mailbox, Outgoing};
use crate::ratings::RatedGame;
use crate::storage::company::NodeMessage;
use crate::storage::{Sheet, StoredEntry};
use crate::tables::live::Slot;
use crate::tables::machines::Job;

/// What happens once an input is kept, or once it is lost.
pub enum Effect {
    /// A client is sent something.
    Send(Mailbox, Outgoing),
    /// Somebody who waits is answered.
    Answer(oneshot::Sender<Result<u64, Failure>>, Result<u64, Failure>),
    /// A machine has something to decide.
    Think(Box<Job>),
    /// Time is up at the table then.
    Deadline(String, Option<Time>),
    /// The lobby shows something else, or these people do.
    Changed { public: bool, people: Vec<PersonId> },
    /// Other people than before are there: other nodes are told, if there are any.
    Present(String),
    /// Other nodes are told.
    Tell(NodeMessage),
}

/// An input on its way to the storage.
pub struct PendingEntry {
    /// The table it is of.
    pub slot: Arc<Slot>,
    /// What is to be kept, with the table as it is then, and whether its card changed in more than the moves and the time;
    /// nothing where somebody only has to be told something in turn.
    pub line: Option<(StoredEntry, Sheet, bool)>,
    /// The rated game that ends with it.
    pub rated: Option<RatedGame>,
    /// What happens when it is kept.
    pub kept: Vec<Effect>,
    /// What happens when it is lost.
    pub lost: Vec<Effect>,
}

impl PendingEntry {
    /// Nothing is kept; somebody only has to be told something in turn.
    pub fn telling(slot: Arc<Slot>, kept: Vec<Effect>, lost: Vec<Effect>) -> PendingEntry {
        PendingEntry { slot, line: None, rated: None, kept, lost }
    }
}

/// What became of an input.
pub enum Taken {
    /// It is to be kept.
    In(PendingEntry),
    /// It is refused, which is to be told.
    Refused(Failure, PendingEntry),
}
