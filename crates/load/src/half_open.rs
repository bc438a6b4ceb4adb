//! What connections cost that send nothing, or half a request, while somebody plays.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use tablier_protocol::{Act, ClientMessage};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};

use crate::client::Client;
use crate::open_salon::{OpenSalon, Program};

/// What they send before they fall silent.
const BEGUN: [&str; 4] =
    ["", "GET", "GET / HTTP/1.1\r\nHost:", "POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"];
/// So many things are said at a table meanwhile.
const SAID: u32 = 200;

/// Prints what so many such connections cost, and how soon somebody is answered meanwhile.
pub async fn run(program: Program<'_>, connections: usize) -> Result<(), String> {
    let salon = OpenSalon::open(program).await?;
    let mut client = Client::connect(salon.address).await?;
    let table = client.open(r#"{"game":"six","places":["host","open"]}"#).await?;
    client.ask(&ClientMessage::Follow { table: table.clone(), since: 0, viewer: None }).await?;
    let alone = salon.memory()?;
    let before = said(&mut client, &table, "a").await?;
    let mut streams = Vec::with_capacity(connections);
    for number in 0..connections {
        streams.push(
            half_open(salon.address, number)
                .await
                .map_err(|error| format!("only {number} connections: {error} (see `ulimit -n`)"))?,
        );
    }
    let held = salon.figures().await?.get("connections").copied().unwrap_or(0);
    let meanwhile = said(&mut client, &table, "b").await?;
    let more = salon.memory()?.saturating_sub(alone);
    println!("{connections:6} half-open connections {:8.1} MB, {held} held", more as f64 / 1e3);
    println!(
        "an answer takes               {:8.2} ms, and {:.2} ms without them",
        ms(meanwhile),
        ms(before)
    );
    let begun = Instant::now();
    while salon.figures().await?.get("connections").copied().unwrap_or(0) > 2 {
        tokio::time::sleep(Duration::from_millis(200)).await;
        if begun.elapsed() > Duration::from_secs(120) {
            return Err("they are still held after two minutes".to_owned());
        }
    }
    println!("all given up after            {:8.1} s", begun.elapsed().as_secs_f64());
    drop(streams);
    Ok(())
}

fn ms(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

/// How long it takes on average until something that is said is kept and acknowledged.
async fn said(client: &mut Client, table: &str, round: &str) -> Result<Duration, String> {
    let begun = Instant::now();
    for number in 0..SAID {
        let act = Act::Say { text: "encore".to_owned() };
        client.act(table, &format!("{round}{number}"), act).await?;
    }
    Ok(begun.elapsed() / SAID)
}

/// From many addresses, since each of them has only so many ports.
async fn half_open(address: SocketAddr, number: usize) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    let last = u8::try_from(2 + number % 200).unwrap_or(2);
    socket.bind((Ipv4Addr::new(127, 0, 0, last), 0).into())?;
    let mut stream = socket.connect(address).await?;
    stream.write_all(BEGUN[number % BEGUN.len()].as_bytes()).await?;
    Ok(stream)
}
