//! What machines are asked to think about, and what they answer.

use std::time::Duration;

use leptos::prelude::*;
use tablier_rules::Seat;
use tablier_worker::{Task, Thought};

use super::guide::HINT;
use super::{Shell, now};
use crate::local::mind_thread::{Heard, MindThread};
use crate::messages as m;
use crate::table::model::Model;

/// How long a machine seems to think about a move that is written down, in milliseconds.
const WRITTEN_MOVE_MS: u64 = 700;

impl Shell {
    pub(super) fn let_machines_think(&self) {
        let tasks =
            self.inner.try_update_value(|inner| inner.local_tables.tasks()).unwrap_or_default();
        for task in &tasks {
            match self.model.with_untracked(|model| written(model.as_ref()?)) {
                None => self.give(task),
                Some((seat, mv)) if seat == task.seat => self.play_written(task.id, mv),
                // In a lesson everybody waits for their line.
                Some(_) => self.inner.update_value(|inner| inner.local_tables.put_off(task.id)),
            }
        }
    }

    /// Plays the move that a lesson gives a machine, slowly enough to be seen.
    fn play_written(&self, id: u32, mv: String) {
        let (shell, thought) = (*self, Thought { id, moves: vec![mv], value: 0.0 });
        let pause = Duration::from_millis(u64::from(self.step()) + WRITTEN_MOVE_MS);
        set_timeout(move || shell.heard(Heard::Thought(thought)), pause);
    }

    pub(super) fn give(&self, task: &Task) {
        let shell = *self;
        let asked = self.inner.try_update_value(|inner| {
            if inner.thinker.is_none() {
                inner.thinker = MindThread::start(move |heard| shell.heard(heard));
            }
            inner.thinker.as_ref().map(|thinker| thinker.ask(task))
        });
        if asked.flatten().is_none() {
            self.heard(Heard::Broke);
        }
    }

    fn heard(&self, heard: Heard) {
        match heard {
            Heard::Thought(thought) if thought.id >= HINT => self.show_hint(&thought),
            Heard::Thought(Thought { id, moves, .. }) => {
                let tells = self
                    .inner
                    .try_update_value(|inner| inner.local_tables.thought(id, &moves, now()))
                    .unwrap_or_default();
                tells.into_iter().for_each(|tell| self.hear(tell));
                self.store();
                self.let_machines_think();
            }
            Heard::Broke => {
                self.inner.update_value(|inner| {
                    inner.thinker = None;
                    inner.local_tables.forget_tasks();
                });
                self.with_model(|model| model.pondering = false);
                self.notice.set(Some(m::machine_broke()));
            }
        }
    }
}

fn written(model: &Model) -> Option<(Seat, String)> {
    model.written().map(|(seat, mv)| (seat, mv.to_owned()))
}
