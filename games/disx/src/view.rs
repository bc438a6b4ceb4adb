//! What a viewer may know: all of it, since nothing is hidden in DisX.

use serde::Serialize;
use tablier_rules::{PerSeat, Seat, reading};

use super::board::Board;
use super::{DisX, Post};

/// A position that can be written down and sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// How many play.
    pub players: u8,
    /// Whether every post began with two tokens.
    pub quick: bool,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is; after the end, who took the last token of the bank.
    pub turn: Seat,
    /// How many of the three tokens of the turn are still to be laid; none once posts explode.
    pub to_lay: u8,
    /// What the last move paid its player, if it was an explosion.
    pub paid: u8,
    /// Whether the game is over.
    pub over: bool,
    /// Tokens in the bank.
    pub bank: u8,
    /// Tokens in hand, by seat.
    pub hands: PerSeat<u8>,
    /// Tokens on the posts: first the row from a1 to f1, last the row from a6 to f6.
    pub posts: [[u8; 6]; 6],
}

reading! {
    fields of View { players, quick, first, turn, to_lay, paid, over, bank, hands, posts }
}

impl View {
    pub(super) fn of(position: &DisX) -> View {
        let mut posts = [[0; 6]; 6];
        for post in Post::all() {
            *row_of(&mut posts, post) = position.tokens(post);
        }
        View {
            players: position.players,
            quick: position.quick,
            first: position.first,
            turn: position.turn,
            to_lay: position.to_lay,
            paid: position.paid,
            over: position.is_over(),
            bank: position.bank,
            hands: PerSeat::from_fn(position.players.into(), |seat| position.hand(seat)),
            posts,
        }
    }

    /// The position it shows.
    pub(super) fn position(&self) -> DisX {
        let mut position = DisX::set_up(self.players, self.quick, self.first);
        position.board = Board::filled(|post| self.tokens(post));
        for (hand, &tokens) in position.hands.iter_mut().zip(self.hands.iter()) {
            *hand = tokens;
        }
        DisX { bank: self.bank, turn: self.turn, to_lay: self.to_lay, paid: self.paid, ..position }
    }

    /// How many tokens are on a post.
    pub fn tokens(&self, post: Post) -> u8 {
        let square = post.square();
        self.posts[usize::from(square.rank)][usize::from(square.file)]
    }
}

fn row_of(posts: &mut [[u8; 6]; 6], post: Post) -> &mut u8 {
    let square = post.square();
    &mut posts[usize::from(square.rank)][usize::from(square.file)]
}
