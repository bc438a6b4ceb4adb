//! A host's own tools, used as hosts use them and with what goes wrong at theirs: nothing is lost by them.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::salon::{Folder, PROGRAM, Salon};

/// Where the version of a salon stands in the header of an SQLite file (`user_version`), in four bytes.
const VERSION: usize = 60;
const OTHER: &[u8] = include_bytes!("../files/somebody-elses.db");

struct Host {
    folder: Folder,
}

impl Host {
    fn new(name: &str) -> Host {
        Host { folder: Folder::new(name) }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.0.join(name)
    }

    fn opens(&self) -> Salon {
        Salon::open(&self.folder.0, &["--listen", "127.0.0.1:0"])
    }

    /// Runs the program; gives whether it says that it did what it was asked, and what it said.
    fn tablier(&self, arguments: &[&str]) -> (bool, String) {
        let mut command = Command::new(PROGRAM);
        let done = command.args(arguments).current_dir(&self.folder.0).output().expect("it runs");
        let said = [done.stdout, done.stderr].concat();
        (done.status.success(), String::from_utf8(said).expect("text"))
    }

    fn does(&self, arguments: &[&str]) -> String {
        let (done, said) = self.tablier(arguments);
        assert!(done, "{arguments:?}: {said}");
        said
    }

    /// Fails with one sentence.
    fn fails(&self, arguments: &[&str]) -> String {
        let (done, said) = self.tablier(arguments);
        assert!(!done, "{arguments:?}: {said}");
        assert_eq!(said.trim().lines().count(), 1, "{said}");
        assert!(said.starts_with("tablier: ") && said.ends_with(".\n"), "{said}");
        said
    }

    /// Everything in the folder, but for what comes and goes with an open salon.
    fn files(&self) -> Vec<(String, Vec<u8>)> {
        let mut all: Vec<(String, Vec<u8>)> = names(&self.folder.0)
            .into_iter()
            .map(|name| (name.clone(), fs::read(self.path(&name)).expect("a file")))
            .filter(|(name, _)| !name.starts_with("salon.db-"))
            .collect();
        all.sort();
        all
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file"));
    entries.map(|entry| entry.file_name().into_string().expect("text")).collect()
}

/// What hosts find in their hands when they need a backup, made from a sound one.
fn spoilt(sound: &[u8]) -> Vec<(&'static str, Vec<u8>)> {
    let change = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = sound.to_vec();
        change(&mut bytes);
        bytes
    };
    let half = sound.len() / 2;
    vec![
        ("empty", Vec::new()),
        ("text", b"a file that somebody took for a backup of the salon".to_vec()),
        ("header", sound[..100].to_vec()),
        ("page", sound[..4_096].to_vec()),
        ("half", sound[..half].to_vec()),
        ("short", sound[..sound.len() - 4_096].to_vec()),
        ("zeroed", change(&|bytes| bytes[half..half + 4_096].fill(0))),
        ("beginning", change(&|bytes| bytes[..4_096].fill(0))),
        ("newer", change(&|bytes| bytes[VERSION + 3] = 99)),
        ("older than any", change(&|bytes| bytes[VERSION + 3] = 0)),
        ("somebody else's", OTHER.to_vec()),
    ]
}

#[test]
fn what_is_no_sound_salon_is_not_restored_and_nothing_is_touched() {
    let host = Host::new("spoilt");
    let salon = host.opens();
    let anna = salon.somebody();
    let table = salon.opens_table(&anna).expect("a table");
    host.does(&["backup", "sound.db"]);
    let sound = fs::read(host.path("sound.db")).expect("a backup");
    let is_there = |salon: &Salon| salon.get(&format!("/api/tables/{table}")).contains("playing");
    for (what, bytes) in spoilt(&sound) {
        fs::write(host.path("spoilt.db"), &bytes).expect("a file");
        let before = host.files();
        let said = host.fails(&["restore", "spoilt.db"]);
        assert!(said.contains("nothing was changed"), "{what}: {said}");
        assert!(said.contains("spoilt.db"), "{what}: {said}");
        assert!(host.files() == before, "{what}: something was changed");
        assert!(is_there(&salon), "{what}");
    }
    assert!(salon.close().success());
    for (what, bytes) in spoilt(&sound) {
        fs::write(host.path("spoilt.db"), &bytes).expect("a file");
        let before = host.files();
        host.fails(&["restore", "spoilt.db"]);
        assert!(host.files() == before, "{what}: something was changed");
        // Nor does a salon open on it, and make it one.
        if bytes == OTHER {
            let said = host.fails(&["serve", "--listen", "127.0.0.1:0", "--database", "spoilt.db"]);
            assert!(said.contains("not a salon"), "{said}");
            assert!(fs::read(host.path("spoilt.db")).expect("a file") == OTHER);
        }
    }
    assert!(is_there(&host.opens()), "after all of that");
}

#[test]
fn what_a_restore_replaces_is_kept_and_can_be_restored_in_turn() {
    let host = Host::new("replaced");
    let salon = host.opens();
    let anna = salon.somebody();
    let first = salon.opens_table(&anna).expect("a table");
    host.does(&["backup", "one.db"]);
    let second = salon.opens_table(&anna).expect("another");
    let said = host.does(&["restore", "one.db"]);
    let kept = said.split("kept in ").nth(1).and_then(|rest| rest.strip_suffix(".\n"));
    let kept = kept.unwrap_or_else(|| panic!("it is told where: {said}"));
    assert!(host.does(&["check", kept]).contains("2 tables"));
    assert!(host.does(&["check"]).contains("1 table,"), "beside the open salon");
    let asked = |table: &str| salon.get(&format!("/api/tables/{table}"));
    // The open salon notices by itself.
    while !asked(&second).contains("There is no such table") {}
    while !asked(&first).contains("\"game\"") {}
    host.does(&["restore", kept]);
    while !asked(&second).contains("\"game\"") {}
    assert!(salon.close().success());
}

#[test]
fn of_restores_at_the_same_time_each_keeps_what_it_replaces() {
    let host = Host::new("together");
    let salon = host.opens();
    let anna = salon.somebody();
    salon.opens_table(&anna).expect("a table");
    host.does(&["backup", "one.db"]);
    salon.opens_table(&anna).expect("another");
    assert!(salon.close().success());
    let start = || {
        let mut command = Command::new(PROGRAM);
        let command = command.args(["restore", "one.db"]).current_dir(&host.folder.0);
        command.stdout(std::process::Stdio::piped()).spawn().expect("it runs")
    };
    let together: Vec<_> = (0..3).map(|_| start()).collect();
    let mut kept = Vec::new();
    for child in together {
        let done = child.wait_with_output().expect("it ends");
        assert!(done.status.success());
        let said = String::from_utf8(done.stdout).expect("text");
        let name = said.split("kept in ").nth(1).and_then(|rest| rest.strip_suffix(".\n"));
        kept.push(name.expect("a name").to_owned());
    }
    let tables = |name: &String| host.does(&["check", name]).contains("2 tables");
    assert_eq!(kept.iter().filter(|name| tables(name)).count(), 1, "the salon there was: {kept:?}");
    kept.sort();
    kept.dedup();
    assert_eq!(kept.len(), 3, "each has its own: {kept:?}");
}

#[test]
fn what_is_acknowledged_while_a_restore_goes_on_is_in_the_salon_or_in_what_is_kept() {
    let host = Host::new("meanwhile");
    let salon = host.opens();
    let anna = salon.somebody();
    salon.opens_table(&anna).expect("a table");
    host.does(&["backup", "one.db"]);
    let mut restore = Command::new(PROGRAM);
    let restore = restore.args(["restore", "one.db"]).current_dir(&host.folder.0);
    let mut restore = restore.stdout(std::process::Stdio::null()).spawn().expect("it runs");
    let mut acknowledged = Vec::new();
    while restore.try_wait().expect("it runs").is_none() {
        acknowledged.extend(salon.opens_table(&anna).ok());
    }
    let mut kept = names(&host.folder.0);
    kept.retain(|name| name.contains("before-restore"));
    drop(salon);
    let all: Vec<u8> = ["salon.db", "salon.db-wal", kept[0].as_str()]
        .iter()
        .flat_map(|name| fs::read(host.path(name)).unwrap_or_default())
        .collect();
    for table in acknowledged {
        assert!(find(&all, table.as_bytes()).is_some(), "{table} is nowhere");
    }
}

#[test]
fn a_backup_with_a_table_that_cannot_be_read_is_restored_only_where_that_is_wanted() {
    let host = Host::new("faulty");
    let salon = host.opens();
    let anna = salon.somebody();
    let table = salon.opens_table(&anna).expect("a table");
    host.does(&["backup", "sound.db"]);
    let mut bytes = fs::read(host.path("sound.db")).expect("a backup");
    let entry = format!("{table}{{\"at\"");
    let place = find(&bytes, entry.as_bytes()).expect("it stands beside the name of its table");
    bytes[place + table.len()] = b'[';
    fs::write(host.path("faulty.db"), &bytes).expect("a file");
    let before = host.files();
    let said = host.fails(&["restore", "faulty.db"]);
    assert!(said.contains("--despite-faults") && said.contains(&table), "{said}");
    assert!(host.files() == before);
    host.does(&["restore", "faulty.db", "--despite-faults"]);
    assert!(salon.close().success());
}

#[test]
fn a_salon_that_is_damaged_beyond_writing_is_put_aside_whole() {
    let host = Host::new("beyond");
    let salon = host.opens();
    salon.opens_table(&salon.somebody()).expect("a table");
    host.does(&["backup", "sound.db"]);
    assert!(salon.close().success());
    // What is in the file alone, without what was in its log.
    host.does(&["restore", "sound.db", "--database", "other.db"]);
    let mut bytes = fs::read(host.path("other.db")).expect("a salon");
    bytes[4_096..].iter_mut().step_by(7).for_each(|byte| *byte = !*byte);
    fs::write(host.path("other.db"), &bytes).expect("a file");
    host.fails(&["check", "other.db"]);
    let said = host.does(&["restore", "sound.db", "--database", "other.db"]);
    let kept = said.split("kept in ").nth(1).and_then(|rest| rest.strip_suffix(".\n"));
    let aside = fs::read(host.path(kept.expect("a name"))).expect("the damaged one");
    // But for how SQLite was to write to it, which stands in its first page.
    assert!(aside[4_096..] == bytes[4_096..], "it is as it was");
    assert!(host.does(&["check", "other.db"]).contains("1 table,"));
}

#[test]
fn a_backup_that_is_killed_or_finds_no_room_leaves_nothing_under_its_name() {
    let host = Host::new("killed");
    let salon = host.opens();
    salon.opens_table(&salon.somebody()).expect("a table");
    let parts = || names(&host.folder.0).iter().filter(|name| name.contains(".part-")).count();
    for (ignored, left) in [("trap '' XFSZ; ", false), ("", true)] {
        // No file may be larger than eight blocks: whoever writes more is killed, or told so if it does not mind the signal.
        let limited = format!("{ignored}ulimit -f 8; exec \"$0\" backup friday.db");
        let mut shell = Command::new("sh");
        shell.args(["-c", &limited, PROGRAM]).current_dir(&host.folder.0);
        let done = shell.output().expect("it runs");
        assert!(!done.status.success(), "{done:?}");
        assert!(!host.path("friday.db").exists());
        assert_eq!(parts() > 0, left, "who was killed could not tidy up");
    }
    host.does(&["backup", "friday.db"]);
    assert!(host.does(&["check", "friday.db"]).contains("is sound: 1 person, 1 table"));
    assert_eq!(parts(), 0, "the next one did");
    assert!(salon.close().success());
}

#[test]
fn a_second_salon_on_the_same_file_is_refused_and_the_first_goes_on() {
    let host = Host::new("second");
    let salon = host.opens();
    let said = host.fails(&["serve", "--listen", "127.0.0.1:0"]);
    assert!(said.contains("a salon is open on this file"), "{said}");
    // Under no other name either, and a lock that somebody removes is no lock.
    std::os::unix::fs::symlink("salon.db", host.path("other.db")).expect("a link");
    host.fails(&["serve", "--listen", "127.0.0.1:0", "--database", "other.db"]);
    fs::hard_link(host.path("salon.db"), host.path("twin.db")).expect("a link");
    let said = host.fails(&["serve", "--listen", "127.0.0.1:0", "--database", "twin.db"]);
    assert!(said.contains("several names"), "{said}");
    host.fails(&["restore", "twin.db"]);
    fs::remove_file(host.path("twin.db")).expect("removed");
    let said = host.fails(&["migrate-storage", "--from", "salon.db", "--to", "new.db"]);
    assert!(said.contains("a salon is open on this file"), "{said}");
    salon.opens_table(&salon.somebody()).expect("it is open");
    assert!(salon.close().success());
    assert!(host.opens().get("/health").ends_with("ok\n"), "once it is closed another opens");
}

#[test]
fn nobody_else_may_read_a_salon_or_its_backups() {
    let host = Host::new("private");
    fs::write(host.path("salon.db"), "").expect("a file of an older version");
    fs::set_permissions(host.path("salon.db"), fs::Permissions::from_mode(0o644)).expect("set");
    let salon = host.opens();
    host.does(&["backup", "friday.db"]);
    host.does(&["restore", "friday.db"]);
    for name in names(&host.folder.0) {
        let mode = fs::metadata(host.path(&name)).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    assert!(salon.close().success());
}

#[test]
fn a_file_that_is_taken_away_is_noticed_and_what_was_kept_in_it_is_rescued() {
    for replaced in [false, true] {
        let host = Host::new(if replaced { "replaced-by-hand" } else { "deleted" });
        let salon = host.opens();
        let anna = salon.somebody();
        salon.opens_table(&anna).expect("a table");
        host.does(&["backup", "old.db"]);
        salon.opens_table(&anna).expect("another");
        if replaced {
            fs::rename(host.path("old.db"), host.path("salon.db")).expect("moved");
        } else {
            fs::remove_file(host.path("salon.db")).expect("removed");
        }
        assert_eq!(salon.opens_table(&anna), Err(503), "nothing more is acknowledged");
        // What came of writing is remembered for a moment.
        let health = loop {
            let health = salon.get("/health");
            if health.contains(" 503 ") {
                break health;
            }
        };
        assert!(health.contains("deleted or replaced"), "{health}");
        let mut rescued = names(&host.folder.0);
        rescued.retain(|name| name.starts_with("salon.db.rescued-"));
        let [rescued] = &rescued[..] else { panic!("one file: {rescued:?}") };
        assert!(health.contains(rescued.as_str()), "it is told where everything is: {health}");
        assert!(host.does(&["check", rescued]).contains("2 tables"));
        // The advice is followed to the letter.
        assert!(salon.close().success());
        fs::rename(host.path(rescued), host.path("salon.db")).expect("put in its place");
        assert!(host.does(&["check"]).contains("2 tables"));
        host.opens().opens_table(&anna).expect("and it goes on");
    }
}

/// A salon whose file holds a part of it and whose log the rest, as a crash leaves it.
fn crashed(host: &Host) {
    let salon = host.opens();
    let anna = salon.somebody();
    salon.opens_table(&anna).expect("a table");
    assert!(salon.close().success());
    let salon = host.opens();
    salon.opens_table(&anna).expect("another");
    drop(salon);
    let log = fs::metadata(host.path("salon.db-wal")).expect("a log");
    assert!(log.len() > 0 && fs::metadata(host.path("salon.db")).expect("a file").len() > 4_096);
}

#[test]
fn a_salon_that_is_closed_is_one_file_and_a_copy_of_it_is_whole() {
    let host = Host::new("closed");
    let salon = host.opens();
    salon.opens_table(&salon.somebody()).expect("a table");
    assert!(salon.close().success());
    assert!(!host.path("salon.db-wal").exists() && !host.path("salon.db-shm").exists());
    fs::copy(host.path("salon.db"), host.path("copy.db")).expect("copied");
    assert!(host.does(&["check", "copy.db"]).contains("1 person, 1 table, 1 input"));
}

#[test]
fn a_file_that_is_emptied_beside_its_log_is_not_taken_for_a_new_one() {
    let host = Host::new("emptied");
    crashed(&host);
    let log = fs::read(host.path("salon.db-wal")).expect("a log");
    fs::write(host.path("salon.db"), "").expect("emptied");
    let salon: [&[&str]; 3] =
        [&["check"], &["backup", "saved.db"], &["serve", "--listen", "127.0.0.1:0"]];
    for arguments in salon {
        let said = host.fails(arguments);
        assert!(said.contains("salon.db-wal"), "{said}");
        assert!(fs::read(host.path("salon.db-wal")).expect("the log") == log, "{arguments:?}");
    }
}

#[test]
fn a_file_that_is_cut_short_while_it_is_open_is_noticed() {
    for (name, file) in [("cut", "salon.db"), ("cut-log", "salon.db-wal")] {
        let host = Host::new(name);
        let salon = host.opens();
        let anna = salon.somebody();
        salon.opens_table(&anna).expect("a table");
        let open = fs::OpenOptions::new().write(true).open(host.path(file)).expect("a file");
        open.set_len(0).expect("cut");
        assert_eq!(salon.opens_table(&anna), Err(503), "{file}: nothing more is acknowledged");
        while !salon.get("/health").contains(" 503 ") {}
    }
}

#[test]
fn what_is_left_of_a_salon_whose_file_is_gone_spoils_nothing() {
    let host = Host::new("orphan");
    crashed(&host);
    host.does(&["backup", "saved.db"]);
    fs::remove_file(host.path("salon.db")).expect("removed");
    crashed_log_is_back(&host);
    let said = host.fails(&["serve", "--listen", "127.0.0.1:0"]);
    assert!(said.contains("salon.db-wal") && said.contains("restore"), "{said}");
    let said = host.does(&["restore", "saved.db"]);
    assert!(said.contains("salon.db.before-restore-"), "{said}");
    assert!(host.does(&["check"]).contains("2 tables"));
    assert!(host.opens().get("/health").ends_with("ok\n"));
}

/// A log of pages that belong to no file there.
fn crashed_log_is_back(host: &Host) {
    let other = Host::new("orphan-log");
    crashed(&other);
    fs::copy(other.path("salon.db-wal"), host.path("salon.db-wal")).expect("copied");
}

#[test]
fn damage_is_told_by_health_even_if_nobody_comes_to_where_it_is() {
    let host = Host::new("inspected");
    let salon = host.opens();
    salon.opens_table(&salon.somebody()).expect("a table");
    assert!(salon.close().success());
    let mut bytes = fs::read(host.path("salon.db")).expect("a salon");
    // The page of the newest people's tokens or whatever else comes last.
    let last = bytes.len() - 4_096;
    bytes[last..].fill(0x5a);
    fs::write(host.path("salon.db"), &bytes).expect("a file");
    let salon = host.opens();
    while !salon.get("/health").contains("\ndamage: ") {}
}

#[test]
fn a_log_that_makes_no_table_is_found_by_check_and_told_by_health() {
    let host = Host::new("check");
    let salon = host.opens();
    let anna = salon.somebody();
    let (good, bad) = (salon.opens_table(&anna), salon.opens_table(&anna));
    let (good, bad) = (good.expect("a table"), bad.expect("a table"));
    host.does(&["backup", "saved.db"]);
    assert!(host.does(&["check", "saved.db"]).contains("2 tables, 2 inputs"));
    assert!(salon.close().success());
    // A bit of the text of an entry is no longer what it was; SQLite itself does not mind.
    let mut bytes = fs::read(host.path("saved.db")).expect("a backup");
    let entry = format!("{bad}{{\"at\"");
    let place = find(&bytes, entry.as_bytes()).expect("it stands beside the name of its table");
    bytes[place + bad.len()] = b'[';
    fs::write(host.path("salon2.db"), &bytes).expect("a file");
    let (done, said) = host.tablier(&["check", "salon2.db"]);
    assert!(!done && said.contains(&format!("table {bad}: its log makes no table")), "{said}");
    assert!(said.contains("1 fault "), "{said}");
    let salon =
        Salon::open(&host.folder.0, &["--listen", "127.0.0.1:0", "--database", "salon2.db"]);
    assert!(salon.get("/health").ends_with("\r\n\r\nok\n"));
    assert!(salon.get(&format!("/api/tables/{good}")).contains("playing"));
    assert!(!salon.get(&format!("/api/tables/{bad}")).contains("playing"));
    let health = salon.get("/health");
    assert!(health.contains("ok\ndamage: ") && health.contains(&bad), "{health}");
    assert!(salon.get("/metrics").contains("\ntablier_damages 1\n"));
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}
