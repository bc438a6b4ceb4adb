//! What each move of a seat would lead to, as far as the seat can know: tried in a position that it cannot tell from the true
//! one. For programs that play; pages in a browser need not load the code.

use serde_json::Value;

use crate::erased::{to_json, view_from_json};
use crate::{FastRng, Format, Look, NotAView, Outcome, Seat, SeatSet, Show, Viewer};

/// A move that was tried, and whatever follows without a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// The move.
    pub mv: String,
    /// Who decides then.
    pub deciders: SeatSet,
    /// The end, if it leads to one.
    pub outcome: Option<Outcome>,
    /// If it leads to none: the points of each seat as everybody sees them; nothing for games that count none.
    pub points: Vec<Option<i32>>,
    /// What the seat would see, where that is asked for.
    pub view: Option<Value>,
}

/// Tries every move of a seat, in order, in the position of this number among those that it cannot tell apart.
pub(crate) fn tried<G: Show>(
    view: &Value,
    seat: Seat,
    seed: u64,
    views: bool,
) -> Result<Vec<Tried>, NotAView> {
    let view = view_from_json::<G>(view)?;
    let position = G::resample(&view, &mut FastRng::new(seed));
    let mut moves = Vec::new();
    if position.deciders().contains(seat) {
        position.legal_moves(seat, &mut moves);
        moves.sort_unstable();
    }
    let tried = moves.into_iter().map(|mv| {
        let mut next = position.clone();
        next.apply(seat, mv);
        while let Some((seat, forced)) = next.forced() {
            next.apply(seat, forced);
        }
        let outcome = next.outcome();
        Tried {
            mv: mv.to_string(),
            deciders: next.deciders(),
            points: if outcome.is_some() { Vec::new() } else { points(&next) },
            outcome,
            view: views.then(|| to_json(&next.view(Viewer::Seat(seat)))),
        }
    });
    Ok(tried.collect())
}

fn points<G: Show>(position: &G) -> Vec<Option<i32>> {
    let viewer = Viewer::Spectator;
    let look = Look { viewer, gesture: &[], last: None, format: Format::Wide };
    let scene = G::scene(&position.view(viewer), &look);
    scene.seats.iter().map(|card| card.score).collect()
}
