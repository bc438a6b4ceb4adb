//! Logs, and what belongs to all storages.

use tablier_server::{Batch, StorageError};
use tablier_table::Stage;

use crate::Place;
use crate::sheets::{line, opened, sheet};

pub async fn a_log_comes_back_in_order_byte_for_byte(place: &Place) {
    let storage = place.open().await;
    let entries = [r#"{"a": 1,"b":[ ]}"#, "é\u{1F98A}\n\\", "'; drop table log; --"];
    let lines = entries.iter().zip(1..).map(|(entry, number)| line("table1", number, entry));
    let mut lines: Vec<_> = lines.collect();
    lines.push(line("table2", 1, "other"));
    let sheets = ["table1", "table2"].map(|name| (sheet(name, Stage::Playing, 5), true));
    let batch = Batch { lines, sheets: sheets.into(), ..Batch::default() };
    storage.append(&batch).await.expect("kept");
    assert_eq!(storage.log("table1", 0).await.expect("read"), entries);
    assert_eq!(storage.log("table2", 0).await.expect("read"), ["other"]);
    assert!(storage.log("table3", 0).await.expect("read").is_empty());
}

pub async fn a_number_that_is_taken_loses_the_whole_batch(place: &Place) {
    let storage = place.open().await;
    storage.append(&opened(sheet("table1", Stage::Gathering, 5))).await.expect("kept");
    let mut batch = opened(sheet("table2", Stage::Gathering, 6));
    batch.lines.push(line("table1", 1, "again"));
    batch.sheets.push((sheet("table1", Stage::Playing, 6), true));
    assert_eq!(storage.append(&batch).await, Err(StorageError::Overtaken));
    assert!(storage.log("table2", 0).await.expect("read").is_empty());
    assert_eq!(storage.log("table1", 0).await.expect("read"), ["{}"]);
    let open = storage.list(tablier_server::Listing::Open, 9).await.expect("listed");
    assert_eq!(open.len(), 1);
    // What is lost does no harm to what comes next.
    batch.lines.pop();
    batch.sheets.pop();
    storage.append(&batch).await.expect("kept");
}

pub async fn of_two_who_write_the_same_number_one_is_refused(place: &Place) {
    let (one, other) = (place.open().await, place.open().await);
    one.append(&opened(sheet("table1", Stage::Playing, 5))).await.expect("kept");
    for number in 2..30 {
        let batch = |entry: &str| Batch {
            lines: vec![line("table1", number, entry)],
            sheets: vec![(sheet("table1", Stage::Playing, number), false)],
            ..Batch::default()
        };
        let (mine, theirs) = (batch("mine"), batch("theirs"));
        let (mine, theirs) = tokio::join!(one.append(&mine), other.append(&theirs));
        assert!(mine.is_ok() != theirs.is_ok(), "{number}: {mine:?}, {theirs:?}");
        assert_eq!(mine.and(theirs), Err(StorageError::Overtaken), "{number}");
    }
    assert_eq!(one.log("table1", 0).await.expect("read").len(), 29);
}

pub async fn everything_is_there_when_it_is_opened_again(place: &Place) {
    let storage = place.open().await;
    storage.append(&opened(sheet("table1", Stage::Playing, 5))).await.expect("kept");
    storage.set_note("key", "value").await.expect("noted");
    drop(storage);
    let storage = place.open().await;
    assert_eq!(storage.log("table1", 0).await.expect("read"), ["{}"]);
    assert_eq!(storage.note("key").await.expect("read").as_deref(), Some("value"));
    assert_eq!(storage.was_replaced().await, Ok(false));
}

pub async fn several_can_open_it_at_once(place: &Place) {
    let (one, two, three) = tokio::join!(place.open(), place.open(), place.open());
    one.append(&opened(sheet("table1", Stage::Playing, 5))).await.expect("kept");
    for storage in [one, two, three] {
        assert_eq!(storage.log("table1", 0).await.expect("read"), ["{}"]);
    }
}

pub async fn notes_are_remembered(place: &Place) {
    let storage = place.open().await;
    assert_eq!(storage.note("key").await, Ok(None));
    storage.set_note("key", "one").await.expect("noted");
    storage.set_note("key", "two").await.expect("noted");
    assert_eq!(storage.note("key").await.expect("read").as_deref(), Some("two"));
}
