//! Where the programs of PostgreSQL are, and as whom they run.

use std::path::PathBuf;
use std::process::Command;

/// What to do where there is no PostgreSQL.
pub const MISSING: &str = "PostgreSQL 15 or later is needed: install it (on Debian: sudo apt-get install postgresql), or name \
                           a server in DATABASE_URL.";

/// Whether PostgreSQL is installed.
pub fn are_there() -> bool {
    folder().is_some()
}

/// The folder of the programs, the newest if there are several.
pub fn folder() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let whole = |folder: &PathBuf| {
        ["initdb", "postgres", "psql"].iter().all(|name| folder.join(name).is_file())
    };
    std::env::split_paths(&path).find(whole).or_else(|| packaged().into_iter().rfind(whole))
}

/// Where Debian puts them, the oldest first.
fn packaged() -> Vec<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<(u32, PathBuf)> = versions
        .filter_map(|entry| {
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .collect();
    found.sort();
    found.into_iter().map(|(_, folder)| folder).collect()
}

/// A command that is not run as root, since PostgreSQL refuses that.
pub fn as_somebody_else(program: &str) -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    if !root {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--", program]);
    command
}
