//! The parts of the page that are loaded when they are needed.

use leptos::prelude::*;

use crate::games::{GameBox, Loading};
use crate::pages;
use crate::room::Room;
use crate::route::TableRef;
use crate::shell::Shell;
use crate::shell::door::RoomDoor;

/// Opens the room of a salon.
pub type OpenRoom = fn(Shell) -> &'static dyn RoomDoor;

/// What a page is put together of. Whoever starts it says where each part comes from.
pub struct Parts {
    /// The games.
    pub games: &'static [GameBox],
    /// The room where they are played: what opens it.
    pub room: fn() -> Loading<OpenRoom>,
    /// The pages beside it.
    pub reading: fn() -> Loading<&'static Reading>,
}

/// The pages beside the shelf and the tables.
pub struct Reading {
    pub open: fn(&str) -> AnyView,
    pub replay: fn(Option<TableRef>, Option<usize>) -> AnyView,
    pub rules: fn(&str) -> AnyView,
    pub index: fn() -> AnyView,
    pub ratings: fn(Option<&str>) -> AnyView,
    pub settings: fn() -> AnyView,
    pub recover: fn(&str) -> AnyView,
}

/// What opens the room.
pub const ROOM: OpenRoom = Room::open;

/// These pages.
pub static READING: Reading = Reading {
    open: pages::open::open,
    replay: pages::replay::replay,
    rules: pages::rules::rules,
    index: pages::rules::index,
    ratings: pages::ratings::ratings,
    settings: || pages::settings::Settings().into_any(),
    recover: pages::settings::recover,
};
