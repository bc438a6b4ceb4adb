//! What is known of tables without their logs.

use tablier_server::{Batch, Listing, Sheet, Storage};
use tablier_table::{PersonId, Stage, Time};

use crate::Place;
use crate::sheets::{line, opened, sheet, with_people};

async fn keep(storage: &dyn Storage, sheets: Vec<Sheet>) {
    for sheet in sheets {
        storage.append(&opened(sheet)).await.expect("kept");
    }
}

async fn names(storage: &dyn Storage, listing: Listing, most: u32) -> Vec<String> {
    let listed = storage.list(listing, most).await.expect("listed");
    listed.into_iter().map(|sheet| sheet.card.table).collect()
}

pub async fn the_lobby_lists_what_is_public_and_not_over_latest_first(place: &Place) {
    let storage = place.open().await;
    let hidden = Sheet { public: false, ..sheet("hidden", Stage::Gathering, 9) };
    keep(
        &*storage,
        vec![
            sheet("open1", Stage::Gathering, 5),
            sheet("open2", Stage::Gathering, 7),
            sheet("open3", Stage::Gathering, 6),
            sheet("playing1", Stage::Playing, 8),
            sheet("over1", Stage::Over, 9),
            hidden,
        ],
    )
    .await;
    assert_eq!(names(&*storage, Listing::Open, 9).await, ["open2", "open3", "open1"]);
    assert_eq!(names(&*storage, Listing::Playing, 9).await, ["playing1"]);
    let open = storage.lobby(Stage::Gathering, 2).await.expect("listed");
    let sheets = storage.list(Listing::Open, 2).await.expect("listed");
    let of_sheets = sheets.into_iter().map(|sheet| (sheet.card.table, sheet.people));
    assert_eq!(open, of_sheets.collect::<Vec<_>>());
    let wanted = ["open3", "hidden", "nowhere"].map(str::to_owned);
    let mut found = storage.sheets(&wanted).await.expect("listed");
    found.sort_by_key(|sheet| sheet.card.last);
    let found: Vec<_> = found.iter().map(|sheet| sheet.card.table.as_str()).collect();
    assert_eq!(found, ["open3", "hidden"]);
    assert!(storage.sheets(&[]).await.expect("listed").is_empty());
}

pub async fn a_persons_tables_begin_with_those_that_wait(place: &Place) {
    let storage = place.open().await;
    keep(
        &*storage,
        vec![
            with_people(sheet("over", Stage::Over, 9), &[2, 12], &[]),
            with_people(sheet("waits1", Stage::Playing, 1), &[2, 3], &[2]),
            with_people(sheet("waits2", Stage::Playing, 2), &[2, 3], &[3, 2]),
            with_people(sheet("other12", Stage::Playing, 8), &[2, 12], &[12]),
            with_people(sheet("strange", Stage::Playing, 8), &[12], &[12]),
        ],
    )
    .await;
    let own = names(&*storage, Listing::Of(PersonId(2)), 9).await;
    assert_eq!(own, ["waits2", "waits1", "other12", "over"]);
}

pub async fn a_list_is_cut(place: &Place) {
    let storage = place.open().await;
    let sheets = (0..20).map(|number| {
        let sheet = sheet(&format!("table{number}"), Stage::Gathering, number);
        with_people(sheet, &[4], &[])
    });
    keep(&*storage, sheets.collect()).await;
    assert_eq!(names(&*storage, Listing::Open, 3).await, ["table19", "table18", "table17"]);
    assert_eq!(names(&*storage, Listing::Of(PersonId(4)), 2).await, ["table19", "table18"]);
}

pub async fn a_sheet_comes_back_as_it_was(place: &Place) {
    let storage = place.open().await;
    let mut put = with_people(sheet("table1", Stage::Playing, 5), &[1, 2, 9_000], &[9_000]);
    put.deadline = Some(Time(77));
    put.machine = true;
    storage.append(&opened(put.clone())).await.expect("kept");
    let of = Listing::Of(PersonId(9_000));
    let got = storage.list(of, 9).await.expect("listed");
    assert_eq!(format!("{got:?}"), format!("{:?}", [put.clone()]));
    // The card is written again only where it changed, but for the moves and the time.
    put.card.moves = 8;
    put.card.last = Time(6);
    put.deadline = None;
    put.machine = false;
    put.waits.clear();
    let batch = Batch {
        lines: vec![line("table1", 2, "{}")],
        sheets: vec![(put.clone(), false)],
        ..Batch::default()
    };
    storage.append(&batch).await.expect("kept");
    let got = storage.list(of, 9).await.expect("listed");
    assert_eq!(format!("{got:?}"), format!("{:?}", [put]));
}

pub async fn tables_with_time_and_tables_of_machines_are_found(place: &Place) {
    let storage = place.open().await;
    let timed = Sheet { deadline: Some(Time(99)), ..sheet("timed", Stage::Playing, 5) };
    let machine = Sheet { machine: true, ..sheet("machine", Stage::Playing, 5) };
    keep(&*storage, vec![timed, machine, sheet("plain", Stage::Playing, 5)]).await;
    let timed = storage.deadlines().await.expect("listed");
    assert_eq!(timed, [("timed".to_owned(), Time(99), Time(5))]);
    assert_eq!(storage.machines().await.expect("listed"), ["machine"]);
}

pub async fn whoever_left_a_table_does_not_have_it_any_more(place: &Place) {
    let storage = place.open().await;
    let put = with_people(sheet("table1", Stage::Gathering, 5), &[1, 2], &[]);
    storage.append(&opened(put)).await.expect("kept");
    let left = with_people(sheet("table1", Stage::Gathering, 6), &[1], &[]);
    let batch = Batch {
        lines: vec![line("table1", 2, "{}")],
        sheets: vec![(left, true)],
        ..Batch::default()
    };
    storage.append(&batch).await.expect("kept");
    assert_eq!(names(&*storage, Listing::Of(PersonId(1)), 9).await, ["table1"]);
    assert!(names(&*storage, Listing::Of(PersonId(2)), 9).await.is_empty());
}
