//! A value that can be followed.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use super::graph::{self, Id};
use super::memo::Memo;

/// What is said of something that ended with what it belonged to.
const ENDED: &str = "a signal is not used after what it belonged to has ended";

/// The cell with a value of the graph.
pub(super) fn cell<T: 'static>(id: Id) -> Option<Rc<RefCell<T>>> {
    graph::value(id)?.downcast().ok()
}

/// A value that can be changed and followed.
pub struct RwSignal<T>(Id, PhantomData<fn() -> T>);

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> RwSignal<T> {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T: 'static> RwSignal<T> {
    pub fn new(value: T) -> RwSignal<T> {
        let value: Rc<dyn Any> = Rc::new(RefCell::new(value));
        RwSignal(graph::add(Some(value), None, false), PhantomData)
    }

    /// Lets whatever runs now follow it.
    pub fn track(self) {
        graph::track(self.0);
    }

    /// Tells everybody that it changed.
    pub fn notify(self) {
        graph::notify(self.0);
    }

    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.track();
        self.with_untracked(look)
    }

    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(&cell::<T>(self.0).expect(ENDED).borrow())
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

    pub fn set(self, value: T) {
        self.try_set(value);
    }

    /// Changes it, unless it ended: then the value comes back.
    pub fn try_set(self, value: T) -> Option<T> {
        let Some(cell) = cell::<T>(self.0) else { return Some(value) };
        // The value before may look at signals when it is let go.
        let before = cell.replace(value);
        drop(before);
        self.notify();
        None
    }

    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// Changes it in place, unless it ended.
    pub fn try_update<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        let cell = cell::<T>(self.0)?;
        let changed = change(&mut cell.borrow_mut());
        self.notify();
        Some(changed)
    }
}

/// Whatever can be followed, however it comes about.
pub struct Signal<T>(Id, PhantomData<fn() -> T>);

impl<T> Clone for Signal<T> {
    fn clone(&self) -> Signal<T> {
        *self
    }
}

impl<T> Copy for Signal<T> {}

type Derived<T> = Box<dyn Fn() -> T>;

impl<T: 'static> Signal<T> {
    /// What follows from others each time it is asked for.
    pub fn derive(from: impl Fn() -> T + 'static) -> Signal<T> {
        let from: Derived<T> = Box::new(from);
        Signal(graph::add(Some(Rc::new(from)), None, false), PhantomData)
    }

    pub fn get(self) -> T {
        let from = graph::value(self.0).and_then(|from| from.downcast::<Derived<T>>().ok());
        from.expect(ENDED)()
    }

    pub fn get_untracked(self) -> T {
        graph::untrack(|| self.get())
    }
}

impl<T: Clone + 'static> From<RwSignal<T>> for Signal<T> {
    fn from(signal: RwSignal<T>) -> Signal<T> {
        Signal::derive(move || signal.get())
    }
}

impl<T: Clone + PartialEq + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Signal<T> {
        Signal::derive(move || memo.get())
    }
}
