//! How games end.

use super::repeats::after_taking;
use super::supply::empty_supply;
use super::*;

#[test]
fn the_first_to_eleven_wins_at_once() {
    let mut position = with_taken(pawns("a4 b4 c4 b2 b3 b5"), [10, 7]);
    play(&mut position, "d4 push xc4");
    let outcome = position.outcome().expect("Amber has eleven, though another alignment stands");
    assert_eq!((outcome.ranks(), outcome.scores()), (vec![1, 2], vec![11, 7]));
    assert_eq!(outcome.ending, "eleven");
    assert!(position.deciders().is_empty());
}

#[test]
fn twelve_and_more_are_possible() {
    let mut position = with_taken(pawns("a4 b4 c4 d4"), [10, 0]);
    play(&mut position, "e4 push xb4,c4");
    assert_eq!(position.outcome().unwrap().scores(), [12, 0]);
    let mut position = with_taken(pawns("a4 b4 c4 d4 e4"), [10, 0]);
    play(&mut position, "f4 push xb4,c4,e4");
    assert_eq!(position.outcome().unwrap().scores(), [13, 0]);
}

#[test]
fn ten_are_not_enough() {
    let mut position = with_taken(pawns("a4 b4 c4"), [9, 10]);
    play(&mut position, "d4 push xc4");
    assert_eq!((position.taken, position.outcome()), ([10, 10], None));
}

#[test]
fn who_says_stop_may_win_by_it() {
    let mut position = with_taken(after_taking(), [1, 10]);
    position.plate.put(20, "b1".parse().unwrap());
    play(&mut position, "h7 stop h8* push xc1");
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.ranks(), outcome.scores()), (vec![2, 1], vec![1, 11]));
}

/// Amber and Jade each move a pawn there and back, while the plate goes round once.
const ROUND: &str = "^a1 a2 push ^g1 g2 push ^a2 a1 push ^g2 g1 push";

#[test]
fn a_position_at_the_start_of_a_turn_for_the_third_time_ends_the_game() {
    // The position after the first turn is the first that was reached by a turn.
    let mut position = empty_supply();
    play(&mut position, "^a1 a2 push ^g1 g2 push ^a2 a1 push ^g2 g1 push");
    play(&mut position, ROUND);
    assert_eq!(position.outcome(), None, "each position has stood at most twice");
    play(&mut position, "^a1 a2 push");
    let outcome = position.outcome().expect("the third time");
    assert_eq!(outcome.ending, "repetition");
    assert!(outcome.is_draw(), "five each");
}

#[test]
fn more_pawns_win_when_a_position_repeats() {
    let mut position = with_taken(pawns("a1 c1 e1 g1 b3 d3 f3 h3 a5 c5 e5 g5 b7 d7"), [4, 6]);
    play(&mut position, &format!("{ROUND} {ROUND} ^a1 a2 push"));
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.ranks(), outcome.ending), (vec![2, 1], "repetition"));
}

#[test]
fn the_place_of_the_plate_belongs_to_a_position() {
    // The pawns are back after two turns each, but the plate only after four.
    let mut position = empty_supply();
    let two = "^a1 a2 push ^a2 a1 push";
    play(&mut position, &[two; 4].join(" "));
    assert_eq!(position.outcome(), None);
}

#[test]
fn a_stop_pawn_makes_another_position() {
    let mut position = empty_supply();
    play(&mut position, &format!("{ROUND} {ROUND}"));
    play(&mut position, "h8* push");
    assert!(position.barred);
    play(&mut position, "^g1 g2 push ^a1 a2 push ^g2 g1 push ^a2 a1 push");
    assert_eq!(position.outcome(), None);
    assert_eq!(position.history.stands().len(), 5, "what cannot come back is forgotten");
}

#[test]
fn after_two_hundred_turns_more_pawns_win_and_equal_is_a_draw() {
    for (taken, ranks) in [([3, 2], [1, 2]), ([2, 3], [2, 1]), ([4, 4], [1, 1])] {
        let mut position = with_taken(pawns(""), taken);
        position.turns = MAX_TURNS - 2;
        play(&mut position, "a1 push");
        assert_eq!(position.outcome(), None, "199 turns");
        play(&mut position, "c2 push");
        let outcome = position.outcome().expect("200 turns");
        assert_eq!((outcome.ranks(), outcome.ending), (ranks.to_vec(), "two-hundred-turns"));
    }
}

#[test]
fn every_random_game_ends_and_no_pawn_is_lost() {
    for (sheet, seed) in (1..=6).flat_map(|sheet| (0..40).map(move |seed| (sheet, seed))) {
        let (free, vigilance) = (seed % 4 == 1, seed % 4 == 2);
        let options = Options { sheet, free, vigilance, ..Options::default() };
        let mut position = Abraxas::start(&options, Seed(seed)).unwrap();
        let mut rng = FastRng::new(seed);
        while let Some(seat) = position.deciders().first() {
            let mv = position.random_move(seat, &mut rng, &mut Vec::new());
            position.play(seat, mv).unwrap_or_else(|refused| panic!("seed {seed}: {refused}"));
            let hand = usize::from(position.phase == Phase::Relay);
            let taken: u8 = position.taken.iter().sum();
            let all = position.plate.red().len() + usize::from(position.supply + taken) + hand;
            assert_eq!(all, PAWNS, "sheet {sheet}, seed {seed}");
        }
        let best = position.taken.iter().max().copied().unwrap_or_default();
        let eleven = position.cause == Some(Cause::Eleven);
        assert_eq!(best >= GOAL, eleven, "sheet {sheet}, seed {seed}");
        assert!(position.turns <= MAX_TURNS, "sheet {sheet}, seed {seed}");
    }
}

#[test]
fn random_moves_are_drawn_from_all_legal_ones_alike() {
    let mut endings = empty_supply();
    endings.repeat = true;
    let mut relay = empty_supply();
    play(&mut relay, "^a1");
    let mut taking = pawns("a1 b1 c1 d1");
    play(&mut taking, "e1 push");
    for position in [after_taking(), endings, relay, taking] {
        let legal = legal(&position);
        let mut rng = FastRng::new(5);
        let mut count = std::collections::BTreeMap::new();
        let draws = 400 * legal.len();
        for _ in 0..draws {
            let mv = position.random_move(position.decider, &mut rng, &mut Vec::new());
            *count.entry(mv.to_string()).or_insert(0) += 1;
        }
        assert_eq!(count.len(), legal.len());
        assert!(count.values().all(|n| (300..500).contains(n)), "{count:?}");
    }
}
