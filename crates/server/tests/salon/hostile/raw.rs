//! What no client of ours would send.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::{TEST_TIMEOUT, TestSalon, knock, request};

/// Sends these bytes and reads until the salon closes.
pub async fn send(from: u8, address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = knock(from, address).await;
    // The salon may close before it has read everything.
    drop(stream.write_all(bytes).await);
    drop(stream.shutdown().await);
    rest_of(&mut stream).await
}

/// What comes until the salon closes.
pub async fn rest_of(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let read = tokio::time::timeout(TEST_TIMEOUT, stream.read_to_end(&mut answer)).await;
    // A connection that is reset is closed too.
    drop(read.expect("the salon closes"));
    String::from_utf8_lossy(&answer).into_owned()
}

/// A figure of the salon.
pub async fn figure(salon: &TestSalon, name: &str) -> u64 {
    let figures = request(salon.address(), "GET", "/metrics", &[], None).await.body;
    let line = figures.lines().find_map(|line| line.strip_prefix(&format!("tablier_{name} ")));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{name} in {figures}"))
}

/// Looks at a figure until it is as wanted; `meanwhile` happens before each look.
pub async fn until_figure(
    salon: &TestSalon,
    name: &str,
    wanted: impl Fn(u64) -> bool,
    mut meanwhile: impl AsyncFnMut(),
) {
    for _ in 0..20_000 {
        meanwhile().await;
        if wanted(figure(salon, name).await) {
            return;
        }
    }
    panic!("{name} is {}", figure(salon, name).await);
}
