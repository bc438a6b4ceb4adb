//! Where a new administrator's token is shown: to whoever sits before the salon, and otherwise in a file of their own. Never in
//! what is logged, since others read that.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};

use tablier_server::{AdminToken, Database};

/// How whoever opened the salon gets to know its token.
pub enum Shown {
    /// Somebody looks on: it is printed.
    ToTerminal,
    /// The output may be kept as a log: it is written into this file.
    InFile(PathBuf),
}

impl Shown {
    /// Tells where, by whether somebody looks on and where the salon is kept.
    pub fn new(is_terminal: bool, database: &Database) -> Shown {
        if is_terminal {
            return Shown::ToTerminal;
        }
        Shown::InFile(match database {
            Database::File(salon) => beside(salon),
            // What systemd gives a service for its own.
            Database::Postgres(_) => std::env::var_os("STATE_DIRECTORY")
                .map_or_else(PathBuf::new, PathBuf::from)
                .join("tablier.admin-token"),
        })
    }

    /// Shows it; gives the sentence for the output.
    pub fn show(&self, token: &AdminToken) -> String {
        match self {
            Shown::ToTerminal => format!(
                "The administrator's token is {} (keep it: it is shown only this once).",
                token.reveal()
            ),
            Shown::InFile(file) => match write(file, token) {
                Ok(()) => format!(
                    "The administrator's token is in the file {}, which only its owner may read: keep it, then remove the file.",
                    file.display()
                ),
                Err(error) => format!(
                    "The administrator's token could not be written to {}: {error}. Choose one yourself with TABLIER_ADMIN_TOKEN.",
                    file.display()
                ),
            },
        }
    }
}

/// `salon.db` has its token in `salon.db.admin-token`.
fn beside(salon: &Path) -> PathBuf {
    let mut name = salon.as_os_str().to_owned();
    name.push(".admin-token");
    PathBuf::from(name)
}

/// Only the owner may read it, from the first moment. What was there before is the token of another time.
fn write(file: &Path, token: &AdminToken) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(file)?;
    writeln!(file, "{}", token.reveal())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token() -> AdminToken {
        "twenty-four characters or more".parse().unwrap()
    }

    #[test]
    fn whoever_sits_before_the_salon_reads_it_there() {
        let shown = Shown::new(true, &Database::File("salon.db".into()));
        assert!(shown.show(&token()).contains(token().reveal()));
    }

    #[test]
    fn what_may_be_kept_as_a_log_does_not_hold_it() {
        let folder = std::env::temp_dir().join(format!("tablier-token-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let salon = Database::File(folder.join("salon.db"));
        for _ in 0..2 {
            assert!(!Shown::new(false, &salon).show(&token()).contains(token().reveal()));
        }
        let kept = fs::read_to_string(folder.join("salon.db.admin-token")).unwrap();
        assert_eq!(kept.trim().parse(), Ok(token()));
        let nowhere = Database::File(folder.join("missing/salon.db"));
        let said = Shown::new(false, &nowhere).show(&token());
        assert!(said.contains("TABLIER_ADMIN_TOKEN") && !said.contains(token().reveal()), "{said}");
        fs::remove_dir_all(folder).unwrap();
    }
}
