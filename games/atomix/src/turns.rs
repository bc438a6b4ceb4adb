//! Whole turns: every way the player whose turn it is may lay one, two or three tiles, and what each pays. For those who
//! think in turns rather than in single moves.

use tablier_rules::Seat;

use super::board::Board;
use super::cell::Lying;
use super::choices::each;
use super::colour::Colour;
use super::points::Points;
use super::position::{Atomix, HAND, Hand, Phase};
use super::row::Row;

/// A turn, or what is left of one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Turn {
    /// The tiles in the order laid.
    pub lays: Row<Lying, HAND>,
    /// What the last of them pays.
    pub points: Points,
}

impl Atomix {
    /// What is being decided.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The points of a seat so far, without those of a turn that goes on.
    #[inline]
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }

    /// The colour of a seat, once it is chosen.
    #[inline]
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.colours[seat.index()]
    }

    /// What a seat holds.
    #[inline]
    pub fn tiles(&self, seat: Seat) -> &Hand {
        self.hand(seat)
    }

    /// Whether no round follows this one.
    #[inline]
    pub fn is_last_round(&self) -> bool {
        self.last_round
    }

    /// Whether a seat has yet to end its turn of this round.
    pub fn has_turn(&self, seat: Seat) -> bool {
        let place = |seat: Seat| (seat.index() + self.seats() - self.first.index()) % self.seats();
        self.phase != Phase::Over && place(seat) >= place(self.turn)
    }

    /// How much the board offers a seat's own colour; the more, the better its tiles pay for turns to come.
    pub fn offer(&self, seat: Seat) -> u32 {
        self.colours[seat.index()].map_or(0, |colour| self.board.offer(colour))
    }

    /// How many tiles are in the bag.
    #[inline]
    pub fn bag(&self) -> usize {
        self.bag.len()
    }

    /// What the last tile laid in this turn pays if no other follows.
    #[inline]
    pub fn pending(&self) -> Points {
        self.pending
    }

    /// How many tiles the player whose turn it is still holds.
    #[inline]
    pub fn tiles_in_hand(&self) -> usize {
        self.hand(self.turn).len()
    }

    /// How many tiles were laid in this turn.
    #[inline]
    pub fn chain(&self) -> usize {
        self.chain.into()
    }

    /// Shows every way to go on with this turn by at least one tile, up to `most` tiles; the same tiles in another order
    /// are another turn. Nothing before and after the laying of tiles.
    pub fn for_each_turn(&self, most: usize, mut look: impl FnMut(&Turn)) {
        if self.phase == Phase::Playing {
            let mut turn = Turn::default();
            let reach = self.reach();
            self.extend(&self.board, self.hand(self.turn), reach, most, &mut turn, &mut look);
        }
    }

    fn extend(
        &self,
        board: &Board,
        hand: &Hand,
        reach: u64,
        most: usize,
        turn: &mut Turn,
        look: &mut impl FnMut(&Turn),
    ) {
        let own = self.colours[self.turn.index()];
        for &tile in hand.iter() {
            let value = tile.value();
            let cells = reach & board.room(value);
            for &atoms in tile.turns() {
                for cell in each(board.fits(atoms, cells)) {
                    let lying = Lying { cell, atoms, value };
                    let before = *turn;
                    turn.lays.push(lying);
                    turn.points = board.worth(&self.reactors, lying, own);
                    look(turn);
                    if hand.len() > 1 && turn.lays.len() < most {
                        let mut after = board.clone();
                        after.lay(&self.reactors, lying, own);
                        let mut rest = *hand;
                        rest.remove(tile);
                        let reach = self.reactors.touching(cell);
                        self.extend(&after, &rest, reach, most, turn, look);
                    }
                    *turn = before;
                }
            }
        }
    }
}
