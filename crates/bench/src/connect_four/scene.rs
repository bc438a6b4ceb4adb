//! What the board looks like: it stands upright, with the first column on the left.

use tablier_geometry::{Point, Rect, Square};
use tablier_rules::{
    Emphasis, Game, Item, Look, Paint, Part, Scene, Seat, Style, Text, Viewer, text,
};

use super::{Column, ConnectFour, Discs, GRID, words};
use crate::duel;

/// The side of a square.
const SIDE: f32 = 10.0;
/// The radius of a disc.
const RADIUS: f32 = 4.2;

/// The scene of a position.
pub(super) fn draw(position: &ConnectFour, look: &Look<'_, Column>) -> Scene {
    let corners = [Point::default(), Point::new(f32::from(GRID.files()), f32::from(GRID.ranks()))];
    let board = Rect::around(corners.map(|p| p * SIDE)).expect("two corners");
    let mut items = vec![background(board)];
    for column in Column::all() {
        items.extend(empty_squares(position, column, look.viewer));
        items.extend(discs(position, column, look));
    }
    let turn = position.deciders().first();
    let task = Text::new("Choisissez une colonne.", "Choose a column.");
    Scene {
        frame: board.grown(SIDE * 0.3),
        items,
        controls: Vec::new(),
        seats: duel::cards(position.deciders(), |seat| vec![disc_count(position, seat)]),
        prompt: duel::prompt(look.viewer, turn, words::result(position), task),
    }
}

fn background(board: Rect) -> Item {
    let (width, height) = (board.width(), board.height());
    let style = Style::fill(Paint::Board).outlined(Paint::Line, 0.4);
    let part = Part::rectangle(Point::default(), width, height, SIDE * 0.2, style);
    Item::new("board", board.center(), vec![part])
}

/// The empty squares of a column, from the top: the lowest lies on top of the others, takes the clicks on the whole
/// column, and is offered to the one whose turn it is.
fn empty_squares(
    position: &ConnectFour,
    column: Column,
    viewer: Viewer,
) -> impl Iterator<Item = Item> {
    let occupied = position.occupied();
    let landing = occupied.landing(column);
    let offered = viewer.seat().is_some_and(|seat| position.is_legal(seat, column));
    let empty = move |square: &Square| (Discs::at(*square) & occupied).is_empty();
    column.squares().rev().filter(empty).map(move |square| {
        let hole = Style::fill(Paint::Table).outlined(Paint::Line, 0.3);
        let parts = vec![Part::circle(Point::default(), RADIUS, hole)];
        let item = Item::new(square.to_string(), GRID.center(square, SIDE), parts);
        if offered && Discs::at(square) == landing {
            offer(item, square).plays(column)
        } else {
            item.labelled(text!("{square}, vide", "{square}, empty"))
        }
    })
}

fn offer(mut item: Item, square: Square) -> Item {
    let above = f32::from(GRID.ranks() - 1 - square.rank);
    let middle = Point::new(0.0, -above * SIDE / 2.0);
    let height = (above + 1.0) * SIDE;
    let tint = Style::fill(Paint::Offer).opacity(0.1);
    item.parts.push(Part::rectangle(middle, SIDE, height, 0.0, tint));
    item.parts.push(Part::circle(Point::default(), RADIUS, Style::stroke(Paint::Offer, 0.6)));
    item.labelled(text!("{square}, vide : jouer ici", "{square}, empty: play here"))
}

fn discs(position: &ConnectFour, column: Column, look: &Look<'_, Column>) -> Vec<Item> {
    let winning = position.discs[0].fours() | position.discs[1].fours();
    let just_played = look.last.and_then(|step| step.mv) == Some(column);
    let owned = |square| position.owner(Discs::at(square)).map(|owner| (square, owner));
    let mut items: Vec<_> = column
        .squares()
        .map_while(owned)
        .map(|(square, owner)| {
            let wins = !(Discs::at(square) & winning).is_empty();
            disc(square, owner).emphasised(if wins { Emphasis::Winning } else { Emphasis::None })
        })
        .collect();
    if let Some(highest) = items.last_mut().filter(|_| just_played)
        && highest.emphasis == Emphasis::None
    {
        highest.emphasis = Emphasis::Last;
    }
    items
}

fn disc(square: Square, owner: Seat) -> Item {
    let at = GRID.center(square, SIDE);
    let tag = owner.tag();
    Item::new(format!("disc-{square}"), at, duel::piece(owner, RADIUS))
        .labelled(text!("{square}, jeton de {tag}", "{square}, disc of {tag}"))
        .entering_from(Point::new(at.x, -SIDE))
}

fn disc_count(position: &ConnectFour, seat: Seat) -> Text {
    let count = position.discs[seat.index()].len();
    text!("Jetons posés : {count}", "Discs played: {count}")
}
