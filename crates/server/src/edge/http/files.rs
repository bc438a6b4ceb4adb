//! The files of the client: those of a folder, where one was named, else those that were built into the program.

use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use rust_embed_utils::{EmbeddedFile, read_file_from_fs};

#[cfg(feature = "client")]
#[derive(rust_embed::RustEmbed)]
#[folder = "../../target/site/"]
struct Inside;

/// Where the files are.
#[derive(Clone, Debug)]
pub struct Files(Option<Arc<Path>>);

impl Files {
    /// Those of this folder, read each time they are asked for; without one those inside.
    pub fn of(folder: Option<&PathBuf>) -> Files {
        Files(folder.map(|folder| Arc::from(folder.as_path())))
    }

    /// The file of this name, if there is one.
    pub fn get(&self, path: &str) -> Option<EmbeddedFile> {
        match &self.0 {
            Some(folder) => beneath(folder, path),
            None => inside(path),
        }
    }
}

/// A file of a folder, and never one that lies elsewhere.
fn beneath(folder: &Path, path: &str) -> Option<EmbeddedFile> {
    let path = Path::new(path);
    let goes_down = path.components().all(|part| matches!(part, Component::Normal(_)));
    goes_down.then(|| read_file_from_fs(&folder.join(path)).ok()).flatten()
}

#[cfg(feature = "client")]
fn inside(path: &str) -> Option<EmbeddedFile> {
    <Inside as rust_embed::RustEmbed>::get(path)
}

#[cfg(not(feature = "client"))]
fn inside(_: &str) -> Option<EmbeddedFile> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_gives_its_own_files_and_no_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let site = folder.path().join("site");
        std::fs::create_dir_all(site.join("page")).expect("a folder in it");
        std::fs::write(site.join("page/sheet.css"), "b{}").expect("a file");
        std::fs::write(folder.path().join("secret.txt"), "no").expect("a file");
        let files = Files::of(Some(&site));
        let found = files.get("page/sheet.css").expect("it is there");
        assert_eq!((&*found.data, found.metadata.mimetype()), (&b"b{}"[..], "text/css"));
        let secret = folder.path().join("secret.txt");
        for other in ["../secret.txt", "page/../../secret.txt", secret.to_str().expect("a path")] {
            assert!(files.get(other).is_none(), "{other}");
        }
    }
}
