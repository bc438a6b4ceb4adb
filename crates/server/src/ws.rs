//! The websocket of a client: what it asks, one message after the other, and what it is told.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt;
use tablier_protocol::{Ask, Failure, Me, Tell, VERSION};
use tablier_rules::{Text, text};

use crate::live::Asker;
use crate::mailbox::{Inbox, Mailbox, Parcel};
use crate::salon::{Salon, closing_text};

/// A client that says nothing is asked whether it is still there; after two questions without an answer it is gone.
const SILENCE: Duration = Duration::from_secs(30);
/// A client that takes nothing for so long is gone.
const PATIENCE: Duration = Duration::from_secs(20);
/// So many tables a client may follow at once.
const FOLLOWED: usize = 16;
/// The longest name of an act.
const LONGEST_ID: usize = 64;

/// Serves a client until it is gone.
pub async fn serve(salon: Arc<Salon>, mut socket: WebSocket, me: Me) {
    let (mailbox, mut inbox) = Mailbox::new(salon.next_connection(), me.person);
    salon.people.enter(&mailbox);
    salon.figures.websockets.up();
    mailbox.tell(&Tell::Welcome { protocol: VERSION, me, now: salon.watch.now() });
    let mut client = Client { salon: &salon, mailbox: &mailbox, followed: HashSet::new() };
    let closing = client.talk(&mut socket, &mut inbox).await;
    for table in std::mem::take(&mut client.followed) {
        salon.unfollow(&table, &mailbox).await;
    }
    salon.lobby.leave(&mailbox);
    salon.people.leave(&mailbox);
    salon.figures.websockets.down();
    if let Some(frame) = closing {
        // It may be gone already.
        drop(tokio::time::timeout(PATIENCE, socket.send(Message::Close(Some(frame)))).await);
    }
}

struct Client<'a> {
    salon: &'a Arc<Salon>,
    mailbox: &'a Mailbox,
    followed: HashSet<String>,
}

impl Client<'_> {
    /// Gives what to close with, unless the client closed.
    async fn talk(&mut self, socket: &mut WebSocket, inbox: &mut Inbox) -> Option<CloseFrame> {
        let mut silent = 0;
        loop {
            tokio::select! {
                parcel = inbox.parcels.recv() => {
                    let sent = tokio::time::timeout(PATIENCE, send(socket, inbox, parcel)).await;
                    match sent {
                        Ok(Ok(Next::Talk)) => {}
                        Ok(Ok(Next::Close)) => {
                            return Some(frame(close_code::RESTART, &closing_text()));
                        }
                        Ok(Err(_)) | Err(_) => return None,
                    }
                }
                () = inbox.slow.notified() => {
                    self.salon.figures.slow_clients_total.up();
                    return Some(frame(close_code::POLICY, &too_slow()));
                }
                said = tokio::time::timeout(SILENCE, socket.recv()) => match said {
                    Ok(Some(Ok(Message::Text(said)))) => {
                        silent = 0;
                        self.asked(&said).await;
                    }
                    Ok(Some(Ok(Message::Binary(_)))) => {
                        return Some(frame(close_code::UNSUPPORTED, &not_understood(0)));
                    }
                    Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => silent = 0,
                    Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return None,
                    Err(_) => {
                        silent += 1;
                        if silent > 2 || socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                            return None;
                        }
                    }
                },
            }
        }
    }

    async fn asked(&mut self, said: &str) {
        let ask = match serde_json::from_str(said) {
            Ok(ask) => ask,
            Err(error) => {
                let failure = Failure::new(not_understood(error.column()));
                return self.mailbox.tell(&Tell::Refused { id: None, failure });
            }
        };
        match ask {
            Ask::Follow { table, since, eyes } => {
                if self.followed.len() >= FOLLOWED && !self.followed.contains(&table) {
                    let text = text!(
                        "On ne suit pas plus de {FOLLOWED} tables à la fois.",
                        "One follows no more than {FOLLOWED} tables at once."
                    );
                    return self.mailbox.tell(&Tell::Gone { table, text });
                }
                self.salon.follow(&table, self.mailbox, since, eyes).await;
                self.followed.insert(table);
            }
            Ask::Unfollow { table } => {
                if self.followed.remove(&table) {
                    self.salon.unfollow(&table, self.mailbox).await;
                }
            }
            Ask::Lobby { follow: true } => self.salon.look(self.mailbox).await,
            Ask::Lobby { follow: false } => self.salon.lobby.leave(self.mailbox),
            Ask::Act { table, id, act } => {
                if id.is_empty()
                    || id.len() > LONGEST_ID
                    || !id.bytes().all(|b| b.is_ascii_alphanumeric())
                {
                    let failure = Failure::new(text!(
                        "Le nom d'un acte se compose de lettres et de chiffres, {LONGEST_ID} au plus.",
                        "The name of an act is made of letters and digits, at most {LONGEST_ID}."
                    ));
                    return self.mailbox.tell(&Tell::Refused { id: None, failure });
                }
                let asker = Asker::Client(self.mailbox.clone(), id.clone());
                self.salon.act(&table, self.mailbox.person, act, id, asker).await;
            }
        }
    }
}

enum Next {
    Talk,
    Close,
}

/// Sends what waits, all in one go.
async fn send(
    socket: &mut WebSocket,
    inbox: &mut Inbox,
    mut parcel: Option<Parcel>,
) -> Result<Next, axum::Error> {
    let next = loop {
        match parcel {
            Some(Parcel::Text(text)) => socket.feed(Message::Text(text)).await?,
            Some(Parcel::Close) | None => break Next::Close,
        }
        match inbox.parcels.try_recv() {
            Ok(more) => parcel = Some(more),
            Err(_) => break Next::Talk,
        }
    };
    socket.flush().await?;
    Ok(next)
}

fn frame(code: u16, text: &Text) -> CloseFrame {
    // A close frame has room for 123 bytes.
    let mut reason = text.en.clone();
    while reason.len() > 120 {
        reason.pop();
    }
    CloseFrame { code, reason: reason.into() }
}

/// Nothing of what was said is said back.
fn not_understood(column: usize) -> Text {
    text!(
        "Ce message n'est pas compris (caractère {column}) ; le protocole est décrit sous /api.",
        "This message is not understood (character {column}); the protocol is described at /api."
    )
}

fn too_slow() -> Text {
    text!("Votre connexion est trop lente.", "Your connection is too slow.")
}
