//! The salon in the browser. It knows no game: it shows scenes, offers what may be clicked, and speaks one protocol to a table
//! on the server or to a table kept in the browser itself.
//!
//! All of it begins with one call, in the page, which hands it the games and says where the other parts come from:
//!
//! ```no_run
//! use tablier_client::{HOUSE, Parts, READING, ROOM, start};
//!
//! static PARTS: Parts = Parts {
//!     games: &[],
//!     room: || Box::pin(async { Ok(ROOM) }),
//!     reading: || Box::pin(async { Ok(&READING) }),
//!     house: || Box::pin(async { Ok(&HOUSE) }),
//! };
//! start(&PARTS);
//! ```

mod app;
mod board;
mod games;
mod json;
mod lesson;
mod link;
mod local;
mod pages;
#[cfg(test)]
mod paints;
mod parts;
mod room;
mod settings;
mod shell;
mod sound;
mod table;
mod widgets;
mod wordings;

pub use games::{GameBox, Loading, NotLoaded};
pub use local::house::House;
pub use parts::{HOUSE, HousePart, OpenRoom, Parts, READING, ROOM, Reading};
use tablier_pages as route;

pub use shell::Shell;
pub use shell::door::RoomDoor;

tablier_rules::messages!();

/// Puts a salon of these games into the page.
pub fn start(parts: &'static Parts) {
    tablier_views::mount::begin();
    wordings::understand(parts.games);
    wordings::once_loaded(shell::first_language(), move || open(parts));
}

fn open(parts: &'static Parts) {
    for covers in ["#curtain", "#late", "#failed"] {
        if let Some(cover) = app::find(covers) {
            cover.remove();
        }
    }
    // What the page reacts to lasts as long as the page.
    std::mem::forget(tablier_views::mount::react(move || app::app(parts)));
}
