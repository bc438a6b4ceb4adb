//! Which tables a client wants to be told of. A table that cannot be read just now is tried again later, and by then the wish may
//! have been taken back, or another may have come in its place.

use std::collections::HashMap;
use std::sync::Mutex;

use tablier_rules::Viewer;

use crate::lock::lock;

/// A wish to be told what happens at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subscription {
    number: u64,
    /// Up to which version the client knows what happened.
    pub since: u64,
    /// Through whose eyes it wants to see.
    pub viewer: Option<Viewer>,
}

impl Subscription {
    /// The same wish of a client that knows nothing of what happened.
    pub fn knowing_nothing(self) -> Subscription {
        Subscription { since: 0, ..self }
    }
}

/// The wishes of a client, one for each table.
#[derive(Debug, Default)]
pub struct Subscriptions(Mutex<Standing>);

#[derive(Debug, Default)]
struct Standing {
    /// How many were made so far.
    count: u64,
    standing: HashMap<String, Subscription>,
}

impl Subscriptions {
    /// Makes a wish, in the place of any other for this table.
    pub fn make(&self, table: &str, since: u64, viewer: Option<Viewer>) -> Subscription {
        let mut made = lock(&self.0);
        made.count += 1;
        let wish = Subscription { number: made.count, since, viewer };
        made.standing.insert(table.to_owned(), wish);
        wish
    }

    /// Takes the wish for this table back; tells whether there was one.
    pub fn take_back(&self, table: &str) -> bool {
        lock(&self.0).standing.remove(table).is_some()
    }

    /// The wish that stands for this table.
    pub fn of(&self, table: &str) -> Option<Subscription> {
        lock(&self.0).standing.get(table).copied()
    }

    /// Whether this very wish still stands.
    pub fn stands(&self, table: &str, wish: Subscription) -> bool {
        self.of(table).is_some_and(|standing| standing.number == wish.number)
    }

    /// The tables there are wishes for.
    pub fn tables(&self) -> Vec<String> {
        lock(&self.0).standing.keys().cloned().collect()
    }

    /// How many tables there are wishes for.
    pub fn count(&self) -> usize {
        lock(&self.0).standing.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_stands_until_it_is_taken_back_or_another_is_made() {
        let wishes = Subscriptions::default();
        let first = wishes.make("t", 0, None);
        let other = wishes.make("u", 0, None);
        assert!(wishes.stands("t", first) && !wishes.stands("u", first));
        let second = wishes.make("t", 0, None);
        assert!(!wishes.stands("t", first) && wishes.stands("t", second));
        assert!(wishes.take_back("t") && !wishes.take_back("t"));
        assert!(!wishes.stands("t", second) && wishes.stands("u", other));
        assert_eq!((wishes.count(), wishes.tables()), (1, vec!["u".to_owned()]));
    }

    #[test]
    fn a_wish_that_is_made_again_is_another_one() {
        let wishes = Subscriptions::default();
        let before = wishes.make("t", 0, None);
        wishes.take_back("t");
        let after = wishes.make("t", 0, None);
        assert!(!wishes.stands("t", before) && wishes.stands("t", after));
    }
}
