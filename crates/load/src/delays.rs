//! How long things took, in microseconds, and what was usual.

use std::time::Instant;

/// What has passed since then.
pub fn since(begun: Instant) -> u32 {
    u32::try_from(begun.elapsed().as_micros()).unwrap_or(u32::MAX)
}

/// Half of them are at most the first, 99 of 100 the second; in milliseconds.
pub fn quantiles(mut delays: Vec<u32>) -> (f64, f64) {
    delays.sort_unstable();
    let at = |share: f64| delays.get((delays.len() as f64 * share) as usize).copied().unwrap_or(0);
    (f64::from(at(0.5)) / 1e3, f64::from(at(0.99)) / 1e3)
}
