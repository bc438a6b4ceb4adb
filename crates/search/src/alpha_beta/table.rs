//! The transposition table: what was found out about states that are reached in several ways. Knows no state.

use super::score::{from_root, to_root};
use super::state::TURN;
use super::window::Window;
use crate::Memory;

/// How a score was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum Bound {
    #[default]
    Exact,
    AtLeast,
    AtMost,
}

/// What was found out about a state.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    /// For the side to move, with turns counted from the state.
    score: i32,
    depth: i16,
    bound: Bound,
    /// Whether it hangs on anything but the ends of games: on an evaluation, or on what was left out.
    pub open: bool,
    /// The code of the best turn; 0 if none is known.
    pub best: u64,
}

impl Entry {
    /// A score that was found in this window, `ply` turns after the root.
    pub fn new(score: i32, depth: i32, window: Window, ply: usize) -> Entry {
        let bound = if score >= window.beta {
            Bound::AtLeast
        } else if score > window.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let depth = depth.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        Entry { score: from_root(score, ply), depth, bound, open: true, best: 0 }
    }

    /// The score, if it is all one has to know in this window at this depth. What was found at a greater depth is as good only for a
    /// search that need not be exact; what hangs on nothing that was not looked at is as good at any.
    pub fn settles(&self, depth: i32, window: Window, ply: usize, exact: bool) -> Option<i32> {
        let found = i32::from(self.depth);
        let deep_enough = match exact {
            true => found == depth || !self.open && found <= depth,
            false => found >= depth || !self.open,
        };
        let score = to_root(self.score, ply);
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= window.beta,
            Bound::AtMost => score <= window.alpha,
        };
        (deep_enough && settles).then_some(score)
    }
}

/// A fixed number of entries. Of two states that fall on the same place one is forgotten.
#[derive(Clone, Debug)]
pub(super) struct TranspositionTable {
    entries: Memory<Entry>,
}

impl TranspositionTable {
    /// With room for `2^bits` entries.
    pub fn new(bits: u32) -> TranspositionTable {
        TranspositionTable { entries: Memory::new(bits) }
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        self.entries.get(key)
    }

    /// Keeps the entry, unless what stands in its place took far more work.
    pub fn put(&mut self, key: u64, entry: Entry) {
        self.entries.put(key, entry, |old| i32::from(entry.depth) + 2 * TURN >= old.depth.into());
    }
}
