//! What is given to everything below, and what is done at the end.

use std::any::Any;
use std::rc::Rc;

use super::graph;

/// Gives a value to everything that is made below what runs now.
pub fn provide_context<T: 'static>(value: T) {
    graph::give(Rc::new(value));
}

/// A value that was given above what runs now.
pub fn expect_context<T: Clone + 'static>() -> T {
    let fits: fn(&dyn Any) -> bool = |context| context.is::<T>();
    let found = graph::given(fits).and_then(|found| found.downcast::<T>().ok());
    found.map(|found| (*found).clone()).expect("what a view needs is given above it")
}

/// Lets something be done when what runs now runs anew or ends.
pub fn on_cleanup(act: impl FnOnce() + 'static) {
    graph::on_end(Box::new(act));
}
