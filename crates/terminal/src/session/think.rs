//! What machines have to think about: their own decisions, and hints for people.

use tablier_rules::{Action, ClickResult, Level, Seat, Viewer, click, mix, way};
use tablier_search::Task;
use tablier_table::{Doing, Input, MachineTurn, Table};

use super::Session;
use crate::messages as m;

/// How well a hint is thought about.
const HINT: Level = Level::Expert;

/// Something a machine was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    pub id: u32,
    pub seat: Seat,
    pub decision: u64,
    pub hint: bool,
}

impl Session {
    /// What machines have to think about and nobody was asked yet.
    pub fn tasks(&mut self) -> Vec<Task> {
        let waiting = self.table.for_machines();
        let new = waiting.into_iter().filter(|(seat, _, decision)| {
            let same = |asked: &Asked| (asked.seat, asked.decision) == (*seat, *decision);
            !self.asked.iter().any(same)
        });
        let new: Vec<_> = new.collect();
        let mut tasks: Vec<Task> = Vec::new();
        for (seat, level, decision) in new {
            tasks.push(self.task(seat, level, decision, false));
        }
        if let Some((seat, decision)) = self.hint_for.take().filter(|_| !self.ponders())
            && self.table.decision_of(seat) == Some(decision)
        {
            tasks.push(self.task(seat, HINT, decision, true));
        }
        tasks
    }

    fn task(&mut self, seat: Seat, level: Level, decision: u64, hint: bool) -> Task {
        self.last_task += 1;
        let id = self.last_task;
        self.asked.push(Asked { id, seat, decision, hint });
        let game = self.game();
        let seed = mix(self.seed.0 ^ mix(decision ^ mix(seat.index() as u64)));
        Task {
            id,
            game: game.slug().to_owned(),
            view: game.view(Viewer::Seat(seat)),
            seat,
            level,
            seed,
        }
    }

    /// Whether a thought is still of use: what was taken back or decided need not be thought about.
    pub fn wants(&self, id: u32) -> bool {
        self.asked.iter().any(|asked| {
            asked.id == id && self.table.decision_of(asked.seat) == Some(asked.decision)
        })
    }

    /// Whose machine is thinking now.
    pub fn thinking(&self) -> Option<Seat> {
        self.table.for_machines().first().map(|(seat, ..)| *seat)
    }

    /// Asks for a hint: it is among the next tasks.
    pub fn wish_hint(&mut self) {
        self.hint_for = self.decision();
        if self.hint_for.is_none() {
            self.message = Some(m::no_hint());
        }
    }

    /// Whether a hint is being thought about.
    pub fn ponders(&self) -> bool {
        self.asked.iter().any(|asked| asked.hint && self.wants(asked.id))
    }

    /// A machine has thought and has its turn; or a hint is shown.
    pub fn thought(&mut self, id: u32, moves: &[String]) {
        let wanted = self.wants(id);
        let Some(index) = self.asked.iter().position(|asked| asked.id == id) else { return };
        let asked = self.asked.remove(index);
        if !wanted {
            return;
        }
        if asked.hint {
            // A hint is for the eyes that asked for it.
            if self.viewer == Viewer::Seat(asked.seat) && !self.is_covered() {
                self.advise(moves);
            }
            return;
        }
        let Asked { seat, decision, .. } = asked;
        MachineTurn { seat, decision, moves: moves.to_vec() }.take_at(self);
        self.refresh();
    }

    fn advise(&mut self, moves: &[String]) {
        let Some(mv) = moves.first() else {
            self.message = Some(m::no_hint());
            return;
        };
        self.message = Some(m::hint_is(mv));
        let view = self.game().view(self.viewer);
        if let Some(found) = way(self.rules, &view, self.viewer, mv) {
            self.gesture = found.gesture;
            let plays = ClickResult::Plays(vec![mv.clone()]);
            let is_it = |action: &Action| click(&self.gesture, action) == plays;
            let targets = self.targets();
            self.point_to(targets.iter().find(|target| is_it(&target.action)));
        }
    }
}

impl Doing for Session {
    fn table(&self) -> &Table {
        &self.table
    }

    fn take(&mut self, input: Input) -> bool {
        Session::take(self, input).is_ok()
    }
}
