//! A move: counters that lie side by side in one rank or file, from the first to the last. Knows no position.

use std::fmt;
use std::str::FromStr;

use tablier_geometry::Square;
use tablier_rules::NotAMove;

use super::messages;

/// Counters without a gap between them, written `b2` for one and `b2-b4` for several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Run {
    first: Square,
    last: Square,
}

impl Run {
    /// A single counter.
    pub fn one(square: Square) -> Run {
        Run { first: square, last: square }
    }

    /// From one square to another, if they share a rank or a file.
    pub fn between(one: Square, other: Square) -> Option<Run> {
        let is_straight = one.file == other.file || one.rank == other.rank;
        is_straight.then_some(Run { first: one.min(other), last: one.max(other) })
    }

    /// Its squares in order.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let Run { first, last } = self;
        let file = move |file| (first.rank..=last.rank).map(move |rank| Square::new(file, rank));
        (first.file..=last.file).flat_map(file)
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Run { first, last } = self;
        if first == last { write!(f, "{first}") } else { write!(f, "{first}-{last}") }
    }
}

impl FromStr for Run {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Run, NotAMove> {
        let (one, other) = text.split_once('-').unwrap_or((text, text));
        let run = match (one.parse(), other.parse()) {
            (Ok(one), Ok(other)) => Run::between(one, other),
            _ => None,
        };
        run.ok_or_else(|| NotAMove::new(text, messages::notation()))
    }
}
