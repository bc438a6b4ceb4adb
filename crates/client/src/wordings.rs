//! The wordings of a language, which are loaded before anything is said in it. What a salon says is understood by its keys.

use std::time::Duration;

use leptos::prelude::set_timeout;
use tablier_rules::{Language, has_wordings, install, load_wordings};
use wasm_bindgen_futures::spawn_local;

use crate::games::GameBox;
use crate::link::http;
use crate::messages;

/// How long one waits before one tries again.
const RETRY_DELAY: Duration = Duration::from_secs(2);

/// Lets what a salon of these games says be understood.
pub fn understand(boxes: &[GameBox]) {
    let own = [
        &tablier_table::messages::CATALOGUE,
        &tablier_protocol::messages::CATALOGUE,
        &messages::CATALOGUE,
    ];
    install(own.into_iter().chain(boxes.iter().filter_map(|one| one.lid.catalogue())));
}

/// Loads the wordings of a language unless they are there; tells whether they are there then.
pub async fn load(language: Language) -> bool {
    if !has_wordings(language)
        && let Ok(pack) = http::get_text(&format!("/messages.{}.txt", language.tag())).await
    {
        load_wordings(language, pack);
    }
    has_wordings(language)
}

/// Goes on once the wordings of a language are there, however often they have to be asked for.
pub fn once_loaded(language: Language, then: impl FnOnce() + 'static) {
    // The browser's own way: that of the views is not there before they are.
    spawn_local(async move {
        if load(language).await {
            then();
        } else {
            set_timeout(move || once_loaded(language, then), RETRY_DELAY);
        }
    });
}
