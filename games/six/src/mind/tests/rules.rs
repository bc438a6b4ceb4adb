//! The search state follows the rules.

use super::super::threats::{list_defences, winning_turn};
use super::*;

#[test]
fn turns_are_those_of_the_rules() {
    for (index, variant) in VARIANTS.into_iter().enumerate() {
        for seed in 0..3 {
            let mut rng = FastRng::new(seed);
            play(variant, 10 * seed + index as u64, |position| {
                if rng.below(4) == 0 {
                    let root = Root::new(&view(position));
                    let mut found: Vec<_> =
                        root.turns.iter().map(|guess| root.moves(guess.turn)).collect();
                    let mut expected: Vec<_> =
                        whole_turns(position).into_iter().map(|(moves, _)| moves).collect();
                    found.sort();
                    expected.sort();
                    assert_eq!(found, expected, "{variant:?}, seed {seed}: {:?}", view(position));
                }
                true
            });
        }
    }
}

#[test]
fn a_turn_can_be_cut_in_the_middle() {
    for (index, variant) in VARIANTS.into_iter().enumerate() {
        for seed in 0..3 {
            let mut rng = FastRng::new(seed);
            play(variant, 20 * seed + index as u64, |position| {
                if view(position).phase_2_moves == 0 && rng.below(8) != 0 {
                    return true;
                }
                let mut position = position.clone();
                while position.deciders().contains(mover(&position)) {
                    let root = Root::new(&view(&position));
                    let mut found: Vec<_> =
                        root.turns.iter().map(|guess| root.moves(guess.turn)[0]).collect();
                    found.sort();
                    found.dedup();
                    let mut expected = legal(&position);
                    expected.sort();
                    assert_eq!(found, expected, "{variant:?}, seed {seed}");
                    if root.winning_turn().is_some() {
                        assert!(can_complete(&position), "{variant:?}, seed {seed}");
                    }
                    let (seat, mv) = (mover(&position), expected[rng.below(expected.len())]);
                    position.apply(seat, mv);
                    if !position.deciders().contains(seat) {
                        break;
                    }
                }
                view(&position).phase_2_moves < 30
            });
        }
    }
}

#[test]
fn making_and_taking_back_leaves_nothing_behind() {
    for (index, variant) in VARIANTS.into_iter().enumerate() {
        for seed in 0..4 {
            let mut rng = FastRng::new(seed);
            play(variant, 30 * seed + index as u64, |position| {
                let root = Root::new(&view(position));
                let mut state = root.state.clone();
                let before = fingerprint(&state);
                let list = turns(&state);
                for _ in 0..3 {
                    let turn = list[rng.below(list.len())];
                    let next = after(position, &root.moves(turn));
                    if next.outcome().is_some() {
                        continue;
                    }
                    state.make(turn);
                    assert_eq!(
                        fingerprint(&state),
                        fingerprint(&State::new(&view(&next))),
                        "{variant:?}, seed {seed}"
                    );
                    if let Some(&key) = view(&next).history.last() {
                        assert_eq!(state.key(), key, "{variant:?}, seed {seed}");
                    }
                    state.unmake();
                    assert_eq!(fingerprint(&state), before, "{variant:?}, seed {seed}");
                }
                true
            });
        }
    }
}

#[test]
fn nobody_lays_more_tiles_than_there_are_after_a_turn_was_handed_over() {
    let mut used_up = 0;
    for (index, variant) in VARIANTS.into_iter().enumerate() {
        for seed in 0..30 {
            let mut rng = FastRng::new(seed);
            play(variant, 40 * seed + index as u64, |position| {
                let mut state = Root::new(&view(position)).state.clone();
                let before = fingerprint(&state);
                state.hand_over();
                let mut made = 0;
                while made < 8 && winning_turn(&state, state.colour).is_none() {
                    let list = turns(&state);
                    if list.is_empty() {
                        break;
                    }
                    state.make(list[rng.below(list.len())]);
                    made += 1;
                    let each = view(position).tiles[0].len() as u8 + view(position).left[0];
                    assert!(state.laid.iter().all(|&laid| laid <= each), "{variant:?}, {seed}");
                    used_up += u32::from(state.laid.contains(&each) && state.is_placing(0));
                }
                (0..made).for_each(|_| state.unmake());
                state.hand_over();
                assert_eq!(fingerprint(&state), before, "{variant:?}, seed {seed}");
                true
            });
        }
    }
    assert!(used_up > 0, "no line of play came to the end of the reserves");
}

fn fingerprint(state: &State) -> impl PartialEq + std::fmt::Debug + use<> {
    let sorted = |figures: &[u16]| {
        let mut figures = figures.to_vec();
        figures.sort_unstable();
        figures
    };
    let near = [0, 1].map(|colour| (sorted(state.fours(colour)), sorted(state.fives(colour))));
    (state.key(), state.value(), near, state.lying, state.moved, state.laid, state.colour)
}

#[test]
fn wins_and_defences_are_seen() {
    let (mut won, mut threatened) = (0, 0);
    for (index, variant) in VARIANTS.into_iter().enumerate() {
        for seed in 0..6 {
            play(variant, 40 * seed + index as u64, |position| {
                let state = State::new(&view(position));
                if state.fives(0).is_empty() && state.fives(1).is_empty() {
                    return view(position).phase_2_moves < 40;
                }
                let wins = can_complete(position);
                assert_eq!(
                    winning_turn(&state, state.colour).is_some(),
                    wins,
                    "{variant:?}, seed {seed}"
                );
                won += usize::from(wins);
                if !wins && winning_turn(&state, state.colour ^ 1).is_some() {
                    threatened += 1;
                    if threatened % 4 == 0 {
                        check_defences(position, &state);
                    }
                }
                true
            });
        }
    }
    assert!(won > 20 && threatened > 10, "{won} wins, {threatened} threats");
}

/// Every turn after which the other side does not win is among the defences.
fn check_defences(position: &Six, state: &State) {
    let mut defences = Vec::new();
    list_defences(state, &mut defences);
    let root = Root::new(&view(position));
    let found: Vec<_> = defences.iter().map(|guess| root.moves(guess.turn)).collect();
    for (moves, next) in whole_turns(position) {
        if next.outcome().is_none() && !can_complete(&next) {
            assert!(found.contains(&moves), "{moves:?} in {:?}", view(position));
        }
    }
}
