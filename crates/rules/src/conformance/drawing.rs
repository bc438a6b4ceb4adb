//! What is drawn is what is hit, by geometry alone: whatever is painted on top at a point is what a pointer meets there. So
//! everything drawn lies within the frame, nothing that can be clicked is painted too faintly to be seen, and of all that can be
//! clicked enough is seen to point at.

use tablier_geometry::{Point, Rect};

use super::{Check, promise};
use crate::trace::{Trace, is_inside, traces};
use crate::{Emphasis, Format, Item, Language, Motion, Part, Scene, Shape};

/// What is painted more faintly is not seen.
const FAINT: f32 = 0.06;
/// The least side of a square of a target that must be seen on a desk and on a phone, in pixels. Boards without an edge may sprawl,
/// and a finger that misses finds the nearest.
const MIN_SIDE_PX: (f32, f32) = (16.0, 10.0);
/// How finely a target is looked at, in pixels, and how many steps are made at most across it.
const STEP_PX: f32 = 2.0;
const MAX_STEPS: f32 = 26.0;
/// Rounding is no offence.
const SLACK: f32 = 0.01;

/// The board's part of a small window on a desk, and of a phone held upright, in pixels. A phone can be scrolled.
const WIDE: (f32, f32) = (830.0, 690.0);
const TALL: f32 = 359.0;

/// Checks a scene as it is drawn in one format.
pub(super) fn check(scene: &Scene, format: Format) -> Check {
    let drawn = scene.items.iter().filter(|item| !matches!(item.motion, Motion::LeaveTo(_)));
    let things: Vec<DrawnThing<'_>> = drawn.map(DrawnThing::of).collect();
    for thing in &things {
        thing.check_frame(scene.frame, format)?;
    }
    let pixel = 1.0 / scale(scene.frame, format);
    let least = if format == Format::Wide { MIN_SIDE_PX.0 } else { MIN_SIDE_PX.1 };
    for (index, thing) in things.iter().enumerate().filter(|(_, thing)| thing.is_target()) {
        let id = &thing.item.id;
        promise!(
            thing.is_plain,
            "Show::scene",
            "what can be clicked is painted to be seen, but not \"{id}\""
        );
        let side = seen(thing, &things[index + 1..], pixel) / pixel;
        let enough = side + STEP_PX > least;
        promise!(
            enough,
            "Show::scene",
            "what can be clicked is seen well enough to point at, but of \"{id}\" no more than a square of {side:.0} pixels ({format:?})"
        );
    }
    Ok(())
}

/// How many pixels a unit has.
fn scale(frame: Rect, format: Format) -> f32 {
    match format {
        Format::Wide => (WIDE.0 / frame.width()).min(WIDE.1 / frame.height()),
        Format::Tall => TALL / frame.width(),
    }
}

/// The side of the largest square of a thing that nothing above it covers.
fn seen(thing: &DrawnThing<'_>, above: &[DrawnThing<'_>], pixel: f32) -> f32 {
    let Some(space) = thing.space else { return 0.0 };
    let above: Vec<_> = above.iter().filter(|other| other.touches(space)).collect();
    let step = (STEP_PX * pixel).max(space.width().max(space.height()) / MAX_STEPS);
    let (columns, rows) = ((space.width() / step) as usize, (space.height() / step) as usize);
    // The largest square that ends at each place of this row and of the one before.
    let (mut before, mut most) = (vec![0; columns + 1], 0);
    for row in 0..rows {
        let mut now = vec![0; columns + 1];
        for column in 0..columns {
            let at = space.min + Point::new(column as f32 + 0.5, row as f32 + 0.5) * step;
            let is_seen = thing.covers(at) && !above.iter().any(|other| other.covers(at));
            if is_seen {
                now[column + 1] = 1 + now[column].min(before[column]).min(before[column + 1]);
                most = most.max(now[column + 1]);
            }
        }
        before = now;
    }
    most as f32 * step
}

/// An item with the outlines of all it is painted with.
struct DrawnThing<'a> {
    item: &'a Item,
    painted: Vec<Painted>,
    /// Round everything that is painted, but for words.
    space: Option<Rect>,
    /// Whether nothing of it is too faint to be seen.
    is_plain: bool,
}

/// A part that is painted.
struct Painted {
    lines: Vec<Trace>,
    filled: bool,
    /// Half the width of the outline.
    edge: Option<f32>,
    space: Rect,
}

impl<'a> DrawnThing<'a> {
    fn of(item: &'a Item) -> DrawnThing<'a> {
        let parts = item.parts.iter().enumerate();
        let painted: Vec<Painted> =
            parts.filter_map(|(index, part)| Painted::of(item, index, part)).collect();
        let faint = |part: &&Part| part.style.opacity < FAINT;
        DrawnThing {
            item,
            space: painted.iter().map(|part| part.space).reduce(Rect::union),
            painted,
            is_plain: item.parts.iter().find(faint).is_none(),
        }
    }

    fn is_target(&self) -> bool {
        self.item.action.is_some()
    }

    fn touches(&self, space: Rect) -> bool {
        self.space.is_some_and(|own| meet(own, space))
    }

    fn covers(&self, point: Point) -> bool {
        self.painted.iter().any(|part| part.covers(point))
    }

    /// Every drawn part is wholly within the frame.
    fn check_frame(&self, frame: Rect, format: Format) -> Check {
        let words = self.item.parts.iter().filter_map(|part| written(self.item, part));
        let frame = frame.grown(SLACK);
        for space in self.painted.iter().map(|part| part.space).chain(words) {
            promise!(
                frame.contains(space.min) && frame.contains(space.max),
                "Show::scene",
                "everything drawn lies within the frame, but \"{}\" reaches from {:?} to {:?} in {frame:?} ({format:?})",
                self.item.id,
                space.min,
                space.max
            );
        }
        Ok(())
    }
}

impl Painted {
    fn of(item: &Item, index: usize, part: &Part) -> Option<Painted> {
        if matches!(part.shape, Shape::Words { .. }) {
            return None;
        }
        let style = part.style;
        let outline = style.stroke.map(|_| style.width).or_else(|| set_apart(item, index));
        let edge = outline.map(|width| width / 2.0);
        if style.fill.is_none() && edge.is_none() {
            return None;
        }
        let lines = traces(item, part);
        let space = Rect::around(lines.iter().flatten().copied())?.grown(edge.unwrap_or(0.0));
        Some(Painted { lines, filled: style.fill.is_some(), edge, space })
    }

    fn covers(&self, point: Point) -> bool {
        self.space.contains(point)
            && (self.filled && is_inside(&self.lines, point)
                || self.edge.is_some_and(|edge| is_near(&self.lines, point, edge)))
    }
}

/// The outline that the first shape of an item gets for being set apart.
fn set_apart(item: &Item, index: usize) -> Option<f32> {
    match item.emphasis {
        _ if index > 0 => None,
        Emphasis::None => None,
        Emphasis::Last => Some(0.09),
        Emphasis::Chosen => Some(0.12),
        Emphasis::Winning => Some(0.16),
    }
}

/// The space that writing takes, in the language that takes most; letters are about half as wide as they are high.
fn written(item: &Item, part: &Part) -> Option<Rect> {
    let Shape::Words { words, center, size } = &part.shape else { return None };
    let letters = Language::ALL.map(|language| words.get(language).chars().count());
    let letters = letters.into_iter().max().unwrap_or(0) as f32;
    let half = Point::new(letters * size * 0.24, size * 0.36);
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let place =
        |(x, y)| item.at + (*center + Point::new(x * half.x, y * half.y)).rotated(item.turn);
    Rect::around(corners.map(place))
}

/// Whether a point is no further from the lines than this.
fn is_near(lines: &[Trace], point: Point, distance: f32) -> bool {
    lines.iter().any(|line| line.windows(2).any(|ends| away(ends[0], ends[1], point) <= distance))
}

/// How far a point is from the straight line between two others.
fn away(from: Point, to: Point, point: Point) -> f32 {
    let (way, step) = (to - from, point - from);
    let length = way.x * way.x + way.y * way.y;
    let share = if length > 0.0 { (way.x * step.x + way.y * step.y) / length } else { 0.0 };
    from.lerp(to, share.clamp(0.0, 1.0)).distance(point)
}

fn meet(one: Rect, other: Rect) -> bool {
    one.min.x < other.max.x
        && other.min.x < one.max.x
        && one.min.y < other.max.y
        && other.min.y < one.max.y
}
