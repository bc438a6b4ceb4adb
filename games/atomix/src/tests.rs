//! Every statement of the rules of ATOMIX as a test that carries its name, by topic.

mod ending;
mod laying;
mod messages;
mod pieces;
mod reactors;
mod reading;
mod scenes;
mod scoring;
mod secrets;
mod set_up;

use tablier_rules::{FastRng, Game, Language, Message, Rng, Seat, Seed, Viewer};

use super::board::Board;
use super::cell::Lying;
use super::reactors::Reactors;
use super::*;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// Seat 0 is blue, seat 1 is green, and so on.
fn start(players: u8, first: usize, seed: u64) -> Atomix {
    let options = Options { players, first: Some(Seat::new(first)) };
    Atomix::start(&options, Seed(seed)).unwrap()
}

/// Plays moves in order, whoever decides.
fn play(position: &mut Atomix, moves: &str) {
    for mv in moves.split_whitespace() {
        let seat = position.deciders().first().expect("the game goes on");
        let mv: Move = mv.parse().unwrap();
        position.play(seat, mv).unwrap_or_else(|refused| panic!("{mv}: {refused}"));
    }
}

/// Why the player whose turn it is may not make this move.
fn refusal(position: &Atomix, mv: &str) -> String {
    let refused = position.clone().play(position.turn, mv.parse().unwrap());
    refused.expect_err(mv).to_string()
}

fn legal(position: &Atomix) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(position.turn, &mut moves);
    moves.sort_unstable();
    moves.iter().map(ToString::to_string).collect()
}

fn is_legal(position: &Atomix, mv: &str) -> bool {
    let mv: Move = mv.parse().unwrap();
    let listed = legal(position).contains(&mv.to_string());
    assert_eq!(listed, position.is_legal(position.turn, mv), "{mv}");
    listed
}

/// Tiles, their colours in any order.
fn tiles(text: &str) -> Vec<Tile> {
    let tile = |name: &str| {
        let (atoms, value) = tile::parse_lying(name).unwrap_or_else(|| panic!("no tile {name}"));
        Tile::new(atoms.kind(), value)
    };
    text.split_whitespace().map(tile).collect()
}

fn reactors(centers: &str) -> Reactors {
    let centers: Vec<_> = centers.split_whitespace().map(|point| point.parse().unwrap()).collect();
    Reactors::from_centers(&centers).expect("reactors side to side")
}

/// Two players in the middle of a game: reactors round these points, these tiles laid in order (whether the rules
/// allow it or not), blue to move with this hand. The other tiles are in the bag.
fn table(centers: &str, laid: &str, hand: &str) -> Atomix {
    let laid: Vec<Lying> = laid.split_whitespace().map(|lying| lying.parse().unwrap()).collect();
    let hand: TileSet = tiles(hand).into_iter().collect();
    let shown: TileSet = laid.iter().map(|lying| lying.tile()).collect();
    let mut bag = TileSet::ALL.without(shown).without(hand).iter();
    let other = bag.by_ref().take(3).collect();
    let mut position = Atomix::new(2, FIRST, bag.collect());
    position.colours = [Some(Colour::Blue), Some(Colour::Green), None, None];
    position.phase = Phase::Playing;
    position.reactors = reactors(centers);
    position.board = Board::new(position.reactors.cells());
    for &lying in &laid {
        position.board.lay(&position.reactors, lying, None);
    }
    position.laid = laid.into_iter().collect();
    position.shown = shown;
    position.hands[0] = hand.iter().collect();
    position.hands[1] = other;
    position
}

/// Plays a whole game at random and calls `look` before and after every move.
fn random_game(players: u8, seed: u64, mut look: impl FnMut(&Atomix, Move, &Atomix)) -> Atomix {
    let options = Options { players, first: None };
    let mut position = Atomix::start(&options, Seed(seed)).unwrap();
    let mut rng = FastRng::new(seed);
    while let Some(seat) = position.deciders().first() {
        let before = position.clone();
        let mv = position.random_move(seat, &mut rng, &mut Vec::new());
        position.apply(seat, mv);
        look(&before, mv, &position);
    }
    position
}
