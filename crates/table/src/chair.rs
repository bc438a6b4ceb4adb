//! A seat of the table and who has it.

use tablier_rules::Level;

use crate::PersonId;

/// Who has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    Person(PersonId),
    Machine(Level),
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Who has it.
    pub sitter: Sitter,
    /// What the person is called.
    pub name: Option<String>,
    /// The machine that plays while the person is away.
    pub stand_in: Option<Level>,
    /// Whether the person wants to play again.
    pub again: bool,
    /// Whether the person has decided something here.
    pub(crate) has_decided: bool,
    /// Whether a machine has decided something for the person.
    pub(crate) was_played_for: bool,
}

impl Chair {
    pub(crate) fn new(sitter: Sitter, name: Option<String>) -> Chair {
        Chair {
            sitter,
            name,
            stand_in: None,
            again: false,
            has_decided: false,
            was_played_for: false,
        }
    }

    /// Whether the person has this seat.
    pub fn is_of(&self, person: PersonId) -> bool {
        self.sitter == Sitter::Person(person)
    }

    /// The machine that decides here now.
    pub fn machine(&self) -> Option<Level> {
        match self.sitter {
            Sitter::Machine(level) => Some(level),
            Sitter::Person(_) => self.stand_in,
            Sitter::Nobody => None,
        }
    }
}
