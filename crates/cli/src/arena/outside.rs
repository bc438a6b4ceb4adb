//! Another program at the table: it is told every move by the referee protocol and asked for its own.
//!
//! It is told the seed too, as the protocol asks: a program that wants to know more than its seat may know is trusted not to.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};
use tablier_rules::{Seat, Seed};

pub struct Outside {
    command: String,
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Outside {
    /// Starts the program and the game.
    pub fn start(
        command: &str,
        game: &str,
        options: &Value,
        seed: Seed,
    ) -> Result<Outside, String> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("The program \"{command}\" could not be started: {error}."))?;
        let (Some(to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both were asked to be piped");
        };
        let from = BufReader::new(from);
        let mut program = Outside { command: command.to_owned(), child, to, from };
        program.ask(&json!({ "cmd": "new", "game": game, "options": options, "seed": seed }))?;
        Ok(program)
    }

    /// Its move for the seat.
    pub fn best(&mut self, seat: Seat, ms: u64) -> Result<String, String> {
        let answer = self.ask(&json!({ "cmd": "best", "seat": seat, "level": 5, "ms": ms }))?;
        let mv = answer["move"].as_str().map(str::to_owned);
        mv.ok_or_else(|| format!("\"{}\" was asked for a move and named none.", self.command))
    }

    /// Tells it a move that was made.
    pub fn told(&mut self, seat: Seat, mv: &str) -> Result<(), String> {
        self.ask(&json!({ "cmd": "play", "seat": seat, "move": mv })).map(|_| ())
    }

    fn ask(&mut self, question: &Value) -> Result<Value, String> {
        let gone = |command: &str| format!("\"{command}\" ended before the game did.");
        writeln!(self.to, "{question}").map_err(|_| gone(&self.command))?;
        let mut line = String::new();
        if self.from.read_line(&mut line).unwrap_or(0) == 0 {
            return Err(gone(&self.command));
        }
        let answer: Value = serde_json::from_str(&line)
            .map_err(|_| format!("\"{}\" answered what is not JSON: {line}", self.command))?;
        if answer["ok"] == json!(true) {
            return Ok(answer);
        }
        let error = answer["error"].as_str().unwrap_or("it did not say why.");
        Err(format!("\"{}\" refused {question}: {error}", self.command))
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        // It may have ended by itself already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
