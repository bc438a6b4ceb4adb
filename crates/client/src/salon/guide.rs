//! Hints, and the first game, where one is shown at every turn.

use leptos::prelude::*;
use tablier_games::rulebook;
use tablier_protocol::NewTable;
use tablier_search::Level;
use tablier_worker::{Task, Thought};

use super::Salon;
use crate::board::search::way;
use crate::local::attic;
use crate::route::Route;
use crate::words as w;

/// The name under which it is kept that a game is somebody's first.
pub(super) const GUIDED: &str = "tablier.first.";
/// Hints are numbered apart from the tasks of local tables.
pub(super) const HINT: u32 = 1 << 31;

impl Salon {
    /// Opens a table for a first game: a good move is shown at every turn.
    pub fn open_lesson(&self, new: NewTable) {
        self.open_here(new);
        if let Route::Table(table) = self.route.get_untracked() {
            attic::put(&format!("{GUIDED}{}", table.name), &true);
            self.with_model(|model| model.guided = true);
            self.guide();
        }
    }

    /// In a first game, shows a good move once there is one to make.
    pub(super) fn guide(&self) {
        let wanted = self.model.with_untracked(|model| {
            let model = model.as_ref()?;
            let waits = model.guided && model.may_click() && !model.pondering;
            Some(waits && model.hint.is_none() && model.gesture.is_empty())
        });
        if wanted == Some(true) {
            self.ask_hint();
        }
    }

    /// Asks for a hint.
    pub fn ask_hint(&self) {
        let task = self.model.with_untracked(|model| {
            let model = model.as_ref().filter(|model| model.may_click())?;
            let snapshot = model.snapshot.as_ref()?;
            let (game, view) = (snapshot.game.clone(), snapshot.view.clone());
            // Whoever learns a game would rather not wait.
            let level = if model.guided { Level::Confirmed } else { Level::Expert };
            let (seat, seed) = (snapshot.viewer.seat()?, snapshot.v);
            Some(Task { id: 0, game, view, seat, level, seed })
        });
        let Some(task) = task else { return };
        let number = self.inner.try_update_value(|inner| {
            inner.hints += 1;
            inner.hints
        });
        self.with_model(|model| model.pondering = true);
        self.give(&Task { id: HINT + number.unwrap_or(0), ..task });
    }

    pub(super) fn show_hint(&self, thought: &Thought) {
        let Some(mv) = thought.moves.first() else { return };
        self.with_model(|model| {
            if !std::mem::take(&mut model.pondering) {
                return;
            }
            let Some(snapshot) = &model.snapshot else { return };
            let Ok(rules) = rulebook(&snapshot.game) else { return };
            match way(rules, &snapshot.view, snapshot.viewer, mv) {
                Some(way) => (model.gesture, model.hint) = (way.gesture, Some(way.id)),
                None => model.hint = None,
            }
        });
        if self.model.with_untracked(|model| model.as_ref().is_some_and(|model| model.guided)) {
            return;
        }
        self.notice.set(Some(w::HINT_IS.text().map(|_, words| words.replace("{}", mv))));
    }
}
