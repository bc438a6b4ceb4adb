//! The seal of a table's chance: shown while the game is on, checked by the page itself when it is over.

use tablier_protocol::Failure;
use tablier_rules::{Fairness, Message, Share};
use tablier_table::{ChairShown, Stage};
use tablier_views::prelude::*;

use crate::link::http;
use crate::messages as m;
use crate::room::Room;
use crate::route::TableRef;
use crate::shell::Connection;
use crate::table::known::Known;
use crate::table::seal::Found;
use crate::widgets::copy::copy_button;
use crate::widgets::part::{fold, part, words};

/// How many digits are shown before somebody asks for all.
const SHORT: usize = 8;

/// What was found when the game was over: nothing yet, or what can be said, if anything can.
#[derive(Clone, Copy)]
pub struct Proof(RwSignal<Option<Option<Found>>>);

impl Proof {
    /// Checks once the game of this table is over, and again when the salon is back if its answer did not come. Tables kept
    /// in the browser prove nothing to anybody.
    pub fn new(room: Room, table: &TableRef) -> Proof {
        let found = RwSignal::new(None);
        let over = room.watch(is_over);
        let path = (!table.local).then(|| format!("/api/tables/{}/record", table.name));
        let table = table.clone();
        effect(move |_| {
            let online = room.connection.get() == Connection::Online;
            let known = found.with_untracked(|found| matches!(found, Some(Some(_))));
            let ready = over.get() && online && !known;
            let Some(path) = path.clone().filter(|_| ready) else { return };
            let table = table.clone();
            let take = move |written: Result<String, Failure>| {
                tablier_views::task::spawn_local(async move {
                    let reading = room.open_reading().await;
                    let checked = room.model_now(|model| {
                        let known = model.known().filter(|_| *model.table() == table)?;
                        let (snapshot, lines) = (known.snapshot(), known.lines());
                        let verify = reading.ok()?.verify;
                        verify(room.games.opened(), model.seal(), snapshot, lines, &written.ok()?)
                    });
                    // The page may have been left meanwhile.
                    let _ = found.try_set(Some(checked));
                });
            };
            http::fetch(path, Box::new(take));
        });
        Proof(found)
    }

    /// One line for the card of the result.
    pub fn line(self, room: Room, chairs: Vec<ChairShown>) -> View {
        let l = room.language();
        let said = move || {
            let found = self.0.get()?;
            let verdict = Verdict::of(found.as_ref());
            let wrong = verdict == Verdict::Broken;
            let shares = found.map(|found| found.shares).unwrap_or_default();
            let line = match shares.is_empty() {
                true => verdict.message(),
                false => drawn_by(&shares, &chairs),
            };
            let line = line.get(l);
            Some(
                tag("p")
                    .class("proof")
                    .class_if("wrong", wrong)
                    .attr("role", wrong.then_some("alert"))
                    .child(line),
            )
        };
        View::changing(said)
    }
}

/// What a player is told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Verified,
    /// Verified, but without the part of whoever looks.
    WithoutYou,
    Later,
    Broken,
    Unchecked,
}

impl Verdict {
    fn of(found: Option<&Found>) -> Verdict {
        match Verdict::on(found.map(|found| found.fairness)) {
            Verdict::Verified if found.is_some_and(|found| found.left_out) => Verdict::WithoutYou,
            verdict => verdict,
        }
    }

    fn on(fairness: Option<Fairness>) -> Verdict {
        match fairness {
            Some(Fairness::AsNoted) => Verdict::Verified,
            Some(Fairness::Consistent) => Verdict::Later,
            Some(Fairness::Broken | Fairness::NotAsNoted | Fairness::NotAsSealed) => {
                Verdict::Broken
            }
            Some(Fairness::NoCommitment | Fairness::NotYetOpen) | None => Verdict::Unchecked,
        }
    }

    fn message(self) -> Message {
        match self {
            Verdict::Verified => m::seal_verified(),
            Verdict::WithoutYou => m::chance_without_you(),
            Verdict::Later => m::seal_later(),
            Verdict::Broken => m::seal_broken(),
            Verdict::Unchecked => m::seal_unchecked(),
        }
    }
}

/// Who drew the chance of the game together, and who did not.
fn drawn_by(shares: &[Share], chairs: &[ChairShown]) -> Message {
    let names = |gave: bool| {
        let of = shares.iter().filter(|share| share.contribution.is_some() == gave);
        let chairs = of.filter_map(|share| chairs.get(share.seat.index()));
        let name = |chair: &ChairShown| match chair.own {
            true => m::yourself(),
            false => chair.name.clone(),
        };
        chairs.map(name).collect::<Vec<Message>>()
    };
    // Who sealed a part and kept it back, when others had opened theirs, may have chosen between two deals.
    let withheld = shares.iter().any(|share| share.seal.is_some() && share.contribution.is_none());
    let all = [m::the_salon()].into_iter().chain(names(true));
    let gave = if withheld { m::chance_withheld(all) } else { m::chance_drawn(all) };
    match names(false) {
        silent if silent.is_empty() => gave,
        silent => gave.then(m::chance_not_drawn(silent)),
    }
}

fn is_over(known: &Known) -> bool {
    known.snapshot().stage == Stage::Over
}

/// The seal in short, and the whole of it on demand, to be copied.
pub fn seal() -> View {
    let room = Room::get();
    let l = room.language();
    let seal = Memo::new(move |_| {
        let noted = room.model(|model| Some(model.seal()?.seal.clone()));
        let told = || room.known(|known| Some(known.snapshot().commitment.clone()));
        noted.or_else(told).unwrap_or_default()
    });
    let over = room.watch(is_over);
    let open = RwSignal::new(false);
    let shown = NodeRef::new();
    let short = move || {
        let short: String = seal.get().chars().take(SHORT).collect();
        m::seal(short).get(l)
    };
    let more = move || if over.get() { m::seal_after().get(l) } else { m::seal_more().get(l) };
    let whole = move || {
        [
            tag("p").class("notation").child(words(more)).into_view(),
            tag("p").class("address").node(shown).child(words(move || seal.get())).into_view(),
            copy_button(seal.into(), shown, m::copy_seal(), m::seal_copied(), l),
        ]
        .into_view()
    };
    tag("section")
        .class("seal")
        .child(fold(open, words(short)))
        .child(part(move || open.get().then(whole)))
        .into_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_noted_at_the_start_is_called_verified() {
        use Fairness::{
            AsNoted, Broken, Consistent, NoCommitment, NotAsNoted, NotAsSealed, NotYetOpen,
        };
        assert_eq!(Verdict::on(Some(AsNoted)), Verdict::Verified);
        assert_eq!(Verdict::on(Some(Consistent)), Verdict::Later);
        for broken in [Broken, NotAsNoted, NotAsSealed] {
            assert_eq!(Verdict::on(Some(broken)), Verdict::Broken);
        }
        for unknown in [Some(NoCommitment), Some(NotYetOpen), None] {
            assert_eq!(Verdict::on(unknown), Verdict::Unchecked);
        }
    }
}
