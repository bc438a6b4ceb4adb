//! What the search promises, on made-up games that hold every trouble at once.

mod graph;
mod plain;
mod players;
mod proofs;
mod values;

use super::*;
use crate::Strength;
use graph::Graph;

/// Habits of a search without an opinion of its own.
fn habits(selective: bool, table_bits: u32, deepest: i32) -> Habits {
    Habits { selective, blur: Blur::new(0, 0.0), preference: 100, table_bits, deepest }
}

/// Lets `think` think without an end.
fn at_leisure<T>(think: impl FnOnce(&mut Thinking<'_>) -> T) -> T {
    let mut never = || false;
    think(&mut Thinking::new(Strength::Full, 1, &mut never))
}
