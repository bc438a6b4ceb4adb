//! The notation of SIX: cells are `q,r` from the first tile, which lies on `0,0`.

use std::fmt;
use std::str::FromStr;

use tablier_geometry::Hex;
use tablier_rules::NotAMove;

use crate::messages;

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// `2,-1`: lays a tile, from the reserve or from the hand.
    Lay(Hex),
    /// `^2,-1`: takes the tile into the hand.
    Lift(Hex),
    /// `=2,-1`: of equally big parts, keeps the one whose lowest cell this is.
    Keep(Hex),
    /// `pass`: every own tile is pinned.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(cell) => write!(f, "{cell}"),
            Move::Lift(cell) => write!(f, "^{cell}"),
            Move::Keep(cell) => write!(f, "={cell}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let cell = |written: &str| {
            written.parse::<Hex>().map_err(|_| NotAMove::new(text, messages::notation()))
        };
        match text.as_bytes().first() {
            Some(b'^') => cell(&text[1..]).map(Move::Lift),
            Some(b'=') => cell(&text[1..]).map(Move::Keep),
            _ if text == "pass" => Ok(Move::Pass),
            _ => cell(text).map(Move::Lay),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_parse_back() {
        let cell = Hex::new(2, -1);
        let moves = [Move::Lay(cell), Move::Lift(cell), Move::Keep(cell), Move::Pass];
        for mv in moves {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }

    #[test]
    fn other_text_is_refused_with_what_was_expected() {
        for text in ["", "^", "2", "2,", "a,b", "2, 1", "^^1,1", "99999,0", "PASS", "é"] {
            let error = text.parse::<Move>().expect_err(text);
            assert!(error.to_string().contains("lays a tile"), "{error}");
        }
    }
}
