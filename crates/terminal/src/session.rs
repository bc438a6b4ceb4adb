//! A game at a terminal: the table, whose eyes look at it, what is in the hand, what is pointed at. Knows no terminal: keys come
//! in, a picture comes out, and what machines have to think about is handed out.

mod board;
mod doings;
mod pages;
mod screen;
mod tell;
mod think;

use std::cell::RefCell;
use std::collections::VecDeque;

use serde_json::Value;
use tablier_geometry::{Point, Rect};
use tablier_rules::{
    About, AnyMatch, ChanceVersion, Format, Language, Message, Rulebook, Rulebooks, Salt, Scene,
    Seat, Seed, Viewer, mix,
};
use tablier_table::chronicle::ChronicleLine;
use tablier_table::{
    Absence, Audience, Input, Law, LogEntry, Pace, PersonId, SeatSetup, Setup, Stage, Table, Time,
};

use crate::key::Key;
use crate::layout::Layout;
use pages::Page;
pub use pages::help_keys;
pub use screen::Style;
use think::Asked;

/// The person at this terminal.
const ME: PersonId = PersonId(1);

/// What is settled before a game.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The slug of the game.
    pub game: String,
    pub options: Value,
    /// Who sits where: [`SeatSetup::Host`] for people at this terminal, or machines.
    pub places: Vec<SeatSetup>,
    /// All the chance of the game.
    pub seed: Seed,
    /// The language of everything said.
    pub language: Language,
}

/// What the session asks of whoever shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionRequest {
    /// To end.
    Quit,
    /// To write a file that must not be there yet, and to tell what came of it with [`Session::saved`].
    Save {
        /// Its name.
        path: String,
        text: String,
    },
}

/// A game at a terminal.
pub struct Session {
    rulebooks: Rulebooks,
    table: Table,
    rules: &'static dyn Rulebook,
    language: Language,
    seed: Seed,
    /// Whose eyes look.
    viewer: Viewer,
    /// Who has to come to the keyboard before anything is shown.
    awaited: Option<Seat>,
    /// The version up to which these eyes were told what happened.
    known: u64,
    lines: Vec<ChronicleLine>,
    /// How many moves have been shown, and positions that are still to be shown one by one.
    shown: usize,
    film: VecDeque<usize>,
    /// The clicks of an unfinished move.
    gesture: Vec<String>,
    /// What is pointed at, and where that was.
    pointed: Option<String>,
    pointed_at: Point,
    typed: Option<String>,
    message: Option<Message>,
    page: Page,
    asked: Vec<Asked>,
    /// The decision a hint is wished for.
    hint_for: Option<(Seat, u64)>,
    last_task: u32,
    size: (usize, usize),
    layout: RefCell<Laid>,
}

#[derive(Default)]
struct Laid {
    frame: Rect,
    room: (usize, usize),
    /// Where things have stood.
    anchors: Vec<Point>,
    layout: Option<Layout>,
}

impl Session {
    /// Opens a table of one of these games and begins; refused with a sentence.
    pub fn open(rulebooks: Rulebooks, opening: Opening) -> Result<Session, Message> {
        let Opening { game, options, places, seed, language } = opening;
        let rules = rulebooks.get(&game).map_err(|unknown| unknown.text())?;
        let setup = Setup {
            rules: rules.versions().newest(),
            law: Law::NEWEST,
            game,
            options,
            places,
            pace: Pace::Free,
            absence: Absence::default(),
            audience: Audience::Nobody,
            rated: false,
            chance: ChanceVersion::SEED,
            seed,
            salt: Salt(format!("{:016x}", mix(seed.0 ^ 0x7ab1_1e12))),
        };
        let input =
            Input::Open { setup: Box::new(setup), host: ME, name: String::new(), seal: None };
        let table = Table::open(rulebooks, LogEntry::new(Time(0), input))
            .map_err(|refusal| refusal.text())?;
        let viewer = table.viewer(ME, None);
        let mut session = Session {
            rulebooks,
            table,
            rules,
            language,
            seed,
            viewer,
            awaited: None,
            known: 0,
            lines: Vec::new(),
            shown: 0,
            film: VecDeque::new(),
            gesture: Vec::new(),
            pointed: None,
            pointed_at: Point::default(),
            typed: None,
            message: None,
            page: Page::Board,
            asked: Vec::new(),
            hint_for: None,
            last_task: 0,
            size: (80, 24),
            layout: RefCell::default(),
        };
        session.shown = session.game().moves();
        session.refresh();
        Ok(session)
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whose eyes look now; the seats behind them are handed the keyboard first where they have secrets.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Who has to come to the keyboard before anything is shown.
    pub fn waits_for(&self) -> Option<Seat> {
        self.awaited
    }

    /// The language of everything said.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.stage() == Stage::Over
    }

    /// The terminal has so many columns and rows.
    pub fn resize(&mut self, columns: usize, rows: usize) {
        self.size = (columns, rows);
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key) -> Option<SessionRequest> {
        if key == Key::Interrupt {
            return Some(SessionRequest::Quit);
        }
        self.key_on_page(key)
    }

    /// Shows the next position of what has just happened; tells whether there was one.
    pub fn tick(&mut self) -> bool {
        !self.is_covered() && self.film.pop_front().is_some()
    }

    fn is_covered(&self) -> bool {
        self.awaited.is_some()
    }

    fn game(&self) -> &dyn AnyMatch {
        self.table.game().expect("a table that was opened has a game")
    }

    /// What the seats are called.
    pub fn names(&self) -> &[Message] {
        self.table.names()
    }

    /// A text with the names in it, in the language of the session.
    pub fn say(&self, text: &Message) -> String {
        text.named(self.names()).get(self.language)
    }

    /// The seat at the keyboard, and the decision it has to make.
    pub fn decision(&self) -> Option<(Seat, u64)> {
        let seat = self.viewer.seat().filter(|&seat| self.table.seats_of(ME).contains(seat))?;
        Some((seat, self.table.decision_of(seat)?))
    }

    /// What the shelf says of the game.
    pub fn about(&self) -> About {
        self.rules.about()
    }

    /// What was said last to whoever is at the keyboard; it is said once.
    pub fn take_message(&mut self) -> Option<Message> {
        self.message.take()
    }

    /// How things stand, whatever is still to be shown or in the hand.
    pub fn still(&self) -> Scene {
        self.game().scene(self.viewer, &[], Format::Wide)
    }

    /// What is to be seen now.
    pub fn scene(&self) -> Scene {
        match self.film.front() {
            Some(&moves) => self.game().after(moves).scene(self.viewer, &[], Format::Wide),
            None => self.game().scene(self.viewer, &self.gesture, Format::Wide),
        }
    }
}
