//! The whole state in words, line by line, for those who do not see the scene.

use tablier_rules::{Message, Seat, Viewer};

use super::{prompt, ranking};
use crate::{Post, View, messages};

/// Everything a viewer may know.
pub(crate) fn describe(view: &View) -> Message {
    let position = view.position();
    let mut lines = vec![heading(view), messages::bank_line(view.bank), hands(view)];
    lines.extend(board(view));
    let ripe: Vec<Post> = position.board.ripe().iter().collect();
    if !ripe.is_empty() {
        lines.push(about_to_explode(&ripe, view.over));
    }
    lines.push(prompt(&position, Viewer::Spectator));
    lines.extend(position.end().map(|outcome| messages::final_order(ranking(&outcome))));
    Message::join(lines, "\n")
}

fn heading(view: &View) -> Message {
    let version = if view.quick { "quick" } else { "usual" };
    messages::heading(view.players, version, view.first)
}

fn hands(view: &View) -> Message {
    let hand = |seat: Seat| messages::hand(seat, view.hands[seat]);
    messages::hands(Message::join(Seat::all(view.players.into()).map(hand), ", "))
}

/// The board as it is seen, the sixth row on top.
fn board(view: &View) -> impl Iterator<Item = Message> {
    let row = |(rank, row): (usize, &[u8; 6])| {
        let tokens = row.map(|tokens| tokens.to_string()).join(" ");
        Message::words(format!("{} | {tokens}", rank + 1))
    };
    let rows: Vec<Message> = view.posts.iter().enumerate().rev().map(row).collect();
    rows.into_iter().chain([Message::words("    a b c d e f")])
}

fn about_to_explode(ripe: &[Post], over: bool) -> Message {
    let posts = ripe.iter().map(Post::to_string).collect::<Vec<_>>().join(", ");
    if over { messages::left_standing(posts) } else { messages::ready(posts) }
}
