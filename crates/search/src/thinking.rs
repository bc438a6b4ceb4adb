//! One act of thinking: how much of it is allowed, how much was done, and who says stop. Knows no game and no clock.

use tablier_rules::{FastRng, mix};

use crate::Strength;

/// How often the one who may say stop is asked, in nodes. A power of two.
const ASK_EVERY: u64 = 32;

/// What a mind is given beside the view, and where it counts its work.
pub struct Thinking<'a> {
    strength: Strength,
    seed: u64,
    rng: FastRng,
    nodes: u64,
    allowed: u64,
    stop: &'a mut dyn FnMut() -> bool,
    was_stopped: bool,
}

impl<'a> Thinking<'a> {
    /// Thinking of this strength. `stop` is asked now and then whether it is time to come to an end: for a level it is a
    /// safeguard, for full strength it is the only end there is.
    pub fn new(strength: Strength, seed: u64, stop: &'a mut dyn FnMut() -> bool) -> Thinking<'a> {
        let rng = FastRng::new(mix(seed));
        Thinking { strength, seed, rng, nodes: 0, allowed: u64::MAX, stop, was_stopped: false }
    }

    /// How much it may think.
    pub fn strength(&self) -> Strength {
        self.strength
    }

    /// The number its chance began with: the same for the same player throughout a decision.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Its chance.
    pub fn rng(&mut self) -> &mut FastRng {
        &mut self.rng
    }

    /// How many nodes were looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Sets how many nodes there may be altogether.
    pub fn allow(&mut self, nodes: u64) {
        self.allowed = nodes;
    }

    /// Counts a node, and tells whether to go on. Once it said no it always says no.
    #[inline]
    pub fn goes_on(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(ASK_EVERY) && !self.was_stopped {
            self.was_stopped = (self.stop)();
        }
        !self.is_over()
    }

    /// The same where a node is much work, such as a playout: whoever may say stop is asked at each.
    #[inline]
    pub fn goes_on_slowly(&mut self) -> bool {
        self.nodes += 1;
        self.asks()
    }

    /// Counts nodes that were looked at in one go, and asks whoever may say stop if they were many.
    pub fn works(&mut self, nodes: u64) {
        let asked = self.nodes / ASK_EVERY;
        self.nodes = self.nodes.saturating_add(nodes);
        if self.nodes / ASK_EVERY > asked {
            self.was_stopped = self.was_stopped || (self.stop)();
        }
    }

    /// Asks at once whether to stop.
    pub fn asks(&mut self) -> bool {
        self.was_stopped = self.was_stopped || (self.stop)();
        !self.is_over()
    }

    /// Whether the work is used up or somebody said stop.
    pub fn is_over(&self) -> bool {
        self.was_stopped || self.nodes >= self.allowed
    }

    /// Whether somebody said stop before the work was used up.
    pub fn was_stopped(&self) -> bool {
        self.was_stopped
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tablier_rules::Level;

    #[test]
    fn it_ends_when_the_work_is_used_up() {
        let mut never = || false;
        let mut thinking = Thinking::new(Strength::Level(Level::Master), 1, &mut never);
        thinking.allow(100);
        assert_eq!((0..1000).filter(|_| thinking.goes_on()).count(), 99);
        assert!(thinking.is_over() && !thinking.was_stopped());
    }

    #[test]
    fn it_ends_soon_after_somebody_says_stop() {
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked == 3
        };
        let mut thinking = Thinking::new(Strength::Full, 1, &mut stop);
        assert_eq!((0..1000).filter(|_| thinking.goes_on()).count() as u64, 3 * ASK_EVERY - 1);
        assert!(thinking.was_stopped() && !thinking.asks());
    }
}
