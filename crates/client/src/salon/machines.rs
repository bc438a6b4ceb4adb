//! What machines are asked to think about, and what they answer.

use leptos::prelude::*;
use tablier_worker::{Task, Thought};

use super::guide::HINT;
use super::{Salon, now};
use crate::local::thinker::{Heard, Thinker};
use crate::words as w;

impl Salon {
    pub(super) fn let_machines_think(&self) {
        let tasks = self.inner.try_update_value(|inner| inner.house.tasks()).unwrap_or_default();
        for task in &tasks {
            self.give(task);
        }
    }

    pub(super) fn give(&self, task: &Task) {
        let salon = *self;
        self.inner.update_value(|inner| {
            if inner.thinker.is_none() {
                inner.thinker = Thinker::start(move |heard| salon.heard(heard));
            }
            if let Some(thinker) = &inner.thinker {
                thinker.ask(task);
            }
        });
    }

    fn heard(&self, heard: Heard) {
        match heard {
            Heard::Thought(thought) if thought.id >= HINT => self.show_hint(&thought),
            Heard::Thought(Thought { id, moves, .. }) => {
                let tells = self
                    .inner
                    .try_update_value(|inner| inner.house.thought(id, &moves, now()))
                    .unwrap_or_default();
                self.store();
                tells.into_iter().for_each(|tell| self.hear(tell));
                self.let_machines_think();
            }
            Heard::Broke => {
                self.inner.update_value(|inner| {
                    inner.thinker = None;
                    inner.house.forget_tasks();
                });
                self.notice.set(Some(w::MACHINE_BROKE.text()));
            }
        }
    }
}
