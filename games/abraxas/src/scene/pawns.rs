//! The pawns: red ones in the supply, on the plate and taken; stop pawns in front of their owners and on the plate. Each
//! keeps its id wherever it is.

use std::sync::LazyLock;

use tablier_geometry::Point;
use tablier_rules::{Action, Emphasis, Format, Hue, Item, Message, Paint, Part, Role, Seat, Style};

use super::gesture::STOP;
use super::{Picture, board, paint};
use crate::hole::Hole;
use crate::messages;
use crate::moves::Move;
use crate::plate::{PAWNS, STOPS};
use crate::position::{GOAL, PawnPlace, Phase};

/// How far something in the hand is raised.
const RAISED: Point = Point::new(0.0, -0.2);

/// Where a pawn lies in the supply.
fn supply_place(pawn: usize, format: Format) -> Point {
    let (row, column) = ((pawn / 2) as f32, (pawn % 2) as f32);
    match format {
        Format::Wide => Point::new(10.6 + 0.75 * column, -0.62 + 0.84 * row),
        Format::Tall => Point::new(-1.17 + 0.94 * row, 11.69 + 0.75 * column),
    }
}

/// The height of a player's tray: the first player's is below, the second's above.
fn tray_height(seat: Seat) -> f32 {
    if seat.index() == 0 { 10.5 } else { -2.5 }
}

/// Where the pawn lies that a player took as number so and so.
fn taken_place(seat: Seat, number: usize) -> Point {
    let goal = usize::from(GOAL);
    // Rarely there are more than eleven: they crowd at the end.
    let steps = number.min(goal) as f32 + 0.35 * number.saturating_sub(goal) as f32;
    Point::new(-1.32 + 0.74 * steps, tray_height(seat))
}

/// Where a stop pawn lies before it is used.
fn stop_place(seat: Seat, number: usize) -> Point {
    Point::new(7.5 + 0.9 * number as f32, tray_height(seat))
}

/// The trays, with a socket for each pawn of the supply and for each of the eleven that win.
pub(super) fn trays(format: Format) -> Vec<Item> {
    static TRAYS: LazyLock<Vec<Item>> = LazyLock::new(|| {
        let mut trays = Vec::new();
        for seat in Seat::all(2) {
            let places: Vec<_> =
                (0..usize::from(GOAL)).map(|number| taken_place(seat, number)).collect();
            let at = Point::new(4.0, tray_height(seat));
            let mut tray = tray(&format!("tray {seat}"), at, (11.7, 0.95), paint(seat), &places);
            let last = places
                .last()
                .map(|&last| Part::circle(last - at, 0.34, Style::stroke(Paint::Win, 0.06)));
            tray.parts.extend(last);
            trays.push(tray.of(Role::Things(seat)));
        }
        trays
    });
    let (at, size) = match format {
        Format::Wide => (Point::new(10.975, 4.0), (1.75, 10.4)),
        Format::Tall => (Point::new(4.0, 12.065), (11.7, 1.75)),
    };
    let places: Vec<_> = (0..PAWNS).map(|pawn| supply_place(pawn, format)).collect();
    let supply = tray("supply", at, size, Paint::Line, &places).of(Role::Supply);
    std::iter::once(supply).chain(TRAYS.iter().cloned()).collect()
}

fn tray(id: &str, at: Point, (width, height): (f32, f32), rim: Paint, places: &[Point]) -> Item {
    let sockets: String = places.iter().map(|&place| board::circle(place - at, 0.27)).collect();
    let parts = vec![
        Part::rectangle(
            Point::default(),
            width,
            height,
            0.35,
            Style::fill(Paint::Board).outlined(rim, 0.07),
        ),
        Part::path(sockets, Style::fill(Paint::BoardDark).outlined(Paint::Line, 0.03)),
    ];
    Item::new(id, at, parts)
}

/// A red pawn: raised, with a rim and a light on it, unlike the flat dots of the sheet. On a disc if it can be clicked or is in
/// the hand.
fn red_parts(mark: Option<Paint>) -> Vec<Part> {
    let middle = Point::default();
    let mut parts: Vec<Part> = mark.map(|paint| board::disc(paint, 0.3)).into_iter().collect();
    parts.extend([
        Part::circle(middle, 0.33, Style::fill(Paint::Hue(Hue::Red)).outlined(Paint::Ink, 0.035)),
        Part::circle(middle, 0.2, Style::stroke(Paint::Ink, 0.03).opacity(0.45)),
        Part::circle(
            Point::new(-0.1, -0.1),
            0.07,
            Style::fill(Paint::Hue(Hue::Snow)).opacity(0.75),
        ),
    ]);
    parts.extend(mark.map(|paint| Part::circle(middle, 0.4, Style::stroke(paint, 0.07))));
    parts
}

/// A stop pawn: eight-sided like a stop sign, with a disc of amber or a diamond of jade.
pub(super) fn stop_parts(seat: Seat, scale: f32) -> Vec<Part> {
    let eight = |radius: f32| {
        (0..8).map(move |corner| Point::polar(radius * scale, 22.5 + 45.0 * corner as f32))
    };
    let (paint, light) = (paint(seat), Paint::Hue(Hue::Snow));
    let mark = if seat.index() == 0 {
        Part::circle(
            Point::default(),
            0.13 * scale,
            Style::fill(paint).outlined(light, 0.03 * scale),
        )
    } else {
        let corners = [0.0, 90.0, 180.0, 270.0].map(|turn| Point::polar(0.18 * scale, turn));
        Part::polygon(corners, Style::fill(paint).outlined(light, 0.03 * scale))
    };
    vec![
        Part::polygon(
            eight(0.38),
            Style::fill(Paint::Hue(Hue::Blue)).outlined(Paint::Ink, 0.035 * scale),
        ),
        Part::polygon(eight(0.3), Style::stroke(light, 0.03 * scale).opacity(0.8)),
        mark,
    ]
}

impl Picture<'_> {
    /// All red pawns, those on the plate last.
    pub(super) fn pawns(&self) -> Vec<Item> {
        let mut taken = [0; 2];
        let mut items = Vec::new();
        let mut on_plate = Vec::new();
        for (pawn, &spot) in self.view.pawns.iter().enumerate() {
            let id = format!("pawn {pawn}");
            match spot {
                PawnPlace::Supply => {
                    let item = Item::new(id, supply_place(pawn, self.format), red_parts(None));
                    items.push(item.of(Role::Supply));
                }
                PawnPlace::Taken(seat) => {
                    let number = &mut taken[seat.index() % 2];
                    let item = Item::new(id, taken_place(seat, *number), red_parts(None));
                    let item = item.of(Role::Things(seat));
                    *number += 1;
                    let won = self.view.winner() == Some(seat);
                    items.push(item.emphasised(if won {
                        Emphasis::Winning
                    } else {
                        Emphasis::None
                    }));
                }
                PawnPlace::Hand => {
                    let at = self
                        .view
                        .from
                        .map_or(supply_place(pawn, self.format), |from| self.place(from))
                        + RAISED;
                    let item = Item::new(id, at, red_parts(Some(Paint::Offer)));
                    let label = messages::label_pawn_in_hand();
                    on_plate.push(item.labelled(label).emphasised(Emphasis::Chosen));
                }
                PawnPlace::Hole(hole) => on_plate.push(self.pawn(id, hole)),
            }
        }
        items.append(&mut on_plate);
        items
    }

    /// A red pawn in a hole, with what a click on it does.
    fn pawn(&self, id: String, hole: Hole) -> Item {
        let taking = self.chooser.is_some() && self.view.phase == Phase::Take;
        let picked = self.gesture.picked.contains(hole);
        let action = if taking {
            self.gesture.click(hole)
        } else if self.gesture.is_empty() && self.is_offered(Move::Lift(hole)) {
            Some(Action::Play(vec![Move::Lift(hole).to_string()]))
        } else {
            None
        };
        let label = match &action {
            Some(Action::Drop) => messages::label_leave(hole),
            Some(_) if taking => messages::label_take(hole),
            Some(_) => messages::label_lift(hole),
            None => messages::label_pawn(hole),
        };
        let just_laid = self.view.laid == Some(hole) || self.last == Some(Move::Lay(hole));
        let mark = match &action {
            _ if picked => Some(Paint::Win),
            Some(_) => Some(Paint::Offer),
            None => None,
        };
        let at = self.place(hole) + if picked { RAISED } else { Point::default() };
        let mut item = Item::new(id, at, red_parts(mark)).labelled(label).emphasised(match () {
            () if picked => Emphasis::Chosen,
            () if just_laid => Emphasis::Last,
            () => Emphasis::None,
        });
        if let (Some(Action::Play(_)), true) = (&action, taking) {
            let count = self.gesture.picked.len() + 1;
            item.hint = Some(Message::words(format!("+{count}")));
        }
        item.action = action;
        item
    }

    /// The stop pawns of both players.
    pub(super) fn stops(&self) -> Vec<Item> {
        let mut items = Vec::new();
        for seat in Seat::all(2) {
            let laid = &self.view.stops[seat.index()];
            for number in 0..STOPS {
                let item =
                    |at| Item::new(format!("stop {seat} {number}"), at, stop_parts(seat, 1.0));
                items.push(match laid.get(number) {
                    Some(&hole) => self.laid_stop(seat, hole, item(self.place(hole))),
                    None => {
                        let in_hand =
                            self.gesture.stop && self.chooser == Some(seat) && number == laid.len();
                        let raised = if in_hand { RAISED } else { Point::default() };
                        let waiting = item(stop_place(seat, number) + raised);
                        self.waiting_stop(seat, in_hand, waiting.of(Role::Things(seat)))
                    }
                });
            }
        }
        items
    }

    fn laid_stop(&self, seat: Seat, hole: Hole, item: Item) -> Item {
        let item = item.labelled(messages::label_stop(seat, hole));
        let just_laid = self.last == Some(Move::LayStop(hole));
        item.emphasised(if just_laid { Emphasis::Last } else { Emphasis::None })
    }

    fn waiting_stop(&self, seat: Seat, in_hand: bool, mut item: Item) -> Item {
        if in_hand {
            item.parts.insert(0, board::disc(Paint::Win, 0.3));
            item.action = Some(Action::Drop);
            let label = messages::label_stop_back();
            return item.labelled(label).emphasised(Emphasis::Chosen);
        }
        let usable = self.view.phase == Phase::Lay && self.position.may_use_stop();
        if usable && self.chooser == Some(seat) && self.gesture.is_empty() {
            item.parts.insert(0, board::disc(Paint::Offer, 0.3));
            item.action = Some(Action::Pick(STOP.to_owned()));
            return item.labelled(messages::label_stop_pick());
        }
        item
    }
}
