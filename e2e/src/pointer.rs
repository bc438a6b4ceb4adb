//! A real pointer: it is moved to a pixel, and whatever lies on top there is what was meant. Nothing is clicked any other way.

use serde_json::{Value, json};

use crate::{Browser, patience};

/// Finds the pixel of a thing.
pub(crate) const PLACE: &str = include_str!("place.js");
const POINT: &str = include_str!("point.js");

/// What somebody points with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    #[default]
    Mouse,
    /// A finger on glass.
    Finger,
}

impl Browser {
    /// Points at the first thing of this kind and clicks or taps, once it is there and a pixel of it is in sight.
    pub fn click(&self, selector: &str) {
        self.click_nth(selector, 0);
    }

    /// The same with one of several things of a kind.
    pub fn click_nth(&self, selector: &str, index: usize) {
        let (x, y) = self.pixel_of(selector, index);
        self.click_at(x, y);
    }

    /// The pixel at which somebody would point at a thing. Fails if it can be seen nowhere.
    pub fn pixel_of(&self, selector: &str, index: usize) -> (i64, i64) {
        let longest = patience::ELSE.as_millis() as u64;
        let script = format!("{PLACE}\n{POINT}");
        let found = self.run_until_done(&script, json!([selector, index, longest]));
        pixel(&found).unwrap_or_else(|| {
            panic!("{selector} ({index}) cannot be pointed at: {}\n{}", found["why"], self.text())
        })
    }

    /// Clicks or taps at a pixel of the window.
    pub fn click_at(&self, x: i64, y: i64) {
        let kind = match self.hand() {
            Hand::Mouse => "mouse",
            Hand::Finger => "touch",
        };
        self.act(json!({
            "type": "pointer", "id": kind, "parameters": { "pointerType": kind },
            "actions": [
                { "type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport" },
                { "type": "pointerDown", "button": 0 },
                { "type": "pointerUp", "button": 0 },
            ],
        }));
    }
}

/// The pixel a script found.
pub(crate) fn pixel(found: &Value) -> Option<(i64, i64)> {
    Some((found["x"].as_i64()?, found["y"].as_i64()?))
}
