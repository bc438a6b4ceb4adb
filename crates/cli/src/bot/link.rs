//! The websocket to a salon, which comes back by itself after a cut, with a pause that grows.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tablier_protocol::{ClientMessage, ServerMessage};
use tablier_rules::Message as Said;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until, timeout_at};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::messages;

/// The first pause after a cut, and the longest.
const PAUSES: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(30));
/// The salon speaks at least every half a minute; one that does not is gone.
const SILENCE: Duration = Duration::from_secs(90);

/// What comes from the salon, or of it.
pub enum Heard {
    /// Something it says.
    Told(Box<ServerMessage>),
    /// The connection is gone, and will be made again.
    Cut(String),
}

pub struct Link {
    address: String,
    token: String,
    socket: Option<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    /// When it is tried again, and how long the pause after that will be.
    next: (Instant, Duration),
    /// When something was last heard.
    heard: Instant,
}

impl Link {
    /// A link that is made when something is to be heard.
    pub fn new(address: String, token: &str) -> Link {
        let now = Instant::now();
        Link { address, token: token.to_owned(), socket: None, next: (now, PAUSES.0), heard: now }
    }

    /// The next thing that is heard. Whoever stops waiting misses nothing. Fails only where coming back is no use.
    pub async fn next(&mut self) -> Result<Heard, Said> {
        loop {
            let Some(socket) = &mut self.socket else {
                sleep_until(self.next.0).await;
                self.connect().await?;
                continue;
            };
            let cut = match timeout_at(self.heard + SILENCE, socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => {
                    self.heard = Instant::now();
                    // What this version does not know is not for it.
                    match serde_json::from_str(&text) {
                        Ok(told) => return Ok(Heard::Told(Box::new(told))),
                        Err(_) => continue,
                    }
                }
                Ok(Some(Ok(Message::Close(_))) | None) => "it was closed".to_owned(),
                Ok(Some(Ok(_))) => {
                    self.heard = Instant::now();
                    continue;
                }
                Ok(Some(Err(error))) => error.to_string(),
                Err(_) => "nothing was heard for a while".to_owned(),
            };
            self.socket = None;
            self.next = (Instant::now() + PAUSES.0, PAUSES.0 * 2);
            return Ok(Heard::Cut(cut));
        }
    }

    /// Says something. While there is no connection it is not said: whoever comes back looks anew at what is to be done.
    pub async fn say(&mut self, ask: &ClientMessage) {
        let Some(socket) = &mut self.socket else { return };
        let text = serde_json::to_string(ask).expect("what is asked can be written");
        if socket.send(Message::text(text)).await.is_err() {
            // It is heard of at the next reading.
        }
    }

    /// Whether there is a connection.
    pub fn is_open(&self) -> bool {
        self.socket.is_some()
    }

    /// Takes leave.
    pub async fn close(&mut self) {
        if let Some(mut socket) = self.socket.take() {
            // Whoever is gone needs no farewell.
            let _ = socket.close(None).await;
        }
    }

    async fn connect(&mut self) -> Result<(), Said> {
        let mut request = self
            .address
            .as_str()
            .into_client_request()
            .map_err(|error| messages::bot_address(&self.address, error))?;
        let token = format!("Bearer {}", self.token);
        let token = token.parse().map_err(|_| messages::bot_token())?;
        request.headers_mut().insert("Authorization", token);
        match tokio_tungstenite::connect_async_with_config(request, None, true).await {
            Ok((socket, _)) => {
                self.socket = Some(socket);
                self.heard = Instant::now();
                Ok(())
            }
            // It is there, and will not have us.
            Err(Error::Http(answer)) if matches!(answer.status().as_u16(), 400 | 401 | 403) => {
                Err(messages::bot_kept_out(answer.status()))
            }
            Err(_) => {
                let pause = self.next.1;
                self.next = (Instant::now() + pause, (pause * 2).min(PAUSES.1));
                Ok(())
            }
        }
    }
}
