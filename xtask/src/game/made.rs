//! `cargo xtask new-game`: a folder with a small complete game, to be changed into another. What is written lies in `xtask/templates`;
//! here only the name is put in.

use std::fs;
use std::path::{Path, PathBuf};

use super::{GAMES, golden};
use crate::run::{Outcome, cargo};
use crate::shelf::{self, Shelf};

/// The game of the templates: its name in code, as a type, in capitals.
const TEMPLATE: [&str; 4] = ["tablier_noughts", "noughts", "Noughts", "NOUGHTS"];

/// What cannot name a module.
const KEYWORDS: &str = "as async await break const continue crate dyn else enum extern false fn for gen if impl in let loop \
    match mod move mut pub ref return self static struct super trait true type unsafe use where while \
    abstract become box do final macro override priv try typeof unsized virtual yield";

/// Makes a game of this name and puts it on the shelf.
pub fn new(name: &str, full: bool) -> Outcome {
    check_name(name)?;
    let folder = Path::new(GAMES).join(name);
    if folder.exists() || Path::new(GAMES).join("../crates").join(name).exists() {
        return Err(format!("there is a crate called {name} already: choose another name."));
    }
    if Shelf::WithExample.games()?.iter().any(|game| game.slug.replace('_', "-") == name) {
        return Err(format!("a game called {name} is on the shelf already: choose another name."));
    }
    stamp(name, full, &folder)?;
    let line = shelf::add(name)?;
    cargo(["fmt", "--package"]).args([format!("tablier-{name}")]).run("format")?;
    if full {
        golden(&[name.to_owned()])?;
    }
    println!(
        "games/{name} is a small complete game, and stands on the shelf (games/registry/Cargo.toml):\n  {line}\n\n\
         Change its moves, its position and its rules in games/{name}/src/lib.rs; docs/ADDING-A-GAME.md explains them.\n  \
         cargo xtask check-game {name}       after each change\n  \
         cargo run -- play {name}            in the terminal\n  \
         cargo xtask start                    in the browser"
    );
    Ok(())
}

/// Writes the files of a game of this name into a folder.
pub fn stamp(name: &str, full: bool, folder: &Path) -> Outcome {
    let mut sources = vec!["rules"];
    sources.extend(full.then_some("finished"));
    // What a finished game has comes last, and in place of what it had before.
    for source in sources {
        let root = templates().join(source);
        for path in files(&root)? {
            let text = fs::read_to_string(&path).map_err(|error| at(&path, &error))?;
            let target = folder.join(path.strip_prefix(&root).unwrap_or(&path));
            let parent = target.parent().unwrap_or(folder);
            fs::create_dir_all(parent).map_err(|error| at(parent, &error))?;
            fs::write(&target, renamed(&text, name)).map_err(|error| at(&target, &error))?;
        }
    }
    Ok(())
}

fn templates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("templates")
}

/// The text of a template with another name in it.
fn renamed(text: &str, name: &str) -> String {
    let code = format!("tablier_{}", name.replace('-', "_"));
    let names = [code, name.to_owned(), type_name(name), name.replace('-', " ").to_uppercase()];
    TEMPLATE.iter().zip(names).fold(text.to_owned(), |text, (old, new)| text.replace(old, &new))
}

/// `ox-and-lion` is `OxAndLion` as a type.
fn type_name(name: &str) -> String {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    };
    name.split('-').map(capital).collect()
}

/// Refuses, with a sentence, names that cannot be those of a folder, a crate, a URL and a type.
fn check_name(name: &str) -> Outcome {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let begins = |word: &str| word.starts_with(|c: char| c.is_ascii_alphabetic());
    if !name.chars().all(plain) || !begins(name) || name.split('-').any(str::is_empty) {
        return Err(format!(
            "\"{name}\" cannot name a game: small letters and digits, beginning with a letter, words joined by a hyphen, \
             such as ox-and-lion."
        ));
    }
    if KEYWORDS.split_whitespace().any(|keyword| keyword == name) {
        return Err(format!("{name} is a word of Rust and cannot name a crate: choose another."));
    }
    let own = type_name(name);
    for path in files(&templates())? {
        let text = fs::read_to_string(&path).map_err(|error| at(&path, &error))?;
        let is_rust = path.extension().is_some_and(|end| end == "rs");
        if is_rust && text.split(|c: char| !c.is_alphanumeric()).any(|word| word == own) {
            return Err(format!("every game has a type {own} already: choose another name."));
        }
    }
    Ok(())
}

/// All files below a folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let (mut files, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(|error| at(&folder, &error))?.flatten() {
            let list = if entry.path().is_dir() { &mut folders } else { &mut files };
            list.push(entry.path());
        }
    }
    files.sort();
    Ok(files)
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_fits_into_a_url_a_crate_and_a_type_or_is_refused_with_a_sentence() {
        for good in ["pentago", "ox-and-lion", "four4"] {
            assert_eq!(check_name(good), Ok(()), "{good}");
        }
        for bad in
            ["", "Pentago", "4four", "a--b", "-a", "a-", "a_b", "é", "../six", "loop", "mark"]
        {
            let sentence = check_name(bad).unwrap_err();
            assert!(sentence.ends_with('.'), "{bad}: {sentence}");
        }
        for taken in ["six", "registry", "hare", "rules"] {
            assert!(new(taken, false).unwrap_err().contains("another name"), "{taken}");
        }
    }

    #[test]
    fn a_new_name_replaces_the_old_one_everywhere() {
        let text = "tablier_noughts::Noughts, noughts in NOUGHTS";
        assert_eq!(renamed(text, "ox-go"), "tablier_ox_go::OxGo, ox-go in OX GO");
        for path in files(&templates()).unwrap() {
            let text = renamed(&fs::read_to_string(path).unwrap(), "pentago");
            assert!(!text.to_lowercase().contains("noughts"));
        }
    }
}
