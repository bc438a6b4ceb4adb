//! The tray that all posts stand in, with the coordinates round it. The same in every position.

use std::sync::LazyLock;

use tablier_geometry::Point;
use tablier_rules::{Item, Message, Paint, Part, Style};

use super::stacks::{FOOT, POST_TOP};
use super::{CELL, RIM, drawing, field, level, place};
use crate::post::{BOARD, Post};

/// The tray, with nothing on its posts.
pub(super) fn tray() -> Item {
    static DRAWN: LazyLock<Item> = LazyLock::new(draw);
    DRAWN.clone()
}

fn draw() -> Item {
    let field = field();
    let middle = field.center();
    let outside = field.width() + 2.0 * RIM;
    let rim = Style::fill(Paint::BoardDark).outlined(Paint::Line, 0.06);
    let inside = Style::fill(Paint::Board).outlined(Paint::Line, 0.05);
    let mut parts = vec![
        Part::rectangle(middle, outside, outside, 0.5, rim),
        Part::rectangle(middle, field.width() + 0.1, field.height() + 0.1, 0.16, inside),
    ];
    parts.extend(
        Post::all().filter(|post| post.is_dark()).map(|post| {
            Part::rectangle(place(post), CELL, CELL, 0.12, Style::fill(Paint::BoardDark))
        }),
    );
    parts.push(drawing::shadows(Post::all().map(|post| level(post, FOOT))));
    for dark in [true, false] {
        let alike = Post::all().filter(|post| post.is_dark() == dark);
        let tops = alike.map(|post| level(post, POST_TOP));
        parts.extend(drawing::posts(tops, FOOT - POST_TOP, dark));
    }
    parts.extend(coordinates());
    Item::new("tray", Point::default(), parts)
}

fn coordinates() -> impl Iterator<Item = Part> {
    let words = |name: String, at: Point| {
        Part::words(Message::words(name), at, 0.36, Style::fill(Paint::Faint))
    };
    let field = field();
    let files = (0..BOARD.files()).flat_map(move |file| {
        let x = (f32::from(file) + 0.5) * CELL;
        [field.min.y - RIM / 2.0, field.max.y + RIM / 2.0]
            .map(|y| words(char::from(b'a' + file).to_string(), Point::new(x, y)))
    });
    let ranks = (0..BOARD.ranks()).flat_map(move |rank| {
        let y = field.max.y - (f32::from(rank) + 0.5) * CELL;
        [field.min.x - RIM / 2.0, field.max.x + RIM / 2.0]
            .map(|x| words((rank + 1).to_string(), Point::new(x, y)))
    });
    files.chain(ranks)
}
