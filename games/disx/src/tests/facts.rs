//! What is true of whole games, played at random from fixed seeds.

use tablier_rules::perft;

use super::*;

#[test]
fn board_hands_and_bank_hold_160_tokens_after_every_step() {
    for options in option_sets() {
        for seed in 0..60 {
            let mut position = DisX::start(&options, Seed(seed)).unwrap();
            let mut rng = FastRng::new(seed);
            while let Some(seat) = position.deciders().single() {
                let mv = position.any_move(&mut rng);
                position.play(seat, mv).unwrap();
                let hands: u32 = position.hands.iter().map(|&hand| u32::from(hand)).sum();
                let total = position.board.total() + hands + u32::from(position.bank);
                assert_eq!(total, 160, "{options:?}, seed {seed}");
            }
        }
    }
}

#[test]
fn a_random_move_is_legal_and_each_as_likely_as_the_other() {
    let positions = [
        laid("4..... ...... ..5... ...... ...... .....6"),
        laid("4..... ...... ...... ...... ...... ......"),
        to_lay("444444 444444 444444 444444 444444 143234"),
    ];
    for position in positions {
        let moves = legal(&position);
        let mut drawn = vec![0; moves.len()];
        let mut rng = FastRng::new(11);
        for _ in 0..6_000 {
            let mv = position.random_move(FIRST, &mut rng, &mut Vec::new()).to_string();
            drawn[moves.iter().position(|legal| *legal == mv).unwrap()] += 1;
        }
        let fair = 6_000 / moves.len();
        assert!(drawn.iter().all(|&times| fair.abs_diff(times) < 200), "{moves:?} {drawn:?}");
    }
}

#[test]
fn random_games_of_two_have_the_known_length_and_gain() {
    let (games, mut turns, mut explosions, mut gained, mut longest) = (3_000, 0, 0, 0, 0);
    let mut rng = FastRng::new(2003);
    for seed in 0..games {
        let mut position = DisX::start(&Options::default(), Seed(seed)).unwrap();
        let mut chain = 0;
        while let Some(seat) = position.deciders().single() {
            let mv = position.any_move(&mut rng);
            turns += u64::from(matches!(mv, Move::Lay(_)) && position.to_lay == 3);
            chain = if matches!(mv, Move::Explode(_)) { chain + 1 } else { 0 };
            position.apply(seat, mv);
            explosions += u64::from(chain > 0);
            gained += u64::from(position.paid);
            longest = longest.max(chain);
        }
    }
    let mean = |sum: u64, of: u64| sum as f64 / of as f64;
    for (name, seen, known, tolerance) in [
        ("turns", mean(turns, games), 29.7, 0.4),
        ("explosions a turn", mean(explosions, turns), 4.5, 0.1),
        ("gain a turn", mean(gained, turns), 5.1, 0.1),
    ] {
        assert!((seen - known).abs() < tolerance, "{name}: {seen}, not about {known}");
    }
    assert!(longest >= 40, "the longest chain had {longest} explosions");
}

/// The best of a few turns played at random, for the one who plays them.
fn greedy_turn(position: &DisX, rng: &mut FastRng) -> DisX {
    let mut turns = (0..20).map(|_| {
        let mut after = *position;
        while after.deciders().contains(position.turn) {
            after.make(after.any_move(rng));
        }
        after
    });
    let first = turns.next().expect("several turns are tried");
    turns.fold(first, |best, other| {
        if other.hand(position.turn) > best.hand(position.turn) { other } else { best }
    })
}

#[test]
fn the_last_seat_has_an_edge_in_the_quick_game_for_four_when_all_take_what_they_can() {
    let options = Options { players: 4, quick: true, first: Some(FIRST) };
    let (mut rng, mut wins) = (FastRng::new(4), [0; 4]);
    for seed in 0..400 {
        let mut position = DisX::start(&options, Seed(seed)).unwrap();
        while !position.is_over() {
            position = greedy_turn(&position, &mut rng);
        }
        for winner in position.end().unwrap().winners().iter() {
            wins[winner.index()] += 1;
        }
    }
    assert!(wins[3] > 200, "{wins:?}");
}

#[test]
fn the_tree_of_the_first_turn_has_the_counted_size() {
    let start =
        DisX::start(&Options { first: Some(FIRST), ..Options::default() }, Seed(1)).unwrap();
    // Any post twice; after two tokens on one of the 18 light posts that post is full.
    let counts = [1, 36, 36 * 36, 36 * 36 * 36 - 18];
    for (depth, count) in counts.into_iter().enumerate() {
        assert_eq!(perft(&start, depth as u32), count, "depth {depth}");
    }
}
