//! A whole salon moves from one kind of place to the other and back.

use std::sync::Arc;

use tablier_server::{Batch, Listing, Moved, Storage, StorageError, move_all};
use tablier_table::{PersonId, Stage, Time};

use crate::Place;
use crate::ratings;
use crate::sheets::{line, opened, sheet, with_people};

async fn filled(place: &Place) -> Arc<dyn Storage> {
    let storage = place.open().await;
    let anna = storage.new_person("Loutre 12", b"anna", Time(5)).await.expect("a person");
    let gone = storage.new_person("Merle 99", b"gone", Time(6)).await.expect("a person");
    storage.rename(anna, "Anna").await.expect("renamed");
    storage.add_recovery(anna, b"word", Time(99)).await.expect("kept");
    storage.ban(anna, Time(7), "noise").await.expect("banned");
    storage.set_note("admin", "hash").await.expect("noted");
    for number in 0..30 {
        let name = format!("table{number}");
        let put = with_people(sheet(&name, Stage::Playing, number), &[anna.0], &[anna.0]);
        storage.append(&opened(put.clone())).await.expect("kept");
        // More than travels together.
        let lines = (2..60).map(|at| line(&name, at, &format!("é {at} of {name}"))).collect();
        storage
            .append(&Batch { lines, sheets: vec![(put, false)], rated: Vec::new() })
            .await
            .expect("kept");
    }
    ratings::ends(&*storage, ratings::won("rated", anna, gone)).await;
    storage
}

async fn all_of(storage: &dyn Storage) -> String {
    let mut all = String::new();
    for number in 0..30 {
        let log = storage.log(&format!("table{number}"), 0).await.expect("read");
        all += &format!("{log:?}\n");
    }
    let person = storage.person(b"anna").await.expect("read").expect("known");
    let own = storage.list(Listing::Of(person.id), 99).await.expect("listed");
    let note = storage.note("admin").await.expect("read");
    let scores = storage.scores("rated").await.expect("read");
    let strongest = storage.strongest("six", 9).await.expect("listed");
    all + &format!("{person:?}\n{own:?}\n{note:?}\n{scores:?}\n{strongest:?}")
}

#[tokio::test]
async fn everything_moves_to_postgresql_and_back() {
    let (first, second, third) = (Place::sqlite(), Place::postgres(), Place::sqlite());
    let storage = filled(&first).await;
    let before = all_of(&*storage).await;
    let there = second.open().await;
    let moved = move_all(storage, &*there).await.expect("moved");
    assert_eq!(moved, Moved { people: 2, tables: 31, inputs: 30 * 59 + 1 });
    assert_eq!(all_of(&*there).await, before);
    // Whoever comes next gets a number nobody has.
    let new = there.new_person("Lynx 10", b"new", Time(8)).await.expect("a person");
    assert_eq!(new, PersonId(3));
    let back = third.open().await;
    move_all(Arc::clone(&there), &*back).await.expect("moved back");
    assert_eq!(all_of(&*back).await, before);
    assert_eq!(back.take_recovery(b"word", Time(9)).await, Ok(Some(PersonId(1))));
}

#[tokio::test]
async fn nothing_moves_where_a_salon_is() {
    for (from, to) in [(Place::sqlite(), Place::postgres()), (Place::postgres(), Place::sqlite())] {
        let (source, goal) = (filled(&from).await, to.open().await);
        goal.new_person("Lynx 10", b"here", Time(8)).await.expect("a person");
        assert_eq!(move_all(source, &*goal).await, Err(StorageError::Taken));
        assert_eq!(goal.person(b"anna").await, Ok(None));
    }
}

#[tokio::test]
async fn what_is_broken_off_does_not_arrive_at_all() {
    for (from, to) in [(Place::sqlite(), Place::postgres()), (Place::postgres(), Place::sqlite())] {
        let (source, goal) = (filled(&from).await, to.open().await);
        let (sender, mut given) = tokio::sync::mpsc::channel(64);
        source.give(sender).await.expect("given");
        let (again, received) = tokio::sync::mpsc::channel(64);
        for _ in 0..4 {
            again.send(given.recv().await.expect("a portion")).await.expect("there is room");
        }
        drop(again);
        assert!(goal.receive(received).await.is_err());
        assert_eq!(goal.person(b"anna").await, Ok(None));
        assert!(goal.log("table0", 0).await.expect("read").is_empty());
    }
}
