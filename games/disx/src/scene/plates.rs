//! The clear plate over each post: its name, what a click on it does, and what that brings.

use tablier_geometry::Point;
use tablier_rules::{Emphasis, Hue, Item, Message, Paint, Part, Step, Style};

use super::{CELL, Items, drawing, place};
use crate::board::RIPE;
use crate::{DisX, Move, Post, messages};

/// One plate a post; only those with a legal move can be clicked, and only by who decides.
pub(super) fn plates(position: &DisX, last: Option<&Step<Move>>, decides: bool) -> Items {
    let played = last.and_then(|step| step.mv).map(Move::post);
    let plate = |post: Post| {
        let offered = [Move::Lay(post), Move::Explode(post)]
            .into_iter()
            .find(|&mv| decides && position.allows(mv));
        let plate = Item::new(format!("post {post}"), place(post), parts(position, post, offered))
            .labelled(label(position, post, offered));
        let plate = match offered {
            Some(mv) => Item { hint: hint(position, mv), ..plate.plays(mv) },
            None => plate,
        };
        if played == Some(post) { plate.emphasised(Emphasis::Last) } else { plate }
    };
    Post::all().map(plate).collect()
}

/// What is seen of the plate: whether it may be clicked, and where the tokens of a post of four or more will go.
fn parts(position: &DisX, post: Post, offered: Option<Move>) -> Vec<Part> {
    let plate = |style| Part::rectangle(Point::default(), CELL - 0.07, CELL - 0.07, 0.14, style);
    let tint = |opacity| plate(Style::fill(Paint::Offer).opacity(opacity));
    let mut parts = match offered {
        None => vec![plate(Style::CLEAR)],
        Some(Move::Lay(_)) => {
            vec![tint(0.07), plate(Style::stroke(Paint::Offer, 0.03).opacity(0.45))]
        }
        Some(Move::Explode(_)) => vec![tint(0.12), plate(Style::stroke(Paint::Offer, 0.07))],
    };
    let red = Style::fill(Paint::Hue(Hue::Red));
    let ripe = position.board.ripe().contains(post);
    parts.extend(ripe.then(|| drawing::arrows(CELL / 2.0 - 0.18, red)));
    parts
}

fn label(position: &DisX, post: Post, offered: Option<Move>) -> Message {
    let tokens = position.tokens(post);
    match offered {
        None => messages::post(post, tokens),
        Some(Move::Lay(_)) => messages::post_to_lay(post, tokens),
        Some(Move::Explode(_)) => messages::post_to_explode(post, tokens),
    }
}

/// What the click brings at once; the next player may take the last tokens of the bank before laying any.
fn hint(position: &DisX, mv: Move) -> Option<Message> {
    let mut after = *position;
    after.make(mv);
    match mv {
        Move::Lay(_) if after.is_over() => Some(messages::hint_end()),
        Move::Lay(post) => (position.tokens(post) + 1 == RIPE).then(messages::hint_ready),
        Move::Explode(_) if after.is_over() => Some(messages::hint_gain_end(after.paid)),
        Move::Explode(_) => Some(Message::words(format!("+{}", after.paid))),
    }
}
