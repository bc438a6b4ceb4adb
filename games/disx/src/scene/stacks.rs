//! The rings on the posts, each an item of its own: `c3/0` is the lowest on c3.
//!
//! ```text
//!      _|_        the tip of the post, in front of the rings
//!     (___)   c3/1
//!     (___)   c3/0
//! ```

use tablier_geometry::Point;
use tablier_rules::{Emphasis, Hue, Item, Look, Message, Paint, Part, Style};

use super::drawing::{self, THICK};
use super::{CELL, Items, flights, level, place};
use crate::board::RIPE;
use crate::{DisX, Move, Post};

/// How far below the middle of the square a post stands.
pub(super) const FOOT: f32 = 0.44;
/// How far above the middle of the square it ends.
pub(super) const POST_TOP: f32 = -0.63;
/// The highest a stack grows; rings move together where there are more.
const HEIGHT: f32 = 0.98;

/// Everything that stands on the posts, from the back row to the front one.
pub(super) fn stacks(position: &DisX, look: &Look<'_, Move>) -> Items {
    let mut posts: Vec<Post> = Post::all().collect();
    tablier_rules::sort_few(&mut posts, |post| std::cmp::Reverse(post.square().rank));
    let embers = posts.iter().filter_map(|&post| ember(position, post));
    let burst = look.last.and_then(|step| step.mv).and_then(burst);
    let mut items: Items = embers.chain(burst).collect();
    for post in posts {
        let count = position.tokens(post);
        items.extend((0..count).map(|number| ring(position, post, number, look)));
        if count < RIPE {
            items.push(tip(post, count));
        } else if count > RIPE {
            items.push(number(post, count));
        }
    }
    items
}

/// How far above the foot the lid of the ring with this number lies, in a stack of so many.
fn lid(number: u8, count: u8) -> f32 {
    let step = (HEIGHT / f32::from(count)).min(THICK + 0.015);
    FOOT - THICK - step * f32::from(number)
}

fn ring(position: &DisX, post: Post, number: u8, look: &Look<'_, Move>) -> Item {
    let count = position.tokens(post);
    let item =
        Item::new(format!("{post}/{number}"), level(post, lid(number, count)), drawing::ring());
    // Whatever just arrived lies on top.
    match flights::origin(position, post, look).filter(|_| number + 1 == count) {
        Some(origin) => item.entering_from(origin).emphasised(Emphasis::Last),
        None => item,
    }
}

/// The part of the post that sticks out of its rings.
fn tip(post: Post, count: u8) -> Item {
    let foot = if count == 0 { FOOT } else { lid(count - 1, count) };
    let top = std::iter::once(Point::default());
    let parts = drawing::posts(top, foot - POST_TOP, post.is_dark());
    Item::new(format!("tip {post}"), level(post, POST_TOP), parts)
}

/// The number of rings where they are hard to count.
fn number(post: Post, count: u8) -> Item {
    let words = Message::words(count.to_string());
    let parts = vec![
        Part::circle(Point::default(), 0.25, Style::fill(Paint::Ink)),
        Part::words(words, Point::default(), 0.32, Style::fill(Paint::Table)),
    ];
    Item::new(format!("number {post}"), place(post) + Point::new(0.5, -0.5), parts)
}

/// The glow under a post that is about to explode.
fn ember(position: &DisX, post: Post) -> Option<Item> {
    let ripe = position.board.ripe().contains(post);
    let glow = Style::fill(Paint::Hue(Hue::Red)).opacity(0.22);
    let parts = vec![Part::rectangle(Point::default(), CELL, CELL, 0.12, glow)];
    ripe.then(|| Item::new(format!("ember {post}"), place(post), parts))
}

/// What is left of a post that has just exploded.
fn burst(mv: Move) -> Option<Item> {
    let Move::Explode(post) = mv else { return None };
    let parts = vec![
        drawing::burst(0.74, Style::fill(Paint::Win).opacity(0.75)),
        drawing::burst(0.46, Style::fill(Paint::Table).opacity(0.8)),
    ];
    let item = Item::new(format!("burst {post}"), level(post, FOOT - 0.1), parts);
    Some(item.emphasised(Emphasis::Last))
}
