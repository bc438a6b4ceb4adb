//! The four colours of atoms. Knows no tile and no player.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use tablier_rules::reading;

/// The colour of an atom, and of the player who owns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    #[default]
    Blue,
    Green,
    Pink,
    Yellow,
}

reading! {
    variants of Colour { "blue" => Blue, "green" => Green, "pink" => Pink, "yellow" => Yellow }
}

impl Colour {
    /// All four, in the order in which they follow each other clockwise on a tile of three colours.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Green, Colour::Pink, Colour::Yellow];

    /// Its number in that order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter that stands for it in the notation.
    pub const fn letter(self) -> u8 {
        b"bgpy"[self as usize]
    }

    /// The colour of a letter.
    pub fn from_letter(letter: u8) -> Option<Colour> {
        let is_it = |colour: &Colour| colour.letter() == letter;
        Colour::ALL.into_iter().find(is_it)
    }

    /// Its name in the notation, which wordings choose by too.
    pub(super) const fn name(self) -> &'static str {
        ["blue", "green", "pink", "yellow"][self as usize]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = ();

    fn from_str(text: &str) -> Result<Colour, ()> {
        Colour::ALL.into_iter().find(|colour| colour.name() == text).ok_or(())
    }
}
