//! What may be chosen beside the board of ATOMIX, and what is asked.

use tablier_rules::{Action, Control, Message, Seat};

use super::super::cell::{Lying, reactor_name};
use super::super::messages;
use super::super::moves::Move;
use super::super::points::Points;
use super::super::position::Phase;
use super::super::words::{self, Told};
use super::Drawing;

impl Drawing<'_> {
    pub(super) fn controls(&self) -> Vec<Control> {
        let button = |id: &str, label: Message, action: Action| Control::Button {
            id: id.to_owned(),
            label,
            action,
        };
        let mut controls = Vec::new();
        if let Some(cell) = self.gesture.cell {
            for (lying, points) in self.gesture.ways(cell) {
                let tile = words::atoms(lying.atoms, lying.value);
                let label = match self.view.phase {
                    Phase::Opening => messages::button_lay(tile),
                    _ => messages::button_lay_for(tile, points.total()),
                };
                let id = format!("lay {}", lying.atoms);
                let action = Action::Play(vec![Move::Lay(lying).to_string()]);
                controls.push(button(&id, label, action));
            }
            if self.gesture.ways(cell).nth(1).is_some() {
                let action = match self.gesture.next_turn() {
                    Some(atoms) => Action::Pick(atoms.to_string()),
                    // All the way round: it begins again.
                    None => Action::Regrasp(self.gesture.on(cell)),
                };
                controls.push(button("turn", messages::button_turn(), action));
            }
        }
        if self.gesture.begun {
            controls.push(button("drop", messages::button_take_back(), Action::Drop));
            return controls;
        }
        for &mv in &self.gesture.others {
            let action = Action::Play(vec![mv.to_string()]);
            match (mv, self.view.pending.map(Points::total)) {
                (Move::Done, total) => {
                    let label = messages::button_done(total.unwrap_or_default());
                    controls.push(button("done", label, action));
                }
                (Move::Pass, _) => {
                    controls.push(button("pass", messages::button_pass(), action));
                }
                _ => {}
            }
        }
        controls
    }

    pub(super) fn prompt(&self, chooser: Option<Seat>) -> Message {
        let (view, gesture) = (self.view, self.gesture);
        if view.phase == Phase::Over {
            return messages::over().then(words::result(view));
        }
        if chooser.is_none() {
            return messages::waiting(view.turn);
        }
        let tile = |held: Lying| words::atoms(held.atoms, held.value);
        match view.phase {
            Phase::Choosing => messages::ask_colour(),
            Phase::Building => messages::ask_reactor(reactor_name(view.reactors.centers().len())),
            Phase::Opening => match gesture.held() {
                None => messages::ask_first_tile(),
                Some((held, _)) => messages::ask_lay(tile(held), held.cell),
            },
            _ => match (gesture.held(), gesture.tile) {
                (Some((held, points)), _) => {
                    let count = words::count(points, Told::Player);
                    messages::ask_lay_for(tile(held), held.cell, count)
                }
                (None, Some(_)) => messages::ask_cell(),
                (None, None) => self.ask(),
            },
        }
    }

    /// What is asked of the player before anything is chosen.
    fn ask(&self) -> Message {
        match (self.view.chain, self.position.can_lay()) {
            (0, false) => messages::ask_pass(),
            (0, true) => messages::ask_tile(),
            (_, true) => messages::ask_go_on(),
            (_, false) => messages::ask_done(),
        }
    }
}
