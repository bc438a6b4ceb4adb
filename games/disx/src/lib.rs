//! DisX, or Kettenreaktion: tokens on 36 posts, and a post of four explodes onto its neighbours.
//!
//! Here the game meets the contract; the rules themselves are in `position.rs` and `board.rs`, the rule page in
//! `rules.en.md` and the same in other languages, all other words in `messages`. Nothing is hidden and the lot for who begins is the only chance.

mod about;
mod board;
mod mind;
mod moves;
mod objection;
mod options;
mod position;
mod post;
mod rest;
mod scene;
mod view;
mod words;

#[cfg(test)]
mod tests;

tablier_rules::messages!();

pub use moves::Move;
pub use options::Options;
pub use position::DisX;
/// By this name the registry finds it.
pub use position::DisX as Position;
pub use post::Post;
pub use view::View;

use objection::Objection;
use tablier_rules::{
    About, BadOptions, Catalogue, Deal, FastRng, Game, Look, Message, Outcome, Rng, Scene, Schema,
    Seat, SeatSet, Show, Step, Viewer,
};

impl Game for DisX {
    type Options = Options;
    type Move = Move;
    type View = View;

    const SLUG: &'static str = "disx";

    fn schema() -> Schema {
        options::schema()
    }

    fn deal(options: &Options, deal: &Deal) -> Result<DisX, BadOptions> {
        let (seats, named) = options.checked()?;
        // Rule: the youngest begins; here the lot says who that is.
        let first = named.unwrap_or_else(|| Seat::new(deal.rng().below(seats)));
        Ok(DisX::set_up(options.players, options.quick, first))
    }

    fn seats(&self) -> usize {
        self.players.into()
    }

    #[inline]
    fn deciders(&self) -> SeatSet {
        self.turn_of()
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.turn_of().contains(seat) {
            moves.extend(Post::all().filter(|&post| self.may_lay(post)).map(Move::Lay));
            moves.extend(self.may_explode().iter().map(Move::Explode));
        }
    }

    #[inline]
    fn is_legal(&self, seat: Seat, mv: Move) -> bool {
        self.turn_of().contains(seat) && self.allows(mv)
    }

    #[inline]
    fn apply(&mut self, _: Seat, mv: Move) {
        self.make(mv);
    }

    fn objection(&self, _: Seat, mv: Move) -> Message {
        Objection::to(self, mv).message()
    }

    #[inline]
    fn forced(&self) -> Option<(Seat, Move)> {
        self.only_explosion().map(|mv| (self.turn, mv))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end()
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn resample(view: &View, _: &mut impl Rng) -> DisX {
        view.position()
    }

    // Rule: the last seat has an edge in the quick game for four, so the start rotates from game to game.
    fn rematch(&self, options: &Options, _: &Outcome) -> Options {
        Options { first: Some(self.first.next(self.seats())), ..options.clone() }
    }

    #[inline]
    fn random_move(&self, _: Seat, rng: &mut FastRng, _: &mut Vec<Move>) -> Move {
        self.any_move(rng)
    }
}

impl Show for DisX {
    const TITLE: &'static str = "DisX";

    fn about() -> About {
        about::about()
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
}
