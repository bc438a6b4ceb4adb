//! The plain board of a game that sketches one in letters.
//!
//! ```text
//!     "..1"      3  . . 1      a digit is a piece of that seat, a full stop an empty cell,
//!     "01."      2  0 1 .      a space no cell at all, any other letter is written there
//!     "0.X"      1  0 . X
//!                   a b c
//! ```

use tablier_geometry::{Point, Rect};

use super::gesture::{Offer, Offers, places};
use super::piece;
use crate::{Action, Emphasis, Item, MAX_SEATS, Message, Paint, Part, Seat, Style, messages};

/// How far the names of columns and ranks lie from the board.
const MARGIN: f32 = 0.85;

/// A sketch that was read.
pub(super) struct Board {
    /// Ranks from the top.
    ranks: Vec<Vec<char>>,
}

impl Board {
    pub fn read(sketch: &[String]) -> Board {
        Board { ranks: sketch.iter().map(|rank| rank.chars().collect()).collect() }
    }

    pub fn is_empty(&self) -> bool {
        self.ranks.is_empty()
    }

    fn files(&self) -> usize {
        self.ranks.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// Every cell: its column, its rank counted from the top, and what is there.
    fn cells(&self) -> impl Iterator<Item = (usize, usize, char)> {
        let ranks = self.ranks.iter().enumerate();
        let cells = ranks.flat_map(|(row, rank)| {
            rank.iter().enumerate().map(move |(file, &letter)| (file, row, letter))
        });
        cells.filter(|&(.., letter)| letter != ' ')
    }

    /// What a cell is called.
    fn name(&self, file: usize, row: usize) -> String {
        format!("{}{}", column(file), self.ranks.len() - row)
    }

    /// Whether there is a cell of this name.
    pub fn has(&self, name: &str) -> bool {
        self.cells().any(|(file, row, _)| self.name(file, row) == name)
    }

    /// The part of the plane to show.
    pub fn frame(&self) -> Rect {
        let corner = Point::new(self.files() as f32 - 1.0, self.ranks.len() as f32 - 1.0);
        let board = Rect::around([Point::default(), corner]).expect("two points have a frame");
        board.grown(MARGIN + 0.35)
    }

    /// The cells with what lies there and what may be clicked, and the names of columns and ranks.
    pub fn items(&self, offers: &Offers, last: Option<&str>) -> Vec<Item> {
        let mut items = vec![self.names()];
        for (file, row, letter) in self.cells() {
            let name = self.name(file, row);
            let was_played = last.is_some_and(|mv| places(mv).any(|place| place == name));
            let emphasis = match offers.has_chosen(&name) {
                true => Emphasis::Chosen,
                false if was_played => Emphasis::Last,
                false => Emphasis::None,
            };
            let offer = offers.at(&name);
            let at = Point::new(file as f32, row as f32);
            let (mut kind, mut parts) = ("cell", vec![ground(file, row)]);
            // A piece is a thing of its own that stands on its cell, so that it can be told from the ground without colours.
            if seat(letter).is_some() {
                items.push(Item::new(format!("cell {name}"), at, parts));
                (kind, parts) = ("piece", Vec::new());
            }
            parts.extend(content(letter));
            parts.extend(offer.filter(|_| offers.goes_on_at(&name)).map(|_| mark()));
            let item = Item::new(format!("{kind} {name}"), at, parts)
                .labelled(label(&name, letter, offer));
            let action = offer.map(|offer| offer.action.clone());
            items.push(Item { action, ..item.emphasised(emphasis) });
        }
        items
    }

    /// What the columns and ranks are called, so that people know what moves speak of.
    fn names(&self) -> Item {
        let written = |words: String, at| {
            Part::words(Message::words(words), at, 0.34, Style::fill(Paint::Faint))
        };
        let below = self.ranks.len() as f32 - 1.0 + MARGIN;
        let files = (0..self.files())
            .map(|file| written(column(file).to_string(), Point::new(file as f32, below)));
        let ranks = (0..self.ranks.len()).map(|row| {
            written((self.ranks.len() - row).to_string(), Point::new(-MARGIN, row as f32))
        });
        Item::new("names", Point::default(), files.chain(ranks).collect())
    }
}

/// The letter of a column; after `z` come the capitals.
fn column(file: usize) -> char {
    let letters = ('a'..='z').chain('A'..='Z');
    letters.into_iter().nth(file).unwrap_or('?')
}

fn ground(file: usize, row: usize) -> Part {
    let paint = if (file + row).is_multiple_of(2) { Paint::Board } else { Paint::BoardDark };
    let style = Style::fill(paint).outlined(Paint::Line, 0.03);
    Part::rectangle(Point::default(), 1.0, 1.0, 0.0, style)
}

/// What a letter of the sketch stands for.
fn content(letter: char) -> Vec<Part> {
    match seat(letter) {
        Some(seat) => piece(seat, 0.38),
        None if letter == '.' => Vec::new(),
        None => {
            let words = Message::words(letter.to_string());
            vec![Part::words(words, Point::default(), 0.5, Style::fill(Paint::Ink))]
        }
    }
}

fn seat(letter: char) -> Option<Seat> {
    let number = letter.to_digit(10)? as usize;
    (number < MAX_SEATS).then(|| Seat::new(number))
}

/// What shows that a cell may be chosen.
fn mark() -> Part {
    let style = Style::stroke(Paint::Offer, 0.06);
    Part::rectangle(Point::default(), 0.84, 0.84, 0.12, style)
}

/// What a cell is called: where it plays a move that has begun, by that move.
fn label(name: &str, letter: char, offer: Option<&Offer>) -> Message {
    if let Some(Action::Play(moves)) = offer.map(|offer| &offer.action)
        && moves.len() == 1
        && moves[0] != name
    {
        return messages::cell_plays(name, &moves[0]);
    }
    match seat(letter) {
        Some(seat) => messages::cell_of(name, seat),
        None if letter == '.' => messages::cell_empty(name),
        None => messages::cell_shows(name, letter),
    }
}
