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
use crate::words as w;

/// Where there is no page.
pub fn lost() -> AnyView {
    let l = Shell::get().language();
    view! {
        <section class="plain">
            <h1>{w::LOST.get(l)}</h1>
            <p>{w::LOST_MORE.get(l)}</p>
            <a class="button" href="/">{w::TO_SHELF.get(l)}</a>
        </section>
    }
    .into_any()
}
