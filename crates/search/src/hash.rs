//! A hash of anything that can be hashed, the same on every platform: the keys of positions and the codes of turns. Knows no game.

use std::hash::{Hash, Hasher};

use tablier_rules::mix;

/// The hash of a value, never 0. A position that derives [`Hash`], and in which everything matters on which the rest of the game
/// depends, has its key by this.
pub fn hash_of(value: &impl Hash) -> u64 {
    let mut mixer = Mixer(0);
    value.hash(&mut mixer);
    mix(mixer.0).max(1)
}

/// Mixes number after number. Numbers as wide as the platform's addresses are mixed as 64 bits everywhere.
struct Mixer(u64);

impl Mixer {
    #[inline]
    fn add(&mut self, number: u64) {
        // Odd multiples keep what was there apart, and the turn brings high bits down to where the next multiple spreads them.
        self.0 = (self.0.rotate_left(26) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut padded = [0; 8];
            padded[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(padded));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.add(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.add(number as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn it_is_the_same_to_the_last_bit_everywhere() {
        let written = [
            hash_of(&(1_u8, 2_usize, Some(-3_isize))),
            hash_of(&[1_u64, 2, 3]),
            hash_of(&"a board"),
        ];
        assert_eq!(written, EXPECTED);
    }
    const EXPECTED: [u64; 3] =
        [13_620_259_351_036_097_166, 10_341_342_502_601_424_758, 8_331_932_827_224_930_953];

    #[test]
    fn values_that_differ_little_have_hashes_that_differ() {
        let boards = (0..300_u64).flat_map(|one| (0..300_u64).map(move |other| [one, other << 20]));
        let hashes: BTreeSet<u64> = boards.map(|board| hash_of(&board)).collect();
        assert_eq!(hashes.len(), 90_000);
    }
}
