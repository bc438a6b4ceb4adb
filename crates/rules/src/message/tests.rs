use serde_json::json;

use super::*;
use crate::Seat;
use crate::messages;

fn anna() -> Message {
    Message::words("Anna")
}

#[test]
fn names_take_the_place_of_seats() {
    let said = messages::list_two(Seat::new(0), Seat::new(1));
    let named = said.named(&[anna(), messages::language_name()]);
    assert_eq!(named.get(Language::FR), "Anna et Français");
    assert_eq!(named.get(Language::DE), "Anna und Deutsch");
    assert_eq!(named.get(Language::EN), "Anna and English");
}

#[test]
fn a_name_cannot_pass_for_another_seat() {
    let said = messages::list_two(Seat::new(0), Seat::new(1));
    let named = said.named(&[Message::words("{1}"), Message::words("B")]);
    assert_eq!(named.named(&[anna(), anna()]).get(Language::EN), "{1} and B");
}

#[test]
fn the_last_of_a_list_comes_after_and() {
    let listed = |seats| Message::listed(Seat::all(seats));
    assert_eq!(listed(3).get(Language::FR), "{0}, {1} et {2}");
    assert_eq!(listed(2).get(Language::DE), "{0} und {1}");
    assert_eq!(listed(1).get(Language::EN), "{0}");
    assert!(listed(0).is_blank());
}

#[test]
fn sentences_follow_each_other_with_one_space() {
    let both = Message::words("One.").then(Message::default()).then(Message::words("Two."));
    assert_eq!(both.get(Language::EN), "One. Two.");
}

#[test]
fn each_language_counts_and_sets_numbers_in_its_own_way() {
    let wording = "\u{2} 0\u{3}none\u{4}one\u{3}\u{1}  move\u{4}\u{3}\u{1}  moves\u{4}\u{5}!";
    let said = |number: i64, language| {
        let mut out = String::new();
        wording::fill(wording, &[number.into()], language, &mut out);
        out
    };
    assert_eq!(said(0, Language::FR), "none!");
    assert_eq!(said(1, Language::EN), "1 move!");
    assert_eq!(said(21, Language::DE), "21 moves!");
    assert_eq!(said(12_345, Language::DE), "12.345 moves!");
    assert_eq!(said(12_345, Language::FR), "12\u{202f}345 moves!");
    assert_eq!(said(-12_345, Language::EN), "−12,345 moves!");
    assert_eq!(said(9_999, Language::EN), "9999 moves!");
}

#[test]
fn a_message_is_read_as_it_was_written() {
    let parts = [messages::list_two(Seat::new(0), 7), messages::list_more("b3", anna()), anna()];
    let whole = Message::join([Message::listed(parts), Message::words("x")], ", ")
        .then(messages::language_name());
    let written = keyed(|| serde_json::to_value(&whole).unwrap());
    assert_eq!(serde_json::from_value::<Message>(written.clone()).unwrap(), whole, "{written}");
    let list = Message::of(
        &messages::CATALOGUE,
        4,
        vec![Argument::List(vec![1.into(), anna().into()]), "c".into()],
    );
    let written = keyed(|| serde_json::to_value(&list).unwrap());
    assert_eq!(serde_json::from_value::<Message>(written.clone()).unwrap(), list, "{written}");
}

#[test]
fn programs_that_know_no_keys_read_words_in_every_language() {
    let said = serde_json::to_value(messages::list_two(1, "b")).unwrap();
    assert_eq!(said, json!({ "de": "1 und b", "en": "1 and b", "fr": "1 et b" }));
    // What an older program wrote has two languages; English stands for the others.
    let old: Message = serde_json::from_value(json!({ "fr": "un", "en": "one" })).unwrap();
    assert_eq!(
        [Language::FR, Language::EN, Language::DE].map(|l| old.get(l)),
        ["un", "one", "one"]
    );
    let unknown: Message = serde_json::from_value(json!({ "say": "chess.mate" })).unwrap();
    assert_eq!(unknown.get(Language::EN), "[chess.mate]");
}

#[test]
fn a_pack_gives_back_every_wording_whatever_it_begins_with() {
    let pack = "\u{7}rules 2\n@ red pawn\n\n\u{7}table 1\none\u{6}two\n\u{7}\n";
    let read: Vec<_> = catalogue::read_pack(pack)
        .into_iter()
        .map(|section| (section.name, section.wordings))
        .collect();
    let expected =
        [("rules", vec!["@ red pawn", ""]), ("table", vec!["one\u{6}two"]), ("", vec![])];
    assert_eq!(read, expected);
}

#[test]
fn a_pack_of_other_messages_or_cut_off_or_no_pack_at_all_is_refused() {
    static OWN: Catalogue = Catalogue::new("toy", &["one", "two who"], &[], 77);
    let fits = |pack: &str| catalogue::fits(pack, [&OWN]);
    let whole = "\u{7}toy 77\nun\ndeux\n\u{7}\n";
    assert!(fits(whole));
    for length in 0..whole.len() {
        assert!(!fits(&whole[..length]), "cut after {length}");
    }
    assert!(!fits("\u{7}toy 78\nun\ndeux\n\u{7}\n"), "written for other messages");
    assert!(!fits("\u{7}other 77\nun\ndeux\n\u{7}\n"), "another catalogue");
    assert!(!fits("<!doctype html><p>Please log in</p>\n"), "a network that asks for a password");
}
