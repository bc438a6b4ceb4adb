//! From a turn to the moves that carry it out. Knows the rules, and holds no opinion.

use tablier_rules::{Game, Seat};

use super::lookahead::Found;
use super::order::in_strokes;
use super::stacks::{each, one_by_one};
use super::state::State;
use super::turns::{Chain, Turn, each_laid};
use crate::{DisX, Move, Post};

/// The moves of a turn, as far as they are chosen: what follows a forced move is left open, since whoever plays a game
/// makes those unasked. Every move is checked by the rules.
pub fn moves(position: &DisX, seat: Seat, state: &State, found: &Found, turn: &Turn) -> Vec<Move> {
    let mut at = *state;
    let mut planned: Vec<Move> = Vec::new();
    for lay in each_laid(turn) {
        at.lay(lay);
        planned.extend(each(lay).map(post).map(Move::Lay));
    }
    let mut explode = |stroke: u64| planned.extend(one_by_one(stroke).map(post).map(Move::Explode));
    match turn.chain {
        Chain::Strokes { dark_first } => {
            in_strokes(&at, dark_first, explode);
        }
        Chain::Order(number) => {
            found.orders[number as usize].iter().for_each(|&stroke| explode(stroke));
        }
    }
    let mut position = *position;
    let mut moves = Vec::new();
    for mv in planned {
        if position.forced().is_some() || position.play(seat, mv).is_err() {
            break;
        }
        moves.push(mv);
    }
    moves
}

fn post(set: u64) -> Post {
    Post::all().nth(set.trailing_zeros() as usize).expect("a set holds posts of the board")
}
