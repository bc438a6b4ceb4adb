//! The parts of the page that are loaded when they are needed.

use tablier_views::prelude::*;
use web_sys::Element;

use crate::app::Standing;
use crate::games::{GameBox, Loading};
use crate::local::house::{OpenHouse, open_house};
use crate::pages;
use crate::room::Room;
use crate::route::{Route, TableRef};
use crate::shell::Shell;
use crate::shell::door::RoomDoor;
use crate::table::seal::{Verify, verify};
use crate::widgets::stand::stand;

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
    /// The tables kept in the browser, and the page where they are opened.
    pub house: fn() -> Loading<&'static HousePart>,
}

/// The pages beside the shelf and the tables.
pub struct Reading {
    /// Shows the page of a route that needs no room.
    pub show: fn(Shell, &Element, &Route) -> Option<Standing>,
    /// Checks the seal of a game that is over.
    pub verify: Verify,
    /// The one that needs a room.
    pub replay: fn(Option<TableRef>, Option<usize>) -> View,
}

/// What opens the room.
pub const ROOM: OpenRoom = Room::open;

/// These pages.
pub static READING: Reading = Reading { show: read, verify, replay: pages::replay::replay };

/// What games are opened and kept with in the browser.
pub struct HousePart {
    /// The page of a game.
    pub page: fn(&str) -> View,
    /// Opens the tables kept here.
    pub open: OpenHouse,
}

/// That part.
pub static HOUSE: HousePart = HousePart { page: pages::open::open, open: open_house };

fn read(shell: Shell, main: &Element, route: &Route) -> Option<Standing> {
    Some(Box::new(match route {
        Route::Rules(Some(slug)) => return pages::rules::show(shell, main, slug),
        Route::Ratings(slug) => stand(shell, main, || pages::ratings::ratings(slug.as_deref())),
        Route::Settings => stand(shell, main, pages::settings::settings),
        Route::Recover(code) => stand(shell, main, || pages::settings::recover(code)),
        _ => return None,
    }))
}
