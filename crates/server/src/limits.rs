//! How often somebody may do something.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Mutex;

use tablier_table::Time;

use crate::lock::lock;

/// So many at once, and so many more each minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// At once.
    pub burst: u32,
    /// Each minute.
    pub per_minute: u32,
}

/// Keeps count of what each has left.
#[derive(Debug)]
pub struct Limit<K> {
    allowance: Allowance,
    left: Mutex<HashMap<K, (f64, Time)>>,
}

/// With so many known, those whose allowance is whole again are forgotten.
const SWEEP: usize = 4_096;

impl<K: Eq + Hash> Limit<K> {
    /// All have this allowance.
    pub fn new(allowance: Allowance) -> Limit<K> {
        Limit { allowance, left: Mutex::new(HashMap::new()) }
    }

    /// Whether one more is allowed now; if so it counts.
    pub fn allows(&self, who: K, now: Time) -> bool {
        let mut left = lock(&self.left);
        if left.len() >= SWEEP && left.len().is_power_of_two() {
            left.retain(|_, entry| self.refilled(*entry, now) < f64::from(self.allowance.burst));
        }
        let entry = left.entry(who).or_insert((f64::from(self.allowance.burst), now));
        let has = self.refilled(*entry, now);
        let allowed = has >= 1.0;
        *entry = (if allowed { has - 1.0 } else { has }, now);
        allowed
    }

    /// One that was allowed does not count after all.
    pub fn give_back(&self, who: K) {
        if let Some((left, _)) = lock(&self.left).get_mut(&who) {
            *left += 1.0;
        }
    }

    /// After how many milliseconds one more is allowed.
    pub fn wait(&self, who: K, now: Time) -> u64 {
        let lacks =
            lock(&self.left).get(&who).map_or(0.0, |&entry| 1.0 - self.refilled(entry, now));
        (lacks.max(0.0) * 60_000.0 / f64::from(self.allowance.per_minute)).ceil() as u64
    }

    fn refilled(&self, (left, at): (f64, Time), now: Time) -> f64 {
        let more = now.since(at) as f64 * f64::from(self.allowance.per_minute) / 60_000.0;
        (left + more).min(f64::from(self.allowance.burst))
    }
}

/// What counts as one address: of the newer kind, everybody has a whole network of them.
pub fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(whole) => match whole.to_ipv4_mapped() {
            Some(older) => IpAddr::V4(older),
            None => IpAddr::V6(Ipv6Addr::from_bits(whole.to_bits() & !u128::from(u64::MAX))),
        },
        older => older,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_may_not_is_told_when_it_may() {
        let limit = Limit::new(Allowance { burst: 2, per_minute: 6 });
        assert_eq!(limit.wait("a", Time(0)), 0);
        assert!(limit.allows("a", Time(0)) && limit.allows("a", Time(0)));
        assert_eq!((limit.wait("a", Time(0)), limit.wait("a", Time(4_000))), (10_000, 6_000));
        assert!(!limit.allows("a", Time(9_999)) && limit.allows("a", Time(10_000)));
        limit.give_back("a");
        assert_eq!(limit.wait("a", Time(10_000)), 0);
    }

    #[test]
    fn each_has_its_own_allowance_which_comes_back_with_time() {
        let limit = Limit::new(Allowance { burst: 3, per_minute: 60 });
        let tries = |who, now| (0..5).filter(|_| limit.allows(who, Time(now))).count();
        assert_eq!(tries("a", 0), 3);
        assert_eq!(tries("b", 0), 3);
        assert_eq!(tries("a", 2_000), 2);
        assert_eq!(tries("a", 3_600_000), 3);
    }
}
