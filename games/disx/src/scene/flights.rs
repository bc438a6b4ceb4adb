//! Where tokens come from and go to: a laid one comes from its player's side, an explosion throws its tokens to the
//! neighbours, and what it pays leaves for the player's side. Only the last step is known here.

use tablier_geometry::Point;
use tablier_rules::{Item, Look, Motion, Step};

use super::{Items, bank, drawing, level, side, stacks};
use crate::{DisX, Move, Post};

/// Where the token on top of this post came from with the last step, if it did.
pub(super) fn origin(position: &DisX, post: Post, look: &Look<'_, Move>) -> Option<Point> {
    let step = look.last?;
    match step.mv? {
        Move::Lay(at) => (at == post).then(|| side(step.seat, position.players, look.format)),
        Move::Explode(from) => {
            from.neighbours().any(|near| near == post).then(|| level(from, stacks::FOOT))
        }
    }
}

/// The tokens the last explosion paid, on their way to the player: from the bank, or off the post.
pub(super) fn gains(position: &DisX, look: &Look<'_, Move>) -> Items {
    let Some(Step { seat, mv: Some(Move::Explode(post)) }) = look.last else {
        return Items::new();
    };
    let from_bank = u8::from(post.open_sides() == 0);
    let flight = |number: u8| {
        let from = match number < from_bank {
            true => bank::area(look.format).center(),
            false => level(*post, stacks::FOOT),
        };
        let motion = Motion::LeaveTo(side(*seat, position.players, look.format));
        let item = Item::new(format!("gain {post}/{number}"), from, drawing::ring());
        Item { motion, ..item }
    };
    (0..position.paid).map(flight).collect()
}
