//! Catalogues of messages, read when a crate is built. Knows no crate of ours: it writes code for them.
//!
//! A crate whose folder holds `messages/en.ftl` and the same for other languages calls [`build`] in its `build.rs` and takes in what
//! that wrote with `tablier_rules::messages!()`: a function for each message, and the wordings in every language there is a file of.
//! English is the language whose file says which messages there are and what they speak of; the others follow it.

mod catalogue;
mod code;
mod pack;
mod pattern;
mod wrong;

use std::path::{Path, PathBuf};
use std::{env, fs};

pub use catalogue::{Argument, Catalogue, Kind, Said};
pub use pack::pack;
pub use wrong::Wrong;

/// The language whose catalogue says which messages there are.
pub const REFERENCE: &str = "en";

/// Reads the catalogues of the crate that is being built, and writes its messages. What is wrong in them is told as an error of
/// the compiler.
pub fn build() {
    let folder =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("Cargo says where the crate is"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo says where to write"));
    let package = env::var("CARGO_PKG_NAME").expect("Cargo says what is built");
    let name = package.strip_prefix("tablier-").unwrap_or(&package);
    println!("cargo::rerun-if-changed={}", folder.join("messages").display());
    println!("cargo::rerun-if-changed=build.rs");
    match Catalogue::read(name, &folder.join("messages")) {
        Ok(catalogue) => {
            let pages = pages(&folder);
            // A page that is not there yet makes the crate look again each time it is built, until it is there.
            let languages = catalogue.languages.iter().filter(|_| !pages.is_empty());
            for path in languages.map(|language| folder.join(format!("rules.{language}.md"))) {
                println!("cargo::rerun-if-changed={}", path.display());
            }
            let code = code::of(&catalogue, &pages);
            fs::write(out.join("messages.rs"), code)
                .expect("the folder for what is made can be written");
        }
        Err(wrongs) => {
            for wrong in wrongs {
                println!("cargo::error={wrong}");
            }
        }
    }
}

/// The pages with the rules of a game, each after its language: `rules.de.md` is German.
fn pages(folder: &Path) -> Vec<(String, PathBuf)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let page = |path: PathBuf| {
        let name = path.file_name()?.to_str()?;
        let language = name.strip_prefix("rules.")?.strip_suffix(".md")?.to_owned();
        Some((language, path))
    };
    let mut pages: Vec<_> = paths.filter_map(page).collect();
    pages.sort();
    pages
}
