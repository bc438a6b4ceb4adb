//! What several nodes that share a salon ask of what they share: who owns which table, what they hand to each other, and what
//! they let each other know. A salon of one node has no company.

use std::net::IpAddr;
use std::time::Duration;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use tablier_protocol::Failure;
use tablier_rules::{Message, Seat, SeatSet};
use tablier_table::{Input, PersonId, Time};

use crate::limits::Allowance;
use crate::storage::Kept;

/// A node, by a number no other ever had.
pub type NodeId = u64;

/// Whose a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// This node's.
    Mine {
        /// The number of the lease, which everything it appends carries.
        lease: u64,
        /// When the node was last there whose table it was before, if it is gone.
        since: Option<Time>,
    },
    /// Another's.
    Theirs(NodeId),
}

/// What is handed to one node. It does not get lost while that node is there.
#[derive(Debug, Serialize, Deserialize)]
pub enum Handed {
    /// An input that came in elsewhere.
    Input {
        /// Where.
        from: NodeId,
        /// What the answer is known by there.
        token: u64,
        table: String,
        input: Input,
        /// What the sender calls it.
        #[serde(default)]
        id: Option<String>,
    },
    /// What became of an input that came in at the node this is handed to.
    Answered {
        /// What it is known by there.
        token: u64,
        /// The version it led to.
        answer: Result<u64, Failure>,
    },
    /// What a machine decided elsewhere.
    Decided(Decision),
}

/// What a machine decided.
#[derive(Debug, Serialize, Deserialize)]
pub struct Decision {
    pub table: String,
    pub seat: Seat,
    pub decision: u64,
    /// The move, and further ones of the same turn.
    pub moves: Vec<String>,
}

/// What all nodes are let know. Some of it may get lost: nothing but time depends on it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Hint {
    /// The log of a table went on.
    Moved {
        table: String,
        /// Its version.
        v: u64,
        /// The last lines of the log, as many as there is room for; a copy, which saves reading them.
        lines: Vec<String>,
        /// Whether the lobby shows it.
        public: bool,
        people: Vec<PersonId>,
    },
    /// Something was handed to this node.
    Handed(NodeId),
    /// The node this comes from goes: its tables are free.
    Gone,
    /// Somebody came to a table or left it.
    Present(String),
    /// A machine has something to decide.
    Work,
    /// Somebody may not come in any more.
    Banned(PersonId),
    /// The same, and why.
    SentAway(PersonId, Message),
    /// The salon restarts in so many milliseconds.
    Restart(u64, Message),
}

/// What goes out to other nodes.
#[derive(Debug)]
pub enum NodeMessage {
    Hint(Hint),
    Handed(NodeId, Handed),
}

/// For whom a machine thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payer {
    /// The person who sits at the table or watches it.
    pub person: PersonId,
    /// Where they come from; nothing where nobody has come since the salon was opened.
    pub address: Option<IpAddr>,
}

/// Nobody is known: what an older node put into the queue of all nodes.
impl Default for Payer {
    fn default() -> Payer {
        Payer { person: PersonId(0), address: None }
    }
}

/// Something to decide for a machine, with the number it has in the queue.
#[derive(Clone, Debug)]
pub struct Ticket {
    pub number: u64,
    /// The decision, as JSON.
    pub job: String,
    /// How long it waited there.
    pub waited: Duration,
}

/// What is to be decided, for the queue of all nodes.
#[derive(Clone, Debug)]
pub struct Queued<'a> {
    pub table: &'a str,
    pub seat: Seat,
    pub decision: u64,
    /// For whom.
    pub payer: Payer,
    /// How much thinking it is.
    pub cost: u64,
    /// All of it, as JSON.
    pub job: &'a str,
}

/// How a table is, as far as other nodes know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    pub table: String,
    /// The number of its last input.
    pub number: u64,
    /// The seats of those who follow it at other nodes.
    pub here: SeatSet,
    /// How many watch it there.
    pub watching: usize,
}

/// The company of the nodes of a salon.
#[async_trait]
pub trait Company: Send + Sync + 'static {
    fn node(&self) -> NodeId;
    /// Says that this node is there, with so many people; gives what time it is for all nodes: what the database's clock says,
    /// and no earlier than any of them knew.
    async fn renew(&self, people: usize, now: Time) -> Kept<Time>;
    /// Says that it goes: its tables are free at once.
    async fn leave(&self, now: Time) -> Kept<()>;
    /// How many people all nodes have together.
    async fn people(&self) -> Kept<usize>;

    /// Takes a table that is nobody's, or says whose it is.
    async fn claim(&self, table: &str) -> Kept<Claim>;
    /// Some tables at which something goes on by itself, and which are nobody's.
    async fn orphans(&self, most: u32) -> Kept<Vec<String>>;

    /// Lets all nodes know, and hands something to some of them; gives what each thing is known by until it is taken.
    async fn tell(&self, hints: &[Hint], handed: &[(NodeId, Handed)]) -> Kept<Vec<u64>>;
    /// Takes back what was handed to other nodes; gives what was still there.
    async fn take_back(&self, numbers: &[u64]) -> Kept<Vec<u64>>;
    /// What was handed to this one, in order.
    async fn take_handed(&self) -> Kept<Vec<Handed>>;
    /// The next hints, and the node they come from, which may be this one.
    async fn next_hints(&self) -> (NodeId, Vec<Hint>);

    /// Says who follows a table here.
    async fn set_presence(&self, table: &str, here: SeatSet, watching: usize) -> Kept<()>;
    /// How these tables are elsewhere.
    async fn elsewhere(&self, tables: &[String]) -> Kept<Vec<Elsewhere>>;

    /// Puts something to decide into the queue, unless it is there.
    async fn add_job(&self, queued: &Queued<'_>) -> Kept<()>;
    /// Takes something out of the queue that nobody thinks about and that costs no more than so much: of whoever has least
    /// thought about for them now, and small work first.
    async fn take_job(&self, most: u64) -> Kept<Option<Ticket>>;
    /// It is decided.
    async fn end_job(&self, number: u64) -> Kept<()>;

    /// Whether one more is allowed at all nodes together; if so it counts.
    async fn allows(&self, who: &str, allowance: Allowance, now: Time) -> Kept<bool>;
}
