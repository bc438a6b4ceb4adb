//! The hundred Atomix: three atoms and a value. Each exists once, so its text is its name: `bbg4`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tablier_rules::reading;

use super::atoms::{Atoms, ColourTriple, KINDS};
use super::colour::Colour;

/// Rule: values go from 1 to 5, and so do levels.
pub(super) const VALUES: usize = 5;

/// Rule: every combination of colours in every value, 20 × 5 = 100.
pub(super) const TILES: usize = KINDS * VALUES;

/// One of the hundred tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Tile(u8);

reading!(Tile as String, or Tile::default());

impl Tile {
    #[inline]
    pub(super) const fn new(kind: ColourTriple, value: u8) -> Tile {
        Tile(kind.0 * VALUES as u8 + value - 1)
    }

    /// All of them: in the order of their names.
    pub fn all() -> impl ExactSizeIterator<Item = Tile> + DoubleEndedIterator {
        (0..TILES as u8).map(Tile)
    }

    /// From 1 to 5.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 % VALUES as u8 + 1
    }

    /// Its three colours, in the order blue, green, pink, yellow, which is how they go clockwise.
    pub const fn colours(self) -> [Colour; 3] {
        self.kind().atoms().colours()
    }

    /// Every way it can lie on a cell that looks different from the others.
    #[inline]
    pub fn turns(self) -> &'static [Atoms] {
        self.kind().turns()
    }

    #[inline]
    pub(super) const fn kind(self) -> ColourTriple {
        ColourTriple(self.0 / VALUES as u8)
    }

    /// A number of its own, below 100.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Three letters and a digit as a tile lies: the colours clockwise, and the value.
pub(super) fn parse_lying(text: &str) -> Option<(Atoms, u8)> {
    let [first, second, third, digit @ b'1'..=b'5'] = *text.as_bytes() else { return None };
    let colour = Colour::from_letter;
    let atoms = Atoms::new([colour(first)?, colour(second)?, colour(third)?])?;
    Some((atoms, digit - b'0'))
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind().atoms(), self.value())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> String {
        tile.to_string()
    }
}

impl FromStr for Tile {
    type Err = String;

    fn from_str(text: &str) -> Result<Tile, String> {
        let (atoms, value) = parse_lying(text)
            .filter(|(atoms, _)| *atoms == atoms.kind().atoms())
            .ok_or_else(|| format!("\"{text}\" is not a tile such as \"bbg4\""))?;
        Ok(Tile::new(atoms.kind(), value))
    }
}

impl TryFrom<String> for Tile {
    type Error = String;

    fn try_from(text: String) -> Result<Tile, String> {
        text.parse()
    }
}
