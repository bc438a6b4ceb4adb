//! What a position looks like: a tray of posts with rings on them, the bank beside or below it, and what may be
//! clicked. Knows the rules only through the position.
//!
//! The tokens lie in items of their own, so that a client can move them; what is clicked is a clear plate over each
//! post, in front of everything, so that no token is in the way.

mod bank;
mod drawing;
mod flights;
mod plates;
mod seats;
mod stacks;
mod tray;

use tablier_geometry::{Point, Rect};
use tablier_rules::{Action, Control, Format, Item, Look, Role, Scene, Seat};

use super::post::{BOARD, Post};
use super::{DisX, Move, View, messages, words};

/// The side of the square that each post stands on.
const CELL: f32 = 1.6;
/// The width of the rim round the posts, which holds the coordinates.
const RIM: f32 = 0.62;
/// The room between the tray and what is beside it.
const GAP: f32 = 0.35;

/// The scene for one viewer.
pub(super) fn scene(view: &View, look: &Look<'_, Move>) -> Scene {
    let position = view.position();
    let decides = position.turn_of().single().is_some_and(|seat| look.viewer.seat() == Some(seat));
    let mut items = vec![tray::tray(), bank::bank(position.bank, look.format).of(Role::Supply)];
    items.extend(stacks::stacks(&position, look));
    items.extend(flights::gains(&position, look));
    items.extend(plates::plates(&position, look.last, decides));
    Scene {
        frame: frame(look.format),
        items,
        controls: if decides { controls(&position) } else { Vec::new() },
        seats: seats::cards(&position),
        prompt: words::prompt(&position, look.viewer),
    }
}

/// The button for those who do not want to click through a long chain.
fn controls(position: &DisX) -> Vec<Control> {
    let button = |rest: super::rest::Rest| Control::Button {
        id: "rest".to_owned(),
        label: messages::explode_rest(rest.gain),
        action: Action::Play(rest.moves.iter().map(Move::to_string).collect()),
    };
    position.rest().map(button).into_iter().collect()
}

/// The middle of the square a post stands on.
fn place(post: Post) -> Point {
    BOARD.center(post.square(), CELL)
}

/// The squares of all posts together, without the rim.
fn field() -> Rect {
    let size = CELL * f32::from(BOARD.files());
    Rect { min: Point::default(), max: Point::new(size, size) }
}

/// Everything: the tray and the bank.
fn frame(format: Format) -> Rect {
    field().grown(RIM).union(bank::area(format)).grown(GAP)
}

/// Where a player sits: at the edge of the frame, clockwise from the bottom; two sit opposite each other.
fn side(seat: Seat, players: u8, format: Format) -> Point {
    let (middle, frame) = (field().center(), frame(format));
    let quarter = if players == 2 { seat.index() * 2 } else { seat.index() };
    match quarter {
        0 => Point::new(middle.x, frame.max.y),
        1 => Point::new(frame.min.x, middle.y),
        2 => Point::new(middle.x, frame.min.y),
        _ => Point::new(frame.max.x, middle.y),
    }
}

/// Where the top of a stack is drawn, above or below the middle of its square.
fn level(post: Post, at: f32) -> Point {
    place(post) + Point::new(0.0, at)
}

type Items = Vec<Item>;
