//! The room where games are played: the table that is followed, the tables kept here, the machines. A part of the page by itself, which
//! is loaded when somebody comes in; from outside it is known by its [`RoomDoor`].

mod contributions;
mod film;
mod guide;
mod machines;
mod seals;
mod tables;
pub(crate) mod told;

use std::ops::Deref;

use leptos::prelude::*;
use serde_json::Value;
use tablier_protocol::{Card, ClientMessage, ServerMessage};

use crate::local::attic;
use crate::local::mind_thread::MindThread;
use crate::local::tables::LocalTables;
use crate::pages;
use crate::parts_of_page::Reading;
use crate::route::Route;
use crate::shell::Shell;
use crate::shell::door::{RoomDoor, Sign};
use crate::table::contributions::Contributions;
use crate::table::model::Model;

/// The room, for those who are in it. Whatever the whole salon shares can be asked for here as well.
#[derive(Clone, Copy)]
pub struct Room {
    shell: Shell,
    /// The table that is followed.
    pub model: RwSignal<Option<Model>>,
    desk: StoredValue<Desk, LocalStorage>,
}

/// What lies ready in the room.
struct Desk {
    local_tables: LocalTables,
    thinker: Option<MindThread>,
    rolling: bool,
    hints: u32,
    contributions: Contributions,
    /// What this page has done for the chance of which tables.
    drew: Vec<(&'static str, String)>,
    /// What was told and waits for a game to be opened.
    untaken: Vec<ServerMessage>,
}

impl Deref for Room {
    type Target = Shell;

    fn deref(&self) -> &Shell {
        &self.shell
    }
}

impl Room {
    /// Opens the room of a salon. It stays open for as long as the page does.
    pub fn open(shell: Shell) -> &'static dyn RoomDoor {
        let desk = Desk {
            local_tables: LocalTables::new(shell.games.opened()),
            thinker: None,
            rolling: false,
            hints: 0,
            contributions: Room::kept_contributions(),
            drew: Vec::new(),
            untaken: Vec::new(),
        };
        let (model, desk) = (RwSignal::new(None), StoredValue::new_local(desk));
        Box::leak(Box::new(Room { shell, model, desk }))
    }

    /// The room one is in.
    pub fn get() -> Room {
        expect_context()
    }
}

impl RoomDoor for Room {
    fn page(&self, route: &Route, reading: Option<&Reading>) -> Option<AnyView> {
        provide_context(*self);
        Some(match (route, reading) {
            (Route::Table(table), _) => pages::table::table(table),
            (Route::Open(slug), Some(reading)) => (reading.open)(slug),
            (Route::Replay { table, moves }, Some(reading)) => {
                (reading.replay)(table.clone(), *moves)
            }
            (Route::Rules(Some(slug)), Some(reading)) => (reading.rules)(slug),
            _ => return None,
        })
    }

    fn sign(&self) -> Sign {
        self.model.with(|model| {
            let game = model.as_ref().and_then(|model| Some(model.snapshot.as_ref()?.game.clone()));
            let gone = model.as_ref().is_some_and(|model| model.gone.is_some());
            Sign { game, waits: model.as_ref().is_some_and(Model::may_click), gone }
        })
    }

    fn hear(&self, told: &Value) -> bool {
        told::read(told).map(|tell| Room::hear(self, tell)).is_some()
    }

    fn welcome(&self) {
        let followed = self.model.with_untracked(|model| {
            let model = model.as_ref().filter(|model| !model.table.local)?;
            Some((model.table.name.clone(), model.version()))
        });
        if let Some((table, since)) = followed {
            self.send(&ClientMessage::Follow { table, since, viewer: None });
        }
    }

    fn refused(&self) {
        self.with_model(|model| {
            model.sent = None;
            model.then.clear();
        });
    }

    fn leave_for(&self, route: &Route) {
        let stays = self.model.with_untracked(|model| match (route, model) {
            (Route::Table(table), Some(model)) => model.table == *table,
            _ => false,
        });
        if !stays {
            self.leave_table();
        }
    }

    fn draw_at(&self, tables: &[Card]) {
        self.draw_elsewhere(tables);
    }

    fn stored_elsewhere(&self, table: &str) {
        let length = self.desk.with_value(|desk| desk.local_tables.length(table));
        let log = attic::log(table).filter(|log| length > 0 && log.len() > length);
        if let Some(log) = log {
            self.take_up(table, log);
        }
    }

    fn forget(&self, table: &str) {
        self.desk.update_value(|desk| desk.local_tables.remove(table));
    }
}
