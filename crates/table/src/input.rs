//! What may happen to a table, as it is written to its log.

use serde::Serialize;
use tablier_rules::{Contribution, Level, Message, Seal, Seat, reading};

use crate::{PersonId, Setup, Time, Wish};

/// An input and when it happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LogEntry {
    /// When.
    pub at: Time,
    pub input: Input,
    /// What the sender calls it: the same again is not done twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

reading! {
    fields of LogEntry { at, input, id = default }
}

impl LogEntry {
    /// An input that nobody gave a name.
    pub fn new(at: Time, input: Input) -> LogEntry {
        LogEntry { at, input, id: None }
    }
}

/// Who made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    Person(PersonId),
    /// The machine of the seat.
    Machine,
}

reading! {
    variants of Mover { "person" => Person(_), "machine" => Machine }
}

/// Something that happens to a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Input {
    /// The table is opened: always the first input, and only that.
    Open {
        /// Everything settled.
        setup: Box<Setup>,
        /// Who opens it.
        host: PersonId,
        /// What the host is called.
        name: String,
        /// What the host seals for the chance of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
    /// A person takes a seat: the one named, or the first that is open.
    Sit {
        person: PersonId,
        /// What the person is called.
        name: String,
        seat: Option<Seat>,
        /// What the person seals for the chance of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
    /// A person who sits at the table seals something else instead.
    Seal { person: PersonId, seal: Seal },
    /// A person opens what was sealed, once everybody is there.
    Contribute { person: PersonId, contribution: Contribution },
    /// The host puts a machine into an open seat, or opens it again.
    Fill {
        /// The host.
        person: PersonId,
        seat: Seat,
        /// The machine, or nobody.
        level: Option<Level>,
    },
    /// A person goes: before the start the seats are open again; later what was settled for absence happens.
    Leave { person: PersonId },
    /// A person is back and takes the own seats from the machines.
    Return { person: PersonId },
    /// A move.
    Decide {
        /// By whom.
        by: Mover,
        seat: Seat,
        /// Which decision it answers.
        decision: u64,
        /// The move.
        mv: String,
    },
    /// A seat wants something that the others have to agree to, unless the rules give it the right.
    Ask { person: PersonId, seat: Seat, wish: Wish },
    /// A seat answers such a wish.
    Answer {
        person: PersonId,
        seat: Seat,
        /// Whether it agrees.
        yes: bool,
        /// Which wish: the version that brought it. Those who speak of an older time name none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        request: Option<u64>,
    },
    /// Somebody who plays ends the pause that was agreed to.
    GoOn { person: PersonId },
    /// A seat had a machine tell it what it would play.
    Hint { person: PersonId, seat: Seat },
    /// The host wants somebody else in a seat, before the start.
    Remove {
        /// The host.
        person: PersonId,
        seat: Seat,
    },
    /// A seat gives the game up.
    Resign { person: PersonId, seat: Seat },
    /// Somebody ran out of time.
    TimeUp,
    /// A person who sits at the table is called something else from now on. Tables of every law take it: before there was such an
    /// input, no log had one.
    Rename {
        person: PersonId,
        /// What the person is called now.
        name: String,
    },
    /// Something is said at the table.
    Say {
        /// By whom.
        person: PersonId,
        /// What the person is called.
        name: String,
        text: String,
    },
    /// Something that was said is taken away by whoever runs the salon.
    Unsay {
        /// The version that brought it.
        version: u64,
    },
    /// A seat wants to play again, or no longer.
    Again {
        person: PersonId,
        /// Whether.
        yes: bool,
        /// What the person seals for the chance of the next game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
    /// The next game of the same people is at another table.
    Next {
        /// The name of that table.
        table: String,
    },
    /// The table is closed by whoever runs the salon.
    Close {
        /// Why.
        reason: Message,
    },
    /// The salon was closed for so long: nobody is charged for it.
    Outage { milliseconds: u64 },
}

reading! {
    variants of Input {
        "open" => Open { setup, host, name, seal = default },
        "sit" => Sit { person, name, seat, seal = default },
        "seal" => Seal { person, seal },
        "contribute" => Contribute { person, contribution },
        "fill" => Fill { person, seat, level },
        "leave" => Leave { person },
        "return" => Return { person },
        "decide" => Decide { by, seat, decision, mv },
        "ask" => Ask { person, seat, wish },
        "answer" => Answer { person, seat, yes, request = default },
        "go_on" => GoOn { person },
        "hint" => Hint { person, seat },
        "remove" => Remove { person, seat },
        "resign" => Resign { person, seat },
        "time_up" => TimeUp,
        "rename" => Rename { person, name },
        "say" => Say { person, name, text },
        "unsay" => Unsay { version },
        "again" => Again { person, yes, seal = default },
        "next" => Next { table },
        "close" => Close { reason },
        "outage" => Outage { milliseconds },
    }
}
