//! What a machine is to think about: everything there is to know, and nothing that its seat may not know.

use serde_json::Value;
use tablier_rules::Seat;
use tablier_search::{Level, Player, Thinking, advise};

/// Something to think about.
#[derive(Clone, Debug)]
pub struct Task {
    /// What the session calls it.
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
    /// Thinks, until it is done or told to stop: the move, and further ones of the same turn.
    pub fn think(&self, stop: &mut dyn FnMut() -> bool) -> Vec<String> {
        let player = Player::Level(self.level);
        let mut thinking = Thinking::new(player.strength(), self.seed, stop);
        match advise(&self.game, &self.view, self.seat, player, &mut thinking) {
            Ok(advice) => std::iter::once(advice.mv).chain(advice.then).collect(),
            Err(_) => Vec::new(),
        }
    }
}
