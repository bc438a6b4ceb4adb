//! Dice that are rolled in mid-game. Chance happens when a game is dealt, so every roll to come is dealt beforehand, as a key that nobody
//! is shown; rolling only brings the next one to light.

use serde::{Deserialize, Serialize};

use crate::Rng;
use crate::chance::chacha_block;

/// All the rolls of a game, the next of them first. A position holds them; of the views, only that of whoever sees everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    key: [u32; 8],
    rolled: u64,
}

impl Dice {
    /// Deals all rolls of a game, or in [`Game::resample`](crate::Game::resample) others for those that nobody knows yet.
    pub fn deal(rng: &mut impl Rng) -> Dice {
        let mut half = || rng.next_u64();
        let pairs = [half(), half(), half(), half()].map(|pair| [pair as u32, (pair >> 32) as u32]);
        let mut key = [0; 8];
        key.as_chunks_mut().0.copy_from_slice(&pairs);
        Dice { key, rolled: 0 }
    }

    /// The next roll of a die with so many sides: 1 to `sides`, each as likely as the other. What was rolled before does not tell it.
    pub fn roll(&mut self, sides: usize) -> usize {
        let words = chacha_block::<12>(&self.key, self.rolled);
        self.rolled += 1;
        1 + Block { words, used: 0 }.below(sides)
    }
}

/// The numbers of one roll: a second is needed only where the first would favour some side.
struct Block {
    words: [u32; 16],
    used: usize,
}

impl Rng for Block {
    fn next_u64(&mut self) -> u64 {
        let at = self.used % self.words.len();
        self.used += 2;
        u64::from(self.words[at + 1]) << 32 | u64::from(self.words[at])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FastRng, Seed};

    #[test]
    fn the_same_deal_rolls_the_same_for_ever() {
        let mut dice = Dice::deal(&mut Seed(42).rng());
        let rolls: Vec<usize> = (0..12).map(|_| dice.roll(6)).collect();
        assert_eq!(rolls, GOLDEN, "records of old games would no longer replay");
    }
    const GOLDEN: [usize; 12] = [2, 3, 6, 2, 1, 1, 4, 4, 4, 1, 5, 3];

    #[test]
    fn every_side_comes_up_about_equally_often() {
        let mut dice = Dice::deal(&mut FastRng::new(7));
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[dice.roll(6) - 1] += 1;
        }
        assert!(counts.iter().all(|&n| (9_600..10_400).contains(&n)), "{counts:?}");
    }

    #[test]
    fn dice_read_back_go_on_where_they_were() {
        let mut dice = Dice::deal(&mut FastRng::new(1));
        dice.roll(6);
        let text = serde_json::to_string(&dice).unwrap();
        let mut back: Dice = serde_json::from_str(&text).unwrap();
        assert_eq!(
            (0..9).map(|_| back.roll(20)).collect::<Vec<_>>(),
            (0..9).map(|_| dice.roll(20)).collect::<Vec<_>>()
        );
    }
}
