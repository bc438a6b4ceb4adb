//! The same values without anything clever: every turn is looked at, nothing is remembered, no window is known. Written for one side
//! that wants the most and all others that want the least, so that it shares no sign with the search.

use super::graph::Graph;
use crate::alpha_beta::score::{MAX_EVALUATION, unseen, win_at};
use crate::alpha_beta::{End, Horizon, Scope, State, TURN};

/// What the state is worth to `hero`.
pub fn minimax<S: State>(state: &mut S, hero: usize, depth: i32, ply: usize) -> i32 {
    match state.end(hero) {
        Some(End::Won) => return win_at(ply),
        Some(End::Lost) => return -win_at(ply),
        Some(End::Even(score)) => return score,
        None => {}
    }
    let own = state.side() == hero;
    let towards = |score: i32| if own { score } else { -score };
    if state.wins_at_once() {
        return towards(win_at(ply + 1));
    }
    let evaluation = state.evaluate(hero).clamp(-MAX_EVALUATION, MAX_EVALUATION);
    let horizon = if depth <= 0 { Some(state.horizon(-depth)) } else { None };
    let scope = match horizon {
        Some(Horizon::Quiet) => return evaluation,
        Some(Horizon::Noisy) => Scope::Noisy,
        Some(Horizon::Forced) | None => Scope::All,
    };
    let mut turns = Vec::new();
    let complete = state.turns(scope, &mut turns).complete;
    let mut values: Vec<i32> = Vec::new();
    if scope == Scope::Noisy {
        values.push(evaluation);
    } else if !complete {
        values.push(towards(unseen(ply)));
    }
    for turn in turns {
        let depth = depth - TURN + state.extension(&turn);
        state.play(&turn);
        values.push(minimax(state, hero, depth, ply + 1));
        state.undo();
    }
    let best = if own { values.into_iter().max() } else { values.into_iter().min() };
    best.expect("a state that is not over has turns")
}

/// Whether `hero` wins whatever all others do, every turn looked at to the end of the game.
pub fn wins(graph: &mut Graph, hero: usize) -> bool {
    if let Some(end) = graph.end(hero) {
        return end == End::Won;
    }
    let own = graph.side() == hero;
    let results: Vec<bool> = graph
        .every_turn()
        .iter()
        .map(|turn| {
            graph.play(turn);
            let won = wins(graph, hero);
            graph.undo();
            won
        })
        .collect();
    if own { results.contains(&true) } else { !results.contains(&false) }
}
