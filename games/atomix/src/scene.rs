//! What ATOMIX looks like: reactors with their piles, the hand below, the tally of unseen tiles beside them or below.

mod controls;
mod gesture;
mod offers;
mod pieces;
mod shapes;
mod tally;

use tablier_geometry::{Point, Rect, Vertex};
use tablier_rules::{
    Emphasis, FastRng, Format, Item, Look, Message, Paint, Part, Role, Scene, Seat, SeatCard,
    Style, Viewer,
};

use self::gesture::Gesture;
use super::board::Board;
use super::cell::{Cell, Lying, reactor_name};
use super::messages;
use super::moves::Move;
use super::position::{Atomix, Phase};
use super::tile::Tile;
use super::view::View;
use super::words;

pub(super) fn scene(view: &View, look: &Look<'_, Move>) -> Scene {
    // What is hidden has no part in the drawing, so any position that looks like this will do.
    let position = view.sample(&mut FastRng::new(0));
    let chooser = look.viewer.seat().filter(|&seat| view.decider() == Some(seat));
    let gesture = chooser.map_or_else(Gesture::none, |_| Gesture::read(&position, look.gesture));
    let places = Places::of(view, look.format);
    let board = &position.board;
    let table = Drawing { view, position: &position, board, gesture: &gesture, places };

    let mut items: Vec<Item> =
        (0..view.reactors.centers().len()).map(|r| table.reactor(r)).collect();
    items.extend(table.piles(look.last.and_then(|step| step.mv)));
    items.extend(table.nuclei());
    items.extend(table.offers());
    // Whoever knows everything sees the hand it is played from.
    let holder = match look.viewer {
        Viewer::Everything => Some(view.turn),
        viewer => viewer.seat(),
    };
    let hand = Role::Hand(holder.unwrap_or(view.turn));
    items.extend(table.hand(holder).into_iter().map(|item| item.of(hand)));
    let tally = tally::items(view, table.places.tally, look.format);
    items.extend(tally.into_iter().map(|item| item.of(Role::Supply)));

    Scene {
        frame: table.places.frame,
        items,
        controls: table.controls(),
        seats: Seat::all(view.players.into()).map(|seat| card(view, seat)).collect(),
        prompt: table.prompt(chooser),
    }
}

/// Everything the scene is drawn from.
struct Drawing<'a> {
    view: &'a View,
    position: &'a Atomix,
    board: &'a Board,
    gesture: &'a Gesture,
    places: Places,
}

/// The width of the row of colours to choose from, or of tiles in the hand.
const ROW: f32 = 8.4;

/// Where things lie.
struct Places {
    frame: Rect,
    /// The middle of the row of tiles in the hand.
    hand: Point,
    /// The upper left corner of the tally.
    tally: Point,
}

impl Places {
    fn of(view: &View, format: Format) -> Places {
        // Until the reactors lie there is room for two rings of them, so that nothing moves when one is laid; only who builds
        // in a line needs more.
        let sites = match view.phase {
            Phase::Choosing | Phase::Opening => rings().collect(),
            Phase::Building => rings().chain(view.reactors.0.sites()).collect(),
            Phase::Playing | Phase::Over => Vec::new(),
        };
        let centers = view.reactors.centers().iter().chain(&sites);
        let board = Rect::around(centers.flat_map(|&center| shapes::hexagon(center)));
        let board = board.expect("reactor A is always there");
        let hand = Point::new(board.center().x, board.max.y + 0.9 + shapes::HEIGHT / 2.0);
        let below = hand + Point::new(0.0, shapes::HEIGHT / 2.0);
        let tally = tally::extent(Point::default(), format);
        let corner = match format {
            Format::Wide => {
                let height = below.y - board.min.y;
                let drop = ((height - tally.height()) / 2.0).max(0.0);
                let right = board.max.x.max(hand.x + ROW / 2.0);
                Point::new(right + 1.0, board.min.y + drop)
            }
            Format::Tall => below + Point::new(-tally.width() / 2.0, 0.8),
        };
        // Above the uppermost cells the points of a turn find room.
        let above = board.min - Point::new(0.0, 0.7);
        let board = Rect { min: above, ..board };
        let row = Point::new(ROW / 2.0, 0.0);
        let hand_row = Rect { min: hand - row, max: below + row };
        let frame = board.union(tally::extent(corner, format)).union(hand_row);
        Places { frame: frame.grown(0.5), hand, tally: corner }
    }
}

/// The two rings of hexagons round reactor A, some of them twice.
fn rings() -> impl Iterator<Item = Vertex> {
    let first = Vertex::ORIGIN.adjacent_hexagons();
    first.into_iter().flat_map(|site| site.adjacent_hexagons().into_iter().chain([site]))
}

impl Drawing<'_> {
    fn center(&self, cell: Cell) -> Vertex {
        self.view.reactors.centers()[cell.reactor()]
    }

    /// The middle of a cell.
    fn middle(&self, cell: Cell) -> Point {
        shapes::middle(self.center(cell), cell)
    }

    /// A hexagon with the names of its bare cells.
    fn reactor(&self, reactor: usize) -> Item {
        let center = self.view.reactors.centers()[reactor];
        let middle = center.point(shapes::SIDE);
        let corners = shapes::hexagon(center).map(|corner| corner - middle);
        let edge = Style::fill(Paint::Board).outlined(Paint::Line, 0.09);
        let mut parts = vec![Part::rounded(corners, 0.08, edge)];
        let mut spokes = String::new();
        for half in 0..3 {
            shapes::put(&mut spokes, 'M', corners[half]);
            shapes::put(&mut spokes, 'L', corners[half + 3]);
        }
        parts.push(Part::path(spokes, Style::stroke(Paint::Line, 0.03)));
        for place in 0..6 {
            let cell = Cell::new(reactor, place);
            if self.board.height(cell) == 0 {
                let at = self.middle(cell) - middle;
                let name = Message::words(cell.to_string());
                parts.push(Part::words(name, at, 0.32, Style::fill(Paint::Faint)));
            }
        }
        let name = reactor_name(reactor);
        Item::new(format!("reactor {name}"), middle, parts).labelled(messages::label_reactor(name))
    }

    /// The topmost tile of every pile, but for the one the gesture would cover.
    fn piles(&self, last: Option<Move>) -> Vec<Item> {
        let counted = self.view.laid.last().filter(|_| last == Some(Move::Done));
        let marked = match last {
            Some(Move::Lay(lying)) => Some(lying.cell),
            _ => counted.map(|lying| lying.cell),
        };
        let mut tops = Vec::with_capacity(self.view.laid.len());
        for &lying in self.view.laid.iter() {
            tops.retain(|other: &Lying| other.cell != lying.cell);
            tops.push(lying);
        }
        let held = self.gesture.held().map(|(lying, _)| lying.cell);
        tops.retain(|lying| Some(lying.cell) != held);
        let item = |lying: Lying| {
            let (cell, height) = (lying.cell, self.board.height(lying.cell));
            let tile = words::atoms(lying.atoms, lying.value);
            let emphasis = if marked == Some(cell) { Emphasis::Last } else { Emphasis::None };
            Item::new(
                tile_id(lying.tile()),
                self.middle(cell),
                pieces::on_pile(lying, height.into()),
            )
            .labelled(messages::label_pile(cell, tile, height))
            .emphasised(emphasis)
        };
        tops.into_iter().map(item).collect()
    }

    /// A ring round every nucleus.
    fn nuclei(&self) -> Vec<Item> {
        let reactors = &self.view.reactors.0;
        let nucleus = |spot| {
            let colour = self.board.nucleus(spot)?;
            let vertex = reactors.vertex(spot);
            let ring = Style::stroke(Paint::Win, 0.1);
            let parts = vec![
                Part::circle(Point::default(), shapes::ATOM, Style::stroke(Paint::Ink, 0.16)),
                Part::circle(Point::default(), shapes::ATOM, ring),
            ];
            let item = Item::new(format!("nucleus {vertex}"), vertex.point(shapes::SIDE), parts);
            Some(item.labelled(messages::label_nucleus(colour.name())))
        };
        reactors.spots().filter_map(nucleus).collect()
    }
}

fn tile_id(tile: Tile) -> String {
    format!("tile {tile}")
}

fn card(view: &View, seat: Seat) -> SeatCard {
    let held = view.hands[seat].count;
    let colour = view.colours[seat];
    let mut notes: Vec<Message> =
        colour.map(|colour| messages::colour(colour.name())).into_iter().collect();
    notes.push(messages::note_held(held));
    if seat == view.first {
        notes.push(messages::note_first());
    }
    let unchosen =
        || vec![Part::circle(Point::default(), 0.8, Style::stroke(Paint::Faint, 0.1).dashed())];
    SeatCard {
        seat,
        paint: colour.map_or(Paint::Faint, pieces::paint),
        emblem: colour.map_or_else(unchosen, |colour| pieces::atom(colour, 0.9)),
        score: Some(view.scores[seat]),
        notes,
        deciding: view.decider() == Some(seat),
    }
}
