//! The wordings of a language, which are loaded before anything is said in it. What a salon says is understood by its keys.

use std::time::Duration;

use tablier_rules::{Catalogue, Language, Lid, install, load_wordings};
use tablier_views::prelude::set_timeout;
use wasm_bindgen_futures::spawn_local;

use crate::games::GameBox;
use crate::link::http;
use crate::messages;

/// How long one waits before one tries again.
const RETRY_DELAY: Duration = Duration::from_secs(2);

/// What is said on any page, whatever is played.
static OWN: [&Catalogue; 5] = [
    &tablier_rules::messages::CATALOGUE,
    &tablier_table::messages::CATALOGUE,
    &tablier_protocol::messages::CATALOGUE,
    &tablier_pages::messages::CATALOGUE,
    &messages::CATALOGUE,
];

/// Lets what a salon of these games says be understood.
pub fn understand(boxes: &[GameBox]) {
    install(OWN.into_iter().chain(boxes.iter().filter_map(|one| one.lid.catalogue())));
}

/// Loads the wordings of a language unless they are there; tells whether they are there then.
pub async fn load(language: Language) -> bool {
    fetch("messages", &OWN, language).await
}

/// The same of what a game says.
pub async fn load_game(lid: &dyn Lid, language: Language) -> bool {
    match lid.catalogue() {
        Some(catalogue) => fetch(catalogue.name(), &[catalogue], language).await,
        None => true,
    }
}

/// Whether what a game says can be read.
pub fn has_game(lid: &dyn Lid, language: Language) -> bool {
    lid.catalogue().is_none_or(|catalogue| catalogue.has_wordings(language))
}

async fn fetch(name: &str, catalogues: &[&Catalogue], language: Language) -> bool {
    if catalogues.iter().all(|catalogue| catalogue.has_wordings(language)) {
        return true;
    }
    let path = http::own_path(&format!("{name}.{}.txt", language.tag()));
    // Past what the browser keeps where that is spoilt.
    let anew = format!("{path}?{}", js_sys::Date::now() as u64);
    for path in [path, anew] {
        if let Ok(pack) = http::get_text(&path).await
            && load_wordings(language, catalogues, pack)
        {
            return true;
        }
    }
    false
}

/// Says behind the curtain, in every language, that something is waited for: there are no words yet to say it in one.
fn say_that_it_takes_long() {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(late) = document.and_then(|document| document.get_element_by_id("late")) {
        let _ = late.remove_attribute("hidden");
    }
}

/// Goes on once the wordings of a language are there, however often they have to be asked for.
pub fn once_loaded(language: Language, then: impl FnOnce() + 'static) {
    // The browser's own way: that of the views is not there before they are.
    spawn_local(async move {
        if load(language).await {
            then();
        } else {
            say_that_it_takes_long();
            set_timeout(move || once_loaded(language, then), RETRY_DELAY);
        }
    });
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use tablier_rules::typeset;

    use super::*;

    /// The folders with catalogues, of crates and of games.
    fn folders() -> Vec<PathBuf> {
        let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let crates =
            ["crates", "games"].map(|name| fs::read_dir(root.join(name)).expect("a folder"));
        let all = crates.into_iter().flatten().flatten().map(|entry| entry.path().join("messages"));
        all.filter(|folder| folder.is_dir()).collect()
    }

    #[test]
    fn catalogues_have_the_spaces_and_apostrophes_they_want() {
        let folders = folders();
        assert!(folders.len() > 10, "{folders:?}");
        for language in Language::ALL {
            for folder in &folders {
                let path = folder.join(format!("{}.ftl", language.tag()));
                let written = fs::read_to_string(&path).expect("a language is everywhere");
                // What is said, without comments and keys.
                for line in written.lines().filter(|line| !line.starts_with('#')) {
                    let wording = line.split_once(" = ").map_or(line, |(_, wording)| wording);
                    assert!(!wording.contains('\''), "a straight apostrophe: {line}");
                    assert_eq!(typeset(wording, language), wording, "{}", path.display());
                }
            }
        }
    }
}
