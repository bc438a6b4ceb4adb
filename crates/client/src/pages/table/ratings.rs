//! The ratings of those who sit at a rated table.

use tablier_protocol::SeatRating;
use tablier_table::Snapshot;
use tablier_views::prelude::*;

use crate::json;
use crate::link::http;
use crate::route::TableRef;

/// The ratings as the salon told them; asked for again when somebody sits down and when the game ends.
#[derive(Clone, Copy)]
pub struct Ratings(RwSignal<String>);

impl Ratings {
    pub fn new(table: &TableRef, snapshot: Memo<Option<Snapshot>>) -> Ratings {
        let told = RwSignal::new(String::new());
        let path = format!("/api/tables/{}/ratings", table.name);
        // Another address whenever the answer may be another.
        let wanted = Memo::new(move |_| {
            snapshot.with(|snapshot| {
                let snapshot = snapshot.as_ref().filter(|snapshot| snapshot.rated)?;
                let sit = snapshot.chairs.iter().filter(|chair| chair.taken).count();
                Some(format!("{path}?{sit}{}", snapshot.why.is_some()))
            })
        });
        effect(move |_| {
            let Some(path) = wanted.get() else { return };
            let take = move |text: Result<String, _>| {
                // The page may have been left meanwhile.
                let _ = told.try_set(text.unwrap_or_default());
            };
            http::fetch(path, Box::new(take));
        });
        Ratings(told)
    }

    /// By seat.
    pub fn get(self) -> Vec<Option<SeatRating>> {
        self.0.with(|told| json::read(told).unwrap_or_default())
    }
}
