//! A decision for a machine on its way to another thread: everything there is to know, and nothing that its seat may not know.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tablier_rules::{Advice, Level, Seat};

use crate::{Minds, NoAdvice, Player, Thinking};

/// Something to think about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Task {
    /// What whoever asks calls it.
    pub id: u32,
    /// The slug of the game.
    pub game: String,
    /// What the seat sees.
    pub view: Value,
    /// Whose decision it is.
    pub seat: Seat,
    /// How well to think.
    pub level: Level,
    /// Where its chance begins.
    pub seed: u64,
}

impl Task {
    /// Thinks with the mind of the game, until it is done or told to stop.
    pub fn think(&self, minds: Minds, stop: &mut dyn FnMut() -> bool) -> Result<Advice, NoAdvice> {
        let mind = minds.get(&self.game)?;
        let player = Player::Level(self.level);
        let mut thinking = Thinking::new(player.strength(), self.seed, stop);
        mind.advise(&self.view, self.seat, player, &mut thinking)
    }

    /// The same: the move, and further ones of the same turn; none if there is nothing to decide.
    pub fn moves(&self, minds: Minds, stop: &mut dyn FnMut() -> bool) -> Vec<String> {
        self.think(minds, stop).map(Advice::moves).unwrap_or_default()
    }
}
