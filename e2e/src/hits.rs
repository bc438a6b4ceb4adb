//! What is drawn is what is hit. What is seen at a pixel is decided by a picture in which every target has one flat colour of its
//! own, never by the browser's own answer to what lies there; then a pointer is held to some of these pixels.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::Browser;

const FLAT: &str = include_str!("flat.js");
const COMPARE: &str = include_str!("hits.js");

/// What came of one look at a board.
#[derive(Clone, Debug, Default)]
pub struct Hits {
    /// Everything that can be clicked, by its id.
    pub targets: BTreeMap<String, Target>,
    /// How many pixels of no target were tried.
    pub empty: u64,
    /// How many of these hit a target all the same.
    pub stray: u64,
    /// Some of what went wrong, in words.
    pub complaints: Vec<String>,
}

/// What can be clicked, as it is seen and hit.
#[derive(Clone, Copy, Debug, Default)]
pub struct Target {
    /// How many pixels that show it were tried.
    pub tried: u64,
    /// How many of these hit it.
    pub right: u64,
    /// The side of the largest square of it that is seen, in pixels.
    pub side: u64,
}

impl Hits {
    /// How many pixels of targets were tried, and how many hit theirs.
    pub fn share(&self) -> (u64, u64) {
        let sum = |count: fn(&Target) -> u64| self.targets.values().map(count).sum();
        (sum(|target| target.right), sum(|target| target.tried))
    }

    /// Targets that are seen nowhere.
    pub fn hidden(&self) -> impl Iterator<Item = &str> {
        self.targets.iter().filter(|(_, target)| target.tried == 0).map(|(name, _)| name.as_str())
    }

    /// The target that is seen least.
    pub fn least(&self) -> Option<(&str, u64)> {
        let sides = self.targets.iter().map(|(name, target)| (name.as_str(), target.side));
        sides.min_by_key(|(_, side)| *side)
    }

    fn add(&mut self, told: &Value) {
        let number = |value: &Value| value.as_u64().unwrap_or_default();
        for seen in told["targets"].as_array().into_iter().flatten() {
            let name = seen["name"].as_str().unwrap_or_default();
            let target = self.targets.entry(name.to_owned()).or_default();
            target.tried += number(&seen["tried"]);
            target.right += number(&seen["right"]);
            target.side = target.side.max(number(&seen["side"]));
            let wrong = seen["instead"].as_array().into_iter().flatten().filter_map(Value::as_str);
            self.complaints.extend(wrong.map(|wrong| format!("{name}: {wrong}")));
        }
        self.empty += number(&told["empty"]);
        self.stray += number(&told["stray"]);
        let strays = told["strays"].as_array().into_iter().flatten().filter_map(Value::as_str);
        self.complaints.extend(strays.map(|stray| format!("nothing: {stray}")));
    }
}

impl Browser {
    /// Compares what is seen of the board with what is hit, all of it, however far it has to be scrolled.
    pub fn hits(&self) -> Hits {
        let mut hits = Hits::default();
        self.run("scrollTo(0, 0)");
        loop {
            let names = self.run(FLAT);
            let picture = self.picture();
            self.run(FLAT);
            let told = self.run_until_done(COMPARE, json!([picture, names]));
            assert!(told["why"].is_null(), "the picture could not be read: {}", told["why"]);
            hits.add(&told);
            // Far enough that whatever lay at the bottom is seen, also above what is asked.
            let further = "const [before, board] = [scrollY, document.querySelector('.table .board')];
                if (board.getBoundingClientRect().bottom > innerHeight * 0.6) scrollBy(0, innerHeight * 0.4);
                return scrollY > before";
            if self.run(further) != true {
                self.run("scrollTo(0, 0)");
                return hits;
            }
        }
    }
}
