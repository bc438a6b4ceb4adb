//! The notation of ABRAXAS. Holes of the plate are `a1` to `h8` and travel with it.

use std::fmt;
use std::str::FromStr;

use tablier_rules::NotAMove;

use super::corner::{Corner, Direction};
use super::hole::{Hole, Holes};
use super::messages;

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// `nw`: pushes the empty plate into that corner before the game.
    Place(Corner),
    /// `c4`: lays a red pawn, from the supply or from the hand.
    Lay(Hole),
    /// `c4*`: lays a stop pawn.
    LayStop(Hole),
    /// `^c4`: with the supply empty, takes the red pawn into the hand.
    Lift(Hole),
    /// `push`: pushes the plate along its arrow.
    Push,
    /// `push-n`: with the option `free`, pushes the plate that way.
    PushTo(Direction),
    /// `stay`: leaves the plate where it is after a stop pawn.
    Stay,
    /// `xc4,e4`: takes these pawns from an alignment.
    Take(Holes),
    /// `done`: with the option `vigilance`, claims no more.
    Done,
    /// `end`: does not play again.
    End,
    /// `stop`: stops the repeat of the other player.
    Stop,
    /// `go`: lets the other player go on.
    Go,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(corner) => f.write_str(corner.name()),
            Move::Lay(hole) => write!(f, "{hole}"),
            Move::LayStop(hole) => write!(f, "{hole}*"),
            Move::Lift(hole) => write!(f, "^{hole}"),
            Move::Push => f.write_str("push"),
            Move::PushTo(way) => write!(f, "push-{}", way.letter()),
            Move::Stay => f.write_str("stay"),
            Move::Take(holes) => write!(f, "x{holes}"),
            Move::Done => f.write_str("done"),
            Move::End => f.write_str("end"),
            Move::Stop => f.write_str("stop"),
            Move::Go => f.write_str("go"),
        }
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let word = match text {
            "push" => Some(Move::Push),
            "stay" => Some(Move::Stay),
            "done" => Some(Move::Done),
            "end" => Some(Move::End),
            "stop" => Some(Move::Stop),
            "go" => Some(Move::Go),
            _ => Corner::ALL.into_iter().find(|corner| corner.name() == text).map(Move::Place),
        };
        word.or_else(|| with_hole(text)).ok_or_else(|| NotAMove::new(text, messages::notation()))
    }
}

fn with_hole(text: &str) -> Option<Move> {
    if let Some(letter) = text.strip_prefix("push-") {
        let named = |way: &Direction| letter.chars().eq([way.letter()]);
        return Direction::ALL.into_iter().find(named).map(Move::PushTo);
    }
    if let Some(holes) = text.strip_prefix('x') {
        return holes.parse().ok().map(Move::Take);
    }
    if let Some(hole) = text.strip_prefix('^') {
        return hole.parse().ok().map(Move::Lift);
    }
    if let Some(hole) = text.strip_suffix('*') {
        return hole.parse().ok().map(Move::LayStop);
    }
    text.parse().ok().map(Move::Lay)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_parse_back() {
        let hole = Hole::new(2, 3);
        let mut moves =
            vec![Move::Lay(hole), Move::LayStop(hole), Move::Lift(hole), Move::Push, Move::Stay];
        moves.extend([Move::Done, Move::End, Move::Stop, Move::Go, Move::Take(Holes::only(hole))]);
        moves.push(Move::Take(Holes::only(hole).with(Hole::new(4, 3))));
        moves.extend(Corner::ALL.map(Move::Place));
        moves.extend(Direction::ALL.map(Move::PushTo));
        for mv in moves {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
        assert_eq!("xc4,e4".parse(), Ok(Move::Take("c4,e4".parse().unwrap())));
    }

    #[test]
    fn other_text_is_refused_with_what_was_expected() {
        for text in
            ["", "x", "^", "*", "c9", "push-", "push-x", "push-nn", "xe4,c4", "^c4*", "NW", "é"]
        {
            let error = text.parse::<Move>().expect_err(text);
            assert!(error.to_string().contains("lays a red pawn"), "{error}");
        }
    }
}
