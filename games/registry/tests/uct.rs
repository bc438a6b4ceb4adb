//! The baseline player: it never plays what is not allowed, and the same seed gives the same choice.

use tablier_games::six::Six;
use tablier_games::{Visitor, slugs, visit};
use tablier_rules::{FastRng, Game, Rng, Seat, Seed, Viewer};
use tablier_search::{Choice, Strength, Thinking, uct};

/// What it chooses with so many playouts.
fn after<G: Game>(playouts: u64, position: &G, seat: Seat, seed: u64) -> Option<Choice<G::Move>> {
    let mut never = || false;
    let mut thinking = Thinking::new(Strength::Full, seed, &mut never);
    thinking.allow(playouts);
    uct::<G>(&position.view(Viewer::Seat(seat)), seat, &mut thinking)
}

struct PlaysLegally;

impl Visitor for PlaysLegally {
    type Output = ();
    fn visit<G: Game>(self) {
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
}

#[test]
fn it_plays_only_legal_moves_in_every_game() {
    slugs().for_each(|slug| visit(slug, PlaysLegally).unwrap());
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    let position = Six::start(&Default::default(), Seed(1)).unwrap();
    let seat = position.deciders().first().unwrap();
    let choose = || after(300, &position, seat, 5);
    assert!(choose().is_some());
    assert_eq!(choose(), choose());
}

#[test]
fn a_seat_that_does_not_decide_gets_no_choice() {
    let position = Six::start(&Default::default(), Seed(1)).unwrap();
    let waiting = position.deciders().first().unwrap().next(2);
    assert!(after(10, &position, waiting, 5).is_none());
}
