//! An address as a QR code, for phones in the same room.

use qrcode::{Color, EcLevel, QrCode};

/// So many empty squares round it, or cameras do not find it.
const MARGIN: usize = 2;

/// The squares of a code, with its margin.
struct Squares {
    width: usize,
    dark: Vec<bool>,
}

impl Squares {
    /// None if the text is longer than a code can hold.
    fn of(text: &str) -> Option<Squares> {
        let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
        let dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Squares { width: code.width(), dark })
    }

    fn size(&self) -> usize {
        self.width + 2 * MARGIN
    }

    fn is_dark(&self, x: usize, y: usize) -> bool {
        let inside = |place: usize| place.checked_sub(MARGIN).filter(|&place| place < self.width);
        match (inside(x), inside(y)) {
            (Some(x), Some(y)) => self.dark[y * self.width + x],
            _ => false,
        }
    }
}

/// The text as a picture; none if it is too long.
pub fn code_svg(text: &str) -> Option<String> {
    let squares = Squares::of(text)?;
    let size = squares.size();
    let mut path = String::new();
    for (x, y) in (0..size).flat_map(|y| (0..size).map(move |x| (x, y))) {
        if squares.is_dark(x, y) {
            path.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\">\
         <rect width=\"{size}\" height=\"{size}\" fill=\"#fff\"/><path d=\"{path}\" fill=\"#2b2620\"/></svg>"
    ))
}

/// The text as lines for a terminal, two squares to a letter, dark letters on light; none if it is too long.
pub fn code_lines(text: &str) -> Option<Vec<String>> {
    let squares = Squares::of(text)?;
    let size = squares.size();
    let letter = |x: usize, y: usize| match (squares.is_dark(x, y), squares.is_dark(x, y + 1)) {
        (true, true) => ' ',
        (true, false) => '▄',
        (false, true) => '▀',
        (false, false) => '█',
    };
    Some((0..size).step_by(2).map(|y| (0..size).map(|x| letter(x, y)).collect()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picture_and_lines_show_the_same_squares() {
        let text = "http://192.168.1.20:7777";
        let squares = Squares::of(text).expect("short enough");
        let lines = code_lines(text).expect("short enough");
        let picture = code_svg(text).expect("short enough");
        for y in 0..squares.size() {
            for x in 0..squares.size() {
                let letter = lines[y / 2].chars().nth(x).expect("as wide as the code");
                let light = if y % 2 == 0 { "█▀" } else { "█▄" };
                let dark = squares.is_dark(x, y);
                assert_eq!(light.contains(letter), !dark, "{x}, {y}");
                assert_eq!(picture.contains(&format!("M{x} {y}h1")), dark, "{x}, {y}");
            }
        }
        // The corner every camera looks for: seven dark squares in a row behind the margin.
        assert!((0..7).all(|x| squares.is_dark(MARGIN + x, MARGIN)));
        assert!(!squares.is_dark(MARGIN + 7, MARGIN));
    }

    #[test]
    fn what_does_not_fit_gives_none() {
        assert_eq!(code_lines(&"x".repeat(5_000)), None);
        assert_eq!(code_svg(&"x".repeat(5_000)), None);
    }
}
