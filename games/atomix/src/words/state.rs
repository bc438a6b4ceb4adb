//! The whole state of ATOMIX in words, for a reader who does not see the scene.

use std::fmt::Write;

use tablier_rules::{Message, Seat};

use super::super::cell::{Cell, reactor_name};
use super::super::colour::Colour;
use super::super::messages;
use super::super::position::Phase;
use super::super::view::View;
use super::{Told, count, listed, result, tile};

pub(in super::super) fn describe(view: &View) -> Message {
    let mut lines = vec![turn(view)];
    lines.extend(Seat::all(view.players.into()).map(|seat| standing(view, seat)));
    lines.extend(view.opening.map(|first| messages::first_tile(tile(first))));
    lines.extend(pending(view));
    lines.extend(reactors(view));
    lines.extend(nuclei(view));
    lines.extend(hands(view));
    lines.push(bag(view));
    lines.extend(unseen(view));
    Message::join(lines, "\n")
}

fn turn(view: &View) -> Message {
    let who = view.turn;
    match view.phase {
        Phase::Choosing => messages::to_choose(who),
        Phase::Opening => messages::to_open(who),
        Phase::Building => messages::to_build(who),
        Phase::Playing if view.last_round => messages::to_play_last(who),
        Phase::Playing => tablier_rules::messages::turn(who),
        Phase::Over => messages::over().then(result(view)),
    }
}

fn standing(view: &View, who: Seat) -> Message {
    let colour = view.colours[who].map_or("none", Colour::name);
    messages::standing(who, colour, view.scores[who], view.hands[who].count)
}

fn pending(view: &View) -> Option<Message> {
    let (last, points) = (view.turn_tiles().last()?, view.pending?);
    Some(messages::pending(last, count(points, Told::Anybody)))
}

/// A line for each reactor: the top of each cell and the height of its pile.
fn reactors(view: &View) -> Vec<Message> {
    let mut tops = [None; 64];
    let mut heights = [0; 64];
    for lying in view.laid.iter() {
        tops[lying.cell.index()] = Some(lying);
        heights[lying.cell.index()] += 1;
    }
    let told = |cell: Cell| match tops[cell.index()] {
        Some(top) => format!("{cell} {}{}×{}", top.atoms, top.value, heights[cell.index()]),
        None => format!("{cell} –"),
    };
    let line = |(reactor, center)| {
        let cells: Vec<_> = (0..6).map(|place| told(Cell::new(reactor, place))).collect();
        messages::reactor_cells(reactor_name(reactor), center, cells.join(" "))
    };
    view.reactors.centers().iter().enumerate().map(line).collect()
}

fn nuclei(view: &View) -> Option<Message> {
    let board = view.board();
    let reactors = &view.reactors.0;
    let found = reactors.spots().filter_map(|spot| {
        Some(messages::nucleus_at(board.nucleus(spot)?.name(), reactors.vertex(spot)))
    });
    let found: Vec<_> = found.collect();
    (!found.is_empty()).then(|| messages::nuclei(found))
}

fn hands(view: &View) -> Vec<Message> {
    let known = |seat: Seat| view.hands[seat].tiles.filter(|hand| !hand.is_empty());
    let hands = Seat::all(view.players.into()).filter_map(|seat| Some((seat, known(seat)?)));
    hands.map(|(who, hand)| messages::holds(who, hand.iter().copied().map(listed))).collect()
}

fn bag(view: &View) -> Message {
    let (told, gone) = (messages::bag_holds(view.bag), view.discarded.len());
    if gone == 0 { told } else { told.then(messages::out_of_the_game(gone)) }
}

/// What remains unseen, by combination of colours.
fn unseen(view: &View) -> Option<Message> {
    let mut list = String::new();
    let mut kind = None;
    for tile in view.unseen.iter() {
        if kind != Some(tile.kind()) {
            kind = Some(tile.kind());
            let between = if list.is_empty() { "" } else { " " };
            let _ = write!(list, "{between}{} ", tile.kind().atoms());
        }
        let _ = write!(list, "{}", tile.value());
    }
    (!list.is_empty()).then(|| messages::unseen_tiles(view.unseen.len(), list))
}
