//! What every player promises: legal moves, the same ones for the same seed, and no missed win.

use tablier_rules::{FastRng, Game, Level, Rng, Seat, Seed, Viewer};
use tablier_search::{Choice, Minded, Player, Strength, Thinking};
use tablier_six::{Move, Options, Six, View};

const VARIANTS: [(u8, bool); 4] = [(2, false), (2, true), (4, false), (4, true)];

fn view(position: &Six) -> View {
    position.view(Viewer::Seat(Seat::new(0)))
}

/// What the mind chooses if it is told to stop when it asks for the `asks`th time.
fn choose(position: &Six, strength: Strength, seed: u64, asks: usize) -> Choice<Move> {
    let seat = position.deciders().first().expect("the game goes on");
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        asked >= asks
    };
    let mut thinking = Thinking::new(strength, seed, &mut stop);
    Six::mind().choose(&view(position), seat, &mut thinking)
}

/// Plays games of all kinds, half at random and half by the beginner, and calls `look` at every decision with two moves or
/// more.
fn walk(games: u64, mut look: impl FnMut(&Six, &mut FastRng, &str)) {
    for seed in 0..games {
        for (players, capture) in VARIANTS {
            let told = format!("{players} players, capture {capture}, seed {seed}");
            let options = Options { players, capture, first: None };
            let mut position = Six::start(&options, Seed(seed)).expect("a fine position");
            let mut rng = FastRng::new(seed);
            while let Some(seat) = position.deciders().first() {
                let mut moves = Vec::new();
                position.legal_moves(seat, &mut moves);
                if moves.len() > 1 {
                    look(&position, &mut rng, &told);
                }
                let player = [Player::Random, Player::Level(Level::Beginner)][rng.below(2)];
                let mut never = || false;
                let mut thinking = Thinking::new(player.strength(), rng.next_u64(), &mut never);
                let choice = player
                    .choose::<Six>(&view(&position), seat, &mut thinking)
                    .expect("a fine position");
                position.play(seat, choice.mv).unwrap_or_else(|no| panic!("{told}: {no}"));
            }
        }
    }
}

/// Plays a choice to its end.
fn play(position: &Six, choice: &Choice<Move>, told: &str) -> Six {
    let mut next = position.clone();
    let seat = next.deciders().first().expect("a fine position");
    for &mv in [choice.mv].iter().chain(&choice.then) {
        next.play(seat, mv).unwrap_or_else(|no| panic!("{told}: {no} in {:?}", view(position)));
    }
    next
}

#[test]
fn every_choice_is_legal() {
    walk(4, |position, rng, told| {
        let strength = [
            Strength::Level(Level::Beginner),
            Strength::Level(Level::Amateur),
            Strength::Level(Level::Confirmed),
            Strength::Full,
        ][rng.below(4)];
        let asks = if strength == Strength::Full { 1 + rng.below(20) } else { usize::MAX };
        play(position, &choose(position, strength, rng.next_u64(), asks), told);
    });
}

#[test]
fn told_to_stop_at_once_it_still_answers() {
    walk(2, |position, rng, told| {
        let strength = [Strength::Level(Level::Master), Strength::Full][rng.below(2)];
        play(position, &choose(position, strength, rng.next_u64(), 1), told);
    });
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    walk(1, |position, rng, told| {
        if rng.below(8) == 0 {
            let (level, seed) = (Level::ALL[rng.below(3)], rng.next_u64());
            let again = || choose(position, Strength::Level(level), seed, usize::MAX);
            assert_eq!(again(), again(), "{told}");
        }
    });
}

#[test]
fn no_win_at_hand_is_missed_from_the_second_level_on() {
    let mut won = 0;
    walk(6, |position, rng, told| {
        if wins_this_turn(position) {
            won += 1;
            let level = Level::ALL[1 + rng.below(3)];
            let choice = choose(position, Strength::Level(level), rng.next_u64(), usize::MAX);
            let next = play(position, &choice, told);
            let seat = position.deciders().first().expect("a fine position");
            let end = next.outcome().unwrap_or_else(|| panic!("{told}: missed by {level:?}"));
            assert!(end.winners().contains(seat), "{told}");
        }
    });
    assert!(won >= 20, "{won}");
}

/// Whether the seat can win before somebody else decides.
fn wins_this_turn(position: &Six) -> bool {
    let seat = position.deciders().first().expect("a fine position");
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    moves.into_iter().any(|mv| {
        let mut next = position.clone();
        next.apply(seat, mv);
        match next.outcome() {
            Some(end) => end.winners() == next.team(seat),
            None => next.deciders().contains(seat) && wins_this_turn(&next),
        }
    })
}
