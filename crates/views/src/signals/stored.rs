//! A value that is handed on by copy and that nobody follows.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use super::graph::{self, Id};
use super::signal::cell;

const ENDED: &str = "a value is not used after what it belonged to has ended";

/// A value that nobody follows.
pub struct StoredValue<T>(Id, PhantomData<fn() -> T>);

impl<T> Clone for StoredValue<T> {
    fn clone(&self) -> StoredValue<T> {
        *self
    }
}

impl<T> Copy for StoredValue<T> {}

impl<T: 'static> StoredValue<T> {
    pub fn new(value: T) -> StoredValue<T> {
        let value: Rc<dyn Any> = Rc::new(RefCell::new(value));
        StoredValue(graph::add(Some(value), None, false), PhantomData)
    }

    pub fn with_value<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.try_with_value(look).expect(ENDED)
    }

    pub fn try_with_value<R>(self, look: impl FnOnce(&T) -> R) -> Option<R> {
        Some(look(&cell::<T>(self.0)?.borrow()))
    }

    pub fn get_value(self) -> T
    where
        T: Clone,
    {
        self.with_value(T::clone)
    }

    pub fn set_value(self, value: T) {
        self.try_update_value(|held| *held = value);
    }

    pub fn update_value(self, change: impl FnOnce(&mut T)) {
        self.try_update_value(change);
    }

    /// Changes it, unless it ended.
    pub fn try_update_value<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        Some(change(&mut cell::<T>(self.0)?.borrow_mut()))
    }
}
