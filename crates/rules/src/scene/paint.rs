//! Colours by meaning. Which colour that is, the one who shows the scene decides: light or dark, for colour-blind
//! people, for print. A game never relies on hue alone: pieces that differ also differ in shape, mark or pattern.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// What a colour stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paint {
    /// The colour of a seat's pieces.
    Seat(Seat),
    /// What is drawn on top of a seat's pieces and must stand out from them.
    SeatMark(Seat),
    /// The surface the board lies on.
    Table,
    /// The board.
    Board,
    /// Every second cell of the board.
    BoardDark,
    /// Lines of the board.
    Line,
    /// Writing and outlines.
    Ink,
    /// Writing that stays in the background.
    Faint,
    /// The mark of what may be clicked.
    Offer,
    /// The mark of what won or pays.
    Win,
    /// The material of pieces that belong to nobody.
    Piece,
    /// What is drawn on such pieces.
    PieceMark,
    /// A colour that is itself part of the game.
    Hue(Hue),
}

impl Paint {
    /// All of them, those of every seat and every hue included.
    pub fn all() -> impl Iterator<Item = Paint> {
        let plain = [
            Paint::Table,
            Paint::Board,
            Paint::BoardDark,
            Paint::Line,
            Paint::Ink,
            Paint::Faint,
            Paint::Offer,
            Paint::Win,
            Paint::Piece,
            Paint::PieceMark,
        ];
        let seats = Seat::all(MAX_SEATS);
        plain
            .into_iter()
            .chain(seats.clone().map(Paint::Seat))
            .chain(seats.map(Paint::SeatMark))
            .chain(Hue::ALL.map(Paint::Hue))
    }

    /// What it is called in a style sheet.
    pub fn class(self) -> String {
        match self {
            Paint::Seat(seat) => format!("seat{seat}"),
            Paint::SeatMark(seat) => format!("seatmark{seat}"),
            Paint::Hue(hue) => format!("{hue:?}").to_ascii_lowercase(),
            other => format!("{other:?}").to_ascii_lowercase(),
        }
    }
}

/// Colours that are part of a game, such as those of atoms or landscapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "colours need no explanation")]
pub enum Hue {
    Red,
    Blue,
    Green,
    Pink,
    Yellow,
    Gold,
    Stone,
    Water,
    Forest,
    Plain,
    Snow,
}

impl Hue {
    /// All of them.
    pub const ALL: [Hue; 11] = [
        Hue::Red,
        Hue::Blue,
        Hue::Green,
        Hue::Pink,
        Hue::Yellow,
        Hue::Gold,
        Hue::Stone,
        Hue::Water,
        Hue::Forest,
        Hue::Plain,
        Hue::Snow,
    ];
}

/// How a part is painted.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Style {
    /// The inside.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fill: Option<Paint>,
    /// The outline.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stroke: Option<Paint>,
    /// The width of the outline.
    #[serde(skip_serializing_if = "is_zero")]
    pub width: f32,
    /// From 0, invisible, to 1.
    #[serde(skip_serializing_if = "is_one")]
    pub opacity: f32,
    /// Whether the outline is dashed.
    #[serde(skip_serializing_if = "is_false")]
    pub dashed: bool,
}

fn is_zero(number: &f32) -> bool {
    *number == 0.0
}

fn is_one(number: &f32) -> bool {
    *number == 1.0
}

fn is_false(flag: &bool) -> bool {
    !*flag
}

impl Default for Style {
    fn default() -> Style {
        Style::CLEAR
    }
}

impl Style {
    /// Nothing is drawn, so nothing can be clicked: a pointer hits what is painted.
    pub const CLEAR: Style =
        Style { fill: None, stroke: None, width: 0.0, opacity: 1.0, dashed: false };

    /// Painted inside.
    pub const fn fill(paint: Paint) -> Style {
        Style { fill: Some(paint), ..Style::CLEAR }
    }

    /// Only an outline.
    pub const fn stroke(paint: Paint, width: f32) -> Style {
        Style { stroke: Some(paint), width, ..Style::CLEAR }
    }

    /// The same with an outline.
    #[must_use]
    pub const fn outlined(self, paint: Paint, width: f32) -> Style {
        Style { stroke: Some(paint), width, ..self }
    }

    /// The same, more or less transparent.
    #[must_use]
    pub const fn opacity(self, opacity: f32) -> Style {
        Style { opacity, ..self }
    }

    /// The same with a dashed outline.
    #[must_use]
    pub const fn dashed(self) -> Style {
        Style { dashed: true, ..self }
    }
}
