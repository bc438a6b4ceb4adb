//! What machines decide with: the minds of the games, or in tests one that does what no mind should.

use std::fmt;
use std::sync::Arc;

use tablier_games::mind;
use tablier_rules::Advice;
use tablier_search::{NoAdvice, Player, Thinking};

use super::Job;

/// Lets a player choose at the table of this name.
pub type Mind = dyn Fn(&str, Player) -> Result<Advice, NoAdvice> + Send + Sync;

/// Who thinks for machines.
#[derive(Clone, Default)]
pub enum Minds {
    /// The minds of the games.
    #[default]
    Own,
    /// Whoever is given: for tests.
    Given(Arc<Mind>),
}

impl fmt::Debug for Minds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Minds::Own => "Own",
            Minds::Given(_) => "Given",
        })
    }
}

impl Minds {
    /// Lets a player choose. A mind with a fault in it panics.
    pub(super) fn choose(
        &self,
        job: &Job,
        player: Player,
        thinking: &mut Thinking<'_>,
    ) -> Result<Advice, NoAdvice> {
        match self {
            Minds::Own => mind(&job.game)?.advise(&job.view, job.seat, player, thinking),
            Minds::Given(mind) => mind(&job.table, player),
        }
    }
}
