//! SIX: hexagonal tiles on an open table; the first line, triangle or ring of six of one colour wins.

mod board;
mod figure;
mod history;
mod mind;
mod moves;
mod objection;
mod options;
mod position;
mod scene;
mod tiles;
mod view;
mod words;

#[cfg(test)]
mod tests;

pub use figure::Figure;
pub use history::tile_key;
pub use moves::Move;
pub use options::Options;
pub use position::Six;
/// By this name the registry finds it.
pub use position::Six as Position;
pub use view::{HandView, Phase, View};

use tablier_rules::{
    About, BadOptions, Catalogue, Deal, FastRng, Game, Look, Message, Outcome, Rng, Scene, Schema,
    Seat, SeatSet, Show, Step, Viewer,
};

use objection::Objection;

tablier_rules::messages!();

impl Game for Six {
    type Options = Options;
    type Move = Move;
    type View = View;

    const SLUG: &'static str = "six";

    fn schema() -> Schema {
        options::schema()
    }

    fn deal(options: &Options, deal: &Deal) -> Result<Six, BadOptions> {
        options.check()?;
        let seats = usize::from(options.players);
        // Rule: the first player of a first game is drawn by lot.
        let first = options.first.unwrap_or_else(|| Seat::new(deal.rng().below(seats)));
        Ok(Six::new(seats, options.capture, first))
    }

    #[inline]
    fn seats(&self) -> usize {
        Six::seats(self)
    }

    fn team(&self, seat: Seat) -> SeatSet {
        let partner = |other: &Seat| other.index() % 2 == seat.index() % 2;
        Seat::all(self.seats()).filter(partner).collect()
    }

    #[inline]
    fn deciders(&self) -> SeatSet {
        if self.is_over() { SeatSet::EMPTY } else { SeatSet::only(self.turn()) }
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
        Objection::of(self, mv).message()
    }

    fn forced(&self) -> Option<(Seat, Move)> {
        self.only_move().map(|mv| (self.turn(), mv))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end().map(|end| end.outcome(self.seats()))
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn resample(view: &View, _: &mut impl Rng) -> Six {
        view.position()
    }

    fn rematch(&self, options: &Options, outcome: &Outcome) -> Options {
        Options { first: Some(self.next_starter(outcome)), ..options.clone() }
    }

    #[inline]
    fn random_move(&self, _: Seat, rng: &mut FastRng, _: &mut Vec<Move>) -> Move {
        self.pick_move(rng)
    }
}

impl Show for Six {
    const TITLE: &'static str = "SIX";

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

    fn seat_name(&self, seat: Seat) -> Message {
        let colour = words::colour(position::colour_of(seat));
        match self.seats() {
            2 => messages::colour(colour),
            _ => messages::seat_in_team(colour, seat.index() / 2 + 1),
        }
    }
}
