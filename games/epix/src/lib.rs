//! Epix: castles, armies and a hidden stake in every fight, for two to four players.
//!
//! Here the game meets the contract. The rules are in the files of their phases: `preliminary.rs`, `season.rs`,
//! `recruit.rs`, `march.rs`, `fight.rs`, `hope.rs` and `count.rs`; the maps in `maps/`, the special cards in `cards.rs`,
//! the rule
//! pages in `rules.*.md`, all that is said in `messages/`. Secret are bids, action cards and stakes, each for a while.

mod about;
mod action;
mod board;
mod cards;
mod count;
mod fight;
mod hope;
mod legal;
mod map;
mod march;
pub mod mind;
mod moves;
mod options;
mod position;
mod powers;
mod preliminary;
mod province;
mod recruit;
mod scene;
mod season;
mod unit;
mod view;
mod words;

#[cfg(test)]
mod tests;

pub use action::{ActionCard, Picks};
pub use board::{Board, Spot};
pub use cards::{Card, Cards};
pub use moves::{Move, Names};
pub use options::Options;
/// By this name the registry finds it.
pub use position::Epix as Position;
pub use position::{Clash, Epix, Fight, Foe, Lot, Open, Phase};
pub use province::{NoProvince, Province, Provinces};
pub use unit::UnitKind;
pub use view::View;

use tablier_rules::{
    About, BadOptions, Catalogue, Deal, FastRng, Game, Look, Message, Outcome, Rng, Scene, Schema,
    Seat, SeatSet, Show, Step, Viewer,
};

tablier_rules::messages!();

impl Game for Epix {
    type Options = Options;
    type Move = Move;
    type View = View;

    const SLUG: &'static str = "epix";

    const HIDDEN: bool = true;

    fn schema() -> Schema {
        options::schema()
    }

    fn deal(options: &Options, deal: &Deal) -> Result<Epix, BadOptions> {
        let (seats, named) = options.checked()?;
        let mut rng = deal.rng();
        // Rule: the first player is drawn by lot.
        let lot = rng.below(seats);
        let first = named.unwrap_or_else(|| Seat::new(lot));
        let deck =
            if options.advanced { Epix::draw(options.players, &mut rng) } else { Vec::new() };
        Ok(Epix::set_up(options.players, first, &deck))
    }

    fn seats(&self) -> usize {
        self.players()
    }

    #[inline]
    fn deciders(&self) -> SeatSet {
        self.awaited()
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.awaited().contains(seat) {
            self.list(seat, moves);
        }
    }

    fn is_legal(&self, seat: Seat, mv: Move) -> bool {
        self.awaited().contains(seat) && self.allows(seat, mv)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move) {
        self.make(seat, mv);
    }

    fn objection(&self, seat: Seat, mv: Move) -> Message {
        words::objection(self, seat, mv).message()
    }

    // What may be decided follows from what lies open, so a single choice is no secret.
    fn forced(&self) -> Option<(Seat, Move)> {
        let seat = self.awaited().single()?;
        let mut moves = Vec::new();
        self.list(seat, &mut moves);
        match moves[..] {
            // Two cards may end with `end`: which one a record means must be written.
            [Move::End] if self.open.left.iter().any(|card| card != ActionCard::Tax) => None,
            [only] => Some((seat, only)),
            _ => None,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn resample(view: &View, rng: &mut impl Rng) -> Epix {
        view.sample(rng)
    }

    fn is_secret(mv: Move) -> bool {
        matches!(mv, Move::Gold(_) | Move::Pick(_) | Move::Stake(_))
    }

    fn sealed(&self, seat: Seat) -> usize {
        [self.hides_bid(seat), self.hides_picks(seat), self.hides_stake(seat)]
            .into_iter()
            .filter(|&hidden| hidden)
            .count()
    }

    fn reveals(&self, seat: Seat, mv: Move) -> bool {
        match mv {
            // The last answer opens the bids, or the first player's cards.
            Move::Gold(_) | Move::Pick(_) => self.awaited().single() == Some(seat),
            Move::Name(_) => true,
            Move::End => self.opens_next(),
            _ => false,
        }
    }

    fn random_move(&self, seat: Seat, rng: &mut FastRng, moves: &mut Vec<Move>) -> Move {
        self.any_move(seat, rng, moves)
    }
}

impl Show for Epix {
    const TITLE: &'static str = "EPIX";

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
