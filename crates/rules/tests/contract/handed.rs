//! Whoever was handed some games knows these and no other.

use tablier_rules::{Language, Lid, RulebookOf, Rulebooks, Seed};

use crate::nim::Nim;

static TOY: Rulebooks = Rulebooks::new(&[&RulebookOf::<Nim<false>>::new()]);

#[test]
fn a_game_is_found_by_its_slug_and_played() {
    let rules = TOY.get("nim").expect("it was handed");
    assert_eq!((rules.slug(), rules.about().slug), ("nim", "nim"));
    let game = rules.start(&serde_json::Value::Null, Seed(1)).expect("no options");
    assert_eq!(game.slug(), "nim");
    assert!(TOY.iter().map(Lid::slug).eq(TOY.slugs()));
}

#[test]
fn a_list_with_one_game_knows_no_other_and_says_which_it_knows() {
    let unknown = TOY.get("six").err().expect("it was not handed");
    assert_eq!(unknown.slug, "six");
    assert_eq!(unknown.to_string(), "There is no game “six”; there are: nim.");
    assert_eq!(unknown.text().get(Language::FR), "Aucun jeu ne s’appelle « six » ; il y a : nim.");
}
