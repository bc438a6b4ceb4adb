//! What websockets cost that say nothing.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use crate::client::Client;
use crate::open_salon::{OpenSalon, Program};

/// What was measured.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Idle {
    /// The memory of a salon alone, in megabytes.
    pub alone_mb: f64,
    /// How many websockets there were.
    pub websockets: usize,
    /// What they cost, in megabytes.
    pub websockets_mb: f64,
}

impl fmt::Display for Idle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Idle { alone_mb, websockets, websockets_mb } = *self;
        writeln!(f, "idle memory                 {alone_mb:8.1} MB   (goal: at most 15)")?;
        let each = websockets_mb * 1e3 / websockets as f64;
        write!(
            f,
            "{websockets:5} idle websockets       {websockets_mb:8.1} MB   (goal: at most 20 for 1,000), {each:.1} KB each"
        )
    }
}

/// The memory of a salon alone and with so many people who do nothing.
pub async fn run(program: Program<'_>, people: usize) -> Result<Idle, String> {
    let salon = OpenSalon::open(program).await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let alone = salon.memory()?;
    let mut clients = Vec::with_capacity(people);
    for _ in 0..people {
        clients.push(Client::connect(salon.address).await?);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let more = salon.memory()?.saturating_sub(alone);
    drop(clients);
    let (alone_mb, websockets_mb) = (alone as f64 / 1e3, more as f64 / 1e3);
    Ok(Idle { alone_mb, websockets: people, websockets_mb })
}
