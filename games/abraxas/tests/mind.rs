//! The mind of ABRAXAS: it plays by the rules at every strength, and sees what decides the game.

use tablier_abraxas::{Abraxas, Corner, Options, PawnPlace, Phase, View};
use tablier_rules::{FastRng, Game, Level, Rng, Seat, Seed, Viewer};
use tablier_search::{Choice, Strength, Thinking, think};

type Move = <Abraxas as Game>::Move;

/// What is chosen with this strength if somebody says stop when asked for the `asks`-th time.
fn chosen(position: &Abraxas, seat: Seat, strength: Strength, asks: u32) -> Choice<Move> {
    let mut left = asks;
    let mut stop = || {
        left = left.saturating_sub(1);
        left == 0
    };
    let mut thinking = Thinking::new(strength, 7, &mut stop);
    think::<Abraxas>(&position.view(Viewer::Seat(seat)), seat, &mut thinking).expect("a decider")
}

const FOREVER: u32 = u32::MAX;

fn level(number: usize) -> Strength {
    Strength::Level(Level::ALL[number - 1])
}

/// Options of every kind: each sheet and a custom one, free pushing, vigilance.
fn options(number: u64) -> Options {
    let custom =
        "o--------/---o-----/------o--/-o-------/----o----/--o------/-------o-/---------/-----o---";
    Options {
        sheet: (number % 6) as u8 + 1,
        custom_sheet: (number % 7 == 6).then(|| custom.to_owned()),
        free: number / 2 % 3 == 1,
        vigilance: number / 3 % 4 == 1,
        first: Some(Seat::new(number as usize % 2)),
    }
}

/// Calls `with` for every `step`-th position of random games.
fn positions(games: u64, step: usize, mut with: impl FnMut(u64, &Abraxas, Seat)) {
    for number in 0..games {
        let mut position = Abraxas::start(&options(number), Seed(number)).expect("fine options");
        let mut rng = FastRng::new(number);
        let mut count = rng.below(step);
        while let Some(seat) = position.deciders().first() {
            count += 1;
            if count.is_multiple_of(step) {
                with(number, &position, seat);
            }
            let mv = position.random_move(seat, &mut rng, &mut Vec::new());
            position.apply(seat, mv);
        }
    }
}

/// Plays all of a choice, which must be allowed move by move.
fn play(position: &Abraxas, seat: Seat, choice: &Choice<Move>, number: u64) -> Abraxas {
    let mut after = position.clone();
    for &mv in [&choice.mv].into_iter().chain(&choice.then) {
        after.play(seat, mv).unwrap_or_else(|why| panic!("game {number}: {choice:?}: {why}"));
    }
    assert!((0.0..=1.0).contains(&choice.value), "game {number}: {choice:?}");
    after
}

#[test]
fn it_never_chooses_what_is_not_allowed() {
    positions(42, 23, |number, position, seat| {
        for strength in [level(1), level(2)] {
            play(position, seat, &chosen(position, seat, strength, FOREVER), number);
        }
        play(position, seat, &chosen(position, seat, Strength::Full, 20), number);
    });
    positions(14, 61, |number, position, seat| {
        play(position, seat, &chosen(position, seat, level(3), 200), number);
    });
}

#[test]
fn told_to_stop_at_once_it_still_answers() {
    positions(42, 11, |number, position, seat| {
        play(position, seat, &chosen(position, seat, level(5), 1), number);
    });
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    positions(14, 41, |number, position, seat| {
        let choose = || chosen(position, seat, level(2), FOREVER);
        assert_eq!(choose(), choose(), "game {number}");
    });
}

#[test]
fn from_level_2_on_it_never_misses_an_immediate_win() {
    let mut wins = 0;
    positions(120, 1, |number, position, seat| {
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        let winning = |mv: &Move| {
            let mut next = position.clone();
            next.apply(seat, *mv);
            next.outcome().is_some_and(|end| end.winners().single() == Some(seat))
        };
        if moves.len() > 1 && moves.iter().any(winning) {
            for strength in [level(2), level(3), level(5), Strength::Full] {
                let choice = chosen(position, seat, strength, 50);
                assert!(winning(&choice.mv), "game {number}: {choice:?}");
            }
            wins += 1;
        }
    });
    assert!(wins > 20, "{wins}");
}

/// The first player to move on an empty sheet, the plate at the bottom left, with red pawns in these holes.
fn pawns(red: &str, stops_left: [u8; 2], taken: [u8; 2]) -> View {
    let rows = ["---------"; 9].join("/");
    let options =
        Options { custom_sheet: Some(rows), first: Some(Seat::new(0)), ..Options::default() };
    let start = Abraxas::start(&options, Seed(1)).expect("an empty sheet");
    let mut view = start.view(Viewer::Everything);
    view.phase = Phase::Lay;
    view.decider = Some(Seat::new(0));
    view.plate = Some(Corner::SouthWest);
    let red = red.split_whitespace().map(|hole| PawnPlace::Hole(hole.parse().expect("a hole")));
    let gone =
        (0..2).flat_map(|seat| vec![PawnPlace::Taken(Seat::new(seat)); usize::from(taken[seat])]);
    let laid: Vec<PawnPlace> = red.chain(gone).collect();
    view.supply -= laid.len() as u8;
    view.pawns[..laid.len()].copy_from_slice(&laid);
    view.taken = taken;
    // Stop pawns out of the way.
    let corners = ["a8", "b8", "c8", "f8", "g8", "h8"].map(|hole| hole.parse().expect("a hole"));
    view.stops_left = stops_left;
    view.stops =
        [0, 1].map(|seat| corners[3 * seat..][..usize::from(3 - stops_left[seat])].to_vec());
    view
}

#[test]
fn it_runs_to_eleven_where_nobody_can_stop_it() {
    for number in 2..=5 {
        let mut position =
            Abraxas::resample(&pawns("c3 d3 e3", [3, 0], [4, 9]), &mut FastRng::new(0));
        while let Some(seat) = position.deciders().first() {
            assert_eq!(seat, Seat::new(0), "level {number} let the turn pass");
            let choice = chosen(&position, seat, level(number), 2_000);
            position.play(seat, choice.mv).expect("allowed");
        }
        assert_eq!(position.view(Viewer::Everything).taken[0], 11, "level {number}");
    }
}

#[test]
fn it_says_stop_where_going_on_would_lose_and_not_where_nothing_is_at_stake() {
    let asked = |red: &str, taken: [u8; 2], laid: &str| {
        let view = View { repeat: true, ..pawns(red, [3, 1], taken) };
        let mut position = Abraxas::resample(&view, &mut FastRng::new(0));
        position.play(Seat::new(0), laid.parse().expect("a move")).expect("allowed");
        position
    };
    let threatened = asked("a3 b3 c3", [10, 9], "d3");
    let harmless = asked("a1 c6 h3", [2, 2], "e8");
    for number in 3..=5 {
        let answer = |position: &Abraxas| {
            chosen(position, Seat::new(1), level(number), 2_000).mv.to_string()
        };
        assert_eq!(answer(&threatened), "stop", "level {number}");
        assert_eq!(answer(&harmless), "go", "level {number}");
    }
}
