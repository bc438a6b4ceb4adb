//! What machines decide with: the minds of the games, or in tests one that does what no mind should.

use std::fmt;
use std::sync::Arc;

use tablier_rules::Advice;
use tablier_search::{Minds, NoAdvice, Player, Thinking};

use super::job::Job;

/// Lets a player choose at the table of this name.
pub type MindFn = dyn Fn(&str, Player) -> Result<Advice, NoAdvice> + Send + Sync;

/// Who thinks for machines.
#[derive(Clone)]
pub enum Chooser {
    /// The minds of the games.
    Minds(Minds),
    /// Whoever is given: for tests.
    Given(Arc<MindFn>),
}

impl fmt::Debug for Chooser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chooser::Minds(minds) => minds.fmt(f),
            Chooser::Given(_) => f.write_str("Given"),
        }
    }
}

impl Chooser {
    /// Lets a player choose. A mind with a fault in it panics.
    pub(super) fn choose(
        &self,
        job: &Job,
        player: Player,
        thinking: &mut Thinking<'_>,
    ) -> Result<Advice, NoAdvice> {
        match self {
            Chooser::Minds(minds) => {
                minds.get(&job.game)?.advise(&job.view, job.seat, player, thinking)
            }
            Chooser::Given(mind) => mind(&job.table, player),
        }
    }
}
