//! The folder of a game, in which everything lies that it is held to.

use std::fs;
use std::path::{Path, PathBuf};

use tablier_rules::{Record, Show};

/// The folder of a game's crate.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// The folder with the game's manifest.
    pub fn new(path: impl Into<PathBuf>) -> Folder {
        Folder(path.into())
    }

    /// A file or folder in it, whether it is there or not.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The text of a file, which must be there.
    pub fn read(&self, name: &str) -> String {
        read(&self.path(name))
    }

    /// Whether a file or folder of this name is in it.
    pub fn has(&self, name: &str) -> bool {
        self.path(name).exists()
    }

    /// Writes a file, and the folder it lies in.
    pub(crate) fn write(&self, name: &str, text: &str) {
        let path = self.path(name);
        let written = path.parent().map_or(Ok(()), fs::create_dir_all);
        let written = written.and_then(|()| fs::write(&path, text));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }

    /// The records of the game in a folder of it, in the order of their names; none if there is no such folder.
    pub fn records<G: Show>(&self, name: &str) -> Vec<(PathBuf, Record)> {
        let Ok(files) = fs::read_dir(self.path(name)) else { return Vec::new() };
        let mut files: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
        files.retain(|path| path.extension().is_some_and(|end| end == "txt"));
        files.sort();
        let parsed = |path: PathBuf| {
            let record = parse(&path.display().to_string(), &read(&path));
            assert_eq!(record.game, G::SLUG, "{} is of another game", path.display());
            (path, record)
        };
        files.into_iter().map(parsed).collect()
    }
}

/// The text of a file, which must be there.
pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The record that a text is, which is called `name` if it is none.
pub(crate) fn parse(name: &str, text: &str) -> Record {
    text.parse().unwrap_or_else(|error| panic!("{name}: {error}\n{text}"))
}
