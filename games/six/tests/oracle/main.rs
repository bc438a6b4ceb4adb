//! SIX against a naive second implementation, step by step over seeded random games.

mod oracle;

use std::collections::{BTreeMap, BTreeSet};

use oracle::{End, Step};
use tablier_geometry::Hex;
use tablier_rules::{FastRng, Game, Seat, Seed, Show, Viewer, perft};
use tablier_six::{Move, Options, Six};

fn to_step(mv: Move) -> Step {
    let cell = |hex: Hex| (i32::from(hex.q), i32::from(hex.r));
    match mv {
        Move::Lay(hex) => Step::Lay(cell(hex)),
        Move::Lift(hex) => Step::Lift(cell(hex)),
        Move::Keep(hex) => Step::Keep(cell(hex)),
        Move::Pass => Step::Pass,
    }
}

fn slug(end: End) -> &'static str {
    match end {
        End::Line => "line",
        End::Triangle => "triangle",
        End::Ring => "ring",
        End::Repetition => "repetition",
        End::HundredMoves => "hundred-moves",
        End::TooFew => "too-few",
    }
}

/// Half of the games are steered back and forth, so that positions repeat.
fn choose(
    position: &Six,
    moves: &[Move],
    played: &[Move],
    rng: &mut FastRng,
    restless: bool,
) -> Move {
    let back = played.len().checked_sub(8).map(|then| played[then]);
    match back.filter(|mv| !restless && moves.contains(mv)) {
        Some(mv) => mv,
        None => position.random_move(
            position.deciders().first().expect("somebody decides"),
            rng,
            &mut Vec::new(),
        ),
    }
}

fn compare(players: u8, capture: bool, seed: u64) -> &'static str {
    let options = Options { players, capture, first: None };
    let mut position = Six::start(&options, Seed(seed)).expect("the options are fine");
    let first = position.deciders().first().expect("somebody decides");
    let mut naive = oracle::Six::new(players.into(), capture, first.index());
    let mut rng = FastRng::new(seed);
    let mut played = Vec::new();
    let context = format!("players {players}, capture {capture}, seed {seed}");
    loop {
        let seat = position.deciders().first();
        assert_eq!(seat.map(Seat::index), naive.seat_to_move(), "{context}, after {played:?}");
        let view = position.view(Viewer::Spectator);
        let tiles =
            |colour: usize| view.tiles[colour].iter().flatten().map(move |hex| (*hex, colour));
        let tiles: BTreeMap<_, _> = tiles(0)
            .chain(tiles(1))
            .map(|(hex, colour)| ((i32::from(hex.q), i32::from(hex.r)), colour))
            .collect();
        assert_eq!(tiles, naive.tiles(), "{context}, after {played:?}");
        let Some(seat) = seat else { break };
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        let steps: BTreeSet<_> = moves.iter().copied().map(to_step).collect();
        assert_eq!(steps, naive.legal(), "{context}, after {played:?}");
        let mv = choose(&position, &moves, &played, &mut rng, seed.is_multiple_of(2));
        position.apply(seat, mv);
        naive.play(to_step(mv));
        played.push(mv);
    }
    let (outcome, result) = (position.outcome().expect("an end"), naive.result().expect("an end"));
    assert_eq!(outcome.ending, slug(result.end), "{context}, after {played:?}");
    let winner = outcome.winners().first().filter(|_| !outcome.is_draw());
    assert_eq!(winner.map(|seat| seat.index() % 2), result.winner, "{context}, after {played:?}");
    outcome.ending
}

#[test]
fn legal_moves_tiles_and_ends_are_those_of_the_naive_implementation() {
    let mut endings = BTreeSet::new();
    for seed in 0..160 {
        for (players, capture) in [(2, false), (4, false), (2, true), (4, true)] {
            endings.insert(compare(players, capture, seed));
        }
    }
    let all: Vec<_> = Six::about().endings.iter().map(|ending| ending.slug).collect();
    assert_eq!(endings, all.into_iter().collect(), "every way to end came up");
}

fn naive_perft(naive: &oracle::Six, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let below = |step| {
        let mut next = naive.clone();
        next.play(step);
        naive_perft(&next, depth - 1)
    };
    if naive.seat_to_move().is_none() { 0 } else { naive.legal().into_iter().map(below).sum() }
}

#[test]
fn perft_counts_are_those_of_the_naive_implementation() {
    let start = Six::start(&Options::default(), Seed(1)).unwrap();
    let first = start.deciders().first().unwrap().index();
    assert_eq!(perft(&start, 5), naive_perft(&oracle::Six::new(2, false, first), 5));
    // The second phase, with and without captures.
    let mut reached = [0, 0];
    for (seed, capture) in (0..6).flat_map(|seed| [(seed, false), (seed, true)]) {
        let options = Options { capture, ..Options::default() };
        let mut position = Six::start(&options, Seed(seed)).unwrap();
        let mut naive = oracle::Six::new(2, capture, position.deciders().first().unwrap().index());
        let mut rng = FastRng::new(seed);
        for _ in 0..38 {
            let Some(seat) = position.deciders().first() else { break };
            let mv = position.random_move(seat, &mut rng, &mut Vec::new());
            position.apply(seat, mv);
            naive.play(to_step(mv));
        }
        assert_eq!(perft(&position, 2), naive_perft(&naive, 2), "seed {seed}, capture {capture}");
        reached[usize::from(capture)] += usize::from(position.outcome().is_none());
    }
    assert!(
        reached.iter().all(|&count| count >= 2),
        "some games reach the second phase: {reached:?}"
    );
}
