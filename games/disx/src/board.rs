//! What stands on the posts, and what an explosion does to it. Knows no player and no bank.
//!
//! This is where random play spends its time, so the tokens are kept as binary numbers written across bit boards: bit
//! `p` of `low[k]` says whether the number of tokens on post `p` has the digit 2ᵏ. One token more on several posts at
//! once is then an addition with carry over the whole board, and the posts that may explode are one of the digits.
//!
//! ```text
//!     post      … d1 c1 b1 a1
//!     tokens    …  3  4  1  5
//!     low[0]    …  1  0  1  1     ones
//!     low[1]    …  1  0  0  0     twos
//!     low[2]    …  0  1  0  1     fours: c1 and a1 may explode
//! ```

use super::post::{Post, Posts};

/// How many tokens make a post explode.
pub(super) const RIPE: u8 = 4;

/// The tokens on all posts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Board {
    /// The digits 1, 2 and 4.
    low: [u64; 3],
    /// The digits from 8 to 128, enough for all tokens on one post: hardly ever used.
    high: [u64; 5],
    /// The posts that hold eight or more, which are all bits of `high`.
    tall: u64,
}

/// What one explosion throws off the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spill {
    /// Tokens that found no neighbour: one at an edge, two in a corner.
    pub over_the_edge: u8,
    /// Tokens the post held above four.
    pub above_four: u8,
}

impl Board {
    /// The board with so many tokens on each post.
    pub fn filled(mut tokens_on: impl FnMut(Post) -> u8) -> Board {
        let mut board = Board { low: [0; 3], high: [0; 5], tall: 0 };
        for post in Post::all() {
            for _ in 0..tokens_on(post) {
                board.add(post);
            }
        }
        board
    }

    /// How many tokens are on a post.
    #[inline]
    pub fn tokens(&self, post: Post) -> u8 {
        read(&self.low, post) | read(&self.high, post) << self.low.len()
    }

    /// How many tokens are on all posts together.
    pub fn total(&self) -> u32 {
        Post::all().map(|post| u32::from(self.tokens(post))).sum()
    }

    /// The posts that hold four or more.
    #[inline]
    pub fn ripe(&self) -> Posts {
        Posts::new(self.low[2] | self.tall)
    }

    /// One token more on a post.
    #[inline]
    pub fn add(&mut self, post: Post) {
        self.add_each(1 << post.index());
    }

    // Rule: the post is emptied and one token goes to each neighbour, which may rise above four and then waits for its
    // own explosion.
    /// Lets a post of four or more explode.
    #[inline]
    pub fn explode(&mut self, post: Post) -> Spill {
        let above_four = self.clear(post) - RIPE;
        self.add_each(NEIGHBOURS[post.index()]);
        Spill { over_the_edge: OPEN_SIDES[post.index()], above_four }
    }

    /// Takes all tokens off a post.
    #[inline]
    fn clear(&mut self, post: Post) -> u8 {
        let bit = 1 << post.index();
        let mut tokens = read(&self.low, post);
        self.low.iter_mut().for_each(|digit| *digit &= !bit);
        if self.tall != 0 {
            tokens |= read(&self.high, post) << self.low.len();
            self.high.iter_mut().for_each(|digit| *digit &= !bit);
            self.tall &= !bit;
        }
        tokens
    }

    /// One token more on each of these posts.
    #[inline]
    fn add_each(&mut self, posts: u64) {
        let beyond = add_bits(&mut self.low, posts);
        if beyond != 0 {
            add_bits(&mut self.high, beyond);
            self.tall |= beyond;
        }
    }
}

/// The number these digits of a post make.
#[inline]
fn read(digits: &[u64], post: Post) -> u8 {
    let digit = |power: usize| ((digits[power] >> post.index() & 1) as u8) << power;
    (0..digits.len()).map(digit).sum()
}

/// Adds one at each of these bits; gives the bits that do not fit.
#[inline]
fn add_bits(digits: &mut [u64], bits: u64) -> u64 {
    digits.iter_mut().fold(bits, |carry, digit| {
        let next = *digit & carry;
        *digit ^= carry;
        next
    })
}

/// The neighbours of each post, one bit each.
const NEIGHBOURS: [u64; Post::COUNT] = neighbours();

const fn neighbours() -> [u64; Post::COUNT] {
    let mut all = [0; Post::COUNT];
    let mut post = 0;
    while post < Post::COUNT {
        let (file, rank) = (post % 6, post / 6);
        if rank < 5 {
            all[post] |= 1 << (post + 6);
        }
        if file < 5 {
            all[post] |= 1 << (post + 1);
        }
        if rank > 0 {
            all[post] |= 1 << (post - 6);
        }
        if file > 0 {
            all[post] |= 1 << (post - 1);
        }
        post += 1;
    }
    all
}

/// How many sides of each post have no neighbour.
const OPEN_SIDES: [u8; Post::COUNT] = open_sides();

const fn open_sides() -> [u8; Post::COUNT] {
    let mut all = [0; Post::COUNT];
    let mut post = 0;
    while post < Post::COUNT {
        all[post] = 4 - NEIGHBOURS[post].count_ones() as u8;
        post += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_post_counts_up_to_all_tokens_there_are() {
        let mut board = Board::filled(|_| 0);
        let posts: Vec<Post> = Post::all().collect();
        for count in 1..=160 {
            board.add(posts[14]);
            assert_eq!(board.tokens(posts[14]), count);
            assert_eq!(board.ripe().contains(posts[14]), count >= 4);
            assert_eq!(board.total(), u32::from(count));
        }
    }

    #[test]
    fn an_explosion_empties_the_post_however_high_and_gives_each_neighbour_one() {
        for post in Post::all() {
            for height in 4..=100 {
                for around in [0, 3, 7, 11, 15] {
                    let before = Board::filled(|other| if other == post { height } else { around });
                    let mut board = before;
                    let spill = board.explode(post);
                    assert_eq!(spill.above_four, height - 4);
                    assert_eq!(spill.over_the_edge, post.open_sides());
                    let expected = Board::filled(|other| match other {
                        other if other == post => 0,
                        other => around + u8::from(post.neighbours().any(|near| near == other)),
                    });
                    assert_eq!(board, expected, "{post} {height} {around}");
                }
            }
        }
    }

    #[test]
    fn the_table_of_neighbours_is_the_one_of_the_geometry() {
        for post in Post::all() {
            let bits = post.neighbours().fold(0, |bits, near| bits | 1 << near.index());
            assert_eq!(NEIGHBOURS[post.index()], bits, "{post}");
        }
    }
}
