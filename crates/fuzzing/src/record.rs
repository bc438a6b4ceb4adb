//! Records: what reads is written the same, and what loads is a game.

use tablier_games::RULEBOOKS;
use tablier_rules::{AnyMatch, Format, Language, Record, Seat, Theme, Viewer, svg};

/// Any text is a record or refused with a place; a record loads or is refused with a sentence.
pub fn record(text: &str) {
    let record: Record = match text.parse() {
        Ok(record) => record,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let written = record.to_string();
    let again: Record = written.parse().unwrap_or_else(|error| panic!("{error} in {written:?}"));
    assert_eq!(again, record, "a record reads as it was written");
    let Ok(rules) = RULEBOOKS.get(&record.game) else { return };
    match rules.load(&record) {
        Ok(game) => look(&*game),
        Err(error) => assert!(!error.reason.is_blank()),
    }
}

/// Everything that can be seen of a game can be seen, and its own record leads to it again.
pub fn look(game: &dyn AnyMatch) {
    let seats = (0..game.seats()).map(|seat| Viewer::Seat(Seat::new(seat)));
    for viewer in seats.chain([Viewer::Spectator, Viewer::Everything]) {
        assert!(!game.describe(viewer).is_blank());
        let scene = game.scene(viewer, &[], Format::Wide);
        assert!(svg(&scene, Language::FR, Theme::Light).starts_with("<svg"));
        assert!(game.view(viewer).is_object());
    }
    assert_eq!(game.deciders().is_empty(), game.outcome().is_some());
    same_again(game);
}

/// The record of a game leads to the same game.
pub fn same_again(game: &dyn AnyMatch) {
    let text = game.record_for(Viewer::Everything).to_string();
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{error} in {text}"));
    let rules = RULEBOOKS.get(game.slug()).expect("it is a game of ours");
    let again = rules.load(&record).unwrap_or_else(|error| panic!("{error} in {text}"));
    assert_eq!(again.moves(), game.moves(), "{text}");
    let everything = Viewer::Everything;
    assert_eq!(again.view(everything), game.view(everything), "{text}");
    assert_eq!(record.check_result(again.outcome().as_ref()), Ok(()), "{text}");
}
