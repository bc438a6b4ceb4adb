//! TACTIX: counters on a square; take as many as you like of a row that has no gap, and leave the last one to the other.
//!
//! ```text
//!     4  o o o o       A position is the counters that are left, one bit each,
//!     3  o . o o       and who is to take. b4-d4 takes three, a1 takes one;
//!     2  o o o o       a3-c3 cannot be taken: there is a gap at b3.
//!     1  o o o o
//!        a b c d
//! ```

mod mind;
mod moves;
mod scene;
mod show;
mod words;

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use tablier_geometry::{Grid, Square};
use tablier_rules::{
    BadOptions, Deal, Field, Game, Message, Outcome, Rng, Schema, Seat, SeatSet, Viewer,
};

pub use moves::Run;

tablier_rules::messages!();

/// How many play.
const SEATS: usize = 2;
/// How the one way to end is called.
const LAST: &str = "last";

// section: options
/// What can be chosen before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How many counters a side of the square has.
    pub size: u8,
    /// Who begins; by lot if nobody is named.
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Options {
        Options { size: 5, first: None }
    }
}
// end

// section: position
/// A position.
#[derive(Clone, Debug)]
pub struct Tactix {
    size: u8,
    /// The counters that are left: one bit for each square, as [`Grid::index`] counts them.
    counters: u64,
    /// Who is to take; once nothing is left, who has won.
    turn: Seat,
}

/// By this name the registry finds it.
pub use Tactix as Position;

/// Everything there is to know, since nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What is left, a text for each rank from the top: `o` is a counter, `.` a gap.
    pub ranks: Vec<String>,
    /// Who is to take; once nothing is left, who has won.
    pub turn: Seat,
}

impl Tactix {
    fn grid(&self) -> Grid {
        Grid::new(self.size, self.size)
    }

    fn has(&self, square: Square) -> bool {
        self.grid().contains(square) && self.counters >> self.grid().index(square) & 1 != 0
    }

    /// The squares with a counter.
    fn counters(&self) -> impl Iterator<Item = Square> {
        self.grid().squares().filter(|&square| self.has(square))
    }
}
// end

// section: game
impl Game for Tactix {
    type Options = Options;
    type Move = Run;
    type View = View;

    const SLUG: &'static str = "tactix";

    fn schema() -> Schema {
        let (label, help) = (messages::size_label(), messages::size_help());
        let size = Field::integer("size", label, help, 4..=6, 5);
        Schema { fields: vec![size, Schema::first()] }
    }

    fn deal(options: &Options, deal: &Deal) -> Result<Tactix, BadOptions> {
        BadOptions::check::<Tactix>(options)?;
        BadOptions::check_first(options.first, SEATS)?;
        // Rule: who begins is drawn by lot.
        let turn = options.first.unwrap_or_else(|| Seat::new(deal.rng().below(SEATS)));
        let counters = (1 << (options.size * options.size)) - 1;
        Ok(Tactix { size: options.size, counters, turn })
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn deciders(&self) -> SeatSet {
        if self.counters == 0 { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Run>) {
        if !self.deciders().contains(seat) {
            return;
        }
        for one in self.counters() {
            moves.push(Run::one(one));
            for (east, north) in [(1, 0), (0, 1)] {
                // Rule: as many as one likes from one rank or one file, as long as there is no gap.
                let way = (1..self.size)
                    .map(|step| Square::new(one.file + step * east, one.rank + step * north));
                let ends = way.take_while(|&square| self.has(square));
                moves.extend(ends.filter_map(|end| Run::between(one, end)));
            }
        }
    }

    fn apply(&mut self, seat: Seat, run: Run) {
        for square in run.squares() {
            self.counters &= !(1 << self.grid().index(square));
        }
        // Rule: who takes the last counter loses, so the other one has won.
        self.turn = seat.next(SEATS);
    }

    fn objection(&self, _: Seat, run: Run) -> Message {
        match run.squares().find(|&square| !self.has(square)) {
            Some(square) => messages::refused_gap(square),
            None => messages::refused_run(run),
        }
    }

    fn forced(&self) -> Option<(Seat, Run)> {
        // Rule: a single counter that is left has to be taken.
        let single = self.counters().next().filter(|_| self.counters.count_ones() == 1);
        single.map(|square| (self.turn, Run::one(square)))
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.counters == 0).then(|| Outcome::won_by(SeatSet::only(self.turn), SEATS, LAST))
    }

    fn view(&self, _: Viewer) -> View {
        let letter = |square| if self.has(square) { 'o' } else { '.' };
        let rank = |rank| (0..self.size).map(|file| letter(Square::new(file, rank))).collect();
        View { ranks: (0..self.size).rev().map(rank).collect(), turn: self.turn }
    }

    fn resample(view: &View, _: &mut impl Rng) -> Tactix {
        // A view may come from anywhere: what lies beyond the largest board is ignored.
        let size = view.ranks.len().clamp(1, 6);
        let cells = view.ranks.iter().rev().flat_map(|rank| rank.chars().take(size));
        let bit = |(index, cell): (usize, char)| u64::from(cell == 'o') << index;
        let counters = cells.take(size * size).enumerate().map(bit).sum();
        Tactix { size: size as u8, counters, turn: view.turn }
    }

    fn rematch(&self, options: &Options, outcome: &Outcome) -> Options {
        // Rule: in a rematch the loser begins.
        let first = outcome.winners().single().map(|winner| winner.next(SEATS));
        Options { first, ..options.clone() }
    }
}
// end
