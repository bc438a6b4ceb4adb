//! Who is there, what they are called, how much they may do and say, and what they are sent.

pub mod connected;
pub mod lobby;
pub mod mailbox;
pub mod names;
pub mod subscriptions;
pub mod talk;

use std::sync::atomic::{AtomicU64, Ordering};

use tablier_rules::Rulebooks;
use tablier_table::PersonId;

use self::connected::Connected;
use self::lobby::LobbyBoard;
use self::names::Spoken;
use self::talk::Talk;
use crate::limits::{Limit, Pool};
use crate::rules::Rules;

/// Everybody, and how much is allowed to each.
pub struct People {
    pub connected: Connected,
    /// What nobody can be called.
    pub spoken: Spoken,
    /// Who looks at what is shown at the entrance.
    pub lobby: LobbyBoard,
    /// How often a person may act.
    pub acts: Limit<PersonId>,
    /// How often people from one address may act.
    pub acts_of_address: Pool,
    /// How often a person may ask for anything else over a websocket.
    pub asks: Limit<PersonId>,
    /// How often a person may open a table.
    pub openings: Limit<PersonId>,
    /// How often a person may choose another name.
    pub names: Limit<PersonId>,
    /// How much people may say.
    pub talk: Talk,
    connections: AtomicU64,
}

impl People {
    /// Nobody yet, where these games are played by these rules.
    pub fn new(rulebooks: Rulebooks, rules: &Rules) -> People {
        People {
            connected: Connected::default(),
            spoken: Spoken::at(rulebooks),
            lobby: LobbyBoard::default(),
            acts: Limit::new(rules.acts),
            acts_of_address: Pool::new(rules.acts.tenth(), rules.acts.times(10)),
            asks: Limit::new(rules.asks),
            openings: Limit::new(rules.openings),
            names: Limit::new(rules.names),
            talk: Talk::new(rules),
            connections: AtomicU64::new(0),
        }
    }

    /// A number no other connection has.
    pub fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }
}
