//! People, and the ways to be them.

use tablier_table::{PersonId, Stage, Time};

use crate::Place;
use crate::sheets::{opened, sheet, with_people};

pub async fn a_person_is_known_by_each_token_and_by_no_other(place: &Place) {
    let storage = place.open().await;
    let one = storage.new_person("Loutre 12", b"one", Time(5)).await.expect("a person");
    let two = storage.new_person("Lynx 99", b"two", Time(5)).await.expect("a person");
    assert_ne!(one, two);
    storage.add_token(one, b"one more", Time(6)).await.expect("a token");
    for (token, person) in [(&b"one"[..], one), (b"one more", one), (b"two", two)] {
        let known = storage.person(token).await.expect("read").expect("known");
        assert_eq!(known.id, person);
        assert!(!known.named && known.banned.is_none());
    }
    assert_eq!(storage.person(b"three").await, Ok(None));
    assert!(storage.new_person("Merle 10", b"two", Time(5)).await.is_err(), "a token is of one");
}

pub async fn a_name_is_kept(place: &Place) {
    let storage = place.open().await;
    let one = storage.new_person("Loutre 12", b"one", Time(5)).await.expect("a person");
    storage.rename(one, "Zoé 'x' \u{1F98A}").await.expect("renamed");
    let known = storage.person(b"one").await.expect("read").expect("known");
    assert_eq!((known.name.as_str(), known.named), ("Zoé 'x' \u{1F98A}", true));
}

pub async fn a_word_is_used_up_at_once_and_only_in_time(place: &Place) {
    let storage = place.open().await;
    let one = storage.new_person("Loutre 12", b"one", Time(5)).await.expect("a person");
    storage.add_recovery(one, b"word", Time(10)).await.expect("kept");
    storage.add_recovery(one, b"late", Time(10)).await.expect("kept");
    assert_eq!(storage.take_recovery(b"other", Time(6)).await, Ok(None));
    assert_eq!(storage.take_recovery(b"word", Time(10)).await, Ok(Some(one)));
    assert_eq!(storage.take_recovery(b"word", Time(10)).await, Ok(None));
    assert_eq!(storage.take_recovery(b"late", Time(11)).await, Ok(None));
}

pub async fn a_ban_is_kept_and_says_whom_it_found(place: &Place) {
    let storage = place.open().await;
    let one = storage.new_person("Loutre 12", b"one", Time(5)).await.expect("a person");
    assert_eq!(storage.ban_of(one).await, Ok(None));
    assert_eq!(storage.ban(one, Time(50), "noise").await, Ok(true));
    assert_eq!(storage.ban_of(one).await, Ok(Some((Time(50), "noise".to_owned()))));
    assert_eq!(storage.ban(PersonId(12_345), Time(50), "noise").await, Ok(false));
    let known = storage.person(b"one").await.expect("read").expect("known");
    assert_eq!(known.banned, Some((Time(50), "noise".to_owned())));
}

pub async fn guests_who_never_sat_down_are_forgotten(place: &Place) {
    let storage = place.open().await;
    let mut ids = Vec::new();
    for (token, seen) in [(b"old", 1), (b"sat", 1), (b"nam", 1), (b"ban", 1), (b"new", 9)] {
        ids.push(storage.new_person("Merle 10", token, Time(seen)).await.expect("a person"));
    }
    let put = with_people(sheet("table1", Stage::Playing, 5), &[ids[1].0], &[]);
    storage.append(&opened(put)).await.expect("kept");
    storage.rename(ids[2], "Zoé").await.expect("renamed");
    storage.ban(ids[3], Time(99), "noise").await.expect("banned");
    assert_eq!(storage.sweep(Time(9), Time(9)).await, Ok(1));
    assert_eq!(storage.person(b"old").await, Ok(None));
    for token in [b"sat", b"nam", b"ban", b"new"] {
        assert!(storage.person(token).await.expect("read").is_some());
    }
}
