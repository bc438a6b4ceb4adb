//! Where the points of a scene lie on the screen. A character is about twice as high as wide, so a unit takes twice as many
//! columns as rows; and the scale is chosen so that a lattice of places falls on whole rows and columns.
//!
//! ```text
//!      0 1 2 3 4 5 6        cells are counted from the upper left,
//!    0 . . . . . . .        and a point lies in the cell
//!    1 . . * . . . .        whose middle is nearest
//! ```

use tablier_geometry::{Point, Rect};

/// How a scene is laid out in a rectangle of cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    across: Axis,
    down: Axis,
}

/// One direction: `at * scale + shift` is the number of the cell.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Axis {
    scale: f32,
    shift: f32,
    cells: usize,
}

/// Rows a unit takes at least: below that nobody can read a board.
const MIN_ROWS_PER_UNIT: f32 = 0.5;
/// By how much a scale may be smaller than there is room for, to hit a lattice.
const GIVE: f32 = 0.6;

impl Layout {
    /// The largest layout of a frame in so many columns and rows, where the places fall on cells as well as they can.
    /// Nothing where there is too little room.
    pub fn fit(frame: Rect, places: &[Point], columns: usize, rows: usize) -> Option<Layout> {
        let (width, height) = (frame.width().max(0.1), frame.height().max(0.1));
        let room = |cells: usize, units: f32| (cells as f32 - 1.0).max(0.0) / units;
        let most = room(rows, height).min(room(columns, width) / 1.6);
        if most < MIN_ROWS_PER_UNIT {
            return None;
        }
        let ys: Vec<f32> = places.iter().map(|place| place.y).collect();
        let down = Axis::fit(
            &ys,
            (frame.min.y, frame.max.y),
            ((most * GIVE).max(MIN_ROWS_PER_UNIT), most),
            0.09,
            rows,
        );
        let xs: Vec<f32> = places.iter().map(|place| place.x).collect();
        let widest = room(columns, width).min(down.scale * 2.35);
        let narrowest = (down.scale * 1.55).min(widest);
        let across = Axis::fit(&xs, (frame.min.x, frame.max.x), (narrowest, widest), 0.18, columns);
        Some(Layout { across, down })
    }

    /// How many columns and rows the frame takes.
    pub fn size(&self) -> (usize, usize) {
        (self.across.cells, self.down.cells)
    }

    /// Columns and rows of one unit.
    pub fn scale(&self) -> (f32, f32) {
        (self.across.scale, self.down.scale)
    }

    /// Where a point lies, in columns and rows from the middle of the first cell.
    pub fn place(&self, point: Point) -> Point {
        Point::new(self.across.to(point.x), self.down.to(point.y))
    }

    /// The cell of a point, if it is inside.
    pub fn cell(&self, point: Point) -> Option<(usize, usize)> {
        let at = self.place(point);
        let inside = |number: f32, cells: usize| {
            let number = number.round();
            (number >= 0.0 && number < cells as f32).then_some(number as usize)
        };
        Some((inside(at.x, self.across.cells)?, inside(at.y, self.down.cells)?))
    }

    /// The point of the scene at a place of the screen.
    pub fn point(&self, column: f32, row: f32) -> Point {
        Point::new(self.across.from(column), self.down.from(row))
    }
}

impl Axis {
    fn to(self, at: f32) -> f32 {
        at * self.scale + self.shift
    }

    fn from(self, cell: f32) -> f32 {
        (cell - self.shift) / self.scale
    }

    /// The best scale between two, for places along a frame from `min` to `max`; `greed` is for large ones.
    fn fit(
        places: &[f32],
        (min, max): (f32, f32),
        (least, most): (f32, f32),
        greed: f32,
        cells: usize,
    ) -> Axis {
        const TRIES: u8 = 80;
        const PHASES: u8 = 10;
        let mut best = (f32::MAX, most, 0.0);
        for step in 0..=TRIES {
            let scale = most - (most - least) * f32::from(step) / f32::from(TRIES);
            for phase in (0..PHASES).map(|n| f32::from(n) / f32::from(PHASES)) {
                let miss = |place: &f32| {
                    let at = (place - min) * scale + phase;
                    (at - at.round()) * (at - at.round())
                };
                let missed = places.iter().map(miss).sum::<f32>() / places.len().max(1) as f32;
                // Smaller is worse as well: a lattice must be worth it.
                let badness = missed + greed * (1.0 - scale / most) + 0.001 * phase;
                if badness < best.0 {
                    best = (badness, scale, phase);
                }
            }
        }
        let (_, scale, phase) = best;
        let needed = (((max - min) * scale + phase).ceil() as usize + 1).min(cells.max(1));
        Axis { scale, shift: phase - min * scale, cells: needed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(width: f32, height: f32) -> Rect {
        Rect { min: Point::new(-1.0, -1.0), max: Point::new(width - 1.0, height - 1.0) }
    }

    fn grid(step: f32) -> Vec<Point> {
        (0..36).map(|n| Point::new((n % 6) as f32 * step, (n / 6) as f32 * step)).collect()
    }

    #[test]
    fn a_lattice_falls_on_whole_rows_and_columns() {
        for step in [0.84, 1.0, 1.6] {
            let places = grid(step);
            let size = step * 5.0 + 2.0;
            let layout = Layout::fit(frame(size, size), &places, 60, 20).unwrap();
            for place in &places {
                let at = layout.place(*place);
                let off = (at.x - at.x.round()).abs().max((at.y - at.y.round()).abs());
                assert!(off < 0.3, "{step}: {at:?}");
            }
        }
    }

    #[test]
    fn everything_lies_inside() {
        let places = grid(1.0);
        let layout = Layout::fit(frame(7.0, 7.0), &places, 31, 15).unwrap();
        let (columns, rows) = layout.size();
        assert!(columns <= 31 && rows <= 15);
        assert!(places.iter().all(|place| layout.cell(*place).is_some()));
        assert_eq!(layout.cell(Point::new(50.0, 0.0)), None);
    }

    #[test]
    fn where_there_is_no_room_there_is_no_layout() {
        assert_eq!(Layout::fit(frame(30.0, 30.0), &[], 20, 40), None);
        assert_eq!(Layout::fit(frame(30.0, 30.0), &[], 80, 5), None);
        assert_eq!(Layout::fit(frame(3.0, 3.0), &[], 0, 0), None);
    }

    #[test]
    fn places_and_points_are_the_same_both_ways() {
        let layout = Layout::fit(frame(7.0, 7.0), &grid(1.0), 40, 20).unwrap();
        let point = Point::new(2.5, 3.25);
        let at = layout.place(point);
        assert!(layout.point(at.x, at.y).distance(point) < 1e-4);
    }
}
