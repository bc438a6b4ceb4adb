//! What a person does at a table.

use serde::{Deserialize, Serialize};
use tablier_rules::Seat;
use tablier_search::Level;
use tablier_table::{Input, Mover, PersonId, Wish};

/// Something a person does at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Takes a seat: the one named, or the first that is open.
    Sit {
        /// Which.
        seat: Option<Seat>,
    },
    /// Puts a machine into an open seat, or opens it again. Only for whoever opened the table.
    Fill {
        /// Which.
        seat: Seat,
        /// The machine, or nobody.
        level: Option<Level>,
    },
    /// Goes.
    Leave,
    /// Is back, and takes the own seats from the machines.
    Return,
    /// Decides.
    Decide {
        /// In which seat.
        seat: Seat,
        /// Which decision it answers.
        decision: u64,
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Wants something that the others have to agree to, unless the rules give the right to it.
    Ask {
        /// In which seat.
        seat: Seat,
        /// What.
        wish: Wish,
    },
    /// Answers such a wish.
    Answer {
        /// In which seat.
        seat: Seat,
        /// Whether it agrees.
        yes: bool,
    },
    /// Gives the game up.
    Resign {
        /// In which seat.
        seat: Seat,
    },
    /// Says something.
    Say {
        /// What.
        text: String,
    },
    /// Wants to play again, or no longer.
    Again {
        /// Whether.
        yes: bool,
    },
}

impl Act {
    /// The input that this person's act is for the table.
    pub fn into_input(self, person: PersonId, name: &str) -> Input {
        let name = || name.to_owned();
        match self {
            Act::Sit { seat } => Input::Sit { person, name: name(), seat },
            Act::Fill { seat, level } => Input::Fill { person, seat, level },
            Act::Leave => Input::Leave { person },
            Act::Return => Input::Return { person },
            Act::Decide { seat, decision, mv } => {
                Input::Decide { by: Mover::Person(person), seat, decision, mv }
            }
            Act::Ask { seat, wish } => Input::Ask { person, seat, wish },
            Act::Answer { seat, yes } => Input::Answer { person, seat, yes },
            Act::Resign { seat } => Input::Resign { person, seat },
            Act::Say { text } => Input::Say { person, name: name(), text },
            Act::Again { yes } => Input::Again { person, yes },
        }
    }
}
