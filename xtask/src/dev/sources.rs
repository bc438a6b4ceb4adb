//! What the salon is made of, and when it was last written.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What somebody changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// Styles, scripts, wordings, pages: the compiler need not be asked for the page to show them.
    Texts,
    /// Anything else.
    Code,
}

/// The folders that are looked at.
const FOLDERS: [&str; 2] = ["crates", "games"];

/// All files, and when each was last written.
pub struct Sources {
    files: BTreeMap<PathBuf, SystemTime>,
}

impl Sources {
    /// As they are now.
    pub fn look() -> Sources {
        let mut files = BTreeMap::new();
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
        FOLDERS.iter().for_each(|folder| collect(&root.join(folder), &mut files));
        Sources { files }
    }

    /// What changed since this was asked last.
    pub fn changed(&mut self) -> Option<Change> {
        let now = Sources::look().files;
        let differs = |(path, at): &(&PathBuf, &SystemTime)| self.files.get(*path) != Some(*at);
        let written = now.iter().filter(differs).map(|(path, _)| path);
        let gone = self.files.keys().filter(|path| !now.contains_key(*path));
        let change = written.chain(gone).map(|path| kind(path)).max();
        self.files = now;
        change
    }
}

/// What a change of this file asks for.
fn kind(path: &Path) -> Change {
    let lies_in = |folder: &str| path.parent().is_some_and(|parent| parent.ends_with(folder));
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_page = ["rules.", "lesson."].iter().any(|start| name.starts_with(start))
        && [".md", ".txt"].iter().any(|end| name.ends_with(end));
    let is_text = lies_in("client/site") || lies_in("messages") || is_page;
    if is_text { Change::Texts } else { Change::Code }
}

/// The files of a folder and of the folders in it, but for tests, which the salon is not made of, and what editors leave beside them.
fn collect(folder: &Path, files: &mut BTreeMap<PathBuf, SystemTime>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        let Ok(about) = entry.metadata() else { continue };
        if name.starts_with('.') || name.ends_with('~') || name == "target" || name == "tests" {
            continue;
        }
        if about.is_dir() {
            collect(&path, files);
        } else if let Ok(at) = about.modified() {
            files.insert(path, at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_and_wordings_need_no_compiler_and_rules_do() {
        for text in
            ["crates/client/site/table.css", "games/six/messages/fr.ftl", "games/six/rules.fr.md"]
        {
            assert_eq!(kind(Path::new(text)), Change::Texts, "{text}");
        }
        for code in ["games/six/src/lib.rs", "crates/rules/src/game.rs", "games/six/Cargo.toml"] {
            assert_eq!(kind(Path::new(code)), Change::Code, "{code}");
        }
    }

    #[test]
    fn a_file_that_was_written_or_is_gone_is_a_change_and_nothing_else() {
        let mut sources = Sources::look();
        assert_eq!(sources.changed(), None);
        let manifest = sources.files.keys().find(|path| path.ends_with("games/six/Cargo.toml"));
        let manifest = manifest.expect("the game is there").clone();
        sources.files.insert(manifest, SystemTime::UNIX_EPOCH);
        assert_eq!(sources.changed(), Some(Change::Code));
        sources.files.insert(PathBuf::from("games/six/messages/xx.ftl"), SystemTime::now());
        assert_eq!(sources.changed(), Some(Change::Texts));
        assert_eq!(sources.changed(), None);
    }
}
