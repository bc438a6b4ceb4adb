//! TACTIX: counters on a square; take as many as you like of a row that has no gap, and leave the last one to the other.
//!
//! ```text
//!     4  o o o o       A position is the counters that are left, one bit each,
//!     3  o . o o       and who is to take. b4-d4 takes three, a1 takes one;
//!     2  o o o o       a3-c3 cannot be taken: there is a gap at b3.
//!     1  o o o o
//!        a b c d
//! ```

mod counters;
mod moves;
mod scene;
mod words;

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use tablier_rules::{
    About, BadOptions, Deal, Field, Game, Kind, Look, Outcome, Rng, Scene, Schema, Seat, SeatSet,
    Show, Step, Text, Viewer, text,
};
use tablier_search::Minded;

pub use counters::Counters;
pub use moves::Run;

/// How many play.
const SEATS: usize = 2;

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

fn schema() -> Schema {
    let size = Field {
        key: "size",
        label: Text::new("Taille", "Size"),
        help: Text::new(
            "Combien de jetons compte un côté du carré.",
            "How many counters a side of the square has.",
        ),
        kind: Kind::Integer { min: 4, max: 6, except: Vec::new() },
        default: 5.into(),
    };
    Schema { fields: vec![size, Schema::first()] }
}
// end

// section: position
/// A position.
#[derive(Clone, Debug)]
pub struct Tactix {
    counters: Counters,
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
    fn from_view(view: &View) -> Tactix {
        Tactix { counters: Counters::read(&view.ranks), turn: view.turn }
    }

    fn is_over(&self) -> bool {
        self.counters.is_empty()
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
        schema()
    }

    fn deal(options: &Options, deal: &Deal) -> Result<Tactix, BadOptions> {
        let size = options.size;
        if !(4..=6).contains(&size) {
            return Err(BadOptions(text!(
                "Un côté compte de 4 à 6 jetons, pas {size}.",
                "A side has 4 to 6 counters, not {size}."
            )));
        }
        BadOptions::check_first(options.first, SEATS)?;
        // Rule: who begins is drawn by lot.
        let turn = options.first.unwrap_or_else(|| Seat::new(deal.rng().below(SEATS)));
        Ok(Tactix { counters: Counters::full(size), turn })
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn deciders(&self) -> SeatSet {
        if self.is_over() { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Run>) {
        if self.deciders().contains(seat) {
            self.counters.list_runs(moves);
        }
    }

    fn apply(&mut self, seat: Seat, run: Run) {
        self.counters.take(run);
        // Rule: who takes the last counter loses, so the other one has won.
        self.turn = seat.next(SEATS);
    }

    fn objection(&self, _: Seat, run: Run) -> Text {
        words::objection(&self.counters, run)
    }

    fn forced(&self) -> Option<(Seat, Run)> {
        // Rule: a single counter that is left has to be taken.
        self.counters.single().map(|square| (self.turn, Run::one(square)))
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.is_over().then_some(self.turn)?;
        Some(Outcome::won_by(SeatSet::only(winner), SEATS, words::LAST))
    }

    fn view(&self, _: Viewer) -> View {
        View { ranks: self.counters.write(), turn: self.turn }
    }

    fn resample(view: &View, _: &mut impl Rng) -> Tactix {
        Tactix::from_view(view)
    }

    fn rematch(&self, options: &Options, outcome: &Outcome) -> Options {
        // Rule: in a rematch the loser begins.
        let first = outcome.winners().single().map(|winner| winner.next(SEATS));
        Options { first, ..options.clone() }
    }
}

impl Show for Tactix {
    fn about() -> About {
        words::about()
    }

    fn scene(view: &View, look: &Look<'_, Run>) -> Scene {
        scene::draw(&Tactix::from_view(view), look)
    }

    fn narrate(_: &View, step: &Step<Run>, after: &View) -> Text {
        words::narrate(step, &Tactix::from_view(after))
    }

    fn describe(view: &View) -> Text {
        words::describe(view, &Tactix::from_view(view))
    }
}

// Machines play it by sampling, which needs to know nothing but the rules.
impl Minded for Tactix {}
// end
