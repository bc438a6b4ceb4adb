//! Connect four on 7 columns of 6: drop a disc, get four in a line.
//!
//! The position is two bitboards and who decides; cloning it copies three words. It is shown as a plain board, and told in no words of
//! its own.

mod column;
mod discs;
mod evaluation;

use serde::{Deserialize, Serialize};
use tablier_geometry::Grid;
use tablier_rules::{
    About, BadOptions, Deal, Ending, FastRng, Game, Message, Outcome, Rng, Schema, Seat, SeatSet,
    Show, Viewer,
};

pub use column::Column;
use discs::Discs;

use crate::duel::{self, SEATS};

/// The board, standing upright: `a1` is the bottom of the first column.
const GRID: Grid = Grid::new(7, 6);

/// Four in a line ended the game.
const FOUR: &str = "four";
/// The board is full.
const FULL: &str = "full";

/// What can be chosen before the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Who begins; nobody: by lot.
    pub first: Option<Seat>,
}

/// A position.
#[derive(Clone, Debug)]
pub struct ConnectFour {
    discs: [Discs; SEATS],
    deciders: SeatSet,
}

/// Everything there is to know, since nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The owners of the discs in each column, from the bottom up.
    pub columns: [Vec<Seat>; GRID.files() as usize],
    /// Whose turn it is; nobody's once the game is over.
    pub turn: Option<Seat>,
}

impl ConnectFour {
    fn occupied(&self) -> Discs {
        self.discs[0] | self.discs[1]
    }

    fn winners(&self) -> SeatSet {
        Seat::all(SEATS).filter(|seat| self.discs[seat.index()].has_four()).collect()
    }

    fn owner(&self, discs: Discs) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| !(self.discs[seat.index()] & discs).is_empty())
    }

    fn from_view(view: &View) -> ConnectFour {
        let turn = view.turn.map_or(SeatSet::EMPTY, SeatSet::only);
        let mut position = ConnectFour { discs: Default::default(), deciders: turn };
        for (column, owners) in Column::all().zip(&view.columns) {
            for owner in owners {
                let landing = position.occupied().landing(column);
                position.discs[owner.index() % SEATS] |= landing;
            }
        }
        position
    }
}

impl Game for ConnectFour {
    type Options = Options;
    type Move = Column;
    type View = View;

    const SLUG: &'static str = "connect-four";

    fn schema() -> Schema {
        Schema { fields: vec![Schema::first()] }
    }

    fn deal(options: &Options, deal: &Deal) -> Result<ConnectFour, BadOptions> {
        let deciders = SeatSet::only(duel::beginner(options.first, deal)?);
        Ok(ConnectFour { discs: Default::default(), deciders })
    }

    fn seats(&self) -> usize {
        SEATS
    }

    #[inline]
    fn deciders(&self) -> SeatSet {
        self.deciders
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Column>) {
        if self.deciders.contains(seat) {
            let occupied = self.occupied();
            moves.extend(Column::all().filter(|&column| occupied.has_room(column)));
        }
    }

    fn is_legal(&self, seat: Seat, column: Column) -> bool {
        self.deciders.contains(seat) && self.occupied().has_room(column)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, column: Column) {
        let occupied = self.occupied();
        let landing = occupied.landing(column);
        let own = &mut self.discs[seat.index()];
        *own |= landing;
        // Rule: four in a line win; a full board without them is a draw.
        let over = own.has_four() || occupied | landing == Discs::FULL;
        self.deciders = if over { SeatSet::EMPTY } else { SeatSet::only(seat.next(SEATS)) };
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.deciders.is_empty() {
            return None;
        }
        let winners = self.winners();
        let ending = if winners.is_empty() { FULL } else { FOUR };
        Some(Outcome::won_by(winners, SEATS, ending))
    }

    fn view(&self, _: Viewer) -> View {
        let columns = std::array::from_fn(|file| {
            let column = Column::all().nth(file).expect("a column for each file");
            column.squares().map_while(|square| self.owner(Discs::at(square))).collect()
        });
        View { columns, turn: self.deciders.first() }
    }

    fn resample(view: &View, _: &mut impl Rng) -> ConnectFour {
        ConnectFour::from_view(view)
    }

    #[inline]
    fn random_move(&self, _: Seat, rng: &mut FastRng, _: &mut Vec<Column>) -> Column {
        // Most columns have room until the very end, so trying again is quicker than counting them.
        let occupied = self.occupied();
        loop {
            let column = Column::random(rng);
            if occupied.has_room(column) {
                return column;
            }
        }
    }
}

impl Show for ConnectFour {
    const TITLE: &'static str = "Connect Four";

    fn about() -> About {
        let four = Message::words("Four discs in a line");
        let full = Message::words("The board is full");
        let endings = vec![Ending { slug: FOUR, text: four }, Ending { slug: FULL, text: full }];
        About { endings, ..About::plain::<ConnectFour>() }
    }

    fn sketch(view: &View) -> Vec<String> {
        let letter = |owner: Option<&Seat>| owner.map_or(".".to_owned(), Seat::to_string);
        let rank = |rank| view.columns.iter().map(|column| letter(column.get(rank))).collect();
        (0..usize::from(GRID.ranks())).rev().map(rank).collect()
    }
}

#[cfg(test)]
mod tests;
