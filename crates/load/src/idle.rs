//! What websockets cost that say nothing.

use std::path::Path;
use std::time::Duration;

use crate::client::Client;
use crate::house::House;

/// Prints the memory of a salon alone and with so many people who do nothing.
pub async fn run(program: &Path, people: usize) -> Result<(), String> {
    let house = House::open(program).await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let alone = house.memory()?;
    let mut clients = Vec::with_capacity(people);
    for _ in 0..people {
        clients.push(Client::connect(house.address).await?);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let with = house.memory()?;
    let more = with.saturating_sub(alone);
    println!("idle memory                 {:8.1} MB   (goal: at most 15)", alone as f64 / 1e3);
    println!(
        "{people:5} idle websockets       {:8.1} MB   (goal: at most 20 for 1,000), {:.1} KB each",
        more as f64 / 1e3,
        more as f64 / people as f64
    );
    drop(clients);
    Ok(())
}
