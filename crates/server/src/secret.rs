//! Random words nobody can guess, and the hashes under which they are kept.

use sha2::{Digest, Sha256};

const LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// So many random letters and digits.
pub fn word(length: usize) -> String {
    let mut word = String::with_capacity(length);
    while word.len() < length {
        let mut bytes = [0; 64];
        fill(&mut bytes);
        // Bytes that would favour some letters are left out.
        let fair = bytes.iter().filter(|&&byte| byte < 248);
        word.extend(
            fair.map(|&byte| LETTERS[usize::from(byte) % 62] as char).take(length - word.len()),
        );
    }
    word
}

/// A random number.
pub fn number() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gives random bytes");
}

/// What is kept of a secret word. Words are long and random, so a plain hash tells nothing about them.
pub fn hash(word: &str) -> Vec<u8> {
    Sha256::digest(word.as_bytes()).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_their_length_and_never_repeat() {
        let words: std::collections::BTreeSet<String> = (0..200).map(|_| word(22)).collect();
        assert_eq!(words.len(), 200);
        assert!(words.iter().all(|word| word.len() == 22));
        assert!(words.iter().all(|word| word.bytes().all(|byte| byte.is_ascii_alphanumeric())));
    }
}
