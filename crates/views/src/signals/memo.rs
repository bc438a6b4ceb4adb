//! A value that follows from others, and tells of a change only where there is one.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use super::graph::{self, Id, Run};
use super::signal::cell;

/// A value that follows from others. It is computed when somebody asks.
pub struct Memo<T>(Id, PhantomData<fn() -> T>);

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: PartialEq + 'static> Memo<T> {
    /// What is computed from what the function reads; it is given what it said before.
    pub fn new(compute: impl Fn(Option<&T>) -> T + 'static) -> Memo<T> {
        let value: Rc<RefCell<Option<T>>> = Rc::default();
        let held = value.clone();
        let run: Run = Rc::new(RefCell::new(move || {
            let now = compute(held.borrow().as_ref());
            let changed = held.borrow().as_ref() != Some(&now);
            if changed {
                let before = held.replace(Some(now));
                drop(before);
            }
            changed
        }));
        let value: Rc<dyn Any> = value;
        Memo(graph::add(Some(value), Some(run), false), PhantomData)
    }

    /// Lets whatever runs now follow it.
    pub fn track(self) {
        // First it is computed: whoever asks is not to be told of that as of a change.
        graph::update(self.0);
        graph::track(self.0);
    }

    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.track();
        self.with_untracked(look)
    }

    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        graph::update(self.0);
        let cell = cell::<Option<T>>(self.0)
            .expect("a memo is not used after what it belonged to has ended");
        look(cell.borrow().as_ref().expect("it was computed"))
    }

    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }
}
