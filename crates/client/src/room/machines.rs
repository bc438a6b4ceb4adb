//! What machines are asked to think about, and what they answer.

use std::time::Duration;

use tablier_rules::Seat;
use tablier_views::prelude::*;
use tablier_worker::{Task, Thought};

use super::Room;
use super::guide::HINT;
use crate::games::load_newer_page;
use crate::local::mind_thread::{Heard, MindThread};
use crate::messages as m;
use crate::table::model::Model;

/// How long a machine seems to think about a move that is written down, in milliseconds.
const WRITTEN_MOVE_MS: u64 = 700;

/// How long one waits before a machine that broke down is asked once more.
const RETRY_DELAY: Duration = Duration::from_secs(5);

impl Room {
    pub(crate) fn let_machines_think(&self) {
        let tasks = self.with_house(|house| house.to_think()).unwrap_or_default();
        for task in &tasks {
            match self.model_now(written) {
                None => self.give(task),
                Some((seat, mv)) if seat == task.seat => self.play_written(task.id, mv),
                // In a lesson everybody waits for their line.
                Some(_) => drop(self.with_house(|house| house.put_off(task.id))),
            }
        }
    }

    /// Plays the move that a lesson gives a machine, slowly enough to be seen.
    fn play_written(&self, id: u32, mv: String) {
        let (room, thought) = (*self, Thought { id, moves: vec![mv], value: 0.0 });
        let pause = Duration::from_millis(u64::from(self.step()) + WRITTEN_MOVE_MS);
        set_timeout(move || room.heard(Heard::Thought(thought)), pause);
    }

    pub(crate) fn give(&self, task: &Task) {
        let room = *self;
        let asked = self.with_desk(|desk| {
            if desk.thinker.is_none() {
                desk.thinker = MindThread::start(move |heard| room.heard(heard));
            }
            desk.thinker.as_ref().map(|thinker| thinker.ask(task))
        });
        if asked.flatten().is_none() {
            self.heard(Heard::Broke);
        }
    }

    fn heard(&self, heard: Heard) {
        match heard {
            Heard::Thought(thought) if thought.id >= HINT => self.show_hint(&thought),
            Heard::Thought(Thought { id, moves, .. }) => {
                let tells = self.with_house(|house| house.thought_of(id, &moves));
                tells.into_iter().flatten().for_each(|tell| Room::hear(self, tell));
                self.store();
                self.let_machines_think();
            }
            Heard::Broke => {
                self.desk.update_value(|desk| desk.thinker = None);
                self.with_house(|house| house.stop_thinking());
                self.with_known(|known| known.hand_mut().ponder(false));
                self.notice.set(Some(m::machine_broke()));
                tablier_views::task::spawn_local(load_newer_page());
                // What did not come may come by now.
                let room = *self;
                set_timeout(move || room.let_machines_think(), RETRY_DELAY);
            }
        }
    }
}

fn written(model: &Model) -> Option<(Seat, String)> {
    model.written().map(|(seat, mv)| (seat, mv.to_owned()))
}
