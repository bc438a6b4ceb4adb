//! Lines drawn with the dots of Braille: eight to a cell, two across and four down.

use tablier_geometry::Point;
use tablier_rules::Paint;

/// Dots, as many as fit into so many cells.
pub struct Dots {
    columns: usize,
    rows: usize,
    cells: Vec<(u8, Paint)>,
}

/// The bits of the dots of a cell, row by row.
const BITS: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

impl Dots {
    /// None yet.
    pub fn new(columns: usize, rows: usize) -> Dots {
        Dots { columns, rows, cells: vec![(0, Paint::Line); columns * rows] }
    }

    /// A line through these places, in cells from the middle of the first one.
    pub fn line(&mut self, places: &[Point], paint: Paint, dashed: bool) {
        let mut walked = 0_u32;
        for (from, to) in places.iter().zip(places.iter().skip(1)) {
            let steps = ((to.x - from.x).abs() * 2.0)
                .max((to.y - from.y).abs() * 4.0)
                .ceil()
                .clamp(1.0, 4000.0);
            for step in 0..steps as u32 {
                walked += 1;
                if !dashed || walked % 4 < 2 {
                    self.dot(from.lerp(*to, step as f32 / steps), paint);
                }
            }
        }
    }

    fn dot(&mut self, place: Point, paint: Paint) {
        // The middle of a cell lies between its dots.
        let (across, down) = ((place.x + 0.5) * 2.0, (place.y + 0.5) * 4.0);
        if across < 0.0 || down < 0.0 {
            return;
        }
        let (across, down) = (across as usize, down as usize);
        let (column, row) = (across / 2, down / 4);
        if column < self.columns && row < self.rows {
            let cell = &mut self.cells[row * self.columns + column];
            *cell = (cell.0 | BITS[down % 4][across % 2], paint);
        }
    }

    /// The dots of a cell as a character, if there are any.
    pub fn sign(&self, column: usize, row: usize) -> Option<(char, Paint)> {
        let (bits, paint) = *self.cells.get(row * self.columns + column)?;
        let sign = char::from_u32(0x2800 + u32::from(bits)).filter(|_| bits != 0)?;
        Some((sign, paint))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_from_end_to_end() {
        let mut dots = Dots::new(4, 2);
        dots.line(&[Point::new(0.0, 0.0), Point::new(3.4, 0.0)], Paint::Ink, false);
        assert!((0..4).all(|column| dots.sign(column, 0).is_some()));
        assert!((0..4).all(|column| dots.sign(column, 1).is_none()));
    }

    #[test]
    fn what_is_outside_is_left_out() {
        let mut dots = Dots::new(2, 2);
        dots.line(&[Point::new(-9.0, -9.0), Point::new(9.0, 9.0)], Paint::Ink, true);
        assert!(dots.sign(0, 0).is_some() || dots.sign(1, 1).is_some());
    }
}
