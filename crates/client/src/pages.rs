//! The pages.

pub mod open;
pub mod ratings;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod shelf;
pub mod table;

use leptos::prelude::*;

use crate::messages as m;
use crate::shell::Shell;

/// Where there is no page.
pub fn lost() -> AnyView {
    let l = Shell::get().language();
    view! {
        <section class="plain">
            <h1>{m::lost().get(l)}</h1>
            <p>{m::lost_more().get(l)}</p>
            <a class="button" href="/">{m::to_shelf().get(l)}</a>
        </section>
    }
    .into_any()
}
