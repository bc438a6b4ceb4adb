//! Every turn a side may take, with a first guess of what it brings. Knows no search.

use tablier_geometry::{Hex, HexDirection};

use super::plane::{SLOTS, slot};
use super::state::{EMPTY, State};
use super::turn::{TILES, TileSet, Turn, each};
use super::weights::TILE;

/// A turn and a guess of what it brings to the side that takes it.
#[derive(Clone, Copy, Debug)]
pub struct Guess {
    pub turn: Turn,
    pub gain: i32,
}

/// An empty cell beside a tile.
#[derive(Clone, Copy)]
struct Rim {
    cell: Hex,
    beside: TileSet,
    gain: i32,
}

/// A tile that may be lifted, what that brings, and which tiles leave the game then.
#[derive(Clone, Copy)]
struct Lift {
    tile: usize,
    gone: TileSet,
    gain: i32,
}

/// Adds every turn of the side to move.
pub fn list(state: &State, turns: &mut Vec<Guess>) {
    let colour = state.colour;
    let rim = rim(state, colour);
    if state.is_placing(0) {
        let tile = state.next_tile(colour);
        turns.extend(
            rim.iter().map(|rim| Guess { turn: Turn::lay(tile, rim.cell), gain: rim.gain }),
        );
        if rim.is_empty() {
            turns.push(Guess { turn: Turn::lay(tile, Hex::ORIGIN), gain: 0 });
        }
        return;
    }
    let free = state.free_tiles(colour);
    for tile in each(free) {
        let gain = state.lift_gain(slot(state.places[tile]), colour);
        lays(state, Lift { tile, gone: 0, gain }, &rim, turns);
    }
    if state.capture {
        for tile in each(state.lying_of(colour) & !free) {
            splits(state, tile).for_each(|lift| lays(state, lift, &rim, turns));
        }
    }
    if turns.is_empty() {
        turns.push(Guess { turn: Turn::PASS, gain: 0 });
    }
}

/// Adds every way to lay the tile that is in the hand and came from a cell where it may not go back, after some tiles left
/// the game.
pub fn list_lays(state: &State, tile: usize, from: Hex, gone: TileSet, turns: &mut Vec<Guess>) {
    let rim = rim(state, state.colour);
    let before = turns.len();
    lays(state, Lift { tile, gone, gain: 0 }, &rim, turns);
    let kept = turns.split_off(before).into_iter().filter(|guess| guess.turn.to != from);
    turns.extend(kept);
}

/// With captures: the ways to lift a tile that holds the group together, several if the mover chooses which part stays.
fn splits(state: &State, tile: usize) -> impl Iterator<Item = Lift> + '_ {
    let own = state.lift_gain(slot(state.places[tile]), state.colour);
    let departures = departures(state, state.lying & !(1 << tile));
    departures.into_iter().map(move |gone| {
        let captured = each(gone).map(|other| captured_gain(state, other)).sum::<i32>();
        Lift { tile, gone, gain: own + captured }
    })
}

/// What it brings to the side to move when this tile leaves the game.
fn captured_gain(state: &State, tile: usize) -> i32 {
    let colour = tile / TILES;
    let gain = state.lift_gain(slot(state.places[tile]), colour) - TILE;
    if colour == state.colour { gain } else { -gain }
}

/// Which tiles leave the game when these stay on the table without hanging together: all but one of the biggest parts.
pub fn departures(state: &State, lying: TileSet) -> Vec<TileSet> {
    let mut parts = Vec::new();
    let mut left = lying;
    while left != 0 {
        let part = state.reach(left.trailing_zeros() as usize, lying, lying);
        left &= !part;
        parts.push(part);
    }
    let biggest = parts.iter().map(|part| part.count_ones()).max();
    parts.retain(|part| Some(part.count_ones()) == biggest);
    parts.into_iter().map(|part| lying & !part).collect()
}

/// The empty cells beside a tile.
fn rim(state: &State, colour: usize) -> Vec<Rim> {
    let mut seen = [EMPTY; SLOTS];
    let mut rim: Vec<Rim> = Vec::with_capacity(64);
    for tile in each(state.lying) {
        for direction in HexDirection::ALL {
            let cell = state.places[tile] + direction.offset();
            let here = slot(cell);
            if state.cells[here] != EMPTY {
                continue;
            }
            if seen[here] == EMPTY {
                seen[here] = rim.len() as u8;
                rim.push(Rim { cell, beside: 1 << tile, gain: state.lay_gain(here, colour) });
            } else {
                rim[usize::from(seen[here])].beside |= 1 << tile;
            }
        }
    }
    rim
}

/// Adds every way to lay a lifted tile.
fn lays(state: &State, lift: Lift, rim: &[Rim], turns: &mut Vec<Guess>) {
    let Lift { tile, gone, gain } = lift;
    let others = state.lying & !(1 << tile) & !gone;
    let mut add = |to: Hex, gain: i32| {
        turns.push(Guess { turn: Turn { tile: tile as u8, to, gone }, gain });
    };
    for rim in rim.iter().filter(|rim| rim.beside & others != 0) {
        add(rim.cell, gain + rim.gain);
    }
    // Rule: vacated cells may be used.
    for vacated in each(gone) {
        let cell = state.places[vacated];
        if state.beside(slot(cell)) & others != 0 {
            add(cell, gain);
        }
    }
}
