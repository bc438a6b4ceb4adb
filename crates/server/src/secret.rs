//! Random words nobody can guess, and the hashes under which they are kept.

use std::fmt;
use std::hint::black_box;
use std::sync::Arc;

use sha2::{Digest, Sha256};
use tablier_rules::Seat;

const LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Fills bytes so that nobody can guess them.
pub type Fill = dyn Fn(&mut [u8]) + Send + Sync;

/// Where everything comes from that nobody may guess: tokens, names of tables, seeds and salts.
#[derive(Clone, Default)]
pub enum Chance {
    #[default]
    System,
    /// Whatever fills the bytes: for tests.
    Given(Arc<Fill>),
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chance::System => "System",
            Chance::Given(_) => "Given",
        })
    }
}

impl Chance {
    /// So many random letters and digits.
    pub fn word(&self, length: usize) -> String {
        let mut word = String::with_capacity(length);
        while word.len() < length {
            let mut bytes = [0; 64];
            self.fill(&mut bytes);
            // Bytes that would favour some letters are left out.
            let fair = bytes.iter().filter(|&&byte| byte < 248);
            word.extend(
                fair.map(|&byte| LETTERS[usize::from(byte) % 62] as char).take(length - word.len()),
            );
        }
        word
    }

    /// A random number.
    pub fn number(&self) -> u64 {
        let mut bytes = [0; 8];
        self.fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }

    fn fill(&self, bytes: &mut [u8]) {
        match self {
            Chance::System => getrandom::fill(bytes).expect("the system gives random bytes"),
            Chance::Given(fill) => fill(bytes),
        }
    }
}

/// What a machine chooses by, where it is to choose by lot. It hangs on the salt of the table, so that nobody can work out
/// beforehand what it will bid, and everybody can afterwards.
pub fn machine_chance(salt: &str, seat: Seat, decision: u64) -> u64 {
    let hash = Sha256::digest(format!("tablier machine\n{salt}\n{seat}\n{decision}\n"));
    hash.iter().take(8).fold(0, |sum, &byte| sum << 8 | u64::from(byte))
}

/// What is kept of a secret word. Words are long and random, so a plain hash tells nothing about them.
pub fn hash(word: &str) -> Vec<u8> {
    Sha256::digest(word.as_bytes()).to_vec()
}

/// Bytes as they are written down.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether two texts are the same. How long it takes does not tell where they differ.
pub fn is_same(one: &str, other: &str) -> bool {
    let pairs = one.bytes().zip(other.bytes());
    let differ = pairs.fold(0, |differ, (a, b)| black_box(differ | (a ^ b)));
    one.len() == other.len() && differ == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_their_length_and_never_repeat() {
        let words: std::collections::BTreeSet<String> =
            (0..200).map(|_| Chance::System.word(22)).collect();
        assert_eq!(words.len(), 200);
        assert!(words.iter().all(|word| word.len() == 22));
        assert!(words.iter().all(|word| word.bytes().all(|byte| byte.is_ascii_alphanumeric())));
    }

    #[test]
    fn texts_are_the_same_or_not() {
        let differ = [("", "x"), ("secret", "secreT"), ("secret", "secret "), ("Secret", "secret")];
        assert!(differ.iter().all(|(one, other)| !is_same(one, other) && is_same(one, one)));
    }

    #[test]
    fn who_does_not_know_the_salt_cannot_tell_by_what_a_machine_chooses() {
        let chance = |salt, seat, decision| machine_chance(salt, Seat::new(seat), decision);
        let all = [chance("a", 0, 1), chance("b", 0, 1), chance("a", 1, 1), chance("a", 0, 2)];
        assert!((0..4).all(|i| (0..i).all(|j| all[i] != all[j])), "{all:?}");
        assert_eq!(chance("a", 0, 1), all[0], "the same machine would choose the same again");
    }
}
