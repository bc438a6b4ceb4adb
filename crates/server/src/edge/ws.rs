//! The websocket of a client: what it asks, one message after the other, and what it is told.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as WsMessage, WebSocket, close_code};
use futures_util::SinkExt;
use tablier_protocol::{ClientMessage, Code, Failure, Me, ServerMessage, messages};
use tablier_rules::Language;
use tablier_rules::Message;
use tokio::time::Instant;

use crate::people::mailbox::{Farewell, Inbox, Mailbox, Outgoing, Reads};
use crate::salon::Salon;
use crate::sentences::{closing_text, too_fast};
use crate::tables::asker::Asker;
use crate::tables::doing::check_id;

/// A client that says nothing is asked whether it is still there; after two questions without an answer it is gone.
const SILENCE: Duration = Duration::from_secs(30);
/// So many tables a client may follow at once.
const FOLLOWED: usize = 16;

/// Serves a client until it is gone.
pub async fn serve(salon: Arc<Salon>, mut socket: WebSocket, me: Me, reads: Reads) {
    let (mailbox, mut inbox) = Mailbox::new(
        salon.people.next_connection(),
        me.person,
        reads,
        salon.people.connected.waiting(),
    );
    salon.people.connected.enter(&mailbox);
    salon.ground.figures.websockets.up();
    mailbox.tell(&ServerMessage::Welcome {
        protocol: reads.protocol(),
        me,
        now: salon.ground.watch.now(),
    });
    let client = Client { salon: &salon, mailbox: &mailbox };
    let closing = client.talk(&mut socket, &mut inbox).await;
    for table in mailbox.wishes().tables() {
        salon.tables.unfollow(&table, &mailbox).await;
        salon.tables.hosting.presence_changed(&salon.tables, &table);
    }
    salon.people.lobby.leave(&mailbox);
    salon.people.connected.leave(&mailbox);
    salon.ground.figures.websockets.down();
    if let Some(frame) = closing {
        // It may be gone already.
        drop(socket.send(WsMessage::Close(Some(frame))).await);
    }
}

struct Client<'a> {
    salon: &'a Arc<Salon>,
    mailbox: &'a Mailbox,
}

impl Client<'_> {
    /// Gives what to close with, unless the client closed.
    async fn talk(&self, socket: &mut WebSocket, inbox: &mut Inbox) -> Option<CloseFrame> {
        let mut silent = 0;
        let mut ask_at = Instant::now() + SILENCE;
        loop {
            let slow = inbox.too_slow();
            tokio::select! {
                outgoing = inbox.next() => match send(socket, inbox, outgoing).await {
                    Next::Talk => {}
                    Next::Close(Farewell::Closing) => {
                        return Some(frame(close_code::RESTART, &closing_text()));
                    }
                    Next::Close(Farewell::Banned(why)) => {
                        return Some(frame(close_code::POLICY, &why));
                    }
                    Next::Gone => return None,
                    Next::CutOff => {
                        self.salon.ground.figures.slow_clients_total.up();
                        // It would not take a farewell either.
                        return None;
                    }
                },
                () = slow => {
                    self.salon.ground.figures.slow_clients_total.up();
                    return Some(frame(close_code::POLICY, &too_slow()));
                }
                said = tokio::time::timeout_at(ask_at, socket.recv()) => {
                    // Whatever it is told meanwhile, what counts is when it was last heard.
                    ask_at = Instant::now() + SILENCE;
                    match said {
                        Ok(Some(Ok(WsMessage::Text(said)))) => {
                            silent = 0;
                            self.asked(&said).await;
                        }
                        Ok(Some(Ok(WsMessage::Binary(_)))) => {
                            return Some(frame(close_code::UNSUPPORTED, &messages::text_needed()));
                        }
                        Ok(Some(Ok(WsMessage::Ping(_) | WsMessage::Pong(_)))) => silent = 0,
                        Ok(Some(Err(error))) => return broken(error),
                        Ok(Some(Ok(WsMessage::Close(_))) | None) => return None,
                        Err(_) => {
                            silent += 1;
                            let ping = WsMessage::Ping(Vec::new().into());
                            if silent > 2 || socket.send(ping).await.is_err() {
                                return None;
                            }
                        }
                    }
                },
            }
        }
    }

    async fn asked(&self, said: &str) {
        let ask = match serde_json::from_str(said) {
            Ok(ask) => ask,
            Err(error) => {
                return self.refuse(Failure::new(Code::NotUnderstood, not_understood(&error)));
            }
        };
        // Acts have their own allowance.
        let asks = !matches!(ask, ClientMessage::Act { .. });
        if asks
            && let Err(wait) =
                self.salon.people.asks.take(self.mailbox.person, self.salon.ground.watch.now())
        {
            return self.refuse(too_fast(wait));
        }
        match ask {
            ClientMessage::Follow { table, since, viewer } => {
                let wishes = self.mailbox.wishes();
                if wishes.count() >= FOLLOWED && wishes.of(&table).is_none() {
                    let (code, text) = (Code::FollowsTooMany, messages::follows_too_many(FOLLOWED));
                    return self.mailbox.tell(&ServerMessage::Gone { table, code, text });
                }
                self.salon.tables.follow(&table, self.mailbox, since, viewer).await;
                self.salon.tables.hosting.presence_changed(&self.salon.tables, &table);
            }
            ClientMessage::Unfollow { table } => {
                if self.salon.tables.unfollow(&table, self.mailbox).await {
                    self.salon.tables.hosting.presence_changed(&self.salon.tables, &table);
                }
            }
            ClientMessage::Ping => self.mailbox.tell(&ServerMessage::Pong),
            ClientMessage::Lobby { follow: true } => self.salon.tables.look(self.mailbox).await,
            ClientMessage::Lobby { follow: false } => self.salon.people.lobby.leave(self.mailbox),
            ClientMessage::Act { table, id, act } => {
                if let Err(failure) = check_id(&id) {
                    // What is no name is not said back as one.
                    return self.refuse(failure);
                }
                let asker = Asker::Client(self.mailbox.clone(), id.clone());
                self.salon.tables.act(&table, self.mailbox.person, act, id, asker).await;
            }
        }
    }

    fn refuse(&self, failure: Failure) {
        self.mailbox.tell(&ServerMessage::Refused { id: None, failure });
    }
}

enum Next {
    Talk,
    Close(Farewell),
    Gone,
    CutOff,
}

/// Sends what waits, all in one go, unless more comes than the client takes.
async fn send(socket: &mut WebSocket, inbox: &mut Inbox, outgoing: Option<Outgoing>) -> Next {
    let too_slow = inbox.too_slow();
    tokio::select! {
        sent = send_all(socket, inbox, outgoing) => sent.unwrap_or(Next::Gone),
        () = too_slow => Next::CutOff,
    }
}

async fn send_all(
    socket: &mut WebSocket,
    inbox: &mut Inbox,
    mut outgoing: Option<Outgoing>,
) -> Result<Next, axum::Error> {
    let next = loop {
        match outgoing {
            Some(Outgoing::Text(text)) => socket.feed(WsMessage::Text(text)).await?,
            Some(Outgoing::Close(farewell)) => break Next::Close(farewell),
            None => break Next::Close(Farewell::Closing),
        }
        match inbox.waiting() {
            Some(more) => outgoing = Some(more),
            None => break Next::Talk,
        }
    };
    socket.flush().await?;
    Ok(next)
}

fn frame(code: u16, text: &Message) -> CloseFrame {
    // A close frame has room for 123 bytes.
    let mut reason = text.get(Language::EN).clone();
    while reason.len() > 120 {
        reason.pop();
    }
    CloseFrame { code, reason: reason.into() }
}

/// What to close with when what came is no message; nothing where the connection itself is gone.
fn broken(error: axum::Error) -> Option<CloseFrame> {
    use tokio_tungstenite::tungstenite::Error;
    let error = error.into_inner().downcast::<Error>().ok()?;
    match *error {
        Error::Capacity(_) => Some(frame(close_code::SIZE, &messages::message_too_long())),
        Error::Utf8(_) => Some(frame(close_code::INVALID, &messages::text_needed())),
        _ => None,
    }
}

/// Nothing of what was said is said back. Where in it something is wrong is not known of what stands within an act.
fn not_understood(error: &serde_json::Error) -> Message {
    match error.column() {
        0 => messages::not_understood_within(),
        column => messages::not_understood(column),
    }
}

fn too_slow() -> Message {
    messages::too_slow()
}
