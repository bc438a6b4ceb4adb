//! A game that says who stands better has a strong opponent, and one that tells the truth.

use std::collections::HashMap;

use tablier_bench::ConnectFour;
use tablier_rules::{FastRng, Game, Level, Seat, Seed, Viewer, mix};
use tablier_search::{AlphaBeta, Choice, Evaluate, Mind, Sampling, Strength, Thinking};

/// A position after so many random moves; nothing if the game ends before.
fn after(moves: usize, seed: u64) -> Option<ConnectFour> {
    let mut rng = FastRng::new(seed);
    let mut position =
        ConnectFour::start(&Default::default(), Seed(seed)).expect("defaults are fine");
    for _ in 0..moves {
        let seat = position.deciders().first()?;
        let mv = position.random_move(seat, &mut rng, &mut Vec::new());
        position.apply(seat, mv);
    }
    position.deciders().first().map(|_| position)
}

fn choose<M: Mind<ConnectFour>>(
    mind: &M,
    position: &ConnectFour,
    seat: Seat,
    level: Level,
    seed: u64,
) -> Choice<<ConnectFour as Game>::Move> {
    let mut never = || false;
    let mut thinking = Thinking::new(Strength::Level(level), seed, &mut never);
    mind.choose(&position.view(Viewer::Seat(seat)), seat, &mut thinking)
}

/// What the seat to move can reach by perfect play: 1 a win, 0 a draw, -1 a loss. Every move is looked at to the end.
fn solved(position: &ConnectFour, seat: Seat, known: &mut HashMap<u64, i8>) -> i8 {
    let key = position.key().expect("connect four has keys");
    if let Some(&value) = known.get(&key) {
        return value;
    }
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    let mut best = -1;
    for mv in moves {
        let mut next = position.clone();
        next.apply(seat, mv);
        best = best.max(match next.outcome() {
            Some(end) => i8::from(end.winners().single() == Some(seat)),
            None => -solved(&next, seat.next(2), known),
        });
    }
    known.insert(key, best);
    best
}

#[test]
fn what_it_claims_of_connect_four_is_so_and_it_claims_what_is_near() {
    let (mut claims, mut decided) = (0, 0);
    for seed in 0..160 {
        let Some(position) = after(26, seed) else { continue };
        let seat = position.deciders().first().unwrap();
        let truth = solved(&position, seat, &mut HashMap::new());
        for level in Level::ALL {
            let choice = choose(&AlphaBeta, &position, seat, level, seed);
            let claim = match choice.value {
                1.0 => 1,
                0.0 => -1,
                _ => continue,
            };
            assert_eq!(claim, truth, "seed {seed}, {level:?}");
            claims += u32::from(level == Level::ALL[4]);
        }
        decided += u32::from(truth != 0);
    }
    assert!(decided > 20 && claims == decided, "{claims} claims for {decided} positions");
}

#[test]
fn at_the_third_level_it_beats_sampling_at_connect_four() {
    let mut points = 0.0;
    const GAMES: u64 = 60;
    for game in 0..GAMES {
        let own = Seat::new(game as usize % 2);
        let mut position = after(2, mix(game / 2)).expect("two moves end nothing");
        while let Some(seat) = position.deciders().first() {
            let seed = mix(game);
            let level = Level::ALL[2];
            let choice = match seat == own {
                true => choose(&AlphaBeta, &position, seat, level, seed),
                false => choose(&Sampling, &position, seat, level, seed),
            };
            position.play(seat, choice.mv).unwrap();
        }
        let winners = position.outcome().unwrap().winners();
        points += if winners.contains(own) { 1.0 / winners.len() as f32 } else { 0.0 };
    }
    assert!(points > 0.58 * GAMES as f32, "{points} points of {GAMES} games");
}
