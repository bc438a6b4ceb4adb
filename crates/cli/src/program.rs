//! Another program as a player: it is asked for a move by what its seat knows, a line of JSON each way. Knows neither arena nor
//! salon.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use serde_json::{Value, json};
use tablier_rules::{Message, Seat};

use crate::messages;

/// No answer is longer than this.
const MAX_ANSWER_BYTES: u64 = 4 * 1024 * 1024;

/// A program that was started.
pub struct Program {
    command: String,
    child: Child,
    to: ChildStdin,
    /// What it answers, line by line.
    from: Receiver<String>,
    /// How long an answer may take beyond the time it was given to think.
    patience: Duration,
}

/// What a seat is asked to decide.
pub struct Question<'a> {
    pub game: &'a str,
    pub seat: Seat,
    pub view: &'a Value,
    /// All it may choose from.
    pub moves: &'a [String],
    /// For how long it may think.
    pub ms: u64,
    /// Its chance, so that a game can be played again.
    pub seed: u64,
}

impl Program {
    /// Starts a program by its command: words, separated by spaces.
    pub fn start(command: &str, patience: Duration) -> Result<Program, Message> {
        let mut words = command.split_whitespace();
        let mut program = Command::new(words.next().unwrap_or_default());
        program.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A program that wants to ask for the rules finds this one.
        if let (None, Ok(tablier)) = (std::env::var_os("TABLIER"), std::env::current_exe()) {
            program.env("TABLIER", tablier);
        }
        let mut child =
            program.spawn().map_err(|error| messages::program_unstarted(command, error))?;
        let (Some(to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both were asked to be piped");
        };
        let (sender, receiver) = channel();
        // It ends with the output of the program, which ends with the program.
        std::thread::spawn(move || {
            let mut from = BufReader::new(from);
            loop {
                let mut line = String::new();
                let read = from.by_ref().take(MAX_ANSWER_BYTES).read_line(&mut line).unwrap_or(0);
                if read == 0 || sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Program { command: command.to_owned(), child, to, from: receiver, patience })
    }

    /// Tells it which game begins. It may refuse one that it does not play.
    pub fn begin(&mut self, game: &str, options: &Value) -> Result<(), Message> {
        self.ask(&json!({ "cmd": "new", "game": game, "options": options }), 0).map(|_| ())
    }

    /// Its move.
    pub fn decide(&mut self, question: &Question<'_>) -> Result<String, Message> {
        let Question { game, seat, view, moves, ms, seed } = question;
        let answer = self.ask(
            &json!({
                "cmd": "best", "game": game, "seat": seat, "view": view, "moves": moves,
                "level": 5, "ms": ms, "seed": seed,
            }),
            *ms,
        )?;
        let mv = answer["move"].as_str();
        let mv = mv.ok_or_else(|| messages::program_moveless(&self.command, &answer))?;
        if moves.iter().any(|legal| legal == mv) {
            return Ok(mv.to_owned());
        }
        Err(messages::program_illegal(&self.command, mv))
    }

    fn ask(&mut self, question: &Value, ms: u64) -> Result<Value, Message> {
        let command = &self.command;
        let gone = || messages::program_ended(command);
        writeln!(self.to, "{question}").map_err(|_| gone())?;
        let patience = self.patience + Duration::from_millis(ms);
        let line = self.from.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Disconnected => gone(),
            RecvTimeoutError::Timeout => messages::program_silent(command, patience.as_secs_f32()),
        })?;
        let answer: Value = serde_json::from_str(&line)
            .map_err(|_| messages::program_not_json(command, line.trim()))?;
        if answer["ok"] == json!(true) {
            return Ok(answer);
        }
        let why = answer["error"].as_str().map_or_else(messages::site_silent, Message::words);
        Err(messages::program_refused(command, &question["cmd"], why))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
