//! What a person does at a table.

use serde::{Deserialize, Serialize};
use tablier_rules::{Contribution, Level, Seal, Seat};
use tablier_table::{Input, Mover, PersonId, Wish};

/// Something a person does at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Takes a seat: the one named, or the first that is open.
    Sit {
        seat: Option<Seat>,
        /// What is sealed for the chance of the game: the hash of a contribution that is opened later.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
    /// Seals something else instead, before the start: for another device of the same person.
    Seal { seal: Seal },
    /// Opens what was sealed, once everybody is there.
    Contribute { contribution: Contribution },
    /// Puts a machine into an open seat, or opens it again. Only for whoever opened the table.
    Fill {
        seat: Seat,
        /// The machine, or nobody.
        level: Option<Level>,
    },
    /// Goes.
    Leave,
    /// Is back, and takes the own seats from the machines.
    Return,
    Decide {
        seat: Seat,
        /// Which decision it answers.
        decision: u64,
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Wants something that the others have to agree to, unless the rules give the right to it.
    Ask { seat: Seat, wish: Wish },
    /// Answers such a wish.
    Answer {
        seat: Seat,
        /// Whether it agrees.
        yes: bool,
        /// Which wish: what the snapshot calls it (`request_number`). Without, only a refusal counts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        request: Option<u64>,
    },
    /// Ends the pause that was agreed to.
    GoOn,
    /// Has had a machine tell what it would play: the others are told.
    Hint { seat: Seat },
    /// Wants somebody else in a seat, before the start. Only for whoever opened the table.
    Remove { seat: Seat },
    /// Gives the game up.
    Resign { seat: Seat },
    /// Says something.
    Say { text: String },
    /// Wants to play again, or no longer.
    Again {
        /// Whether.
        yes: bool,
        /// What is sealed for the chance of the next game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
}

impl Act {
    /// The input that this person's act is for the table.
    pub fn into_input(self, person: PersonId, name: &str) -> Input {
        let name = || name.to_owned();
        match self {
            Act::Sit { seat, seal } => Input::Sit { person, name: name(), seat, seal },
            Act::Seal { seal } => Input::Seal { person, seal },
            Act::Contribute { contribution } => Input::Contribute { person, contribution },
            Act::Fill { seat, level } => Input::Fill { person, seat, level },
            Act::Leave => Input::Leave { person },
            Act::Return => Input::Return { person },
            Act::Decide { seat, decision, mv } => {
                Input::Decide { by: Mover::Person(person), seat, decision, mv }
            }
            Act::Ask { seat, wish } => Input::Ask { person, seat, wish },
            Act::Answer { seat, yes, request } => Input::Answer { person, seat, yes, request },
            Act::GoOn => Input::GoOn { person },
            Act::Hint { seat } => Input::Hint { person, seat },
            Act::Remove { seat } => Input::Remove { person, seat },
            Act::Resign { seat } => Input::Resign { person, seat },
            Act::Say { text } => Input::Say { person, name: name(), text },
            Act::Again { yes, seal } => Input::Again { person, yes, seal },
        }
    }
}
