//! What a salon allows.

use std::time::Duration;

use crate::limits::Allowance;

/// What a salon allows.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// At most so many tables are in memory unless more are being followed.
    pub tables_in_memory: usize,
    /// How often a person may act.
    pub acts: Allowance,
    /// How often a person may open a table, or want a game played again.
    pub openings: Allowance,
    /// How many tables of a person may wait for others at once.
    pub waiting_tables: usize,
    /// How often a person may say something.
    pub words: Allowance,
    /// How many bytes that may be. A tenth of it everybody has, whoever else comes from the same address; beyond that all of
    /// one address together have eight times as much.
    pub talk: Allowance,
    /// How often a person may choose another name.
    pub names: Allowance,
    /// How often an address may ask for anything.
    pub requests: Allowance,
    /// How many people may come in from one address.
    pub newcomers: Allowance,
    /// How often an address may be wrong about the administrator's token. What comes back in a minute is also how soon whoever is
    /// right is heard again where somebody else at the same address was wrong too often.
    pub guesses: Allowance,
    /// How often a person may ask for anything else over a websocket.
    pub asks: Allowance,
    /// How many websockets one person may have.
    pub connections: usize,
    /// How many connections may come from one address; behind a proxy, which has but one, this is the proxy's part.
    pub connections_of_address: usize,
    /// How many connections there may be in all.
    pub connections_in_all: usize,
    /// How long a client is waited for that sends no whole request, or takes nothing of an answer.
    pub patience: Duration,
    /// How long a node is waited for that is not heard of, before others take its tables.
    pub lease: Duration,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            tables_in_memory: 2_000,
            acts: Allowance { burst: 60, per_minute: 600 },
            openings: Allowance { burst: 10, per_minute: 10 },
            waiting_tables: 8,
            words: Allowance { burst: 8, per_minute: 30 },
            talk: Allowance { burst: 6_000, per_minute: 6_000 },
            names: Allowance { burst: 10, per_minute: 4 },
            requests: Allowance { burst: 600, per_minute: 3_000 },
            newcomers: Allowance { burst: 100, per_minute: 60 },
            guesses: Allowance { burst: 10, per_minute: 60 },
            asks: Allowance { burst: 60, per_minute: 120 },
            connections: 12,
            connections_of_address: 256,
            connections_in_all: 10_000,
            patience: Duration::from_secs(20),
            lease: Duration::from_secs(5),
        }
    }
}
