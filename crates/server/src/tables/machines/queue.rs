//! The queue of decisions that wait for a machine: fair to addresses, within one to people, and small work first.
//!
//! ```text
//!   address ──┬─ person ──┬─ decision of level 1
//!             │           └─ decision of level 5
//!             └─ person ──── …
//! ```
//!
//! Each address, and at each address each person, has had so much thinking done for them. Next comes the address that would have
//! had least once its smallest decision is made; there the person of whom the same is true; and of that person's decisions a small
//! one before a large one, unless the large one has waited through many others. So whoever asks for much waits for their own
//! decisions and not others for them, and nobody for ever: what others get brings one's own turn closer.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::net::IpAddr;
use std::time::Instant;

use tablier_rules::Level;
use tablier_table::PersonId;

use crate::storage::company::Payer;

/// With so many addresses known, those that do not wait are forgotten.
const SWEEP: usize = 1_024;

/// How much thinking a decision of this level is, roughly, of the smallest.
pub fn cost(level: Level) -> u64 {
    level.of([1, 4, 16, 64, 256])
}

/// Whether this is little enough that one thread is kept for it.
fn is_small(level: Level) -> bool {
    level <= Level::Amateur
}

struct Waiting<J> {
    job: J,
    payer: Payer,
    level: Level,
    /// How many came before it.
    number: u64,
    since: Instant,
}

/// What each of one kind has had.
struct Shares<K, V> {
    /// What the one had who was served last: whoever comes now is taken to have had as much, so that they neither have to make
    /// up for others nor others for them.
    now: u64,
    had: HashMap<K, (u64, V)>,
}

impl<K, V> Default for Shares<K, V> {
    fn default() -> Self {
        Shares { now: 0, had: HashMap::new() }
    }
}

impl<K: Eq + Hash, V: Default> Shares<K, V> {
    /// One of them waits, perhaps the first of theirs that does.
    fn enter(&mut self, who: K, is_first: bool) -> &mut V {
        let now = self.now;
        let (had, inside) = self.had.entry(who).or_insert_with(|| (now, V::default()));
        if is_first {
            *had = now.max(*had);
        }
        inside
    }

    fn of(&self, who: &K) -> u64 {
        self.had.get(who).map_or(self.now, |(had, _)| *had)
    }

    /// So much more is done for them.
    fn charge(&mut self, who: K, cost: u64) -> &mut V {
        self.now = self.now.max(self.of(&who));
        let (had, inside) = self.had.entry(who).or_default();
        *had += cost;
        inside
    }
}

/// Decisions that wait.
pub struct Queue<J> {
    waiting: Vec<Waiting<J>>,
    shares: Shares<Option<IpAddr>, Shares<PersonId, ()>>,
    came: u64,
}

impl<J> Default for Queue<J> {
    fn default() -> Queue<J> {
        Queue { waiting: Vec::new(), shares: Shares::default(), came: 0 }
    }
}

impl<J> Queue<J> {
    /// One more waits, since then.
    pub fn push(&mut self, job: J, payer: Payer, level: Level, since: Instant) {
        let others = || self.waiting.iter().map(|waiting| waiting.payer);
        let first = others().all(|other| other.address != payer.address);
        let first_of_person = others().all(|other| other != payer);
        self.shares.enter(payer.address, first).enter(payer.person, first_of_person);
        self.waiting.push(Waiting { job, payer, level, number: self.came, since });
        self.came += 1;
    }

    /// The next of those that are wanted, and since when it waited. Of those that are not wanted any more none stays.
    pub fn pop(&mut self, small: bool, is_wanted: impl Fn(&J) -> bool) -> Option<(J, Instant)> {
        self.forget_unwanted(is_wanted);
        let place = self.next(small)?;
        let Waiting { job, payer, level, since, .. } = self.waiting.swap_remove(place);
        self.shares.charge(payer.address, cost(level)).charge(payer.person, cost(level));
        self.forget();
        Some((job, since))
    }

    /// None of those that are not wanted any more stays.
    pub fn forget_unwanted(&mut self, is_wanted: impl Fn(&J) -> bool) {
        self.waiting.retain(|waiting| is_wanted(&waiting.job));
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Since when the one waits that came first.
    pub fn oldest(&self) -> Option<Instant> {
        self.waiting.iter().map(|waiting| waiting.since).min()
    }

    fn next(&self, small: bool) -> Option<usize> {
        let fits = |waiting: &&Waiting<J>| !small || is_small(waiting.level);
        let all = || self.waiting.iter().filter(fits);
        let after = |had: u64, waiting: &Waiting<J>| (had + cost(waiting.level), waiting.number);
        let by_address = |w: &&Waiting<J>| after(self.shares.of(&w.payer.address), w);
        let address = all().min_by_key(by_address)?.payer.address;
        let people = self.shares.had.get(&address).map(|(_, people)| people);
        let had = |person: &PersonId| people.map_or(0, |people| people.of(person));
        let there = || all().filter(|waiting| waiting.payer.address == address);
        let person = there().min_by_key(|w| after(had(&w.payer.person), w))?.payer.person;
        let chosen = there()
            .filter(|waiting| waiting.payer.person == person)
            .min_by_key(|waiting| (waiting.number + cost(waiting.level), waiting.number))?;
        self.waiting.iter().position(|waiting| waiting.number == chosen.number)
    }

    /// Where nobody waits nobody has to be fair, and of very many addresses only those are remembered that wait.
    fn forget(&mut self) {
        if self.waiting.is_empty() {
            self.shares = Shares::default();
        } else if self.shares.had.len() >= SWEEP {
            let waiting: HashSet<_> = self.waiting.iter().map(|one| one.payer.address).collect();
            self.shares.had.retain(|address, _| waiting.contains(address));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GUEST: u64 = 1;
    const OTHER: u64 = 2;

    fn payer(person: u64, address: u8) -> Payer {
        Payer { person: PersonId(person), address: Some([10, 0, 0, address].into()) }
    }

    fn queue(jobs: &[(u64, u8, Level)]) -> Queue<(u64, Level)> {
        let mut queue = Queue::default();
        for &(person, address, level) in jobs {
            queue.push((person, level), payer(person, address), level, Instant::now());
        }
        queue
    }

    fn order(queue: &mut Queue<(u64, Level)>) -> Vec<u64> {
        std::iter::from_fn(|| queue.pop(false, |_| true)).map(|((who, _), _)| who).collect()
    }

    #[test]
    fn a_small_decision_does_not_wait_behind_the_large_ones_of_somebody_else() {
        let mut jobs = vec![(GUEST, 1, Level::Master); 40];
        jobs.push((OTHER, 2, Level::Beginner));
        let mut queue = queue(&jobs);
        assert_eq!(order(&mut queue)[0], OTHER);
    }

    #[test]
    fn nor_if_both_come_from_one_address() {
        let mut jobs = vec![(GUEST, 1, Level::Master); 40];
        let mut queue = queue(&jobs.split_off(20));
        order(&mut queue);
        for (person, address, level) in jobs {
            queue.push((person, level), payer(person, address), level, Instant::now());
        }
        queue.push((OTHER, Level::Beginner), payer(OTHER, 1), Level::Beginner, Instant::now());
        assert_eq!(order(&mut queue)[0], OTHER);
    }

    #[test]
    fn a_hundred_guests_of_one_address_have_no_more_than_one_person_of_another() {
        let mut jobs: Vec<_> = (100..200).map(|guest| (guest, 1, Level::Master)).collect();
        jobs.extend([(OTHER, 2, Level::Master); 5]);
        let order = order(&mut queue(&jobs));
        let of_other = order.iter().take(10).filter(|&&who| who == OTHER).count();
        assert_eq!(of_other, 5, "{order:?}");
    }

    #[test]
    fn those_who_share_an_address_have_equal_parts_of_it() {
        let mut jobs = vec![(GUEST, 1, Level::Expert); 30];
        jobs.extend([(OTHER, 1, Level::Expert); 3]);
        let order = order(&mut queue(&jobs));
        assert_eq!(order.iter().take(6).filter(|&&who| who == OTHER).count(), 3, "{order:?}");
    }

    #[test]
    fn a_large_decision_is_made_although_small_ones_never_end() {
        for address in [1, 2] {
            let mut queue = queue(&[(GUEST, 1, Level::Master)]);
            let mut waited = 0;
            loop {
                let payer = payer(OTHER, address);
                queue.push((OTHER, Level::Beginner), payer, Level::Beginner, Instant::now());
                let ((who, _), _) = queue.pop(false, |_| true).expect("something waits");
                if who == GUEST {
                    break;
                }
                waited += 1;
                assert!(waited <= cost(Level::Master), "it waits for ever");
            }
            assert!(waited > 0, "small work comes first");
        }
    }

    #[test]
    fn ones_own_small_decision_comes_before_ones_own_large_ones_and_a_large_one_in_its_time() {
        let mut queue = queue(&[(GUEST, 1, Level::Master), (GUEST, 1, Level::Beginner)]);
        let levels = |queue: &mut Queue<(u64, Level)>| {
            queue.pop(false, |_| true).map(|((_, level), _)| level).expect("something waits")
        };
        assert_eq!(levels(&mut queue), Level::Beginner);
        let mut waited = 0;
        loop {
            queue.push((GUEST, Level::Beginner), payer(GUEST, 1), Level::Beginner, Instant::now());
            if levels(&mut queue) == Level::Master {
                break;
            }
            waited += 1;
            assert!(waited <= cost(Level::Master), "it waits for ever");
        }
    }

    #[test]
    fn the_thread_for_small_work_takes_nothing_large() {
        let mut queue = queue(&[(GUEST, 1, Level::Master), (OTHER, 2, Level::Amateur)]);
        let small = queue.pop(true, |_| true).map(|((who, _), _)| who);
        assert_eq!(
            (small, queue.pop(true, |_| true).is_none(), queue.len()),
            (Some(OTHER), true, 1)
        );
    }

    #[test]
    fn what_nobody_wants_any_more_is_given_to_nobody_and_charged_to_nobody() {
        let mut queue = queue(&[(GUEST, 1, Level::Master), (OTHER, 2, Level::Expert)]);
        let ((who, _), _) = queue.pop(false, |(who, _)| *who == OTHER).expect("one is wanted");
        assert_eq!((who, queue.len()), (OTHER, 0));
        assert!(queue.oldest().is_none());
        assert_eq!(queue.shares.of(&payer(GUEST, 1).address), 0);
    }

    #[test]
    fn addresses_that_are_gone_are_forgotten() {
        let mut queue: Queue<()> = Queue::default();
        queue.push((), payer(GUEST, 1), Level::Beginner, Instant::now());
        for number in 0..5_000_u32 {
            let address = Some(IpAddr::from(number.to_be_bytes()));
            let payer = Payer { person: PersonId(u64::from(number)), address };
            queue.push((), payer, Level::Beginner, Instant::now());
            queue.pop(false, |()| true);
        }
        assert!(queue.shares.had.len() <= SWEEP, "{}", queue.shares.had.len());
        assert!(queue.pop(false, |()| true).is_some() && queue.shares.had.is_empty());
    }
}
