//! A person with a websocket, who reads no more than needed.

use std::net::SocketAddr;
use tablier_rules::Language;

use futures_util::{SinkExt, StreamExt};
use tablier_protocol::{Act, ClientMessage, Me, ServerMessage, VERSION};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A websocket.
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A person who is connected.
pub struct Client {
    /// The websocket.
    pub socket: Socket,
    address: SocketAddr,
    cookie: String,
}

impl Client {
    /// Somebody new comes in.
    pub async fn connect(address: SocketAddr) -> Result<Client, String> {
        Client::connect_as(address, None).await
    }

    /// Somebody comes in who has been there, or is new.
    pub async fn connect_as(address: SocketAddr, known: Option<&str>) -> Result<Client, String> {
        let mut request = format!("ws://{address}/ws?protocol={VERSION}")
            .into_client_request()
            .map_err(|error| format!("no address: {error}"))?;
        let origin = format!("http://{address}").parse().map_err(|_| "no origin")?;
        request.headers_mut().insert("Origin", origin);
        if let Some(known) = known {
            let known = known.parse().map_err(|_| "no cookie")?;
            request.headers_mut().insert("Cookie", known);
        }
        let (socket, answer) = tokio_tungstenite::connect_async_with_config(request, None, true)
            .await
            .map_err(|error| format!("no websocket: {error}"))?;
        let cookie = answer.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|value| value.split(';').next()).or(known);
        let cookie = cookie.unwrap_or_default().to_owned();
        let mut client = Client { socket, address, cookie };
        match client.next().await? {
            ServerMessage::Welcome { me: Me { .. }, .. } => Ok(client),
            other => Err(format!("no welcome, but {other:?}")),
        }
    }

    /// What makes this person the same when coming again.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// The next message, whatever it is.
    pub async fn next(&mut self) -> Result<ServerMessage, String> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|error| format!("{error}: {text}"))
    }

    /// The next message, not read.
    pub async fn next_text(&mut self) -> Result<String, String> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(frame))) => return Err(format!("closed: {frame:?}")),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(format!("the websocket broke: {error}")),
                None => return Err("the websocket was closed".to_owned()),
            }
        }
    }

    /// Asks for something.
    pub async fn ask(&mut self, ask: &ClientMessage) -> Result<(), String> {
        let text = serde_json::to_string(ask).map_err(|error| error.to_string())?;
        self.socket.send(Message::text(text)).await.map_err(|error| error.to_string())
    }

    /// Does something and waits until it is done.
    pub async fn act(&mut self, table: &str, id: &str, act: Act) -> Result<(), String> {
        let (table, id) = (table.to_owned(), id.to_owned());
        self.ask(&ClientMessage::Act { table, id: id.clone(), act }).await?;
        loop {
            match self.next().await? {
                ServerMessage::Done { id: done, .. } if done == id => return Ok(()),
                ServerMessage::Refused { failure, .. } => {
                    return Err(failure.text.get(Language::EN));
                }
                _ => {}
            }
        }
    }

    /// Opens a table.
    pub async fn open(&self, body: &str) -> Result<String, String> {
        let mut stream =
            TcpStream::connect(self.address).await.map_err(|error| error.to_string())?;
        let (address, cookie, length) = (self.address, &self.cookie, body.len());
        let request = format!(
            "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.map_err(|error| error.to_string())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.map_err(|error| error.to_string())?;
        let name = answer.split("\"table\":\"").nth(1).and_then(|rest| rest.split('"').next());
        name.map(str::to_owned).ok_or(answer)
    }
}
