//! What each viewer sees and is told.

use serde_json::json;
use tablier_rules::{Language, Level, Seed, Viewer};
use tablier_table::{Audience, Input, SeatSetup, Stage, Time, ToldEvent};

use crate::kept::{ANNA, BRUNO, CHLOE, FIRST, Kept, SECOND, setup};

#[test]
fn versions_have_no_holes_and_secrets_are_skipped() {
    let mut kept = Kept::six();
    let say = |person, name: &str, text: &str| Input::Say {
        person,
        name: name.to_owned(),
        text: text.to_owned(),
    };
    kept.takes(say(ANNA, "Anna", "Bonjour !"));
    kept.takes(say(CHLOE, "Chloé", "Il gagne."));
    let said = |viewer: Viewer| -> Vec<bool> {
        let told = kept.table.told(viewer, 2);
        assert_eq!(told.iter().map(|told| told.v).collect::<Vec<_>>(), [3, 4]);
        told.iter().map(|told| told.what.is_some()).collect()
    };
    // Those who play and those who watch talk apart.
    assert_eq!(said(Viewer::Seat(SECOND)), [true, false]);
    assert_eq!(said(Viewer::Spectator), [false, true]);
    kept.takes(Input::Resign { person: ANNA, seat: FIRST });
    let all = kept.table.told(Viewer::Spectator, 2);
    assert!(all.iter().all(|told| told.what.is_some()), "afterwards everybody may read everything");
}

#[test]
fn what_was_said_can_be_taken_away_for_good() {
    let mut kept = Kept::six();
    let text = "words".to_owned();
    let version = kept.takes(Input::Say { person: ANNA, name: "Anna".to_owned(), text });
    kept.takes(Input::Unsay { version });
    let told = kept.table.told(Viewer::Seat(FIRST), version - 1);
    assert!(matches!(&told[0].what, Some(ToldEvent::Said { text: None, .. })));
    let empty = Input::Say { person: ANNA, name: "Anna".to_owned(), text: "  ".to_owned() };
    assert!(kept.refuses(empty).contains("empty"));
    let text = "x".repeat(501);
    let long = Input::Say { person: ANNA, name: "Anna".to_owned(), text };
    assert!(kept.refuses(long).contains("500"));
}

#[test]
fn moves_are_told_in_words_with_the_names_of_people() {
    let mut kept = Kept::six();
    kept.plays(ANNA, FIRST, "0,0");
    let told = kept.table.told(Viewer::Spectator, 2);
    let Some(ToldEvent::Moved { moves, .. }) = &told[0].what else { panic!("a move was made") };
    assert!(
        moves[0].text.get(Language::FR).starts_with("Anna"),
        "{}",
        moves[0].text.get(Language::FR)
    );
}

#[test]
fn nobody_sees_through_other_eyes_before_the_end_and_everybody_after_it() {
    let mut kept = Kept::six();
    let all = Some(Viewer::Everything);
    assert_eq!(kept.table.viewer(ANNA, all), Viewer::Seat(FIRST));
    assert_eq!(kept.table.viewer(ANNA, Some(Viewer::Seat(SECOND))), Viewer::Seat(FIRST));
    assert_eq!(kept.table.viewer(CHLOE, Some(Viewer::Seat(FIRST))), Viewer::Spectator);
    let shown = |kept: &Kept| kept.table.snapshot(ANNA, Viewer::Seat(FIRST), Time(0)).seed;
    assert_eq!(shown(&kept), None);
    kept.takes(Input::Resign { person: ANNA, seat: FIRST });
    assert_eq!(kept.table.viewer(CHLOE, all), Viewer::Everything);
    let opened = shown(&kept).expect("it is over");
    assert_eq!((opened.seed(), opened.salt()), (Seed(7), "salt"));
    let json = serde_json::to_string(&opened).expect("it may be sent");
    assert_eq!(json, r#"[7,"salt"]"#, "as programs know it");
}

#[test]
fn at_one_screen_the_eyes_are_those_of_whoever_decides() {
    let kept = Kept::open(setup("six", json!({ "first": 1 }), &[SeatSetup::Host, SeatSetup::Host]));
    assert_eq!(kept.table.stage(), Stage::Playing);
    assert_eq!(kept.table.viewer(ANNA, None), Viewer::Seat(SECOND));
    assert_eq!(kept.table.viewer(ANNA, Some(Viewer::Seat(FIRST))), Viewer::Seat(FIRST));
}

#[test]
fn at_one_screen_no_hand_is_shown_while_a_machine_decides() {
    let places = [SeatSetup::Machine(Level::Beginner), SeatSetup::Host, SeatSetup::Host];
    let kept = Kept::open(setup("atomix", json!({ "players": 3, "first": 0 }), &places));
    assert_eq!(kept.table.deciders().single(), Some(FIRST));
    assert_eq!(kept.table.viewer(ANNA, None), Viewer::Spectator);
    // With one person at the screen it is plain whose hand is theirs, and where nothing is hidden there is none.
    let alone = [SeatSetup::Machine(Level::Beginner), SeatSetup::Host];
    let kept = Kept::open(setup("atomix", json!({ "first": 0 }), &alone));
    assert_eq!(kept.table.viewer(ANNA, None), Viewer::Seat(SECOND));
    let kept = Kept::open(setup("disx", json!({ "players": 3, "first": 0 }), &places));
    assert_eq!(kept.table.viewer(ANNA, None), Viewer::Seat(SECOND));
}

#[test]
fn spectators_are_kept_out_where_the_table_says_so() {
    let kept = Kept::six_with(|setup| setup.audience = Audience::Nobody);
    assert!(kept.table.may_watch(ANNA) && kept.table.may_watch(BRUNO));
    assert!(!kept.table.may_watch(CHLOE));
    assert!(Kept::six().table.may_watch(CHLOE));
}
