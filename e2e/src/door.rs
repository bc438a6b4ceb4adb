//! The way to a salon, which can be cut as a network can.

use std::net::SocketAddr;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::watch;

/// Lets everything through until it is cut.
pub struct Door {
    address: SocketAddr,
    open: watch::Sender<bool>,
}

impl Door {
    /// A door to what listens there.
    pub fn to(inside: SocketAddr, runtime: &Runtime) -> Door {
        let listener = runtime.block_on(TcpListener::bind(("127.0.0.1", 0)));
        let listener = listener.expect("there is a free port");
        let address = listener.local_addr().expect("it has an address");
        let (open, is_open) = watch::channel(true);
        runtime.spawn(async move {
            while let Ok((outside, _)) = listener.accept().await {
                tokio::spawn(let_through(outside, inside, is_open.clone()));
            }
        });
        Door { address, open }
    }

    /// Where it is.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Cuts every connection; new ones fail.
    pub fn cut(&self) {
        self.open.send_replace(false);
    }

    /// Lets through again.
    pub fn mend(&self) {
        self.open.send_replace(true);
    }
}

async fn let_through(
    mut outside: TcpStream,
    inside: SocketAddr,
    mut is_open: watch::Receiver<bool>,
) {
    if !*is_open.borrow() {
        return;
    }
    let Ok(mut inside) = TcpStream::connect(inside).await else { return };
    tokio::select! {
        _ = copy_bidirectional(&mut outside, &mut inside) => {}
        _ = is_open.wait_for(|open| !open) => {}
    }
}
