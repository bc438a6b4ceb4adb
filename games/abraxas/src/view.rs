//! What everybody may know of a game of ABRAXAS: all of it.

use serde::Serialize;
use tablier_rules::{Seat, reading};

use super::corner::Corner;
use super::history::{History, Stand};
use super::hole::Hole;
use super::plate::PAWNS;
use super::position::{Abraxas, Cause, PawnPlace, Phase};
use super::sheet::Sheet;

/// A position of ABRAXAS as data.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The sheet under the plate.
    pub sheet: Sheet,
    /// Its number, unless it is a custom one.
    pub sheet_number: Option<u8>,
    /// Whether the pusher chooses the direction.
    pub free: bool,
    /// Whether alignments must be claimed.
    pub vigilance: bool,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub mover: Seat,
    /// Who decides now: the mover, or the other player at the start and around a Stop; nobody when the game is over.
    pub decider: Option<Seat>,
    /// What is to be decided now.
    #[serde(rename = "stage")]
    pub phase: Phase,
    /// The corner in which the plate lies, once it was placed.
    pub plate: Option<Corner>,
    /// Where each of the 24 red pawns is.
    pub pawns: Vec<PawnPlace>,
    /// The holes of each player's stop pawns on the plate, in the order in which they were laid.
    pub stops: [Vec<Hole>; 2],
    /// How many stop pawns each player has left.
    pub stops_left: [u8; 2],
    /// How many pawns each player has taken.
    pub taken: [u8; 2],
    /// How many red pawns are left in the supply.
    pub supply: u8,
    /// How many turns were completed.
    pub turns: u8,
    /// Whether the mover may not use a stop pawn in this turn, since the other has just used one.
    pub barred: bool,
    /// Whether the mover plays again after taking.
    pub repeat: bool,
    /// Whether this repeat was stopped, is played anew and cannot be stopped again.
    pub anew: bool,
    /// Whether pawns were taken since the last push.
    pub took: bool,
    /// Whether a stop pawn was just laid: pushing is not compulsory, and taking gives no repeat.
    pub stop_laid: bool,
    /// The red pawn that was laid and not pushed yet.
    pub laid: Option<Hole>,
    /// The hole that the pawn in the hand, or the one just laid, was lifted from.
    pub from: Option<Hole>,
    /// The positions at the start of turns that may still repeat.
    pub history: Vec<Stand>,
    /// What ended the game.
    pub ending: Option<String>,
}

reading! {
    fields of View {
        sheet, sheet_number, free, vigilance, first, mover, decider, phase as "stage", plate, pawns, stops, stops_left, taken, supply,
        turns, barred, repeat, anew, took, stop_laid, laid, from, history, ending,
    }
}

impl View {
    pub(super) fn of(position: &Abraxas) -> View {
        let used = |seat: usize| usize::from(position.used[seat]);
        View {
            sheet: position.plate.sheet(),
            sheet_number: position.sheet,
            free: position.free,
            vigilance: position.vigilance,
            first: position.first,
            mover: position.mover,
            decider: (position.phase != Phase::Over).then_some(position.decider),
            phase: position.phase,
            plate: (position.phase != Phase::Place).then_some(position.plate.corner()),
            pawns: spots(position),
            stops: [0, 1].map(|seat| position.stops[seat][..used(seat)].to_vec()),
            stops_left: [0, 1].map(|seat| position.stops_left(Seat::new(seat))),
            taken: position.taken,
            supply: position.supply,
            turns: position.turns,
            barred: position.barred,
            repeat: position.repeat,
            anew: position.anew,
            took: position.took,
            stop_laid: position.stop_laid,
            laid: position.laid,
            from: position.from,
            history: position.history.stands().to_vec(),
            ending: position.cause.map(|cause| cause.slug().to_owned()),
        }
    }

    /// The position this is the view of.
    pub(super) fn position(&self) -> Abraxas {
        let mut position = Abraxas::new(self.sheet, self.sheet_number, self.first);
        position.free = self.free;
        position.vigilance = self.vigilance;
        position.plate.slide(self.plate.unwrap_or_default());
        for (pawn, &spot) in self.pawns.iter().enumerate().take(PAWNS) {
            match spot {
                PawnPlace::Supply => {}
                PawnPlace::Hole(hole) => position.plate.put(pawn as u8, hole),
                PawnPlace::Hand => {
                    if let Some(from) = self.from {
                        position.plate.put(pawn as u8, from);
                        position.plate.lift(from);
                    }
                }
                PawnPlace::Taken(seat) => position.gone[seat.index() % 2] |= 1 << pawn,
            }
        }
        for (seat, stops) in self.stops.iter().enumerate() {
            for (place, &hole) in position.stops[seat].iter_mut().zip(stops) {
                *place = hole;
                position.used[seat] += 1;
                position.plate.put_stop(hole);
            }
        }
        position.taken = self.taken;
        position.supply = self.supply;
        position.turns = self.turns;
        position.mover = self.mover;
        position.decider = self.decider.unwrap_or(self.mover);
        position.phase = self.phase;
        position.barred = self.barred;
        position.repeat = self.repeat;
        position.anew = self.anew;
        position.took = self.took;
        position.stop_laid = self.stop_laid;
        position.laid = self.laid;
        position.from = self.from;
        position.history = History::of(self.history.clone());
        position.cause = self.cause();
        position
    }

    pub(super) fn cause(&self) -> Option<Cause> {
        let ending = self.ending.as_deref()?;
        Cause::ALL.into_iter().find(|cause| cause.slug() == ending)
    }

    /// The red pawns on the plate, with their numbers.
    pub(super) fn red_holes(&self) -> impl Iterator<Item = (usize, Hole)> + '_ {
        self.pawns.iter().enumerate().filter_map(|(number, spot)| match spot {
            PawnPlace::Hole(hole) => Some((number, *hole)),
            _ => None,
        })
    }

    /// The hole above a place of the sheet, if the plate is there.
    pub(super) fn hole_above(&self, file: u8, rank: u8) -> Option<Hole> {
        let (files, ranks) = self.plate?.offset();
        let (file, rank) = (file.checked_sub(files)?, rank.checked_sub(ranks)?);
        (file < 8 && rank < 8).then(|| Hole::new(file, rank))
    }

    /// Who holds more pawns at the end.
    pub(super) fn winner(&self) -> Option<Seat> {
        let [mine, yours] = self.taken;
        (self.ending.is_some() && mine != yours).then(|| Seat::new(usize::from(yours > mine)))
    }
}

/// Where each red pawn is.
fn spots(position: &Abraxas) -> Vec<PawnPlace> {
    let laid = PAWNS - usize::from(position.supply);
    let mut spots = vec![PawnPlace::Supply; PAWNS];
    // A pawn that was laid and is nowhere else is in the hand.
    spots[..laid].fill(PawnPlace::Hand);
    for hole in position.plate.red().iter() {
        spots[usize::from(position.plate.pawn(hole))] = PawnPlace::Hole(hole);
    }
    for seat in Seat::all(2) {
        let gone = (0..laid).filter(|pawn| position.gone[seat.index()] >> pawn & 1 != 0);
        gone.for_each(|pawn| spots[pawn] = PawnPlace::Taken(seat));
    }
    spots
}
