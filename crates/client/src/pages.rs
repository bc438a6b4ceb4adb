//! The pages.

pub mod open;
pub mod ratings;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod shelf;
pub mod table;

use tablier_views::prelude::*;

use crate::shell::Shell;

/// Where there is no page.
pub fn lost() -> View {
    let page = tablier_pages::lost(Shell::get().language());
    tag("div").html(page).into_view()
}
