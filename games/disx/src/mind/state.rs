//! A position to think about: as the rules have it, but small and quick to copy. Knows no plan and no judgement.

use tablier_rules::mix;

use super::stacks::{CORNERS, INSIDE, RIM, Stacks, each};
use crate::View;

/// How many tokens are laid in a turn.
const TO_LAY: u8 = 3;

/// The most players a table has.
pub const SEATS: usize = 4;

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The tokens on the posts.
    pub stacks: Stacks,
    /// The tokens in hand, by seat.
    pub hands: [u8; SEATS],
    /// The tokens of the bank; none when the game is over.
    pub bank: u8,
    /// How many of the three tokens are still to be laid.
    pub to_lay: u8,
    pub turn: u8,
    /// How many play.
    pub players: u8,
}

impl State {
    /// The position that is seen.
    pub fn of(view: &View) -> State {
        let mut hands = [0; SEATS];
        hands.iter_mut().zip(view.hands.iter()).for_each(|(hand, &tokens)| *hand = tokens);
        State {
            stacks: Stacks::new(|post| view.posts[post / 6][post % 6]),
            hands,
            bank: view.bank,
            to_lay: view.to_lay,
            turn: view.turn.index() as u8,
            players: view.players,
        }
    }

    /// Whose turn it is.
    #[inline]
    pub fn mover(&self) -> usize {
        self.turn.into()
    }

    /// Whether the bank has given its last token.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.bank == 0
    }

    /// The posts that may explode, once all tokens are laid.
    #[inline]
    pub fn ripe(&self) -> u64 {
        if self.is_over() { 0 } else { self.stacks.ripe() }
    }

    /// Lays a token on a post that is not ripe. The turn does not end by itself.
    #[inline]
    pub fn lay(&mut self, post: u64) {
        self.hands[self.mover()] -= 1;
        self.to_lay -= 1;
        self.stacks.add(post);
    }

    /// Lets these ripe posts explode, no two of them neighbours, as far as the bank reaches. The turn does not end by
    /// itself.
    #[inline]
    pub fn explode(&mut self, posts: u64) -> u64 {
        let (mut posts, mut from_bank) = (posts, (posts & INSIDE).count_ones());
        if from_bank > self.bank.into() {
            posts = self.last_ones(posts);
            from_bank = self.bank.into();
        }
        let above_four = self.stacks.explode(posts);
        let over_the_edge = match posts & RIM {
            0 => 0,
            rim => rim.count_ones() + (rim & CORNERS).count_ones(),
        };
        self.hands[self.mover()] += (from_bank + over_the_edge + above_four) as u8;
        self.bank -= from_bank as u8;
        posts
    }

    /// As many of these posts as the bank can pay: all at the edge, and the tallest of the others.
    #[cold]
    fn last_ones(&self, posts: u64) -> u64 {
        let mut inside: Vec<u64> = each(posts & INSIDE).collect();
        inside.sort_by_key(|&post| std::cmp::Reverse(self.stacks.on(post)));
        let paid = inside.iter().take(self.bank.into());
        posts & RIM | paid.fold(0, |set, post| set | post)
    }

    /// Ends the turn, if the game is not over: the next player takes what is missing to three.
    #[inline]
    pub fn pass_on(&mut self) {
        if self.is_over() {
            return;
        }
        self.turn = if self.turn + 1 == self.players { 0 } else { self.turn + 1 };
        let mover = self.mover();
        let taken = TO_LAY.saturating_sub(self.hands[mover]).min(self.bank);
        self.hands[mover] += taken;
        self.bank -= taken;
        self.to_lay = if self.is_over() { 0 } else { TO_LAY };
    }

    /// What tells it from the others; never 0.
    #[inline]
    pub fn hash(&self) -> u64 {
        let [ones, twos, fours, eights, more] = *self.stacks.digits();
        let tokens = mix(ones ^ mix(twos ^ mix(fours ^ mix(eights ^ more << 8))));
        let counts = u64::from(u32::from_le_bytes(self.hands)) << 32
            | u64::from(u32::from_le_bytes([self.bank, self.to_lay, self.turn, self.players]));
        mix(tokens ^ mix(counts)).max(1)
    }
}
