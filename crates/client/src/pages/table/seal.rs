//! The seal of a table's chance: shown while the game is on, checked by the page itself when it is over.

use leptos::prelude::*;
use tablier_protocol::Failure;
use tablier_rules::{Fairness, Language, Share, Text};
use tablier_table::{ChairShown, Stage};

use super::Sight;
use super::result::listed;
use crate::link::http;
use crate::parts::copy::copy;
use crate::parts::icon::icon;
use crate::route::TableRef;
use crate::shell::{Connection, Shell};
use crate::table::seal::{Found, verify};
use crate::words as w;

/// How many digits are shown before somebody asks for all.
const SHORT: usize = 8;

/// What was found when the game was over: nothing yet, or what can be said, if anything can.
#[derive(Clone, Copy)]
pub struct Proof(RwSignal<Option<Option<Found>>>);

impl Proof {
    /// Checks once the game of this table is over, and again when the salon is back if its answer did not come. Tables kept
    /// in the browser prove nothing to anybody.
    pub fn new(shell: Shell, table: &TableRef, over: Memo<bool>) -> Proof {
        let found = RwSignal::new(None);
        let path = (!table.local).then(|| format!("/api/tables/{}/record", table.name));
        let table = table.clone();
        Effect::new(move |_| {
            let online = shell.connection.get() == Connection::Online;
            let known = found.with_untracked(|found| matches!(found, Some(Some(_))));
            let ready = over.get() && online && !known;
            let Some(path) = path.clone().filter(|_| ready) else { return };
            let table = table.clone();
            let take = move |written: Result<String, Failure>| {
                let checked = shell.model.with_untracked(|model| {
                    let model = model.as_ref().filter(|model| model.table == table)?;
                    let (snapshot, written) = (model.snapshot.as_ref()?, written.ok()?);
                    verify(shell.rulebooks, model.seal.as_ref(), snapshot, &model.lines, &written)
                });
                // The page may have been left meanwhile.
                let _ = found.try_set(Some(checked));
            };
            http::fetch(path, Box::new(take));
        });
        Proof(found)
    }

    /// One line for the card of the result.
    pub fn line(self, shell: Shell, chairs: Vec<ChairShown>) -> AnyView {
        let l = shell.language();
        let said = move || {
            let found = self.0.get()?;
            let words = verdict(found.as_ref().map(|found| found.fairness));
            let left_out = found.as_ref().is_some_and(|found| found.left_out);
            let words = match words == w::SEAL_VERIFIED && left_out {
                true => w::CHANCE_WITHOUT_YOU,
                false => words,
            };
            let wrong = words == w::SEAL_BROKEN;
            let shares = found.map(|found| found.shares).unwrap_or_default();
            let line = match shares.is_empty() {
                true => words.get(l).to_owned(),
                false => drawn_by(&shares, &chairs, l),
            };
            Some(
                view! { <p class="proof" class:wrong=wrong role=wrong.then_some("alert")>{line}</p> },
            )
        };
        said.into_any()
    }
}

/// What a player is told of it.
fn verdict(found: Option<Fairness>) -> w::Word {
    match found {
        Some(Fairness::AsNoted) => w::SEAL_VERIFIED,
        Some(Fairness::Consistent) => w::SEAL_LATER,
        Some(Fairness::Broken | Fairness::NotAsNoted | Fairness::NotAsSealed) => w::SEAL_BROKEN,
        Some(Fairness::NoCommitment | Fairness::NotYetOpen) | None => w::SEAL_UNCHECKED,
    }
}

/// Who drew the chance of the game together, and who did not.
fn drawn_by(shares: &[Share], chairs: &[ChairShown], l: Language) -> String {
    let names = |gave: bool, first: Option<Text>| {
        let of = shares.iter().filter(|share| share.contribution.is_some() == gave);
        let chairs = of.filter_map(|share| chairs.get(share.seat.index()));
        let name = |chair: &ChairShown| match chair.own {
            true => w::YOURSELF.text(),
            false => chair.name.clone(),
        };
        let names: Vec<_> = first.into_iter().chain(chairs.map(name)).collect();
        (!names.is_empty()).then(|| listed(names).get(l).to_owned())
    };
    // Who sealed a part and kept it back, when others had opened theirs, may have chosen between two deals.
    let withheld = shares.iter().any(|share| share.seal.is_some() && share.contribution.is_none());
    let drawn = if withheld { w::CHANCE_WITHHELD } else { w::CHANCE_DRAWN };
    let gave =
        names(true, Some(w::THE_SALON.text())).map(|names| drawn.get(l).replace("{}", &names));
    let silent = names(false, None).map(|names| w::CHANCE_NOT_DRAWN.get(l).replace("{}", &names));
    gave.into_iter().chain(silent).collect::<Vec<_>>().join(" ")
}

/// The seal in short, and the whole of it on demand, to be copied.
pub fn seal(sight: Sight) -> AnyView {
    let shell = Shell::get();
    let l = shell.language();
    let seal = Memo::new(move |_| {
        let noted = shell.model.with(|model| model.as_ref()?.seal.clone());
        let told = || sight.snapshot.with(|s| s.as_ref().map(|s| s.commitment.clone()));
        noted.map(|noted| noted.seal).or_else(told).unwrap_or_default()
    });
    let over = Memo::new(move |_| {
        sight.snapshot.with(|s| s.as_ref().is_some_and(|s| s.stage == Stage::Over))
    });
    let (open, copied) = (RwSignal::new(false), RwSignal::new(false));
    let shown: NodeRef<leptos::html::P> = NodeRef::new();
    let copy_it = move |_| {
        if let Some(shown) = shown.get_untracked() {
            copy(&seal.get_untracked(), &shown, move || {
                // The page may have been left meanwhile.
                let _ = copied.try_set(true);
            });
        }
    };
    let short = move || {
        let short: String = seal.get().chars().take(SHORT).collect();
        w::SEAL.get(l).replace("{}", &short)
    };
    let more = move || if over.get() { w::SEAL_AFTER.get(l) } else { w::SEAL_MORE.get(l) };
    let toggled = move |_| open.update(|open| *open = !*open);
    view! {
        <section class="seal">
            <button class="fold" aria-expanded=move || open.get().to_string() on:click=toggled>{short}</button>
            {move || open.get().then(|| view! {
                <p class="notation">{more}</p>
                <p class="address" node_ref=shown>{move || seal.get()}</p>
                <button class="button quiet" on:click=copy_it><span inner_html=icon("link")></span>
                    {move || if copied.get() { w::SEAL_COPIED.get(l) } else { w::COPY_SEAL.get(l) }}</button>
            })}
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_noted_at_the_start_is_called_verified() {
        use Fairness::{
            AsNoted, Broken, Consistent, NoCommitment, NotAsNoted, NotAsSealed, NotYetOpen,
        };
        assert_eq!(verdict(Some(AsNoted)), w::SEAL_VERIFIED);
        assert_eq!(verdict(Some(Consistent)), w::SEAL_LATER);
        for broken in [Broken, NotAsNoted, NotAsSealed] {
            assert_eq!(verdict(Some(broken)), w::SEAL_BROKEN);
        }
        for unknown in [Some(NoCommitment), Some(NotYetOpen), None] {
            assert_eq!(verdict(unknown), w::SEAL_UNCHECKED);
        }
    }
}
