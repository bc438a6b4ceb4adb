//! What SIX looks like: wooden tiles on a table, and the cells where a tile may go.

use tablier_geometry::{Hex, Point, Rect};
use tablier_rules::{Emphasis, Item, Look, Message, Paint, Part, Scene, Seat, SeatCard, Style};

use super::figure;
use super::messages;
use super::moves::Move;
use super::position::{Six, colour_of};
use super::tiles::Tile;
use super::view::{Phase, View};
use super::words;

/// From the centre of a hexagon to a corner of its cell.
const SIZE: f32 = 1.0;
/// How far a lifted tile is raised above its place.
const RAISED: Point = Point::new(0.0, -0.2);

pub(super) fn scene(view: &View, look: &Look<'_, Move>) -> Scene {
    let position = view.position();
    let chooser = look.viewer.seat().filter(|&seat| view.phase != Phase::Over && seat == view.turn);
    let offers = chooser.map_or(Vec::new(), |_| {
        let mut moves = Vec::new();
        position.list_moves(&mut moves);
        moves
    });
    let laid = match look.last.and_then(|step| step.mv) {
        Some(Move::Lay(cell)) => Some(cell),
        _ => None,
    };
    let won = winning_cells(&position, view, laid);

    let mut items: Vec<Item> = offers.iter().filter_map(|&mv| landing(mv)).collect();
    for (tile, place) in view.lying() {
        let emphasis = if won.contains(&place) {
            Emphasis::Winning
        } else if laid == Some(place) {
            Emphasis::Last
        } else {
            Emphasis::None
        };
        let item = lying(tile, place).emphasised(emphasis);
        items.push(offered(item, tile, place, &position, &offers));
    }
    items.extend(view.hand.as_ref().map(|hand| {
        let tile = Tile::new(hand.colour.into(), hand.number.into());
        Item::new(tile_id(tile), hand.from.center(SIZE) + RAISED, tile_parts(tile.colour()))
            .labelled(messages::label_in_hand(words::colour(tile.colour()), hand.from))
            .emphasised(Emphasis::Chosen)
    }));

    Scene {
        frame: frame(&position),
        items,
        controls: Vec::new(),
        seats: Seat::all(view.players.into()).map(|seat| card(view, seat)).collect(),
        prompt: prompt(view, chooser),
    }
}

/// An empty cell where a tile may be laid.
fn landing(mv: Move) -> Option<Item> {
    let Move::Lay(cell) = mv else { return None };
    let outline = hexagon(0.86, Style::fill(Paint::Table).outlined(Paint::Offer, 0.05).dashed());
    let item = Item::new(format!("cell {cell}"), cell.center(SIZE), vec![outline]);
    Some(item.labelled(messages::label_lay(cell)).plays(mv))
}

/// A tile on the table.
fn lying(tile: Tile, place: Hex) -> Item {
    Item::new(tile_id(tile), place.center(SIZE), tile_parts(tile.colour()))
        .labelled(messages::label_tile(words::colour(tile.colour()), place))
}

/// The tile with what a click on it does, if anything.
fn offered(item: Item, tile: Tile, place: Hex, position: &Six, offers: &[Move]) -> Item {
    let colour = words::colour(tile.colour());
    if offers.contains(&Move::Lift(place)) {
        return item.labelled(messages::label_lift(colour, place)).plays(Move::Lift(place));
    }
    if matches!(offers.first(), Some(Move::Keep(_))) {
        let part = position.board.part_of(tile);
        let keep = position.board.lowest_cell(part).map(Move::Keep);
        if let Some(keep) = keep.filter(|keep| offers.contains(keep)) {
            return item.labelled(messages::label_keep(part.len(), colour, place)).plays(keep);
        }
    }
    item
}

fn tile_id(tile: Tile) -> String {
    format!("{} {}", words::colour(tile.colour()), tile.number())
}

fn hexagon(scale: f32, style: Style) -> Part {
    Part::rounded(Hex::ORIGIN.corners(SIZE * scale), 0.22 * scale, style)
}

/// A wooden hexagon; red ones carry a ring, black ones a triangle, so that nobody needs to tell the colours apart.
fn tile_parts(colour: usize) -> Vec<Part> {
    let (paint, mark) = (Paint::Seat(Seat::new(colour)), Paint::SeatMark(Seat::new(colour)));
    let engraved = Style::stroke(mark, 0.09);
    let emblem = if colour == 0 {
        Part::circle(Point::default(), 0.3, engraved)
    } else {
        Part::rounded([-90.0, 30.0, 150.0].map(|turn| Point::polar(0.38, turn)), 0.08, engraved)
    };
    let edge = Style::stroke(mark, 0.04).opacity(0.45);
    vec![hexagon(0.95, Style::fill(paint)), hexagon(0.8, edge), emblem]
}

fn winning_cells(position: &Six, view: &View, laid: Option<Hex>) -> Vec<Hex> {
    let (Some(winner), Some(_)) = (view.winner.map(usize::from), view.figure()) else {
        return Vec::new();
    };
    let own = view.lying().filter(|(tile, _)| tile.colour() == winner).map(|(_, place)| place);
    let cells = laid.into_iter().chain(own);
    let figures = cells.map(|cell| figure::completed_cells(&position.board, cell, winner));
    figures.into_iter().find(|figure| !figure.is_empty()).unwrap_or_default()
}

/// All tiles and every cell beside them, and never less than a few cells round the first tile.
fn frame(position: &Six) -> Rect {
    let tiles = position.board.lying().map(|tile| position.board.place(tile));
    let around_origin = Hex::ORIGIN.disc(if position.is_placing() { 3 } else { 0 });
    let cells = tiles.chain(position.board.rim().iter().copied()).chain(around_origin);
    let centres = cells.map(|cell| cell.center(SIZE));
    Rect::around(centres).expect("the rim is never empty").grown(1.25 * SIZE)
}

fn card(view: &View, seat: Seat) -> SeatCard {
    let colour = colour_of(seat);
    let (left, lying) = (view.left[colour], view.tiles[colour].iter().flatten().count());
    let note = match view.phase {
        Phase::Placing if left > 0 => messages::tiles_to_lay(left),
        _ => messages::tiles_on_table(lying),
    };
    SeatCard {
        seat,
        paint: Paint::Seat(Seat::new(colour)),
        emblem: tile_parts(colour),
        score: None,
        notes: vec![note],
        deciding: view.phase != Phase::Over && seat == view.turn,
    }
}

fn prompt(view: &View, chooser: Option<Seat>) -> Message {
    match (view.phase, chooser) {
        (Phase::Over, _) => words::result(view),
        (_, None) => messages::waiting(view.turn),
        (Phase::Placing, _) if view.lying().next().is_none() => messages::ask_first_tile(),
        (Phase::Placing, _) => messages::ask_tile(),
        (Phase::Lifting, _) => messages::ask_lift(),
        (Phase::Keeping, _) => messages::ask_keep(),
        (Phase::Laying, _) => messages::ask_lay_again(),
    }
}
