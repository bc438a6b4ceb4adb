//! The languages there are catalogues of.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::messages::{self, LANGUAGES};

/// A language of the interface: one there is a catalogue of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(u8);

impl Language {
    /// All of them, in the order of their tags.
    pub const ALL: [Language; LANGUAGES.len()] = {
        let mut all = [Language(0); LANGUAGES.len()];
        let mut number = 0;
        while number < all.len() {
            all[number] = Language(number as u8);
            number += 1;
        }
        all
    };
    /// German.
    pub const DE: Language = Language::of("de");
    /// English, which a message falls back to.
    pub const EN: Language = Language::of("en");
    /// French.
    pub const FR: Language = Language::of("fr");

    const fn of(tag: &str) -> Language {
        let mut number = 0;
        while number < LANGUAGES.len() {
            let (found, wanted) = (LANGUAGES[number].as_bytes(), tag.as_bytes());
            if found.len() == wanted.len() && found[0] == wanted[0] && found[1] == wanted[1] {
                return Language(number as u8);
            }
            number += 1;
        }
        panic!("there is a catalogue of it");
    }

    /// The language a tag such as `de`, `de-CH` or `de@euro` begins with.
    pub fn find(tag: &str) -> Option<Language> {
        let first = tag.trim().split(['-', '_', '.', '@', ';']).next()?.to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.tag() == first)
    }

    /// The first of several tags that is a language there is a catalogue of.
    pub fn first<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Language> {
        tags.into_iter().find_map(Language::find)
    }

    /// What files and links call it: `de`.
    pub const fn tag(self) -> &'static str {
        LANGUAGES[self.0 as usize]
    }

    /// What those who speak it call it: `Deutsch`.
    pub fn name(self) -> String {
        messages::language_name().get(self)
    }

    /// Whether thin spaces stand before some signs, as in French.
    pub fn has_thin_spaces(self) -> bool {
        messages::language_spaces().get(self) == "french"
    }
}

impl Default for Language {
    /// Where nobody says what they read.
    fn default() -> Language {
        Language::FR
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.tag())
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        let tag = String::deserialize(deserializer)?;
        Language::find(&tag)
            .ok_or_else(|| D::Error::custom(format!("there is no language {tag:?} here")))
    }
}
