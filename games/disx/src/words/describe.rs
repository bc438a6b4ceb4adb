//! The whole state in words, line by line, for those who do not see the scene.

use tablier_rules::{Seat, Text, Viewer, text};

use super::{prompt, ranking, tokens};
use crate::{Post, View};

/// Everything a viewer may know.
pub(crate) fn describe(view: &View) -> Text {
    let position = view.position();
    let mut lines = vec![heading(view), bank(view), hands(view)];
    lines.extend(board(view));
    let ripe: Vec<Post> = position.board.ripe().iter().collect();
    if !ripe.is_empty() {
        lines.push(about_to_explode(&ripe, view.over));
    }
    lines.push(prompt(&position, Viewer::Spectator));
    if let Some(outcome) = position.end() {
        let Text { fr, en } = ranking(&outcome);
        lines.push(text!("Classement : {fr}.", "Final order: {en}."));
    }
    Text::join(lines, "\n")
}

fn heading(view: &View) -> Text {
    let (players, first) = (view.players, view.first.tag());
    let version =
        if view.quick { Text::new(", version rapide", ", quick version") } else { Text::default() };
    let Text { fr, en } = version;
    text!(
        "DisX à {players} joueurs{fr} ; {first} a commencé.",
        "DisX for {players} players{en}; {first} began."
    )
}

fn bank(view: &View) -> Text {
    let Text { fr, en } = tokens(view.bank);
    text!("Banque : {fr}.", "Bank: {en}.")
}

fn hands(view: &View) -> Text {
    let hand = |seat: Seat| Text::same(format!("{} {}", seat.tag(), view.hands[seat]));
    let Text { fr, en } = Text::join(Seat::all(view.players.into()).map(hand), ", ");
    text!("Jetons en main : {fr}.", "Tokens in hand: {en}.")
}

/// The board as it is seen, the sixth row on top.
fn board(view: &View) -> impl Iterator<Item = Text> {
    let row = |(rank, row): (usize, &[u8; 6])| {
        let tokens = row.map(|tokens| tokens.to_string()).join(" ");
        Text::same(format!("{} | {tokens}", rank + 1))
    };
    let rows: Vec<Text> = view.posts.iter().enumerate().rev().map(row).collect();
    rows.into_iter().chain([Text::same("    a b c d e f")])
}

fn about_to_explode(ripe: &[Post], over: bool) -> Text {
    let posts = ripe.iter().map(Post::to_string).collect::<Vec<_>>().join(", ");
    if over {
        return text!(
            "Restés à quatre jetons ou plus, pour personne : {posts}.",
            "Left standing with four or more tokens, for nobody: {posts}."
        );
    }
    text!("Prêts à exploser : {posts}.", "About to explode: {posts}.")
}
