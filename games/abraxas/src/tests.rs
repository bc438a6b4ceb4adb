//! Every statement of the rules of ABRAXAS as a test that carries its name.

mod ends;
mod reading;
mod repeats;
mod scene;
mod set_up;
mod sheets;
mod stops;
mod supply;
mod taking;
mod turns;
mod vigilance;
mod words;

use tablier_rules::{
    Action, Emphasis, FastRng, Game, Language, Look, Match, Message, Scene, Seat, SeatSet, Seed,
    Viewer,
};

use super::plate::PAWNS;
use super::position::{Cause, GOAL, MAX_TURNS};
use super::*;

const AMBER: Seat = Seat::new(0);
const JADE: Seat = Seat::new(1);

const EMPTY: &str = "---------/---------/---------/---------/---------/---------/---------/---------/\
                     ---------";

fn options(sheet: &str) -> Options {
    Options { custom_sheet: Some(sheet.to_owned()), first: Some(AMBER), ..Options::default() }
}

/// A sheet with dots on these places, a1 at the bottom left, i9 at the top right.
fn sheet(dots: &str) -> String {
    let rows = (1..=9).rev().map(|rank| {
        let place = |file: char| dots.split_whitespace().any(|dot| dot == format!("{file}{rank}"));
        ('a'..='i').map(|file| if place(file) { 'o' } else { '-' }).collect::<String>()
    });
    rows.collect::<Vec<_>>().join("/")
}

/// Amber to move on a sheet with these dots, the plate in this corner, red pawns in these holes.
fn position(dots: &str, corner: Corner, red: &str) -> Abraxas {
    let mut position = Abraxas::start(&options(&sheet(dots)), Seed(1)).unwrap();
    play(&mut position, corner.name());
    for hole in red.split_whitespace() {
        let pawn = PAWNS as u8 - position.supply;
        position.plate.put(pawn, hole.parse().unwrap());
        position.supply -= 1;
    }
    position
}

/// Amber to move on an empty sheet, the plate at the bottom left, where holes and places have the same names.
fn pawns(red: &str) -> Abraxas {
    position("", Corner::SouthWest, red)
}

/// The same position with so many pawns already taken by each player, from the supply.
fn with_taken(mut position: Abraxas, taken: [u8; 2]) -> Abraxas {
    for seat in [AMBER, JADE] {
        for _ in 0..taken[seat.index()] {
            position.gone[seat.index()] |= 1 << (PAWNS as u8 - position.supply);
            position.supply -= 1;
        }
    }
    position.taken = taken;
    position
}

/// Plays moves in order, whoever decides.
fn play(position: &mut Abraxas, moves: &str) {
    for mv in moves.split_whitespace() {
        let seat = position.deciders().first().expect("the game goes on");
        let mv: Move = mv.parse().unwrap();
        position.play(seat, mv).unwrap_or_else(|refused| panic!("{mv}: {refused}"));
    }
}

/// Why a move of the player who decides is refused.
fn refusal(position: &Abraxas, mv: &str) -> String {
    let seat = position.deciders().first().expect("the game goes on");
    position.clone().play(seat, mv.parse().unwrap()).expect_err(mv).to_string()
}

fn legal(position: &Abraxas) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(position.decider, &mut moves);
    moves.sort_unstable();
    moves.iter().map(ToString::to_string).collect()
}

/// The legal moves that are neither layings nor liftings.
fn words_legal(position: &Abraxas) -> Vec<String> {
    let is_word = |text: &String| text.parse::<Hole>().is_err() && !text.contains(['*', '^']);
    legal(position).into_iter().filter(is_word).collect()
}

fn may_lay_stop(position: &Abraxas) -> bool {
    legal(position).iter().any(|mv| mv.ends_with('*'))
}

fn view(position: &Abraxas) -> View {
    position.view(Viewer::Spectator)
}
