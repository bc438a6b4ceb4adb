//! How long anything may take before a test gives up. Nothing depends on it but the failing.

use std::thread;
use std::time::{Duration, Instant};

/// A whole game.
pub const GAME: Duration = Duration::from_secs(180);
/// Anything else.
pub const ELSE: Duration = Duration::from_secs(45);
/// How long one waits before looking again.
pub const PAUSE: Duration = Duration::from_millis(15);

/// Looks until there is something to be seen, and gives it.
pub fn wait_for<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < ELSE, "never seen: {what}");
        thread::sleep(PAUSE);
    }
}
