//! ABRAXAS: a plate with holes slides over a sheet with red dots; pawns and dots in line pay pawns, and eleven win.

mod alignment;
mod board;
mod choices;
mod corner;
mod history;
mod hole;
mod mind;
mod moves;
mod objection;
mod options;
mod plate;
mod position;
mod scene;
mod sheet;
mod view;
mod words;

#[cfg(test)]
mod tests;

/// The sheet and the plate as bits, for machines that look at many positions.
pub use alignment::{is_aligned, takings};
pub use board::{Bits, bit, hole, place, shift};
pub use corner::{Corner, Direction};
pub use history::Stand;
pub use hole::{Hole, Holes, NotAHole};
pub use moves::Move;
pub use options::Options;
/// By this name the registry finds it.
pub use position::Abraxas as Position;
pub use position::{Abraxas, GOAL, MAX_TURNS, PawnPlace, Phase};
pub use sheet::{BadSheet, Sheet};
pub use view::View;

use tablier_rules::{
    About, BadOptions, Catalogue, Deal, FastRng, Game, Look, Message, Outcome, Rng, Scene, Schema,
    Seat, SeatSet, Show, Step, Viewer,
};

tablier_rules::messages!();

impl Game for Abraxas {
    type Options = Options;
    type Move = Move;
    type View = View;

    const SLUG: &'static str = "abraxas";

    fn schema() -> Schema {
        options::schema()
    }

    fn deal(options: &Options, deal: &Deal) -> Result<Abraxas, BadOptions> {
        let (sheet, number) = options.chosen_sheet()?;
        // Rule: who places the plate and who begins is drawn by lot.
        let first = options.named_first()?.unwrap_or_else(|| Seat::new(deal.rng().below(2)));
        let mut position = Abraxas::new(sheet, number, first);
        position.free = options.free;
        position.vigilance = options.vigilance;
        Ok(position)
    }

    #[inline]
    fn seats(&self) -> usize {
        2
    }

    // Rule: the other places the plate beforehand.
    fn first(&self) -> Seat {
        self.first
    }

    #[inline]
    fn deciders(&self) -> SeatSet {
        if self.phase == Phase::Over { SeatSet::EMPTY } else { SeatSet::only(self.decider) }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.deciders().contains(seat) {
            self.list_moves(moves);
        }
    }

    fn is_legal(&self, seat: Seat, mv: Move) -> bool {
        self.deciders().contains(seat) && self.allows(mv)
    }

    #[inline(always)]
    fn apply(&mut self, _: Seat, mv: Move) {
        self.make(mv);
    }

    fn objection(&self, _: Seat, mv: Move) -> Message {
        objection::objection(self, mv).message()
    }

    fn forced(&self) -> Option<(Seat, Move)> {
        self.only_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        Abraxas::outcome(self)
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn resample(view: &View, _: &mut impl Rng) -> Abraxas {
        view.position()
    }

    fn rematch(&self, options: &Options, _: &Outcome) -> Options {
        // Rule: after the lot, the players take turns at beginning.
        Options { first: Some(position::other(self.first)), ..options.clone() }
    }

    #[inline(always)]
    fn random_move(&self, _: Seat, rng: &mut FastRng, moves: &mut Vec<Move>) -> Move {
        self.pick_move(rng, moves)
    }
}

impl Show for Abraxas {
    const TITLE: &'static str = "ABRAXAS";

    fn about() -> About {
        words::about()
    }

    fn catalogue() -> Option<&'static Catalogue> {
        Some(&messages::CATALOGUE)
    }

    fn cover() -> Option<&'static str> {
        Some(include_str!("../cover.txt"))
    }

    fn scene(view: &View, look: &Look<'_, Move>) -> Scene {
        scene::scene(view, look)
    }

    fn narrate(before: &View, step: &Step<Move>, after: &View) -> Message {
        words::narrate(before, step, after)
    }

    fn describe(view: &View) -> Message {
        words::describe(view)
    }

    fn seat_name(&self, seat: Seat) -> Message {
        words::seat_name(seat)
    }
}
