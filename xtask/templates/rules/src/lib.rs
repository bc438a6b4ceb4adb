//! NOUGHTS: four marks in a row on sixteen cells.
//!
//! ```text
//!     4  . . . .       A position is whose mark is on each cell, and whose turn it is;
//!     3  . . 1 .       a move is the cell one marks, such as b2.
//!     2  . 0 . .
//!     1  . . . .
//!        a b c d
//! ```
//!
//! This is the whole game. How it is shown stands beside it and knows only views.

mod show;

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tablier_geometry::{Grid, Square};
use tablier_rules::{
    BadOptions, Deal, Game, Message, NotAMove, Outcome, Rng, Schema, Seat, SeatSet, Viewer,
};
use tablier_search::Minded;

/// How many play.
const SEATS: usize = 2;
/// The board.
const GRID: Grid = Grid::new(4, 4);
/// How many in a row win.
const ROW: usize = 4;
/// The lines of so many, found once.
static LINES: LazyLock<Vec<Vec<Square>>> = LazyLock::new(|| GRID.lines(ROW));

/// How the ways to end are called in records.
const LINE: &str = "line";
const FULL: &str = "full";

/// A move: the square that is marked. Its text is the notation everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mark(Square);

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Mark {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Mark, NotAMove> {
        let square = text.parse().ok().filter(|&square| GRID.contains(square));
        let expected = "a cell from a1 to d4.";
        square.map(Mark).ok_or_else(|| NotAMove::new(text, Message::words(expected)))
    }
}

/// What can be chosen before the start. Its fields are the keys of [`Game::schema`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Who begins; by lot if nobody is named.
    pub first: Option<Seat>,
}

/// What a viewer may know: here all there is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose mark is on each square, as the board counts them.
    cells: Vec<Option<Seat>>,
    turn: Seat,
}

/// A position. It is a type of its own, since views may leave the process and positions may not.
#[derive(Clone, Debug)]
pub struct Noughts(View);

/// By this name the registry finds it.
pub use Noughts as Position;

impl Noughts {
    fn owner(&self, square: Square) -> Option<Seat> {
        self.0.cells[GRID.index(square)]
    }

    /// Who has a row.
    fn winner(&self) -> Option<Seat> {
        LINES.iter().find_map(|line| {
            let owner = self.owner(line[0])?;
            line.iter().all(|&square| self.owner(square) == Some(owner)).then_some(owner)
        })
    }

    fn is_over(&self) -> bool {
        self.winner().is_some() || self.0.cells.iter().all(Option::is_some)
    }
}

impl Game for Noughts {
    type Options = Options;
    type Move = Mark;
    type View = View;

    const SLUG: &'static str = "noughts";

    fn schema() -> Schema {
        Schema { fields: vec![Schema::first()] }
    }

    fn deal(options: &Options, deal: &Deal) -> Result<Noughts, BadOptions> {
        BadOptions::check::<Noughts>(options)?;
        BadOptions::check_first(options.first, SEATS)?;
        // Rule: who begins is drawn by lot.
        let turn = options.first.unwrap_or_else(|| Seat::new(deal.rng().below(SEATS)));
        Ok(Noughts(View { cells: vec![None; GRID.len()], turn }))
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn deciders(&self) -> SeatSet {
        if self.is_over() { SeatSet::EMPTY } else { SeatSet::only(self.0.turn) }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Mark>) {
        if self.deciders().contains(seat) {
            let is_free = |&square: &Square| self.owner(square).is_none();
            moves.extend(GRID.squares().filter(is_free).map(Mark));
        }
    }

    fn apply(&mut self, seat: Seat, Mark(square): Mark) {
        self.0.cells[GRID.index(square)] = Some(seat);
        self.0.turn = seat.next(SEATS);
    }

    fn outcome(&self) -> Option<Outcome> {
        // Rule: four in a row win; a full board without them is a draw.
        let winner = self.winner();
        let ending = if winner.is_some() { LINE } else { FULL };
        let winners = winner.map_or(SeatSet::EMPTY, SeatSet::only);
        self.is_over().then(|| Outcome::won_by(winners, SEATS, ending))
    }

    fn view(&self, _: Viewer) -> View {
        self.0.clone()
    }

    fn resample(view: &View, _: &mut impl Rng) -> Noughts {
        // A view may come from anywhere; this one has a cell for each square.
        let mut view = view.clone();
        view.cells.resize(GRID.len(), None);
        Noughts(view)
    }
}

// Machines play it by sampling, which needs to know nothing but the rules.
impl Minded for Noughts {}
