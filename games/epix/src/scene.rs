//! What a position looks like: the map with its units, a panel for everybody, special cards, and what may be clicked. Knows the rules only through the position.

mod cards;
mod controls;
mod emblem;
mod fight;
mod gesture;
mod lands;
mod layout;
mod panels;
mod pieces;
mod seasons;
mod seats;
mod terrain;

use tablier_rules::{FastRng, Look, Role, Scene, Seat};

use self::layout::Layout;
use super::map::Map;
use super::position::Epix;
use super::{Move, View, words};

pub(super) use gesture::Gesture;

/// What every part of the scene is drawn from.
struct Drawing<'a> {
    view: &'a View,
    position: &'a Epix,
    map: &'static Map,
    /// Who is asked and looks.
    chooser: Option<Seat>,
    gesture: Gesture,
    /// The last move, where it is known.
    last: Option<Move>,
    layout: Layout,
}

/// The scene for one viewer.
pub(super) fn scene(view: &View, look: &Look<'_, Move>) -> Scene {
    let position = view.sample(&mut FastRng::new(0));
    let chooser = look.viewer.seat().filter(|&seat| position.awaited().contains(seat));
    let gesture =
        chooser.map_or(Gesture::None, |seat| Gesture::read(&position, seat, look.gesture));
    let drawing = Drawing {
        view,
        position: &position,
        map: position.map,
        chooser,
        gesture,
        last: look.last.and_then(|step| step.mv),
        layout: Layout::of(&position, look.format),
    };
    let mut items = vec![lands::map(drawing.map, look.format)];
    items.extend(seasons::seasons(&drawing));
    items.extend(panels::panels(&drawing));
    items.extend(cards::cards(&drawing).into_iter().map(|item| item.of(Role::Cards)));
    // What came of the last fight must not be in the way of the next click.
    let (over, going_on) = fight::fight(&drawing);
    items.extend(over.into_iter().map(|item| item.of(Role::Moment)));
    // With a unit in hand the provinces lie over the units that would be in the way of a click.
    if drawing.gesture.is_none() {
        items.extend(lands::plates(&drawing));
        items.extend(pieces::pieces(&drawing));
    } else {
        items.extend(pieces::pieces(&drawing));
        items.extend(lands::plates(&drawing));
    }
    items.extend(pieces::stocks(&drawing));
    items.extend(going_on.into_iter().map(|item| item.of(Role::Moment)));
    let next = chooser.and_then(|seat| words::in_hand(&position, seat, &drawing.gesture));
    Scene {
        frame: drawing.layout.frame(),
        items,
        controls: controls::controls(&drawing),
        seats: seats::cards(&position),
        prompt: next.unwrap_or_else(|| words::prompt(&position, look.viewer)),
    }
}
