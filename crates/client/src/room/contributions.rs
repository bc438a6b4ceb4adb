//! How this browser takes part in drawing the chance of games: it fills contributions, keeps them, and opens them when everybody is
//! there, on whatever page it is.

use tablier_protocol::{Act, Card, Failure};
use tablier_rules::{Contribution, Seal};
use tablier_table::Snapshot;

use super::Room;
use crate::json;
use crate::link::http;
use crate::local::attic;
use crate::route::TableRef;
use crate::table::contributions::{Contributions, DrawTask, own_seat};
use crate::table::seal::{Drawn, Noted};

/// The name they are kept under.
const KEY: &str = "tablier.contributions";

impl Room {
    /// A new contribution, sealed. None where the browser gives no random bytes: then nothing is added.
    pub fn fresh_seal(&self) -> Option<Seal> {
        let mut bytes = [0; 32];
        let crypto = web_sys::window()?.crypto().ok()?;
        crypto.get_random_values_with_u8_array(&mut bytes).ok()?;
        self.with_desk(|desk| {
            let seal = desk.contributions.keep(Contribution(bytes));
            // A browser that keeps nothing knows it as long as the page is open.
            attic::put(KEY, &desk.contributions);
            seal
        })
    }

    /// What was kept by earlier pages.
    pub(crate) fn kept_contributions() -> Contributions {
        attic::get(KEY).unwrap_or_default()
    }

    /// What this browser has to do for the chance of a table.
    pub fn draw_at(&self, snapshot: &Snapshot) -> DrawTask {
        self.desk.with_value(|desk| desk.contributions.at(snapshot))
    }

    /// Does what there is to do for the chance of the table that is followed.
    pub(crate) fn draw(&self) {
        let seen = self.model_now(|model| {
            let known = model.known().filter(|_| !model.table().local)?;
            Some((model.table().name.clone(), known.snapshot().clone()))
        });
        if let Some((table, snapshot)) = seen {
            self.draw_for(&table, &snapshot);
        }
    }

    /// The same for a table that is not looked at: nobody is to wait because somebody reads the rules meanwhile.
    pub(crate) fn draw_elsewhere(&self, tables: &[Card]) {
        let followed = self.followed_table().map(|table| table.name);
        let may_draw =
            |card: &&Card| card.waits && card.moves == 0 && Some(&card.table) != followed.as_ref();
        for card in tables.iter().filter(may_draw) {
            let (room, table) = (*self, card.table.clone());
            if !self.has_yet_to("look", &table) {
                continue;
            }
            let take = move |answer: Result<String, Failure>| {
                match answer.ok().and_then(|text| json::read(&text).ok()) {
                    Some(snapshot) => room.draw_for(&table, &snapshot),
                    // It is looked at again when the salon next tells of it.
                    None => {
                        room.desk.update_value(|desk| desk.drew.retain(|(_, t)| *t != table));
                    }
                }
            };
            http::fetch(format!("/api/tables/{}", card.table), Box::new(take));
        }
    }

    fn draw_for(&self, table: &str, snapshot: &Snapshot) {
        let act = match self.draw_at(snapshot) {
            DrawTask::Open(contribution) if self.has_yet_to("open", table) => {
                self.note_draw(table, snapshot);
                Act::Contribute { contribution }
            }
            // Once from each page: two that are open at once do not take it from each other for ever.
            DrawTask::Seal if self.has_yet_to("seal", table) => match self.fresh_seal() {
                Some(seal) => Act::Seal { seal },
                None => return,
            },
            _ => return,
        };
        self.act_at(&TableRef::online(table), act);
    }

    /// Whether this page has not done so yet at a table; from now on it has.
    fn has_yet_to(&self, what: &'static str, table: &str) -> bool {
        let done = self.with_desk(|desk| {
            let doing = (what, table.to_owned());
            let is_new = !desk.drew.contains(&doing);
            if is_new {
                desk.drew.push(doing);
            }
            is_new
        });
        done.unwrap_or(false)
    }

    /// Notes what the others had sealed by the time this browser opened its own: what they open must be that.
    fn note_draw(&self, table: &str, snapshot: &Snapshot) {
        let (Some(own), Some(draw)) = (own_seat(snapshot), &snapshot.draw) else { return };
        let drawn = Some(Drawn { own, shares: draw.shares.clone() });
        let seal = snapshot.commitment.clone();
        let noted = Noted { table: table.to_owned(), seal, at_start: true, drawn };
        self.with_model(|model| {
            if *model.table() == TableRef::online(table) {
                model.note(&noted);
            }
        });
        self.keep_seal(noted);
    }
}
