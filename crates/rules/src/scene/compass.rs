//! Moving about among things on a board with the arrow keys: to the nearest one in a direction.

use tablier_geometry::Point;

/// One of the four arrow keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

impl Arrow {
    /// The arrow of a key, by the name a browser gives it.
    pub fn of_key(key: &str) -> Option<Arrow> {
        match key {
            "ArrowLeft" => Some(Arrow::Left),
            "ArrowRight" => Some(Arrow::Right),
            "ArrowUp" => Some(Arrow::Up),
            "ArrowDown" => Some(Arrow::Down),
            _ => None,
        }
    }

    /// How far `to` lies ahead of `from`, and how far aside.
    fn apart(self, from: Point, to: Point) -> (f32, f32) {
        let (x, y) = (to.x - from.x, to.y - from.y);
        match self {
            Arrow::Left => (-x, y.abs()),
            Arrow::Right => (x, y.abs()),
            Arrow::Up => (-y, x.abs()),
            Arrow::Down => (y, x.abs()),
        }
    }
}

/// The place an arrow leads to from `from`: the nearest ahead, where what lies aside counts double. Nothing lies ahead: the
/// far end of the same line, so that one can go round.
pub fn next(places: &[Point], from: Point, arrow: Arrow) -> Option<usize> {
    let score = |(ahead, aside): (f32, f32)| ahead + 2.0 * aside;
    let ahead = places.iter().enumerate().filter_map(|(index, &place)| {
        let (ahead, aside) = arrow.apart(from, place);
        (ahead > 1e-3 && ahead >= aside * 0.35).then_some((index, score((ahead, aside))))
    });
    let nearest = |a: &(usize, f32), b: &(usize, f32)| a.1.total_cmp(&b.1);
    if let Some((index, _)) = ahead.min_by(nearest) {
        return Some(index);
    }
    let behind = places.iter().enumerate().filter_map(|(index, &place)| {
        let (ahead, aside) = arrow.apart(from, place);
        (ahead < -1e-3).then_some((index, ahead + 4.0 * aside))
    });
    behind.min_by(nearest).map(|(index, _)| index)
}

/// The order in which things are gone through with the Tab key: line by line, as one reads.
pub fn reading_order(places: &[Point]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..places.len()).collect();
    crate::sort_few(&mut order, |&index| ((places[index].y * 2.0).round(), places[index].x));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Vec<Point> {
        let cell = |index: usize| Point::new((index % 3) as f32, (index / 3) as f32);
        (0..9).map(cell).collect()
    }

    #[test]
    fn arrows_lead_to_the_neighbour() {
        let grid = grid();
        for (arrow, neighbour) in
            [(Arrow::Left, 3), (Arrow::Right, 5), (Arrow::Up, 1), (Arrow::Down, 7)]
        {
            assert_eq!(next(&grid, grid[4], arrow), Some(neighbour), "{arrow:?}");
        }
    }

    #[test]
    fn at_the_edge_one_goes_round() {
        let grid = grid();
        assert_eq!(next(&grid, grid[5], Arrow::Right), Some(3));
        assert_eq!(next(&grid, grid[1], Arrow::Up), Some(7));
    }

    #[test]
    fn every_place_of_a_honeycomb_can_be_reached() {
        let mut places = Vec::new();
        for r in -3i32..=3 {
            for q in -3i32..=3 {
                places.push(Point::new(q as f32 + r as f32 * 0.5, r as f32 * 0.866));
            }
        }
        let arrows = [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down];
        let mut reached = vec![false; places.len()];
        let mut front = vec![0];
        while let Some(index) = front.pop() {
            if !std::mem::replace(&mut reached[index], true) {
                front.extend(arrows.iter().filter_map(|&a| next(&places, places[index], a)));
            }
        }
        assert!(reached.iter().all(|&reached| reached));
    }

    #[test]
    fn alone_there_is_nowhere_to_go() {
        assert_eq!(next(&[Point::new(1.0, 1.0)], Point::new(1.0, 1.0), Arrow::Up), None);
    }

    #[test]
    fn places_are_read_line_by_line() {
        let places = [Point::new(1.0, 1.0), Point::new(2.0, 0.1), Point::new(0.0, 0.0)];
        assert_eq!(reading_order(&places), [2, 1, 0]);
    }
}
