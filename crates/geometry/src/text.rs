//! How cells are read from text. Knows numbers and pairs of them; what they
//! mean is the business of each cell.

use std::{error, fmt, str::FromStr};

/// How much of a refused text an error repeats.
const SHOWN: usize = 24;

/// A text that is not the text of a cell.
///
/// ```
/// use tablier_geometry::Hex;
///
/// let error = "north".parse::<Hex>().expect_err("not a pair of numbers");
/// assert_eq!(
///     error.to_string(),
///     r#"expected a hexagon as two numbers, such as "2,-1", but found "north""#,
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseCellError {
    expected: &'static str,
    found: String,
}

impl ParseCellError {
    /// The error of a reader who expected `expected` and was given `found`.
    pub(crate) fn new(expected: &'static str, found: &str) -> Self {
        let mut shown: String = found.chars().take(SHOWN).collect();
        if shown.len() < found.len() {
            shown.push('…');
        }
        Self { expected, found: shown }
    }
}

impl fmt::Display for ParseCellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, but found {:?}", self.expected, self.found)
    }
}

impl error::Error for ParseCellError {}

/// Reads a number written the one way we write it: no plus, no leading zero.
pub(crate) fn number<N: FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

/// Reads two numbers with a comma between them: `2,-1`.
pub(crate) fn pair(text: &str) -> Option<(i16, i16)> {
    let (first, second) = text.split_once(',')?;
    Some((number(first)?, number(second)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_is_written_one_way() {
        assert_eq!(pair("2,-1"), Some((2, -1)));
        for text in ["", ",", "2", "2,", "+2,1", "02,1", "-0,1", "2, 1", "2,1,0", "40000,0"] {
            assert_eq!(pair(text), None, "{text:?}");
        }
    }

    #[test]
    fn an_error_repeats_only_the_beginning() {
        let sentence = ParseCellError::new("a cell", &"x".repeat(500)).to_string();
        assert_eq!(sentence, r#"expected a cell, but found "xxxxxxxxxxxxxxxxxxxxxxxx…""#);
    }
}
