//! What each move of a seat would lead to, as far as the seat can know: tried in a position that it cannot tell from the true
//! one.

use serde_json::{Value, json};
use tablier_games::Visitor;
use tablier_rules::{FastRng, Format, Look, NotAView, Seat, Show, Viewer, view_from_json};

/// A seat that wants to know what its moves lead to.
pub struct Trial<'a> {
    pub view: &'a Value,
    pub seat: Seat,
    /// Which of the positions that the seat cannot tell apart.
    pub seed: u64,
    /// Whether what the seat would see is told as well.
    pub views: bool,
}

impl Visitor for Trial<'_> {
    type Output = Result<Value, NotAView>;

    fn visit<G: Show>(self) -> Result<Value, NotAView> {
        let view = view_from_json::<G>(self.view)?;
        let position = G::resample(&view, &mut FastRng::new(self.seed));
        let mut moves = Vec::new();
        if position.deciders().contains(self.seat) {
            position.legal_moves(self.seat, &mut moves);
            moves.sort_unstable();
        }
        let tried = moves.into_iter().map(|mv| {
            let mut next = position.clone();
            next.apply(self.seat, mv);
            while let Some((seat, forced)) = next.forced() {
                next.apply(seat, forced);
            }
            self.told(mv, &next)
        });
        Ok(tried.collect())
    }
}

impl Trial<'_> {
    fn told<G: Show>(&self, mv: G::Move, next: &G) -> Value {
        let mut told = json!({ "move": mv.to_string(), "deciders": next.deciders() });
        match next.outcome() {
            Some(end) => {
                told["over"] = json!(true);
                told["ranks"] = json!(end.ranks());
                told["scores"] = json!(end.scores());
            }
            None => {
                told["over"] = json!(false);
                told["scores"] = points(next);
            }
        }
        if self.views {
            told["view"] = json!(next.view(Viewer::Seat(self.seat)));
        }
        told
    }
}

/// The points of each seat as everybody sees them during the game; nothing for games that count none.
fn points<G: Show>(position: &G) -> Value {
    let viewer = Viewer::Spectator;
    let look = Look { viewer, gesture: &[], last: None, format: Format::Wide };
    let scene = G::scene(&position.view(viewer), &look);
    json!(scene.seats.iter().map(|card| card.score).collect::<Vec<_>>())
}
