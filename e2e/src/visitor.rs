//! Somebody who sits down and plays, choosing by chance among what can be clicked.

use serde_json::{Value, json};

use crate::{Browser, House};

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
}
