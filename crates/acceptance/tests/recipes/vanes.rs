//! Turns of two steps, and pieces that move and turn: a vane goes the way it points and takes what it meets; then one vane is turned.
//!
//! ```text
//!     4  ⇓ . . ⇓       A turn is b1-b2, then b2:left.
//!     3  . . . .
//!     2  . . . .
//!     1  ↑ . . ↑
//! ```

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tablier_geometry::{Grid, Square, SquareDirection};
use tablier_rules::{
    BadOptions, Deal, Game, Message, NotAMove, Outcome, Rng, Schema, Seat, SeatSet, Show, Viewer,
};
use tablier_search::Minded;

const SEATS: usize = 2;
const GRID: Grid = Grid::new(4, 4);
/// After so many turns nobody has won.
const MAX_TURNS: u8 = 60;

// section: moves
/// A small decision: every step of a turn is a move of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Act {
    /// The vane on this square goes to the next.
    Go(Square, Square),
    /// The vane on this square turns.
    Turn(Square, Side),
    /// Where no vane can go.
    Stay,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Left,
    Right,
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Go(from, to) => write!(f, "{from}-{to}"),
            Act::Turn(square, Side::Left) => write!(f, "{square}:left"),
            Act::Turn(square, Side::Right) => write!(f, "{square}:right"),
            Act::Stay => f.write_str("stay"),
        }
    }
}

impl FromStr for Act {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Act, NotAMove> {
        let square = |text: &str| text.parse().ok().filter(|&square| GRID.contains(square));
        let read = || match text.split_once([':', '-']) {
            Some((at, "left")) => Some(Act::Turn(square(at)?, Side::Left)),
            Some((at, "right")) => Some(Act::Turn(square(at)?, Side::Right)),
            Some((from, to)) => Some(Act::Go(square(from)?, square(to)?)),
            None => (text == "stay").then_some(Act::Stay),
        };
        // What is not written as it would be written is another text for the same move.
        let act = read().filter(|act| act.to_string() == text);
        act.ok_or_else(|| NotAMove::new(text, Message::words("b1-b2, b2:left, stay.")))
    }
}
// end

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Options {}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Vane {
    owner: Seat,
    points: SquareDirection,
}

// section: steps
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    cells: [Option<Vane>; GRID.len()],
    turn: Seat,
    /// Whether the one whose turn it is has gone, and is to turn a vane now.
    has_gone: bool,
    turns: u8,
}
// end

#[derive(Clone, Debug)]
pub struct Vanes(View);

impl Vanes {
    fn own(&self, seat: Seat) -> impl Iterator<Item = (Square, Vane)> {
        let vane = |square| Some((square, self.0.cells[GRID.index(square)]?));
        GRID.squares().filter_map(vane).filter(move |(_, vane)| vane.owner == seat)
    }

    /// Where a vane can go: not beyond the edge, nor onto one of its own.
    fn way(&self, (square, vane): (Square, Vane)) -> Option<Act> {
        let next = GRID.step(square, vane.points)?;
        let there = self.0.cells[GRID.index(next)];
        there.is_none_or(|other| other.owner != vane.owner).then_some(Act::Go(square, next))
    }

    fn winner(&self) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| self.own(seat.next(SEATS)).next().is_none())
    }
}

impl Game for Vanes {
    type Options = Options;
    type Move = Act;
    type View = View;

    const SLUG: &'static str = "vanes";

    fn schema() -> Schema {
        Schema { fields: Vec::new() }
    }

    fn deal(_: &Options, _: &Deal) -> Result<Vanes, BadOptions> {
        let mut cells = [None; GRID.len()];
        for file in [0, GRID.files() - 1] {
            let (below, above) = (Square::new(file, 0), Square::new(file, GRID.ranks() - 1));
            let vane = |owner, points| Some(Vane { owner: Seat::new(owner), points });
            cells[GRID.index(below)] = vane(0, SquareDirection::North);
            cells[GRID.index(above)] = vane(1, SquareDirection::South);
        }
        Ok(Vanes(View { cells, turn: Seat::new(0), has_gone: false, turns: 0 }))
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn deciders(&self) -> SeatSet {
        let over = self.winner().is_some() || self.0.turns == MAX_TURNS;
        if over { SeatSet::EMPTY } else { SeatSet::only(self.0.turn) }
    }

    // section: turn
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Act>) {
        if !self.deciders().contains(seat) {
            return;
        }
        if self.0.has_gone {
            let turn = |square| [Side::Left, Side::Right].map(|side| Act::Turn(square, side));
            return moves.extend(self.own(seat).flat_map(|(square, _)| turn(square)));
        }
        moves.extend(self.own(seat).filter_map(|vane| self.way(vane)));
        if moves.is_empty() {
            moves.push(Act::Stay);
        }
    }

    fn apply(&mut self, seat: Seat, act: Act) {
        let cells = &mut self.0.cells;
        match act {
            Act::Go(from, to) => cells[GRID.index(to)] = cells[GRID.index(from)].take(),
            Act::Turn(square, side) => {
                let turned = |vane: Vane| Vane { points: turned(vane.points, side), ..vane };
                cells[GRID.index(square)] = cells[GRID.index(square)].map(turned);
            }
            Act::Stay => {}
        }
        // The first step leaves the turn where it is, the second hands it on.
        self.0.has_gone = !self.0.has_gone;
        if !self.0.has_gone {
            self.0.turn = seat.next(SEATS);
            self.0.turns += 1;
        }
    }
    // end

    fn outcome(&self) -> Option<Outcome> {
        let winners = self.winner().map_or(SeatSet::EMPTY, SeatSet::only);
        self.deciders().is_empty().then(|| Outcome::won_by(winners, SEATS, "over"))
    }

    fn view(&self, _: Viewer) -> View {
        self.0.clone()
    }

    fn resample(view: &View, _: &mut impl Rng) -> Vanes {
        Vanes(view.clone())
    }
}

/// A quarter to one side.
fn turned(points: SquareDirection, side: Side) -> SquareDirection {
    let all = SquareDirection::ORTHOGONAL;
    let at = all.iter().position(|&one| one == points).unwrap_or(0);
    all[(at + if side == Side::Right { 1 } else { 3 }) % 4]
}

impl Show for Vanes {
    // section: sketch
    fn sketch(view: &View) -> Vec<String> {
        let letter = |square| {
            let Some(vane) = view.cells[GRID.index(square)] else { return '.' };
            let signs = if vane.owner.index() == 0 { "↑→↓←" } else { "⇑⇒⇓⇐" };
            let points = SquareDirection::ORTHOGONAL.into_iter().zip(signs.chars());
            points.into_iter().find(|(points, _)| *points == vane.points).map_or('?', |(_, c)| c)
        };
        let rank = |rank| (0..GRID.files()).map(|file| letter(Square::new(file, rank))).collect();
        (0..GRID.ranks()).rev().map(rank).collect()
    }
    // end
}

impl Minded for Vanes {}
