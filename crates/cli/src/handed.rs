//! The games this command was handed by `main`, which alone knows which they are.

use tablier_rules::{Message, Record, RulebookOf, Rulebooks, Show, UnknownGame};
use tablier_search::{Minded, Minds};

use crate::arena::{Contest, Played};
use crate::perft::{Counting, Counts};
use crate::playout::{Playing, Recording, Tally};

/// Games, as the commands need them.
#[derive(Clone, Copy)]
pub struct Games {
    /// As sets of rules.
    pub rulebooks: Rulebooks,
    /// As machines play them.
    pub minds: Minds,
    /// As they are played by the thousand.
    pub typed: fn(&str) -> Result<&'static dyn AnyGame, UnknownGame>,
}

/// A game, whatever its type, for what would be slow without it: each of these crosses the edge once for many games.
pub trait AnyGame {
    /// Counts the ways it can go.
    fn count(&self, counting: Counting) -> Result<Counts, Message>;
    /// Plays random games.
    fn play(&self, playing: Playing) -> Result<Tally, Message>;
    /// Plays one of them and writes it down.
    fn record(&self, recording: Recording) -> Result<Record, Message>;
    /// Lets players play against each other.
    fn contest(&self, contest: Contest<'_>) -> Result<Vec<Played>, Message>;
}

impl<G: Minded + Show> AnyGame for RulebookOf<G> {
    fn count(&self, counting: Counting) -> Result<Counts, Message> {
        counting.count::<G>()
    }

    fn play(&self, playing: Playing) -> Result<Tally, Message> {
        playing.play::<G>()
    }

    fn record(&self, recording: Recording) -> Result<Record, Message> {
        recording.record::<G>()
    }

    fn contest(&self, contest: Contest<'_>) -> Result<Vec<Played>, Message> {
        contest.play::<G>()
    }
}
