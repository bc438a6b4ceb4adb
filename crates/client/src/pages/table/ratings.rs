//! The ratings of those who sit at a rated table.

use leptos::prelude::*;
use tablier_protocol::SeatRating;

use crate::json;
use crate::link::http;
use crate::route::TableRef;
use tablier_table::Snapshot;

/// By seat; asked for again when somebody sits down and when the game ends.
pub fn ratings(
    table: &TableRef,
    snapshot: Memo<Option<Snapshot>>,
) -> RwSignal<Vec<Option<SeatRating>>> {
    let ratings = RwSignal::new(Vec::new());
    let path = format!("/api/tables/{}/ratings", table.name);
    let wanted = Memo::new(move |_| {
        snapshot.with(|snapshot| {
            let snapshot = snapshot.as_ref().filter(|snapshot| snapshot.rated)?;
            let taken: Vec<bool> = snapshot.chairs.iter().map(|chair| chair.taken).collect();
            Some((snapshot.stage, taken))
        })
    });
    Effect::new(move |_| {
        if wanted.get().is_none() {
            return;
        }
        let take = move |text: Result<String, _>| {
            if let Some(found) = text.ok().and_then(|text| json::read(&text).ok()) {
                // The page may have been left meanwhile.
                let _ = ratings.try_set(found);
            }
        };
        http::fetch(path.clone(), Box::new(take));
    });
    ratings
}
