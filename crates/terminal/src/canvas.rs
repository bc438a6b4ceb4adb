//! A rectangle of characters, each with a face: what is drawn before it reaches a terminal, a file or a test.

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// How a character looks. Where a colour is missing the terminal's own is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Face {
    /// The colour of the character.
    pub fore: Option<Rgb>,
    /// The colour behind it.
    pub back: Option<Rgb>,
    /// Whether it stands out.
    pub bold: bool,
    /// Whether it stays in the background.
    pub dim: bool,
    /// Whether the two colours change places.
    pub reverse: bool,
    /// Whether there is a line below it.
    pub underline: bool,
}

impl Face {
    /// As the terminal writes.
    pub const PLAIN: Face =
        Face { fore: None, back: None, bold: false, dim: false, reverse: false, underline: false };
    /// What stands out.
    pub const BOLD: Face = Face { bold: true, ..Face::PLAIN };
    /// What stays in the background.
    pub const DIM: Face = Face { dim: true, ..Face::PLAIN };
    /// What the cursor is on.
    pub const REVERSE: Face = Face { reverse: true, ..Face::PLAIN };

    /// The same in another colour.
    #[must_use]
    pub const fn coloured(self, fore: Rgb) -> Face {
        Face { fore: Some(fore), ..self }
    }
}

/// One character of a canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The character; all of them are one column wide.
    pub sign: char,
    /// How it looks.
    pub face: Face,
}

/// Nothing.
const BLANK: Cell = Cell { sign: ' ', face: Face::PLAIN };

/// A rectangle of characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canvas {
    width: usize,
    height: usize,
    cells: Vec<Cell>,
}

impl Canvas {
    /// An empty one.
    pub fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, height, cells: vec![BLANK; width * height] }
    }

    /// How many columns there are.
    pub fn width(&self) -> usize {
        self.width
    }

    /// How many rows there are.
    pub fn height(&self) -> usize {
        self.height
    }

    /// The cells of a row.
    pub fn row(&self, row: usize) -> &[Cell] {
        &self.cells[row * self.width..(row + 1) * self.width]
    }

    /// What stands somewhere; nothing outside.
    pub fn get(&self, column: usize, row: usize) -> Option<Cell> {
        (column < self.width && row < self.height).then(|| self.cells[row * self.width + column])
    }

    /// Puts a character somewhere; outside nothing happens.
    pub fn put(&mut self, column: usize, row: usize, sign: char, face: Face) {
        if column < self.width && row < self.height {
            self.cells[row * self.width + column] = Cell { sign: narrow(sign), face };
        }
    }

    /// Writes to the right from a place, as far as there is room; gives the column after the last character.
    pub fn write(&mut self, column: usize, row: usize, text: &str, face: Face) -> usize {
        let mut at = column;
        for sign in text.chars() {
            self.put(at, row, sign, face);
            at += 1;
        }
        at
    }

    /// Lays another canvas over this one, its upper left corner at a place.
    pub fn paste(&mut self, other: &Canvas, column: usize, row: usize) {
        for down in 0..other.height {
            for (right, cell) in other.row(down).iter().enumerate() {
                self.put(column + right, row + down, cell.sign, cell.face);
            }
        }
    }

    /// The same with nothing but ASCII, for terminals that know nothing else.
    #[must_use]
    pub fn ascii(mut self) -> Canvas {
        self.cells.iter_mut().for_each(|cell| cell.sign = plain(cell.sign));
        self
    }

    /// The characters alone, line by line, without what is blank at the end of lines.
    pub fn text(&self) -> String {
        let line = |row: usize| -> String { self.row(row).iter().map(|cell| cell.sign).collect() };
        let mut text = String::new();
        for row in 0..self.height {
            text.push_str(line(row).trim_end());
            text.push('\n');
        }
        text
    }
}

/// Whatever might not be one column wide, or is no character to show, gives way to a question mark.
fn narrow(sign: char) -> char {
    match sign {
        '\u{a0}' | '\u{202f}' => ' ',
        sign if sign.is_control() || ('\u{300}'..'\u{370}').contains(&sign) => '?',
        sign if ('\u{1100}'..'\u{1200}').contains(&sign) || sign >= '\u{2e80}' => '?',
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' => '?',
        sign => sign,
    }
}

/// The nearest ASCII.
pub fn plain(sign: char) -> char {
    match sign {
        sign if sign.is_ascii() => sign,
        'à' | 'â' | 'ä' | 'æ' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' | 'œ' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'À' | 'Â' | 'Ä' | 'Æ' => 'A',
        'É' | 'È' | 'Ê' => 'E',
        'Ç' => 'C',
        'Î' => 'I',
        'Ô' | 'Ö' | 'Œ' => 'O',
        'Ù' | 'Û' | 'Ü' => 'U',
        'ß' => 's',
        '’' | '‘' | '‚' => '\'',
        '«' | '»' | '“' | '”' | '„' => '"',
        '…' | '·' | '•' => '.',
        '–' | '—' | '−' | '─' | '━' => '-',
        '│' => '|',
        '●' => 'O',
        '▲' => 'A',
        '■' | '▪' => '#',
        '◆' | '◇' => 'V',
        '○' => 'o',
        '△' => '^',
        '◎' => '@',
        '×' => 'x',
        '≈' => '~',
        '▶' | '›' | '→' => '>',
        '◀' | '‹' | '←' => '<',
        '↑' => '^',
        '↓' => 'v',
        'Ⓐ'..='Ⓩ' => char::from(b'A' + (sign as u32 - 'Ⓐ' as u32) as u8),
        'ⓐ'..='ⓩ' => char::from(b'a' + (sign as u32 - 'ⓐ' as u32) as u8),
        // Lines are drawn with dots: in ASCII a dot stands for any of them.
        '\u{2801}'..='\u{28ff}' => '.',
        '\u{2800}' | '▀' | '▄' => ' ',
        _ => '*',
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tablier_games::RULEBOOKS;
    use tablier_rules::{Language, Rulebook};

    use super::*;

    #[test]
    fn what_is_outside_is_left_out() {
        let mut canvas = Canvas::new(4, 2);
        canvas.write(2, 1, "abc", Face::PLAIN);
        canvas.write(0, 9, "nowhere", Face::PLAIN);
        assert_eq!(canvas.text(), "\n  ab\n");
    }

    #[test]
    fn every_character_is_one_column_wide() {
        let mut canvas = Canvas::new(8, 1);
        canvas.write(0, 0, "a\u{301}\t漢é\u{202f}\u{7f}", Face::PLAIN);
        assert_eq!(canvas.text(), "a???é ?\n");
    }

    #[test]
    fn in_ascii_nothing_else_is_left() {
        let mut canvas = Canvas::new(12, 1);
        canvas.write(0, 0, "●▲○△é«⠿·Ⓢⓢ✦", Face::PLAIN);
        let text = canvas.ascii().text();
        assert!(text.is_ascii(), "{text}");
        assert_eq!(text, "OAo^e\"..Ss*\n");
    }

    #[test]
    fn every_character_of_rules_and_lessons_has_one_in_ascii() {
        for about in RULEBOOKS.iter().map(Rulebook::about) {
            for language in Language::ALL {
                let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
                let lesson = format!("{games}/{}/lesson.{}.txt", about.slug, language.tag());
                let lesson = fs::read_to_string(&lesson).expect(&lesson);
                let said = [&about.notation, &about.sentence, &about.credits];
                let said = said.into_iter().map(|text| text.get(language));
                let rules = about.rules.get(language).to_owned();
                for text in said.chain([rules, lesson]) {
                    let lost = text.chars().find(|&sign| sign != '*' && plain(narrow(sign)) == '*');
                    assert_eq!(lost, None, "{} in {language:?}", about.slug);
                }
            }
        }
    }
}
