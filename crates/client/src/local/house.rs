//! The tables kept in this browser, as the room knows them. What they are is a part of the page by itself: whoever plays at a table of the
//! salon does not load it.

use tablier_protocol::{ClientMessage, Failure, NewTable, ServerMessage};
use tablier_rules::{AnyMatch, Message, Rulebooks, RulesVersion, Seed, Viewer};
use tablier_worker::Task;

use super::attic;
use super::tables::{Grown, LocalTables, Moment};
use crate::lesson::Lesson;
use crate::shell::{chance, now};

/// Opens the house, for these games.
pub type OpenHouse = fn(Rulebooks) -> Box<dyn House>;

/// Opens it.
pub fn open_house(rulebooks: Rulebooks) -> Box<dyn House> {
    Box::new(LocalTables::new(rulebooks))
}

/// What a table in this browser begins with: the version of its rules, and all its chance.
pub type NewDeal = (RulesVersion, Seed);

/// What can be asked of the tables kept here.
pub trait House {
    /// These games may be played from now on.
    fn know(&mut self, rulebooks: Rulebooks);
    /// Opens a table whose chance is settled, and gives its name.
    fn open_table(&mut self, new: NewTable, deal: NewDeal) -> Result<String, Failure>;
    /// Takes a table up from the browser's storage unless it is there; tells whether it is there now.
    fn fetch(&mut self, name: &str) -> bool;
    /// Forgets a table.
    fn forget(&mut self, name: &str);
    /// Answers what is asked of a table.
    fn ask(&mut self, ask: ClientMessage) -> Vec<ServerMessage>;
    /// What machines are to think about.
    fn to_think(&mut self) -> Vec<Task>;
    /// Takes in what a machine thought.
    fn thought_of(&mut self, task: u32, moves: &[String]) -> Vec<ServerMessage>;
    /// Lets something be thought about later.
    fn put_off(&mut self, task: u32);
    /// Nobody thinks any more.
    fn stop_thinking(&mut self);
    /// Stores what has happened.
    fn store(&mut self) -> Stored;
    /// Goes on with a table as another tab did, where it did.
    fn catch_up(&mut self, name: &str) -> Option<CaughtUp>;
    /// The lesson that a text holds, if it holds one.
    fn read_lesson(&self, text: &str) -> Option<Lesson>;
    /// A table to be looked at again.
    fn look(&self, name: &str) -> Option<KeptGame>;
}

/// What became of what was to be stored.
#[derive(Default)]
pub struct Stored {
    /// Tables that went on in another tab.
    pub caught_up: Vec<CaughtUp>,
    /// Whether the browser had no room for something.
    pub no_room: bool,
}

/// A table that went on in another tab.
pub struct CaughtUp {
    pub table: String,
    /// Whether something that was done here is lost by it.
    pub lost: bool,
    /// What whoever looks at it is told.
    pub tell: Option<ServerMessage>,
}

/// A kept game as far as it was played.
pub struct KeptGame {
    pub game: Box<dyn AnyMatch>,
    pub names: Vec<Message>,
    /// Who looks, and whether the game is over.
    pub viewer: (Viewer, bool),
    pub record: String,
}

/// Does something that has its time and its chance.
fn at<T>(act: impl FnOnce(&mut Moment<'_>) -> T) -> T {
    let mut chance = chance;
    act(&mut Moment { now: now(), chance: &mut chance })
}

impl House for LocalTables {
    fn know(&mut self, rulebooks: Rulebooks) {
        self.learn(rulebooks);
    }

    fn open_table(&mut self, new: NewTable, deal: NewDeal) -> Result<String, Failure> {
        at(|moment| self.open(new, deal, moment))
    }

    fn fetch(&mut self, name: &str) -> bool {
        self.has(name) || attic::log(name).is_some_and(|log| self.restore(name, log).is_ok())
    }

    fn forget(&mut self, name: &str) {
        self.remove(name);
    }

    fn ask(&mut self, ask: ClientMessage) -> Vec<ServerMessage> {
        at(|moment| self.take(ask, moment))
    }

    fn to_think(&mut self) -> Vec<Task> {
        self.tasks()
    }

    fn thought_of(&mut self, task: u32, moves: &[String]) -> Vec<ServerMessage> {
        self.thought(task, moves, now())
    }

    fn put_off(&mut self, task: u32) {
        LocalTables::put_off(self, task);
    }

    fn stop_thinking(&mut self) {
        self.forget_tasks();
    }

    fn store(&mut self) -> Stored {
        let mut outcome = Stored::default();
        for Grown { name, card, log, stored } in self.unstored() {
            let elsewhere = attic::log(&name).filter(|elsewhere| elsewhere.len() > stored);
            match elsewhere.and_then(|log| self.catch_up_with(&name, log)) {
                Some(caught_up) => outcome.caught_up.push(caught_up),
                None => outcome.no_room |= !attic::put_table(&name, &card, &log),
            }
        }
        outcome
    }

    fn catch_up(&mut self, name: &str) -> Option<CaughtUp> {
        let length = self.length(name);
        let log = attic::log(name).filter(|log| length > 0 && log.len() > length)?;
        self.catch_up_with(name, log)
    }

    fn read_lesson(&self, text: &str) -> Option<Lesson> {
        Lesson::read(self.rulebooks(), text)
    }

    fn look(&self, name: &str) -> Option<KeptGame> {
        let game = self.game(name)?;
        Some(KeptGame {
            game: game.after(game.moves()),
            names: self.names(name),
            viewer: self.viewer(name)?,
            record: self.record(name)?.to_string(),
        })
    }
}

impl LocalTables {
    fn catch_up_with(&mut self, name: &str, log: Vec<tablier_table::LogEntry>) -> Option<CaughtUp> {
        let lost = self.take_up(name, log).ok()?;
        Some(CaughtUp { table: name.to_owned(), lost, tell: self.tell(name, now()) })
    }
}
