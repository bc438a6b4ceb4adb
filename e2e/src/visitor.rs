//! Somebody who sits down and plays, choosing by chance among what can be clicked.

use serde_json::{Value, json};

use crate::{Browser, House, wait_for};

/// Clicks until the game is over or so often. Arguments: the seed, the number of clicks, `done`.
const CLICKS: &str = include_str!("clicks.js");

/// How playing went.
#[derive(Clone, Debug)]
pub struct Played {
    /// How often something was clicked.
    pub clicks: u64,
    /// What is said about the end, once the game is over.
    pub end: Option<String>,
}

impl Browser {
    /// Settles that nothing is animated and machines are weak, so that tests are quick.
    pub fn hurries(&self, house: &House) {
        self.visit(&house.page("/settings"));
        self.keeps("tablier.settings", &json!({ "speed": "still", "level": 1 }));
    }

    /// Puts something into the storage of the browser.
    pub fn keeps(&self, name: &str, value: &Value) {
        self.run(&format!("localStorage.setItem({name:?}, JSON.stringify({value}))"));
    }

    /// Opens a game from its page: 0 against the machine, 1 at one screen, 2 with friends, 3 open to all.
    pub fn begins(&self, house: &House, game: &str, mode: usize) {
        self.visit(&house.page(&format!("/game/{game}")));
        self.until(&format!("!document.querySelectorAll('.mode')[{mode}].disabled"));
        self.click_nth(".mode", mode);
        self.click(".begin .button");
        self.until("document.querySelector('.table, .chairs')");
    }

    /// Clicks by chance until the game is over, or so often.
    pub fn plays(&self, seed: u32, clicks: u32) -> Played {
        let told = self.run_until_done(CLICKS, json!([seed, clicks]));
        Played {
            clicks: told["clicks"].as_u64().unwrap_or_default(),
            end: told["end"].as_str().map(str::to_owned),
        }
    }

    /// Whether it is this one's turn to decide.
    pub fn is_asked(&self) -> bool {
        self.run("return !!document.querySelector('.prompt.yours')") == true
    }

    /// Whether the game is over.
    pub fn sees_the_end(&self) -> bool {
        self.run("return !!document.querySelector('.result')") == true
    }

    /// How many moves the log tells.
    pub fn moves(&self) -> u64 {
        let told = self.run("return document.querySelectorAll('.lines .move').length");
        told.as_u64().unwrap_or_default()
    }

    /// Waits until the log tells so many moves.
    pub fn until_moves(&self, number: u64) {
        self.until(&format!("document.querySelectorAll('.lines .move').length >= {number}"));
    }
}

/// Waits for whoever is asked, and lets them decide by one click; tells whether the game goes on.
pub fn one_click(seed: u32, players: &[&Browser]) -> bool {
    wait_for("somebody who is asked, or the end", || {
        players.iter().zip(0..).find_map(|(player, index)| {
            if player.sees_the_end() {
                return Some(false);
            }
            player.is_asked().then(|| {
                player.plays(seed.wrapping_add(index), 1);
                true
            })
        })
    })
}
