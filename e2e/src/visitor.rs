//! Somebody who sits down and plays, choosing by chance among what can be clicked.

use serde_json::{Value, json};
use tablier_rules::{FastRng, Rng};

use crate::pointer::{PLACE, pixel};
use crate::{Browser, OpenSalon, patience, wait_for};

/// Chooses what to click next, and where.
const CHOOSE: &str = include_str!("choose.js");

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
    pub fn hurries(&self, salon: &OpenSalon) {
        self.visit(&salon.page("/settings"));
        let weak: serde_json::Map<String, Value> =
            tablier_games::RULEBOOKS.slugs().map(|game| (game.to_owned(), json!(1))).collect();
        self.keeps("tablier.settings", &json!({ "speed": "still", "levels": weak }));
    }

    /// Puts something into the storage of the browser.
    pub fn keeps(&self, name: &str, value: &Value) {
        self.run(&format!("localStorage.setItem({name:?}, JSON.stringify({value}))"));
    }

    /// Opens a game from its page: 0 against the machine, 1 at one screen, 2 with friends, 3 open to all.
    pub fn begins(&self, salon: &OpenSalon, game: &str, mode: usize) {
        self.visit(&salon.page(&format!("/game/{game}")));
        self.until(&format!("!document.querySelectorAll('.mode')[{mode}].disabled"));
        self.click_nth(".mode", mode);
        self.click(".begin .button");
        self.until("document.querySelector('.table, .chairs')");
    }

    /// Clicks by chance until the game is over, or so often. Taking over the screen is no click of the game.
    pub fn plays(&self, seed: u32, clicks: u32) -> Played {
        let script = format!("{PLACE}\n{CHOOSE}");
        let longest = patience::ELSE.as_millis() as u64;
        let mut rng = FastRng::new(seed.into());
        let mut made = 0;
        while made < clicks.into() {
            let lots = [rng.below(1 << 16), rng.below(1 << 16)];
            let seen = self.run_until_done(&script, json!([lots[0], lots[1], longest]));
            if !seen["end"].is_null() {
                break;
            }
            let (x, y) = pixel(&seen["pixel"])
                .unwrap_or_else(|| panic!("{} (seed {seed})\n{}", seen["why"], self.text()));
            self.click_at(x, y);
            made += u64::from(seen["handed"] != true);
        }
        let end = self.run("return document.querySelector('.result')?.innerText ?? null");
        Played { clicks: made, end: end.as_str().map(str::to_owned) }
    }

    /// Takes over the screen, if it is handed over.
    pub fn takes_over(&self) {
        if self.run("return !!document.querySelector('.hand-over')") == true {
            self.click(".hand-over .button");
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
