//! Every statement of the rules of HARE as a test that carries its name.

use tablier_rules::{FastRng, Match, Seed};

use super::*;

const ONE: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

/// The first seat is to run, and this is what it will roll.
fn position(rests: [u8; 2], ahead: u8, roll: usize) -> Hare {
    let dice = (0..).map(|seed| Dice::deal(&mut FastRng::new(seed)));
    let dice = dice.into_iter().find(|dice| dice.clone().roll(6) == roll).unwrap();
    Hare { race: Race { rests: rests.to_vec(), ahead, turn: ONE, die: None }, dice }
}

#[test]
fn whoever_dares_runs_on_as_far_as_the_die_says() {
    let mut position = position([3, 0], 5, 4);
    position.play(ONE, Dare::Run).unwrap();
    assert_eq!((position.race.ahead, position.race.turn), (9, ONE));
    assert_eq!(position.race.rests, [3, 0]);
}

#[test]
fn a_one_throws_back_to_the_last_rest_and_the_next_one_runs() {
    let mut position = position([3, 0], 5, 1);
    position.play(ONE, Dare::Run).unwrap();
    assert_eq!((position.race.ahead, position.race.turn), (0, OTHER));
    assert_eq!(position.race.rests, [3, 0]);
}

#[test]
fn resting_keeps_what_was_run_and_one_runs_at_least_once() {
    let mut position = position([3, 0], 5, 1);
    position.play(ONE, Dare::Rest).unwrap();
    assert_eq!((position.race.rests.as_slice(), position.race.turn), ([8, 0].as_slice(), OTHER));
    assert!(position.play(OTHER, Dare::Rest).is_err());
}

#[test]
fn whoever_comes_home_first_wins_without_resting() {
    let mut position = position([15, 20], 7, 3);
    position.play(ONE, Dare::Run).unwrap();
    assert_eq!(position.outcome().unwrap().winners(), SeatSet::only(ONE));
    assert_eq!(position.outcome().unwrap().scores(), [25, 20]);
}

#[test]
fn nobody_at_the_table_knows_the_next_roll_and_guesses_are_fair() {
    let view = position([0, 0], 0, 6).view(Viewer::Seat(ONE));
    let mut rng = FastRng::new(1);
    let mut seen = [0; 6];
    for _ in 0..6_000 {
        seen[Hare::resample(&view, &mut rng).dice.roll(6) - 1] += 1;
    }
    assert!(seen.iter().all(|count| (850..1_150).contains(count)), "{seen:?}");
}

#[test]
fn a_roll_cannot_be_taken_back_without_asking_but_a_rest_can() {
    let options = Options { first: Some(ONE), ..Options::default() };
    // A seed with which the first roll is no one.
    let mut game = Match::<Hare>::new(options, Seed(3)).unwrap();
    game.play(ONE, Dare::Run).unwrap();
    game.play(ONE, Dare::Rest).unwrap();
    assert_eq!(game.may_take_back_to(ONE), 1);
}
