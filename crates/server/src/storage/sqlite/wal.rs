//! Looks at the write-ahead log a salon left behind. SQLite leaves out silently what it cannot read at its end; a host
//! should hear of it.
//!
//! The log is a header of 32 bytes and frames of 24 bytes and a page each. Every frame carries the salt of the log and a sum
//! over everything before it; frames with another salt are remains of an older log. See "The WAL-mode file format" in the
//! documentation of SQLite.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

use super::files::with;

const HEADER: usize = 32;
const FRAME: usize = 24;
/// The last bit tells in which order the bytes of a sum are taken.
const MAGIC: u32 = 0x377f_0682;

/// What is wrong with the log of this file, in a sentence for whoever runs the salon; it is also said in the log of the salon.
pub fn damage(path: &Path) -> Option<String> {
    let log = with(path, "-wal");
    let sentence = match unreadable_pages(&log) {
        Ok(0) => return None,
        Ok(pages) => format!(
            "{pages} pages at the end of the write-ahead log cannot be read, as after a power failure in mid-writing or a \
             fault of the disk: what they held is lost, everything before them is kept"
        ),
        Err(error) => format!("the write-ahead log cannot be looked at: {error}"),
    };
    tracing::warn!(file = %log.display(), "{sentence}");
    Some(sentence)
}

/// How many pages at the end of the log belong to it and cannot be read; nothing if there is no log.
fn unreadable_pages(log: &Path) -> std::io::Result<u64> {
    let mut file = match File::open(log) {
        Ok(file) => BufReader::new(file),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(0),
        Err(error) => return Err(error),
    };
    let mut header = [0; HEADER];
    if file.read_exact(&mut header).is_err() || word(&header, 0) & !1 != MAGIC {
        return Ok(0);
    }
    let is_big = word(&header, 0) & 1 == 1;
    let page = word(&header, 8) as usize;
    let salt = header[16..24].to_owned();
    let mut sum = Sum { is_big, first: 0, second: 0 };
    sum.add(&header[..24]);
    let mut frame = vec![0; FRAME + page];
    let mut unreadable = 0;
    while file.read_exact(&mut frame).is_ok() {
        if frame[8..16] != salt {
            break;
        }
        sum.add(&frame[..8]);
        sum.add(&frame[FRAME..]);
        let is_sound = (sum.first, sum.second) == (word(&frame, 16), word(&frame, 20));
        unreadable += u64::from(unreadable > 0 || !is_sound);
    }
    Ok(unreadable)
}

fn word(bytes: &[u8], at: usize) -> u32 {
    bytes[at..at + 4].iter().fold(0, |number, byte| number << 8 | u32::from(*byte))
}

/// The running sum of a log.
struct Sum {
    is_big: bool,
    first: u32,
    second: u32,
}

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        for pair in bytes.chunks_exact(8) {
            let number = |at| {
                let number = word(pair, at);
                if self.is_big { number } else { number.swap_bytes() }
            };
            let (one, other) = (number(0), number(4));
            self.first = self.first.wrapping_add(one).wrapping_add(self.second);
            self.second = self.second.wrapping_add(other).wrapping_add(self.first);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
    use sqlx::{Connection, Executor, SqliteConnection};

    use super::*;

    #[tokio::test]
    async fn a_damaged_end_is_noticed_and_a_sound_one_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let (path, log) = (folder.path().join("a.db"), folder.path().join("a.db-wal"));
        assert_eq!(unreadable_pages(&log).unwrap(), 0);
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .pragma("wal_autocheckpoint", "0");
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        connection.execute("create table a (b)").await.unwrap();
        for _ in 0..10 {
            connection.execute("insert into a values (randomblob(3000))").await.unwrap();
        }
        let sound = fs::read(&log).unwrap();
        assert!(sound.len() > 10 * 4096);
        let unreadable = |bytes: &[u8]| {
            let copy = folder.path().join("copy-wal");
            fs::write(&copy, bytes).unwrap();
            unreadable_pages(&copy).unwrap()
        };
        assert_eq!(unreadable(&sound), 0);
        let mut damaged = sound.clone();
        let last = damaged.len() - 100;
        damaged[last] ^= 1;
        assert_eq!(unreadable(&damaged), 1);
        // An older log behind a new one is no damage.
        let mut older = sound.clone();
        let frame = older.len() - FRAME - 4096;
        older[frame + 8] ^= 1;
        assert_eq!(unreadable(&older), 0);
    }
}
