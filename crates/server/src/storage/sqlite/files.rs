//! The files of a salon on the disk: who may read them, whether they are still the ones that were opened, how one of them
//! comes into its place, and what copies are called.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::dates::stamp;
use crate::storage::{Kept, StorageError};

/// What SQLite puts beside its file while it is open.
pub const BESIDE: [&str; 2] = ["-wal", "-shm"];
/// Tokens and seeds are inside: nobody else reads them.
const PRIVATE: u32 = 0o600;

/// The name with something after it.
pub fn with(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// A name beside this one that says what the copy is and when it was made, and that is free.
pub fn dated(path: &Path, what: &str) -> PathBuf {
    let name = format!(".{what}-{}", stamp());
    let free = |ending: &str| Some(with(path, ending)).filter(|path| !path.exists());
    free(&name)
        .or_else(|| (2..1_000).find_map(|number| free(&format!("{name}-{number}"))))
        .unwrap_or_else(|| with(path, &name))
}

/// Makes an empty file that nobody else may read, where there is none.
pub fn make_private(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).mode(PRIVATE).open(path)
}

/// Takes away from others the right to read the files of a salon. One that belongs to somebody else stays as it is.
pub fn keep_private(path: &Path) {
    for file in [path.to_owned(), with(path, BESIDE[0]), with(path, BESIDE[1])] {
        let open_to_others = fs::metadata(&file).is_ok_and(|found| found.mode() & 0o077 != 0);
        if open_to_others
            && let Err(error) = fs::set_permissions(&file, fs::Permissions::from_mode(PRIVATE))
        {
            tracing::warn!(file = %file.display(), %error, "others can read this file");
        }
    }
}

/// A file in the making. Unless it is put into its place it goes again.
#[derive(Debug)]
pub struct Part(PathBuf);

impl Part {
    /// An empty one, beside where it is to be.
    pub fn new(path: &Path) -> Kept<Part> {
        remove_abandoned(path);
        let part = with(path, &format!(".part-{}-{}", std::process::id(), stamp()));
        match make_private(&part) {
            Ok(_) => Ok(Part(part)),
            Err(error) if error.kind() == io::ErrorKind::StorageFull => Err(StorageError::Full),
            Err(error) => Err(StorageError::Unwritten(path.to_owned(), error.to_string())),
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Puts it into its place, where nothing may be, once it is on the disk.
    pub fn put(self, to: &Path) -> io::Result<()> {
        File::open(&self.0)?.sync_all()?;
        // Unlike renaming, linking never takes the place of anything; some file systems have no links.
        match fs::hard_link(&self.0, to) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(error),
            Err(_) if to.exists() => return Err(io::ErrorKind::AlreadyExists.into()),
            Err(_) => fs::rename(&self.0, to)?,
            Ok(()) => {}
        }
        sync_folder(to)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        for ending in ["", BESIDE[0], BESIDE[1], "-journal"] {
            // What was put into its place is not here any more.
            let _ = fs::remove_file(with(&self.0, ending));
        }
    }
}

/// The folder a file is in.
pub fn folder_of(file: &Path) -> &Path {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Makes sure that a name in a folder outlasts a power failure.
pub fn sync_folder(file: &Path) -> io::Result<()> {
    File::open(folder_of(file))?.sync_all()
}

/// Removes what others who were killed left in the making beside this file.
fn remove_abandoned(path: &Path) {
    let Some(start) = path.file_name().and_then(|name| name.to_str()) else { return };
    // Where nobody tells which processes live, all may.
    if !Path::new("/proc/self").exists() {
        return;
    }
    for entry in fs::read_dir(folder_of(path)).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let Some(rest) = name.to_str().and_then(|name| name.strip_prefix(start)) else { continue };
        let Some((_, of)) = rest.split_once(".part-") else { continue };
        let lives = of.split('-').next().is_some_and(|id| Path::new("/proc").join(id).exists());
        if !lives {
            // Another may have been faster.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The files a connection has open, as they were found under their names.
#[derive(Debug)]
pub struct Found(Vec<Opened>);

#[derive(Debug)]
struct Opened {
    name: PathBuf,
    file: Option<(u64, u64)>,
    /// How long it was at the most: SQLite makes none of them shorter while they are open.
    length: AtomicU64,
}

impl Found {
    pub fn now(path: &Path) -> Found {
        let find = |ending: &str| {
            let name = with(path, ending);
            let found = fs::metadata(&name).ok();
            let length = AtomicU64::new(found.as_ref().map_or(0, fs::Metadata::len));
            Opened { file: found.as_ref().map(identity), name, length }
        };
        Found(["", BESIDE[0], BESIDE[1]].into_iter().map(find).collect())
    }

    /// Removes what is beside the database, as far as it is still what was found.
    pub fn remove_what_is_beside(&self) {
        for Opened { name, file, .. } in self.0.iter().skip(1) {
            if file.is_some() && fs::metadata(name).ok().as_ref().map(identity) == *file {
                // What cannot be removed is told of by whoever opens it.
                let _ = fs::remove_file(name);
            }
        }
    }

    /// Whether the same files still have these names: nobody took them away, cut them short, or put others into their place.
    pub fn is_still_there(&self) -> bool {
        self.0.iter().filter(|opened| opened.file.is_some()).all(Opened::is_still_there)
    }
}

impl Opened {
    fn is_still_there(&self) -> bool {
        let Ok(found) = fs::metadata(&self.name) else { return false };
        let before = self.length.fetch_max(found.len(), Ordering::Relaxed);
        Some(identity(&found)) == self.file && found.len() >= before
    }
}

fn identity(found: &fs::Metadata) -> (u64, u64) {
    (found.dev(), found.ino())
}
