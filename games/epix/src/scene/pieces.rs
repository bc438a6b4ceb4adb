//! The forty pieces: on the map, in their owner's panel while in reserve, or on a special card as a marker. A piece keeps
//! its id wherever it goes.

use tablier_geometry::Point;
use tablier_rules::{Action, Emphasis, Item, Message, Paint, Part, Role, Seat, Style};

use super::emblem::emblem;
use super::{Drawing, cards, panels};
use crate::board::Spot;
use crate::position::{Epix, Phase};
use crate::unit::{PIECES, UnitKind};
use crate::{Move, Province, messages, words};

pub(super) fn pieces(drawing: &Drawing<'_>) -> Vec<Item> {
    let seats = Seat::all(drawing.position.players());
    seats
        .flat_map(|seat| (0..PIECES).map(move |piece| (seat, piece)))
        .map(|(seat, piece)| item(drawing, seat, piece))
        .collect()
}

fn item(drawing: &Drawing<'_>, seat: Seat, piece: usize) -> Item {
    let kind = UnitKind::of(piece);
    let spot = drawing.position.open.board.spot(seat, piece);
    let at = place(drawing, seat, piece, spot);
    let action = action(drawing, seat, piece, spot);
    let chosen = drawing.gesture.holds(drawing.position, seat, piece);
    let mut parts = draw(kind, seat);
    // One that can be sent stands on a plate as large as its neighbours leave it room for.
    let side = drawing.layout.pace() - 0.06;
    let ground = Style::fill(Paint::Offer).opacity(0.3);
    parts.insert(
        0,
        match action {
            Some(_) => Part::rectangle(Point::default(), side, side, 0.2, ground),
            None => Part::circle(Point::new(0.0, 0.02), 0.5, Style::CLEAR),
        },
    );
    let role = if spot == Spot::Reserve { Role::Things(seat) } else { Role::Board };
    let item = Item::new(format!("unit {seat}/{piece}"), at, parts)
        .of(role)
        .labelled(label(drawing, seat, kind, spot));
    let moved = match (drawing.last, spot) {
        (Some(Move::March(moved, _, to) | Move::Recruit(moved, to)), Spot::At(here)) => {
            moved == kind && to == here
        }
        _ => false,
    };
    let emphasis = if chosen {
        Emphasis::Chosen
    } else if moved {
        Emphasis::Last
    } else {
        Emphasis::None
    };
    Item { action, ..item }.emphasised(emphasis)
}

/// What lies over the pieces of a kind in reserve while one of them can be recruited: whichever is taken, it is the same.
pub(super) fn stocks(drawing: &Drawing<'_>) -> Vec<Item> {
    let Some(seat) = drawing.chooser.filter(|_| drawing.gesture.is_none()) else {
        return Vec::new();
    };
    let offered = UnitKind::ALL.into_iter().filter(|&kind| is_recruited(drawing, seat, kind));
    let stock = |kind: UnitKind| {
        let (at, width) = panels::stock(drawing, seat, kind);
        let plate = |style| Part::rectangle(Point::default(), width, panels::SHELF, 0.18, style);
        let parts = vec![
            plate(Style::fill(Paint::Offer).opacity(0.16)),
            plate(Style::stroke(Paint::Offer, 0.06)),
        ];
        let item = Item::new(format!("stock {seat}/{}", kind.name()), at, parts)
            .of(Role::Things(seat))
            .labelled(label(drawing, seat, kind, Spot::Reserve));
        Item { action: Some(Action::Pick(format!("recruit:{}", kind.name()))), ..item }
    };
    offered.map(stock).collect()
}

/// Whether a seat may take a piece of this kind from its reserve now.
fn is_recruited(drawing: &Drawing<'_>, seat: Seat, kind: UnitKind) -> bool {
    let position = drawing.position;
    match position.open.phase {
        Phase::Preliminary => !position.may_settle(seat, kind).is_empty(),
        Phase::Recruit => !position.may_recruit(seat, kind).is_empty(),
        _ => false,
    }
}

/// Where a piece is drawn.
fn place(drawing: &Drawing<'_>, seat: Seat, piece: usize, spot: Spot) -> Point {
    match spot {
        Spot::At(province) => standing(drawing, seat, UnitKind::of(piece), province),
        Spot::Reserve => panels::reserve(drawing, seat, piece),
        Spot::Marker => cards::marker(drawing, seat, piece),
    }
}

/// The place of a unit among those it stands with.
struct Stand {
    file: usize,
    files: usize,
    rank: usize,
    ranks: usize,
}

impl Stand {
    fn of(position: &Epix, seat: Seat, kind: UnitKind, province: Province) -> Stand {
        let there = |other: &UnitKind| position.open.board.of(seat, *other).contains(province);
        let present: Vec<UnitKind> = UnitKind::ALL.into_iter().filter(there).collect();
        let index = present.iter().position(|&other| other == kind).unwrap_or_default();
        // On the round maps the provinces are narrow: two ranks.
        let row =
            if position.players() == 4 || position.map.castles.contains(province) { 4 } else { 2 };
        let (rank, ranks) = (index / row, present.len().div_ceil(row).max(1));
        let files = (present.len() - rank * row).clamp(1, row);
        Stand { file: index % row, files, rank, ranks }
    }
}

/// Where a unit of this kind stands in a province: side by side round the middle.
pub(super) fn standing(
    drawing: &Drawing<'_>,
    seat: Seat,
    kind: UnitKind,
    province: Province,
) -> Point {
    let Stand { file, files, rank, ranks } = Stand::of(drawing.position, seat, kind, province);
    let shift = file as f32 - (files - 1) as f32 / 2.0;
    let middle = drawing.map.land(province).map_or_else(Point::default, |land| land.center);
    let pace = drawing.layout.pace();
    middle + Point::new(shift * pace, 0.38 - pace * (ranks - 1 - rank) as f32)
}

fn action(drawing: &Drawing<'_>, seat: Seat, piece: usize, spot: Spot) -> Option<Action> {
    let position = drawing.position;
    if drawing.chooser != Some(seat) || !drawing.gesture.is_none() {
        return None;
    }
    let kind = UnitKind::of(piece);
    match (position.open.phase, spot) {
        (Phase::March, Spot::At(from)) => {
            let reach = position.reach_of(seat, kind, from)?;
            let acts = !(reach.moves | reach.attacks).is_empty();
            acts.then(|| Action::Pick(format!("unit:{}:{from}", kind.name())))
        }
        _ => None,
    }
}

fn label(drawing: &Drawing<'_>, seat: Seat, kind: UnitKind, spot: Spot) -> Message {
    let open = &drawing.position.open;
    match spot {
        Spot::At(province) => {
            let piece = || open.board.piece(seat, kind, province);
            let done = open.phase == Phase::March
                && open.turn == seat
                && piece().is_some_and(|piece| open.acted & 1 << piece != 0);
            let said = if done { messages::unit_done } else { messages::unit_standing };
            said(kind.name(), words::at(province), seat)
        }
        Spot::Reserve => {
            let cost = drawing.position.powers(seat).costs[kind as usize];
            messages::unit_reserve(kind.name(), seat, cost)
        }
        Spot::Marker => messages::unit_marker(kind.name(), seat),
    }
}

/// A unit of a kind, with the emblem of its seat.
pub(super) fn draw(kind: UnitKind, seat: Seat) -> Vec<Part> {
    let p = Point::new;
    let body = Style::fill(Paint::Seat(seat)).outlined(Paint::Ink, 0.05);
    let mark = Paint::SeatMark(seat);
    let pen = Style::stroke(mark, 0.08);
    match kind {
        // A round shield with a sword on it.
        UnitKind::Soldier => vec![
            Part::circle(p(0.0, 0.0), 0.44, body),
            Part::circle(p(0.0, 0.0), 0.35, Style::stroke(mark, 0.03)),
            Part::line([p(-0.2, -0.2), p(0.14, 0.14)], pen),
            Part::line([p(0.02, 0.2), p(0.2, 0.02)], pen),
            Part::line([p(0.12, 0.12), p(0.22, 0.22)], pen),
            emblem(seat, p(-0.13, 0.15), 0.13, mark),
        ],
        // A pointed shield with a horse's head.
        UnitKind::Knight => vec![
            Part::path("M-.46-.46L.46-.46L.46.05Q.4.4 0 .56Q-.4.4-.46.05Z", body),
            Part::path(
                "M-.26.3L.3.3Q.34-.02.22-.18Q.12-.32-.02-.36L-.06-.44L-.13-.33Q-.2-.28-.24-.16L-.36.02L-.3.12L-.2.1L-.12.02L-.02.02Q-.02.14-.26.3Z",
                Style::fill(mark),
            ),
            Part::circle(p(-0.1, -0.17), 0.04, Style::fill(Paint::Seat(seat))),
            emblem(seat, p(0.13, 0.12), 0.13, Paint::Seat(seat)),
        ],
        // A tent with a pennant.
        UnitKind::Camp => vec![
            Part::line([p(0.0, -0.3), p(0.0, -0.6)], Style::stroke(Paint::Ink, 0.05)),
            Part::polygon(
                [p(0.0, -0.62), p(0.3, -0.52), p(0.0, -0.42)],
                Style::fill(Paint::Seat(seat)).outlined(Paint::Ink, 0.03),
            ),
            Part::path("M0-.4Q.16.12.56.4L-.56.4Q-.16.12 0-.4Z", body),
            Part::path("M0-.12Q.05.2.16.4L-.16.4Q-.05.2 0-.12Z", Style::fill(mark)),
            emblem(seat, p(0.27, 0.26), 0.1, mark),
            emblem(seat, p(-0.27, 0.26), 0.1, mark),
        ],
        // A wagon with a throwing arm.
        UnitKind::Catapult => vec![
            Part::line([p(0.24, 0.1), p(-0.36, -0.44)], Style::stroke(Paint::Ink, 0.14)),
            Part::line([p(0.24, 0.1), p(-0.36, -0.44)], Style::stroke(Paint::Seat(seat), 0.07)),
            Part::circle(
                p(-0.36, -0.46),
                0.15,
                Style::fill(Paint::Hue(tablier_rules::Hue::Stone)).outlined(Paint::Ink, 0.04),
            ),
            Part::line([p(-0.1, 0.1), p(0.06, -0.2), p(0.2, 0.1)], Style::stroke(Paint::Ink, 0.08)),
            Part::rectangle(p(0.0, 0.16), 1.0, 0.26, 0.06, body),
            emblem(seat, p(0.0, 0.16), 0.11, mark),
            Part::circle(p(-0.3, 0.36), 0.16, Style::fill(mark).outlined(Paint::Ink, 0.05)),
            Part::circle(p(0.3, 0.36), 0.16, Style::fill(mark).outlined(Paint::Ink, 0.05)),
        ],
    }
}
