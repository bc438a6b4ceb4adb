//! What was wrong.

use std::fmt;

use super::Json;

/// JSON that does not say what was expected: where, and why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The names on the way to it, the last one first.
    place: Vec<String>,
    why: Why,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// It should be something else.
    Kind { expected: &'static str, found: &'static str },
    /// It is not there.
    Missing,
    /// It is there twice.
    Twice,
    /// A name is none of these.
    Unknown { what: &'static str, name: String, known: &'static [&'static str] },
    /// In words of somebody else.
    Said(String),
}

/// So much of a name is said back.
const LONGEST: usize = 40;

impl Why {
    pub(super) fn kind(expected: &'static str, found: &Json<'_>) -> Why {
        let found = match found {
            Json::Null => "null",
            Json::Bool(_) => "true or false",
            Json::Natural(_) | Json::Negative(_) | Json::Real(_) => "a number",
            Json::Text(_) => "a text",
            Json::List(_) => "a list",
            Json::Object(_) => "an object",
        };
        Why::Kind { expected, found }
    }

    pub(super) fn unknown(what: &'static str, name: &str, known: &'static [&'static str]) -> Why {
        Why::Unknown { what, name: name.chars().take(LONGEST).collect(), known }
    }
}

impl Unread {
    pub(super) fn new(why: Why) -> Unread {
        Unread { place: Vec::new(), why }
    }

    /// It was found inside of something with this name.
    pub(super) fn within(&mut self, name: &str) {
        self.place.push(name.to_owned());
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, name) in self.place.iter().enumerate().rev() {
            write!(f, "{name}{}", if place == 0 { ": " } else { "." })?;
        }
        match &self.why {
            Why::Kind { expected, found } => write!(f, "expected {expected}, found {found}"),
            Why::Missing => f.write_str("it is missing"),
            Why::Twice => f.write_str("it is there twice"),
            Why::Unknown { what, name, known } => {
                write!(f, "unknown {what} `{name}`, expected one of `{}`", known.join("`, `"))
            }
            Why::Said(words) => f.write_str(words),
        }
    }
}

impl std::error::Error for Unread {}
