//! What tables and the server tell.

use leptos::prelude::*;
use tablier_protocol::{Act, ClientMessage, Failure, Me, ServerMessage, VERSION};

use super::{Connection, Shell};
use crate::messages as m;
use crate::route::{Route, TableRef};

impl Shell {
    /// Takes in what is told. What a table tells waits until its game was opened, and whatever comes after it as well.
    pub(super) fn hear(&self, tell: ServerMessage) {
        let waits = self.inner.with_value(|inner| !inner.untaken.is_empty());
        let game = match &tell {
            ServerMessage::Table { update, .. } => Some(update.snapshot.game.clone()),
            _ => None,
        };
        let closed = game.filter(|game| self.games.opened().get(game).is_err());
        if !waits && closed.is_none() {
            return self.take_in(tell);
        }
        self.inner.update_value(|inner| inner.untaken.push(tell));
        if let (false, Some(game)) = (waits, closed) {
            self.open_for_table(game);
        }
    }

    /// Opens the game of the table that is followed, and takes in what was told meanwhile.
    fn open_for_table(&self, game: String) {
        let shell = *self;
        leptos::task::spawn_local(async move {
            let opened = shell.open_game(&game).await;
            let untaken = shell.inner.try_update_value(|inner| std::mem::take(&mut inner.untaken));
            if let Err(text) = &opened {
                shell.with_model(|model| model.gone = Some(text.clone()));
            }
            let told = untaken.into_iter().flatten();
            let is_understood = |tell: &ServerMessage| {
                opened.is_ok() || !matches!(tell, ServerMessage::Table { .. })
            };
            told.filter(is_understood).for_each(|tell| shell.hear(tell));
        });
    }

    fn take_in(&self, tell: ServerMessage) {
        match tell {
            ServerMessage::Welcome { protocol, me, .. } => self.welcome(protocol, me),
            ServerMessage::Table { table, update, .. } => {
                let (mut next, mut noted, mut said) = (None, None, None);
                self.with_model(|model| {
                    if model.table.name == table {
                        said = model.news_of(&update);
                        let waits = model.snapshot.is_some() && model.asked_next().is_none();
                        let unsealed = model.seal.is_none();
                        model.rulebooks = self.games.opened();
                        model.update(*update);
                        next = model.asked_next().filter(|_| waits);
                        noted = model.seal.clone().filter(|_| unsealed);
                    }
                });
                if let Some(noted) = noted {
                    self.keep_seal(noted);
                }
                if let Some(said) = said {
                    self.notice.set(said);
                }
                if let Some(next) = next {
                    return self.go(Route::Table(next));
                }
                self.draw();
                self.hear_anew();
                self.roll();
                self.send_next();
                self.guide();
            }
            ServerMessage::Presence(presence) => self.with_model(|model| {
                if model.table.name == presence.table {
                    (model.here, model.watching) = (presence.here, presence.watching);
                }
            }),
            ServerMessage::Gone { table, text } => self.with_model(|model| {
                if model.table.name == table {
                    model.gone = Some(text);
                }
            }),
            ServerMessage::Done { id, .. } => self.inner.update_value(|inner| {
                inner.outbox.answered(&id);
            }),
            ServerMessage::Refused { id, failure } => self.refused(id, failure),
            ServerMessage::Lobby(lobby) => self.lobby.set(lobby),
            ServerMessage::Own { tables } => {
                self.draw_elsewhere(&tables);
                self.own.set(tables);
            }
            ServerMessage::Pong => {}
            ServerMessage::Restart { text, .. } => self.notice.set(Some(text)),
        }
    }

    /// Asks for what happened as other eyes may know it.
    fn hear_anew(&self) {
        let untold = self.model.with_untracked(|model| {
            model.as_ref().filter(|model| model.untold).map(|model| model.table.clone())
        });
        if let Some(TableRef { local, name: table }) = untold {
            self.ask(local, ClientMessage::Follow { table, since: 0, viewer: None });
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
            if failure.again {
                return self.send_later(id);
            }
            self.inner.update_value(|inner| {
                inner.outbox.answered(&id);
            });
        }
        self.with_model(|model| {
            model.sent = None;
            model.then.clear();
        });
    }

    fn welcome(&self, protocol: u32, me: Me) {
        // What was said of the connection is no longer so.
        let renewed = (protocol != VERSION).then(m::reload);
        self.notice.set(renewed);
        self.me.set(Some(me));
        self.connection.set(Connection::Online);
        self.closed.set(None);
        self.inner.update_value(|inner| inner.failures = 0);
        self.ask(false, ClientMessage::Lobby { follow: true });
        let followed = self.model.with_untracked(|model| {
            let model = model.as_ref().filter(|model| !model.table.local)?;
            Some((model.table.name.clone(), model.version()))
        });
        if let Some((table, since)) = followed {
            self.ask(false, ClientMessage::Follow { table, since, viewer: None });
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
