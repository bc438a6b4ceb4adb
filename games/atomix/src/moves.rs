//! The notation of ATOMIX.

use std::fmt;
use std::str::FromStr;

use tablier_geometry::Vertex;
use tablier_rules::NotAMove;

use super::cell::Lying;
use super::colour::Colour;
use super::messages;

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// `blue`: chooses a colour.
    Choose(Colour),
    /// `+1,1`: lays the next reactor with its centre on this point, A lying on `0,0`.
    Build(Vertex),
    /// `gbb4@C4`: lays a tile on a cell, its colours clockwise from the centre of the reactor.
    Lay(Lying),
    /// `done`: lays no more tiles in this turn.
    Done,
    /// `pass`: nothing can be laid; the hand is shown and leaves the game.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Choose(colour) => write!(f, "{colour}"),
            Move::Build(center) => write!(f, "+{center}"),
            Move::Lay(lying) => write!(f, "{lying}"),
            Move::Done => f.write_str("done"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let refused = || NotAMove::new(text, messages::notation());
        if let Some(center) = text.strip_prefix('+') {
            return center.parse().map(Move::Build).map_err(|_| refused());
        }
        match text {
            "done" => return Ok(Move::Done),
            "pass" => return Ok(Move::Pass),
            _ => {}
        }
        if let Ok(colour) = text.parse() {
            return Ok(Move::Choose(colour));
        }
        match text.parse() {
            Ok(lying) => Ok(Move::Lay(lying)),
            Err(_) if is_mirrored(text) => Err(NotAMove::new(text, messages::notation_mirrored())),
            Err(_) => Err(refused()),
        }
    }
}

/// Whether only the order of the three colours is wrong.
fn is_mirrored(text: &str) -> bool {
    let mut letters = text.as_bytes().to_vec();
    let Some(colours) = letters.get_mut(..3) else { return false };
    colours.reverse();
    str::from_utf8(&letters).is_ok_and(|text| text.parse::<Lying>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_parse_back() {
        let texts = ["blue", "green", "pink", "yellow", "+1,1", "+-2,1", "gbb4@C4", "bgp1@A1"];
        for text in texts.into_iter().chain(["ypp5@G6", "yyy3@B2", "done", "pass"]) {
            let mv: Move = text.parse().unwrap();
            assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn other_text_is_refused_with_what_was_expected() {
        let texts = ["", "+", "+1", "Blue", "bbg@C4", "bbg0@C4", "bbg6@C4", "bbg4@H1", "bbg4@A7"];
        for text in texts.into_iter().chain(["bbg4", "bbr4@A1", "bbg4@A1/1", "é", "éé4@A1"]) {
            let error = text.parse::<Move>().expect_err(text);
            assert!(error.to_string().contains("lays the tile"), "{error}");
        }
    }

    #[test]
    fn a_mirror_form_that_no_tile_has_is_refused_with_the_order_of_the_colours() {
        for text in ["bpg4@C4", "gby1@A1", "ypb5@G6"] {
            let error = text.parse::<Move>().expect_err(text);
            assert!(error.to_string().contains("clockwise in the order"), "{error}");
        }
    }
}
