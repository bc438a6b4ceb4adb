//! A small game for tests of what plays any game: counters in three piles, one to three are taken from one of them, and whoever takes
//! but one goes on, up to three times in all. So turns differ in length, wins take whole turns, and every position can be solved.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tablier_rules::{
    BadOptions, Deal, Game, Message, NotAMove, Outcome, Rng, Schema, Seat, SeatSet, Viewer,
};

use crate::{Evaluate, hash_of};

/// Who plays for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    pub piles: [u8; 3],
    pub seats: u8,
    /// Whether the seats opposite win together.
    pub teams: bool,
    /// Whether the last counter loses instead.
    pub misere: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { piles: [3, 4, 5], seats: 2, teams: false, misere: false }
    }
}

/// A position, and all there is to see of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Takeaway {
    pub options: Options,
    pub turn: Seat,
    /// How often it has gone on in this turn.
    pub again: u8,
    /// Who took the last counter.
    pub last: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    options: Options,
    turn: Seat,
    again: u8,
    last: Option<Seat>,
}

/// So many counters from a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take {
    pub pile: u8,
    pub count: u8,
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.pile, self.count)
    }
}

impl FromStr for Take {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Take, NotAMove> {
        let parts = text.split_once('-').and_then(|(pile, count)| {
            Some(Take { pile: pile.parse().ok()?, count: count.parse().ok()? })
        });
        parts.ok_or_else(|| NotAMove::new(text, Message::words("pile-count")))
    }
}

impl Takeaway {
    pub fn new(options: Options) -> Takeaway {
        Takeaway { options, turn: Seat::new(0), again: 0, last: None }
    }

    /// Whether the winners are these, whatever all others do.
    pub fn is_won_by(&self, team: SeatSet, known: &mut HashMap<Takeaway, bool>) -> bool {
        if let Some(end) = self.outcome() {
            return end.winners() == team;
        }
        if let Some(&won) = known.get(self) {
            return won;
        }
        let mut moves = Vec::new();
        self.legal_moves(self.turn, &mut moves);
        let mut after = |mv: Take| {
            let mut next = *self;
            next.apply(self.turn, mv);
            next.is_won_by(team, known)
        };
        let won = if team.contains(self.turn) {
            moves.into_iter().any(&mut after)
        } else {
            moves.into_iter().all(&mut after)
        };
        known.insert(*self, won);
        won
    }
}

impl Game for Takeaway {
    type Options = Options;
    type Move = Take;
    type View = View;
    const SLUG: &'static str = "takeaway";

    fn schema() -> Schema {
        Schema { fields: Vec::new() }
    }

    fn deal(options: &Options, _: &Deal) -> Result<Takeaway, BadOptions> {
        Ok(Takeaway::new(*options))
    }

    fn seats(&self) -> usize {
        self.options.seats.into()
    }

    fn team(&self, seat: Seat) -> SeatSet {
        let together = |other: &Seat| {
            *other == seat || self.options.teams && (other.index() + seat.index()).is_multiple_of(2)
        };
        Seat::all(self.seats()).filter(together).collect()
    }

    fn deciders(&self) -> SeatSet {
        if self.last.is_some() { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Take>) {
        if self.deciders().contains(seat) {
            for (pile, &left) in (0..).zip(&self.options.piles) {
                moves.extend((1..=left.min(3)).map(|count| Take { pile, count }));
            }
        }
    }

    fn apply(&mut self, seat: Seat, mv: Take) {
        self.options.piles[usize::from(mv.pile)] -= mv.count;
        if self.options.piles == [0; 3] {
            self.last = Some(seat);
        } else if mv.count == 1 && self.again < 2 {
            self.again += 1;
        } else {
            self.again = 0;
            self.turn = seat.next(self.seats());
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let team = self.team(self.last?);
        let others = Seat::all(self.seats()).filter(|&seat| !team.contains(seat)).collect();
        let winners = if self.options.misere { others } else { team };
        Some(Outcome::won_by(winners, self.seats(), "empty"))
    }

    fn view(&self, _: Viewer) -> View {
        View { options: self.options, turn: self.turn, again: self.again, last: self.last }
    }

    fn resample(view: &View, _: &mut impl Rng) -> Takeaway {
        let &View { options, turn, again, last } = view;
        Takeaway { options, turn, again, last }
    }
}

/// An opinion without any insight: searches must not need one to tell the truth.
impl Evaluate for Takeaway {
    fn evaluate(&self, seat: Seat) -> i32 {
        (hash_of(&(self.options.piles, self.turn, seat)) % 201) as i32 - 100
    }

    fn key(&self) -> Option<u64> {
        Some(hash_of(self))
    }
}
