//! Without its tricks the search gives the value of plain minimax, written over the rules alone.

use std::collections::HashMap;

use tablier_geometry::Hex;
use tablier_search::{Blur, Strength, Thinking};

use super::super::plane::FIGURES;
use super::super::search::{Manner, Search, WIN};
use super::super::weights::{TEMPO, TILE, WORTH};
use super::*;
use crate::Phase;

/// Every figure with a tile in it, counted anew: its kind, its red and its black tiles.
fn figures(view: &View) -> Vec<(usize, [usize; 2])> {
    let mut figures: HashMap<(usize, Hex), [usize; 2]> = HashMap::new();
    for (colour, tiles) in view.tiles.iter().enumerate() {
        for &cell in tiles.iter().flatten() {
            for (kind, figure) in FIGURES.into_iter().enumerate() {
                for offset in figure {
                    figures.entry((kind, cell - offset)).or_default()[colour] += 1;
                }
            }
        }
    }
    figures.into_iter().map(|((kind, _), counts)| (kind, counts)).collect()
}

/// What the figures are worth to the side to move.
fn judgement(view: &View) -> i32 {
    let worth =
        |(kind, [red, black]): (usize, [usize; 2])| i32::from(WORTH[kind][red + 16 * black]);
    let mut value: i32 = figures(view).into_iter().map(worth).sum();
    if view.capture {
        let count = |colour: usize| view.tiles[colour].iter().flatten().count() as i32;
        value += TILE * (count(0) - count(1));
    }
    TEMPO + if view.turn.index().is_multiple_of(2) { value } else { -value }
}

/// Plain negamax; a side that must answer a threat does so without using up the depth.
fn value(position: &Six, depth: i32, ply: i32) -> i32 {
    let now = view(position);
    if let Some(end) = position.outcome() {
        return match end.winners().len() {
            n if n == position.seats() => 0,
            _ if end.winners().contains(now.turn) => WIN - ply,
            _ => -WIN + ply,
        };
    }
    let colour = now.turn.index() % 2;
    let five = |colour: usize| {
        figures(&now).iter().any(|(_, counts)| counts[colour] == 5 && counts[1 - colour] == 0)
    };
    if five(colour) && can_complete(position) {
        return WIN - ply - 1;
    }
    let threatened = five(1 - colour) && can_complete(&handed_over(position));
    if depth <= 0 && !threatened {
        return judgement(&now);
    }
    let next_depth = if threatened { depth } else { depth - 1 };
    let turns = whole_turns(position);
    let values = turns.iter().map(|(_, next)| -value(next, next_depth, ply + 1));
    values.max().expect("a decider has a turn")
}

fn check(position: &Six, depth: i32, seed: u64) {
    let mut state = State::new(&view(position));
    let mut never = || false;
    let mut thinking = Thinking::new(Strength::Full, 1, &mut never);
    let manner =
        Manner { widths: [usize::MAX; 6], threats: 0, tricks: false, blur: Blur::new(0, 0.0) };
    let mut search = Search::new(&mut state, &mut thinking, manner, 12);
    let found = search.value(depth, -WIN, WIN, 0);
    assert_eq!(found, value(position, depth, 0), "seed {seed}: {:?}", view(position));
}

#[test]
fn the_value_is_that_of_plain_minimax_while_placing() {
    for seed in 0..6 {
        let mut rng = FastRng::new(seed);
        play((2, false), seed, |position| {
            if rng.below(5) == 0 {
                check(position, 2, seed);
            }
            // Towards the end of the phase a turn cannot be handed over.
            view(position).left[0] > 3
        });
    }
}

#[test]
fn the_value_is_that_of_plain_minimax_while_moving() {
    for (index, variant) in VARIANTS.into_iter().enumerate() {
        for seed in 0..3 {
            let seed = 10 * seed + index as u64;
            play(variant, seed, |position| {
                let now = view(position);
                let is_time = now.left[0] == 12 && now.left[0] == now.left[1];
                if is_time {
                    check(&moving(now), 1, seed);
                }
                !is_time
            });
        }
    }
}

/// The second phase with few tiles: as if the others had been captured.
fn moving(mut view: View) -> Six {
    for (tiles, left) in view.tiles.iter_mut().zip(&mut view.left) {
        tiles.extend((0..*left).map(|_| None));
        *left = 0;
    }
    view.phase = Phase::Lifting;
    view.history = vec![0];
    Six::resample(&view, &mut FastRng::new(0))
}
