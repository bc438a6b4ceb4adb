//! The catalogues of the whole project: where those of the page are, and `cargo xtask languages`, which tells translators what is to do.

mod trial;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use tablier_catalogue::{Catalogue, REFERENCE};

use crate::run::{Outcome, program};
use crate::shelf::Shelf;

pub use trial::trial;

/// The crates beside the games that say something, those of the page first.
const CRATES: [&str; 8] =
    ["rules", "table", "protocol", "pages", "client", "terminal", "referee", "cli"];
/// So many of them does a page need.
const OF_PAGE: usize = 5;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// Every folder with a catalogue: of these crates, then of the games.
fn folders(crates: &[&str], shelf: Shelf) -> Result<Vec<(String, PathBuf)>, String> {
    let crates = crates.iter().map(|name| ((*name).to_owned(), root().join("crates").join(name)));
    let games = shelf.games()?.into_iter().filter_map(|game| {
        let name = game.package.strip_prefix("tablier-").unwrap_or(&game.package).to_owned();
        Some((name, game.folder?))
    });
    Ok(crates.chain(games).filter(|(_, folder)| folder.join("messages").is_dir()).collect())
}

fn read(folders: &[(String, PathBuf)]) -> Result<Vec<Catalogue>, String> {
    let read = folders.iter().map(|(name, folder)| Catalogue::read(name, &folder.join("messages")));
    read.map(|read| {
        read.map_err(|wrongs| wrongs.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    })
    .collect()
}

/// The folders with the catalogues of whatever a page says.
pub fn folders_of_page(shelf: Shelf) -> Result<Vec<(String, PathBuf)>, String> {
    folders(&CRATES[..OF_PAGE], shelf)
}

/// Every language that some of them speaks.
fn all(catalogues: &[Catalogue]) -> BTreeSet<String> {
    catalogues.iter().flat_map(|catalogue| catalogue.languages.iter().cloned()).collect()
}

/// Prints what is to do in each language.
pub fn report() -> Outcome {
    let folders = folders(&CRATES, Shelf::Usual)?;
    let catalogues = read(&folders)?;
    let count: usize = catalogues.iter().map(|catalogue| catalogue.messages.len()).sum();
    println!(
        "{count} messages in {} catalogues; {REFERENCE} is the one the others follow.\n",
        catalogues.len()
    );
    let mut lacks = false;
    for language in all(&catalogues).iter().filter(|language| *language != REFERENCE) {
        println!("{language}:");
        for (catalogue, (_, folder)) in catalogues.iter().zip(&folders) {
            for (what, keys) in [
                ("not worded", missing(catalogue, language)),
                ("as in English", same(catalogue, language)),
                ("English changed since", changed(folder, language)),
            ] {
                lacks |= what == "not worded" && !keys.is_empty();
                if !keys.is_empty() {
                    println!("  {}: {what}: {}", catalogue.name, keys.join(", "));
                }
            }
            for page in pages(folder, language) {
                lacks = true;
                println!("  {}: there is no {page}", catalogue.name);
            }
        }
        println!();
    }
    if lacks { Err("some language is not complete.".to_owned()) } else { Ok(()) }
}

fn missing(catalogue: &Catalogue, language: &str) -> Vec<String> {
    let said = catalogue.messages.iter().filter(|said| !said.wordings.contains_key(language));
    said.map(|said| said.key.clone()).collect()
}

/// What reads the same as in English, and has words that might have been left.
fn same(catalogue: &Catalogue, language: &str) -> Vec<String> {
    let said = catalogue.messages.iter().filter(|said| {
        let (own, english) = (said.wordings.get(language), said.wordings.get(REFERENCE));
        let words = |text: &String| {
            text.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 3).count()
        };
        own == english && own.is_some_and(|own| words(own) > 2)
    });
    said.map(|said| said.key.clone()).collect()
}

/// The messages whose English wording was written after the one in this language, by what git remembers.
fn changed(folder: &Path, language: &str) -> Vec<String> {
    let written = |language: &str| written(&folder.join(format!("messages/{language}.ftl")));
    let (english, own) = (written(REFERENCE), written(language));
    let later = english.into_iter().filter(|(key, at)| own.get(key).is_some_and(|own| own < at));
    later.map(|(key, _)| key).collect()
}

/// When each message of a file was last changed.
fn written(file: &Path) -> BTreeMap<String, u64> {
    let blamed =
        program("git", ["blame", "--line-porcelain", "--"]).args([file]).read().unwrap_or_default();
    let (mut times, mut at, mut key) = (BTreeMap::new(), 0, None::<String>);
    for line in blamed.lines() {
        if let Some(time) = line.strip_prefix("author-time ") {
            at = time.parse().unwrap_or(0);
        }
        let Some(text) = line.strip_prefix('\t') else { continue };
        match text.split_once(" =") {
            Some((name, _)) if text.starts_with(|c: char| c.is_ascii_lowercase()) => {
                key = Some(name.to_owned());
            }
            _ if text.starts_with('#') || text.trim().is_empty() => key = None,
            _ => {}
        }
        if let Some(key) = &key {
            let known = times.entry(key.clone()).or_insert(at);
            *known = at.max(*known);
        }
    }
    times
}

/// The pages of a game that are there in English and not in this language.
fn pages(folder: &Path, language: &str) -> Vec<String> {
    let names = [("rules", "md"), ("lesson", "txt")].map(|(name, end)| {
        [REFERENCE, language].map(|language| format!("{name}.{language}.{end}"))
    });
    let lacking = names
        .into_iter()
        .filter(|[english, own]| folder.join(english).exists() && !folder.join(own).exists());
    lacking.map(|[_, own]| own).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_catalogue_of_the_project_is_complete_in_every_language() {
        let catalogues = read(&folders(&CRATES, Shelf::Usual).unwrap()).unwrap();
        for language in all(&catalogues) {
            for catalogue in &catalogues {
                assert_eq!(
                    missing(catalogue, &language),
                    [""; 0],
                    "{} in {language}",
                    catalogue.name
                );
            }
        }
    }
}
