//! What happened between two views, in words.

use tablier_rules::{Message, Seat, Step};

use super::ranking;
use crate::board::RIPE;
use crate::position::TO_LAY;
use crate::{Move, Post, View, messages};

/// One step: the move, then what followed from it without anybody's doing.
pub(crate) fn narrate(before: &View, step: &Step<Move>, after: &View) -> Message {
    let told = match step.mv {
        Some(Move::Lay(post)) => laid(step.seat, post, after),
        Some(Move::Explode(post)) => exploded(step.seat, post, before),
        // Nothing is secret in DisX, so there always is a move to tell.
        None => tablier_rules::messages::plays(step.seat),
    };
    told.then(topped_up(before, after)).then(ended(after))
}

fn laid(who: Seat, post: Post, after: &View) -> Message {
    match after.tokens(post) {
        height @ RIPE.. => messages::laid_ready(who, post, height),
        height => messages::laid(who, post, height),
    }
}

fn exploded(who: Seat, post: Post, before: &View) -> Message {
    let above = before.tokens(post).saturating_sub(RIPE);
    match post.open_sides() {
        0 => messages::exploded_inside(post, who, above),
        1 => messages::exploded_edge(post, who, above),
        _ => messages::exploded_corner(post, who, above),
    }
}

// Rule: a player who holds fewer than three tokens first takes the missing ones from the bank, or what is there.
fn topped_up(before: &View, after: &View) -> Message {
    let next = after.turn;
    if next == before.turn || after.hands[next] == before.hands[next] {
        return Message::NOTHING;
    }
    let taken = after.hands[next] - before.hands[next];
    if after.hands[next] < TO_LAY {
        messages::topped_up_short(next, taken)
    } else {
        messages::topped_up(next, taken)
    }
}

fn ended(after: &View) -> Message {
    let end = after.position().end();
    end.map_or(Message::NOTHING, |outcome| messages::ended(ranking(&outcome)))
}
