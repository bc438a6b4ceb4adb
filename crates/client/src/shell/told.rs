//! What the server tells.

use serde_json::Value;
use tablier_protocol::{Act, ClientMessage, Failure, Me, VERSION};

use super::{Connection, Shell};
use crate::link::told::{NotUnderstood, Told};
use crate::messages as m;

impl Shell {
    /// Takes in what is told.
    pub fn hear(&self, told: Told) {
        match told {
            Told::Welcome { protocol, me } => self.welcome(protocol, me),
            Told::AtTable(told) => {
                // A table tells something only to those who followed it, or not any more.
                if self.door().is_some_and(|door| !door.hear(&told)) {
                    let kind = told.get("tell").and_then(Value::as_str).unwrap_or_default();
                    self.did_not_understand(&NotUnderstood(kind.to_owned()));
                }
            }
            Told::Done { id } => self.inner.update_value(|inner| {
                inner.outbox.answered(&id);
            }),
            Told::Refused { id, failure } => self.refused(id, failure),
            Told::Lobby(lobby) => self.lobby.set(lobby),
            Told::Own { tables } => {
                self.look_after(&tables);
                self.own.set(tables);
            }
            Told::Pong => {}
            Told::Restart { text } => self.notice.set(Some(text)),
        }
    }

    fn refused(&self, id: Option<String>, failure: Failure) {
        // What pages do by themselves for the chance of a game, another page of the same person may have done before.
        let by_itself = id.as_ref().is_some_and(|id| {
            self.inner.with_value(|inner| {
                let act = match inner.outbox.get(id) {
                    Some(ClientMessage::Act { act, .. }) => Some(act),
                    _ => None,
                };
                matches!(act, Some(Act::Contribute { .. } | Act::Seal { .. }))
            })
        });
        if !by_itself {
            self.notice.set(Some(failure.text));
        }
        if let Some(id) = id {
            if failure.code.passes() {
                return self.send_later(id);
            }
            self.inner.update_value(|inner| {
                inner.outbox.answered(&id);
            });
        }
        if let Some(door) = self.door() {
            door.refused();
        }
    }

    fn welcome(&self, protocol: u32, me: Me) {
        // What was said of the connection is no longer so.
        let renewed = (protocol != VERSION).then(m::reload);
        self.notice.set(renewed);
        self.me.set(Some(me));
        self.connection.set(Connection::Online);
        self.closed.set(None);
        self.inner.update_value(|inner| inner.failures = 0);
        self.send(&ClientMessage::Lobby { follow: true });
        if let Some(door) = self.door() {
            door.welcome();
        }
        self.inner.with_value(|inner| {
            for ask in inner.outbox.again() {
                if let Some(socket) = &inner.socket {
                    socket.send(ask);
                }
            }
        });
    }
}
