//! What may be chosen beside the board of ATOMIX, and what is asked.

use tablier_rules::{Action, Control, Seat, Text, text};

use super::super::cell::reactor_name;
use super::super::moves::Move;
use super::super::points::Points;
use super::super::position::Phase;
use super::super::words;
use super::Drawing;

impl Drawing<'_> {
    pub(super) fn controls(&self) -> Vec<Control> {
        let button = |id: &str, label: Text, action: Action| Control::Button {
            id: id.to_owned(),
            label,
            action,
        };
        let mut controls = Vec::new();
        if let Some(cell) = self.gesture.cell {
            for (lying, points) in self.gesture.ways(cell) {
                let Text { fr, en } = words::atoms(lying.atoms, lying.value);
                let label = match self.view.phase {
                    Phase::Opening => text!("Poser {fr}", "Lay {en}"),
                    _ => {
                        let total = points.total();
                        text!("Poser {fr} : +{total}", "Lay {en}: +{total}")
                    }
                };
                let id = format!("lay {}", lying.atoms);
                let action = Action::Play(vec![Move::Lay(lying).to_string()]);
                controls.push(button(&id, label, action));
            }
            if self.gesture.ways(cell).nth(1).is_some() {
                let label = Text::new("Tourner la tuile", "Turn the tile");
                let action = match self.gesture.next_turn() {
                    Some(atoms) => Action::Pick(atoms.to_string()),
                    // All the way round: it begins again.
                    None => Action::Regrasp(self.gesture.on(cell)),
                };
                controls.push(button("turn", label, action));
            }
        }
        if self.gesture.begun {
            let label = Text::new("Reprendre la tuile", "Take the tile back");
            controls.push(button("drop", label, Action::Drop));
            return controls;
        }
        for &mv in &self.gesture.others {
            let action = Action::Play(vec![mv.to_string()]);
            match (mv, self.view.pending.map(Points::total)) {
                (Move::Done, total) => {
                    let total = total.unwrap_or_default();
                    let label = text!("Finir le tour : +{total}", "End the turn: +{total}");
                    controls.push(button("done", label, action));
                }
                (Move::Pass, _) => {
                    let label = Text::new("Montrer la main et passer", "Show the hand and pass");
                    controls.push(button("pass", label, action));
                }
                _ => {}
            }
        }
        controls
    }

    pub(super) fn prompt(&self, chooser: Option<Seat>) -> Text {
        let (view, gesture) = (self.view, self.gesture);
        let who = view.turn.tag();
        if view.phase == Phase::Over {
            return Text::new("La partie est finie.", "The game is over.")
                .then(words::result(view));
        }
        if chooser.is_none() {
            return text!("On attend {who}.", "Waiting for {who}.");
        }
        match view.phase {
            Phase::Choosing => Text::new("Choisissez votre couleur.", "Choose your colour."),
            Phase::Building => {
                let name = reactor_name(view.reactors.centers().len());
                text!(
                    "Posez le réacteur {name} contre un autre.",
                    "Lay reactor {name} beside another one."
                )
            }
            Phase::Opening => match gesture.held() {
                None => Text::new(
                    "Posez la première tuile sur une case du réacteur A.",
                    "Lay the first tile on a cell of reactor A.",
                ),
                Some((held, _)) => {
                    let Text { fr, en } = self.laying(held);
                    text!("Poser {fr} ?", "Lay {en}?")
                }
            },
            _ => match (gesture.held(), gesture.tile) {
                (Some((held, points)), _) => {
                    let Text { fr, en } = self.laying(held);
                    let Text { fr: count_fr, en: count_en } = words::your_count(points);
                    text!("{fr} : {count_fr}.", "{en}: {count_en}.")
                }
                (None, Some(_)) => Text::new(
                    "Où la poser ? Les cases indiquent ce qu'elle peut rapporter au mieux.",
                    "Where to lay it? The cells show the most it can pay.",
                ),
                (None, None) => self.ask(),
            },
        }
    }

    /// What is asked of the player before anything is chosen.
    fn ask(&self) -> Text {
        if self.view.chain == 0 && !self.position.can_lay() {
            return Text::new(
                "Aucune de vos tuiles ne peut être posée : montrez votre main, elle quitte la partie.",
                "None of your tiles can be laid: show your hand, it leaves the game.",
            );
        }
        match (self.view.chain, self.position.can_lay()) {
            (0, _) => Text::new("Choisissez une tuile à poser.", "Choose a tile to lay."),
            (_, true) => Text::new(
                "Posez une autre tuile contre la dernière, ou finissez le tour.",
                "Lay another tile beside the last one, or end the turn.",
            ),
            (_, false) => Text::new(
                "Aucune autre tuile ne convient : finissez le tour.",
                "No other tile fits: end the turn.",
            ),
        }
    }
}
