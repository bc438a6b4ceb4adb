//! Why a move is refused.

use tablier_rules::Message;

use super::{DisX, Move, Post, messages};

/// Why the player whose turn it is may not do this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Objection {
    /// The post holds four tokens already.
    Full(Post),
    /// All tokens of the turn are laid.
    AllLaid,
    /// Tokens are laid first: so many are left.
    LayFirst { tokens: u8 },
    /// The post holds fewer tokens than it takes.
    TooLow { post: Post, tokens: u8 },
}

impl Objection {
    /// What speaks against a move that is not legal.
    pub fn to(position: &DisX, mv: Move) -> Objection {
        match (mv, position.to_lay) {
            (Move::Lay(_), 0) => Objection::AllLaid,
            (Move::Lay(post), _) => Objection::Full(post),
            (Move::Explode(post), 0) => Objection::TooLow { post, tokens: position.tokens(post) },
            (Move::Explode(_), tokens) => Objection::LayFirst { tokens },
        }
    }

    /// The sentence for the person.
    pub fn message(self) -> Message {
        match self {
            Objection::Full(post) => messages::refused_full(post),
            Objection::AllLaid => messages::refused_all_laid(),
            Objection::LayFirst { tokens } => messages::refused_lay_first(tokens),
            Objection::TooLow { post, tokens } => messages::refused_too_low(post, tokens),
        }
    }
}
