//! The salon in the browser. It knows no game: it shows scenes, offers what may be clicked, and speaks one protocol to a table
//! on the server or to a table kept in the browser itself.
//!
//! All of it begins with one call, in the page, which hands it the games and says where the other parts come from:
//!
//! ```no_run
//! use tablier_client::{Parts, READING, ROOM, start};
//!
//! static PARTS: Parts = Parts {
//!     games: &[],
//!     room: || Box::pin(async { Ok(ROOM) }),
//!     reading: || Box::pin(async { Ok(&READING) }),
//! };
//! start(&PARTS);
//! ```

mod app;
mod board;
mod cover;
mod games;
mod json;
mod lesson;
mod link;
mod local;
mod markdown;
mod pages;
#[cfg(test)]
mod paints;
mod parts;
mod parts_of_page;
mod room;
mod route;
mod settings;
mod shell;
mod sound;
mod table;
mod wordings;

pub use games::{GameBox, Loading, NotLoaded};
pub use parts_of_page::{OpenRoom, Parts, READING, ROOM, Reading};
pub use shell::Shell;
pub use shell::door::RoomDoor;

tablier_rules::messages!();

/// Puts a salon of these games into the page.
pub fn start(parts: &'static Parts) {
    wordings::understand(parts.games);
    wordings::once_loaded(shell::first_language(), move || open(parts));
}

fn open(parts: &'static Parts) {
    if let Some(curtain) = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("curtain"))
    {
        curtain.remove();
    }
    leptos::mount::mount_to_body(move || app::app(parts));
}
