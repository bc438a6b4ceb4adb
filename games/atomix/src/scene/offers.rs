//! What may be clicked on the board of ATOMIX and in the hand, and what a click would pay.

use tablier_geometry::{Point, Vertex};
use tablier_rules::{Action, Emphasis, Item, Message, Paint, Part, Seat, Style};

use super::super::cell::{Cell, Lying, reactor_name};
use super::super::colour::Colour;
use super::super::messages;
use super::super::moves::Move;
use super::super::points::Points;
use super::super::position::Phase;
use super::super::tile::Tile;
use super::super::words::{self, Told};
use super::{Drawing, pieces, shapes, tally, tile_id};

impl Drawing<'_> {
    /// Everything on the board that is offered or chosen.
    pub(super) fn offers(&self) -> Vec<Item> {
        let mut items = Vec::new();
        match self.gesture.held() {
            Some((held, points)) => {
                let completed = self.completed(held);
                items.extend(completed.iter().map(|&vertex| completed_nucleus(vertex)));
                let others = self.gesture.cells().into_iter().filter(|&cell| cell != held.cell);
                items.extend(others.map(|cell| self.elsewhere(cell)));
                items.push(self.ghost(held, points, &completed));
            }
            None => {
                items.extend(self.pending());
                items.extend(self.gesture.cells().into_iter().map(|cell| self.landing(cell)));
            }
        }
        for &mv in &self.gesture.others {
            match mv {
                Move::Choose(colour) => items.push(self.colour(colour, mv)),
                Move::Build(center) => items.push(self.site(center, mv)),
                _ => {}
            }
        }
        items
    }

    /// A cell where the chosen tile fits, with the most it can pay there.
    fn landing(&self, cell: Cell) -> Item {
        let triangle = shapes::standing(cell.place());
        let level = self.board.height(cell) + 1;
        let outline = |style| Part::rounded(triangle.inset(0.09), 0.1, style);
        let mut parts = vec![
            outline(Style::fill(Paint::Offer).opacity(0.14)),
            outline(Style::stroke(Paint::Offer, 0.07)),
        ];
        let action = Some(Action::Pick(cell.to_string()));
        if self.view.phase == Phase::Opening {
            let item = Item::new(format!("cell {cell}"), self.middle(cell), parts);
            return Item { action, ..item.labelled(messages::label_cell(cell, level)) };
        }
        let most = self.gesture.ways(cell).next().map_or(0, |(_, points)| points.total());
        let hint = format!("+{most}");
        let ground = Style::fill(Paint::Offer);
        parts.extend(chip(&hint, Point::default(), 0.36, ground, Paint::Table));
        let label = messages::label_cell_up_to(cell, level, most);
        let item = Item::new(format!("cell {cell}"), self.middle(cell), parts).labelled(label);
        Item { action, hint: Some(Message::words(hint)), ..item }
    }

    /// Another cell where the tile that is held over one would fit.
    fn elsewhere(&self, cell: Cell) -> Item {
        let outline = |style| Part::rounded(shapes::standing(cell.place()).inset(0.12), 0.1, style);
        let parts = vec![
            outline(Style::fill(Paint::Offer).opacity(0.1)),
            outline(Style::stroke(Paint::Offer, 0.04).dashed()),
        ];
        let item = Item::new(format!("cell {cell}"), self.middle(cell), parts)
            .labelled(messages::label_elsewhere(cell));
        Item { action: Some(Action::Regrasp(self.gesture.on(cell))), ..item }
    }

    /// The chosen tile over its cell with its fusions, the nuclei it completes and what it pays: all of it lays the tile.
    fn ghost(&self, held: Lying, points: Points, completed: &[Vertex]) -> Item {
        let height = usize::from(self.board.height(held.cell)) + 1;
        let tile = words::atoms(held.atoms, held.value);
        let mut parts = pieces::on_pile(held, height);
        let counts = self.view.phase != Phase::Opening;
        if counts {
            let place = self.middle(held.cell);
            let arcs = completed.iter().filter_map(|vertex| {
                pieces::corner_arc(held.cell.place(), vertex.point(shapes::SIDE) - place)
            });
            parts.extend(arcs);
            parts.extend(self.bonds(held));
            parts.extend(flag(held, points));
        }
        let ghost = Item::new(tile_id(held.tile()), self.middle(held.cell), parts)
            .labelled(messages::label_lay(tile, held.cell, height))
            .plays(Move::Lay(held))
            .emphasised(Emphasis::Chosen);
        let hint = counts.then(|| Message::words(format!("+{}", points.total())));
        Item { hint, ..ghost }
    }

    /// Where a tile would complete a nucleus.
    fn completed(&self, held: Lying) -> Vec<Vertex> {
        if self.view.phase == Phase::Opening {
            return Vec::new();
        }
        let reactors = &self.view.reactors.0;
        let mut after = self.board.clone();
        after.lay(reactors, held, None);
        let new = |spot: &_| after.nucleus(*spot).is_some() && self.board.nucleus(*spot).is_none();
        reactors.spots().filter(new).map(|spot| reactors.vertex(spot)).collect()
    }

    /// The last tile laid in this turn: what it pays if the player stops there.
    fn pending(&self) -> Vec<Item> {
        let (Some(&last), Some(points)) = (self.view.turn_tiles().last(), self.view.pending) else {
            return Vec::new();
        };
        let at = self.middle(last.cell);
        let count = words::count(points, Told::Anybody);
        vec![
            Item::new("fusions", at, self.bonds(last))
                .labelled(messages::label_fusions(points.fusions)),
            Item::new("points", at, flag(last, points).to_vec())
                .labelled(messages::label_points(count)),
        ]
    }

    /// A bond for each fusion of a tile, two of them in the player's own colour.
    fn bonds(&self, lying: Lying) -> Vec<Part> {
        let triangle = shapes::standing(lying.cell.place());
        let own = self.view.colours[self.view.turn];
        let (mut bonds, mut own_bonds) = (String::new(), String::new());
        for (side, end) in (0..3).flat_map(|side| [(side, 0), (side, 1)]) {
            if self.board.is_fusion(lying, side, end) {
                let is_own = own == Some(lying.atoms.at((side + end) % 3));
                let path = if is_own { &mut own_bonds } else { &mut bonds };
                pieces::bond(path, triangle, side, end);
            }
        }
        let all = format!("{bonds}{own_bonds}");
        let mut parts = vec![
            Part::path(all.clone(), Style::stroke(Paint::Ink, 0.27)),
            Part::path(all, Style::stroke(Paint::Win, 0.19)),
        ];
        if !own_bonds.is_empty() {
            parts.push(Part::path(own_bonds, Style::stroke(Paint::Ink, 0.05)));
        }
        parts
    }

    fn colour(&self, colour: Colour, mv: Move) -> Item {
        let x = (colour.index() as f32 - 1.5) * 2.2;
        Item::new(
            format!("colour {colour}"),
            self.places.hand + Point::new(x, 0.0),
            pieces::atom(colour, 0.8),
        )
        .labelled(messages::label_choose(colour.name()))
        .plays(mv)
    }

    fn site(&self, center: Vertex, mv: Move) -> Item {
        let middle = center.point(shapes::SIDE);
        let corners = shapes::hexagon(center).map(|corner| (corner - middle) * 0.93);
        let name = reactor_name(self.view.reactors.centers().len());
        let style = Style::fill(Paint::Table).outlined(Paint::Offer, 0.05).dashed();
        let parts = vec![
            Part::rounded(corners, 0.15, style),
            Part::words(Message::words(name), Point::default(), 0.6, Style::fill(Paint::Offer)),
        ];
        Item::new(format!("site {center}"), middle, parts)
            .labelled(messages::label_build(name, center))
            .plays(mv)
    }

    /// The tiles of the viewer, or the first tile, which everybody sees.
    pub(super) fn hand(&self, viewer: Option<Seat>) -> Vec<Item> {
        let own = viewer.and_then(|seat| self.view.hands[seat].tiles);
        let tiles: Vec<Tile> = match self.view.opening {
            Some(first) => vec![first],
            None => own.iter().flat_map(|hand| hand.iter()).copied().collect(),
        };
        let width = 2.5;
        let place = |number: usize| {
            let x = (number as f32 - (tiles.len() as f32 - 1.0) / 2.0) * width;
            self.places.hand + Point::new(x, 0.0)
        };
        tiles
            .iter()
            .enumerate()
            .map(|(number, &tile)| self.held_tile(tile, place(number)))
            .collect()
    }

    fn held_tile(&self, tile: Tile, at: Point) -> Item {
        let name = words::tile(tile);
        let chosen = self.gesture.tile == Some(tile);
        if chosen && self.gesture.held().is_some() {
            let outline = shapes::standing(shapes::IN_HAND).inset(0.06);
            let ground = Style::fill(Paint::Offer).opacity(0.1);
            let edge = Style::stroke(Paint::Offer, 0.05).dashed();
            let parts = [ground, edge].map(|style| Part::polygon(outline, style));
            let slot = Item::new("slot", at, parts.to_vec());
            let slot = slot.labelled(messages::label_take_back(name));
            return Item { action: Some(Action::Drop), ..slot };
        }
        let mut parts = pieces::in_hand(tile.kind().atoms(), tile.value());
        let triangle = shapes::standing(shapes::IN_HAND);
        let mut action = None;
        if chosen {
            action = self.gesture.begun.then_some(Action::Drop);
        } else if self.gesture.may_choose(tile) {
            let word = tile.to_string();
            let begun = self.gesture.begun;
            action = Some(if begun { Action::Regrasp(vec![word]) } else { Action::Pick(word) });
        } else if self.view.phase == Phase::Playing && !self.gesture.is_idle() {
            let veil = Style::fill(Paint::Table).opacity(0.6);
            parts.push(Part::polygon(triangle.inset(0.0), veil));
        }
        let emphasis = if chosen { Emphasis::Chosen } else { Emphasis::None };
        let item = Item::new(tile_id(tile), at, parts)
            .labelled(messages::label_held(name))
            .emphasised(emphasis)
            .entering_from(tally::bag(self.places.tally));
        Item { action, ..item }
    }
}

/// A ring round a nucleus that a tile would complete.
fn completed_nucleus(vertex: Vertex) -> Item {
    let glow = Style::stroke(Paint::Win, 0.4).opacity(0.35);
    let parts = vec![
        Part::circle(Point::default(), shapes::ATOM, Style::stroke(Paint::Win, 0.14)),
        Part::circle(Point::default(), shapes::ATOM + 0.1, glow),
    ];
    Item::new(format!("nucleus {vertex}"), vertex.point(shapes::SIDE), parts)
        .labelled(messages::label_nucleus_to_be())
        .emphasised(Emphasis::Winning)
}

/// The points of a tile, on the side of its cell that lies across, where they hide neither the tile nor the cell beyond.
fn flag(lying: Lying, points: Points) -> [Part; 2] {
    let corners = shapes::standing(lying.cell.place()).corners;
    let apex = corners.into_iter().find(|corner| corner.x.abs() < 0.1);
    let beyond = apex.map_or(Point::default(), |apex| Point::new(0.0, -0.62 * apex.y.signum()));
    let total = format!("+{}", points.total());
    chip(&total, beyond, 0.46, Style::fill(Paint::Table).outlined(Paint::Win, 0.09), Paint::Ink)
}

/// A rounded label.
fn chip(words: &str, at: Point, size: f32, ground: Style, ink: Paint) -> [Part; 2] {
    let width = size * (0.55 * words.chars().count() as f32 + 0.5);
    [
        Part::rectangle(at, width, size * 1.35, size * 0.5, ground),
        Part::words(Message::words(words), at, size, Style::fill(ink)),
    ]
}
