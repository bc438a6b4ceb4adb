//! Programs at the tables of a salon: they play to the end, come back after a cut, and never let anybody wait for ever.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use serde_json::Value;
use tablier_games::RULEBOOKS;
use tablier_rules::{AnyMatch, Record, Seat, Viewer};

use crate::salon::{Folder, PROGRAM, Salon};

/// A failing test ends, however slow the machine is.
const TEST_TIMEOUT: Duration = Duration::from_secs(60);

/// A salon that keeps no bot from anything.
fn open(folder: &Folder, listen: &str) -> Salon {
    let arguments = ["--listen", listen, "--thinkers", "1", "--acts-per-minute", "1000000"];
    Salon::open(&folder.0, &arguments)
}

/// A bot that was started.
struct Bot {
    child: Child,
    said: Receiver<String>,
    all: String,
}

impl Bot {
    fn start(salon: &Salon, command: &str, arguments: &[&str]) -> Bot {
        let mut child = Command::new(PROGRAM)
            .args(["bot", "--server", &format!("http://{}", salon.address), "--ms", "5"])
            .args(["--command", command])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let (sender, said) = channel();
        let out = BufReader::new(child.stdout.take().expect("it speaks"));
        let errors = BufReader::new(child.stderr.take().expect("it speaks"));
        for lines in [Box::new(out) as Box<dyn BufRead + Send>, Box::new(errors)] {
            let sender = sender.clone();
            std::thread::spawn(move || {
                lines.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
            });
        }
        Bot { child, said, all: String::new() }
    }

    /// What it says after these words, once it says them.
    fn says(&mut self, words: &str) -> String {
        loop {
            let line = self.said.recv_timeout(TEST_TIMEOUT);
            let line = line.unwrap_or_else(|_| panic!("it never said {words:?}:\n{}", self.all));
            self.all.extend([&line, "\n"]);
            if let Some((_, rest)) = line.split_once(words) {
                return rest.trim().to_owned();
            }
        }
    }

    /// Waits for its end; gives whether it was content, and all it said.
    fn ends(mut self) -> (bool, String) {
        loop {
            match self.said.recv_timeout(TEST_TIMEOUT) {
                Ok(line) => self.all.extend([&line, "\n"]),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("it does not end:\n{}", self.all),
            }
        }
        let status = self.child.wait().expect("it ends");
        (status.success(), std::mem::take(&mut self.all))
    }

    fn ends_well(self) -> String {
        let (well, said) = self.ends();
        assert!(well, "{said}");
        said
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // One that has ended does not mind.
        let _ = self.child.kill();
    }
}

/// A player made of the referee.
fn referee() -> String {
    format!("{PROGRAM} referee")
}

/// A program written as a script.
fn script(folder: &Folder, name: &str, text: &str) -> String {
    let path = folder.0.join(name);
    fs::write(&path, format!("#!/bin/sh\n{text}\n")).expect("a file can be written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it can be run");
    path.display().to_string()
}

fn until_there(path: &Path) {
    let begun = Instant::now();
    while !path.exists() {
        assert!(begun.elapsed() < TEST_TIMEOUT, "{} never came", path.display());
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The record of a table that is over.
fn record(salon: &Salon, link: &str) -> Record {
    let name = link.rsplit('/').next().expect("a name");
    let answer = salon.get(&format!("/api/tables/{name}/record"));
    let (head, text) = answer.split_once("\r\n\r\n").expect("a body");
    assert!(!head.to_lowercase().contains("chunked"), "the body comes in one piece: {head}");
    text.parse().unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn bots_play_to_the_end_and_know_only_what_their_seat_may_know() {
    let folder = Folder::new("bots");
    let salon = open(&folder, "127.0.0.1:0");
    for game in ["six", "epix"] {
        let heard = folder.0.join(format!("{game}.txt"));
        let spy = format!("tee '{}' | {PROGRAM} referee", heard.display());
        let spy = script(&folder, &format!("{game}.sh"), &spy);
        let mut anna = Bot::start(
            &salon,
            &referee(),
            &["--game", game, "--open", "--games", "1", "--name", "Anna"],
        );
        let link = anna.says("It waits at");
        assert!(salon.get("/api/tables").contains("Anna (bot)"), "people see what it is");
        let bruno = Bot::start(&salon, &spy, &["--table", &link, "--name", "Bruno"]);
        assert!(bruno.ends_well().contains("the game is over, place"));
        assert!(anna.ends_well().contains("the game is over, place"));

        let game = RULEBOOKS.get(game).unwrap().load(&record(&salon, &link)).expect("a game");
        assert!(game.outcome().is_some());
        saw_only_its_own(&*game, Seat::new(1), &fs::read_to_string(heard).expect("questions"));
    }
    assert!(salon.close().success());
}

#[test]
fn bots_play_rated_games_and_those_that_want_friendly_ones_stay_away() {
    let folder = Folder::new("bots-rated");
    let salon = open(&folder, "127.0.0.1:0");
    let mut friend = Bot::start(&salon, &referee(), &["--friendly", "--name", "Chloé"]);
    friend.says("has come");
    let arguments = ["--game", "six", "--open", "--rated", "--clock", "60+5", "--games", "1"];
    let mut anna = Bot::start(&salon, &referee(), &arguments);
    anna.says("It waits at");
    let rival = ["--rated", "--games", "1", "--name", "Bruno"];
    assert!(Bot::start(&salon, &referee(), &rival).ends_well().contains("the game is over"));
    anna.ends_well();
    let listed = salon.get("/api/ratings/six");
    assert!(listed.contains("Bruno (bot)") && !listed.contains("Chloé"), "{listed}");
    assert_eq!(listed.matches("\"games\":1").count(), 2, "{listed}");
    drop(friend);
    assert!(salon.close().success());
}

/// Every view it was asked about is one that its seat had in this game.
fn saw_only_its_own(game: &dyn AnyMatch, seat: Seat, questions: &str) {
    let views: Vec<Value> =
        (0..=game.moves()).map(|moves| game.after(moves).view(Viewer::Seat(seat))).collect();
    let mut asked = 0;
    for question in questions.lines() {
        let question: Value = serde_json::from_str(question).expect("JSON");
        if question["cmd"] == "best" {
            asked += 1;
            assert_eq!(question["seat"], seat.index());
            assert!(views.contains(&question["view"]), "{question}");
        }
    }
    assert!(asked > 3, "{questions}");
}

#[test]
fn a_bot_goes_on_after_the_salon_was_killed_and_opened_again() {
    let folder = Folder::new("bots-cut");
    let mut salon = open(&folder, "127.0.0.1:0");
    let (waiting, go) = (folder.0.join("waiting"), folder.0.join("go"));
    // The fifth line is kept back until the salon has been away.
    let gate = format!(
        "n=0\nwhile read -r line; do n=$((n+1))\nif [ $n = 5 ]; then : > '{}'; while [ ! -e '{}' ]; do sleep 0.1; done; fi\n\
         printf '%s\\n' \"$line\"; done | {PROGRAM} referee",
        waiting.display(),
        go.display()
    );
    let gate = script(&folder, "gate.sh", &gate);
    let mut anna = Bot::start(&salon, &referee(), &["--game", "six", "--open", "--games", "1"]);
    let link = anna.says("It waits at");
    let mut bruno = Bot::start(&salon, &gate, &["--table", &link]);
    until_there(&waiting);
    let address = salon.address.to_string();
    salon.child.kill().expect("it runs");
    salon.child.wait().expect("it ends");
    anna.says("The connection is cut");
    bruno.says("The connection is cut");
    let salon = open(&folder, &address);
    fs::write(go, "").expect("a file can be written");
    assert!(bruno.ends_well().contains("the game is over"));
    assert!(anna.ends_well().contains("the game is over"));
    let record = record(&salon, &link);
    assert!(RULEBOOKS.get("six").unwrap().load(&record).unwrap().outcome().is_some());
    assert!(salon.close().success());
}

#[test]
fn a_bot_whose_program_fails_says_so_and_resigns() {
    let folder = Folder::new("bots-failing");
    let salon = open(&folder, "127.0.0.1:0");
    let programs = [
        ("dies.sh", "read line; echo '{\"ok\":true}'; read line", "ended before the game did"),
        (
            "babbles.sh",
            "read line; echo '{\"ok\":true}'; while read line; do echo moo; done",
            "not JSON",
        ),
        (
            "cheats.sh",
            "while read line; do echo '{\"ok\":true,\"move\":\"9,9\"}'; done",
            "not allowed",
        ),
        (
            "sleeps.sh",
            "read line; echo '{\"ok\":true}'; while read line; do :; done",
            "has not answered",
        ),
    ];
    for (name, text, expected) in programs {
        let program = script(&folder, name, text);
        let mut anna = Bot::start(&salon, &referee(), &["--game", "six", "--open", "--games", "1"]);
        let link = anna.says("It waits at");
        let bruno = Bot::start(&salon, &program, &["--table", &link, "--patience", "0.5"]);
        let (well, said) = bruno.ends();
        assert!(
            !well && said.contains(expected) && said.contains("has resigned"),
            "{name}: {said}"
        );
        assert!(anna.ends_well().contains("place 1 of 2"), "{name}");
    }
    let refuses =
        script(&folder, "refuses.sh", "read line; echo '{\"ok\":false,\"error\":\"no\"}'");
    let (well, said) = Bot::start(&salon, &refuses, &["--game", "six", "--open"]).ends();
    assert!(!well && said.contains("refused"), "{said}");
    assert!(salon.close().success());
}

#[test]
fn a_bot_in_the_lobby_sits_down_where_a_seat_is_open_and_leaves_when_it_is_told_to() {
    let folder = Folder::new("bots-lobby");
    let salon = open(&folder, "127.0.0.1:0");
    let mut chloe = Bot::start(&salon, &referee(), &["--game", "disx,six", "--name", "Chloé"]);
    let token = chloe.says("token:");
    let anna = Bot::start(&salon, &referee(), &["--game", "six", "--open", "--games", "1"]);
    anna.ends_well();
    chloe.says("the game is over");
    let told = Command::new("kill").args(["-INT", &chloe.child.id().to_string()]).status();
    assert!(told.expect("signals exist").success());
    assert!(chloe.ends_well().contains("It leaves its tables."));

    let mut again = Bot::start(&salon, &referee(), &["--token", &token]);
    again.says("Chloé (bot) has come");
    let (well, said) = Bot::start(&salon, &referee(), &["--token", "nobody"]).ends();
    assert!(!well && said.contains("does not know this token"), "{said}");
    drop(again);
    assert!(salon.close().success());
}
