//! What a position is worth before anybody has moved: the tokens in hand, and what the board promises to the player whose
//! turn it is. Knows no turn and no search.
//!
//! The promise is about half of the most the player could gain in one turn; the rest goes to whoever comes next. To find
//! the gain itself takes a search, so it is estimated: a sum over all windows of two by three posts of what each pattern of
//! tokens adds to it, fitted to the gains that were found on nearly a million boards. Windows that are mirror images of
//! each other count as one:
//!
//! ```text
//!     . . . . . .
//!     . . . . . .
//!     . . . . . .
//!     e f . . . .     a to f: the lower left corners of the six windows
//!     c d . . . .     all others are images of
//!     a b . . . .
//! ```

use std::sync::LazyLock;

use super::state::State;

/// What one token counts.
pub const TOKEN: i32 = 32;

/// What the end of the game counts beyond the tokens, for who wins.
const WIN: i32 = 40 * TOKEN;

/// The lower left corners of the windows.
pub const CORNERS: [usize; 6] = [0, 1, 6, 7, 12, 13];

/// How many patterns a window has: 0 to 3 tokens on each of its posts.
pub const PATTERNS: usize = 4096;

/// What each pattern adds to the gain in each window, in parts of a token.
static GAINS: &[u8; CORNERS.len() * PATTERNS] = include_bytes!("gains.bin");

/// The windows that lie across the board; those that stand upright are the same on the board with ranks and files
/// swapped.
const ACROSS: usize = 20;

/// Knows what every pattern adds to the gain, in every window that lies across, whether it is one of the six or an image
/// of them.
pub struct Judge {
    gains: Vec<i16>,
}

/// The one there is.
pub static JUDGE: LazyLock<Judge> = LazyLock::new(|| Judge::new(GAINS));

impl Judge {
    /// By what each pattern adds to the gain in each of the six windows.
    pub fn new(found: &[u8]) -> Judge {
        let mut gains = vec![0; ACROSS * PATTERNS];
        for (found, corner) in found.chunks(PATTERNS).zip(CORNERS) {
            for (files, ranks) in [(false, false), (true, false), (false, true), (true, true)] {
                let (file, rank) = (corner % 6, corner / 6);
                let file = if files { 3 - file } else { file };
                let rank = if ranks { 4 - rank } else { rank };
                let window = &mut gains[(rank * 4 + file) * PATTERNS..][..PATTERNS];
                for (pattern, gain) in window.iter_mut().enumerate() {
                    // The window in the middle is its own image, and counts for both.
                    *gain += i16::from(found[flipped(pattern, files, ranks)] as i8);
                }
            }
        }
        Judge { gains }
    }

    /// What the position is worth to a seat: what it will have more than the best of the others, if the player whose turn
    /// it is keeps so many 32nds of what the board promises.
    pub fn worth(&self, state: &State, seat: usize, kept: i32) -> i32 {
        let tokens = |seat: usize| TOKEN * i32::from(state.hands[seat]);
        let others = (0..usize::from(state.players)).filter(|&other| other != seat);
        if state.is_over() {
            let ahead = tokens(seat) - others.map(tokens).max().unwrap_or(0);
            return ahead + WIN * ahead.signum();
        }
        let mover = state.mover();
        let promise = if kept == 0 { 0 } else { self.gain(state) * kept / 32 };
        let expected = |seat: usize| tokens(seat) + if seat == mover { promise } else { 0 };
        expected(seat) - others.map(expected).max().unwrap_or(0)
    }

    /// About the most that can be gained on this board in one turn.
    pub fn gain(&self, state: &State) -> i32 {
        let [ones, twos, ..] = *state.stacks.digits();
        let turned = [swap_ranks_and_files(ones), swap_ranks_and_files(twos)];
        let mut sum = 0;
        for [ones, twos] in [[ones, twos], turned] {
            let rank = |rank: usize| {
                let digit = |posts: u64| SPREAD[(posts >> (6 * rank) & RANK) as usize];
                u64::from(digit(ones) | digit(twos) << 1)
            };
            let mut lower = rank(0);
            for (number, windows) in self.gains.chunks_exact(4 * PATTERNS).enumerate() {
                let upper = rank(number + 1);
                let both = lower | upper << 32;
                for (file, gains) in windows.chunks_exact(PATTERNS).enumerate() {
                    let window = both >> (2 * file);
                    let pattern = window & 0b11_11_11 | window >> 26 & 0b11_11_11 << 6;
                    sum += i32::from(gains[pattern as usize]);
                }
                lower = upper;
            }
        }
        sum
    }
}

/// A pattern as it lies in a mirror: two ranks of three posts, two digits each, the lower rank first.
fn flipped(pattern: usize, files: bool, ranks: bool) -> usize {
    (0..6).fold(0, |flipped, place| {
        let (rank, file) = (place / 3, place % 3);
        let rank = if ranks { 1 - rank } else { rank };
        let file = if files { 2 - file } else { file };
        flipped | (pattern >> (2 * place) & 0b11) << (2 * (3 * rank + file))
    })
}

/// The posts of the first rank.
const RANK: u64 = 0b111111;

/// The posts of a rank with a gap after each, for a second digit.
const SPREAD: [u16; 64] = spread();

const fn spread() -> [u16; 64] {
    let mut all = [0; 64];
    let mut posts = 0;
    while posts < 64 {
        let mut post = 0;
        while post < 6 {
            all[posts] |= (posts as u16 >> post & 1) << (2 * post);
            post += 1;
        }
        posts += 1;
    }
    all
}

/// The posts with ranks and files swapped.
#[inline]
pub fn swap_ranks_and_files(posts: u64) -> u64 {
    let mut swapped = posts & DIAGONALS[0];
    for (by, &diagonal) in DIAGONALS.iter().enumerate().skip(1) {
        swapped |= (posts & diagonal) << (5 * by) | posts >> (5 * by) & diagonal;
    }
    swapped
}

/// The posts whose file lies 0, 1, … 5 beyond their rank.
const DIAGONALS: [u64; 6] = diagonals();

const fn diagonals() -> [u64; 6] {
    let mut all = [0; 6];
    let mut post = 0;
    while post < 36 {
        let (file, rank) = (post % 6, post / 6);
        if file >= rank {
            all[file - rank] |= 1 << post;
        }
        post += 1;
    }
    all
}
