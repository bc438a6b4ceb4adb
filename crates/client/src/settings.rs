//! What a person has chosen for this browser.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use tablier_pages::USUAL_LEVEL;
use tablier_rules::reading::{Fields, FromJson, Json, Others, Reader, read};
use tablier_rules::{Language, Level, OptionMap, reading};

/// The name settings are kept under.
pub const KEY: &str = "tablier.settings";

/// Everything that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
    /// The level last chosen for each game, from 1 to 5, by its slug.
    pub levels: OptionMap,
}

impl FromJson for Settings {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> Settings {
        let names = &["language", "light", "sounds", "speed", "large", "clear", "levels"];
        let mut fields = Fields::of(json, names, Others::Ignored, reader);
        // A language that was chosen may be spoken here no longer.
        let tag: Option<String> = fields.take_or_default();
        Settings {
            language: tag.as_deref().and_then(Language::find),
            light: fields.take_or_default(),
            sounds: fields.take_or_default(),
            speed: fields.take_or_default(),
            large: fields.take_or_default(),
            clear: fields.take_or_default(),
            levels: fields.take_or_default(),
        }
    }
}

impl<'de> Deserialize<'de> for Settings {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Settings, D::Error> {
        read(from)
    }
}

/// By day or by night.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Light {
    /// As the device has it.
    #[default]
    Device,
    Day,
    Night,
}

reading! {
    variants of Light { "device" => Device, "day" => Day, "night" => Night }
}

/// How fast things move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// Slowly.
    Slow,
    /// As usual.
    #[default]
    Usual,
    Fast,
    /// Not at all.
    Still,
}

reading! {
    variants of Speed { "slow" => Slow, "usual" => Usual, "fast" => Fast, "still" => Still }
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
            levels: OptionMap::new(),
        }
    }
}

impl Settings {
    /// The level last chosen for a game; where none was, one that lets beginners win.
    pub fn level(&self, game: &str) -> Level {
        let chosen = self.levels.get(game).and_then(Value::as_u64);
        chosen.and_then(|number| Level::try_from(number).ok()).unwrap_or(USUAL_LEVEL)
    }

    /// Remembers the level chosen for a game.
    pub fn choose_level(&mut self, game: &str, level: Level) {
        self.levels.insert(game.to_owned(), level.number().into());
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
    Language::first(preferred).unwrap_or(Language::EN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_spoken_here_is_taken() {
        assert_eq!(language_of(["it-CH", "fr-CH", "en"]), Language::FR);
        assert_eq!(language_of(["de-CH", "fr-CH", "en"]), Language::DE);
        assert_eq!(language_of(["en-GB", "fr"]), Language::EN);
        assert_eq!(language_of(["it"]), Language::EN);
    }

    #[test]
    fn every_game_has_its_own_level() {
        let mut settings = Settings::default();
        settings.choose_level("six", Level::Master);
        let kept = serde_json::to_string(&settings).unwrap();
        let settings: Settings = serde_json::from_str(&kept).unwrap();
        assert_eq!(
            (settings.level("six"), settings.level("disx")),
            (Level::Master, Level::Amateur)
        );
        let spoilt: Settings = serde_json::from_str("{\"levels\":{\"six\":9}}").unwrap();
        assert_eq!(spoilt.level("six"), Level::Amateur);
    }

    #[test]
    fn settings_kept_by_an_older_salon_are_still_read() {
        let old: Settings =
            serde_json::from_str("{\"sounds\":true,\"level\":4,\"gone\":1}").unwrap();
        assert_eq!(old, Settings { sounds: true, ..Settings::default() });
        for (kept, language) in [
            ("\"fr\"", Some(Language::FR)),
            ("\"en\"", Some(Language::EN)),
            ("\"xx\"", None),
            ("null", None),
        ] {
            let kept: Settings =
                serde_json::from_str(&format!("{{\"language\":{kept},\"sounds\":true}}")).unwrap();
            assert_eq!(kept, Settings { language, sounds: true, ..Settings::default() });
        }
    }
}
