//! Where everything but the map lies: to its right with the special cards below, or all of it below.
//!
//! ```text
//!   wide                                       tall
//!   +-----------------+  seasons               +-----------------+
//!   |                 |  panel of seat 0       |       map       |
//!   |       map       |  panel of seat 1       +-----------------+
//!   |                 |  ...                   panel 0    seasons
//!   +-----------------+                        panel 1
//!   special cards                              special cards
//! ```

use tablier_geometry::{Point, Rect};
use tablier_rules::{Format, Seat};

use super::{cards, panels};
use crate::map::Map;
use crate::position::Epix;

/// The room between the map and what is beside it.
const GAP: f32 = 0.5;
/// How much room the seasons take above the panels.
const SEASONS: f32 = 1.45;
/// How many special cards lie in a row below the panels.
const CARDS: usize = 3;

/// The places of one scene.
pub(super) struct Layout {
    ground: Rect,
    format: Format,
    players: usize,
    /// How many special cards are shown; none without them.
    cards: Option<usize>,
}

impl Layout {
    pub(super) fn of(position: &Epix, format: Format) -> Layout {
        let owned = position.open.cards.iter().map(|cards| cards.iter().count()).sum::<usize>();
        let shown = position.lots().count().max(owned);
        Layout {
            ground: ground(position.map),
            format,
            players: position.players(),
            cards: position.open.advanced.then_some(shown),
        }
    }

    /// The upper left corner of all the panels.
    fn corner(&self) -> Point {
        let Rect { min, max } = self.ground;
        match self.format {
            Format::Wide => Point::new(max.x + GAP, min.y + SEASONS),
            Format::Tall => Point::new(min.x, max.y + GAP),
        }
    }

    /// From a panel to the next one below it.
    fn step(&self) -> f32 {
        let (least, most) = (panels::HEIGHT + 0.12, panels::HEIGHT + 0.5);
        match self.format {
            Format::Wide => {
                ((self.ground.height() - SEASONS) / self.players as f32).clamp(least, most)
            }
            Format::Tall => least,
        }
    }

    /// The upper left corner of a seat's panel.
    pub(super) fn panel(&self, seat: Seat) -> Point {
        self.corner() + Point::new(0.0, self.step() * seat.index() as f32)
    }

    /// The middle of a season.
    pub(super) fn season(&self, number: u8) -> Point {
        let place = f32::from(number);
        match self.format {
            Format::Wide => {
                let along = panels::WIDTH / 4.0 * (place + 0.5);
                self.corner() + Point::new(along, 0.55 - SEASONS)
            }
            Format::Tall => {
                let (column, row) = (place % 2.0, (place / 2.0).floor());
                let left = self.ground.min.x + panels::WIDTH;
                let along = (self.ground.max.x - left) * (0.27 + 0.5 * column);
                Point::new(left + along, self.corner().y + 0.8 + SEASONS * row)
            }
        }
    }

    /// How far apart units stand in a province: further where everything is drawn small, so that each can be pointed at.
    pub(super) fn pace(&self) -> f32 {
        match self.format {
            Format::Wide => 0.98,
            Format::Tall => 1.25,
        }
    }

    /// The size of what is written small: larger where everything is drawn small.
    pub(super) fn small_letters(&self) -> f32 {
        match self.format {
            Format::Wide => 0.32,
            Format::Tall => 0.5,
        }
    }

    /// The middle of the special card at this place of so many.
    pub(super) fn card(&self, slot: usize, count: usize) -> Point {
        let (left, right) = (self.ground.min.x, self.right());
        let row = if self.format == Format::Tall { slot / CARDS } else { 0 };
        let first = row * CARDS;
        let in_row = match self.format {
            Format::Wide => count,
            Format::Tall => count.saturating_sub(first).min(CARDS),
        };
        let step = ((right - left) / in_row.max(1) as f32).min(cards::WIDTH + 0.5);
        let along = step * ((slot - first) as f32 + 0.5 - in_row as f32 / 2.0);
        let down = GAP + cards::HEIGHT / 2.0 + (cards::HEIGHT + 0.3) * row as f32;
        Point::new((left + right) / 2.0 + along, self.above_cards() + down)
    }

    /// Everything.
    pub(super) fn frame(&self) -> Rect {
        let rows = match (self.cards, self.format) {
            (None, _) => 0,
            (Some(_), Format::Wide) => 1,
            (Some(cards), Format::Tall) => cards.div_ceil(CARDS),
        };
        let cards = if rows == 0 { 0.0 } else { GAP + (cards::HEIGHT + 0.3) * rows as f32 - 0.3 };
        let max = Point::new(self.right(), self.above_cards() + cards);
        Rect { min: self.ground.min, max }.grown(GAP)
    }

    fn right(&self) -> f32 {
        match self.format {
            Format::Wide => self.corner().x + panels::WIDTH,
            Format::Tall => self.ground.max.x,
        }
    }

    /// How far down the map and the panels reach.
    fn above_cards(&self) -> f32 {
        match self.format {
            Format::Wide => self.ground.max.y,
            Format::Tall => self.corner().y + self.step() * self.players as f32,
        }
    }
}

/// The map without anything beside it.
pub(super) fn ground(map: &Map) -> Rect {
    let corners = map.lands.iter().flat_map(|land| land.shape.iter().copied());
    Rect::around(corners.chain(map.walls.iter().flatten().copied())).unwrap_or_default()
}
