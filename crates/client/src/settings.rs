//! What a person has chosen for this browser.

use serde::{Deserialize, Serialize};
use tablier_rules::Language;

/// The name settings are kept under.
pub const KEY: &str = "tablier.settings";

/// Everything that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; the browser's where none was chosen.
    pub language: Option<Language>,
    /// By day or by night.
    pub light: Light,
    /// Whether moves are heard.
    pub sounds: bool,
    /// How fast things move.
    pub speed: Speed,
    /// Whether pieces are shown larger than the screen would have them.
    pub large: bool,
    /// Whether colours are chosen for eyes that do not tell red from green.
    pub clear: bool,
    /// The level last chosen, from 1 to 5.
    pub level: u8,
}

/// By day or by night.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Light {
    /// As the device has it.
    #[default]
    Device,
    /// By day.
    Day,
    /// By night.
    Night,
}

/// How fast things move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// Slowly.
    Slow,
    /// As usual.
    #[default]
    Usual,
    /// Fast.
    Fast,
    /// Not at all.
    Still,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            light: Light::Device,
            sounds: false,
            speed: Speed::Usual,
            large: false,
            clear: false,
            level: 2,
        }
    }
}

impl Speed {
    /// How long a step takes, in milliseconds.
    pub fn step(self) -> u32 {
        match self {
            Speed::Slow => 900,
            Speed::Usual => 420,
            Speed::Fast => 180,
            Speed::Still => 0,
        }
    }
}

/// The language a browser prefers, by the first of its languages that is spoken here.
pub fn language_of<'a>(preferred: impl IntoIterator<Item = &'a str>) -> Language {
    let known = preferred.into_iter().find_map(|tag| match tag.get(..2) {
        Some("fr") => Some(Language::Fr),
        Some("en") => Some(Language::En),
        _ => None,
    });
    known.unwrap_or(Language::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_spoken_here_is_taken() {
        assert_eq!(language_of(["de-CH", "fr-CH", "en"]), Language::Fr);
        assert_eq!(language_of(["en-GB", "fr"]), Language::En);
        assert_eq!(language_of(["de"]), Language::En);
    }

    #[test]
    fn settings_kept_by_an_older_salon_are_still_read() {
        let old: Settings = serde_json::from_str("{\"sounds\":true,\"gone\":1}").unwrap();
        assert_eq!(old, Settings { sounds: true, ..Settings::default() });
    }
}
