//! Another program as a player: it is asked for a move by what its seat knows, a line of JSON each way. Knows neither arena nor
//! salon.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use serde_json::{Value, json};
use tablier_rules::Seat;

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
    pub fn start(command: &str, patience: Duration) -> Result<Program, String> {
        let mut words = command.split_whitespace();
        let mut program = Command::new(words.next().unwrap_or_default());
        program.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        // A program that wants to ask for the rules finds this one.
        if let (None, Ok(tablier)) = (std::env::var_os("TABLIER"), std::env::current_exe()) {
            program.env("TABLIER", tablier);
        }
        let mut child = program
            .spawn()
            .map_err(|error| format!("The program \"{command}\" could not be started: {error}."))?;
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
    pub fn begin(&mut self, game: &str, options: &Value) -> Result<(), String> {
        self.ask(&json!({ "cmd": "new", "game": game, "options": options }), 0).map(|_| ())
    }

    /// Its move.
    pub fn decide(&mut self, question: &Question<'_>) -> Result<String, String> {
        let Question { game, seat, view, moves, ms, seed } = question;
        let answer = self.ask(
            &json!({
                "cmd": "best", "game": game, "seat": seat, "view": view, "moves": moves,
                "level": 5, "ms": ms, "seed": seed,
            }),
            *ms,
        )?;
        let mv = answer["move"].as_str().ok_or_else(|| {
            format!("\"{}\" was asked for a move and named none: {answer}", self.command)
        })?;
        if moves.iter().any(|legal| legal == mv) {
            return Ok(mv.to_owned());
        }
        Err(format!("\"{}\" chose {mv}, which is not allowed.", self.command))
    }

    fn ask(&mut self, question: &Value, ms: u64) -> Result<Value, String> {
        let command = &self.command;
        let gone = || format!("\"{command}\" ended before the game did.");
        writeln!(self.to, "{question}").map_err(|_| gone())?;
        let patience = self.patience + Duration::from_millis(ms);
        let line = self.from.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Disconnected => gone(),
            RecvTimeoutError::Timeout => {
                format!("\"{command}\" has not answered for {} seconds.", patience.as_secs_f32())
            }
        })?;
        let answer: Value = serde_json::from_str(&line)
            .map_err(|_| format!("\"{command}\" answered what is not JSON: {}", line.trim()))?;
        if answer["ok"] == json!(true) {
            return Ok(answer);
        }
        let error = answer["error"].as_str().unwrap_or("it did not say why.");
        Err(format!("\"{command}\" refused {}: {error}", question["cmd"]))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
