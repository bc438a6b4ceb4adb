//! The salon in the browser. It knows no game: it shows scenes, offers what may be clicked, and speaks one protocol to a table
//! on the server or to a table kept in the browser itself.
//!
//! All of it begins with one call, in the page, which hands it the games:
//!
//! ```no_run
//! tablier_client::start(&[]);
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
mod route;
mod settings;
mod shell;
mod sound;
mod table;
mod wordings;

pub use games::{GameBox, Loading, NotLoaded};

tablier_rules::messages!();

/// Puts a salon of these games into the page.
pub fn start(boxes: &'static [GameBox]) {
    wordings::understand(boxes);
    wordings::once_loaded(shell::first_language(), move || open(boxes));
}

fn open(boxes: &'static [GameBox]) {
    if let Some(curtain) = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("curtain"))
    {
        curtain.remove();
    }
    leptos::mount::mount_to_body(move || app::app(boxes));
}
