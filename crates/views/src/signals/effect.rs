//! What is done whenever something changes.

use std::cell::RefCell;
use std::rc::Rc;

use super::graph::{self, Run};

/// Lets something be done soon, and again whenever what it read has changed, for as long as what made it is there. It is given what it said
/// the time before.
pub fn effect<T: 'static>(mut act: impl FnMut(Option<T>) -> T + 'static) {
    let mut said = None;
    let run: Run = Rc::new(RefCell::new(move || {
        said = Some(act(said.take()));
        false
    }));
    graph::run_soon(graph::add(None, Some(run), true));
}

/// The same, done for the first time at once.
pub fn follow(mut act: Box<dyn FnMut()>) {
    let run: Run = Rc::new(RefCell::new(move || {
        act();
        false
    }));
    graph::update(graph::add(None, Some(run), true));
}
