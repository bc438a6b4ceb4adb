//! Where clients come in. Whoever already holds too many connections stays outside, and nobody is waited for who sends no
//! whole request or takes nothing of an answer.

mod patient;
mod timer;

use std::collections::HashMap;
use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{oneshot, watch};
use tower_service::Service;

use crate::figures::Figures;
use crate::limits::network;
use crate::lock::lock;
use crate::watch::Watch;
use patient::Patient;
use timer::WatchTimer;

/// The most that is read of a request before it is understood, in bytes.
const MAX_HEAD_BYTES: usize = 32 * 1_024;
/// How long nobody is let in when the system has nothing left for a connection.
const REST_WHEN_EXHAUSTED: Duration = Duration::from_millis(100);

/// The entrance.
pub struct Door {
    /// At most so many connections are open.
    pub most: usize,
    /// At most so many from one address.
    pub most_of_address: usize,
    /// Nobody is waited for longer.
    pub patience: Duration,
    /// What time it is.
    pub watch: Watch,
    /// What is counted.
    pub figures: Arc<Figures>,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// A connection that is counted until this is dropped.
pub struct CountedConnection {
    door: Arc<Door>,
    address: IpAddr,
}

impl Drop for CountedConnection {
    fn drop(&mut self) {
        let mut held = lock(&self.door.held);
        held.all -= 1;
        if let Some(count) = held.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                held.by_address.remove(&self.address);
            }
        }
        self.door.figures.connections.down();
    }
}

impl Door {
    /// An entrance that nobody has come through yet.
    pub fn new(
        (most, most_of_address): (usize, usize),
        patience: Duration,
        watch: Watch,
        figures: Arc<Figures>,
    ) -> Arc<Door> {
        let held = Mutex::default();
        Arc::new(Door { most, most_of_address, patience, watch, figures, held })
    }

    /// Counts a connection from there, unless there are too many.
    fn enter(self: &Arc<Self>, address: IpAddr) -> Option<CountedConnection> {
        let address = network(address);
        let mut held = lock(&self.held);
        let of_address = held.by_address.get(&address).copied().unwrap_or(0);
        if held.all >= self.most || of_address >= self.most_of_address {
            self.figures.turned_away_total.up();
            return None;
        }
        held.all += 1;
        held.by_address.insert(address, of_address + 1);
        self.figures.connections.up();
        Some(CountedConnection { door: Arc::clone(self), address })
    }

    /// Lets clients in until told to close, then waits for those who are being answered.
    pub async fn serve(
        self: Arc<Self>,
        listener: TcpListener,
        router: Router,
        mut closed: oneshot::Receiver<()>,
    ) {
        // Whoever is being answered holds the other end.
        let (closing, _) = watch::channel(());
        loop {
            let (stream, peer) = tokio::select! {
                // Whoever could say so may be gone, which says the same.
                _ = &mut closed => break,
                accepted = listener.accept() => match accepted {
                    Ok(accepted) => accepted,
                    Err(error) => {
                        pause_after(&error).await;
                        continue;
                    }
                },
            };
            if let Some(place) = self.enter(peer.ip()) {
                self.answer(stream, peer, place, router.clone(), closing.subscribe());
            }
        }
        drop(listener);
        closing.send_replace(());
        closing.closed().await;
    }

    fn answer(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        place: CountedConnection,
        router: Router,
        mut closing: watch::Receiver<()>,
    ) {
        // Small messages go out at once instead of waiting for company.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "messages may wait for each other");
        }
        let stream = Patient::new(stream, place, self.watch.clone(), self.patience);
        let service = service_fn(move |request: hyper::Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            // A router is always ready.
            router.clone().call(request)
        });
        let connection = http1::Builder::new()
            .timer(WatchTimer::new(self.watch.clone()))
            .header_read_timeout(self.patience)
            .max_buf_size(MAX_HEAD_BYTES)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                _ = closing.changed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%peer, %error, "a connection ended");
            }
        });
    }
}

/// A client that is gone before it came in is nothing; anything else needs a moment.
async fn pause_after(error: &std::io::Error) {
    let gone = [
        ErrorKind::ConnectionRefused,
        ErrorKind::ConnectionAborted,
        ErrorKind::ConnectionReset,
        ErrorKind::Interrupted,
    ];
    if !gone.contains(&error.kind()) {
        tracing::error!(%error, "nobody can be let in");
        tokio::time::sleep(REST_WHEN_EXHAUSTED).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_for_each_address_and_come_back() {
        let figures = Arc::new(Figures::default());
        let door = Door::new((3, 2), Duration::ZERO, Watch::default(), Arc::clone(&figures));
        let [one, other] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        let held: Vec<_> = (0..2).map(|_| door.enter(one).expect("there is room")).collect();
        assert!(door.enter(one).is_none());
        let third = door.enter(other).expect("another address");
        assert!(door.enter(other).is_none(), "three in all");
        drop(third);
        drop(held);
        assert_eq!((figures.connections.get(), figures.turned_away_total.get()), (0, 2));
        assert!(lock(&door.held).by_address.is_empty());
        assert!(door.enter(one).is_some());
    }
}
