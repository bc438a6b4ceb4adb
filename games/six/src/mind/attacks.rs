//! Turns after which five tiles of a figure lie and the sixth threatens. Knows no search.

use tablier_geometry::Hex;

use super::plane::slot;
use super::state::State;
use super::threats::look;
use super::turn::{TileSet, Turn, each};
use super::turns::{self, Guess};

/// A cell that brings a figure to five tiles, and the tiles that do not lie in that figure already.
struct Target {
    cell: Hex,
    allowed: TileSet,
    gain: i32,
    /// Where the sixth tile of the first such figure goes, and whether that of another goes elsewhere.
    hole: Hex,
    is_double: bool,
}

/// Which turns are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attacks {
    /// Those that threaten to complete a figure on either of two cells.
    Doubles,
    /// All, but for each cell only with so many tiles, those that are missed least.
    Few(usize),
}

fn targets(state: &State, attacks: Attacks) -> Vec<Target> {
    let colour = state.colour;
    let mut targets: Vec<Target> = Vec::new();
    for &figure in state.fours(colour) {
        let seen = look(state, figure);
        let &[a, b] = seen.holes() else {
            continue;
        };
        for (cell, hole) in [(a, b), (b, a)] {
            match targets.iter_mut().find(|target| target.cell == cell) {
                Some(target) => {
                    target.allowed |= !seen.tiles;
                    target.is_double |= target.hole != hole;
                }
                None => {
                    let allowed = !seen.tiles;
                    targets.push(Target { cell, allowed, gain: 0, hole, is_double: false });
                }
            }
        }
    }
    if attacks == Attacks::Doubles {
        targets.retain(|target| target.is_double);
    }
    for target in &mut targets {
        target.gain = state.lay_gain(slot(target.cell), colour);
    }
    targets.sort_by_key(|target| -target.gain);
    targets
}

/// Adds the turns of the side to move that bring a figure to five tiles.
pub fn list_attacks(state: &State, attacks: Attacks, turns: &mut Vec<Guess>) {
    let targets = targets(state, attacks);
    if targets.is_empty() {
        return;
    }
    if state.is_placing(0) {
        let tile = state.next_tile(state.colour);
        for &Target { cell, gain, .. } in &targets {
            if state.beside(slot(cell)) != 0 {
                turns.push(Guess { turn: Turn::lay(tile, cell), gain });
            }
        }
    } else if state.capture {
        turns::list(state, turns);
        turns.retain(|guess| {
            let fits = |target: &Target| {
                target.cell == guess.turn.to && target.allowed & (1 << guess.turn.tile) != 0
            };
            targets.iter().any(fits)
        });
    } else {
        let sources = sources(state);
        let most = if let Attacks::Few(most) = attacks { most } else { usize::MAX };
        for &Target { cell, allowed, gain, .. } in &targets {
            let beside = state.beside(slot(cell));
            let fits = |&&(tile, _): &&(usize, i32)| {
                allowed & (1 << tile) != 0 && beside & !(1 << tile) != 0
            };
            for &(tile, lost) in sources.iter().filter(fits).take(most) {
                turns.push(Guess { turn: Turn::lay(tile, cell), gain: gain + lost });
            }
        }
    }
}

/// The tiles the side to move may lift, with what that brings, those first that are missed least.
fn sources(state: &State) -> Vec<(usize, i32)> {
    let mut sources: Vec<(usize, i32)> = each(state.free_tiles(state.colour))
        .map(|tile| (tile, state.lift_gain(slot(state.places[tile]), state.colour)))
        .collect();
    sources.sort_by_key(|&(tile, gain)| (-gain, tile));
    sources
}
