//! Hex on a rhombus of up to 11 × 11 hexagons: join your two sides with a chain of your stones.
//!
//! ```text
//!      a b c          seat 0 joins the top with the bottom,
//!     1 . . . 1       seat 1 joins the left with the right;
//!      2 . . . 2      b2 touches b1, c1, a2, c2, a3 and b3
//!       3 . . . 3
//!          a b c
//! ```
//!
//! Exactly one of them can. The free cells are listed for a random choice in one step; each seat remembers which of its
//! stones are joined to its first side (`stones.rs`). Its moves are offered as they are written, and no board is drawn.

mod cell;
mod free;
mod stones;

use serde::{Deserialize, Serialize};
use tablier_rules::{
    About, BadOptions, Deal, Ending, FastRng, Field, Game, Message, Outcome, Rng, Schema, Seat,
    SeatSet, Show, Viewer,
};

pub use cell::Cell;
use cell::{Cells, LARGEST};
use free::Free;
use stones::Stones;

use crate::duel::{self, SEATS};

/// A chain from side to side ended the game, the only way it can.
const CHAIN: &str = "chain";

/// The smallest board.
const SMALLEST: u8 = 3;

/// What can be chosen before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How many cells a side of the board has.
    pub size: u8,
    /// Who begins; nobody: by lot.
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Options {
        Options { size: LARGEST, first: None }
    }
}

/// A position.
#[derive(Clone, Debug)]
pub struct HexGame {
    stones: [Stones; SEATS],
    free: Free,
    size: u8,
    deciders: SeatSet,
}

/// Everything there is to know, since nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// How many cells a side of the board has.
    pub size: u8,
    /// The stones of each seat.
    pub stones: [Vec<Cell>; SEATS],
    /// Whose turn it is; nobody's once the game is over.
    pub turn: Option<Seat>,
}

impl HexGame {
    fn empty(size: u8, deciders: SeatSet) -> HexGame {
        let stones = [Stones::joining_rows(size), Stones::joining_files(size)];
        HexGame { stones, free: Free::all(size), size, deciders }
    }

    /// Who has joined both sides.
    fn winner(&self) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| self.stones[seat.index()].are_joined())
    }

    fn from_view(view: &View) -> HexGame {
        let turn = view.turn.map_or(SeatSet::EMPTY, SeatSet::only);
        let mut position = HexGame::empty(view.size.clamp(SMALLEST, LARGEST), turn);
        for (stones, cells) in position.stones.iter_mut().zip(&view.stones) {
            for &cell in cells {
                if position.free.take(cell) {
                    stones.lay(cell);
                }
            }
        }
        position
    }
}

impl Game for HexGame {
    type Options = Options;
    type Move = Cell;
    type View = View;

    const SLUG: &'static str = "hex";

    fn schema() -> Schema {
        let label = Message::words("Size");
        let help = Message::words("How many cells a side of the board has.");
        let sizes = SMALLEST.into()..=LARGEST.into();
        let size = Field::integer("size", label, help, sizes, LARGEST.into());
        Schema { fields: vec![size, Schema::first()] }
    }

    fn deal(options: &Options, deal: &Deal) -> Result<HexGame, BadOptions> {
        BadOptions::check::<HexGame>(options)?;
        let first = duel::beginner(options.first, deal)?;
        Ok(HexGame::empty(options.size, SeatSet::only(first)))
    }

    fn seats(&self) -> usize {
        SEATS
    }

    #[inline]
    fn deciders(&self) -> SeatSet {
        self.deciders
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Cell>) {
        if self.deciders.contains(seat) {
            moves.extend_from_slice(self.free.cells());
        }
    }

    fn is_legal(&self, seat: Seat, cell: Cell) -> bool {
        self.deciders.contains(seat) && self.free.contains(cell)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, cell: Cell) {
        self.free.take(cell);
        let own = &mut self.stones[seat.index()];
        own.lay(cell);
        // Rule: who joins both sides wins. The board cannot fill up before.
        let won = own.are_joined();
        self.deciders = if won { SeatSet::EMPTY } else { SeatSet::only(seat.next(SEATS)) };
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.winner()?;
        Some(Outcome::won_by(SeatSet::only(winner), SEATS, CHAIN))
    }

    fn view(&self, _: Viewer) -> View {
        let stones = self.stones.each_ref().map(|stones| stones.all().iter().collect());
        View { size: self.size, stones, turn: self.deciders.first() }
    }

    fn resample(view: &View, _: &mut impl Rng) -> HexGame {
        HexGame::from_view(view)
    }

    #[inline]
    fn random_move(&self, _: Seat, rng: &mut FastRng, _: &mut Vec<Cell>) -> Cell {
        let cells = self.free.cells();
        cells[rng.below(cells.len())]
    }
}

impl Show for HexGame {
    const TITLE: &'static str = "Hex";

    fn about() -> About {
        let text = Message::words("A chain joins two sides");
        let endings = vec![Ending { slug: CHAIN, text }];
        About { endings, ..About::plain::<HexGame>() }
    }
}

#[cfg(test)]
mod tests;
