//! The path data of SVG as lines: moves, lines, quadratic and cubic curves, arcs.

use tablier_geometry::Point;

use super::Trace;

/// Into how many pieces a curve is cut.
const PIECES: u8 = 8;

/// The lines of a path. What cannot be read ends it: games write their paths themselves, and a picture need not be perfect.
pub fn read(d: &str) -> Vec<Trace> {
    let mut pen = Pen::default();
    let mut words = Words { rest: d };
    let mut command = None;
    loop {
        match words.command() {
            Some(next) => command = Some(next),
            None if words.is_over() => break,
            None => {}
        }
        let Some(letter) = command else { break };
        if pen.follow(letter, &mut words).is_none() {
            break;
        }
        // After a move further pairs are lines; nothing follows an end.
        command = match letter {
            'M' => Some('L'),
            'm' => Some('l'),
            'Z' | 'z' => None,
            other => Some(other),
        };
    }
    pen.lift();
    pen.lines
}

#[derive(Default)]
struct Pen {
    lines: Vec<Trace>,
    line: Trace,
    at: Point,
}

impl Pen {
    fn lift(&mut self) {
        if self.line.len() > 1 {
            self.lines.push(std::mem::take(&mut self.line));
        }
        self.line.clear();
    }

    fn draw(&mut self, to: Point) {
        if self.line.is_empty() {
            self.line.push(self.at);
        }
        self.line.push(to);
        self.at = to;
    }

    fn follow(&mut self, letter: char, words: &mut Words<'_>) -> Option<()> {
        let from = self.at;
        let origin = if letter.is_ascii_lowercase() { from } else { Point::default() };
        match letter.to_ascii_uppercase() {
            'M' => {
                self.lift();
                self.at = words.point()? + origin;
            }
            'L' => self.draw(words.point()? + origin),
            'H' => self.draw(Point::new(words.number()? + origin.x, from.y)),
            'V' => self.draw(Point::new(from.x, words.number()? + origin.y)),
            'Q' => {
                let (by, to) = (words.point()? + origin, words.point()? + origin);
                for t in (1..=PIECES).map(|n| f32::from(n) / f32::from(PIECES)) {
                    self.draw(from.lerp(by, t).lerp(by.lerp(to, t), t));
                }
            }
            'C' => {
                let (a, b) = (words.point()? + origin, words.point()? + origin);
                let to = words.point()? + origin;
                for t in (1..=PIECES).map(|n| f32::from(n) / f32::from(PIECES)) {
                    let (one, two, three) = (from.lerp(a, t), a.lerp(b, t), b.lerp(to, t));
                    self.draw(one.lerp(two, t).lerp(two.lerp(three, t), t));
                }
            }
            'A' => {
                let radii = words.point()?;
                let (_turn, large, sweep) = (words.number()?, words.number()?, words.number()?);
                let to = words.point()? + origin;
                for point in arc(from, to, radii, large != 0.0, sweep != 0.0) {
                    self.draw(point);
                }
            }
            'Z' => {
                if let Some(&first) = self.line.first() {
                    self.draw(first);
                }
                self.lift();
            }
            _ => return None,
        }
        Some(())
    }
}

/// The points of an arc of an upright ellipse, as SVG describes it by its ends.
fn arc(from: Point, to: Point, radii: Point, large: bool, sweep: bool) -> Vec<Point> {
    let (rx, ry) = (radii.x.abs(), radii.y.abs());
    if rx < 1e-6 || ry < 1e-6 || from.distance(to) < 1e-6 {
        return vec![to];
    }
    // In a plane where the ellipse is the unit circle.
    let flat = |p: Point| Point::new(p.x / rx, p.y / ry);
    let (a, b) = (flat(from), flat(to));
    let (middle, half) = (a.midpoint(b), a.distance(b) / 2.0);
    let scale = half.max(1.0);
    let off = (scale * scale - half * half).max(0.0).sqrt();
    let along = (b - a) * (1.0 / (2.0 * half));
    let side = if large == sweep { 1.0 } else { -1.0 };
    let center = middle + Point::new(along.y, -along.x) * (off * side);
    #[expect(clippy::disallowed_methods, reason = "it is only drawn")]
    let angle = |p: Point| (p.y - center.y).atan2(p.x - center.x).to_degrees();
    let start = angle(a);
    let mut turn = (angle(b) - start).rem_euclid(360.0);
    if !sweep {
        turn -= 360.0;
    }
    let pieces = 2 * PIECES;
    (1..=pieces)
        .map(|n| {
            let at = center + Point::polar(scale, start + turn * f32::from(n) / f32::from(pieces));
            Point::new(at.x * rx, at.y * ry)
        })
        .collect()
}

/// Commands and numbers, which need no space between them where they cannot be mistaken.
struct Words<'a> {
    rest: &'a str,
}

impl Words<'_> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', ',', '\n', '\t']);
    }

    fn is_over(&mut self) -> bool {
        self.skip();
        self.rest.is_empty()
    }

    fn command(&mut self) -> Option<char> {
        self.skip();
        let letter = self.rest.chars().next().filter(char::is_ascii_alphabetic)?;
        self.rest = &self.rest[1..];
        Some(letter)
    }

    fn point(&mut self) -> Option<Point> {
        Some(Point::new(self.number()?, self.number()?))
    }

    fn number(&mut self) -> Option<f32> {
        self.skip();
        let mut dot = false;
        let ends = |(index, byte): (usize, u8)| match byte {
            b'-' | b'+' => index > 0,
            b'.' => std::mem::replace(&mut dot, true),
            byte => !byte.is_ascii_digit(),
        };
        let length = self.rest.bytes().enumerate().position(ends).unwrap_or(self.rest.len());
        let (number, rest) = self.rest.split_at(length);
        self.rest = rest;
        number.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use tablier_geometry::Rect;

    use super::*;

    fn boxed(d: &str) -> (f32, f32) {
        let rect = Rect::around(read(d).into_iter().flatten()).unwrap();
        (rect.width(), rect.height())
    }

    #[test]
    fn numbers_need_no_space_between_them() {
        let lines = read("M-.26.3L.3.3l1-1Z");
        assert_eq!(lines.len(), 1);
        assert_eq!(lines[0][1], Point::new(0.3, 0.3));
        assert_eq!(lines[0].len(), 4);
    }

    #[test]
    fn a_circle_of_two_arcs_is_round() {
        let (width, height) = boxed("M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z");
        assert!((width - 2.0).abs() < 0.01 && (height - 2.0).abs() < 0.05, "{width} {height}");
        let (width, height) = boxed("M-1 0A1 .5 0 0 1 1 0A1 .5 0 0 1 -1 0Z");
        assert!((width - 2.0).abs() < 0.01 && (height - 1.0).abs() < 0.05, "{width} {height}");
    }

    #[test]
    fn several_pieces_are_several_lines() {
        assert_eq!(read("M0 0h.08v.08h-.08zM3 0H4V1z").len(), 2);
        assert_eq!(read("M0 0 1 1 2 0").concat().len(), 3);
    }

    #[test]
    fn what_is_no_path_draws_nothing() {
        for nonsense in ["", "hello", "M", "L1", "M1 1X3", "é"] {
            assert!(read(nonsense).is_empty(), "{nonsense}");
        }
    }
}
