//! The table that is followed, without any drawing: whether it is known, and what was settled with it before.

#[cfg(test)]
pub mod tests;

use tablier_protocol::Presence;
use tablier_rules::{Message, Rulebook, Seat, SeatSet};
use tablier_table::Update;

use super::chronicle::is_whole;
use super::hand::Hand;
use super::known::Known;
use super::learning::Learning;
use super::seal::Noted;
use crate::lesson::Progress;
use crate::route::TableRef;

/// A table that is followed.
#[derive(Clone)]
pub struct Model {
    table: TableRef,
    state: State,
    learning: Learning,
    presence: Option<Presence>,
    /// The seal of its chance as first seen; tables kept here have none.
    seal: Option<Noted>,
}

/// What is known of it.
#[derive(Clone, Default)]
enum State {
    #[default]
    Nothing,
    Known(Box<Known>),
    /// Why it cannot be followed, and what was known of it: it may come back.
    Gone(Message, Option<Box<Known>>),
}

/// What follows from an update beside the board.
#[derive(Default)]
pub struct News {
    /// What is to be said; nothing any more where what was said is about how things stood before. `None` where that stays.
    pub said: Option<Option<Message>>,
    /// The table of the next game, to which it is gone on.
    pub next: Option<TableRef>,
    /// The seal, seen for the first time.
    pub noted: Option<Noted>,
}

impl Model {
    /// A table of which nothing is known yet.
    pub fn new(table: TableRef, learning: Learning, seal: Option<Noted>) -> Model {
        Model { table, state: State::Nothing, learning, presence: None, seal }
    }

    /// Which one it is.
    pub fn table(&self) -> &TableRef {
        &self.table
    }

    /// What is known of it, if anything is and it can be followed.
    pub fn known(&self) -> Option<&Known> {
        match &self.state {
            State::Known(known) => Some(known),
            State::Nothing | State::Gone(..) => None,
        }
    }

    /// The same, to be changed.
    pub fn known_mut(&mut self) -> Option<&mut Known> {
        match &mut self.state {
            State::Known(known) => Some(known),
            State::Nothing | State::Gone(..) => None,
        }
    }

    /// What is known, or was before it went away.
    fn last_known(&self) -> Option<&Known> {
        match &self.state {
            State::Known(known) | State::Gone(_, Some(known)) => Some(known),
            State::Nothing | State::Gone(_, None) => None,
        }
    }

    /// Why it cannot be followed.
    pub fn gone(&self) -> Option<&Message> {
        match &self.state {
            State::Gone(why, _) => Some(why),
            State::Nothing | State::Known(_) => None,
        }
    }

    /// The version it is known by.
    pub fn version(&self) -> u64 {
        self.last_known().map_or(0, |known| known.snapshot().v)
    }

    /// The game that is played there.
    pub fn game(&self) -> Option<&str> {
        self.last_known().map(|known| known.snapshot().game.as_str())
    }

    /// It cannot be followed, for now.
    pub fn go_away(&mut self, why: Message) {
        let mut known = self.take_known();
        if let Some(known) = &mut known {
            // A hint that is on its way would not be seen.
            *known.hand_mut() = Hand::default();
        }
        self.state = State::Gone(why, known);
    }

    /// What was sent is refused, also by a table that is gone: once it is back, the decision is asked still.
    pub fn refuse(&mut self) {
        if let State::Known(known) | State::Gone(_, Some(known)) = &mut self.state {
            known.refuse();
        }
    }

    /// Forgets what was known of the table.
    pub fn start_anew(&mut self) {
        self.state = State::Nothing;
    }

    fn take_known(&mut self) -> Option<Box<Known>> {
        match std::mem::take(&mut self.state) {
            State::Known(known) => Some(known),
            State::Gone(_, known) => known,
            State::Nothing => None,
        }
    }

    /// Takes in what the table tells, where this game is played.
    pub fn update(&mut self, rules: &'static dyn Rulebook, update: Update) -> News {
        let before = self.last_known();
        let said = before.and_then(|known| known.news_of(&update));
        let may_go_on = before.is_some_and(|known| known.asked_next().is_none());
        if update.snapshot.v < self.version() {
            // Only a salon that was restored from a backup tells from the beginning what is older than what is known.
            if !is_whole(&update) {
                return News::default();
            }
            self.start_anew();
        }
        let noted = match self.table.local || self.seal.is_some() {
            true => None,
            false => Noted::at_first_sight(&self.table.name, &update),
        };
        if noted.is_some() {
            self.seal.clone_from(&noted);
        }
        let known = match self.take_known() {
            None => Box::new(Known::new(rules, update)),
            Some(mut known) => {
                known.update(update);
                known
            }
        };
        let next = known.asked_next().filter(|_| may_go_on);
        let next = next.map(|name| TableRef { local: self.table.local, name });
        self.state = State::Known(known);
        News { said, next, noted }
    }

    /// Takes in who is there.
    pub fn see(&mut self, presence: Presence) {
        self.presence = Some(presence);
    }

    /// Whose people are connected; at tables kept here nobody has to be.
    pub fn here(&self) -> Option<SeatSet> {
        let here = self.presence.as_ref().map_or(SeatSet::EMPTY, |presence| presence.here);
        (!self.table.local).then_some(here)
    }

    /// How many watch.
    pub fn watching(&self) -> usize {
        self.presence.as_ref().map_or(0, |presence| presence.watching)
    }

    /// The seal of its chance as first seen.
    pub fn seal(&self) -> Option<&Noted> {
        self.seal.as_ref()
    }

    /// Notes how chance was drawn. What was seen first of the seal counts.
    pub fn note(&mut self, noted: &Noted) {
        let seal = self.seal.get_or_insert_with(|| noted.clone());
        seal.drawn.clone_from(&noted.drawn);
    }

    /// Whether it is somebody's first game.
    pub fn learning(&self) -> &Learning {
        &self.learning
    }

    /// Goes on with the same lesson in other words.
    pub fn translate(&mut self, translated: crate::lesson::Lesson) {
        self.learning.translate(translated);
    }

    /// How far a lesson has come.
    pub fn progress(&self) -> Progress {
        let lines = self.known().map(Known::lines).unwrap_or_default();
        self.learning.progress(lines)
    }

    /// Whose move is written down as the next one, and which, in a lesson that is not over.
    pub fn written(&self) -> Option<(Seat, &str)> {
        self.learning.next(self.known().map(Known::lines).unwrap_or_default())
    }

    /// Whether a good move is to be shown now, since it is somebody's first game.
    pub fn wants_hint(&self) -> bool {
        let waits = |known: &Known| known.may_click() && known.hand().is_idle();
        self.learning.is_guided() && self.known().is_some_and(waits)
    }

    /// Whether the viewer would stray from the lesson with these moves. If so, the hand is emptied.
    pub fn strays(&mut self, moves: &[String]) -> bool {
        let State::Known(known) = &mut self.state else { return false };
        let seat = known.snapshot().viewer.seat();
        let strays = seat.is_some_and(|seat| !self.learning.allows(known.lines(), seat, moves));
        if strays {
            known.hand_mut().hold(Vec::new());
        }
        strays
    }

    /// Takes words into the hand, or empties it. Tells whether the viewer strays from a lesson with them; then what it asks
    /// for is in the hand instead.
    pub fn hold(&mut self, words: Vec<String>) -> bool {
        let is_written = matches!(self.progress(), Progress::Written(_));
        let Some(known) = self.known_mut() else { return false };
        if !is_written {
            known.hand_mut().hold(words);
            return false;
        }
        known.hand_mut().hold(Vec::new());
        self.point_at_written();
        !self.known().is_some_and(|known| known.hand().gesture().starts_with(&words))
    }

    /// In a lesson, shows the next move of it if it is the viewer's. Gives what cannot be shown on the board; nothing
    /// outside of lessons.
    pub fn point_at_written(&mut self) -> Option<Option<String>> {
        let State::Known(known) = &mut self.state else { return None };
        let (seat, mv) = self.learning.next(known.lines())?;
        let own = known.snapshot().viewer.seat() == Some(seat);
        Some((own && !known.point_at(mv)).then(|| mv.to_owned()))
    }

    /// Whoever plays along is told, once for each decision, that a hint is asked for: gives the seat it is for.
    pub fn hint_to_tell(&mut self) -> Option<Seat> {
        if self.table.local { None } else { self.known_mut()?.hint_to_tell() }
    }
}
