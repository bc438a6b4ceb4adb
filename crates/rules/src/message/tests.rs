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
    let pack = "\u{7}rules 2\none who\ntwo\n\u{7}table 1\nthree\n\u{8}\n@ red pawn\n\n\u{8}\none\u{6}two\n\u{7}\n";
    let read = pack::read(pack).map(|section| (section.name, section.keys, section.wordings));
    let expected = [
        ("rules", vec!["one who", "two"], vec!["@ red pawn", ""]),
        ("table", vec!["three"], vec!["one\u{6}two"]),
    ];
    assert_eq!(Vec::from_iter(read), expected);
}

#[test]
fn a_pack_of_other_messages_or_cut_off_or_no_pack_at_all_is_refused() {
    static OWN: Catalogue = Catalogue::new("toy", &["one", "two who"], &[], 77);
    let fits = |pack: &str| pack::fits(pack, &[&OWN]);
    let whole = "\u{7}toy 77\none\ntwo who\n\u{8}\nun\ndeux\n\u{7}\n";
    assert!(fits(whole));
    for length in 0..whole.len() {
        assert!(!fits(&whole[..length]), "cut after {length}");
    }
    assert!(!fits(&whole.replace("77", "78")), "written for other messages");
    assert!(!fits(&whole.replace("two who\n", "")), "other keys than wordings");
    assert!(!fits(&whole.replace("toy", "other")), "another catalogue");
    assert!(!fits("<!doctype html><p>Please log in</p>\n"), "a network that asks for a password");
    assert!(!load_wordings(Language::FR, &[&OWN], whole.replace("77", "78")));
}

/// What comes of a game whose catalogue is in no program: keys and wordings are loaded.
fn load_toy(toy: &'static Catalogue) {
    let (name, print) = (toy.name(), toy.fingerprint());
    let keys = format!("\u{7}{name} {print}\nlaid who field\nwon\n");
    let pack = keys + "\u{8}\n\u{1}  lays on \u{1}!.\nWon.\n\u{7}\n";
    assert!(load_wordings(Language::EN, &[toy], pack));
}

fn read_told(value: &serde_json::Value) -> Message {
    serde_json::from_value(value.clone()).unwrap()
}

#[test]
fn a_message_read_before_its_catalogue_is_known_is_said_once_it_is() {
    static TOY: Catalogue = Catalogue::new("early-toy", &[], &[], 5);
    let told = json!({ "say": "early-toy.laid", "with": { "who": { "seat": 0 }, "field": "b3" } });
    let early = read_told(&told);
    assert_eq!(early.get(Language::EN), "[early-toy.laid]");
    install([&TOY]);
    assert_eq!(early.get(Language::EN), "", "it is on its way");
    assert!(!early.is_blank());
    let named = early.named(&[anna()]);
    let loud = early.with_all_words(str::to_uppercase);
    assert_eq!(early.with_words(str::to_uppercase), early);
    let both = read_told(&json!({ "say": "early-toy.won" })).then(early.clone());
    let gone = read_told(&json!({ "say": "early-toy.gone" }));
    let lacking = read_told(&json!({ "say": "early-toy.laid", "with": { "who": 1 } }));

    load_toy(&TOY);
    assert_eq!(early.get(Language::EN), "{0} lays on b3.");
    assert_eq!(named.get(Language::EN), "Anna lays on b3.");
    assert_eq!(early.named(&[anna()]).get(Language::EN), "Anna lays on b3.");
    assert_eq!(loud.get(Language::EN), "{0} lays on B3.");
    assert_eq!(both.get(Language::EN), "Won. {0} lays on b3.");
    assert_eq!(gone.get(Language::EN), "[early-toy.gone]");
    assert_eq!(lacking.get(Language::EN), "[early-toy.laid]");
    assert_eq!(read_told(&told).get(Language::EN), early.get(Language::EN));
}

#[test]
fn a_message_whose_key_is_not_known_is_written_as_it_was_read() {
    let within = json!({ "say": "other.field", "with": { "number": -3 } });
    let told = json!({ "say": "other.laid", "with": { "where": within, "who": { "seat": 1 } } });
    for told in [told, json!({ "say": "other.won" })] {
        let message = read_told(&told);
        assert_eq!(keyed(|| serde_json::to_value(&message).unwrap()), told);
    }
}

#[test]
fn a_message_made_here_is_written_by_the_key_that_was_loaded() {
    static TOY: Catalogue = Catalogue::new("late-toy", &[], &[], 6);
    install([&TOY]);
    let laid = Message::of(&TOY, 0, vec![Seat::new(1).into(), "c4".into()]);
    let written = || keyed(|| serde_json::to_value(&laid).unwrap());
    assert_eq!(written(), json!(""), "there is neither a key nor are there words");
    load_toy(&TOY);
    let told = json!({ "say": "late-toy.laid", "with": { "who": { "seat": 1 }, "field": "c4" } });
    assert_eq!(written(), told);
    assert_eq!(read_told(&told), laid);
}

#[test]
fn a_message_whose_key_nobody_is_told_is_written_in_words() {
    static TOY: Catalogue = Catalogue::new("page-toy", &[], &[], 7);
    install([&TOY]);
    let pack = "\u{7}page-toy 7\n\u{8}\nBonjour.\n\u{7}\n".to_owned();
    assert!(load_wordings(Language::FR, &[&TOY], pack));
    let hello = Message::of(&TOY, 0, Vec::new());
    assert_eq!(hello.get(Language::FR), "Bonjour.");
    assert_eq!(keyed(|| serde_json::to_value(&hello).unwrap()), json!("Bonjour."));
    let told = read_told(&json!({ "say": "page-toy.hello" }));
    assert_eq!(told.get(Language::FR), "[page-toy.hello]");
}
