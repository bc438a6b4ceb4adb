//! A game of ABRAXAS: whose decision it is, and what a decision changes. Fast, since machines play millions of them.
//!
//! ```text
//!     Place -> Lay [-> Relay] -> [Answer] -> Push --> [Take ...] -> Lay (a repeat, after taking), or the turn passes
//!               |                   |
//!               |                  stop -> LayStop -> PushOrStay -> [Take ...] -> Lay (the repeat anew)
//!               |
//!               +- stop pawn ----> PushOrStay -> [Take ...] -> the turn passes
//! ```
//!
//! Relay is for a pawn that was lifted from the plate, once the supply is empty.
//!
//! What may be decided is said in `choices`.

use serde::Serialize;
use tablier_rules::{Outcome, PerSeat, Seat, reading};

use super::corner::Corner;
use super::history::{History, Stand};
use super::hole::{Hole, Holes};
use super::moves::Move;
use super::plate::{PAWNS, Plate, STOPS};
use super::sheet::Sheet;

/// Rule: the first to 11 wins.
pub const GOAL: u8 = 11;
/// Rule: after so many turns the game ends.
pub const MAX_TURNS: u8 = 200;

/// A position of ABRAXAS.
#[derive(Clone)]
pub struct Abraxas {
    pub(super) plate: Plate,
    /// The number of the sheet, unless it is a custom one.
    pub(super) sheet: Option<u8>,
    pub(super) free: bool,
    pub(super) vigilance: bool,
    pub(super) first: Seat,
    /// The pawns each player has taken, as bits.
    pub(super) gone: [u32; 2],
    /// Where each player's stop pawns are, as far as used.
    pub(super) stops: [[Hole; STOPS]; 2],
    pub(super) used: [u8; 2],
    pub(super) taken: [u8; 2],
    pub(super) supply: u8,
    /// Turns completed.
    pub(super) turns: u8,
    /// Whose turn it is.
    pub(super) mover: Seat,
    /// Who decides now: the mover, or the other one at the start and around a Stop.
    pub(super) decider: Seat,
    pub(super) phase: Phase,
    /// Whether the mover may not use a stop pawn in this turn.
    pub(super) barred: bool,
    /// Whether the mover plays again after taking, and whether anew after a Stop.
    pub(super) repeat: bool,
    pub(super) anew: bool,
    /// Whether pawns were taken since the last push.
    pub(super) took: bool,
    /// Whether a stop pawn was laid, so that the push is free and the turn passes.
    pub(super) stop_laid: bool,
    /// The pawn laid last, and where it was if it came from the plate.
    pub(super) laid: Option<Hole>,
    pub(super) from: Option<Hole>,
    pub(super) history: History,
    pub(super) cause: Option<Cause>,
}

/// Where a red pawn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PawnPlace {
    /// Not laid yet.
    Supply,
    /// In a hole of the plate.
    Hole(Hole),
    /// Lifted from the plate, to be laid elsewhere.
    Hand,
    /// Taken by a player.
    Taken(Seat),
}

reading! {
    variants of PawnPlace { "supply" => Supply, "hole" => Hole(_), "hand" => Hand, "taken" => Taken(_) }
}

/// What is to be decided now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Into which corner the empty plate goes.
    Place,
    /// Where to lay a pawn, or with an empty supply which one to lift; in a repeat, whether to play at all.
    Lay,
    /// Where to lay the pawn that was lifted.
    Relay,
    /// Whether to stop the other's repeat.
    Answer,
    /// Where to lay the stop pawn after saying Stop.
    LayStop,
    /// The push after a red pawn.
    Push,
    /// Whether to push after a stop pawn.
    PushOrStay,
    /// Which pawns to take, or with vigilance whether there are any to claim.
    Take,
    /// Nothing: the game is over.
    Over,
}

reading! {
    variants of Phase {
        "place" => Place,
        "lay" => Lay,
        "relay" => Relay,
        "answer" => Answer,
        "lay_stop" => LayStop,
        "push" => Push,
        "push_or_stay" => PushOrStay,
        "take" => Take,
        "over" => Over,
    }
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    Eleven,
    Repetition,
    TwoHundredTurns,
}

impl Cause {
    pub const ALL: [Cause; 3] = [Cause::Eleven, Cause::Repetition, Cause::TwoHundredTurns];

    pub fn slug(self) -> &'static str {
        match self {
            Cause::Eleven => "eleven",
            Cause::Repetition => "repetition",
            Cause::TwoHundredTurns => "two-hundred-turns",
        }
    }
}

/// The other player.
#[inline]
pub(super) const fn other(seat: Seat) -> Seat {
    seat.next(2)
}

impl Abraxas {
    pub(super) fn new(sheet: Sheet, number: Option<u8>, first: Seat) -> Abraxas {
        Abraxas {
            plate: Plate::new(sheet),
            sheet: number,
            free: false,
            vigilance: false,
            first,
            gone: [0; 2],
            stops: [[Hole::new(0, 0); STOPS]; 2],
            used: [0; 2],
            taken: [0; 2],
            supply: PAWNS as u8,
            turns: 0,
            mover: first,
            // Rule: one player pushes the empty plate into a corner, the other begins.
            decider: other(first),
            phase: Phase::Place,
            barred: false,
            repeat: false,
            anew: false,
            took: false,
            stop_laid: false,
            laid: None,
            from: None,
            history: History::default(),
            cause: None,
        }
    }

    /// How many stop pawns this player has left.
    #[inline]
    pub(super) fn stops_left(&self, seat: Seat) -> u8 {
        STOPS as u8 - self.used[seat.index()]
    }

    /// How many red pawns are on the plate while none is in the hand.
    #[inline]
    pub(super) fn on_plate(&self) -> usize {
        PAWNS - usize::from(self.supply + self.taken[0] + self.taken[1])
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        // Rule: more pawns wins, equal is a draw; who has eleven has more.
        let scores = PerSeat::from_fn(2, |seat| i32::from(self.taken[seat.index()]));
        self.cause.map(|cause| Outcome::by_score(scores, cause.slug()))
    }

    /// Carries out a legal move.
    #[inline(always)]
    pub(super) fn make(&mut self, mv: Move) {
        match mv {
            Move::Lay(hole) => self.lay(hole),
            Move::Push => self.push(self.plate.corner().pushed()),
            Move::PushTo(way) => {
                let corner = self.plate.corner().toward(way);
                self.push(corner.expect("a legal push moves the plate"));
            }
            Move::Take(holes) => self.take(holes),
            Move::LayStop(hole) => self.lay_stop(hole),
            // Rule: only lines standing after a push count.
            Move::Stay => self.after_taking(false),
            Move::Done => self.after_taking(self.took),
            Move::End => self.pass_turn(false),
            Move::Stop => self.stop(),
            Move::Go => self.decide(self.mover, Phase::Push),
            Move::Lift(hole) => self.lift(hole),
            Move::Place(corner) => {
                self.plate.slide(corner);
                self.decide(self.mover, Phase::Lay);
            }
        }
    }

    #[inline]
    fn decide(&mut self, seat: Seat, phase: Phase) {
        self.decider = seat;
        self.phase = phase;
    }

    #[inline]
    fn lay(&mut self, hole: Hole) {
        match self.from {
            Some(from) => self.plate.relay(from, hole),
            None => {
                self.plate.put(PAWNS as u8 - self.supply, hole);
                self.supply -= 1;
            }
        }
        self.laid = Some(hole);
        let opponent = other(self.mover);
        // Rule: the question is asked after every laying of a repeat, while the other has stop pawns left; a repeat played
        // anew cannot be stopped again.
        if self.repeat && !self.anew && self.stops_left(opponent) > 0 {
            self.decide(opponent, Phase::Answer);
        } else {
            self.phase = Phase::Push;
        }
    }

    #[inline]
    fn lift(&mut self, hole: Hole) {
        self.plate.lift(hole);
        self.from = Some(hole);
        self.phase = Phase::Relay;
    }

    /// Rule: the pawn of the repeat is taken back; one that came from the plate goes back to its hole.
    fn stop(&mut self) {
        if let Some(hole) = self.laid.take() {
            match self.from.take() {
                Some(from) => {
                    self.plate.lift(hole);
                    self.plate.relay(hole, from);
                }
                None => {
                    self.plate.remove(hole);
                    self.supply += 1;
                }
            }
        }
        self.anew = true;
        self.phase = Phase::LayStop;
    }

    fn lay_stop(&mut self, hole: Hole) {
        let seat = self.decider.index();
        self.stops[seat][usize::from(self.used[seat])] = hole;
        self.used[seat] += 1;
        self.plate.put_stop(hole);
        self.history.clear();
        self.stop_laid = true;
        self.laid = None;
        self.phase = Phase::PushOrStay;
    }

    #[inline]
    fn push(&mut self, corner: Corner) {
        self.plate.slide(corner);
        self.laid = None;
        self.from = None;
        self.took = false;
        // Rule: after the push, every alignment pays, wherever it came from; with vigilance, once it is claimed.
        if self.vigilance || self.plate.is_aligned() {
            self.phase = Phase::Take;
        } else {
            self.after_taking(false);
        }
    }

    fn take(&mut self, holes: Holes) {
        let seat = self.decider;
        for hole in holes.iter() {
            self.gone[seat.index()] |= 1 << self.plate.remove(hole);
        }
        self.taken[seat.index()] += holes.len() as u8;
        self.history.clear();
        self.took = true;
        // Rule: the first to 11 wins, at once.
        if self.taken[seat.index()] >= GOAL {
            self.finish(Cause::Eleven);
        } else if !self.vigilance && !self.plate.is_aligned() {
            // Rule: taking is complete, and what an uncovered dot lines up is taken in turn.
            self.after_taking(true);
        }
    }

    #[inline]
    fn after_taking(&mut self, took: bool) {
        self.took = false;
        let stopped = self.decider != self.mover;
        let stop_laid = std::mem::take(&mut self.stop_laid);
        if stopped {
            // Rule: after a Stop the mover plays the repeat anew.
            self.decide(self.mover, Phase::Lay);
        } else if stop_laid {
            // Rule: after a stop pawn the turn passes all the same, and the next player may not answer with one.
            self.pass_turn(true);
        } else if took {
            // Rule: after taking, the player may play again.
            self.repeat = true;
            self.anew = false;
            self.phase = Phase::Lay;
        } else {
            self.pass_turn(false);
        }
    }

    #[inline]
    fn pass_turn(&mut self, barred: bool) {
        self.turns += 1;
        self.mover = other(self.mover);
        self.barred = barred;
        self.repeat = false;
        self.anew = false;
        self.decide(self.mover, Phase::Lay);
        // Rule: a position at the start of a turn for the third time, or 200 turns, and the game ends.
        if self.supply == 0 && self.history.add(self.stand()) >= 3 {
            self.finish(Cause::Repetition);
        } else if self.turns >= MAX_TURNS {
            self.finish(Cause::TwoHundredTurns);
        }
    }

    #[inline]
    fn stand(&self) -> Stand {
        Stand { red: self.plate.red().bits(), plate: self.plate.corner(), barred: self.barred }
    }

    fn finish(&mut self, cause: Cause) {
        self.cause = Some(cause);
        self.phase = Phase::Over;
    }
}
