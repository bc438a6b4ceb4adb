//! A decision that a machine is to make.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tablier_rules::{Level, Seat};
use tablier_search::Player;

use crate::storage::company::Payer;

/// A decision for a machine. Of the game it holds what the seat sees and nothing else.
#[derive(Debug, Serialize, Deserialize)]
pub struct Job {
    /// The name of the table.
    pub table: String,
    /// The slug of the game.
    pub game: String,
    /// What the seat sees.
    pub view: Value,
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    pub decision: u64,
    /// What it chooses by where it chooses by lot; nobody at the table can know it.
    pub chance: u64,
    /// For whom it thinks.
    #[serde(default)]
    pub payer: Payer,
    /// Since when it waits for a thread.
    #[serde(skip, default = "Instant::now")]
    pub since: Instant,
    /// Set when the decision is no longer wanted.
    #[serde(skip)]
    pub dropped: Arc<AtomicBool>,
    /// How often a machine failed at it.
    #[serde(skip)]
    pub failures: u8,
    /// Its place in the queue of all nodes, if it was taken from there.
    #[serde(skip)]
    pub held: Option<Box<dyn Any + Send + Sync>>,
}

impl Job {
    /// Who decides it, after so many failures; nobody when all have failed. What follows from a decision is drawn by lot, so the
    /// same machine may manage with another lot; then come those that think less.
    pub(super) fn player(&self) -> Option<Player> {
        let level = Player::Level(self.level);
        let all = [level, level, Player::Level(Level::Beginner), Player::Random];
        all.get(usize::from(self.failures)).copied()
    }

    /// The same for the next one, by another lot.
    pub(super) fn after_a_failure(self) -> Job {
        let (chance, failures) = (self.chance.wrapping_add(1), self.failures + 1);
        Job { chance, failures, since: Instant::now(), ..self }
    }

    pub(super) fn is_wanted(&self) -> bool {
        !self.dropped.load(Ordering::Relaxed)
    }
}
