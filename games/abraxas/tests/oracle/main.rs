//! ABRAXAS against a naive second implementation, step by step over seeded random games on our sheets and on random
//! ones: legal moves as full sets, pawns, supply, scores, stop pawns, ends.
//!
//! The fast implementation lifts and lays in two moves where the naive one has one step, and names of a taking only the
//! pawns, not the line they are taken from; here the one is put into the terms of the other.

mod oracle;

use std::collections::BTreeSet;

use oracle::{End, Hole, Position, Step};
use tablier_abraxas::{Abraxas, Move, Options, PawnPlace};
use tablier_rules::{FastRng, Game, Rng, Seat, Seed, Viewer};

/// `c4` is column 2, row 3.
fn hole(text: &str) -> Hole {
    let bytes = text.as_bytes();
    (usize::from(bytes[0] - b'a'), usize::from(bytes[1] - b'1'))
}

fn holes(text: &str) -> BTreeSet<Hole> {
    text.split(',').map(hole).collect()
}

fn direction(letter: &str) -> (i32, i32) {
    match letter {
        "n" => (0, 1),
        "e" => (1, 0),
        "s" => (0, -1),
        "w" => (-1, 0),
        other => panic!("no direction {other}"),
    }
}

fn corner(name: &str) -> (usize, usize) {
    (usize::from(name.ends_with('e')), usize::from(name.starts_with('n')))
}

/// A step in the terms both share.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Shared {
    Corner((usize, usize)),
    Lay(Hole),
    LayStop(Hole),
    Lift(Hole),
    Push(Option<(i32, i32)>),
    Stay,
    Take(BTreeSet<Hole>),
    End,
    Stop,
    Go,
}

fn of_move(mv: Move) -> Shared {
    let text = mv.to_string();
    match mv {
        Move::Place(_) => Shared::Corner(corner(&text)),
        Move::Lay(_) => Shared::Lay(hole(&text)),
        Move::LayStop(_) => Shared::LayStop(hole(&text)),
        Move::Lift(_) => Shared::Lift(hole(&text[1..])),
        Move::Push => Shared::Push(None),
        Move::PushTo(_) => Shared::Push(Some(direction(&text[5..]))),
        Move::Stay => Shared::Stay,
        Move::Take(_) => Shared::Take(holes(&text[1..])),
        Move::End => Shared::End,
        Move::Stop => Shared::Stop,
        Move::Go => Shared::Go,
        Move::Done => panic!("nothing is claimed without vigilance"),
    }
}

/// The holes above some positions of the sheet.
fn above(positions: &BTreeSet<Position>, (dx, dy): (usize, usize)) -> BTreeSet<Hole> {
    positions.iter().map(|(x, y)| (x - dx, y - dy)).collect()
}

/// A step of the naive implementation; `lifted` is the hole whose pawn is already in the hand of the fast one.
fn of_step(
    step: &Step,
    naive: &oracle::Abraxas,
    free: bool,
    lifted: Option<Hole>,
) -> Option<Shared> {
    let shared = match step {
        Step::Relay(from, to) => match lifted {
            Some(hand) => return (hand == *from).then_some(Shared::Lay(*to)),
            None => Shared::Lift(*from),
        },
        _ if lifted.is_some() => return None,
        Step::Corner(place) => Shared::Corner(*place),
        Step::Lay(hole) => Shared::Lay(*hole),
        Step::LayStop(hole) => Shared::LayStop(*hole),
        Step::Push(way) => Shared::Push(free.then_some(*way)),
        Step::Stay => Shared::Stay,
        Step::Take(_, lifted) => Shared::Take(above(lifted, naive.place())),
        Step::End => Shared::End,
        Step::Stop => Shared::Stop,
        Step::Go => Shared::Go,
    };
    Some(shared)
}

/// Plays one game with both; `seen` collects what came up.
fn compare(sheet: &str, free: bool, seed: u64, seen: &mut BTreeSet<String>) {
    let options = Options { custom_sheet: Some(sheet.to_owned()), free, ..Options::default() };
    let mut position = Abraxas::start(&options, Seed(seed)).expect("the options are fine");
    let first = position.view(Viewer::Spectator).first;
    let mut naive = oracle::Abraxas::new(&dots(sheet), free, first.index());
    let mut rng = FastRng::new(seed);
    let mut lifted = None;
    for number in 0.. {
        let at = format!("free {free}, seed {seed}, after {number} moves, sheet\n{sheet}");
        let view = position.view(Viewer::Spectator);
        let seat = position.deciders().first();
        assert_eq!(seat.map(Seat::index), naive.seat_to_move(), "{at}");
        assert_eq!(view.taken.map(u32::from), naive.scores(), "{at}");
        assert_eq!(view.stops_left.map(u32::from), naive.stops_left(), "{at}");
        assert_eq!(u32::from(view.supply), naive.supply(), "{at}");
        if lifted.is_none() {
            let red = view.pawns.iter().filter_map(|spot| match spot {
                PawnPlace::Hole(place) => Some(hole(&place.to_string())),
                _ => None,
            });
            assert_eq!(red.collect::<BTreeSet<_>>(), naive.red(), "{at}");
            let stops = view.stops.iter().flatten().map(|place| hole(&place.to_string()));
            assert_eq!(stops.collect::<BTreeSet<_>>(), naive.stop(), "{at}");
        }
        let Some(seat) = seat else { break };
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        let ours: BTreeSet<_> = moves.iter().map(|&mv| of_move(mv)).collect();
        assert_eq!(ours.len(), moves.len(), "no two moves are the same, {at}");
        let steps = naive.legal();
        let theirs = steps.iter().filter_map(|step| of_step(step, &naive, free, lifted));
        assert_eq!(ours, theirs.collect(), "{at}");
        let mv = choose(&moves, &mut rng, seed);
        let shared = of_move(mv);
        let kind = format!("{shared:?}");
        seen.insert(kind.split('(').next().unwrap_or_default().to_owned());
        let step = steps
            .into_iter()
            .find(|step| of_step(step, &naive, free, lifted).as_ref() == Some(&shared));
        position.play(seat, mv).unwrap_or_else(|refused| panic!("{refused}, {at}"));
        match shared {
            Shared::Lift(from) => lifted = Some(from),
            _ => {
                lifted = None;
                naive.play(step.expect("both allow it"));
            }
        }
    }
    let (outcome, (winner, end)) =
        (position.outcome().expect("an end"), naive.outcome().expect("an end"));
    let slug = match end {
        End::Eleven => "eleven",
        End::Repetition => "repetition",
        End::TwoHundredTurns => "two-hundred-turns",
    };
    assert_eq!(outcome.ending, slug, "free {free}, seed {seed}");
    let ours = outcome.winners().single().map(Seat::index);
    assert_eq!(ours, winner, "free {free}, seed {seed}");
    seen.insert(slug.to_owned());
}

/// Mostly at random; every third game prefers to play again and to say Stop, so that these come up often.
fn choose(moves: &[Move], rng: &mut FastRng, seed: u64) -> Move {
    let keen: Vec<_> = moves
        .iter()
        .copied()
        .filter(|mv| matches!(mv, Move::Stop | Move::LayStop(_) | Move::Stay))
        .collect();
    let keen = if seed.is_multiple_of(3) && rng.below(4) == 0 { keen } else { Vec::new() };
    let choice = if keen.is_empty() { moves } else { &keen };
    choice[rng.below(choice.len())]
}

/// The dots of a sheet; its first line is the top row.
fn dots(sheet: &str) -> BTreeSet<Position> {
    let rows = sheet.lines().filter(|line| line.starts_with(['-', 'o']));
    let row = |(row, line): (usize, &str)| {
        let places = line.split_whitespace().enumerate().filter(|(_, place)| *place == "o");
        places.map(move |(column, _)| (column, 8 - row)).collect::<Vec<_>>()
    };
    rows.enumerate().flat_map(row).collect()
}

/// A sheet with dots here and there; where four would stand in line, some are left out.
fn random_sheet(rng: &mut FastRng) -> String {
    let share = 4 + rng.below(8);
    loop {
        let place = |rng: &mut FastRng| if rng.below(share) == 0 { "o" } else { "-" };
        let row = |rng: &mut FastRng| (0..9).map(|_| place(rng)).collect::<Vec<_>>().join(" ");
        let sheet = (0..9).map(|_| row(rng)).collect::<Vec<_>>().join("\n");
        let options = Options { custom_sheet: Some(sheet.clone()), ..Options::default() };
        if Abraxas::start(&options, Seed(0)).is_ok() {
            return sheet;
        }
    }
}

const SHEETS: [&str; 6] = [
    include_str!("../../sheets/1.txt"),
    include_str!("../../sheets/2.txt"),
    include_str!("../../sheets/3.txt"),
    include_str!("../../sheets/4.txt"),
    include_str!("../../sheets/5.txt"),
    include_str!("../../sheets/6.txt"),
];

#[test]
fn our_sheets_give_the_games_of_the_naive_implementation() {
    let mut seen = BTreeSet::new();
    for (number, sheet) in SHEETS.into_iter().enumerate() {
        let plain: Vec<_> = sheet.lines().filter(|line| line.starts_with(['-', 'o'])).collect();
        for seed in 0..20 {
            compare(&plain.join("\n"), seed % 2 == 1, 100 * number as u64 + seed, &mut seen);
        }
    }
    let all = [
        "Corner",
        "Lay",
        "LayStop",
        "Lift",
        "Push",
        "Stay",
        "Take",
        "End",
        "Stop",
        "Go",
        "eleven",
        "two-hundred-turns",
    ];
    assert_eq!(seen, all.map(str::to_owned).into(), "everything came up");
}

#[test]
fn random_sheets_give_the_games_of_the_naive_implementation() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let sheet = random_sheet(&mut FastRng::new(seed));
        compare(&sheet, seed % 2 == 1, seed, &mut seen);
    }
    assert!(seen.contains("Stop") && seen.contains("Take"), "{seen:?}");
}
