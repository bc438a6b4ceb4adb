//! What a game says.

use tablier_rules::{Language, Show};

use crate::Folder;

/// Each message of the game's catalogue is worded in every language there is.
pub fn every_message_has_its_words_in_every_language<G: Show>(_: &Folder) {
    for language in Language::ALL {
        let missing = G::catalogue().map(|catalogue| catalogue.missing(language));
        assert_eq!(missing.unwrap_or_default(), [""; 0], "messages/{}.ftl", language.tag());
    }
}
