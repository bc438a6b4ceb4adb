//! The room where games are played: the table that is followed, the tables kept here, the machines. A part of the page by itself, which
//! is loaded when somebody comes in; from outside it is known by its [`RoomDoor`].

mod contributions;
mod film;
mod followed;
mod guide;
mod machines;
mod seals;
mod tables;
pub(crate) mod told;

use std::ops::Deref;

use serde_json::Value;
use tablier_protocol::{Card, ClientMessage, ServerMessage};
use tablier_views::prelude::*;
use web_sys::Element;

use crate::app::Standing;
use crate::local::house::House;
use crate::local::mind_thread::MindThread;
use crate::pages;
use crate::route::{Route, TableRef};
use crate::shell::Shell;
use crate::shell::door::{RoomDoor, Sign};
use crate::table::contributions::Contributions;
use crate::table::known::Known;
use crate::table::model::Model;
use crate::widgets::stand::stand;

/// The room, for those who are in it. Whatever the whole salon shares can be asked for here as well.
#[derive(Clone, Copy)]
pub struct Room {
    shell: Shell,
    /// The table that is followed.
    followed: RwSignal<Option<Model>>,
    desk: StoredValue<Desk>,
}

/// What lies ready in the room.
struct Desk {
    /// The tables kept here, once one of them was needed.
    house: Option<Box<dyn House>>,
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
            house: None,
            thinker: None,
            rolling: false,
            hints: 0,
            contributions: Room::kept_contributions(),
            drew: Vec::new(),
            untaken: Vec::new(),
        };
        let (followed, desk) = (RwSignal::new(None), StoredValue::new(desk));
        Box::leak(Box::new(Room { shell, followed, desk }))
    }

    /// The room one is in.
    pub fn get() -> Room {
        expect_context()
    }
}

impl RoomDoor for Room {
    fn show(&self, main: &Element, route: &Route) -> Option<Standing> {
        let view = || {
            provide_context(*self);
            match route {
                Route::Table(table) => Some(pages::table::table(table)),
                Route::Open(slug) => Some((self.house.get_untracked()?.page)(slug)),
                Route::Replay { table, moves } => {
                    Some((self.reading.get_untracked()?.replay)(table.clone(), *moves))
                }
                _ => None,
            }
        };
        let is_inside = matches!(route, Route::Table(_) | Route::Open(_) | Route::Replay { .. });
        is_inside.then(|| Box::new(stand(self.shell, main, || view().into_view())) as Standing)
    }

    fn sign(&self) -> Sign {
        let sign = self.model(|model| {
            let waits = model.known().is_some_and(Known::may_click);
            let game = model.game().map(str::to_owned);
            Some(Sign { game, waits, gone: model.gone().is_some() })
        });
        sign.unwrap_or_default()
    }

    fn hear(&self, told: &Value) -> bool {
        told::read(told).map(|tell| Room::hear(self, tell)).is_some()
    }

    fn welcome(&self) {
        let followed = self.model_now(|model| Some((model.table().clone(), model.version())));
        if let Some((TableRef { local: false, name: table }, since)) = followed {
            self.send(&ClientMessage::Follow { table, since, viewer: None });
        }
    }

    fn refused(&self) {
        self.with_model(Model::refuse);
    }

    fn leave_for(&self, route: &Route) {
        let stays = |table: &TableRef| self.followed_table().as_ref() == Some(table);
        if !matches!(route, Route::Table(table) if stays(table)) {
            self.leave_table();
        }
    }

    fn draw_at(&self, tables: &[Card]) {
        self.draw_elsewhere(tables);
    }

    fn stored_elsewhere(&self, table: &str) {
        if let Some(caught_up) = self.with_house(|house| house.catch_up(table)).flatten() {
            self.went_on(caught_up);
        }
    }

    fn forget(&self, table: &str) {
        self.with_house(|house| house.forget(table));
    }
}
