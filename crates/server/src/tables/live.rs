//! A table in memory: the game, and whoever follows it.
//!
//! An input is taken in at once, but nobody is told before it is kept: what is to be said travels with the input to the
//! writer, who lets it out after the commit. So whatever leaves is in order and safe, and tables never wait for the disk.

mod sheet;
mod thinking;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use tablier_protocol::{Card, Failure, Presence, ServerMessage};
use tablier_rules::{Seat, SeatSet, Viewer};
use tablier_table::{Input, LogEntry, PersonId, Stage, Table, Time, Written};

use crate::people::mailbox::{Mailbox, Outgoing, Reads, text};
use crate::people::names::{distinct, look_alike};
use crate::ratings::RatedGame;
use crate::storage::StoredEntry;
use crate::tables::asker::{Asker, answers, refusals};
use crate::tables::work::{Effect, Taken, Work};

struct Follower {
    mailbox: Mailbox,
    /// Whom it asked to see it as.
    wanted: Option<Viewer>,
}

/// Who may add to the log of a table in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owned {
    /// The salon, which is one node.
    Alone,
    /// This node, by the lease of this number.
    By(u64),
    /// Another node, or none yet: what is in memory follows the log.
    Elsewhere,
}

/// A table in memory.
pub struct Live {
    name: String,
    pub table: Table,
    /// What it is owned by here.
    pub owned: Owned,
    /// Who follows it at other nodes: their seats, and how many watch.
    elsewhere: (SeatSet, usize),
    followers: Vec<Follower>,
    /// The card as it was last kept, but for the moves and the time.
    card: Option<Card>,
    /// Whether the next game of the same people is being opened.
    opens_next: bool,
    /// What machines think about, by seat: the decision, and how to call it off.
    thinking: HashMap<Seat, (u64, Arc<AtomicBool>)>,
}

impl Live {
    /// A table that was opened or read.
    pub fn new(name: String, table: Table, owned: Owned) -> Live {
        Live {
            name,
            table,
            owned,
            elsewhere: (SeatSet::EMPTY, 0),
            followers: Vec::new(),
            card: None,
            opens_next: false,
            thinking: HashMap::new(),
        }
    }

    /// The input with the name that its person has here: the own one of whoever sits here, else one that nobody who sits here
    /// already has. Whoever came first keeps the plain name.
    pub fn told_apart(&self, mut input: Input) -> Input {
        match &mut input {
            Input::Sit { person, name, .. } | Input::Say { person, name, .. } => {
                let own = self.table.chairs().iter().find(|chair| chair.is_of(*person));
                let seated = own.and_then(|chair| chair.name.clone());
                *name = seated.unwrap_or_else(|| self.distinct_name(*person, name));
            }
            Input::Rename { person, name } => *name = self.distinct_name(*person, name),
            _ => {}
        }
        input
    }

    /// What a person is called here, so that nobody takes them for another who sits here.
    fn distinct_name(&self, person: PersonId, name: &str) -> String {
        let others = || self.table.chairs().iter().filter(|chair| !chair.is_of(person));
        distinct(name, |name| {
            others().filter_map(|chair| chair.name.as_ref()).any(|other| look_alike(other, name))
        })
    }

    /// Whether anybody follows it here.
    pub fn is_followed(&self) -> bool {
        !self.followers.is_empty()
    }

    /// Whether the next game of the same people is to be opened now: it is asked once.
    pub fn is_to_open_next(&mut self) -> bool {
        let wanted = self.table.all_want_again() && self.table.next().is_none();
        wanted && !std::mem::replace(&mut self.opens_next, true)
    }

    /// The next game could not be opened: it can be asked for again.
    pub fn could_not_open_next(&mut self) {
        self.opens_next = false;
    }

    /// Forgets clients that are gone; gives what is to be told about it.
    pub fn forget_gone(&mut self) -> Vec<Effect> {
        self.unfollow_where(Mailbox::is_closed)
    }

    /// Whether something goes on by itself.
    pub fn goes_on(&self) -> bool {
        self.table.deadline().is_some() || !self.thinking.is_empty()
    }

    /// Whether it can be put away.
    pub fn is_idle(&self) -> bool {
        self.followers.is_empty() && self.thinking.is_empty()
    }

    /// The work of keeping the input that opened it.
    pub fn opened(&mut self, entry: &LogEntry, asker: Asker) -> Work {
        self.work(entry, 0, asker)
    }

    /// Takes an input in. Gives the work of keeping it, or of telling the asker that it is refused: the reason may be something
    /// that is on its way to the storage, so the answer goes the same way.
    pub fn take(&mut self, entry: &LogEntry, asker: Asker) -> Taken {
        if let Some(v) = self.table.taken_before(entry) {
            // It may still be on its way to the storage too.
            let (kept, lost) = answers(asker, v);
            return Taken::In(Work::telling(kept, lost));
        }
        let (before, present) = (self.table.version(), self.present());
        if let Err(refusal) = self.table.take(entry) {
            let failure = Failure::from(refusal);
            let (kept, lost) = refusals(asker, failure.clone());
            return Taken::Refused(failure, Work::telling(kept, lost));
        }
        let mut work = self.work(entry, before, asker);
        work.kept.extend(self.presence_unless(present));
        Taken::In(work)
    }

    fn work(&mut self, entry: &LogEntry, before: u64, asker: Asker) -> Work {
        let number = self.table.version();
        let json = serde_json::to_string(entry).expect("entries serialise");
        let lease = match self.owned {
            Owned::By(lease) => Some(lease),
            Owned::Alone | Owned::Elsewhere => None,
        };
        let line = StoredEntry { table: self.name.clone(), number, lease, entry: json };
        let sheet = self.sheet();
        let was_over = self.card.as_ref().is_some_and(|card| card.stage == Stage::Over);
        let rated = if was_over { None } else { self.rated_game() };
        let still = Card { moves: 0, last: Time(0), ..sheet.card.clone() };
        let changed = self.card.as_ref() != Some(&still);
        self.card = Some(still);
        let mut kept = self.updates(before, entry.at);
        let (done, lost) = answers(asker, number);
        kept.extend(done);
        kept.extend(self.thoughts());
        kept.push(Effect::Deadline(self.name.clone(), sheet.deadline));
        kept.push(Effect::Changed { public: sheet.public, people: sheet.people.clone() });
        Work { line: Some((line, sheet, changed)), rated, kept, lost }
    }

    /// The game, if it is over and counts.
    fn rated_game(&self) -> Option<RatedGame> {
        let (table, game) = (self.name.clone(), self.table.setup().game.clone());
        self.table.rated_sides().map(|sides| RatedGame { table, game, sides })
    }

    /// Takes in what another node kept.
    pub fn hear(&mut self, entry: &LogEntry) -> Result<Work, Failure> {
        let (before, present) = (self.table.version(), self.present());
        self.table.take(entry).map_err(Failure::from)?;
        let mut kept = self.updates(before, entry.at);
        kept.extend(self.thoughts());
        kept.extend(self.presence_unless(present));
        Ok(Work::telling(kept, Vec::new()))
    }

    /// What each follower is sent of the versions after `before`.
    fn updates(&self, before: u64, now: Time) -> Vec<Effect> {
        // All who only watch are sent the same.
        let mut shared: Vec<(Viewer, Reads, Outgoing)> = Vec::new();
        let mut effects = Vec::with_capacity(self.followers.len() + 4);
        for Follower { mailbox, wanted } in &self.followers {
            let person = mailbox.person;
            let viewer = self.table.viewer(person, *wanted);
            let plain = self.table.seats_of(person).is_empty() && person != self.table.host();
            let same = |&&(seen, reads, _): &&(Viewer, Reads, Outgoing)| {
                seen == viewer && reads == mailbox.reads
            };
            let known = shared.iter().filter(|_| plain).find(same);
            let outgoing = match known {
                Some((_, _, outgoing)) => outgoing.clone(),
                None => self.message(mailbox, viewer, before, now),
            };
            if plain && known.is_none() {
                shared.push((viewer, mailbox.reads, outgoing.clone()));
            }
            effects.push(Effect::Send(mailbox.clone(), outgoing));
        }
        effects
    }

    fn message(&self, mailbox: &Mailbox, viewer: Viewer, since: u64, now: Time) -> Outgoing {
        let update = Box::new(self.table.update_as::<Written>(mailbox.person, viewer, since, now));
        text(&ServerMessage::Table { table: self.name.clone(), now, update }, mailbox.reads)
    }

    /// From now on this client is told what happens, beginning with what it missed.
    pub fn follow(
        &mut self,
        mailbox: &Mailbox,
        since: u64,
        wanted: Option<Viewer>,
        now: Time,
    ) -> Work {
        let before = self.followers.len();
        self.followers.retain(|follower| follower.mailbox.id != mailbox.id);
        let is_new = self.followers.len() == before;
        self.followers.push(Follower { mailbox: mailbox.clone(), wanted });
        let viewer = self.table.viewer(mailbox.person, wanted);
        // Whoever knows more than there is knows the table of another time, before a backup was restored.
        let since = if since == u64::MAX || since <= self.table.version() { since } else { 0 };
        let first = self.message(mailbox, viewer, since, now);
        let mut kept = vec![Effect::Send(mailbox.clone(), first)];
        // The others, who come before, are told of somebody new and not of somebody who asks again.
        let others = self.followers.len() - 1;
        kept.extend(self.presence().into_iter().skip(if is_new { 0 } else { others }));
        // Machines that were to decide while nobody looked take it up again.
        kept.extend(self.thoughts());
        Work::telling(kept, Vec::new())
    }

    /// No longer.
    pub fn unfollow(&mut self, mailbox: &Mailbox) -> Vec<Effect> {
        self.unfollow_where(|other| other.id == mailbox.id)
    }

    fn unfollow_where(&mut self, goes: impl Fn(&Mailbox) -> bool) -> Vec<Effect> {
        let before = self.followers.len();
        self.followers.retain(|follower| !goes(&follower.mailbox));
        self.call_off_unless_wanted();
        if self.followers.len() == before { Vec::new() } else { self.presence() }
    }

    /// Whoever follows it, to follow it as it is read again.
    pub fn take_followers(&mut self) -> Vec<Mailbox> {
        self.followers.drain(..).map(|follower| follower.mailbox).collect()
    }

    /// The seats of those who follow it here, and how many watch.
    pub fn present(&self) -> (SeatSet, usize) {
        let mut here = SeatSet::EMPTY;
        let mut watching = 0;
        for follower in &self.followers {
            let seats = self.table.seats_of(follower.mailbox.person);
            watching += usize::from(seats.is_empty());
            here = here | seats;
        }
        (here, watching)
    }

    /// Others follow it at other nodes; gives what is to be told about it.
    pub fn set_elsewhere(&mut self, elsewhere: (SeatSet, usize)) -> Vec<Effect> {
        let changed = std::mem::replace(&mut self.elsewhere, elsewhere) != elsewhere;
        if changed { self.presence() } else { Vec::new() }
    }

    /// Who is there, unless it is as before: whoever watched may have sat down.
    fn presence_unless(&self, before: (SeatSet, usize)) -> Vec<Effect> {
        if self.present() == before {
            return Vec::new();
        }
        let mut effects = self.presence();
        effects.push(Effect::Present(self.name.clone()));
        effects
    }

    fn presence(&self) -> Vec<Effect> {
        let (here, watching) = self.present();
        let (here, watching) = (here | self.elsewhere.0, watching + self.elsewhere.1);
        let presence = Presence { table: self.name.clone(), here, watching };
        // It says nothing in words.
        let tell = text(&ServerMessage::Presence(presence), Reads::Words);
        let send = |follower: &Follower| Effect::Send(follower.mailbox.clone(), tell.clone());
        self.followers.iter().map(send).collect()
    }
}
