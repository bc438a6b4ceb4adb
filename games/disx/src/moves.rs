//! The decisions of a turn and how they are written: `c3` lays a token, `c3!` lets a post explode. Knows no position.

use std::fmt;
use std::str::FromStr;

use tablier_geometry::Square;
use tablier_rules::NotAMove;

use super::messages;
use super::post::Post;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Lays one token on a post: `c3`.
    Lay(Post),
    /// Lets a post explode: `c3!`.
    Explode(Post),
}

impl Move {
    /// The post it is about.
    pub fn post(self) -> Post {
        match self {
            Move::Lay(post) | Move::Explode(post) => post,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(post) => post.fmt(f),
            Move::Explode(post) => write!(f, "{post}!"),
        }
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(written: &str) -> Result<Move, NotAMove> {
        let (place, explodes) = match written.strip_suffix('!') {
            Some(place) => (place, true),
            None => (written, false),
        };
        let Ok(square) = place.parse::<Square>() else {
            return Err(NotAMove::new(written, messages::notation()));
        };
        let Some(post) = Post::on(square) else {
            return Err(NotAMove::new(written, messages::no_such_post()));
        };
        Ok(if explodes { Move::Explode(post) } else { Move::Lay(post) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_parses_back() {
        for mv in Post::all().flat_map(|post| [Move::Lay(post), Move::Explode(post)]) {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }

    #[test]
    fn a_post_lays_and_a_post_with_a_mark_explodes() {
        assert_eq!("c3".parse::<Move>().unwrap().to_string(), "c3");
        assert!(matches!("c3".parse(), Ok(Move::Lay(_))));
        assert!(matches!("c3!".parse(), Ok(Move::Explode(_))));
    }

    #[test]
    fn a_move_is_written_one_way() {
        for text in
            ["", "!", "c", "3", "3c", "C3", "c3!!", "!c3", "c3 ", " c3", "c3 !", "c03", "c3?", "é3"]
        {
            let error = text.parse::<Move>().expect_err(text);
            assert!(error.to_string().contains("lays a token"), "{error}");
        }
    }

    #[test]
    fn a_place_beside_the_board_is_told_from_nonsense() {
        for text in ["g1", "a7", "z9!", "c0", "f7!"] {
            let error = text.parse::<Move>().expect_err(text).to_string();
            let beside = error.contains("from a1 to f6");
            assert_eq!(beside, text != "c0", "{error}");
        }
    }
}
