//! The salon as a host starts, saves and closes it.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;

use tablier_games::RULEBOOKS;
use tablier_load::kill::{self, Trial};
use tablier_load::{Program, disk};

use crate::salon::{Folder, PROGRAM, Salon};

#[test]
fn a_salon_opens_with_a_file_of_settings_and_closes_when_asked() {
    let folder = Folder::new("settings");
    let settings = "listen = \"127.0.0.1:0\"\ndatabase = \"club.db\"\nthinkers = 1\n";
    std::fs::write(folder.0.join("tablier.toml"), settings).expect("a file can be written");
    let salon = Salon::open(&folder.0, &["--config", "tablier.toml"]);
    assert!(salon.said[0].contains("http://127.0.0.1:"), "{:?}", salon.said);
    assert!(salon.get("/health").ends_with("ok\n"));
    assert!(salon.get("/metrics").contains("tablier_websockets 0"));
    assert!(folder.0.join("club.db").is_file());
    assert!(salon.close().success());
}

#[test]
fn a_salon_that_is_killed_again_and_again_loses_nothing_it_acknowledged() {
    survives(Trial { times: 12, seed: 7, people: 6, tables: 3, nodes: 0 });
}

#[test]
fn three_nodes_of_which_one_is_killed_again_and_again_lose_nothing_they_acknowledged() {
    survives(Trial { times: 5, seed: 7, people: 4, tables: 2, nodes: 3 });
}

/// The program that is put to the test.
fn tested() -> Program<'static> {
    Program { path: Path::new(PROGRAM), rulebooks: RULEBOOKS }
}

fn survives(trial: Trial) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime can be started");
    let report = runtime.block_on(kill::run(tested(), trial));
    println!("{}", report.unwrap_or_else(|wrong| panic!("{wrong}")));
}

#[test]
fn a_spoilt_end_of_the_log_is_told_and_everything_before_it_is_kept() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime can be started");
    let found = runtime.block_on(disk::damaged(tested()));
    println!("{}", found.unwrap_or_else(|wrong| panic!("{wrong}")));
}

#[test]
fn a_salon_on_a_full_disk_keeps_what_it_had_and_goes_on_when_there_is_room() {
    if !disk::can_be_small() {
        println!("this machine does not let a program have a file system of its own");
        return;
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime can be started");
    let found = runtime.block_on(disk::full(tested()));
    println!("{}", found.unwrap_or_else(|wrong| panic!("{wrong}")));
}

#[test]
fn a_salon_that_is_started_on_a_full_disk_can_be_looked_at_and_goes_on_when_there_is_room() {
    if !disk::can_be_small() {
        println!("this machine does not let a program have a file system of its own");
        return;
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime can be started");
    let found = runtime.block_on(disk::full_at_the_start(tested()));
    println!("{}", found.unwrap_or_else(|wrong| panic!("{wrong}")));
}

#[test]
fn a_setting_nobody_knows_is_named_together_with_the_known_ones() {
    let folder = Folder::new("unknown");
    std::fs::write(folder.0.join("bad.toml"), "colour = \"red\"\n").expect("a file can be written");
    let output = Command::new(PROGRAM)
        .args(["serve", "--config", "bad.toml"])
        .current_dir(&folder.0)
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(said.contains("colour") && said.contains("listen"), "{said}");
}

#[test]
fn a_new_token_is_in_a_file_of_its_owner_and_not_in_what_is_logged() {
    let folder = Folder::new("token");
    let log = folder.0.join("log");
    let salon = Salon::open_with_log(&folder.0, &["--listen", "127.0.0.1:0"], &log);
    let administer = |token: &str| {
        let header = format!("Authorization: Bearer {token}\r\n");
        salon.asks("POST", "/api/admin/restart", &header)
    };
    let file = folder.0.join("salon.db.admin-token");
    let mode = std::fs::metadata(&file).expect("the file is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let token = std::fs::read_to_string(file).expect("it can be read").trim().to_owned();
    assert!(token.len() >= 24);
    let wrong = administer("not the token of this salon");
    assert!(wrong.starts_with("HTTP/1.1 403"), "{wrong}");
    // The administrator is let in, and hears that the rest of the request is missing.
    let right = administer(&token);
    assert!(!right.starts_with("HTTP/1.1 403"), "{right}");
    let said = salon.close_and_read() + &std::fs::read_to_string(log).expect("a log");
    assert!(said.contains("salon.db.admin-token") && !said.contains(&token), "{said}");
    // The next time it has one.
    std::fs::remove_file(folder.0.join("salon.db.admin-token")).expect("it can be removed");
    let salon = Salon::open(&folder.0, &["--listen", "127.0.0.1:0"]);
    assert!(!folder.0.join("salon.db.admin-token").exists());
    assert!(salon.close().success());
}

#[test]
fn a_token_that_could_be_guessed_is_refused_with_a_sentence_that_does_not_say_it_back() {
    let folder = Folder::new("short-token");
    let short = "just-23-characters-long";
    let mut by_flag = Command::new(PROGRAM);
    by_flag.args(["serve", "--listen", "127.0.0.1:0", "--admin-token", short]);
    let mut by_variable = Command::new(PROGRAM);
    by_variable.args(["serve", "--listen", "127.0.0.1:0"]).env("TABLIER_ADMIN_TOKEN", short);
    for mut command in [by_flag, by_variable] {
        let output = command.current_dir(&folder.0).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success());
        assert!(said.contains("24") && said.contains("openssl rand"), "{said}");
        assert!(!said.contains(short), "{said}");
        assert!(!folder.0.join("salon.db").exists(), "nothing is opened");
    }
}

#[test]
fn an_open_salon_is_saved_and_restored() {
    let folder = Folder::new("backup");
    let salon = Salon::open(&folder.0, &["--listen", "127.0.0.1:0"]);
    let tablier = |arguments: &[&str]| {
        Command::new(PROGRAM).args(arguments).current_dir(&folder.0).output().expect("it runs")
    };
    assert!(tablier(&["backup", "saved.db"]).status.success());
    let again = tablier(&["backup", "saved.db"]);
    assert!(!again.status.success());
    assert!(String::from_utf8_lossy(&again.stderr).contains("exists already"));
    assert!(tablier(&["restore", "saved.db"]).status.success());
    assert!(!tablier(&["restore", "missing.db"]).status.success());
    let elsewhere = tablier(&["backup", "other.db", "--database", "postgres://nobody@127.0.0.1/x"]);
    assert!(!elsewhere.status.success());
    assert!(String::from_utf8_lossy(&elsewhere.stderr).contains("pg_dump"));
    let mut help = Command::new(PROGRAM);
    let help = help.args(["backup", "--help"]).env("TABLIER_DATABASE", "postgres://a:hush@b/c");
    let help = String::from_utf8(help.output().expect("it runs").stdout).expect("text");
    assert!(help.contains("TABLIER_DATABASE") && !help.contains("hush"), "{help}");
    assert!(salon.get("/health").ends_with("ok\n"));
    assert!(salon.close().success());
}
