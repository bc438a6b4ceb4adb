//! How much a mind may think, and how it errs. Each mind says for itself what its levels are.

use tablier_rules::{Level, mix};

/// How much a mind may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strength {
    /// As much as the level allows; the same seed gives the same move on every machine.
    Level(Level),
    /// As well as it can until it is told to stop.
    Full,
}

impl Strength {
    /// The one of six values that belongs to it: one for each level, and the last without a limit.
    pub const fn of<T: Copy>(self, values: [T; 6]) -> T {
        match self {
            Strength::Level(level) => values[level as usize],
            Strength::Full => values[5],
        }
    }
}

/// Misjudgement: an error for each position, the same whenever the same player looks at it, and none when the width is 0.
#[derive(Clone, Copy, Debug)]
pub struct Blur {
    seed: u64,
    width: f32,
}

impl Blur {
    /// Errors of up to `width` either way, small ones more often than large ones.
    pub const fn new(seed: u64, width: f32) -> Blur {
        Blur { seed, width }
    }

    /// The error about the position, or the move, with this key.
    pub fn at(&self, key: u64) -> f32 {
        if self.width == 0.0 {
            return 0.0;
        }
        let bits = mix(self.seed ^ mix(key));
        let unit = |bits: u32| bits as f32 / u32::MAX as f32;
        self.width * (unit(bits as u32) - unit((bits >> 32) as u32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blur_is_the_same_each_time_and_never_wider_than_said() {
        let blur = Blur::new(7, 2.0);
        let errors: Vec<f32> = (0..1000).map(|key| blur.at(key)).collect();
        assert!(errors.iter().all(|error| error.abs() <= 2.0));
        assert!(
            errors.iter().any(|&error| error > 1.0) && errors.iter().any(|&error| error < -1.0)
        );
        assert_eq!(blur.at(3), errors[3]);
        assert_eq!(Blur::new(7, 0.0).at(3), 0.0);
    }
}
