//! How much people may say: so much each, so much from one address, and so much at one table.

use std::net::IpAddr;

use tablier_protocol::{Code, Failure, is_unseen, messages};
use tablier_table::{PersonId, Saying, Table, Time};

use crate::limits::{Limit, Pool};
use crate::rules::Rules;
use crate::sentences::too_fast;

/// What keeping a saying costs beside its words, in bytes, about.
const BESIDE: usize = 128;
/// So many bytes of what those who play say are kept at one table, and as many of what those who watch say.
const MOST_AT_TABLE: usize = 128 << 10;
/// So often those who watch may speak at one table: those who play always have as much left.
const MOST_BY_WATCHERS: usize = 1_000;

/// How much each has left to say.
#[derive(Debug)]
pub struct Talk {
    words: Limit<PersonId>,
    bytes: Limit<PersonId>,
    of_address: Pool,
}

impl Talk {
    /// All have the allowance of these rules.
    pub fn new(rules: &Rules) -> Talk {
        Talk {
            words: Limit::new(rules.words),
            bytes: Limit::new(rules.talk),
            of_address: Pool::new(rules.talk.tenth(), rules.talk.times(8)),
        }
    }

    /// Takes what it needs to say this, or says when there will be enough.
    pub fn take(
        &self,
        person: PersonId,
        address: Option<IpAddr>,
        said: &str,
        now: Time,
    ) -> Result<(), Failure> {
        let size = said.len() + BESIDE;
        let taken = self
            .words
            .take(person, now)
            .and_then(|()| self.bytes.take_many(person, size, now))
            .and_then(|()| self.of_address.take((person, address), size, now));
        taken.map_err(too_fast)
    }
}

/// Refuses what is too much for one table.
pub fn check_room(table: &Table, person: PersonId) -> Result<(), Failure> {
    let plays = !table.seats_of(person).is_empty();
    let alike = || table.sayings().filter(|saying| saying.plays == plays);
    let size: usize = alike().map(|saying: Saying<'_>| saying.text.len() + BESIDE).sum();
    if size < MOST_AT_TABLE && (plays || alike().count() < MOST_BY_WATCHERS) {
        return Ok(());
    }
    Err(Failure::new(Code::SaidEnough, messages::said_enough()))
}

/// The words without what nobody sees, on one line.
pub fn clean(said: &str) -> String {
    let shown = said.chars().filter(|&c| !is_unseen(c));
    shown.map(|c| if c.is_whitespace() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_kept_without_what_nobody_sees() {
        assert_eq!(
            clean("bon\u{1b}[31mjour\u{202e}\nà tous 👩\u{200d}🚀"),
            "bon[31mjour à tous 👩\u{200d}🚀"
        );
    }

    #[test]
    fn an_hour_of_talk_from_one_address_fits_on_any_disk() {
        for size in [10, 400, 2_000] {
            let (talk, said) = (Talk::new(&Rules::default()), "x".repeat(size));
            let mut kept = 0;
            for minute in 0..60 {
                for person in 0..200 {
                    let (address, now) = (Some([10, 0, 0, 1].into()), Time(minute * 60_000));
                    while talk.take(PersonId(person), address, &said, now).is_ok() {
                        kept += said.len() + BESIDE;
                    }
                }
            }
            assert!(kept < 16 << 20, "{kept}");
        }
    }
}
