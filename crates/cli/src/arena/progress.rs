//! How far a contest is, for the person who waits for it. Shown on a terminal only.

use std::io::{IsTerminal, Write, stderr};

use super::bout::Played;
use super::contender::Contender;
use super::tally::Tally;

pub struct Progress {
    games: u64,
    is_shown: bool,
}

impl Progress {
    pub fn new(games: u64) -> Progress {
        Progress { games, is_shown: stderr().is_terminal() }
    }

    /// Shows the games so far.
    pub fn show(&self, played: &[Played], contenders: &[Contender]) {
        const WIDTH: u64 = 24;
        if !self.is_shown {
            return;
        }
        let done = played.len() as u64;
        let full = (WIDTH * done / self.games) as usize;
        let bar = format!("{}{}", "█".repeat(full), "░".repeat(WIDTH as usize - full));
        let shares = Tally::of(played, contenders).shares();
        // Whoever does not see the bar misses nothing.
        let _ = write!(stderr(), "\r\x1b[K{bar} {done}/{} games  {shares}", self.games);
        let _ = stderr().flush();
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        if self.is_shown {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}
