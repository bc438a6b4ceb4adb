//! Without selectivity, values are those of plain minimax: in every window, with every table, whatever the troubles.

use tablier_rules::{FastRng, Rng};

use super::graph::Trouble;
use super::plain::minimax;
use super::*;
use crate::alpha_beta::score::{INFINITE, unseen, win_at};

/// Troubles of every kind and of none, by a number.
pub(super) fn trouble(number: u64) -> Trouble {
    let mut rng = FastRng::new(number);
    let mut some = |most: usize| if rng.below(2) == 0 { 0 } else { rng.below(most) as u64 };
    Trouble {
        runs: some(10),
        cuts: some(6),
        noise: some(8),
        extensions: some(5),
        ends: some(4),
        sides: 2 + some(3),
        sees_wins: some(2) == 1,
        null_moves: false,
    }
}

/// A window of any width round scores that come up.
fn window(rng: &mut FastRng) -> Window {
    let ends =
        [-INFINITE, -win_at(3), -win_at(2), unseen(1), -4, 0, 5, -unseen(2), win_at(2), INFINITE];
    let mut edge = || match rng.below(3) {
        0 => *rng.choose(&ends).expect("there are some"),
        _ => rng.below(23) as i32 - 11,
    };
    let (one, other) = (edge(), edge());
    Window { alpha: one.min(other), beta: one.max(other) + i32::from(one == other) }
}

#[test]
fn they_are_those_of_plain_minimax_in_every_window_with_tables_of_every_size() {
    for seed in 0..12_000 {
        let mut rng = FastRng::new(seed);
        let trouble = trouble(seed);
        let mut graph = Graph::new(seed, 7, trouble);
        let mut plain = graph.clone();
        let hero = graph.side();
        let bits = [0, 1, 3, 12][rng.below(4)];
        at_leisure(|thinking| {
            // One search for all, so that what is remembered of one window and depth serves, or spoils, the others.
            let mut search = Search::new(&mut graph, thinking, habits(false, bits, 1));
            for _ in 0..12 {
                let depth = rng.below(4 * TURN as usize + 1) as i32;
                let truth = minimax(&mut plain, hero, depth, 0);
                let Window { alpha, beta } = window(&mut rng);
                let found = search.value(depth, Window { alpha, beta }, 0);
                let what = format!("seed {seed}, {trouble:?}, depth {depth}, {alpha} to {beta}");
                let agrees = if found <= alpha {
                    truth <= found
                } else if found >= beta {
                    truth >= found
                } else {
                    truth == found
                };
                assert!(agrees, "{what}: {found} instead of {truth}");
            }
        });
    }
}

#[test]
fn the_decision_is_worth_what_plain_minimax_says_and_its_turn_is_worth_as_much() {
    for seed in 0..6_000 {
        let trouble = trouble(seed);
        let mut graph = Graph::new(seed, 8, trouble);
        let (mut plain, hero) = (graph.clone(), graph.side());
        let deepest = 1 + (seed % 4) as i32;
        let decide = |thinking: &mut Thinking<'_>| {
            Search::new(&mut graph, thinking, habits(false, 6, deepest)).decide()
        };
        let found = at_leisure(decide).expect("it has turns");
        let mut turns = Vec::new();
        let complete = plain.turns(Scope::All, &mut turns).complete;
        let mut worth = |turn: &u64| {
            let depth = found.depth * TURN - TURN + plain.extension(turn);
            plain.play(turn);
            let value = minimax(&mut plain, hero, depth, 1);
            plain.undo();
            if complete { value } else { value.max(unseen(0)) }
        };
        // Where all others together win, that is not what decides.
        if found.depth > 0 && (trouble.sides == 2 || found.score > -SURE) {
            let truth = turns.iter().map(&mut worth).max().expect("it has turns");
            assert_eq!(
                (worth(&found.turn), found.score),
                (truth, truth),
                "seed {seed}, {trouble:?}"
            );
        }
    }
}

#[test]
fn the_same_search_finds_the_same_with_the_same_work() {
    for seed in 0..100 {
        let run = || {
            let mut never = || false;
            let mut thinking = Thinking::new(Strength::Full, seed, &mut never);
            let mut graph = Graph::new(seed, 20, trouble(seed));
            let habits = Habits { blur: Blur::new(seed, 8.0), ..habits(true, 8, 7) };
            let found = Search::new(&mut graph, &mut thinking, habits).decide();
            (found, thinking.nodes())
        };
        assert_eq!(run(), run(), "seed {seed}");
    }
}

#[test]
fn no_more_nodes_are_looked_at_than_allowed_and_a_decision_is_made_with_any_number() {
    for allowed in [0, 1, 2, 10, 100, 1_000] {
        let mut never = || false;
        let mut thinking = Thinking::new(Strength::Full, 1, &mut never);
        thinking.allow(allowed);
        let mut graph = Graph::new(allowed, 60, Trouble { sides: 2, ..Trouble::default() });
        let found = Search::new(&mut graph, &mut thinking, habits(true, 4, 60)).decide();
        assert!(found.is_some() && thinking.nodes() <= allowed.max(1), "{allowed}");
    }
}

#[test]
fn it_ends_soon_after_somebody_says_stop() {
    for patience in [0, 1, 5] {
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked > patience
        };
        let mut thinking = Thinking::new(Strength::Full, 1, &mut stop);
        let mut graph = Graph::new(3, 60, Trouble { sides: 2, ..Trouble::default() });
        let found = Search::new(&mut graph, &mut thinking, habits(true, 4, 60)).decide();
        let nodes = thinking.nodes();
        assert!(found.is_some() && nodes <= 32 * (patience + 1), "{nodes} nodes");
    }
}
