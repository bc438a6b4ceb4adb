//! What a person does beside choosing: typing moves, taking back, saving, playing again.

use tablier_rules::{ChanceVersion, Salt, Seat, Seed, Viewer, mix};
use tablier_table::{Input, LogEntry, Mover, Refusal, Stage, Table, Time, Wish};

use super::pages::Page;
use super::{ME, Session, SessionRequest};
use crate::messages as m;

/// Longer moves are not written anywhere.
const MAX_MOVE_CHARS: usize = 60;

impl Session {
    pub(super) fn take(&mut self, input: Input) -> Result<(), Refusal> {
        // There is no clock: the number of what happened does.
        let at = Time(self.table.version());
        self.table.take(&LogEntry::new(at, input)).map(drop)
    }

    /// Makes moves of the seat at the keyboard one after the other, as long as it is asked.
    pub fn play(&mut self, moves: &[String]) {
        let Some((seat, _)) = self.decision() else {
            self.message = Some(m::not_yours());
            return;
        };
        for mv in moves {
            let Some(decision) = self.table.decision_of(seat) else { break };
            let (by, mv) = (Mover::Person(ME), mv.clone());
            if let Err(refusal) = self.take(Input::Decide { by, seat, decision, mv }) {
                self.message = Some(refusal.text());
                break;
            }
        }
        self.refresh();
    }

    /// Takes back the last decision of somebody at the keyboard.
    pub fn take_back(&mut self) {
        if !self.gesture.is_empty() {
            self.gesture.clear();
        }
        let Some(seat) = self.last_own() else {
            self.message = Some(m::nothing_back());
            return;
        };
        match self.take(Input::Ask { person: ME, seat, wish: Wish::Undo }) {
            Ok(()) => self.refresh(),
            Err(refusal) => self.message = Some(refusal.text()),
        }
    }

    /// The own seat that decided last.
    fn last_own(&self) -> Option<Seat> {
        let game = self.game();
        let own = self.table.seats_of(ME);
        own.iter()
            .filter_map(|seat| Some((game.last_choice(seat)?, seat)))
            .max()
            .map(|(_, seat)| seat)
    }

    /// The record of the game; of one with secrets that is not over, what the eyes that look may know, and while the
    /// keyboard is handed over what anybody may.
    pub fn record(&self) -> String {
        let viewer = match self.rules.is_open() {
            true => Viewer::Everything,
            false if self.is_covered() => Viewer::Spectator,
            false => self.viewer,
        };
        self.table.record(viewer).map(|record| record.to_string()).unwrap_or_default()
    }

    /// What came of saving the game.
    pub fn saved(&mut self, path: &str, result: std::io::Result<()>) {
        let partly = !self.rules.is_open() && !self.is_over();
        self.message = Some(match result {
            Ok(()) if partly => m::saved(path).then(m::partly()),
            Ok(()) => m::saved(path),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => m::is_there(path),
            Err(error) => m::not_saved(error),
        });
        self.page = Page::Board;
    }

    /// To save the game under this name.
    pub(super) fn save(&self, path: &str) -> Option<SessionRequest> {
        let path = path.trim().to_owned();
        (!path.is_empty()).then(|| SessionRequest::Save { path, text: self.record() })
    }

    /// The name a file is offered.
    pub(super) fn file_name(&self) -> String {
        format!("{}-{}.txt", self.game().slug(), self.seed.0 % 100_000)
    }

    /// Opens the next game of the same people, once this one is over.
    pub fn play_again(&mut self) {
        if self.table.stage() != Stage::Over {
            return;
        }
        let seed = Seed(mix(self.seed.0.wrapping_add(1)));
        let salt = Salt(format!("{:016x}", mix(seed.0 ^ 0x7ab1_1e12)));
        let mut inputs = self.table.next_game(ChanceVersion::SEED, seed, salt).into_iter();
        let Some(input) = inputs.next() else { return };
        match Table::open(self.rulebooks, LogEntry::new(Time(0), input)) {
            Ok(table) => {
                (self.table, self.seed) = (table, seed);
                (self.known, self.shown) = (0, self.game().moves());
                self.lines.clear();
                self.film.clear();
                self.asked.clear();
                self.message = None;
                self.pointed = None;
                self.viewer = self.table.viewer(ME, None);
                self.refresh();
            }
            Err(refusal) => self.message = Some(refusal.text()),
        }
    }

    /// One more letter of a move that is typed.
    pub(super) fn type_letter(&mut self, letter: char) {
        let typed = self.typed.get_or_insert_default();
        if typed.chars().count() < MAX_MOVE_CHARS && !letter.is_control() {
            typed.push(letter);
        }
    }

    /// Makes the move that was typed.
    pub(super) fn play_typed(&mut self) {
        let typed = self.typed.take().unwrap_or_default();
        let moves: Vec<String> = typed.split_whitespace().map(str::to_owned).collect();
        if !moves.is_empty() {
            self.play(&moves);
        }
    }
}
