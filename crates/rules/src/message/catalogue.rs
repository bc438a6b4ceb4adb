//! The messages of one crate with their wordings.

use std::hash::{Hash, Hasher};
use std::sync::RwLock;

use super::Language;
use super::pack::{Section, find_loaded};

/// The messages of one crate, by number, with their wordings in each language.
#[derive(Debug)]
pub struct Catalogue {
    name: &'static str,
    /// Each key, and the names of its arguments behind it. A page that loads wordings apart has none: they come with the wordings.
    keys: &'static [&'static str],
    wordings: &'static [(&'static str, &'static [&'static str])],
    /// Tells wordings that were written for these keys from others.
    fingerprint: u32,
}

impl PartialEq for Catalogue {
    fn eq(&self, other: &Catalogue) -> bool {
        self.name == other.name
    }
}

impl Eq for Catalogue {}

impl Hash for Catalogue {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// The catalogues whose messages are understood when they come from elsewhere.
static INSTALLED: RwLock<Vec<&'static Catalogue>> = RwLock::new(Vec::new());

/// Lets messages of these catalogues be understood when they are read from the wire.
pub fn install(catalogues: impl IntoIterator<Item = &'static Catalogue>) {
    let Ok(mut installed) = INSTALLED.write() else { return };
    for catalogue in catalogues {
        if !installed.contains(&catalogue) {
            installed.push(catalogue);
        }
    }
}

/// What is known of the key of a message.
pub(super) enum Known {
    /// No catalogue has it.
    No,
    /// The keys of its catalogue are not loaded yet.
    NotYet,
    Yes(&'static Catalogue, u16),
}

impl Catalogue {
    /// What the build makes of the files of a crate.
    pub const fn new(
        name: &'static str,
        keys: &'static [&'static str],
        wordings: &'static [(&'static str, &'static [&'static str])],
        fingerprint: u32,
    ) -> Catalogue {
        Catalogue { name, keys, wordings, fingerprint }
    }

    /// The crate.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Tells what was made for its messages from what was made for others.
    pub(super) fn fingerprint(&self) -> u32 {
        self.fingerprint
    }

    /// Whether its wordings in a language are there.
    pub fn has_wordings(&self, language: Language) -> bool {
        let is_there = |of: Language, _: &Section<'_>| (of == language).then_some(());
        !cfg!(wordings_apart) || find_loaded(self.name, is_there).is_some()
    }

    /// The key of a message, and what it speaks of.
    pub(super) fn key(
        &self,
        number: u16,
    ) -> Option<(&'static str, impl Iterator<Item = &'static str>)> {
        let number = usize::from(number);
        let loaded = || find_loaded(self.name, |_, section| section.keys.get(number).copied());
        let mut words = self.keys.get(number).copied().or_else(loaded)?.split(' ');
        Some((words.next()?, words))
    }

    /// The message with this key.
    pub(super) fn find(name: &str) -> Known {
        let Some((of, key)) = name.split_once('.') else { return Known::No };
        let found = INSTALLED.read().ok().and_then(|installed| {
            let mut all = installed.iter().copied().chain([&crate::messages::CATALOGUE]);
            all.find(|catalogue| catalogue.name == of)
        });
        let Some(found) = found else { return Known::No };
        match found.number(key) {
            Some(number) => Known::Yes(found, number),
            None if found.has_keys() => Known::No,
            None => Known::NotYet,
        }
    }

    /// Whether its keys are known, if it has any.
    fn has_keys(&self) -> bool {
        !self.keys.is_empty() || find_loaded(self.name, |_, _| Some(())).is_some()
    }

    fn number(&self, key: &str) -> Option<u16> {
        let within =
            |keys: &[&str]| keys.iter().position(|words| words.split(' ').next() == Some(key));
        let loaded = || find_loaded(self.name, |_, section| within(&section.keys));
        u16::try_from(within(self.keys).or_else(loaded)?).ok()
    }

    /// The wording of a message in a language, or in English where there is none.
    pub(super) fn wording(&self, language: Language, number: u16) -> &'static str {
        let number = usize::from(number);
        let of = |language: Language| {
            let (_, words) = self.wordings.iter().find(|(tag, _)| *tag == language.tag())?;
            words.get(number).copied().filter(|words| !words.is_empty())
        };
        let loaded = || {
            find_loaded(self.name, |of, section| {
                section.wordings.get(number).copied().filter(|_| of == language)
            })
        };
        of(language).or_else(loaded).or_else(|| of(Language::EN)).unwrap_or_default()
    }

    /// The keys of messages that have no wording in a language.
    pub fn missing(&self, language: Language) -> Vec<&'static str> {
        let words = self
            .wordings
            .iter()
            .find(|(tag, _)| *tag == language.tag())
            .map_or(&[][..], |(_, words)| words);
        let has = |number: usize| words.get(number).is_some_and(|words| !words.is_empty());
        let keys = self.keys.iter().enumerate().filter(|(number, _)| !has(*number));
        keys.filter_map(|(_, words)| words.split(' ').next()).collect()
    }
}
