//! What tables tell.

use serde::de::DeserializeOwned;
use serde_json::Value;
use tablier_protocol::{ClientMessage, ServerMessage};
use tablier_table::Update;

use super::Room;
use crate::link::told::Told;
use crate::route::{Route, TableRef};
use crate::shell::Shell;
use crate::table::model::{Model, News};

/// What a table tells, taken from its JSON, if it is told in a way that is known here.
pub(crate) fn read(told: &Value) -> Option<ServerMessage> {
    Some(match told.get("tell")?.as_str()? {
        "table" => ServerMessage::Table {
            table: take(told, "table")?,
            now: take(told, "now")?,
            update: Box::new(take(told, "update")?),
        },
        "presence" => ServerMessage::Presence(whole(told)?),
        "gone" => ServerMessage::Gone {
            table: take(told, "table")?,
            code: take(told, "code")?,
            text: take(told, "text")?,
        },
        _ => return None,
    })
}

impl Room {
    /// Takes in what is told. What a table tells waits until its game was opened, and whatever comes after it as well.
    pub(crate) fn hear(&self, tell: ServerMessage) {
        let waits = self.desk.with_value(|desk| !desk.untaken.is_empty());
        let game = match &tell {
            ServerMessage::Table { update, .. } => Some(update.snapshot.game.clone()),
            _ => None,
        };
        let closed = game.filter(|game| self.games.opened().get(game).is_err());
        if !waits && closed.is_none() {
            return self.take_in(tell);
        }
        self.desk.update_value(|desk| desk.untaken.push(tell));
        if let (false, Some(game)) = (waits, closed) {
            self.open_for_table(game);
        }
    }

    /// Opens the game of the table that is followed, and takes in what was told meanwhile.
    fn open_for_table(&self, game: String) {
        let room = *self;
        tablier_views::task::spawn_local(async move {
            let opened = room.games.open(&game).await;
            let untaken = room.with_desk(|desk| std::mem::take(&mut desk.untaken));
            if let Err(text) = &opened {
                room.with_model(|model| model.go_away(text.clone()));
            }
            let told = untaken.into_iter().flatten();
            let is_understood = |tell: &ServerMessage| {
                opened.is_ok() || !matches!(tell, ServerMessage::Table { .. })
            };
            told.filter(is_understood).for_each(|tell| Room::hear(&room, tell));
        });
    }

    fn take_in(&self, tell: ServerMessage) {
        match tell {
            ServerMessage::Table { table, update, .. } => self.update(&table, *update),
            ServerMessage::Presence(presence) => {
                self.at(&presence.table.clone(), |model| model.see(presence));
            }
            ServerMessage::Gone { table, text, .. } => {
                self.at(&table, |model| model.go_away(text));
            }
            // Tables that are kept here answer as the salon does.
            ServerMessage::Done { id, .. } => Shell::hear(self, Told::Done { id }),
            ServerMessage::Refused { id, failure } => {
                Shell::hear(self, Told::Refused { id, failure });
            }
            _ => {}
        }
    }

    /// Changes the table that is followed if it is called so.
    fn at<T>(&self, table: &str, change: impl FnOnce(&mut Model) -> T) -> Option<T> {
        self.with_model(|model| (model.table().name == table).then(|| change(model))).flatten()
    }

    /// Takes in how things stand at a table, and does what follows from it.
    fn update(&self, table: &str, update: Update) {
        let Ok(rules) = self.games.opened().get(&update.snapshot.game) else { return };
        let News { said, next, noted } =
            self.at(table, |model| model.update(rules, update)).unwrap_or_default();
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

    /// Asks for what happened as other eyes may know it.
    fn hear_anew(&self) {
        let untold = self.model_now(|model| {
            model.known().filter(|known| known.is_untold()).map(|_| model.table().clone())
        });
        if let Some(TableRef { local, name: table }) = untold {
            self.ask(local, ClientMessage::Follow { table, since: 0, viewer: None });
        }
    }
}

fn take<T: DeserializeOwned>(told: &Value, key: &str) -> Option<T> {
    whole(told.get(key)?)
}

fn whole<T: DeserializeOwned>(value: &Value) -> Option<T> {
    T::deserialize(value).ok()
}
