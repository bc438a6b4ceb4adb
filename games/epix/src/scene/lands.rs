//! The map as a picture, and over it a plate for each province that can be clicked.

use std::collections::HashMap;
use std::sync::LazyLock;

use tablier_geometry::Point;
use tablier_rules::{Action, Emphasis, Format, Hue, Item, Language, Message, Paint, Part, Style};

use super::layout::ground as whole;
use super::{Drawing, terrain};
use crate::map::{Land, Map, Terrain};
use crate::unit::UnitKind;
use crate::{Move, Province, messages, words};

/// A clear plate over every province, with its name and what a click on it does.
pub(super) fn plates(drawing: &Drawing<'_>) -> Vec<Item> {
    let offers: HashMap<Province, Move> =
        drawing.gesture.targets(drawing.position, drawing.chooser).into_iter().collect();
    drawing
        .map
        .lands
        .iter()
        .map(|land| plate(drawing, land, offers.get(&land.province).copied()))
        .collect()
}

fn plate(drawing: &Drawing<'_>, land: &Land, offer: Option<Move>) -> Item {
    let shape = |style| Part::polygon(land.shape.iter().copied(), style);
    let parts = match offer {
        Some(_) => vec![
            shape(Style::fill(Paint::Offer).opacity(0.2)),
            shape(Style::stroke(Paint::Offer, 0.14).dashed()),
        ],
        None => vec![shape(Style::CLEAR)],
    };
    let item = Item::new(format!("land {}", land.province), Point::default(), parts)
        .labelled(label(drawing, land, offer));
    let touched = match drawing.last {
        Some(
            Move::March(_, _, to)
            | Move::Attack(_, _, to)
            | Move::Throw(_, to)
            | Move::Recruit(_, to),
        ) => to == land.province,
        _ => false,
    };
    let won = drawing.position.open.taken.is_some_and(|(_, castle)| castle == land.province);
    let emphasis = if won {
        Emphasis::Winning
    } else if touched && offer.is_none() {
        Emphasis::Last
    } else {
        Emphasis::None
    };
    Item { action: offer.map(|mv| Action::Play(vec![mv.to_string()])), ..item }.emphasised(emphasis)
}

fn label(drawing: &Drawing<'_>, land: &Land, offer: Option<Move>) -> Message {
    let board = &drawing.position.open.board;
    let name = words::province(land.province);
    let land = match board.owner(land.province) {
        None => name,
        Some(owner) => {
            let there = |&kind: &UnitKind| board.of(owner, kind).contains(land.province);
            let units = UnitKind::ALL.into_iter().filter(there);
            messages::land_held(name, owner, units.map(words::kind))
        }
    };
    match offer {
        None => land,
        Some(Move::March(..)) => messages::land_go(land),
        Some(Move::Attack(kind, from, to)) => attacked(drawing, land, kind, from, to),
        Some(Move::Throw(from, to)) => attacked(drawing, land, UnitKind::Catapult, from, to),
        Some(_) => messages::land_recruit(land),
    }
}

/// What the first fight of an attack is up against.
fn attacked(
    drawing: &Drawing<'_>,
    land: Message,
    kind: UnitKind,
    from: Province,
    target: Province,
) -> Message {
    let position = drawing.position;
    let Some(fight) = position.first_fight(kind, from, target) else {
        return messages::land_enter(land);
    };
    let names = position.names(&fight);
    let way = if kind == UnitKind::Catapult { "bombard" } else { "attack" };
    // Rule: if there are no more amounts than names, all are named and the attack fails.
    if position.gold(position.open.turn) <= names {
        messages::land_attack_lost(land, way)
    } else {
        messages::land_attack(land, way, names)
    }
}

/// How large names are written on a wide board and on a tall one.
const LETTERS: [f32; 2] = [1.0, 1.4];

/// The whole map with nothing on it: sea, land, what grows there, rocks and names. Where the map is small the names are
/// written larger.
pub(super) fn map(map: &Map, format: Format) -> Item {
    static GROUNDS: LazyLock<[Item; 3]> =
        LazyLock::new(|| [2, 3, 4].map(|players| draw(Map::of(players))));
    let letters = LETTERS[usize::from(format == Format::Tall)];
    let mut item = GROUNDS[map.players - 2].clone();
    // Not kept with the rest: a page may load other languages later.
    item.parts.extend(map.lands.iter().flat_map(|land| name(land, letters)));
    item
}

fn draw(map: &Map) -> Item {
    let rect = whole(map);
    let water = Style::fill(Paint::Hue(Hue::Water)).opacity(0.35);
    let mut parts =
        vec![Part::rectangle(rect.center(), rect.width() + 0.8, rect.height() + 0.8, 0.6, water)];
    let shape = |land: &Land, style| Part::rounded(land.shape.iter().copied(), 0.08, style);
    // A shore under everything.
    parts.extend(
        map.lands
            .iter()
            .map(|land| shape(land, Style::stroke(Paint::Hue(Hue::Snow), 0.5).opacity(0.35))),
    );
    for land in &map.lands {
        parts.push(shape(
            land,
            Style::fill(terrain::ground(land.terrain)).outlined(Paint::Table, 0.14),
        ));
        if let Terrain::Castle(seat) | Terrain::Realm(seat) = land.terrain {
            let strength = if matches!(land.terrain, Terrain::Castle(_)) { 0.42 } else { 0.2 };
            parts.push(shape(land, Style::fill(Paint::Seat(seat)).opacity(strength)));
        }
    }
    parts.extend(
        map.lands
            .iter()
            .map(|land| shape(land, Style::stroke(Paint::Hue(Hue::Gold), 0.07).dashed())),
    );
    parts.extend(map.walls.iter().flat_map(|wall| rocks(wall)));
    parts.extend(map.lands.iter().flat_map(terrain::scenery));
    Item::new("map", Point::default(), parts)
}

/// What nobody crosses.
fn rocks(wall: &[Point]) -> Vec<Part> {
    let rock = Style::fill(Paint::Hue(Hue::Stone)).outlined(Paint::Ink, 0.06);
    let mut parts = vec![Part::rounded(wall.iter().copied(), 0.1, rock)];
    let sum = wall.iter().fold(Point::default(), |sum, &point| sum + point);
    let middle = sum * (1.0 / wall.len().max(1) as f32);
    let reach = wall.iter().map(|point| point.distance(middle)).fold(0.0, f32::max);
    let ridge = |x: f32, y: f32, size: f32| {
        let p = |dx: f32, dy: f32| middle + Point::new(x + dx * size, y + dy * size);
        let style = Style::fill(Paint::Faint).outlined(Paint::Ink, 0.03);
        Part::polygon(
            [p(-0.5, 0.3), p(-0.15, -0.4), p(0.05, -0.15), p(0.2, -0.5), p(0.55, 0.3)],
            style,
        )
    };
    if reach > 1.0 {
        let row = [
            (-1.6, -0.1),
            (-0.6, -0.6),
            (0.5, -0.55),
            (1.5, -0.05),
            (-0.9, 0.6),
            (0.2, 0.45),
            (1.0, 0.75),
        ];
        parts.extend(row.into_iter().map(|(x, y)| ridge(x, y, 1.0)));
    } else {
        parts.push(ridge(0.0, 0.05, 0.6));
    }
    parts
}

/// The name, with a coin where the province pays.
fn name(land: &Land, size: f32) -> Vec<Part> {
    let pays = matches!(land.terrain, Terrain::Lake | Terrain::Forest | Terrain::Stones);
    let below = land.center + Point::new(if pays { 0.2 } else { 0.0 }, 1.14);
    let name = words::province(land.province);
    let letters = Language::ALL.map(|language| name.get(language).chars().count());
    let length = letters.into_iter().max().unwrap_or_default() as f32 * size;
    let paper = Style::fill(Paint::Table).opacity(0.55);
    let mut parts = vec![Part::rectangle(below, length * 0.205 + 0.2, 0.42 * size, 0.2, paper)];
    if pays {
        let coin = below - Point::new(length * 0.1 + 0.34, 0.0);
        parts.push(Part::circle(coin, 0.2, Style::fill(Paint::Win).outlined(Paint::Ink, 0.03)));
        parts.push(Part::words(Message::words("1"), coin, 0.28, Style::fill(Paint::Ink)));
    }
    parts.push(Part::words(name, below, 0.36 * size, Style::fill(Paint::Ink)));
    parts
}

#[cfg(test)]
mod tests {
    use tablier_geometry::Rect;
    use tablier_rules::trace::extent;

    use super::*;

    #[test]
    fn no_name_lies_over_a_castle_or_its_flag() {
        let around = |parts: Vec<Part>| extent(&Item::new("parts", Point::default(), parts));
        let apart = |one: Rect, other: Rect| {
            one.max.x < other.min.x
                || other.max.x < one.min.x
                || one.max.y < other.min.y
                || other.max.y < one.min.y
        };
        for map in [2, 3, 4].map(Map::of) {
            let castles = map.lands.iter().filter(|l| matches!(l.terrain, Terrain::Castle(_)));
            for castle in castles {
                let drawn = around(terrain::scenery(castle)).unwrap();
                for letters in LETTERS {
                    for land in &map.lands {
                        let name = around(name(land, letters)).unwrap();
                        let (one, other) = (land.province, castle.province);
                        assert!(apart(name, drawn), "{one} over {other} at {letters}");
                    }
                }
            }
        }
    }
}
