//! Packs: what catalogues have in one language, keys and wordings, for a page that loads them apart. `tablier-catalogue` writes them:
//!
//! ```text
//!   0x07 name fingerprint, then each key with the names of its arguments      for every catalogue
//!   0x08, then each wording                                                   for every catalogue, in the same order
//!   0x07                                                                      the end
//! ```
//!
//! All of these are lines. Keys that nobody is told may be missing, all those of a catalogue together.

use std::sync::RwLock;

use super::{Catalogue, Language};

const CATALOGUE: char = '\u{7}';
const WORDINGS: &str = "\u{8}\n";
const END: &str = "\u{7}\n";

/// A catalogue in a pack.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Section<'a> {
    pub name: &'a str,
    fingerprint: &'a str,
    pub keys: Vec<&'a str>,
    pub wordings: Vec<&'a str>,
}

/// What a page has loaded.
static LOADED: RwLock<Vec<(Language, Section<'static>)>> = RwLock::new(Vec::new());

/// Takes in what these catalogues have in a language, as `cargo xtask client` packs it; tells whether that is whole and made for the messages
/// here. It stays for as long as the page does.
pub fn load_wordings(language: Language, catalogues: &[&Catalogue], pack: String) -> bool {
    if !fits(&pack, catalogues) {
        return false;
    }
    let pack: &'static str = Box::leak(pack.into_boxed_str());
    if let Ok(mut loaded) = LOADED.write() {
        loaded.extend(read(pack).map(|section| (language, section)));
    }
    true
}

/// The first thing that is found in what is loaded of a catalogue.
pub(super) fn find_loaded<T>(
    name: &str,
    find: impl Fn(Language, &Section<'static>) -> Option<T>,
) -> Option<T> {
    let loaded = LOADED.read().ok()?;
    let mut own = loaded.iter().filter(|(_, section)| section.name == name);
    own.find_map(|(language, section)| find(*language, section))
}

/// Whether a pack is whole and was made for these catalogues.
pub(super) fn fits(pack: &str, catalogues: &[&Catalogue]) -> bool {
    catalogues.iter().all(|own| {
        read(pack).any(|section| {
            section.name == own.name()
                && section.fingerprint.parse() == Ok(own.fingerprint())
                && (section.keys.is_empty() || section.keys.len() == section.wordings.len())
        })
    })
}

/// Each catalogue of a pack; none of one that was cut off.
pub(super) fn read(pack: &str) -> impl Iterator<Item = Section<'_>> {
    let mut blocks = pack.strip_suffix(END).unwrap_or_default().split(WORDINGS);
    let heads = blocks.next().unwrap_or_default().split(CATALOGUE).skip(1);
    heads.zip(blocks).map(|(head, wordings)| {
        let mut keys = head.lines();
        let (name, fingerprint) =
            keys.next().and_then(|line| line.split_once(' ')).unwrap_or_default();
        Section { name, fingerprint, keys: keys.collect(), wordings: wordings.lines().collect() }
    })
}
