//! A scene drawn with characters: grounds as colours behind them, large outlines as dots, and on top of it what is written.

use tablier_geometry::Point;
use tablier_rules::trace::{Trace, is_inside, traces};
use tablier_rules::{Emphasis, Motion, Paint, Scene, Style};

use crate::canvas::{Canvas, Face, Rgb};
use crate::dots::Dots;
use crate::layout::Layout;
use crate::marks::{Mark, Say, anchor, is_thing, marks};
use crate::palette::{apart, blend, colour, readable};

/// How a scene is to be drawn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Drawing<'a> {
    /// Whether there are colours.
    pub colours: bool,
    /// What is pointed at.
    pub focus: Option<&'a str>,
}

/// Outlines of what is smaller, in columns and rows, are not drawn.
const LEAST_OUTLINE: (f32, f32) = (7.5, 3.2);

/// The scene in the cells of its layout.
pub fn picture(scene: &Scene, layout: &Layout, drawing: Drawing<'_>, say: &Say<'_>) -> Canvas {
    let (columns, rows) = layout.size();
    let ground = Ground::of(scene, layout, drawing.colours);
    let mut canvas = Canvas::new(columns, rows);
    let outlines = outlines(scene, layout, drawing);
    for row in 0..rows {
        for column in 0..columns {
            let (sign, face) = bare(&ground, &outlines, column, row);
            canvas.put(column, row, sign, face);
        }
    }
    let mut taken = vec![Taken::Nothing; columns * rows];
    for mark in marks(scene, say) {
        write(&mut canvas, &mut taken, &ground, layout, &mark, drawing);
    }
    if let Some(item) = drawing.focus.and_then(|id| scene.items.iter().find(|item| item.id == id)) {
        point_at(&mut canvas, layout, anchor(item));
    }
    canvas
}

/// A cell without anything written on it.
fn bare(ground: &Ground, outlines: &Dots, column: usize, row: usize) -> (char, Face) {
    let (upper, lower) = ground.at(column, row);
    let back = Face { back: upper, ..Face::PLAIN };
    if let Some((sign, paint)) = outlines.sign(column, row) {
        let fore = upper.map(|ground| readable(colour(paint), ground));
        return (sign, Face { fore, ..back });
    }
    match (upper, lower) {
        (Some(upper), Some(lower)) if upper != lower => {
            ('▀', Face { fore: Some(upper), back: Some(lower), ..Face::PLAIN })
        }
        _ => (' ', back),
    }
}

/// What stands in a cell already.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Taken {
    Nothing,
    Sign,
    /// Writing, of the item with this number.
    Words(usize),
}

fn write(
    canvas: &mut Canvas,
    taken: &mut [Taken],
    ground: &Ground,
    layout: &Layout,
    mark: &Mark,
    drawing: Drawing<'_>,
) {
    let mut text: Vec<char> = mark.text.chars().collect();
    if let Some(width) = mark.width.filter(|_| mark.is_words && text.len() > 3) {
        let room = ((width * layout.scale().0) as usize).max(3);
        if text.len() > room {
            text.truncate(room);
        }
    }
    let Some((middle, row)) = layout.cell(mark.at) else { return };
    let (columns, _) = layout.size();
    let first = middle.saturating_sub((text.len() - 1) / 2).min(columns.saturating_sub(text.len()));
    let cells = row * columns + first..row * columns + (first + text.len()).min(columns);
    let blocks = |taken: &Taken| match (mark.gives_way, mark.is_words) {
        (true, _) => *taken != Taken::Nothing,
        // Lines of one thing that fall together are left out; what lies on top covers what lies below.
        (_, true) => *taken == Taken::Words(mark.item),
        _ => false,
    };
    if taken[cells.clone()].iter().any(blocks) {
        return;
    }
    for (offset, (cell, sign)) in cells.zip(text).enumerate() {
        let column = first + offset;
        taken[cell] = if mark.is_words { Taken::Words(mark.item) } else { Taken::Sign };
        canvas.put(column, row, sign, face(ground, column, row, mark, drawing));
    }
}

fn face(ground: &Ground, column: usize, row: usize, mark: &Mark, drawing: Drawing<'_>) -> Face {
    let (upper, lower) = ground.at(column, row);
    // Of the two grounds a sign stands on the one of its own thing, and writing on the one it can be read on.
    let paint = colour(mark.paint);
    let (near, far) = match (upper, lower) {
        (Some(upper), Some(lower)) if apart(upper, paint) <= apart(lower, paint) => {
            (Some(upper), Some(lower))
        }
        _ => (lower, upper),
    };
    let back = if mark.is_words { far } else { near };
    let fore = back.filter(|_| drawing.colours).map(|back| readable(paint, back));
    Face {
        fore,
        back,
        bold: mark.emphasis != Emphasis::None,
        dim: (mark.gives_way || mark.paint == Paint::Faint) && !drawing.colours,
        underline: mark.emphasis == Emphasis::Last,
        reverse: matches!(mark.emphasis, Emphasis::Chosen | Emphasis::Winning),
    }
}

/// Brackets round what is pointed at where there is room for them; what stands there is turned over.
fn point_at(canvas: &mut Canvas, layout: &Layout, at: Point) {
    let Some((column, row)) = layout.cell(at) else { return };
    let is_bare = |sign: char| matches!(sign, ' ' | '▀' | '\u{2800}'..='\u{28ff}');
    let turned = |face: Face| Face { reverse: true, bold: true, underline: false, ..face };
    for (side, bracket) in [(column.wrapping_sub(1), '['), (column + 1, ']')] {
        if let Some(cell) = canvas.get(side, row) {
            let sign = if is_bare(cell.sign) { bracket } else { cell.sign };
            canvas.put(side, row, sign, turned(cell.face));
        }
    }
    if let Some(cell) = canvas.get(column, row) {
        let sign = if is_bare(cell.sign) { ' ' } else { cell.sign };
        canvas.put(column, row, sign, turned(cell.face));
    }
}

/// The outlines of what is large, and of what is pointed at if that is large.
fn outlines(scene: &Scene, layout: &Layout, drawing: Drawing<'_>) -> Dots {
    let (columns, rows) = layout.size();
    let mut dots = Dots::new(columns, rows);
    let shown = scene.items.iter().filter(|item| !matches!(item.motion, Motion::LeaveTo(_)));
    for item in shown {
        let focused = drawing.focus == Some(item.id.as_str()) && !is_thing(item);
        for part in &item.parts {
            let stroked = part.style.stroke.filter(|_| part.style.opacity >= 0.3);
            let paint = match stroked.or(part.style.fill.filter(|_| focused)) {
                Some(paint) => paint,
                None => continue,
            };
            for line in traces(item, part) {
                let line: Trace = line.into_iter().map(|point| layout.place(point)).collect();
                if is_large(&line) {
                    let paint = if focused { Paint::Offer } else { paint };
                    dots.line(&line, paint, part.style.dashed && !focused);
                }
            }
        }
    }
    dots
}

fn is_large(line: &[Point]) -> bool {
    let span = |of: fn(&Point) -> f32| {
        let (low, high) = line
            .iter()
            .map(of)
            .fold((f32::MAX, f32::MIN), |(low, high), at| (low.min(at), high.max(at)));
        high - low
    };
    let (across, down) = (span(|p| p.x), span(|p| p.y));
    across >= LEAST_OUTLINE.0 && down >= LEAST_OUTLINE.1 / 2.0
        || down >= LEAST_OUTLINE.1 && across >= LEAST_OUTLINE.0 / 2.0
}

/// The colours behind the characters, two for each cell: its upper and its lower half.
struct Ground {
    columns: usize,
    halves: Vec<Rgb>,
}

impl Ground {
    fn of(scene: &Scene, layout: &Layout, colours: bool) -> Ground {
        let (columns, rows) = layout.size();
        if !colours {
            return Ground { columns, halves: Vec::new() };
        }
        let halves = vec![colour(Paint::Table); columns * rows * 2];
        let mut ground = Ground { columns, halves };
        for item in scene.items.iter().filter(|item| !matches!(item.motion, Motion::LeaveTo(_))) {
            for part in &item.parts {
                if let Style { fill: Some(paint), opacity, .. } = part.style {
                    ground.fill(&traces(item, part), layout, colour(paint), opacity);
                }
            }
        }
        ground
    }

    fn fill(&mut self, lines: &[Trace], layout: &Layout, over: Rgb, opacity: f32) {
        let Some(extent) = tablier_geometry::Rect::around(lines.iter().flatten().copied()) else {
            return;
        };
        let (low, high) = (layout.place(extent.min), layout.place(extent.max));
        let (columns, rows) = layout.size();
        let range = |low: f32, high: f32, cells: usize| {
            let first = low.floor().max(0.0) as usize;
            first..((high.ceil().max(-1.0) + 1.0) as usize).min(cells)
        };
        for row in range(low.y, high.y, rows) {
            for column in range(low.x, high.x, columns) {
                for (half, shift) in [-0.25, 0.25].into_iter().enumerate() {
                    if is_inside(lines, layout.point(column as f32, row as f32 + shift)) {
                        let pixel = &mut self.halves[(row * columns + column) * 2 + half];
                        *pixel = blend(over, *pixel, opacity);
                    }
                }
            }
        }
    }

    fn at(&self, column: usize, row: usize) -> (Option<Rgb>, Option<Rgb>) {
        let cell = (row * self.columns + column) * 2;
        (self.halves.get(cell).copied(), self.halves.get(cell + 1).copied())
    }
}
