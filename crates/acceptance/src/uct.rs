//! The baseline player, which knows no game: it never plays what is not allowed, and the same seed gives the same choice.

use tablier_rules::{FastRng, Rng, Seat, Seed, Show, Viewer};
use tablier_search::{Choice, Strength, Thinking, uct};

use crate::Folder;
use crate::length;

/// What it chooses with so many playouts.
fn after<G: Show>(playouts: u64, position: &G, seat: Seat, seed: u64) -> Option<Choice<G::Move>> {
    let mut never = || false;
    let mut thinking = Thinking::new(Strength::Full, seed, &mut never);
    thinking.allow(playouts);
    uct::<G>(&position.view(Viewer::Seat(seat)), seat, &mut thinking)
}

/// In games played at random but for a move now and then.
pub fn plain_uct_plays_only_legal_moves<G: Show>(_: &Folder) {
    length::games_end::<G>();
    for seed in 0..4 {
        let mut position = G::start(&G::Options::default(), Seed(seed)).expect("defaults");
        let mut rng = FastRng::new(seed);
        while let Some(seat) = position.deciders().first() {
            let mv = if rng.below(12) == 0 {
                after(12, &position, seat, rng.next_u64()).expect("a decider").mv
            } else {
                position.random_move(seat, &mut rng, &mut Vec::new())
            };
            position.play(seat, mv).unwrap_or_else(|refused| panic!("seed {seed}: {refused}"));
        }
    }
}

/// And a seat that does not decide gets none.
pub fn plain_uct_chooses_the_same_for_the_same_seed<G: Show>(_: &Folder) {
    length::games_end::<G>();
    let position = G::start(&G::Options::default(), Seed(1)).expect("defaults");
    for seat in Seat::all(position.seats()) {
        let choose = || after(300, &position, seat, 5);
        assert_eq!(choose().is_some(), position.deciders().contains(seat), "seat {seat}");
        assert_eq!(choose(), choose(), "seat {seat}");
    }
}
