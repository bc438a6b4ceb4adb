//! Signals, what is computed from them, and what follows them.
//!
//! Everything lives in one graph of one thread and is known by a number, so that it can be handed on by copy. What is made while
//! something runs belongs to it, and goes when that runs anew.

mod context;
mod effect;
mod graph;
mod memo;
mod signal;
mod stored;

pub use context::{expect_context, on_cleanup, provide_context};
pub use effect::effect;
pub(crate) use effect::follow;
pub use graph::untrack;
pub(crate) use graph::{Scope, begin, run_waiting};
pub use memo::Memo;
pub use signal::{RwSignal, Signal};
pub use stored::StoredValue;

#[cfg(test)]
mod tests;
