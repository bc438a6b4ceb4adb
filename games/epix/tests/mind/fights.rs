//! The closed form of a fight, beside the linear program.

use tablier_epix::mind::{Duel, draw_names};
use tablier_rules::{FastRng, Rng};

use crate::simplex;

fn unit(rng: &mut FastRng) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64
}

/// All ways to name so many of the amounts.
fn subsets(amounts: usize, names: usize) -> Vec<Vec<usize>> {
    if names == 0 {
        return vec![Vec::new()];
    }
    (0..amounts)
        .flat_map(|last| {
            subsets(last, names - 1).into_iter().map(move |mut set| {
                set.push(last);
                set
            })
        })
        .collect()
}

fn any_duel(rng: &mut FastRng) -> Duel {
    let amounts = 1 + rng.below(9);
    let names = 1 + rng.below(3.min(amounts));
    // Steady prices as in the game, and now and then anything at all.
    let (start, prize, price) = (unit(rng), unit(rng), 0.2 * unit(rng));
    let wild = rng.below(3) == 0;
    let named: Vec<f64> =
        (0..amounts).map(|b| if wild { unit(rng) } else { start - price * b as f64 }).collect();
    let missed = named.iter().map(|low| low + if wild { unit(rng) } else { prize }).collect();
    Duel { missed, named, names }
}

#[test]
fn the_closed_form_is_the_value_of_the_linear_program() {
    for seed in 0..3_000 {
        let duel = any_duel(&mut FastRng::new(seed));
        let columns = subsets(duel.missed.len(), duel.names);
        let gains: Vec<Vec<f64>> = (0..duel.missed.len())
            .map(|stake| {
                let gain = |set: &Vec<usize>| {
                    if set.contains(&stake) { duel.named[stake] } else { duel.missed[stake] }
                };
                columns.iter().map(gain).collect()
            })
            .collect();
        let (ours, exact) = (duel.solve().value, simplex::value(&gains));
        assert!((ours - exact).abs() < 1e-6, "seed {seed}: {ours} but {exact} for {duel:?}");
    }
}

#[test]
fn neither_side_can_do_better_against_the_other() {
    for seed in 0..3_000 {
        let duel = any_duel(&mut FastRng::new(seed));
        let balance = duel.solve();
        let amounts = 0..duel.missed.len();
        let kept: f64 = balance.names.iter().sum();
        assert!(kept <= duel.names as f64 + 1e-6, "seed {seed}: too many names");
        assert!((balance.stakes.iter().sum::<f64>() - 1.0).abs() < 1e-9, "seed {seed}");
        for stake in amounts.clone() {
            let named = balance.names[stake];
            let gain = named * duel.named[stake] + (1.0 - named) * duel.missed[stake];
            assert!(gain <= balance.value + 1e-6, "seed {seed}: staking {stake} brings {gain}");
        }
        for set in subsets(duel.missed.len(), duel.names) {
            let gain: f64 = amounts
                .clone()
                .map(|stake| {
                    let gain = if set.contains(&stake) { &duel.named } else { &duel.missed };
                    balance.stakes[stake] * gain[stake]
                })
                .sum();
            assert!(gain >= balance.value - 1e-6, "seed {seed}: naming {set:?} leaves {gain}");
        }
    }
}

#[test]
fn amounts_are_named_as_often_as_the_balance_says() {
    let shares = [0.9, 0.6, 0.35, 0.15, 0.0];
    let mut counts = [0.0; 5];
    for step in 0..1000 {
        let drawn = draw_names(&shares, 2, (f64::from(step) + 0.5) / 1000.0);
        assert_eq!(drawn.len(), 2, "two different amounts");
        assert_ne!(drawn[0], drawn[1]);
        drawn.into_iter().for_each(|amount| counts[amount] += 1e-3);
    }
    for (count, share) in counts.iter().zip(shares) {
        assert!((count - share).abs() < 2e-3, "{counts:?}");
    }
}

#[test]
fn names_that_are_left_over_go_anywhere_but_twice() {
    for names in 1..=3 {
        for step in 0..100 {
            let drawn = draw_names(&[0.2, 0.1, 0.0], names, f64::from(step) / 100.0);
            let different: std::collections::BTreeSet<_> = drawn.iter().collect();
            assert_eq!(different.len(), names, "{drawn:?}");
        }
    }
}
