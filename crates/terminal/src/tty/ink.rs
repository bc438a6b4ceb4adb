//! A canvas as what a terminal understands: only what changed is written, in as many colours as there are.

use std::io::{self, Write};

use crossterm::cursor::MoveTo;
use crossterm::queue;
use crossterm::style::{Attribute, Print, SetAttribute};
use crossterm::terminal::{Clear, ClearType};

use crate::canvas::{Canvas, Cell, Face, Rgb};
use crate::palette::{Depth, apart};

/// What writes on a terminal with so many colours.
pub struct Ink {
    depth: Depth,
}

/// The sixteen colours as most terminals show them, in the order of their numbers.
const SIXTEEN: [Rgb; 16] = [
    Rgb(0, 0, 0),
    Rgb(170, 30, 30),
    Rgb(30, 140, 30),
    Rgb(170, 120, 30),
    Rgb(40, 60, 170),
    Rgb(150, 50, 150),
    Rgb(40, 140, 150),
    Rgb(190, 190, 190),
    Rgb(70, 75, 85),
    Rgb(240, 90, 80),
    Rgb(90, 220, 90),
    Rgb(250, 220, 90),
    Rgb(110, 150, 250),
    Rgb(240, 120, 220),
    Rgb(100, 220, 230),
    Rgb(255, 255, 255),
];

impl Ink {
    /// For a terminal with so many colours.
    pub fn new(depth: Depth) -> Ink {
        Ink { depth }
    }

    /// Writes what differs from what the terminal shows already; everything if nothing is known of that.
    pub fn draw(
        &self,
        out: &mut impl Write,
        canvas: &Canvas,
        before: Option<&Canvas>,
    ) -> io::Result<()> {
        let same =
            |other: &&Canvas| (other.width(), other.height()) == (canvas.width(), canvas.height());
        let before = before.filter(same);
        if before.is_none() {
            queue!(out, SetAttribute(Attribute::Reset), Clear(ClearType::All))?;
        }
        for row in 0..canvas.height() {
            let cells = canvas.row(row);
            let old = before.map(|before| before.row(row));
            if old == Some(cells) {
                continue;
            }
            queue!(out, MoveTo(0, row as u16))?;
            self.line(out, cells)?;
        }
        queue!(out, SetAttribute(Attribute::Reset))
    }

    fn line(&self, out: &mut impl Write, cells: &[Cell]) -> io::Result<()> {
        let mut run = String::new();
        let mut face = None;
        for cell in cells {
            if face != Some(cell.face) {
                queue!(out, Print(std::mem::take(&mut run)))?;
                self.face(out, cell.face)?;
                face = Some(cell.face);
            }
            run.push(cell.sign);
        }
        queue!(out, Print(run))
    }

    fn face(&self, out: &mut impl Write, face: Face) -> io::Result<()> {
        queue!(out, SetAttribute(Attribute::Reset))?;
        let attributes = [
            (face.bold, Attribute::Bold),
            (face.dim, Attribute::Dim),
            (face.reverse, Attribute::Reverse),
            (face.underline, Attribute::Underlined),
        ];
        for (_, attribute) in attributes.into_iter().filter(|(is_on, _)| *is_on) {
            queue!(out, SetAttribute(attribute))?;
        }
        self.colour(out, face.fore, 30)?;
        self.colour(out, face.back, 40)
    }

    /// The nearest colour the terminal has, of the characters (30) or behind them (40).
    fn colour(&self, out: &mut impl Write, wanted: Option<Rgb>, plane: u8) -> io::Result<()> {
        let Some(wanted @ Rgb(r, g, b)) = wanted else { return Ok(()) };
        let code = match self.depth {
            Depth::None => return Ok(()),
            Depth::All => format!("{};2;{r};{g};{b}", plane + 8),
            Depth::Many => format!("{};5;{}", plane + 8, of_many(wanted)),
            Depth::Sixteen => {
                let apart = |number: &u8| apart(SIXTEEN[usize::from(*number)], wanted);
                let nearest = (0..16_u8).min_by_key(apart).unwrap_or_default();
                let bright = if nearest < 8 { 0 } else { 52 };
                (plane + nearest + bright).to_string()
            }
        };
        queue!(out, Print(format!("\u{1b}[{code}m")))
    }
}

/// The nearest of the 256 colours: of the cube, or a grey.
fn of_many(wanted: Rgb) -> u8 {
    let Rgb(r, g, b) = wanted;
    let step = |part: u8| match part {
        0..48 => 0,
        48..115 => 1,
        part => (part - 35) / 40,
    };
    let value = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
    let (x, y, z) = (step(r), step(g), step(b));
    let cube = Rgb(value(x), value(y), value(z));
    let light = ((u16::from(r) + u16::from(g) + u16::from(b)) / 3) as u8;
    let grey = (light.saturating_sub(3) / 10).min(23);
    let shade = 8 + 10 * grey;
    if apart(Rgb(shade, shade, shade), wanted) < apart(cube, wanted) {
        232 + grey
    } else {
        16 + 36 * x + 6 * y + z
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(depth: Depth, canvas: &Canvas, before: Option<&Canvas>) -> String {
        let mut out = Vec::new();
        Ink::new(depth).draw(&mut out, canvas, before).unwrap();
        String::from_utf8(out).unwrap()
    }

    fn red() -> Canvas {
        let mut canvas = Canvas::new(3, 2);
        canvas.put(0, 1, 'x', Face::PLAIN.coloured(Rgb(250, 20, 20)));
        canvas
    }

    #[test]
    fn there_are_as_many_colours_as_the_terminal_has() {
        assert!(written(Depth::All, &red(), None).contains("38;2;250;20;20"));
        assert!(written(Depth::Many, &red(), None).contains("38;5;196"));
        assert!(written(Depth::Sixteen, &red(), None).contains("\u{1b}[31m"));
        let white = Face { back: Some(Rgb(255, 255, 255)), ..Face::PLAIN };
        let mut canvas = Canvas::new(1, 1);
        canvas.put(0, 0, 'w', white);
        assert!(written(Depth::Sixteen, &canvas, None).contains("\u{1b}[107m"));
        assert!(!written(Depth::None, &red(), None).contains("38;"));
    }

    #[test]
    fn only_what_changed_is_written() {
        let (old, new) = (Canvas::new(3, 2), red());
        let text = written(Depth::All, &new, Some(&old));
        assert!(text.contains("\u{1b}[2;1H") && !text.contains("\u{1b}[1;1H"), "{text:?}");
        assert!(!written(Depth::All, &new, Some(&new)).contains('x'));
        assert!(written(Depth::All, &new, None).contains("\u{1b}[2J"));
    }
}
