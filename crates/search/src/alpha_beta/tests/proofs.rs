//! What is claimed as certain is certain: checked by a solver that looks at everything and shares nothing with the search.

use super::graph::Trouble;
use super::plain::wins;
use super::values::trouble;
use super::*;

/// The claims of searches of all kinds over many games: wins and losses.
fn check(selective: bool, count: u64, change: impl Fn(Trouble) -> Trouble) -> (u32, u32) {
    let (mut won, mut lost) = (0, 0);
    for seed in 0..count {
        let trouble = change(trouble(seed));
        let mut graph = Graph::new(seed, 7, trouble);
        let (mut truth, hero) = (graph.clone(), graph.side());
        let deepest = 1 + (seed % 16) as i32;
        let habits = Habits { blur: Blur::new(seed, 5.0), ..habits(selective, 5, deepest) };
        let found = at_leisure(|thinking| Search::new(&mut graph, thinking, habits).decide());
        let found = found.expect("it has turns");
        let what = format!("seed {seed}, {trouble:?}, {found:?}");
        if found.score >= SURE {
            truth.play(&found.turn);
            assert!(wins(&mut truth, hero), "{what}: the turn does not win");
            won += 1;
        } else if found.score <= -SURE {
            assert!(trouble.sides == 2 && wins(&mut truth, 1 - hero), "{what}: not lost");
            lost += 1;
        } else if found.depth < deepest && trouble.sides == 2 {
            // It thought no further, since nothing was left to find out.
            assert!(!wins(&mut truth, hero) && !wins(&mut truth, 1 - hero), "{what}: no draw");
        }
    }
    (won, lost)
}

#[test]
fn a_claimed_win_is_a_win_and_a_claimed_loss_is_a_loss() {
    for selective in [false, true] {
        let (won, lost) = check(selective, 6_000, |trouble| trouble);
        assert!(won > 500 && lost > 100, "{won} wins and {lost} losses claimed");
    }
}

#[test]
fn null_moves_prove_nothing() {
    let (won, lost) = check(true, 4_000, |trouble| Trouble { null_moves: true, ..trouble });
    assert!(won > 300 && lost > 60, "{won} wins and {lost} losses claimed");
}

#[test]
fn where_nothing_is_left_out_and_depth_suffices_every_win_is_claimed() {
    for seed in 0..500 {
        let trouble = Trouble { cuts: 0, sides: 2, ..trouble(seed) };
        let mut graph = Graph::new(seed, 7, trouble);
        let (mut truth, hero) = (graph.clone(), graph.side());
        let decide = |thinking: &mut Thinking<'_>| {
            Search::new(&mut graph, thinking, habits(true, 6, 20)).decide()
        };
        let found = at_leisure(decide).expect("it has turns");
        assert_eq!(found.score >= SURE, wins(&mut truth, hero), "seed {seed}, {trouble:?}");
        assert_eq!(found.score <= -SURE, wins(&mut truth, 1 - hero), "seed {seed}, {trouble:?}");
    }
}

#[test]
fn a_list_that_is_cut_never_proves_a_loss() {
    for seed in 0..2_000 {
        // All lists of both sides are cut: whoever chooses first cannot be proven to have lost.
        let trouble = Trouble { cuts: 10, ends: 3, sides: 2, ..Trouble::default() };
        let mut graph = Graph::new(seed, 6, trouble);
        if graph.every_turn().len() < 2 {
            continue;
        }
        let decide = |thinking: &mut Thinking<'_>| {
            Search::new(&mut graph, thinking, habits(true, 6, 20)).decide()
        };
        let found = at_leisure(decide).expect("it has turns");
        assert!(found.score > -SURE, "seed {seed}: {found:?}");
    }
}

#[test]
fn searching_ends_when_nothing_is_left_to_find_out() {
    let trouble = Trouble { ends: 2, sides: 2, ..Trouble::default() };
    for seed in 0..200 {
        let mut graph = Graph::new(seed, 6, trouble);
        let decide = |thinking: &mut Thinking<'_>| {
            Search::new(&mut graph, thinking, habits(true, 8, 60)).decide()
        };
        let found = at_leisure(decide).expect("it has turns");
        assert!(found.depth <= 12, "seed {seed}: {found:?}");
    }
}
