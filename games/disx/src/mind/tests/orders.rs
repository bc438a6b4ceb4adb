//! The order of explosions: as good as trying every one, over the game alone.

use super::super::order::{Order, Orders};
use super::super::stacks::one_by_one;
use super::*;

/// What the mover has in hand in the end.
fn gain(mover: usize) -> impl Fn(&State) -> i32 {
    move |state| i32::from(state.hands[mover])
}

/// Plays the strokes by the rules; gives the position where they end.
fn carried_out(start: &DisX, order: &Order) -> DisX {
    let mut position = *start;
    let mover = start.deciders().single().unwrap();
    for &stroke in &order.strokes {
        for post in one_by_one(stroke) {
            let mut moves: Vec<Move> = Vec::new();
            position.legal_moves(mover, &mut moves);
            let mv = moves.into_iter().find(|mv| 1 << mv.post().index() == post);
            position.play(mover, mv.unwrap_or_else(|| panic!("{post:#x} is not ripe"))).unwrap();
        }
    }
    position
}

/// Positions in which posts explode, from random play and made up, with the bank full and nearly empty.
fn positions() -> Vec<DisX> {
    let mut all = Vec::new();
    for options in option_sets() {
        for seed in 0..15 {
            random_game(&options, seed, |position| {
                if view(position).to_lay == 0 && position.deciders().single().is_some() {
                    all.push(*position);
                }
            });
        }
    }
    let mut rng = FastRng::new(1);
    for _ in 0..1_200 {
        let bank = 1 + rng.below(30) as u8;
        let seen = random_position(&mut rng, 2, 0, bank);
        all.push(DisX::resample(&seen, &mut rng));
    }
    all
}

#[test]
fn the_best_gain_is_that_of_trying_every_order() {
    let mut orders = Orders::new();
    let (mut compared, mut choices_matter, mut ends_differ) = (0, 0, 0);
    for position in positions() {
        let Some(ends) = all_ends(&position, 400) else { continue };
        let own = state(&position);
        let mover = own.mover();
        let gains = ends.iter().map(|end| i32::from(end.hand(Seat::new(mover))));
        let found = orders.best(&own, 20_000, 1, 1, &gain(mover));
        let shown = format!("{:?}", view(&position));
        assert_eq!(Some(found[0].value), gains.clone().max(), "{shown}");
        assert_eq!(found[0].end, state(&carried_out(&position, &found[0])), "{shown}");
        compared += 1;
        choices_matter += u32::from(gains.clone().max() != gains.clone().min());
        ends_differ += u32::from(ends.len() > 1);
    }
    assert!(compared > 2_000 && choices_matter > 100 && ends_differ > 500);
    println!("{compared} compared, gain differs {choices_matter}, end differs {ends_differ}");
}

#[test]
fn every_end_that_can_be_reached_is_found_while_the_bank_lasts() {
    let mut orders = Orders::new();
    for position in positions() {
        let own = state(&position);
        if own.bank < 20 {
            continue;
        }
        let Some(ends) = all_ends(&position, 150) else { continue };
        let mut expected: Vec<u64> = ends.iter().map(|end| state(end).hash()).collect();
        let found = orders.best(&own, 20_000, 1, usize::MAX, &gain(own.mover()));
        let mut found: Vec<u64> = found.iter().map(|order| order.end.hash()).collect();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{:?}", view(&position));
    }
}

#[test]
fn too_long_a_chain_still_gets_an_order_that_can_be_played() {
    let mut orders = Orders::new();
    let mut short_of_best = 0;
    for position in positions() {
        let own = state(&position);
        let found = &orders.best(&own, 1, 4, 1, &gain(own.mover()))[0];
        assert_eq!(found.end, state(&carried_out(&position, found)), "{:?}", view(&position));
        assert_eq!(found.value, i32::from(found.end.hands[own.mover()]));
        if let Some(best) = orders.best(&own, 500, 4, 1, &gain(own.mover())).first() {
            assert!(best.value >= found.value);
            short_of_best += u32::from(best.value > found.value);
        }
    }
    assert!(short_of_best < 100, "{short_of_best}");
}

#[test]
fn with_three_fours_in_a_file_the_middle_goes_first() {
    // The fact of the rules: c3 first gains 8, c2 and c4 first gain 7.
    let mut seen = view(&DisX::start(&Options::default(), Seed(1)).unwrap());
    seen.posts = [[0; 6]; 6];
    for (file, rank, tokens) in [(2, 2, 4), (2, 1, 4), (2, 3, 4), (1, 2, 3), (3, 2, 3)] {
        seen.posts[rank][file] = tokens;
    }
    seen.to_lay = 0;
    let own = State::of(&seen);
    let best = &Orders::new().best(&own, 1_000, 1, 1, &gain(own.mover()))[0];
    assert_eq!(best.value, i32::from(own.hands[own.mover()]) + 8);
    assert_eq!(best.strokes[0], 1 << (2 * 6 + 2));
}
