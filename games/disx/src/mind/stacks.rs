//! The tokens on the posts, for thinking. Knows no player and no bank.
//!
//! As in the rules the tokens are binary numbers written across bit boards, bit `p` of digit `k` being worth 2ᵏ on post
//! `p`; but here many posts explode in one stroke. That is the same as one after the other wherever no two of them are
//! neighbours, as with posts of one colour.
//!
//! ```text
//!     30 31 32 33 34 35
//!     24 25 26 27 28 29
//!     18 19 20 21 22 23      a1 is 0 and dark, as is every post whose file and
//!     12 13 14 15 16 17      rank are both even or both odd
//!      6  7  8  9 10 11
//!      0  1  2  3  4  5
//! ```

/// How many posts there are.
pub const POSTS: usize = 36;
/// All posts.
pub const ALL: u64 = (1 << POSTS) - 1;
/// The posts of the first file.
const FIRST_FILE: u64 = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24 | 1 << 30;
/// The posts of the last file.
const LAST_FILE: u64 = FIRST_FILE << 5;
/// The posts of the first and the last rank.
const END_RANKS: u64 = 0b111111 | 0b111111 << 30;
/// The posts at the edge, corners included.
pub const RIM: u64 = FIRST_FILE | LAST_FILE | END_RANKS;
/// The posts in the corners.
pub const CORNERS: u64 = (FIRST_FILE | LAST_FILE) & END_RANKS;
/// The posts with four neighbours.
pub const INSIDE: u64 = ALL & !RIM;
/// The posts of the colour of a1.
pub const DARK: u64 = dark();
/// The others.
pub const LIGHT: u64 = ALL & !DARK;

const fn dark() -> u64 {
    let (mut posts, mut post) = (0, 0);
    while post < POSTS {
        if (post / 6 + post % 6) % 2 == 0 {
            posts |= 1 << post;
        }
        post += 1;
    }
    posts
}

/// The posts beside these, each as often as it is beside one of them, as four sets.
#[inline]
pub const fn beside(posts: u64) -> [u64; 4] {
    [posts << 6 & ALL, (posts & !LAST_FILE) << 1, posts >> 6, (posts & !FIRST_FILE) >> 1]
}

/// The posts beside at least one of these.
#[inline]
pub const fn neighbours(posts: u64) -> u64 {
    let [north, east, south, west] = beside(posts);
    north | east | south | west
}

/// The single posts of a set.
#[inline]
pub fn each(mut posts: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let post = posts & posts.wrapping_neg();
        posts ^= post;
        (post != 0).then_some(post)
    })
}

/// The single posts of a stroke in the order in which they may explode one by one: the last token of the bank is taken
/// inside, so whatever explodes at the edge comes before that.
pub fn one_by_one(stroke: u64) -> impl Iterator<Item = u64> {
    each(stroke & RIM).chain(each(stroke & INSIDE))
}

/// How many digits a number of tokens has: up to 31 on a post, more than any chain heaps up.
const DIGITS: usize = 5;

/// The tokens on all posts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stacks {
    digits: [u64; DIGITS],
}

impl Stacks {
    /// The board with so many tokens on each post.
    pub fn new(tokens: impl Fn(usize) -> u8) -> Stacks {
        let most = (1 << DIGITS) - 1;
        let bit =
            |post: usize, digit: usize| u64::from(tokens(post).min(most) >> digit & 1) << post;
        let digit = |digit| (0..POSTS).map(|post| bit(post, digit)).sum();
        Stacks { digits: std::array::from_fn(digit) }
    }

    /// How many tokens are on all these posts together.
    #[inline]
    pub fn on(&self, posts: u64) -> u32 {
        let digits = self.digits.iter().enumerate();
        digits.map(|(power, digit)| (digit & posts).count_ones() << power).sum()
    }

    /// The posts that hold four or more.
    #[inline]
    pub fn ripe(&self) -> u64 {
        self.digits[2] | self.digits[3] | self.digits[4]
    }

    /// The posts that hold eight or more.
    #[inline]
    pub fn tall(&self) -> u64 {
        self.digits[3] | self.digits[4]
    }

    /// The posts that hold exactly three, two or one, where none holds four or more.
    #[inline]
    pub fn calm(&self) -> [u64; 3] {
        let [ones, twos, ..] = self.digits;
        [ones & twos, twos & !ones, ones & !twos]
    }

    /// One token more on each of these posts.
    #[inline]
    pub fn add(&mut self, posts: u64) {
        let mut carry = posts;
        for digit in &mut self.digits {
            let next = *digit & carry;
            *digit ^= carry;
            carry = next;
            if carry == 0 {
                return;
            }
        }
    }

    /// How many tokens these ripe posts hold beyond four each.
    #[inline]
    fn above_four(&self, posts: u64) -> u32 {
        let [ones, twos, ..] = self.digits;
        if self.tall() & posts != 0 {
            self.on(posts) - 4 * posts.count_ones()
        } else if (ones | twos) & posts != 0 {
            (ones & posts).count_ones() + 2 * (twos & posts).count_ones()
        } else {
            0
        }
    }

    /// Lets these ripe posts explode, no two of them neighbours; gives the tokens above four they held.
    #[inline]
    pub fn explode(&mut self, posts: u64) -> u32 {
        let above_four = self.above_four(posts);
        let [ones, twos, fours, high @ ..] = &mut self.digits;
        if (high[0] | high[1]) & posts != 0 {
            high.iter_mut().for_each(|digit| *digit &= !posts);
        }
        // What each post gets, up to one token from each side, as a number of three digits.
        let [north, east, south, west] = beside(posts);
        let (pair, other) = (north & east, south & west);
        let (one, another) = (north ^ east, south ^ west);
        let got = [one ^ another, (pair ^ other) | (one & another), pair & other];
        // The numbers added, digit by digit.
        let (digit, carry) = add_digit(*ones & !posts, got[0], 0);
        *ones = digit;
        let (digit, carry) = add_digit(*twos & !posts, got[1], carry);
        *twos = digit;
        let (digit, carry) = add_digit(*fours & !posts, got[2], carry);
        *fours = digit;
        if carry != 0 {
            high[1] ^= high[0] & carry;
            high[0] ^= carry;
        }
        above_four
    }

    /// The digits, from which the tokens can be told.
    #[inline]
    pub fn digits(&self) -> &[u64; DIGITS] {
        &self.digits
    }
}

/// One digit of a sum, and what is carried to the next.
#[inline]
fn add_digit(one: u64, other: u64, carry: u64) -> (u64, u64) {
    let sum = one ^ other;
    (sum ^ carry, one & other | sum & carry)
}
