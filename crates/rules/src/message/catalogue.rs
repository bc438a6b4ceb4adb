//! The messages of one crate with their wordings.

use std::hash::{Hash, Hasher};
use std::sync::RwLock;

use super::Language;

/// The messages of one crate, by number, with their wordings in each language.
#[derive(Debug)]
pub struct Catalogue {
    name: &'static str,
    /// Each key, and the names of its arguments behind it.
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

/// What stands before the name of a catalogue in a pack.
const CATALOGUE: char = '\u{7}';

/// Wordings that a page loaded apart: of each language, each catalogue with its messages.
static LOADED: RwLock<Vec<(Language, &'static str, Vec<&'static str>)>> = RwLock::new(Vec::new());

/// Takes in the wordings that these catalogues have in a language, as `cargo xtask client` packs them; tells whether they are whole and those of
/// the messages here. They stay for as long as the page does.
pub fn load_wordings(language: Language, catalogues: &[&Catalogue], pack: String) -> bool {
    if !fits(&pack, catalogues.iter().copied()) {
        return false;
    }
    let pack: &'static str = Box::leak(pack.into_boxed_str());
    if let Ok(mut loaded) = LOADED.write() {
        let sections = read_pack(pack).into_iter();
        loaded.extend(sections.map(|section| (language, section.name, section.wordings)));
    }
    true
}

/// Whether a pack is whole and has the wordings of these catalogues.
pub(super) fn fits<'a>(pack: &str, catalogues: impl IntoIterator<Item = &'a Catalogue>) -> bool {
    let sections = read_pack(pack);
    let is_whole = sections.last().is_some_and(|end| end.name.is_empty() && pack.ends_with('\n'));
    is_whole
        && catalogues.into_iter().all(|own| {
            sections.iter().any(|section| {
                section.name == own.name
                    && section.fingerprint.parse() == Ok(own.fingerprint)
                    && section.wordings.len() == own.keys.len()
            })
        })
}

/// A catalogue in a pack.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Section<'a> {
    pub name: &'a str,
    pub fingerprint: &'a str,
    pub wordings: Vec<&'a str>,
}

/// Each catalogue of a pack; the last one has no name and ends it.
pub(super) fn read_pack(pack: &str) -> Vec<Section<'_>> {
    let mut read: Vec<Section<'_>> = Vec::new();
    for line in pack.lines() {
        match (line.strip_prefix(CATALOGUE), read.last_mut()) {
            (Some(head), _) => {
                let (name, fingerprint) = head.split_once(' ').unwrap_or_default();
                read.push(Section { name, fingerprint, wordings: Vec::new() });
            }
            (None, Some(section)) => section.wordings.push(line),
            (None, None) => {}
        }
    }
    read
}

#[cfg(wordings_apart)]
fn loaded(language: Language, name: &str, number: usize) -> Option<&'static str> {
    let loaded = LOADED.read().ok()?;
    let (_, _, wordings) =
        loaded.iter().find(|(of, catalogue, _)| *of == language && *catalogue == name)?;
    wordings.get(number).copied()
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

    /// Whether its wordings in a language are there.
    pub fn has_wordings(&self, language: Language) -> bool {
        let is_own =
            |(of, name, _): &(Language, &str, Vec<&str>)| *of == language && *name == self.name;
        !cfg!(wordings_apart) || LOADED.read().is_ok_and(|loaded| loaded.iter().any(is_own))
    }

    /// The key of a message, and what it speaks of.
    pub(super) fn key(&self, number: u16) -> (&'static str, impl Iterator<Item = &'static str>) {
        let mut words = self.keys.get(usize::from(number)).copied().unwrap_or_default().split(' ');
        (words.next().unwrap_or_default(), words)
    }

    /// The message with this key.
    pub(super) fn find(name: &str) -> Option<(&'static Catalogue, u16)> {
        let (of, key) = name.split_once('.')?;
        let installed = INSTALLED.read().ok()?;
        let found = installed
            .iter()
            .copied()
            .chain([&crate::messages::CATALOGUE])
            .find(|catalogue| catalogue.name == of)?;
        let number = found.keys.iter().position(|words| words.split(' ').next() == Some(key))?;
        Some((found, u16::try_from(number).ok()?))
    }

    /// The wording of a message in a language, or in English where there is none.
    pub(super) fn wording(&self, language: Language, number: u16) -> &'static str {
        #[cfg(wordings_apart)]
        if let Some(wording) = loaded(language, self.name, usize::from(number)) {
            return wording;
        }
        let of = |language: Language| {
            let (_, words) = self.wordings.iter().find(|(tag, _)| *tag == language.tag())?;
            words.get(usize::from(number)).copied().filter(|words| !words.is_empty())
        };
        of(language).or_else(|| of(Language::EN)).unwrap_or_default()
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
