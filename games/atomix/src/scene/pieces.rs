//! Tiles, atoms and fusions as shapes.

use std::fmt::Write;

use tablier_geometry::Point;
use tablier_rules::{Hue, Message, Paint, Part, Short, Style};

use super::super::atoms::Atoms;
use super::super::cell::Lying;
use super::super::colour::Colour;
use super::shapes::{self, IN_HAND, Triangle};

pub(super) fn paint(colour: Colour) -> Paint {
    Paint::Hue(match colour {
        Colour::Blue => Hue::Blue,
        Colour::Green => Hue::Green,
        Colour::Pink => Hue::Pink,
        Colour::Yellow => Hue::Yellow,
    })
}

/// What stands out on a colour, on light and on dark tables.
pub(super) fn mark_paint(colour: Colour) -> Paint {
    match colour {
        Colour::Yellow => Paint::PieceMark,
        _ => Paint::Table,
    }
}

/// The topmost tile of a pile, with the rim of those below.
pub(super) fn on_pile(lying: Lying, height: usize) -> Vec<Part> {
    let triangle = shapes::standing(lying.cell.place());
    let top = &triangle.tops[height - 1];
    let mut parts = Vec::with_capacity(11);
    if height > 1 {
        let below = Style::fill(Paint::Line).outlined(Paint::Ink, 0.02);
        parts.push(Part::path(&*triangle.tops[0].outline, below));
    }
    if height > 2 {
        parts.push(Part::path(&*top.rim, Style::stroke(Paint::Ink, 0.02)));
    }
    tile(&mut parts, triangle, lying.atoms, height);
    let value = Message::words(lying.value.to_string());
    parts.push(Part::words(value, Point::new(0.0, -0.09), 0.42, Style::fill(Paint::Ink)));
    parts.push(Part::path(&*top.dots, Style::stroke(Paint::Ink, 0.075)));
    parts
}

/// A tile in the hand.
pub(super) fn in_hand(atoms: Atoms, value: u8) -> Vec<Part> {
    let mut parts = Vec::with_capacity(7);
    tile(&mut parts, shapes::standing(IN_HAND), atoms, 1);
    let value = Message::words(value.to_string());
    parts.push(Part::words(value, Point::new(0.0, 0.02), 0.56, Style::fill(Paint::Ink)));
    parts
}

fn tile(parts: &mut Vec<Part>, triangle: &Triangle, atoms: Atoms, height: usize) {
    let body = Style::fill(Paint::Table).outlined(Paint::Ink, 0.03);
    let top = &triangle.tops[height - 1];
    parts.push(Part::path(&*top.outline, body));
    for colour in Colour::ALL {
        let corners = (0..3).filter(|&corner| atoms.at(corner) == colour);
        let discs: String = corners.clone().map(|corner| &*top.atoms[corner]).collect();
        if !discs.is_empty() {
            parts.push(Part::path(discs, Style::fill(paint(colour))));
        }
    }
    for yellow in [false, true] {
        let is_it = |corner: &usize| (atoms.at(*corner) == Colour::Yellow) == yellow;
        let marks = (0..3).filter(is_it);
        let marks: String =
            marks.map(|corner| &*triangle.marks[corner][atoms.at(corner).index()]).collect();
        if !marks.is_empty() {
            let paint = if yellow { mark_paint(Colour::Yellow) } else { Paint::Table };
            parts.push(Part::path(marks, Style::stroke(paint, 0.05)));
        }
    }
}

/// A whole atom, for players and for choosing.
pub(super) fn atom(colour: Colour, radius: f32) -> Vec<Part> {
    let mark = shapes::mark(colour, Point::default(), radius * 3.2);
    vec![
        Part::circle(Point::default(), radius, Style::fill(paint(colour))),
        Part::path(mark, Style::stroke(mark_paint(colour), radius * 0.16)),
    ]
}

/// The part of the ring round a nucleus that lies on the tile in one of its corners: the one at this place from the middle of its
/// cell, if there is one.
pub(super) fn corner_arc(place: usize, corner: Point) -> Option<Part> {
    let corners = shapes::standing(place).corners;
    let at = corners.iter().position(|own| own.distance(corner) < 0.01)?;
    let towards = |other: usize| corners[at].lerp(corners[other % 3], shapes::ATOM / shapes::SIDE);
    let mut path = String::new();
    shapes::put(&mut path, 'M', towards(at + 1));
    let _ = write!(path, "A{0} {0} 0 0 1", Short(shapes::ATOM));
    shapes::put(&mut path, ' ', towards(at + 2));
    Some(Part::path(path, Style::stroke(Paint::Win, 0.14)))
}

/// A short bond across an end of a side of a cell, to be drawn round the middle of the cell.
pub(super) fn bond(path: &mut String, triangle: &Triangle, side: usize, end: usize) {
    let (from, to) = (triangle.corners[side], triangle.corners[(side + 1) % 3]);
    let share = 0.6 * shapes::ATOM / shapes::SIDE;
    let place = from.lerp(to, if end == 0 { share } else { 1.0 - share });
    let across = (to - from).rotated(90.0) * (0.13 / shapes::SIDE);
    shapes::put(path, 'M', place - across);
    shapes::put(path, 'L', place + across);
}
