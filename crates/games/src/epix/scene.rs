//! What a position looks like: the map with its units, a panel for everybody beside it, special cards below, and what may
//! be clicked. Knows the rules only through the position.
//!
//! ```text
//!   +-----------------+  seasons
//!   |                 |  panel of seat 0
//!   |       map       |  panel of seat 1
//!   |                 |  ...
//!   +-----------------+
//!   special cards
//! ```

mod cards;
mod controls;
mod emblem;
mod fight;
mod gesture;
mod lands;
mod panels;
mod pieces;
mod seasons;
mod seats;
mod terrain;

use tablier_geometry::{Point, Rect};
use tablier_rules::{FastRng, Look, Scene, Seat};

use super::map::Map;
use super::position::Epix;
use super::{Move, View, words};

pub(super) use gesture::Gesture;

/// The room between the map and what is beside it.
const GAP: f32 = 0.5;

/// What every part of the scene is drawn from.
struct Stage<'a> {
    view: &'a View,
    position: &'a Epix,
    map: &'static Map,
    /// Who is asked and looks.
    chooser: Option<Seat>,
    gesture: Gesture,
    /// The last move, where it is known.
    last: Option<Move>,
}

/// The scene for one viewer.
pub(super) fn scene(view: &View, look: &Look<'_, Move>) -> Scene {
    let position = view.sample(&mut FastRng::new(0));
    let chooser = look.viewer.seat().filter(|&seat| position.awaited().contains(seat));
    let gesture =
        chooser.map_or(Gesture::None, |seat| Gesture::read(&position, seat, look.gesture));
    let stage = Stage {
        view,
        position: &position,
        map: position.map,
        chooser,
        gesture,
        last: look.last.and_then(|step| step.mv),
    };
    let mut items = vec![lands::map(stage.map)];
    items.extend(seasons::seasons(&stage));
    items.extend(panels::panels(&stage));
    items.extend(cards::cards(&stage));
    // With a unit in hand the provinces lie over the units that would be in the way of a click.
    if stage.gesture.is_none() {
        items.extend(lands::plates(&stage));
        items.extend(pieces::pieces(&stage));
    } else {
        items.extend(pieces::pieces(&stage));
        items.extend(lands::plates(&stage));
    }
    items.extend(fight::fight(&stage));
    let next = chooser.and_then(|seat| words::in_hand(&position, seat, &stage.gesture));
    Scene {
        frame: frame(&position),
        items,
        controls: controls::controls(&stage),
        seats: seats::cards(&position),
        prompt: next.unwrap_or_else(|| words::prompt(&position, look.viewer)),
    }
}

/// The map without anything beside it.
fn ground(map: &Map) -> Rect {
    let corners = map.lands.iter().flat_map(|land| land.shape.iter().copied());
    Rect::around(corners.chain(map.walls.iter().flatten().copied())).unwrap_or_default()
}

fn frame(position: &Epix) -> Rect {
    let ground = ground(position.map);
    let below = if position.open.advanced { cards::HEIGHT + GAP } else { 0.0 };
    let right = GAP + panels::WIDTH;
    Rect { min: ground.min, max: ground.max + Point::new(right, below) }.grown(GAP)
}
