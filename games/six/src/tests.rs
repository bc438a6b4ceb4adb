//! Every statement of the rules of SIX as a test that carries its name.

mod captures;
mod draws;
mod figures;
mod moving;
mod placing;
mod reading;
mod scene;
mod set_up;
mod words;

use tablier_geometry::{Hex, HexDirection};
use tablier_rules::{
    Action, FastRng, Game, Language, Look, Match, Rng, Seat, SeatSet, Seed, Viewer,
};

use super::board::Board;
use super::history::History;
use super::position::{Cause, End, colour_of};
use super::tiles::Tile;
use super::*;

const RED: Seat = Seat::new(0);
const BLACK: Seat = Seat::new(1);

fn options(players: u8, capture: bool, first: usize) -> Options {
    Options { players, capture, first: Some(Seat::new(first)) }
}

fn start(players: u8) -> Six {
    Six::start(&options(players, false, 0), Seed(1)).unwrap()
}

/// Plays moves in order, whoever decides.
fn play(position: &mut Six, moves: &str) {
    for mv in moves.split_whitespace() {
        let seat = position.deciders().first().expect("the game goes on");
        let mv: Move = mv.parse().unwrap();
        position.play(seat, mv).unwrap_or_else(|refused| panic!("{mv}: {refused}"));
    }
}

fn legal(position: &Six) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(position.turn(), &mut moves);
    moves.sort_unstable();
    moves.iter().map(ToString::to_string).collect()
}

fn cells(text: &str) -> Vec<Hex> {
    text.split_whitespace().map(|cell| cell.parse().unwrap()).collect()
}

/// Phase 2 with these tiles on the table, red to move; the other tiles count as captured.
fn moving(red: &str, black: &str, capture: bool) -> Six {
    let mut position = Six::start(&options(2, capture, 0), Seed(1)).unwrap();
    position.board = Board::bare();
    for (colour, text) in [red, black].into_iter().enumerate() {
        for (number, cell) in cells(text).into_iter().enumerate() {
            position.board.lay(Tile::new(colour, number), cell);
        }
    }
    position.laid = [19, 19];
    position.history.add(&position.board, 0);
    position
}

/// Two players lay tiles: red on these cells, black on others; gives the position after red's last.
fn with_red_on(cells: &[Hex]) -> Six {
    let mut position = moving("", "", false);
    for (number, &cell) in cells[..5].iter().enumerate() {
        position.board.lay(Tile::new(0, number), cell);
    }
    position.history = Default::default();
    position.laid = [5, 5];
    position.play(RED, Move::Lay(cells[5])).unwrap();
    position
}
