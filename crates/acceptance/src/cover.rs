//! What is drawn on the box of a game.

use tablier_rules::{Rulebook, RulebookOf, Show};

use crate::Folder;
use crate::folder::parse;

/// Where [`Show::cover`] gives a record, it is of this game and can be played; and what lies in `cover.txt` is given.
pub fn the_record_on_its_box_is_a_game<G: Show>(folder: &Folder) {
    let name = "cover.txt";
    let Some(text) = G::cover() else {
        assert!(!folder.path(name).exists(), "{name} is there, but Show::cover does not give it");
        return;
    };
    assert_eq!(text, folder.read(name), "Show::cover gives what stands in {name}");
    let record = parse(name, text);
    assert_eq!(record.game, G::SLUG, "{name} is of another game");
    let loaded = RulebookOf::<G>::new().load(&record);
    let game = loaded.unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(game.moves() > 0, "{name} shows how a game begins");
}
