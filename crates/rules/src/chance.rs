//! Chance, as numbers that follow from a seed. No game and no clock is known here.
//!
//! Records must replay to the same end for ever, so the generators and the shuffle are our own and never change:
//! [`SeedRng`] deals a game from its seed and cannot be guessed ahead; [`FastRng`] is for machines that play at random.

use std::fmt;
use std::str::FromStr;

use crate::reading;

/// All the chance of one game, in one number. It cannot be serialised: whoever keeps one says so, and nothing that is sent holds one
/// by accident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Seed(pub u64);

reading!(newtype Seed);

/// What keeps a seed from being guessed from what is published of it. As secret as the seed, and kept the same way.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Salt(pub String);

reading!(newtype Salt);

impl Seed {
    /// The generator that deals a game from this seed.
    pub fn rng(self) -> SeedRng {
        SeedRng::new(self)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seed {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Seed, Self::Err> {
        text.parse().map(Seed)
    }
}

/// A source of numbers that look random.
pub trait Rng {
    /// The next 64 bits.
    fn next_u64(&mut self) -> u64;

    /// A number below `bound`, each as likely as the other; `bound` is at least 1.
    #[inline]
    fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound > 0, "there is no number below 0");
        // The high half of the product is the number; the low half tells the few draws that would favour some numbers.
        let bound = bound as u64;
        loop {
            let product = u128::from(self.next_u64()) * u128::from(bound);
            if product as u64 >= bound || product as u64 >= bound.wrapping_neg() % bound {
                return (product >> 64) as usize;
            }
        }
    }

    /// Puts the items in a random order, each order as likely as the other.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// One of the items, if there is one.
    fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T>
    where
        Self: Sized,
    {
        if items.is_empty() { None } else { Some(&items[self.below(items.len())]) }
    }
}

/// What deals a game: 256 bits, which a plain seed fills only in part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealKey([u32; 8]);

impl DealKey {
    /// The key that these bytes are.
    pub(crate) fn of_bytes(bytes: &[u8; 32]) -> DealKey {
        let word = |i: usize| [bytes[4 * i], bytes[4 * i + 1], bytes[4 * i + 2], bytes[4 * i + 3]];
        DealKey(std::array::from_fn(|i| u32::from_le_bytes(word(i))))
    }
}

impl From<Seed> for DealKey {
    fn from(Seed(seed): Seed) -> DealKey {
        let mut key = [0; 8];
        (key[0], key[1]) = (seed as u32, (seed >> 32) as u32);
        DealKey(key)
    }
}

/// ChaCha with twelve rounds, under a key: what is dealt so far does not tell what comes next.
#[derive(Clone, Debug)]
pub struct SeedRng {
    key: [u32; 8],
    block: u64,
    words: [u32; 16],
    used: usize,
}

impl SeedRng {
    const ROUNDS: usize = 12;

    /// The generator of this seed or key, at its beginning.
    pub fn new(key: impl Into<DealKey>) -> SeedRng {
        let DealKey(key) = key.into();
        SeedRng { key, block: 0, words: [0; 16], used: 16 }
    }

    fn refill(&mut self) {
        self.words = chacha_block::<{ SeedRng::ROUNDS }>(&self.key, self.block);
        self.block += 1;
        self.used = 0;
    }
}

impl Rng for SeedRng {
    fn next_u64(&mut self) -> u64 {
        if self.used == self.words.len() {
            self.refill();
        }
        let (low, high) = (self.words[self.used], self.words[self.used + 1]);
        self.used += 2;
        u64::from(high) << 32 | u64::from(low)
    }
}

pub(crate) fn chacha_block<const ROUNDS: usize>(key: &[u32; 8], block: u64) -> [u32; 16] {
    let mut start = [0u32; 16];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    start[4..12].copy_from_slice(key);
    (start[12], start[13]) = (block as u32, (block >> 32) as u32);
    let mut x = start;
    let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
        for (left, right) in [(16, 12), (8, 7)] {
            x[a] = x[a].wrapping_add(x[b]);
            x[d] = (x[d] ^ x[a]).rotate_left(left);
            x[c] = x[c].wrapping_add(x[d]);
            x[b] = (x[b] ^ x[c]).rotate_left(right);
        }
    };
    for _ in 0..ROUNDS / 2 {
        for column in 0..4 {
            quarter(column, column + 4, column + 8, column + 12);
        }
        for diagonal in 0..4 {
            let turned = |row: usize| row * 4 + (diagonal + row) % 4;
            quarter(turned(0), turned(1), turned(2), turned(3));
        }
    }
    std::array::from_fn(|i| x[i].wrapping_add(start[i]))
}

/// A small quick generator (xoshiro256++), for random play and sampling.
#[derive(Clone, Debug)]
pub struct FastRng([u64; 4]);

impl FastRng {
    /// The generator that begins at this number.
    pub fn new(seed: u64) -> FastRng {
        let mut state = seed;
        FastRng(std::array::from_fn(|_| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            mix(state)
        }))
    }
}

impl Rng for FastRng {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let shifted = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= shifted;
        s[3] = s[3].rotate_left(45);
        result
    }
}

/// Scatters the bits of a number over all of it (the finaliser of SplitMix64), for hashing positions.
#[inline]
pub const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chacha_is_the_published_one() {
        // Twenty rounds, key and nonce zero, block 0: the first words of the stream in RFC 8439, appendix A.1.
        let words = chacha_block::<20>(&[0; 8], 0);
        assert_eq!(words[..4], [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    #[test]
    fn a_seed_deals_the_same_for_ever() {
        let mut deck: Vec<u8> = (0..12).collect();
        Seed(42).rng().shuffle(&mut deck);
        assert_eq!(deck, GOLDEN_SHUFFLE, "records of old games would no longer replay");
        let mut fast = FastRng::new(42);
        assert_eq!([fast.next_u64(), fast.next_u64()], GOLDEN_FAST);
    }
    const GOLDEN_SHUFFLE: [u8; 12] = [3, 11, 4, 2, 7, 8, 10, 0, 9, 6, 1, 5];
    const GOLDEN_FAST: [u64; 2] = [15_021_278_609_987_233_951, 5_881_210_131_331_364_753];

    #[test]
    fn every_number_below_the_bound_comes_up_about_equally_often() {
        let mut rng = FastRng::new(7);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6)] += 1;
        }
        assert!(counts.iter().all(|&n| (9_600..10_400).contains(&n)), "{counts:?}");
    }

    #[test]
    fn choosing_from_nothing_gives_nothing() {
        assert_eq!(FastRng::new(1).choose::<u8>(&[]), None);
    }
}
