//! The rules of a turn and of the end, on a position small enough to be copied for every thought. Knows no words and
//! no drawing.
//!
//! A turn is: the bank tops the hand up to three (nobody decides that, so it happens on the way), three tokens are
//! laid, and then post after post explodes until none holds four.

use tablier_rules::{FastRng, Outcome, PerSeat, Rng, Seat, SeatSet};

use super::board::{Board, RIPE, Spill};
use super::post::Posts;
use super::{Move, Post};

/// All tokens there are.
pub(super) const TOKENS: u8 = 160;
/// What each player begins with.
const HAND: u8 = 7;
/// How many tokens are laid in a turn.
pub(super) const TO_LAY: u8 = 3;
/// The most players a table has.
const MOST_SEATS: usize = 4;

/// A position of DisX. Nothing in it is secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DisX {
    pub(super) board: Board,
    pub(super) hands: [u8; MOST_SEATS],
    pub(super) bank: u8,
    /// How many of the three tokens are still to be laid; none once posts explode.
    pub(super) to_lay: u8,
    /// What the last move paid its player, if it was an explosion.
    pub(super) paid: u8,
    pub(super) turn: Seat,
    pub(super) first: Seat,
    pub(super) players: u8,
    pub(super) quick: bool,
}

impl DisX {
    /// The position at the beginning.
    pub(super) fn set_up(players: u8, quick: bool, first: Seat) -> DisX {
        // Rule: dark posts hold 1 token, light posts 2; in the quick version every post holds 2.
        let board = Board::filled(|post| if post.is_dark() && !quick { 1 } else { 2 });
        // Rule: each player gets 7 tokens, and the rest of the 160 is the bank.
        let mut hands = [0; MOST_SEATS];
        hands[..usize::from(players)].fill(HAND);
        let bank = TOKENS - board.total() as u8 - players * HAND;
        DisX { board, hands, bank, to_lay: TO_LAY, paid: 0, turn: first, first, players, quick }
    }

    /// How many tokens are on a post.
    pub fn tokens(&self, post: Post) -> u8 {
        self.board.tokens(post)
    }

    /// How many tokens a player holds.
    pub fn hand(&self, seat: Seat) -> u8 {
        self.hands[seat.index()]
    }

    /// How many tokens the bank holds.
    pub fn bank(&self) -> u8 {
        self.bank
    }

    // Rule: the moment the bank has given its last token the game is over.
    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.bank == 0
    }

    #[inline]
    pub(super) fn turn_of(&self) -> SeatSet {
        if self.is_over() { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    /// The posts that may explode now.
    #[inline]
    pub(super) fn may_explode(&self) -> Posts {
        if self.to_lay > 0 || self.is_over() { Posts::NONE } else { self.board.ripe() }
    }

    /// Whether a token may be laid on this post now.
    #[inline]
    pub(super) fn may_lay(&self, post: Post) -> bool {
        // Rule: any post, more than once as well, but no post above four.
        self.to_lay > 0 && !self.is_over() && self.board.tokens(post) < RIPE
    }

    /// Whether the player whose turn it is may do this.
    #[inline]
    pub(super) fn allows(&self, mv: Move) -> bool {
        match mv {
            Move::Lay(post) => self.may_lay(post),
            Move::Explode(post) => self.may_explode().contains(post),
        }
    }

    #[inline]
    pub(super) fn make(&mut self, mv: Move) {
        match mv {
            Move::Lay(post) => self.lay(post),
            Move::Explode(post) => self.explode(post),
        }
    }

    #[inline]
    fn lay(&mut self, post: Post) {
        self.hands[self.turn.index()] -= 1;
        self.board.add(post);
        self.paid = 0;
        self.to_lay -= 1;
        // Rule: all three tokens are laid before anything explodes.
        if self.to_lay == 0 && self.board.ripe().is_empty() {
            self.begin_next_turn();
        }
    }

    #[inline]
    fn explode(&mut self, post: Post) {
        let Spill { over_the_edge, above_four } = self.board.explode(post);
        // Rule: inside, the player takes one token from the bank; at an edge or in a corner the tokens that have no
        // neighbour, and none from the bank.
        let from_bank = u8::from(over_the_edge == 0);
        // Rule: tokens above four go to the player as well, wherever the post stands.
        self.paid = from_bank + over_the_edge + above_four;
        self.hands[self.turn.index()] += self.paid;
        self.bank -= from_bank;
        // Rule: no post above three, and the turn is over. The explosion that took the last token has been carried out
        // in full; what is left standing then counts for nobody.
        if self.board.ripe().is_empty() && !self.is_over() {
            self.begin_next_turn();
        }
    }

    #[inline]
    fn begin_next_turn(&mut self) {
        self.turn = self.turn.next(usize::from(self.players));
        // Rule: a player who holds fewer than three first takes the missing tokens from the bank; if it holds fewer,
        // the player takes what is there, keeps it, and the game is over.
        let hand = &mut self.hands[self.turn.index()];
        let taken = TO_LAY.saturating_sub(*hand).min(self.bank);
        *hand += taken;
        self.bank -= taken;
        self.to_lay = if self.bank == 0 { 0 } else { TO_LAY };
    }

    /// A move of the player whose turn it is, each as likely as the other.
    #[inline]
    pub(super) fn any_move(&self, rng: &mut FastRng) -> Move {
        let ripe = self.board.ripe();
        if self.to_lay == 0 {
            return Move::Explode(match ripe.single() {
                Some(post) => post,
                None => ripe.nth(rng.below(ripe.len())),
            });
        }
        loop {
            let post = Post::numbered(rng.below(Post::COUNT));
            if !ripe.contains(post) {
                return Move::Lay(post);
            }
        }
    }

    // Rule: most tokens in hand wins; equal counts share the place.
    pub(super) fn end(&self) -> Option<Outcome> {
        let scores = PerSeat::from_fn(usize::from(self.players), |seat| self.hand(seat).into());
        self.is_over().then(|| Outcome::by_score(scores, "bank"))
    }
}
