//! Time as data: how long a seat may think, and how much of it is left. Nothing here looks at a watch.

use serde::{Deserialize, Serialize};
use tablier_rules::{Seat, SeatSet, reading};

/// A moment, in milliseconds since some beginning all inputs of a table share.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Time(pub u64);

reading!(newtype Time);

impl Time {
    /// How many milliseconds after `earlier` this is; none if it is before.
    pub fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// So many milliseconds later.
    #[must_use]
    pub fn after(self, milliseconds: u64) -> Time {
        Time(self.0.saturating_add(milliseconds))
    }
}

/// How much time there is to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As much as one likes.
    #[default]
    Free,
    /// A bank of seconds for the whole game, and some more for every turn.
    Live {
        /// Seconds at the start.
        bank: u32,
        /// Seconds added when a turn passes on.
        increment: u32,
    },
    /// So many days for every decision.
    Days { days: u8 },
}

reading! {
    strict variants of Pace { "free" => Free, "live" => Live { bank, increment }, "days" => Days { days } }
}

impl Pace {
    /// Milliseconds in the bank at the start.
    fn at_first(self) -> u64 {
        match self {
            Pace::Free => 0,
            Pace::Live { bank, .. } => u64::from(bank) * 1_000,
            Pace::Days { days } => u64::from(days) * 86_400_000,
        }
    }
}

/// What whoever ran out of time and comes back has to go on with, in milliseconds, once a game.
const GRACE: u64 = 10_000;

/// A decision, as far as clocks know of it.
#[derive(Clone, Debug)]
struct Decided {
    /// After how many moves it was made.
    moves: usize,
    seat: Seat,
    /// When.
    at: Time,
    /// What was left then, by seat, before the decision brought anything.
    left: Vec<u64>,
    /// How many milliseconds it brought.
    gain: u64,
}

/// The time of every seat.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    pace: Pace,
    /// Milliseconds left, by seat, at `since`.
    left: Vec<u64>,
    /// For whom time runs.
    running: SeatSet,
    since: Time,
    /// The decisions that were made, in order.
    decided: Vec<Decided>,
    /// By seat: since when somebody is away who has to decide, as long as nobody has decided for them.
    away: Vec<Option<Time>>,
    /// Who was given [`GRACE`] already.
    graced: SeatSet,
    /// Since when time stands still for everybody.
    stopped: Option<Time>,
}

impl Clock {
    pub(crate) fn new(pace: Pace, seats: usize) -> Clock {
        let left = vec![pace.at_first(); seats];
        Clock {
            pace,
            left,
            running: SeatSet::EMPTY,
            since: Time(0),
            decided: Vec::new(),
            away: vec![None; seats],
            graced: SeatSet::EMPTY,
            stopped: None,
        }
    }

    /// Takes the time that has passed from those it runs for.
    fn charge(&mut self, now: Time) {
        let passed = now.since(self.since);
        for seat in self.running.iter() {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(passed);
        }
        self.since = self.since.max(now);
    }

    /// From now on time runs for these seats.
    pub(crate) fn run_for(&mut self, seats: SeatSet, now: Time) {
        self.charge(now);
        // Whoever is no longer asked has all the days again when asked the next time.
        if let Pace::Days { .. } = self.pace {
            self.running.iter().filter(|&seat| !seats.contains(seat)).for_each(|s| self.renew(s));
        }
        self.running = if self.pace == Pace::Free { SeatSet::EMPTY } else { seats };
    }

    /// A seat has decided after so many moves, and perhaps ended its turn.
    pub(crate) fn decided(&mut self, seat: Seat, moves: usize, ends_turn: bool, now: Time) {
        self.charge(now);
        self.away[seat.index()] = None;
        let gain = match self.pace {
            Pace::Live { increment, .. } if ends_turn => u64::from(increment) * 1_000,
            // The next decision has all its days again.
            Pace::Days { .. } => self.pace.at_first().saturating_sub(self.left[seat.index()]),
            Pace::Live { .. } => 0,
            Pace::Free => return,
        };
        self.decided.push(Decided { moves, seat, at: now, left: self.left.clone(), gain });
        self.left[seat.index()] += gain;
    }

    /// A seat takes back what nobody has answered: it has gone on thinking since, and the others have not been asked.
    pub(crate) fn thought_again(&mut self, seat: Seat, moves: usize, now: Time) {
        self.charge(now);
        let mut first = None;
        while let Some(decided) = self.decided.pop_if(|decided| decided.moves >= moves) {
            first = Some(decided);
        }
        if let Some(Decided { at, left, .. }) = first {
            self.left = left;
            let own = &mut self.left[seat.index()];
            *own = own.saturating_sub(now.since(at));
        }
        self.running = SeatSet::EMPTY;
    }

    /// All moves but the first ones are taken back, and so is what the decisions brought: time spent stays spent.
    pub(crate) fn took_back(&mut self, moves: usize, now: Time) {
        self.charge(now);
        // What those decide who are away is another decision now.
        for seat in Seat::all(self.left.len()) {
            self.left[seat.index()] = self.left_on_return(seat, now);
            self.away[seat.index()] = None;
        }
        let mut others = self.running;
        while let Some(decided) = self.decided.pop_if(|decided| decided.moves >= moves) {
            let Decided { seat, gain, .. } = decided;
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(gain);
            others = others.without(seat);
        }
        if let Pace::Days { .. } = self.pace {
            others.iter().for_each(|seat| self.renew(seat));
        }
        self.running = SeatSet::EMPTY;
    }

    /// Nobody is charged for these milliseconds.
    pub(crate) fn credit(&mut self, milliseconds: u64) {
        self.since = self.since.after(milliseconds);
        self.put_off(milliseconds);
    }

    /// Time stands still for everybody, and nobody's is made whole by it.
    pub(crate) fn stop(&mut self, now: Time) {
        self.charge(now);
        self.running = SeatSet::EMPTY;
        self.stopped = Some(now);
    }

    /// Time goes on; what went by meanwhile is nobody's.
    pub(crate) fn go_on(&mut self, now: Time) {
        self.charge(now);
        let stood_still = self.stopped.take().map_or(0, |since| now.since(since));
        self.put_off(stood_still);
    }

    /// Moves to which time is counted from happened so much later.
    fn put_off(&mut self, milliseconds: u64) {
        let moments = self.away.iter_mut().flatten();
        let moments = moments.chain(self.decided.iter_mut().map(|decided| &mut decided.at));
        moments.for_each(|at| *at = at.after(milliseconds));
    }

    /// Somebody is away: time no longer runs for the seat, but none is given back.
    pub(crate) fn goes_away(&mut self, seat: Seat, now: Time) {
        self.charge(now);
        if self.running.contains(seat) {
            self.away[seat.index()] = Some(now);
            self.running = self.running.without(seat);
        }
    }

    /// What is left for somebody who is back: what went by while the same decision waited is spent.
    fn left_on_return(&self, seat: Seat, now: Time) -> u64 {
        let spent = self.away[seat.index()].map_or(0, |since| now.since(since));
        self.left[seat.index()].saturating_sub(spent)
    }

    /// Whether somebody who is away has time to come back with.
    pub(crate) fn may_come_back(&self, seat: Seat, now: Time) -> bool {
        self.pace == Pace::Free || self.left_on_return(seat, now) > 0 || !self.graced.contains(seat)
    }

    /// Somebody who may is back.
    pub(crate) fn comes_back(&mut self, seat: Seat, now: Time) {
        let left = self.left_on_return(seat, now);
        self.away[seat.index()] = None;
        self.left[seat.index()] = left;
        if left == 0 && self.pace != Pace::Free {
            self.left[seat.index()] = GRACE;
            self.graced = self.graced.with(seat);
        }
    }

    /// Gives a seat its whole time again.
    pub(crate) fn renew(&mut self, seat: Seat) {
        self.left[seat.index()] = self.pace.at_first();
    }

    /// Milliseconds left for a seat at a moment; nothing where there is no clock.
    pub(crate) fn left(&self, seat: Seat, now: Time) -> Option<u64> {
        if self.pace == Pace::Free {
            return None;
        }
        let left = self.left[seat.index()];
        let passed = if self.running.contains(seat) { now.since(self.since) } else { 0 };
        Some(left.saturating_sub(passed))
    }

    /// For whom time runs.
    pub(crate) fn running(&self) -> SeatSet {
        self.running
    }

    /// When the first of those runs out of time.
    pub(crate) fn deadline(&self) -> Option<Time> {
        self.running.iter().map(|seat| self.since.after(self.left[seat.index()])).min()
    }

    /// Who has run out of time first at a moment.
    pub(crate) fn flagged(&self, now: Time) -> Option<Seat> {
        self.running.iter().find(|&seat| self.is_flagged(seat, now))
    }

    /// Whether a seat has run out of time at a moment.
    pub(crate) fn is_flagged(&self, seat: Seat, now: Time) -> bool {
        self.running.contains(seat) && self.left(seat, now) == Some(0)
    }
}
