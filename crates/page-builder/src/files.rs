//! Files and folders, with failures as sentences.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Outcome;

/// The files of a folder in order.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| at(folder, &error))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.is_file());
    paths.sort();
    Ok(paths)
}

/// The files of a folder and of the folders in it, in order.
pub fn all_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| at(folder, &error))?;
    let mut folders: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    let mut paths = files(folder)?;
    for inner in folders {
        paths.extend(all_files(&inner)?);
    }
    Ok(paths)
}

/// A folder with nothing in it, whatever was there.
pub fn empty(folder: &Path) -> Outcome {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).map_err(|error| at(folder, &error))
}

pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

pub fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| at(path, &error))
}

pub fn read_text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| at(path, &error))
}

pub fn write(path: &Path, bytes: &[u8]) -> Outcome {
    fs::write(path, bytes).map_err(|error| at(path, &error))
}

/// What went wrong, and where.
pub fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
