//! Shapes as lines from point to point: what fills, outlines and boxes are computed from, for drawing with characters and for
//! checking what a pointer hits.

mod path;

use tablier_geometry::{Point, Rect};

use super::{Item, Part, Shape};

/// The points of one line.
pub type Trace = Vec<Point>;

/// The lines of a part where its item stands. Closed ones end where they begin; writing has none.
pub fn traces(item: &Item, part: &Part) -> Vec<Trace> {
    let place =
        |point: Point| item.at + if item.turn == 0.0 { point } else { point.rotated(item.turn) };
    let lines = match &part.shape {
        Shape::Circle { center, radius } => {
            const SIDES: u8 = 24;
            let corner =
                |n: u8| *center + Point::polar(*radius, 360.0 / f32::from(SIDES) * f32::from(n));
            vec![(0..=SIDES).map(corner).collect()]
        }
        Shape::Polygon { points, .. } => {
            vec![points.iter().chain(points.first()).copied().collect()]
        }
        Shape::Line { points } => vec![points.clone()],
        Shape::Path { d } => path::read(d),
        Shape::Words { .. } => Vec::new(),
    };
    lines.into_iter().map(|line: Trace| line.into_iter().map(place).collect()).collect()
}

/// The smallest rectangle round everything an item is drawn with, its writing left out.
pub fn extent(item: &Item) -> Option<Rect> {
    Rect::around(item.parts.iter().flat_map(|part| traces(item, part)).flatten())
}

/// Whether a point lies inside these lines, where what runs round backwards is cut out.
pub fn is_inside(lines: &[Trace], point: Point) -> bool {
    let mut winding = 0;
    for line in lines {
        let ends = line.iter().zip(line.iter().skip(1).chain(line.first()));
        for (from, to) in ends {
            let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y);
            if from.y <= point.y && to.y > point.y && side > 0.0 {
                winding += 1;
            } else if from.y > point.y && to.y <= point.y && side < 0.0 {
                winding -= 1;
            }
        }
    }
    winding != 0
}

/// The area inside a line, and its middle.
pub fn middle(line: &[Point]) -> (f32, Point) {
    let (mut area, mut sum) = (0.0, Point::default());
    for (from, to) in line.iter().zip(line.iter().skip(1).chain(line.first())) {
        let cross = from.x * to.y - to.x * from.y;
        area += cross / 2.0;
        sum = sum + (*from + *to) * (cross / 6.0);
    }
    if area.abs() < 1e-4 {
        let count = line.len().max(1) as f32;
        return (
            0.0,
            line.iter().fold(Point::default(), |sum, &point| sum + point) * (1.0 / count),
        );
    }
    (area.abs(), sum * (1.0 / area))
}

#[cfg(test)]
mod tests {
    use crate::Style;

    use super::*;

    fn square(size: f32) -> Trace {
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        corners.map(|(x, y)| Point::new(x * size, y * size)).to_vec()
    }

    #[test]
    fn what_runs_backwards_is_cut_out() {
        let mut hole = square(0.5);
        hole.reverse();
        let lines = [square(1.0), hole];
        assert!(is_inside(&lines, Point::new(0.8, 0.0)));
        assert!(!is_inside(&lines, Point::new(0.1, 0.0)));
        assert!(!is_inside(&lines, Point::new(1.2, 0.0)));
    }

    #[test]
    fn the_middle_of_a_square_is_its_middle() {
        let moved: Trace = square(2.0).into_iter().map(|p| p + Point::new(3.0, 1.0)).collect();
        let (area, at) = middle(&moved);
        assert!((area - 16.0).abs() < 1e-3 && at.distance(Point::new(3.0, 1.0)) < 1e-3);
    }

    #[test]
    fn items_are_moved_and_turned() {
        let part = Part::line([Point::new(1.0, 0.0), Point::new(2.0, 0.0)], Style::CLEAR);
        let item = Item { turn: 90.0, ..Item::new("a", Point::new(5.0, 5.0), vec![part.clone()]) };
        let lines = traces(&item, &part);
        assert!(lines[0][1].distance(Point::new(5.0, 7.0)) < 1e-3, "{lines:?}");
    }
}
