//! How often somebody may do something.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Mutex;

use tablier_table::{PersonId, Time};

use crate::lock::lock;

/// So many at once, and so many more each minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// At once.
    pub burst: u32,
    /// Each minute.
    pub per_minute: u32,
}

impl Allowance {
    /// So many times as much.
    pub fn times(self, factor: u32) -> Allowance {
        let Allowance { burst, per_minute } = self;
        let times = |count: u32| count.saturating_mul(factor);
        Allowance { burst: times(burst), per_minute: times(per_minute) }
    }

    /// The tenth part of it, and at least one.
    pub fn tenth(self) -> Allowance {
        let Allowance { burst, per_minute } = self;
        Allowance { burst: (burst / 10).max(1), per_minute: (per_minute / 10).max(1) }
    }
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

    /// Takes one, or says after how many milliseconds there will be one.
    pub fn take(&self, who: K, now: Time) -> Result<(), u64> {
        self.take_many(who, 1, now)
    }

    /// Takes so many, or says after how many milliseconds there will be as many. Nothing is more than the whole allowance.
    pub fn take_many(&self, who: K, count: usize, now: Time) -> Result<(), u64> {
        let mut left = lock(&self.left);
        if left.len() >= SWEEP && left.len().is_power_of_two() {
            left.retain(|_, entry| self.refilled(*entry, now) < f64::from(self.allowance.burst));
        }
        let wanted = (count as f64).min(f64::from(self.allowance.burst));
        let entry = left.entry(who).or_insert((f64::from(self.allowance.burst), now));
        let has = self.refilled(*entry, now);
        let taken = has >= wanted;
        *entry = (if taken { has - wanted } else { has }, now);
        if taken { Ok(()) } else { Err(self.until(wanted - has)) }
    }

    /// One that was allowed does not count after all.
    pub fn give_back(&self, who: K) {
        if let Some((left, _)) = lock(&self.left).get_mut(&who) {
            *left += 1.0;
        }
    }

    /// How many milliseconds it takes until so much more is there.
    fn until(&self, lacks: f64) -> u64 {
        (lacks * 60_000.0 / f64::from(self.allowance.per_minute.max(1))).ceil() as u64
    }

    fn refilled(&self, (left, at): (f64, Time), now: Time) -> f64 {
        let more = now.since(at) as f64 * f64::from(self.allowance.per_minute) / 60_000.0;
        (left + more).min(f64::from(self.allowance.burst))
    }
}

/// What people may do of what everybody from their address has in common. Each has a small share of their own, so that nobody is
/// refused because of others who come from the same place; whoever wants more draws on what is common.
#[derive(Debug)]
pub struct Pool {
    shares: Limit<PersonId>,
    common: Limit<Option<IpAddr>>,
}

impl Pool {
    /// A share each, and what is common to an address.
    pub fn new(share: Allowance, common: Allowance) -> Pool {
        Pool { shares: Limit::new(share), common: Limit::new(common) }
    }

    /// Takes so much for this person, or says after how many milliseconds there will be as much.
    pub fn take(
        &self,
        (person, address): (PersonId, Option<IpAddr>),
        count: usize,
        now: Time,
    ) -> Result<(), u64> {
        // What is more than a whole share is not part of one.
        let fits = count as u64 <= u64::from(self.shares.allowance.burst);
        match self.shares.take_many(person, if fits { count } else { 0 }, now) {
            Ok(()) if fits => Ok(()),
            share => self.common.take_many(address, count, now).map_err(|until_common| {
                share.err().map_or(until_common, |until_share| until_share.min(until_common))
            }),
        }
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
        assert_eq!((limit.take("a", Time(0)), limit.take("a", Time(0))), (Ok(()), Ok(())));
        assert_eq!(limit.take("a", Time(0)), Err(10_000));
        assert_eq!(limit.take("a", Time(4_000)), Err(6_000));
        assert_eq!(limit.take("a", Time(9_999)), Err(1));
        assert_eq!(limit.take("a", Time(10_000)), Ok(()));
        limit.give_back("a");
        assert_eq!(limit.take("a", Time(10_000)), Ok(()));
    }

    #[test]
    fn what_is_large_takes_much_and_nothing_is_too_large_for_ever() {
        let limit = Limit::new(Allowance { burst: 100, per_minute: 60 });
        assert_eq!(limit.take_many("a", 60, Time(0)), Ok(()));
        assert_eq!(limit.take_many("a", 60, Time(0)), Err(20_000));
        assert_eq!(limit.take_many("a", 1_000, Time(60_000)), Ok(()));
    }

    #[test]
    fn nobody_is_refused_because_of_others_who_come_from_the_same_place() {
        let common = Allowance { burst: 10, per_minute: 10 };
        let pool = Pool::new(Allowance { burst: 2, per_minute: 1 }, common);
        let library = Some([10, 0, 0, 1].into());
        let tries = |person| {
            let who = (PersonId(person), library);
            (0..50).filter(|_| pool.take(who, 1, Time(0)).is_ok()).count()
        };
        assert_eq!(tries(1), 12, "a share, and all that is common");
        assert_eq!(tries(2), 2, "a share");
        assert!(pool.take((PersonId(3), library), 3, Time(0)).is_err(), "more than a share");
    }

    #[test]
    fn each_has_its_own_allowance_which_comes_back_with_time() {
        let limit = Limit::new(Allowance { burst: 3, per_minute: 60 });
        let tries = |who, now| (0..5).filter(|_| limit.take(who, Time(now)).is_ok()).count();
        assert_eq!(tries("a", 0), 3);
        assert_eq!(tries("b", 0), 3);
        assert_eq!(tries("a", 2_000), 2);
        assert_eq!(tries("a", 3_600_000), 3);
    }
}
