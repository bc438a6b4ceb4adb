//! What may be decided in a position of ABRAXAS: listed, checked, and drawn at random.

use tablier_rules::{FastRng, Rng, Seat};

use super::corner::{Corner, Direction};
use super::hole::{Hole, Holes};
use super::moves::Move;
use super::position::{Abraxas, Phase};

impl Abraxas {
    /// Whether no pawn is in this hole.
    #[inline]
    fn is_free(&self, hole: Hole) -> bool {
        !self.plate.full().contains(hole)
    }

    fn free_holes(&self) -> impl Iterator<Item = Hole> {
        Hole::all().filter(|&hole| self.is_free(hole))
    }

    /// Rule: a pawn lifted from the plate goes to another hole than its own.
    fn may_lay(&self, hole: Hole) -> bool {
        self.is_free(hole) && self.from != Some(hole)
    }

    /// Whether the mover may lay a stop pawn instead of a red one.
    #[inline]
    pub(super) fn may_use_stop(&self) -> bool {
        self.stops_left(self.mover) > 0 && !self.is_barred()
    }

    /// Rule: a stop pawn is not answered by a stop pawn, neither in the next turn nor in the repeat that follows a Stop.
    #[inline]
    pub(super) fn is_barred(&self) -> bool {
        self.barred || self.anew
    }

    /// Each set of pawns that may be taken now.
    pub(super) fn takings(&self, with: impl FnMut(Holes)) {
        self.plate.takings(with);
    }

    fn pushes(&self) -> impl Iterator<Item = Move> {
        let along = (!self.free).then_some(Move::Push);
        let open = |way: &Direction| self.free && self.plate.corner().toward(*way).is_some();
        along.into_iter().chain(Direction::ALL.into_iter().filter(open).map(Move::PushTo))
    }

    /// Adds every legal move.
    pub(super) fn list_moves(&self, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Place => moves.extend(Corner::ALL.map(Move::Place)),
            Phase::Lay => {
                if self.supply > 0 {
                    moves.extend(self.free_holes().map(Move::Lay));
                } else {
                    moves.extend(self.plate.red().iter().map(Move::Lift));
                }
                if self.may_use_stop() {
                    moves.extend(self.free_holes().map(Move::LayStop));
                }
                moves.extend(self.repeat.then_some(Move::End));
            }
            Phase::Relay => {
                moves.extend(Hole::all().filter(|&hole| self.may_lay(hole)).map(Move::Lay));
            }
            Phase::Answer => moves.extend([Move::Stop, Move::Go]),
            Phase::LayStop => moves.extend(self.free_holes().map(Move::LayStop)),
            Phase::Push => moves.extend(self.pushes()),
            Phase::PushOrStay => moves.extend(self.pushes().chain([Move::Stay])),
            Phase::Take => {
                self.takings(|holes| moves.push(Move::Take(holes)));
                moves.extend(self.vigilance.then_some(Move::Done));
            }
            Phase::Over => {}
        }
    }

    /// Whether the move is legal.
    pub(super) fn allows(&self, mv: Move) -> bool {
        let pushing = matches!(self.phase, Phase::Push | Phase::PushOrStay);
        match mv {
            Move::Place(_) => self.phase == Phase::Place,
            Move::Lay(hole) => match self.phase {
                Phase::Lay => self.supply > 0 && self.is_free(hole),
                Phase::Relay => self.may_lay(hole),
                _ => false,
            },
            Move::LayStop(hole) => {
                let allowed = match self.phase {
                    Phase::Lay => self.may_use_stop(),
                    phase => phase == Phase::LayStop,
                };
                allowed && self.is_free(hole)
            }
            Move::Lift(hole) => {
                self.phase == Phase::Lay && self.supply == 0 && self.plate.red().contains(hole)
            }
            Move::Push => pushing && !self.free,
            Move::PushTo(way) => pushing && self.free && self.plate.corner().toward(way).is_some(),
            Move::Stay => self.phase == Phase::PushOrStay,
            Move::Take(wanted) => {
                let mut found = false;
                if self.phase == Phase::Take {
                    self.takings(|holes| found |= holes == wanted);
                }
                found
            }
            Move::Done => self.phase == Phase::Take && self.vigilance,
            Move::End => self.phase == Phase::Lay && self.repeat,
            Move::Stop | Move::Go => self.phase == Phase::Answer,
        }
    }

    /// The one move there is, if there is no other and saying so betrays no alignment.
    pub(super) fn only_move(&self) -> Option<(Seat, Move)> {
        let only = match self.phase {
            Phase::Push if !self.free => Some(Move::Push),
            Phase::Take if !self.vigilance => {
                let (mut first, mut others) = (None, false);
                self.takings(|holes| others |= first.replace(holes).is_some());
                first.filter(|_| !others).map(Move::Take)
            }
            _ => None,
        };
        only.map(|mv| (self.decider, mv))
    }

    /// A legal move, each as likely as the other.
    #[inline(always)]
    pub(super) fn pick_move(&self, rng: &mut FastRng, moves: &mut Vec<Move>) -> Move {
        match self.phase {
            Phase::Lay => self.pick_laying(rng),
            Phase::Push if !self.free => Move::Push,
            Phase::Relay => {
                let own = self.from.map_or(Holes::NONE, Holes::only);
                Move::Lay(pick_hole(rng, self.plate.full().and(own)))
            }
            Phase::LayStop => Move::LayStop(pick_hole(rng, self.plate.full())),
            Phase::Answer => {
                if rng.next_u64() >> 63 == 0 {
                    Move::Stop
                } else {
                    Move::Go
                }
            }
            _ => {
                moves.clear();
                self.list_moves(moves);
                moves[rng.below(moves.len())]
            }
        }
    }

    #[inline]
    fn pick_laying(&self, rng: &mut FastRng) -> Move {
        // Counting the pawns is quicker than counting the bits of the holes.
        let on_plate = self.on_plate();
        let free = Hole::COUNT - on_plate - usize::from(self.used[0] + self.used[1]);
        let red = if self.supply > 0 { free } else { on_plate };
        let stops = if self.may_use_stop() { free } else { 0 };
        let number = rng.below(red + stops + usize::from(self.repeat));
        if number < red {
            if self.supply > 0 {
                Move::Lay(pick_hole(rng, self.plate.full()))
            } else {
                Move::Lift(self.plate.red_hole(number))
            }
        } else if number < red + stops {
            Move::LayStop(pick_hole(rng, self.plate.full()))
        } else {
            Move::End
        }
    }
}

/// Tries holes until one is not full; more than half of them never are.
#[inline]
fn pick_hole(rng: &mut FastRng, full: Holes) -> Hole {
    loop {
        // One number is three holes or more. Going on to the next one without a branch is quicker than guessing whether
        // the first is full.
        let number = rng.next_u64();
        let is_full = |hole: u64| full.bits() >> (hole & 63) & 1;
        let mut hole = number;
        for next in [number >> 6, number >> 12] {
            hole ^= (hole ^ next) & is_full(hole).wrapping_neg();
        }
        if is_full(hole) == 0 {
            return Hole::from_index((hole & 63) as usize);
        }
    }
}
