//! The pages.

pub mod open;
pub mod ratings;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod shelf;
pub mod table;

use leptos::prelude::*;

use crate::shell::Shell;

/// Where there is no page.
pub fn lost() -> AnyView {
    let page = tablier_pages::lost(Shell::get().language());
    view! { <div inner_html=page></div> }.into_any()
}
