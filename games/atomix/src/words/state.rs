//! The whole state of ATOMIX in words, for a reader who does not see the scene.

use std::fmt::Write;

use tablier_rules::{Seat, Text, text};

use super::super::cell::{Cell, reactor_name};
use super::super::position::Phase;
use super::super::view::View;
use super::{colour, count, result, tile, tiles};

pub(in super::super) fn describe(view: &View) -> Text {
    let mut lines = vec![turn(view)];
    lines.extend(Seat::all(view.players.into()).map(|seat| standing(view, seat)));
    lines.extend(view.opening.map(|first| {
        let Text { fr, en } = tile(first);
        text!("Première tuile, à poser sur A : {fr}.", "First tile, to be laid on A: {en}.")
    }));
    lines.extend(pending(view));
    lines.push(reactors(view));
    lines.extend(nuclei(view));
    lines.extend(hand(view));
    lines.push(bag(view));
    lines.extend(unseen(view));
    Text::join(lines, "\n")
}

fn turn(view: &View) -> Text {
    let who = view.turn.tag();
    match view.phase {
        Phase::Choosing => {
            text!("C'est à {who} de choisir une couleur.", "{who} is to choose a colour.")
        }
        Phase::Opening => {
            text!("C'est à {who} de poser la première tuile.", "{who} is to lay the first tile.")
        }
        Phase::Building => {
            text!("C'est à {who} de poser un réacteur.", "{who} is to lay a reactor.")
        }
        Phase::Playing if view.last_round => {
            text!("Dernier tour de table. C'est à {who}.", "Last round. It is the turn of {who}.")
        }
        Phase::Playing => text!("C'est à {who}.", "It is the turn of {who}."),
        Phase::Over => Text::new("La partie est finie.", "The game is over.").then(result(view)),
    }
}

fn standing(view: &View, seat: Seat) -> Text {
    let (who, score, held) = (seat.tag(), view.scores[seat], view.hands[seat].count);
    let Text { fr, en } = match view.colours[seat] {
        Some(own) => colour(own),
        None => Text::new("sans couleur", "no colour yet"),
    };
    text!("{who} ({fr}) : {score} ; en main : {held}.", "{who} ({en}): {score}; in hand: {held}.")
}

fn pending(view: &View) -> Option<Text> {
    let (last, points) = (view.turn_tiles().last()?, view.pending?);
    let Text { fr, en } = count(points);
    Some(text!(
        "Dernière tuile de ce tour : {last}. En s'arrêtant là : {fr}.",
        "Last tile of this turn: {last}. By stopping there: {en}."
    ))
}

/// A line for each reactor: the top of each cell and the height of its pile.
fn reactors(view: &View) -> Text {
    let mut tops = [None; 64];
    let mut heights = [0; 64];
    for lying in view.laid.iter() {
        tops[lying.cell.index()] = Some(lying);
        heights[lying.cell.index()] += 1;
    }
    let mut lines = String::new();
    for (reactor, center) in view.reactors.centers().iter().enumerate() {
        let line = if reactor == 0 { "" } else { "\n" };
        let _ = write!(lines, "{line}{} ({center}) :", reactor_name(reactor));
        for place in 0..6 {
            let cell = Cell::new(reactor, place);
            let _ = match tops[cell.index()] {
                Some(top) => {
                    let height = heights[cell.index()];
                    write!(lines, " {cell} {}{}×{height}", top.atoms, top.value)
                }
                None => write!(lines, " {cell} –"),
            };
        }
    }
    Text::new(lines.clone(), lines.replace(" :", ":"))
}

fn nuclei(view: &View) -> Option<Text> {
    let board = view.board();
    let reactors = &view.reactors.0;
    let found = reactors.spots().filter_map(|spot| {
        let Text { fr, en } = colour(board.nucleus(spot)?);
        let place = reactors.vertex(spot);
        Some(text!("{fr} ({place})", "{en} ({place})"))
    });
    let Text { fr, en } = Text::join(found, ", ");
    (!fr.is_empty()).then(|| text!("Noyaux : {fr}.", "Nuclei: {en}."))
}

fn hand(view: &View) -> Vec<Text> {
    let known = |seat: Seat| view.hands[seat].tiles.filter(|hand| !hand.is_empty());
    let hands = Seat::all(view.players.into()).filter_map(|seat| Some((seat, known(seat)?)));
    let told = hands.map(|(seat, hand)| {
        let who = seat.tag();
        let Text { fr, en } = tiles(hand.iter().copied());
        text!("Main ({who}) : {fr}.", "Hand ({who}): {en}.")
    });
    told.collect()
}

fn bag(view: &View) -> Text {
    let (bag, gone) = (view.bag, view.discarded.len());
    if gone == 0 {
        return text!("Dans le sac : {bag}.", "In the bag: {bag}.");
    }
    text!(
        "Dans le sac : {bag}. Sorties du jeu : {gone}.",
        "In the bag: {bag}. Out of the game: {gone}."
    )
}

/// What remains unseen, by combination of colours.
fn unseen(view: &View) -> Option<Text> {
    let count = view.unseen.len();
    let mut list = String::new();
    let mut kind = None;
    for tile in view.unseen.iter() {
        if kind != Some(tile.kind()) {
            kind = Some(tile.kind());
            let _ = write!(list, " {} ", tile.kind().atoms());
        }
        let _ = write!(list, "{}", tile.value());
    }
    (count > 0).then(|| text!("Jamais vues ({count}) :{list}.", "Unseen ({count}):{list}."))
}
