//! What is shown at the entrance: the tables anybody may come to, and everybody's own. Told at most once a second, and only
//! to those who look.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::Mutex;

use tablier_table::PersonId;

use crate::lock::lock;
use crate::people::mailbox::Mailbox;

#[derive(Debug, Default)]
struct State {
    lookers: HashMap<u64, Mailbox>,
    public: bool,
    people: HashSet<PersonId>,
}

/// What changed, and who looks.
#[derive(Debug)]
pub struct Changes {
    /// Whether the tables of everybody did.
    pub public: bool,
    /// Whose own tables did.
    pub people: HashSet<PersonId>,
    pub lookers: Vec<Mailbox>,
}

/// Who looks, and what changed since they were told.
#[derive(Debug, Default)]
pub struct LobbyBoard {
    state: Mutex<State>,
}

impl LobbyBoard {
    /// The lobby shows something else, or these people's own tables do.
    pub fn changed(&self, public: bool, people: &[PersonId]) {
        let mut state = lock(&self.state);
        if !state.lookers.is_empty() {
            state.public |= public;
            state.people.extend(people);
        }
    }

    /// Looks from now on.
    pub fn enter(&self, mailbox: &Mailbox) {
        lock(&self.state).lookers.insert(mailbox.id, mailbox.clone());
    }

    /// No longer looks.
    pub fn leave(&self, mailbox: &Mailbox) {
        lock(&self.state).lookers.remove(&mailbox.id);
    }

    /// What changed since this was last asked, if anything did.
    pub fn changes(&self) -> Option<Changes> {
        let mut state = lock(&self.state);
        let public = std::mem::take(&mut state.public);
        let people = std::mem::take(&mut state.people);
        let lookers = || state.lookers.values().cloned().collect();
        (public || !people.is_empty()).then(|| Changes { public, people, lookers: lookers() })
    }
}

/// Where people come from, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    Address(IpAddr),
    Person(PersonId),
}

/// So many of these tables. First comes the first one from everywhere, then the second from everywhere, and so on.
pub fn fair(
    tables: Vec<(String, Vec<PersonId>)>,
    most: usize,
    origin: impl Fn(PersonId) -> Origin,
) -> Vec<String> {
    let mut shown: HashMap<Origin, usize> = HashMap::new();
    let mut ranked: Vec<(usize, String)> = Vec::with_capacity(tables.len());
    for (name, people) in tables {
        let from: HashSet<Origin> = people.into_iter().map(&origin).collect();
        let rank = from.iter().filter_map(|origin| shown.get(origin)).max().copied().unwrap_or(0);
        from.into_iter().for_each(|origin| *shown.entry(origin).or_default() = rank + 1);
        ranked.push((rank, name));
    }
    // Those of one rank stay in their order.
    ranked.sort_by_key(|&(rank, _)| rank);
    ranked.into_iter().take(most).map(|(_, name)| name).collect()
}
