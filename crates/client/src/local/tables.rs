//! The tables kept in this browser. They answer the same messages as the tables of a server; time and chance come from
//! outside, and whatever has to be stored is handed out.

use std::collections::BTreeMap;

use tablier_protocol::{Card, ClientMessage, Code, Failure, NewTable, ServerMessage};
use tablier_rules::{
    AnyMatch, ChanceVersion, Lid, Message, Record, Rulebooks, RulesVersion, Salt, Seed, Viewer, mix,
};
use tablier_table::{Doing, Input, LogEntry, MachineTurn, PersonId, Stage, Table, Time};
use tablier_worker::Task;

use crate::messages as m;

/// The person at this screen.
const ME: PersonId = PersonId(1);

/// What comes from outside when something happens.
pub struct Moment<'a> {
    /// When.
    pub now: Time,
    /// Numbers nobody can foresee.
    pub chance: &'a mut dyn FnMut() -> u64,
}

/// All tables kept here.
pub struct LocalTables {
    rulebooks: Rulebooks,
    tables: BTreeMap<String, Kept>,
    tasks: Vec<(u32, Pending)>,
    last_task: u32,
}

struct Kept {
    table: Table,
    log: Vec<LogEntry>,
    /// How many entries of the log were handed out to be stored.
    stored: usize,
    /// The version the page knows, while it looks.
    known: Option<u64>,
    /// Whom the page asked to see it as.
    wanted: Option<Viewer>,
}

/// A log that has to be stored.
pub struct Grown {
    /// The table.
    pub name: String,
    pub card: Card,
    pub log: Vec<LogEntry>,
    /// How much of it was stored before.
    pub stored: usize,
}

/// A decision a machine thinks about.
struct Pending {
    table: String,
    seat: tablier_rules::Seat,
    decision: u64,
}

impl LocalTables {
    /// No table yet; any is one of these games.
    pub fn new(rulebooks: Rulebooks) -> LocalTables {
        LocalTables { rulebooks, tables: BTreeMap::new(), tasks: Vec::new(), last_task: 0 }
    }

    /// These games may be played from now on.
    pub fn learn(&mut self, rulebooks: Rulebooks) {
        self.rulebooks = rulebooks;
    }

    /// The games that may be played.
    pub fn rulebooks(&self) -> Rulebooks {
        self.rulebooks
    }

    /// Opens a table whose chance is settled, and gives its name.
    pub fn open(
        &mut self,
        new: NewTable,
        (rules, seed): (RulesVersion, Seed),
        at: &mut Moment<'_>,
    ) -> Result<String, Failure> {
        let setup = Box::new(new.dealt(rules, seed, fresh_salt(at)));
        let input = Input::Open { setup, host: ME, name: String::new(), seal: None };
        let entry = LogEntry::new(at.now, input);
        let table = Table::open(self.rulebooks, entry.clone())?;
        let name = fresh_name((at.chance)());
        self.tables.insert(name.clone(), Kept::new(table, vec![entry], 0));
        Ok(name)
    }

    /// Takes up a table from its log.
    pub fn restore(&mut self, name: &str, log: Vec<LogEntry>) -> Result<(), Failure> {
        let table = Table::rebuild(self.rulebooks, log.iter().cloned())?;
        let stored = log.len();
        self.tables.insert(name.to_owned(), Kept::new(table, log, stored));
        Ok(())
    }

    /// Goes on with a table as another page did. Tells whether something that was done here is lost by it.
    pub fn take_up(&mut self, name: &str, log: Vec<LogEntry>) -> Result<bool, Failure> {
        let before = self.tables.get(name);
        let lost = before.is_some_and(|kept| !log.starts_with(&kept.log));
        let (known, wanted) = before.map_or((None, None), |kept| (kept.known, kept.wanted));
        self.restore(name, log)?;
        if lost {
            self.tasks.retain(|(_, pending)| pending.table != name);
        }
        if let Some(kept) = self.tables.get_mut(name) {
            kept.wanted = wanted;
            kept.known = if lost { known.and(Some(0)) } else { known };
        }
        Ok(lost)
    }

    /// How long the log of a table is.
    pub fn length(&self, name: &str) -> usize {
        self.tables.get(name).map_or(0, |kept| kept.log.len())
    }

    /// Whether there is such a table.
    pub fn has(&self, name: &str) -> bool {
        self.tables.contains_key(name)
    }

    /// Forgets a table.
    pub fn remove(&mut self, name: &str) {
        self.tables.remove(name);
        self.tasks.retain(|(_, pending)| pending.table != name);
    }

    /// The game at a table, from its beginning to where it stands.
    pub fn game(&self, name: &str) -> Option<&dyn AnyMatch> {
        self.tables.get(name)?.table.game()
    }

    /// Answers what the page asks.
    pub fn take(&mut self, ask: ClientMessage, at: &mut Moment<'_>) -> Vec<ServerMessage> {
        match ask {
            ClientMessage::Follow { table, since, viewer } => match self.tables.get_mut(&table) {
                Some(kept) => {
                    (kept.known, kept.wanted) = (Some(since), viewer);
                    kept.tell(&table, at.now).into_iter().collect()
                }
                None => {
                    vec![ServerMessage::Gone { table, code: Code::NoTable, text: m::not_kept() }]
                }
            },
            ClientMessage::Unfollow { table } => {
                if let Some(kept) = self.tables.get_mut(&table) {
                    kept.known = None;
                }
                Vec::new()
            }
            ClientMessage::Lobby { .. } | ClientMessage::Ping => Vec::new(),
            ClientMessage::Act { table, id, act } => {
                let input = act.into_input(ME, "");
                let entry = LogEntry { id: Some(id.clone()), ..LogEntry::new(at.now, input) };
                match self.put(&table, entry) {
                    Ok(v) => {
                        self.play_again(&table, at);
                        let mut tells = vec![ServerMessage::Done { id, v }];
                        tells.extend(self.tell(&table, at.now));
                        tells
                    }
                    Err(failure) => vec![ServerMessage::Refused { id: Some(id), failure }],
                }
            }
        }
    }

    fn input(&mut self, name: &str, input: Input, now: Time) -> Result<u64, Failure> {
        self.put(name, LogEntry::new(now, input))
    }

    fn put(&mut self, name: &str, entry: LogEntry) -> Result<u64, Failure> {
        let kept =
            self.tables.get_mut(name).ok_or_else(|| Failure::new(Code::NoTable, m::not_kept()))?;
        kept.put(entry)
    }

    /// What the page does not know yet of a table it looks at.
    pub fn tell(&mut self, name: &str, now: Time) -> Option<ServerMessage> {
        self.tables.get_mut(name)?.tell(name, now)
    }

    /// Once everybody wants to play again there is another table for it.
    fn play_again(&mut self, name: &str, at: &mut Moment<'_>) {
        let Some(kept) = self.tables.get(name) else { return };
        if !kept.table.all_want_again() || kept.table.next().is_some() {
            return;
        }
        let (seed, salt) = (Seed((at.chance)()), fresh_salt(at));
        let inputs = kept.table.next_game(ChanceVersion::SEED, seed, salt).into_iter();
        let log: Vec<LogEntry> = inputs.map(|input| LogEntry::new(at.now, input)).collect();
        let Ok(opened) = Table::rebuild(self.rulebooks, log.iter().cloned()) else {
            return;
        };
        let table = fresh_name((at.chance)());
        self.tables.insert(table.clone(), Kept::new(opened, log, 0));
        let _ = self.input(name, Input::Next { table }, at.now);
    }

    /// What machines have to think about and nobody was asked yet.
    pub fn tasks(&mut self) -> Vec<Task> {
        let mut tasks = Vec::new();
        for (name, kept) in self.tables.iter().filter(|(_, kept)| kept.known.is_some()) {
            for (seat, level, decision) in kept.table.for_machines() {
                let asked = |pending: &Pending| {
                    (&pending.table, pending.seat, pending.decision) == (name, seat, decision)
                };
                let Some(game) = kept.table.game() else { continue };
                if self.tasks.iter().any(|(_, pending)| asked(pending)) {
                    continue;
                }
                self.last_task += 1;
                let id = self.last_task;
                let seed = name.bytes().fold(mix(decision), |sum, byte| mix(sum ^ u64::from(byte)));
                let (slug, view) = (game.slug().to_owned(), game.view(Viewer::Seat(seat)));
                tasks.push(Task { id, game: slug, view, seat, level, seed });
                self.tasks.push((id, Pending { table: name.clone(), seat, decision }));
            }
        }
        tasks
    }

    /// A machine has thought, and has its turn.
    pub fn thought(&mut self, id: u32, moves: &[String], now: Time) -> Vec<ServerMessage> {
        let Some(index) = self.tasks.iter().position(|(task, _)| *task == id) else {
            return Vec::new();
        };
        let (_, Pending { table, seat, decision }) = self.tasks.remove(index);
        if let Some(kept) = self.tables.get_mut(&table) {
            let turn = MachineTurn { seat, decision, moves: moves.to_vec() };
            turn.take_at(&mut AtTable { kept, now });
        }
        self.tell(&table, now).into_iter().collect()
    }

    /// Forgets one thing that was asked, so that it is asked again later.
    pub fn put_off(&mut self, id: u32) {
        self.tasks.retain(|(task, _)| *task != id);
    }

    /// Forgets what was asked, so that it is asked again: the one who thought is gone.
    pub fn forget_tasks(&mut self) {
        self.tasks.clear();
    }

    /// The logs that have grown since this was last asked.
    pub fn unstored(&mut self) -> Vec<Grown> {
        let grown = self.tables.iter_mut().filter(|(_, kept)| kept.stored < kept.log.len());
        grown
            .map(|(name, kept)| {
                let (card, log) = (card(name, &kept.table), kept.log.clone());
                let stored = std::mem::replace(&mut kept.stored, log.len());
                Grown { name: name.clone(), card, log, stored }
            })
            .collect()
    }

    /// What the seats of a table are called.
    pub fn names(&self, name: &str) -> Vec<Message> {
        self.tables.get(name).map(|kept| kept.table.names().to_vec()).unwrap_or_default()
    }

    /// Whose eyes a table is seen through from here, and whether it is over.
    pub fn viewer(&self, name: &str) -> Option<(Viewer, bool)> {
        let table = &self.tables.get(name)?.table;
        Some((table.viewer(ME, None), table.stage() == Stage::Over))
    }

    /// The record of a table: all of it, unless something of it is not out yet: secrets, or dice to come.
    pub fn record(&self, name: &str) -> Option<Record> {
        let table = &self.tables.get(name)?.table;
        let game = table.game()?;
        let is_open = self.rulebooks.get(game.slug()).is_ok_and(Lid::is_open);
        let open = table.stage() == Stage::Over || is_open;
        let viewer = if open { Viewer::Everything } else { table.viewer(ME, None) };
        Some(game.record_for(viewer))
    }
}

impl Kept {
    fn new(table: Table, log: Vec<LogEntry>, stored: usize) -> Kept {
        Kept { table, log, stored, known: None, wanted: None }
    }

    fn put(&mut self, entry: LogEntry) -> Result<u64, Failure> {
        let before = self.table.version();
        let v = self.table.take(&entry)?;
        if v > before {
            self.log.push(entry);
        }
        Ok(v)
    }

    fn tell(&mut self, name: &str, now: Time) -> Option<ServerMessage> {
        let known = self.known?;
        let viewer = self.table.viewer(ME, self.wanted);
        let update = self.table.update(ME, viewer, known, now);
        self.known = Some(update.snapshot.v);
        Some(ServerMessage::Table { table: name.to_owned(), now, update: Box::new(update) })
    }
}

/// A table kept here at which a machine has its turn.
struct AtTable<'a> {
    kept: &'a mut Kept,
    now: Time,
}

impl Doing for AtTable<'_> {
    fn table(&self) -> &Table {
        &self.kept.table
    }

    fn take(&mut self, input: Input) -> bool {
        self.kept.put(LogEntry::new(self.now, input)).is_ok()
    }
}

fn card(name: &str, table: &Table) -> Card {
    let own = table.seats_of(ME);
    let waits = table.deciders().iter().any(|seat| own.contains(seat));
    Card { own: true, waits, ..Card::of(name, table) }
}

fn fresh_salt(at: &mut Moment<'_>) -> Salt {
    Salt(format!("{:016x}", (at.chance)()))
}

/// A name made of letters and digits that are not mistaken for each other.
fn fresh_name(mut number: u64) -> String {
    const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
    let mut letter = || {
        let letter = LETTERS[(number % LETTERS.len() as u64) as usize];
        number /= LETTERS.len() as u64;
        char::from(letter)
    };
    (0..8).map(|_| letter()).collect()
}

#[cfg(test)]
mod tests;
