//! The 36 posts: where they stand and which of them are neighbours. Knows no token and no player.
//!
//! ```text
//!     6  o # o # o #
//!     5  # o # o # o
//!     4  o # o # o #       # dark   o light
//!     3  # o # o # o
//!     2  o # o # o #       inside 4 neighbours, at an edge 3, in a corner 2
//!     1  # o # o # o
//!        a b c d e f
//! ```

use std::fmt;

use tablier_geometry::{Grid, Square};

/// The board the posts stand on.
pub const BOARD: Grid = Grid::new(6, 6);

/// One of the posts. They are ordered rank by rank: a1, b1, … f6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Post(u8);

impl Post {
    /// How many posts there are.
    pub const COUNT: usize = BOARD.len();

    /// All posts in their order.
    pub fn all() -> impl DoubleEndedIterator<Item = Post> + ExactSizeIterator + Clone {
        (0..Post::COUNT as u8).map(Post)
    }

    /// The post on this square, if the square lies on the board.
    pub fn on(square: Square) -> Option<Post> {
        BOARD.contains(square).then(|| Post(BOARD.index(square) as u8))
    }

    /// The post with this number; numbers from [`Post::COUNT`] on do not exist.
    #[inline]
    pub(super) const fn numbered(number: usize) -> Post {
        debug_assert!(number < Post::COUNT, "there is no such post");
        Post(number as u8)
    }

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Where it stands.
    pub fn square(self) -> Square {
        BOARD.square(self.index())
    }

    // Rule: dark and light alternate as on a chessboard, and a1 is dark.
    /// Whether it is a dark post.
    pub fn is_dark(self) -> bool {
        let Square { file, rank } = self.square();
        (file + rank) % 2 == 0
    }

    /// The posts beside it: north, east, south, west, as far as there are any.
    pub fn neighbours(self) -> impl Iterator<Item = Post> + Clone {
        BOARD.orthogonal_neighbours(self.square()).filter_map(Post::on)
    }

    /// How many of its four sides have no neighbour: none inside, one at an edge, two in a corner.
    pub fn open_sides(self) -> u8 {
        4 - self.neighbours().count() as u8
    }
}

impl fmt::Display for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.square().fmt(f)
    }
}

impl fmt::Debug for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.square().fmt(f)
    }
}

/// A set of posts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Posts(u64);

impl Posts {
    /// No post.
    pub const NONE: Posts = Posts(0);

    /// The posts whose numbers are set in `bits`.
    #[inline]
    pub fn new(bits: u64) -> Posts {
        Posts(bits)
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn contains(self, post: Post) -> bool {
        self.0 >> post.index() & 1 == 1
    }

    /// Its post, if it holds exactly one.
    #[inline]
    pub fn single(self) -> Option<Post> {
        self.0.is_power_of_two().then(|| self.lowest())
    }

    /// Its first post.
    #[inline]
    pub fn first(self) -> Option<Post> {
        (!self.is_empty()).then(|| self.lowest())
    }

    /// The post that has `before` others of the set before it.
    #[inline]
    pub fn nth(self, before: usize) -> Post {
        let mut rest = self;
        for _ in 0..before {
            rest = Posts(rest.0 & rest.0.wrapping_sub(1));
        }
        rest.lowest()
    }

    /// Its posts in their order.
    pub fn iter(self) -> impl Iterator<Item = Post> {
        Post::all().filter(move |&post| self.contains(post))
    }

    #[inline]
    fn lowest(self) -> Post {
        Post::numbered(self.0.trailing_zeros() as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_six_by_six_posts_and_half_of_them_are_dark() {
        assert_eq!(Post::all().len(), 36);
        assert_eq!(Post::all().filter(|post| post.is_dark()).count(), 18);
        for post in Post::all() {
            assert!(post.neighbours().all(|other| other.is_dark() != post.is_dark()), "{post}");
        }
    }

    #[test]
    fn a1_is_dark() {
        let a1 = Post::numbered(0);
        assert_eq!(a1.to_string(), "a1");
        assert!(a1.is_dark());
    }

    #[test]
    fn a_post_has_four_neighbours_inside_three_at_an_edge_two_in_a_corner() {
        let with = |open: u8| Post::all().filter(|post| post.open_sides() == open).count();
        assert_eq!([with(0), with(1), with(2)], [16, 16, 4]);
        for post in Post::all() {
            let square = post.square();
            let open = u8::from(BOARD.is_edge(square)) + u8::from(BOARD.is_corner(square));
            assert_eq!(post.open_sides(), open, "{post}");
        }
    }
}
