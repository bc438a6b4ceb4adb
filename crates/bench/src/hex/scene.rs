//! What the board looks like: rows below each other, each half a cell further to the right, and round them the sides in
//! the colours of their owners.

use tablier_geometry::{Hex, Point, Rect};
use tablier_rules::{Emphasis, Game, Item, Look, Paint, Part, Scene, Seat, Style, Text, text};

use super::{Cell, HexGame};
use crate::duel;

/// The side of a hexagon.
const SIDE: f32 = 5.0;
/// The radius of a stone.
const RADIUS: f32 = 3.4;

/// The scene of a position.
pub(super) fn draw(position: &HexGame, look: &Look<'_, Cell>) -> Scene {
    let corners = Cell::all(position.size).flat_map(|cell| cell.hex().corners(SIDE));
    let board = Rect::around(corners).expect("a board has cells");
    let last = look.last.and_then(|step| step.mv);
    let mut items: Vec<Item> = Edge::ALL.iter().map(|edge| edge.draw(position.size)).collect();
    for cell in Cell::all(position.size) {
        items.push(match position.owner(cell) {
            None => free_cell(cell, offered(position, look, cell)),
            Some(_) => Item::new(cell.to_string(), cell.hex().center(SIDE), vec![hexagon()]),
        });
        items.extend(position.owner(cell).map(|owner| stone(position, cell, owner, last)));
    }
    let turn = position.deciders().first();
    let task = Text::new("Choisissez une case libre.", "Choose a free cell.");
    Scene {
        frame: board.grown(SIDE),
        items,
        controls: Vec::new(),
        seats: duel::cards(position.deciders(), |seat| vec![task_of(seat)]),
        prompt: duel::prompt(look.viewer, turn, super::words::result(position), task),
    }
}

fn offered(position: &HexGame, look: &Look<'_, Cell>, cell: Cell) -> bool {
    look.viewer.seat().is_some_and(|seat| position.is_legal(seat, cell))
}

fn hexagon() -> Part {
    let style = Style::fill(Paint::Board).outlined(Paint::Line, 0.3);
    Part::polygon(Hex::ORIGIN.corners(SIDE), style)
}

fn free_cell(cell: Cell, offered: bool) -> Item {
    let item = Item::new(cell.to_string(), cell.hex().center(SIDE), vec![hexagon()]);
    if offered {
        item.labelled(text!("{cell}, libre : jouer ici", "{cell}, free: play here")).plays(cell)
    } else {
        item.labelled(text!("{cell}, libre", "{cell}, free"))
    }
}

fn stone(position: &HexGame, cell: Cell, owner: Seat, last: Option<Cell>) -> Item {
    let stones = &position.stones[owner.index()];
    let emphasis = match () {
        () if stones.are_joined() && stones.joined().contains(cell) => Emphasis::Winning,
        () if last == Some(cell) => Emphasis::Last,
        () => Emphasis::None,
    };
    let tag = owner.tag();
    Item::new(format!("stone-{cell}"), cell.hex().center(SIDE), duel::piece(owner, RADIUS))
        .labelled(text!("{cell}, pierre de {tag}", "{cell}, stone of {tag}"))
        .emphasised(emphasis)
}

fn task_of(seat: Seat) -> Text {
    match seat.index() {
        0 => Text::new("Du haut vers le bas", "From top to bottom"),
        _ => Text::new("De gauche à droite", "From left to right"),
    }
}

/// One side of the board.
struct Edge {
    id: &'static str,
    owner: usize,
    /// The corners of a hexagon, in order, that lie on this side of it.
    corners: [usize; 3],
}

impl Edge {
    const ALL: [Edge; 4] = [
        Edge { id: "top", owner: 0, corners: [5, 0, 1] },
        Edge { id: "bottom", owner: 0, corners: [4, 3, 2] },
        Edge { id: "left", owner: 1, corners: [5, 4, 3] },
        Edge { id: "right", owner: 1, corners: [0, 1, 2] },
    ];

    fn draw(&self, size: u8) -> Item {
        let last = i16::from(size) - 1;
        let hexes = (0..=last).map(|n| match self.id {
            "top" => Hex::new(n, 0),
            "bottom" => Hex::new(n, last),
            "left" => Hex::new(0, n),
            _ => Hex::new(last, n),
        });
        let corners = |hex: Hex| self.corners.map(|corner| hex.corners(SIDE)[corner]);
        let style = Style::stroke(Paint::Seat(Seat::new(self.owner)), 1.2);
        Item::new(self.id, Point::default(), vec![Part::line(hexes.flat_map(corners), style)])
    }
}
