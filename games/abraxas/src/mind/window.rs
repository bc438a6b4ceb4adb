//! The values that matter while looking ahead.

/// No value is as large.
pub(super) const INFINITE: i32 = 30_000;

/// A window of values that matter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub low: i32,
    pub high: i32,
}

impl Window {
    pub const FULL: Window = Window { low: -INFINITE, high: INFINITE };

    /// The same for the other player.
    #[inline]
    pub fn turned(self) -> Window {
        Window { low: -self.high, high: -self.low }
    }

    /// Values above `low` only.
    #[inline]
    pub fn above(self, low: i32) -> Window {
        Window { low: self.low.max(low), high: self.high }
    }

    /// Only whether a value is above `low`.
    #[inline]
    pub fn null(low: i32) -> Window {
        Window { low, high: low + 1 }
    }
}
