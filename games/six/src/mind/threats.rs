//! What is about to happen: figures that can be completed, and what can be done against that. Knows no search.

use tablier_geometry::Hex;

use super::plane::{FIGURES, SLOTS, beyond, slot};
use super::state::{EMPTY, FigureId, State};
use super::turn::{TileSet, Turn, each};
use super::turns::{self, Guess, departures};

/// A figure that misses one or two tiles: those it has, and the cells it misses.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    pub tiles: TileSet,
    holes: [Hex; 2],
    len: usize,
}

impl Seen {
    /// The cells it misses.
    pub fn holes(&self) -> &[Hex] {
        &self.holes[..self.len]
    }
}

/// Looks at a figure near its end.
pub fn look(state: &State, figure: FigureId) -> Seen {
    let (kind, anchor) = (usize::from(figure) / SLOTS, usize::from(figure) % SLOTS);
    let mut seen = Seen { tiles: 0, holes: [Hex::ORIGIN; 2], len: 0 };
    let mut origin = Hex::ORIGIN;
    for offset in FIGURES[kind] {
        let tile = state.cells[beyond(anchor, slot(offset))];
        if tile == EMPTY {
            seen.holes[seen.len % 2] = offset;
            seen.len += 1;
        } else {
            seen.tiles |= 1 << tile;
            origin = state.places[usize::from(tile)] - offset;
        }
    }
    seen.holes = seen.holes.map(|offset| origin + offset);
    seen
}

/// A turn that completes a figure: of the side to move, or of the other side as if it were to move next.
pub fn winning_turn(state: &State, colour: usize) -> Option<Turn> {
    let later = u8::from(colour != state.colour);
    state.fives(colour).iter().find_map(|&figure| {
        let seen = look(state, figure);
        let hole = seen.holes[0];
        if state.is_placing(later) {
            return Some(Turn::lay(state.next_tile(colour), hole));
        }
        let spare = state.lying_of(colour) & !seen.tiles;
        let free = each(spare).find(|&tile| state.is_free(tile)).map(|tile| Turn::lay(tile, hole));
        free.or_else(|| if state.capture { splitting_win(state, spare, seen) } else { None })
    })
}

/// With captures: completes a figure with a tile whose lifting splits the group but leaves the figure.
fn splitting_win(state: &State, spare: TileSet, seen: Seen) -> Option<Turn> {
    each(spare).find_map(|tile| {
        let gone = departures(state, state.lying & !(1 << tile)).into_iter();
        let mut keeps_figure = gone.filter(|gone| gone & seen.tiles == 0);
        keeps_figure.next().map(|gone| Turn { gone, ..Turn::lay(tile, seen.holes[0]) })
    })
}

/// The cells where the figures with five tiles of a colour would be completed.
pub fn holes(state: &State, colour: usize) -> Vec<Hex> {
    let mut holes: Vec<Hex> = Vec::new();
    for &figure in state.fives(colour) {
        let hole = look(state, figure).holes[0];
        if !holes.contains(&hole) {
            holes.push(hole);
        }
    }
    holes
}

/// Adds every turn of the side to move that may keep the other side from completing a figure next. Some of them may not;
/// all others certainly do not.
pub fn list_defences(state: &State, turns: &mut Vec<Guess>) {
    let (colour, other) = (state.colour, state.colour ^ 1);
    let holes = holes(state, other);
    if state.is_placing(0) {
        // Rule: nobody may lay on two cells. The last tile of the reserve may still pin all tiles of the other.
        if let ([hole], true) = (&holes[..], state.is_placing(1)) {
            let gain = state.lay_gain(slot(*hole), colour);
            turns.push(Guess { turn: Turn::lay(state.next_tile(colour), *hole), gain });
        } else if !state.is_placing(1) {
            turns::list(state, turns);
            let blocks = |guess: &Guess| match holes[..] {
                [hole] => guess.turn.to == hole,
                _ => false,
            };
            let spare = locally_free_spare(state, other);
            turns.retain(|guess| blocks(guess) || spare.count_ones() < 2);
        }
        return;
    }
    if state.capture {
        turns::list(state, turns);
        return;
    }
    let spare = locally_free_spare(state, other);
    let free = state.free_tiles(colour);
    for tile in each(free) {
        let here = slot(state.places[tile]);
        // A tile beside which at most one arc of others lies stays free whatever is lifted elsewhere, and a laid tile
        // pins at most one: with two of them the other side can still complete its figure.
        let pins = (spare & !state.beside(here)).count_ones() < 2;
        let before = turns.len();
        if pins {
            turns::list_lays(state, tile, state.places[tile], 0, turns);
            let gain = state.lift_gain(here, colour);
            turns[before..].iter_mut().for_each(|guess| guess.gain += gain);
        } else if let [hole] = holes[..] {
            let gain = state.lift_gain(here, colour) + state.lay_gain(slot(hole), colour);
            turns.push(Guess { turn: Turn::lay(tile, hole), gain });
        }
    }
    if free == 0 {
        turns.push(Guess { turn: Turn::PASS, gain: 0 });
    }
}

/// The tiles of a colour that are surely free and in none, or some but never all, of its figures with five tiles: those
/// that every one of these figures could be completed with.
fn locally_free_spare(state: &State, colour: usize) -> TileSet {
    let taken =
        state.fives(colour).iter().fold(0, |taken, &figure| taken | look(state, figure).tiles);
    let spare = state.lying_of(colour) & !taken;
    each(spare)
        .filter(|&tile| state.arcs(slot(state.places[tile])) <= 1)
        .fold(0, |free, tile| free | 1 << tile)
}
