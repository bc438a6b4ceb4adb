//! The games of the shelf. What stands on their boxes is there from the beginning; what is in a box is loaded when it is opened.

use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::task::Poll;

use tablier_rules::{Lid, Lids, Message, Rulebook, Rulebooks};
use tablier_views::prelude::*;

use crate::link::http;
use crate::messages as m;
use crate::shell::first_language;
use crate::wordings;

/// A game of the shelf.
pub struct GameBox {
    pub lid: &'static dyn Lid,
    /// Loads its rules.
    pub open: fn() -> Loading<&'static dyn Rulebook>,
}

/// A part of the page on its way.
pub type Loading<T> = Pin<Box<dyn Future<Output = Result<T, NotLoaded>>>>;

/// A part of the page did not come. It may be asked for again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLoaded;

/// A part that was asked for. Where it did not come because the salon has a newer page by now, that page is loaded.
pub async fn arrived<T>(part: Loading<T>) -> Result<T, Message> {
    match part.await {
        Ok(part) => Ok(part),
        Err(NotLoaded) => {
            load_newer_page().await;
            Err(m::part_missing())
        }
    }
}

/// Loads the page of the salon anew where it has a newer one by now: that of before has lost what it did not load yet.
pub async fn load_newer_page() {
    if http::has_newer_page().await
        && let Some(window) = web_sys::window()
    {
        let _ = window.location().reload();
    }
}

/// The games, and which of them have been opened.
#[derive(Clone, Copy)]
pub struct Games {
    boxes: &'static [GameBox],
    lids: Lids,
    opened: RwSignal<Rulebooks>,
}

impl Games {
    /// These, all of them closed.
    pub fn new(boxes: &'static [GameBox]) -> Games {
        let lids: Vec<&dyn Lid> = boxes.iter().map(|one| one.lid).collect();
        let opened = RwSignal::new(Rulebooks::new(&[]));
        Games { boxes, lids: Lids::new(lids.leak()), opened }
    }

    /// What stands on the boxes.
    pub fn lids(self) -> Lids {
        self.lids
    }

    /// The rules of those that have been opened.
    pub fn opened(self) -> Rulebooks {
        self.opened.get_untracked()
    }

    /// Whether a game has been opened; whoever asks is told when it is.
    pub fn is_opened(self, slug: &str) -> bool {
        self.opened.get().get(slug).is_ok()
    }

    /// The rules of a game, loaded unless they are there.
    pub async fn open(self, slug: &str) -> Result<&'static dyn Rulebook, Message> {
        if let Ok(rules) = self.opened().get(slug) {
            return Ok(rules);
        }
        let lid = self.lids.get(slug).map_err(|unknown| unknown.text())?;
        let found = self.boxes.iter().find(|one| one.lid.slug() == slug);
        let Some(closed) = found else { return Err(m::part_missing()) };
        // The words are asked for first: they are short, and would wait behind whatever else is.
        let words = wordings::load_game(lid, first_language());
        let (has_words, rules) = both(words, arrived((closed.open)())).await;
        let rules = rules?;
        if !has_words {
            return Err(m::part_missing());
        }
        // Somebody else may have asked for it meanwhile.
        let opened = self.opened();
        if opened.get(slug).is_err() {
            // A page has a handful of games: each list of them may stay.
            let all: Vec<&dyn Rulebook> = opened.iter().chain([rules]).collect();
            self.opened.set(Rulebooks::new(all.leak()));
        }
        Ok(rules)
    }
}

/// Waits for two things that come at the same time.
async fn both<A, B>(a: impl Future<Output = A>, b: impl Future<Output = B>) -> (A, B) {
    let (mut a, mut b) = (pin!(a), pin!(b));
    let (mut of_a, mut of_b) = (None, None);
    poll_fn(|context| {
        if of_a.is_none()
            && let Poll::Ready(done) = a.as_mut().poll(context)
        {
            of_a = Some(done);
        }
        if of_b.is_none()
            && let Poll::Ready(done) = b.as_mut().poll(context)
        {
            of_b = Some(done);
        }
        match (of_a.take(), of_b.take()) {
            (Some(a), Some(b)) => Poll::Ready((a, b)),
            waiting => {
                (of_a, of_b) = waiting;
                Poll::Pending
            }
        }
    })
    .await
}
