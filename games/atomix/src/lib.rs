//! ATOMIX: triangular tiles with an atom in each corner, stacked on hexagonal reactors; only the last tile of a turn pays.

mod atoms;
mod board;
mod cell;
mod choices;
mod colour;
mod mind;
mod moves;
mod options;
mod points;
mod position;
mod reactors;
mod row;
mod scene;
mod tile;
mod tile_set;
mod turns;
mod view;
mod words;

#[cfg(test)]
mod tests;

pub use atoms::Atoms;
pub use cell::{Cell, Lying};
pub use colour::Colour;
pub use moves::Move;
pub use options::Options;
pub use points::Points;
/// By this name the registry finds it.
pub use position::Atomix as Position;
pub use position::{Atomix, Hand, Paid, Phase};
pub use row::Row;
pub use tile::Tile;
pub use tile_set::TileSet;
pub use turns::Turn;
pub use view::{HandView, ReactorsView, View};

use tablier_rules::{
    About, BadOptions, Catalogue, Deal, FastRng, Game, Look, Message, Outcome, Rng, Scene, Schema,
    Seat, SeatSet, Show, Step, Viewer,
};

tablier_rules::messages!();

impl Game for Atomix {
    type Options = Options;
    type Move = Move;
    type View = View;

    const SLUG: &'static str = "atomix";

    const HIDDEN: bool = true;

    fn schema() -> Schema {
        options::schema()
    }

    fn deal(options: &Options, deal: &Deal) -> Result<Atomix, BadOptions> {
        options.check()?;
        let seats = usize::from(options.players);
        let mut rng = deal.rng();
        // Rule: the first player is drawn by lot. The lot is drawn in any case, so that the same seed gives the same bag.
        let lot = Seat::new(rng.below(seats));
        let mut tiles: Vec<Tile> = Tile::all().collect();
        rng.shuffle(&mut tiles);
        let first = options.first.unwrap_or(lot);
        Ok(Atomix::new(seats, first, tiles.into_iter().collect()))
    }

    #[inline]
    fn seats(&self) -> usize {
        Atomix::seats(self)
    }

    #[inline]
    fn deciders(&self) -> SeatSet {
        if self.phase == Phase::Over { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.deciders().contains(seat) {
            self.list_moves(moves);
        }
    }

    fn is_legal(&self, seat: Seat, mv: Move) -> bool {
        self.deciders().contains(seat) && self.allows(mv)
    }

    #[inline]
    fn apply(&mut self, _: Seat, mv: Move) {
        self.make(mv);
    }

    fn objection(&self, _: Seat, mv: Move) -> Message {
        words::Objection::of(self, mv).message()
    }

    fn forced(&self) -> Option<(Seat, Move)> {
        self.only_move().map(|mv| (self.turn, mv))
    }

    fn outcome(&self) -> Option<Outcome> {
        Atomix::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn resample(view: &View, rng: &mut impl Rng) -> Atomix {
        view.sample(rng)
    }

    fn reveals(&self, _: Seat, mv: Move) -> bool {
        Atomix::reveals(self, mv)
    }

    #[inline]
    fn random_move(&self, _: Seat, rng: &mut FastRng, moves: &mut Vec<Move>) -> Move {
        self.pick_move(rng, moves)
    }
}

impl Show for Atomix {
    const TITLE: &'static str = "ATOMIX";

    fn catalogue() -> Option<&'static Catalogue> {
        Some(&messages::CATALOGUE)
    }

    fn about() -> About {
        words::about()
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
}
