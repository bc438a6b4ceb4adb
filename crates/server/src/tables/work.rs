//! What an input comes to: what is to be kept of it, and what follows once it is.

use tablier_protocol::Failure;
use tablier_table::{PersonId, Time};
use tokio::sync::{mpsc, oneshot};

use crate::people::mailbox::{Mailbox, Outgoing};
use crate::ratings::RatedGame;
use crate::storage::company::{Handed, NodeId, NodeMessage};
use crate::storage::{Sheet, StoredEntry};
use crate::tables::machines::Job;

/// The way back to the node an input came from.
#[derive(Clone, Debug)]
pub struct Reply {
    pub node: NodeId,
    /// What the input is known by there.
    pub token: u64,
    /// Where messages go out.
    pub messages: mpsc::UnboundedSender<NodeMessage>,
}

impl Reply {
    /// Answers; where nobody sends messages any more, nobody waits either.
    pub fn send(self, answer: Result<u64, Failure>) {
        let answered = Handed::Answered { token: self.token, answer };
        drop(self.messages.send(NodeMessage::Handed(self.node, answered)));
    }
}

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
    /// Another node is answered.
    Reply(Reply, Result<u64, Failure>),
}

/// What has to be done with an input.
#[derive(Default)]
pub struct Work {
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

impl Work {
    /// Nothing is kept; somebody only has to be told something in turn.
    pub fn telling(kept: Vec<Effect>, lost: Vec<Effect>) -> Work {
        Work { kept, lost, ..Work::default() }
    }
}

/// What became of an input.
pub enum Taken {
    /// It is to be kept.
    In(Work),
    /// It is refused, which is to be told.
    Refused(Failure, Work),
}
