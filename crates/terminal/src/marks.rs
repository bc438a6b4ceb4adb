//! What is written on the board: the words of a scene, a sign for each thing, and letters where things of one colour look
//! different. Knows no game and no screen.

mod letters;

use tablier_geometry::{Point, Rect};
use tablier_rules::trace::{extent, middle, traces};
use tablier_rules::{Emphasis, Hue, Item, Message, Motion, Paint, Part, Scene, Shape};

use crate::palette;
use letters::Letters;

/// How words are put.
pub type Say<'a> = dyn Fn(&Message) -> String + 'a;

/// Something written at a place.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The number of the item it belongs to.
    pub item: usize,
    /// Where its middle is.
    pub at: Point,
    /// What is written.
    pub text: String,
    pub paint: Paint,
    /// Whether it gives way to what stands there already.
    pub gives_way: bool,
    /// Whether it is writing of the scene.
    pub is_words: bool,
    /// How wide the thing is that carries it, in units; writing on large things has no limit.
    pub width: Option<f32>,
    /// What sets it apart.
    pub emphasis: Emphasis,
}

/// What is larger than this, in units, is ground and not a thing.
const LARGEST: f32 = 2.6;
/// What is narrower is a detail.
const NARROW: f32 = 0.4;
/// What is smaller, in square units, is no piece of its own.
const SPECK: f32 = 0.12;
/// Things that lie nearer to each other than this are on top of each other.
const STACKED: f32 = 0.4;

/// Whether an item is a thing that stands on the board, and not the board.
pub fn is_thing(item: &Item) -> bool {
    // The first parts of a board are its largest: mostly nothing more has to be looked at.
    let mut whole: Option<Rect> = None;
    for line in item.parts.iter().flat_map(|part| traces(item, part)) {
        let Some(own) = Rect::around(line) else { continue };
        let grown = whole.map_or(own, |whole| whole.union(own));
        if grown.width() > LARGEST || grown.height() > LARGEST {
            return false;
        }
        whole = Some(grown);
    }
    whole.is_some()
}

/// Where an item is, for those who choose it: a thing at its place, ground in its middle.
pub fn anchor(item: &Item) -> Point {
    if is_thing(item) {
        let inside = |rect: Rect| {
            let (min, max) = (rect.min, rect.max);
            (min.x..=max.x).contains(&item.at.x) && (min.y..=max.y).contains(&item.at.y)
        };
        if extent(item).is_some_and(inside) {
            return item.at;
        }
    }
    let lines = item.parts.iter().flat_map(|part| traces(item, part));
    let largest = lines.map(|line| middle(&line)).max_by(|a, b| a.0.total_cmp(&b.0));
    largest.map_or(item.at, |(_, at)| at)
}

/// Everything written on a scene, from back to front.
pub fn marks(scene: &Scene, say: &Say<'_>) -> Vec<Mark> {
    let letters = Letters::of(scene, say);
    let mut marks: Vec<Mark> = Vec::new();
    // The last thing of a pile, and how many lie in it.
    let mut pile: Option<(usize, usize)> = None;
    for (number, item) in scene.items.iter().enumerate() {
        if matches!(item.motion, Motion::LeaveTo(_)) {
            continue;
        }
        // Things on top of each other that look the same are counted.
        if let Some((below, count)) = pile
            && scene.items[below].parts == item.parts
            && scene.items[below].at.distance(item.at) < STACKED
            && item.label.is_none()
            && let Some(mark) = marks.last_mut()
        {
            let sign: String = mark.text.chars().take(1).collect();
            mark.text = format!("{sign}{}", count + 1);
            pile = Some((number, count + 1));
            continue;
        }
        let own = of_item(number, item, &letters, say);
        pile = (own.len() == 1 && !own[0].is_words && is_thing(item)).then_some((number, 1));
        marks.extend(own);
    }
    marks
}

fn of_item(number: usize, item: &Item, letters: &Letters, say: &Say<'_>) -> Vec<Mark> {
    let Some(extent) = extent(item) else { return words(number, item, None, say) };
    let mark = |at: Point, text: String, paint: Paint| Mark {
        item: number,
        at,
        text,
        paint,
        gives_way: false,
        is_words: false,
        width: None,
        emphasis: item.emphasis,
    };
    if !is_thing(item) {
        let mut found: Vec<Mark> = item
            .parts
            .iter()
            .filter_map(dot)
            .map(|(at, paint)| mark(item.at + at, "•".to_owned(), paint))
            .collect();
        found.extend(words(number, item, item.action.is_some().then_some(extent.width()), say));
        if found.is_empty() && item.action.is_some() {
            found
                .push(Mark {
                    gives_way: true, ..mark(anchor(item), "◇".to_owned(), Paint::Offer)
                });
        }
        return found;
    }
    let written = words(number, item, Some(extent.width()), say);
    let mut found: Vec<Mark> =
        coloured(item).map(|(at, paint, sign)| mark(at, sign.to_string(), paint)).collect();
    let label = item.label.as_ref().map(say);
    let on_paper = main_part(item).is_some_and(|(paint, _)| paint == Paint::Table);
    let covers = |words: &Mark| {
        on_paper || words.at.distance(item.at) < 0.36 || Some(&words.text) == label.as_ref()
    };
    let covered = written.iter().any(covers);
    if found.is_empty() && !covered && (extent.width() >= NARROW || item.action.is_some()) {
        let named = item.label.is_some() || item.action.is_some();
        match main_part(item) {
            Some((paint, _)) => {
                let sign = letters.of_item(item, say).or_else(|| palette::sign(paint));
                match sign {
                    Some(sign) => found.push(mark(item.at, sign.to_string(), paint)),
                    None if named => found.push(Mark {
                        gives_way: true,
                        ..mark(item.at, "·".to_owned(), Paint::Offer)
                    }),
                    None => {}
                }
            }
            None if named => {
                let ring = item.parts.iter().any(|part| part.style.stroke == Some(Paint::Win));
                let sign = if ring { "◎" } else { "·" };
                let paint = if ring { Paint::Win } else { Paint::Offer };
                found.push(Mark { gives_way: !ring, ..mark(item.at, sign.to_owned(), paint) });
            }
            None => {}
        }
    }
    found.extend(written);
    found
}

/// The writing of an item.
fn words(number: usize, item: &Item, width: Option<f32>, say: &Say<'_>) -> Vec<Mark> {
    let written = item.parts.iter().filter_map(|part| match &part.shape {
        Shape::Words { words, center, .. } => {
            Some((say(words), item.at + center.rotated(item.turn), part.style.fill))
        }
        _ => None,
    });
    written
        .filter(|(text, ..)| !text.trim().is_empty())
        .map(|(text, at, fill)| Mark {
            item: number,
            at,
            text,
            paint: fill.unwrap_or(Paint::Ink),
            gives_way: false,
            is_words: true,
            width,
            emphasis: item.emphasis,
        })
        .collect()
}

/// A spot of colour on the ground; what grows there is none.
fn dot(part: &Part) -> Option<(Point, Paint)> {
    match (&part.shape, part.style.fill) {
        (Shape::Circle { center, radius }, Some(Paint::Hue(hue)))
            if (0.2..0.5).contains(radius) =>
        {
            let colour = matches!(hue, Hue::Red | Hue::Blue | Hue::Pink | Hue::Yellow);
            colour.then_some((*center, Paint::Hue(hue)))
        }
        _ => None,
    }
}

/// The coloured pieces of a thing that is large enough to tell them apart, such as the atoms of a tile.
fn coloured(item: &Item) -> impl Iterator<Item = (Point, Paint, char)> {
    let wide = extent(item).is_some_and(|extent| extent.width() >= 1.5);
    let parts =
        item.parts.iter().filter(move |part| wide && matches!(part.shape, Shape::Path { .. }));
    let hues = parts.filter_map(|part| match part.style.fill {
        Some(paint @ Paint::Hue(_)) if part.style.opacity >= 0.5 => Some((part, paint)),
        _ => None,
    });
    hues.flat_map(|(part, paint)| {
        let sign = palette::sign(paint).unwrap_or('▪');
        let middles = traces(item, part).into_iter().map(|line| middle(&line));
        let large = middles.filter(|(area, _)| *area >= SPECK);
        large.map(move |(_, at)| (at, paint, sign)).collect::<Vec<_>>()
    })
}

/// The largest painted part of a thing: its paint and its number.
fn main_part(item: &Item) -> Option<(Paint, usize)> {
    let filled = item.parts.iter().enumerate().filter(|(_, part)| part.style.opacity >= 0.5);
    let painted = filled.filter_map(|(number, part)| {
        let paint = part.style.fill?;
        let area: f32 = traces(item, part).iter().map(|line| middle(line).0).sum();
        Some((area, paint, number))
    });
    painted.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, paint, number)| (paint, number))
}
