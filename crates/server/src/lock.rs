//! Locks that outlive a panic.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// What one lock protects is never left half done, so a panic elsewhere does no harm.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
