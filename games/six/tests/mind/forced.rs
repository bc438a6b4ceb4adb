//! Forced wins: the machine finds all of them. Each line of the file is the number of turns of both sides within which
//! the side to move wins, and the moves that lead to the position.

use tablier_rules::{FastRng, Game, Level, Rng, Seat, Seed, Viewer};
use tablier_search::{Player, Strength, Thinking, think};
use tablier_six::{Move, Options, Phase, Six, View};

use super::exhaust::Plane;

const WINS: &str = include_str!("forced-wins.txt");

struct Win {
    line: &'static str,
    turns: usize,
    position: Six,
}

fn wins() -> Vec<Win> {
    let win = |line: &'static str| {
        let (turns, moves) = line.split_once(' ').expect("a number and moves");
        let mut position = start();
        for mv in moves.split_whitespace() {
            position
                .play(mover(&position), mv.parse().expect("a fine position"))
                .expect("a fine position");
        }
        Win { line, turns: turns.parse().expect("a fine position"), position }
    };
    WINS.lines().map(win).collect()
}

fn start() -> Six {
    let options = Options { first: Some(Seat::new(0)), ..Options::default() };
    Six::start(&options, Seed(0)).expect("a fine position")
}

fn mover(position: &Six) -> Seat {
    position.deciders().first().expect("the game goes on")
}

fn view(position: &Six) -> View {
    position.view(Viewer::Seat(Seat::new(0)))
}

fn plane(position: &Six) -> Plane {
    Plane::new(&view(position)).expect("not far from the origin")
}

/// The position after a whole turn of this player, the same for the same seed.
fn after_turn(position: &Six, level: Level, seed: u64) -> Six {
    let (mut next, seat) = (position.clone(), mover(position));
    while next.deciders().contains(seat) {
        let mut never = || false;
        let mut thinking = Thinking::new(Strength::Level(level), seed, &mut never);
        let choice = think::<Six>(&view(&next), seat, &mut thinking).expect("it decides");
        for mv in [choice.mv].into_iter().chain(choice.then) {
            next.play(seat, mv).expect("a fine position");
        }
    }
    next
}

/// Every position after a whole turn.
fn answers(position: &Six) -> Vec<Six> {
    let seat = mover(position);
    let (mut open, mut done) = (vec![position.clone()], Vec::new());
    while let Some(position) = open.pop() {
        let mut moves: Vec<Move> = Vec::new();
        position.legal_moves(seat, &mut moves);
        for mv in moves {
            let mut next = position.clone();
            next.apply(seat, mv);
            if next.deciders().contains(seat) { open.push(next) } else { done.push(next) }
        }
    }
    done
}

/// The master keeps the win with its first turn, and then wins in time against some answers, or all.
fn check(win: &Win, most: usize) {
    let Win { line, turns, position } = win;
    let (turns, seat) = (*turns, mover(position));
    let next = after_turn(position, Level::Master, 7);
    if next.outcome().is_some() {
        assert!(next.outcome().expect("a fine position").winners().contains(seat), "{line}");
        return;
    }
    assert!(turns >= 3 && plane(&next).is_lost_in(turns - 1), "the win is given away: {line}");
    let mut answers = answers(&next);
    FastRng::new(line.len() as u64).shuffle(&mut answers);
    // The answers that last longest are the hardest to beat; those that lose at once are beaten in one turn.
    answers.sort_by_key(|answer| answer.outcome().is_none() && plane(answer).wins_in(1));
    for position in answers.into_iter().take(most) {
        assert!(position.outcome().is_none(), "{line}");
        check(&Win { line, turns: turns - 2, position }, most);
    }
}

#[test]
fn there_are_a_hundred_and_more_in_both_phases() {
    let wins = wins();
    let placing = wins.iter().filter(|win| view(&win.position).phase == Phase::Placing).count();
    assert!(placing >= 40 && wins.len() - placing >= 60, "{placing} of {}", wins.len());
    let long = wins.iter().filter(|win| win.turns == 5).count();
    assert!(long >= 60, "{long}");
}

#[test]
fn some_of_them_are_forced() {
    let wins = wins();
    for win in wins.iter().step_by(9) {
        verify(win);
    }
}

#[test]
#[ignore = "takes a minute in a release build"]
fn all_of_them_are_forced() {
    wins().iter().for_each(verify);
}

fn verify(win: &Win) {
    let plane = plane(&win.position);
    assert!(plane.wins_in(win.turns), "not forced: {}", win.line);
    assert!(win.turns == 1 || !plane.wins_in(win.turns - 2), "shorter: {}", win.line);
}

#[test]
fn the_master_finds_them() {
    for win in wins().iter().step_by(5) {
        check(win, 1);
    }
}

#[test]
#[ignore = "takes minutes in a release build"]
fn the_master_finds_all_of_them_against_every_answer() {
    for win in wins() {
        check(&win, usize::MAX);
    }
}

/// Writes new forced wins from games between players who see less; `cargo test --release -p tablier-search --test six
/// -- --ignored --nocapture prints_forced_wins`.
#[test]
#[ignore = "makes the file"]
fn prints_forced_wins() {
    let mut wanted = [[12, 36], [18, 54]];
    for seed in 0.. {
        if wanted == [[0; 2]; 2] {
            break;
        }
        let mut positions = game(seed);
        FastRng::new(seed).shuffle(&mut positions);
        let mut taken = [false; 2];
        for (moves, position) in positions {
            let Some(plane) = Plane::new(&view(&position)) else {
                continue;
            };
            let is_moving = usize::from(view(&position).phase == Phase::Lifting);
            let Some(turns) = [1, 3, 5].into_iter().find(|&turns| plane.wins_in(turns)) else {
                continue;
            };
            if turns < 3 || taken[is_moving] || wanted[is_moving][turns / 4] == 0 {
                continue;
            }
            taken[is_moving] = true;
            wanted[is_moving][turns / 4] -= 1;
            println!("{turns} {}", moves.join(" "));
        }
    }
}

/// The positions of a game before each of the last turns, with the moves that lead there.
fn game(seed: u64) -> Vec<(Vec<String>, Six)> {
    let mut position = start();
    let mut rng = FastRng::new(seed);
    let (mut moves, mut positions) = (Vec::new(), Vec::new());
    while position.outcome().is_none() && view(&position).phase_2_moves < 40 {
        positions.push((moves.clone(), position.clone()));
        let seat = mover(&position);
        while position.deciders().contains(seat) {
            let mut never = || false;
            let level = [Level::Amateur, Level::Confirmed][rng.below(2)];
            let player = if rng.below(8) == 0 { Player::Random } else { Player::Level(level) };
            let mut thinking = Thinking::new(player.strength(), rng.next_u64(), &mut never);
            let choice = player
                .choose::<Six>(&view(&position), seat, &mut thinking)
                .expect("a fine position");
            for mv in [choice.mv].into_iter().chain(choice.then) {
                moves.push(mv.to_string());
                position.play(seat, mv).expect("a fine position");
            }
        }
    }
    positions.split_off(positions.len().saturating_sub(8))
}
