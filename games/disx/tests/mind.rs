//! The mind of DisX: it plays by the rules whatever it is asked, and does not miss what lies before it.

use tablier_disx::{DisX, Move, Options, View};
use tablier_rules::{FastRng, Game, Level, Rng, Seat, Seed, Viewer};
use tablier_search::{Choice, Strength, Thinking, think};

fn option_sets() -> impl Iterator<Item = Options> {
    (2..=4).flat_map(|players| [false, true].map(|quick| Options { players, quick, first: None }))
}

/// What it chooses; told to stop when asked for the time `asks` times.
fn chosen(position: &DisX, strength: Strength, seed: u64, asks: u32) -> Choice<Move> {
    let seat = position.deciders().single().expect("somebody decides");
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        asked >= asks
    };
    let mut thinking = Thinking::new(strength, seed, &mut stop);
    think::<DisX>(&position.view(Viewer::Seat(seat)), seat, &mut thinking).expect("a decider")
}

/// Plays a choice and all that was decided with it.
fn play(position: &mut DisX, choice: &Choice<Move>, seed: u64) {
    let seat = position.deciders().single().expect("somebody decides");
    for mv in std::iter::once(choice.mv).chain(choice.then.iter().copied()) {
        position.play(seat, mv).unwrap_or_else(|refused| panic!("seed {seed}: {refused}"));
    }
}

#[test]
fn it_plays_only_legal_moves_with_every_option_and_strength() {
    let strengths = [
        (Strength::Level(Level::Beginner), u32::MAX),
        (Strength::Level(Level::Amateur), u32::MAX),
        (Strength::Level(Level::Confirmed), 12),
        (Strength::Full, 8),
        (Strength::Full, 1),
    ];
    for (number, options) in option_sets().enumerate() {
        for seed in 0..5 {
            let mut position = DisX::start(&options, Seed(seed)).unwrap();
            let mut rng = FastRng::new(seed << 8 | number as u64);
            while let Some(seat) = position.deciders().single() {
                if rng.below(30) > 0 {
                    let mv = position.random_move(seat, &mut rng, &mut Vec::new());
                    position.play(seat, mv).unwrap();
                    continue;
                }
                let (strength, asks) = strengths[rng.below(strengths.len())];
                let choice = chosen(&position, strength, rng.next_u64(), asks);
                assert!((0.0..=1.0).contains(&choice.value), "seed {seed}");
                play(&mut position, &choice, seed);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    for level in [Level::Beginner, Level::Amateur, Level::Confirmed] {
        let mut position = DisX::start(&Options::default(), Seed(4)).unwrap();
        for turn in 0..3 {
            let choose = || chosen(&position, Strength::Level(level), turn, u32::MAX);
            let choice = choose();
            assert_eq!(choice, choose(), "turn {turn}");
            play(&mut position, &choice, turn);
            while let Some((seat, mv)) = position.forced() {
                position.play(seat, mv).unwrap();
            }
        }
    }
}

#[test]
fn a_whole_turn_is_planned_as_far_as_nothing_is_forced() {
    let mut position = DisX::start(&Options::default(), Seed(4)).unwrap();
    let mover = position.deciders();
    let choice = chosen(&position, Strength::Level(Level::Amateur), 1, u32::MAX);
    assert!(choice.then.len() >= 2);
    play(&mut position, &choice, 4);
    assert!(position.deciders() != mover || position.forced().is_some());
}

/// Nearly the end: few tokens in the bank, one token to lay or none, and a board that goes off.
fn nearly_over(rng: &mut FastRng) -> DisX {
    let start = DisX::start(&Options::default(), Seed(rng.next_u64())).expect("defaults");
    let mut seen = start.view(Viewer::Seat(Seat::new(0)));
    for tokens in seen.posts.as_flattened_mut() {
        *tokens = [0, 1, 2, 3, 3][rng.below(5)];
    }
    seen.posts[rng.below(6)][rng.below(6)] = 4;
    let to_lay = rng.below(2) as u8;
    seen.hands[Seat::new(0)] = 20 + rng.below(4) as u8;
    seen.hands[Seat::new(1)] = 20 + rng.below(4) as u8;
    DisX::resample(&View { to_lay, bank: 1 + rng.below(4) as u8, ..seen }, rng)
}

/// Whether the turn can be played so that the game is over and won.
fn can_win(position: &DisX, mover: Seat, left: &mut u32) -> bool {
    *left = left.saturating_sub(1);
    if let Some(outcome) = position.outcome() {
        return outcome.winners().single() == Some(mover);
    }
    let mut moves = Vec::new();
    position.legal_moves(mover, &mut moves);
    *left > 0
        && moves.into_iter().any(|mv| {
            let mut next = *position;
            next.apply(mover, mv);
            can_win(&next, mover, left)
        })
}

#[test]
fn from_the_second_level_on_it_never_misses_a_win_within_its_turn() {
    let mut rng = FastRng::new(7);
    let mut wins = 0;
    for round in 0..400 {
        let mut position = nearly_over(&mut rng);
        let mover = position.deciders().single().unwrap();
        if !can_win(&position, mover, &mut 3_000) {
            continue;
        }
        wins += 1;
        let level = [Level::Amateur, Level::Confirmed][round % 2];
        while position.deciders().single() == Some(mover) {
            let choice = chosen(&position, Strength::Level(level), round as u64, u32::MAX);
            play(&mut position, &choice, round as u64);
        }
        let winner = position.outcome().and_then(|outcome| outcome.winners().single());
        assert_eq!(winner, Some(mover), "round {round}");
    }
    assert!(wins > 50, "{wins}");
}
