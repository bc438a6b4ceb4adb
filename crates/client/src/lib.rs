//! The salon in the browser. It knows no game: it shows scenes, offers what may be clicked, and speaks one protocol to a table
//! on the server or to a table kept in the browser itself.
//!
//! All of it begins with one call, in the page:
//!
//! ```no_run
//! tablier_client::start();
//! ```

mod app;
mod board;
mod cover;
mod json;
mod lesson;
mod link;
mod local;
mod markdown;
mod pages;
mod parts;
mod route;
mod salon;
mod settings;
mod sound;
mod table;
mod words;

/// Puts the salon into the page.
pub fn start() {
    if let Some(curtain) = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("curtain"))
    {
        curtain.remove();
    }
    leptos::mount::mount_to_body(app::App);
}
