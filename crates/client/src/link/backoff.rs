//! How long to wait before trying to connect again: longer each time, and never the same for everybody.

/// The first wait, in milliseconds.
const FIRST_DELAY_MS: u32 = 400;
/// The longest one.
const MAX_DELAY_MS: u32 = 20_000;

/// Milliseconds to wait after so many failures; `chance` is between 0 and 1.
pub fn wait(failures: u32, chance: f64) -> u32 {
    let whole = FIRST_DELAY_MS.saturating_mul(1 << failures.min(10)).min(MAX_DELAY_MS);
    let half = f64::from(whole) / 2.0;
    (half + half * chance.clamp(0.0, 1.0)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_a_limit_and_differ() {
        assert_eq!(wait(0, 1.0), 400);
        assert_eq!(wait(1, 1.0), 800);
        assert_eq!(wait(50, 1.0), MAX_DELAY_MS);
        assert!((200..400).contains(&wait(0, 0.3)));
        assert!(wait(3, 0.1) < wait(3, 0.9));
    }
}
