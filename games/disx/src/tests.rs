//! The rules of DisX, statement by statement, on boards drawn as text.

mod end;
mod explosions;
mod facts;
mod reading;
mod rest;
mod scene;
mod set_up;
mod turn;
mod view;
mod words;

use tablier_rules::{FastRng, Game, Match, Rng, Seat, Seed};

use super::board::Board;
use super::{DisX, Move, Options, Post};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// The board of the set-up.
const CALM: &str = "212121 121212 212121 121212 212121 121212";

/// The post of this name.
fn post(name: &str) -> Post {
    name.parse::<Move>().unwrap().post()
}

/// Seat 0 of two is about to lay three tokens on this board; six rows, the sixth on top, `.` for an empty post.
fn to_lay(diagram: &str) -> DisX {
    let rows: Vec<Vec<u8>> = diagram
        .split_whitespace()
        .map(|row| {
            row.bytes().map(|tokens| if tokens == b'.' { 0 } else { tokens - b'0' }).collect()
        })
        .collect();
    assert!(rows.len() == 6 && rows.iter().all(|row| row.len() == 6), "six rows of six");
    let tokens = |post: Post| {
        let square = post.square();
        rows[5 - usize::from(square.rank)][usize::from(square.file)]
    };
    DisX { board: Board::filled(tokens), ..DisX::set_up(2, false, FIRST) }
}

/// The same after the three tokens.
fn laid(diagram: &str) -> DisX {
    let position = DisX { to_lay: 0, ..to_lay(diagram) };
    assert!(!position.board.ripe().is_empty(), "the turn would be over");
    position
}

/// An otherwise empty board with these tokens, all laid.
fn only(tokens: &[(&str, u8)]) -> DisX {
    let tokens: Vec<(Post, u8)> = tokens.iter().map(|&(name, count)| (post(name), count)).collect();
    let on = |post: Post| tokens.iter().find(|&&(at, _)| at == post).map_or(0, |&(_, count)| count);
    DisX { board: Board::filled(on), to_lay: 0, ..DisX::set_up(2, false, FIRST) }
}

/// Plays these moves, each by whose turn it is.
fn play(position: &mut DisX, moves: &str) {
    for mv in moves.split_whitespace() {
        position.play(position.turn, mv.parse().unwrap()).unwrap();
    }
}

/// The position after these moves.
fn after(mut position: DisX, moves: &str) -> DisX {
    play(&mut position, moves);
    position
}

/// What may be done, as it is written, in order.
fn legal(position: &DisX) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(position.turn, &mut moves);
    moves.sort_unstable();
    moves.iter().map(Move::to_string).collect()
}

/// Every set of options with who begins by lot.
fn option_sets() -> impl Iterator<Item = Options> {
    (2..=4).flat_map(|players| [false, true].map(|quick| Options { players, quick, first: None }))
}

/// Plays one game at random, with forced moves made without asking, and shows every position on the way.
fn random_game(options: &Options, seed: u64, mut look: impl FnMut(&Match<DisX>)) {
    let mut game = Match::<DisX>::new(options.clone(), Seed(seed)).unwrap();
    let mut rng = FastRng::new(seed);
    loop {
        look(&game);
        let Some(seat) = game.position().deciders().single() else {
            return;
        };
        let moves = legal(game.position());
        let mv = moves[rng.below(moves.len())].parse().unwrap();
        game.play(seat, mv).unwrap();
    }
}
