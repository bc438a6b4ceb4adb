//! Asking the program, on a thread of its own, so that the bot goes on hearing the salon.

use std::time::Duration;

use serde_json::Value;
use tablier_rules::{Message, Rulebooks, Seat, mix};
use tablier_table::Snapshot;
use tokio::sync::mpsc::UnboundedSender;

use crate::program::{Program, Question};

/// What came of asking the program.
pub struct Thought {
    pub table: String,
    /// What it was asked; nothing where it was only told of the game.
    pub asked: Option<(Seat, u64)>,
    /// Its move; empty where it was asked for none.
    pub answer: Result<String, Message>,
    /// The program, if it is still of use.
    pub program: Option<Program>,
}

/// How the program is started and what it is given.
#[derive(Clone)]
pub struct EngineProgram {
    rulebooks: Rulebooks,
    command: String,
    patience: Duration,
    ms: u64,
}

impl EngineProgram {
    pub fn new(rulebooks: Rulebooks, command: &str, patience: Duration, ms: u64) -> EngineProgram {
        EngineProgram { rulebooks, command: command.to_owned(), patience, ms }
    }

    /// Whether it can ask about this game.
    pub fn knows(&self, game: &str) -> bool {
        self.rulebooks.get(game).is_ok()
    }

    /// Lets the program think about the decision of a seat, or tells it only which game it is.
    pub fn think(
        &self,
        table: &str,
        snapshot: &Snapshot,
        asked: Option<(Seat, u64)>,
        program: Option<Program>,
        to: &UnboundedSender<Thought>,
    ) {
        let (thinker, to, table) = (self.clone(), to.clone(), table.to_owned());
        let snapshot = snapshot.clone();
        tokio::task::spawn_blocking(move || {
            let mut program = program;
            let answer = thinker.ask(&mut program, &snapshot, asked);
            if answer.is_err() {
                program = None;
            }
            // Nobody waits for the answer of a bot that has ended.
            let _ = to.send(Thought { table, asked, answer, program });
        });
    }

    fn ask(
        &self,
        program: &mut Option<Program>,
        snapshot: &Snapshot,
        asked: Option<(Seat, u64)>,
    ) -> Result<String, Message> {
        let program = match program {
            Some(program) => program,
            None => {
                let mut started = Program::start(&self.command, self.patience)?;
                started.begin(&snapshot.game, &Value::Object(snapshot.options.clone()))?;
                program.insert(started)
            }
        };
        let Some((seat, decision)) = asked else { return Ok(String::new()) };
        let rules = self.rulebooks.get(&snapshot.game).map_err(|unknown| unknown.text())?;
        let moves =
            rules.legal(&snapshot.view, seat).map_err(|error| Message::words(error.to_string()))?;
        // A tenth of what is left, so that no game is lost by the clock.
        let left = snapshot.chairs[seat.index()].left.map_or(self.ms, |left| left / 10);
        program.decide(&Question {
            game: &snapshot.game,
            seat,
            view: &snapshot.view,
            moves: &moves,
            ms: self.ms.min(left),
            seed: mix(decision ^ mix(self.ms)) >> 11,
        })
    }
}
