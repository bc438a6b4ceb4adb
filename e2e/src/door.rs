//! The way to a salon, which can be cut as a network can, and where somebody else may answer in its place.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::watch;

/// Answers in place of the salon: a status and a body for an address, or nothing where the salon is to answer.
type Instead = Box<dyn FnMut(&str) -> Option<(u16, String)> + Send>;

/// Lets everything through until it is cut.
pub struct Door {
    address: SocketAddr,
    open: watch::Sender<bool>,
    instead: Arc<Mutex<Option<Instead>>>,
    /// How the addresses end that are answered later.
    held: watch::Sender<Vec<String>>,
}

impl Door {
    /// A door to what listens there.
    pub fn to(inside: SocketAddr, runtime: &Runtime) -> Door {
        let listener = runtime.block_on(TcpListener::bind(("127.0.0.1", 0)));
        let listener = listener.expect("there is a free port");
        let address = listener.local_addr().expect("it has an address");
        let (open, is_open) = watch::channel(true);
        let instead = Arc::new(Mutex::new(None));
        let (held, is_held) = watch::channel(Vec::new());
        let somebody = instead.clone();
        runtime.spawn(async move {
            while let Ok((outside, _)) = listener.accept().await {
                let way = (is_open.clone(), is_held.clone());
                tokio::spawn(let_through(outside, inside, way, somebody.clone()));
            }
        });
        Door { address, open, instead, held }
    }

    /// Where it is.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Cuts every connection; new ones fail.
    pub fn cut(&self) {
        self.open.send_replace(false);
    }

    /// Lets through again, and nobody else answers any more.
    pub fn mend(&self) {
        *self.instead.lock().unwrap_or_else(PoisonError::into_inner) = None;
        self.open.send_if_modified(|open| !std::mem::replace(open, true));
        self.held.send_replace(Vec::new());
    }

    /// From now on nothing comes from addresses that end so, until they are let through or the door is mended.
    pub fn hold(&self, ending: &str) {
        self.held.send_modify(|held| held.push(ending.to_owned()));
        if self.instead.lock().unwrap_or_else(PoisonError::into_inner).is_none() {
            self.answer(|_| None);
        }
    }

    /// What was held of addresses that end so comes now.
    pub fn let_through(&self, ending: &str) {
        self.held.send_modify(|held| held.retain(|one| one != ending));
    }

    /// From now on somebody else answers where this gives an answer. What is connected already is cut.
    pub fn answer(&self, instead: impl FnMut(&str) -> Option<(u16, String)> + Send + 'static) {
        *self.instead.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(instead));
        self.open.send_replace(false);
        self.open.send_replace(true);
    }
}

async fn let_through(
    mut outside: TcpStream,
    inside: SocketAddr,
    (mut is_open, mut held): (watch::Receiver<bool>, watch::Receiver<Vec<String>>),
    instead: Arc<Mutex<Option<Instead>>>,
) {
    if !*is_open.borrow_and_update() {
        return;
    }
    let mut head = Vec::new();
    let somebody_answers = || instead.lock().unwrap_or_else(PoisonError::into_inner).is_some();
    if somebody_answers() {
        let Some(read) = read_head(&mut outside).await else { return };
        let path = read.split(' ').nth(1).unwrap_or_default().to_owned();
        let answer = {
            let mut instead = instead.lock().unwrap_or_else(PoisonError::into_inner);
            instead.as_mut().and_then(|answer| answer(&path))
        };
        if let Some((status, body)) = answer {
            let length = body.len();
            let told = format!(
                "HTTP/1.1 {status} Said\r\ncontent-type: text/html\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
            );
            let _ = outside.write_all(told.as_bytes()).await;
            let _ = outside.shutdown().await;
            return;
        }
        let is_let = |held: &Vec<String>| !held.iter().any(|held| path.ends_with(held));
        if held.wait_for(is_let).await.is_err() {
            return;
        }
        // One question for each connection, so that each of them is seen.
        head = read.replace("Connection: keep-alive", "Connection: close").into_bytes();
    }
    let Ok(mut inside) = TcpStream::connect(inside).await else { return };
    if inside.write_all(&head).await.is_err() {
        return;
    }
    tokio::select! {
        _ = copy_bidirectional(&mut outside, &mut inside) => {}
        // Cut, or cut and mended since.
        _ = is_open.changed() => {}
    }
}

/// The first lines of a question, up to the empty one.
async fn read_head(outside: &mut TcpStream) -> Option<String> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(outside.read_u8().await.ok()?);
    }
    String::from_utf8(head).ok()
}
