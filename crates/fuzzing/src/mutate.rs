//! Texts that are almost what they should be.

use std::fs;
use std::path::Path;

use tablier_rules::{FastRng, Rng};

/// The texts a target begins with, in order.
pub fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds")).join(target);
    let files = fs::read_dir(&folder).expect("every target has a folder of seeds");
    let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("seeds can be read")).collect()
}

/// Words that parsers are fond of.
const WORDS: [&str; 24] = [
    "\"",
    "\\",
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\n",
    "\r\n",
    "\0",
    "-1",
    "0",
    "18446744073709551616",
    "1e99",
    "null",
    "true",
    "é",
    "\u{202e}",
    "?",
    "(0)",
    "(9)",
    "#",
    " ",
];

/// Makes texts of seeds, always the same ones.
pub struct Mutator {
    seeds: Vec<Vec<u8>>,
    rng: FastRng,
}

impl Mutator {
    /// Of at least one seed.
    pub fn new(seeds: Vec<Vec<u8>>, number: u64) -> Mutator {
        assert!(!seeds.is_empty(), "there is something to begin with");
        Mutator { seeds, rng: FastRng::new(number) }
    }

    /// The next text: a seed, changed in a few places.
    pub fn next_text(&mut self) -> String {
        let mut bytes = self.seed();
        for _ in 0..self.rng.below(6) {
            self.change(&mut bytes);
        }
        bytes.truncate(16 << 10);
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn seed(&mut self) -> Vec<u8> {
        self.seeds[self.rng.below(self.seeds.len())].clone()
    }

    fn change(&mut self, bytes: &mut Vec<u8>) {
        let place = self.rng.below(bytes.len() + 1);
        let end = (place + 1 + self.rng.below(20)).min(bytes.len());
        match self.rng.below(8) {
            0 => bytes.truncate(place),
            1 => drop(bytes.drain(place..end.max(place))),
            2 => {
                let word = WORDS[self.rng.below(WORDS.len())];
                bytes.splice(place..place, word.bytes());
            }
            3 => {
                // The same once more, or very often.
                let times = if self.rng.below(10) == 0 { 300 } else { 1 };
                let part = bytes[place..end.max(place)].repeat(times);
                bytes.splice(place..place, part);
            }
            4 => {
                let other = self.seed();
                let from = self.rng.below(other.len() + 1);
                bytes.truncate(place);
                bytes.extend_from_slice(&other[from..]);
            }
            5 => {
                // A digit becomes another one: still a number, seldom the right one.
                let digits: Vec<_> =
                    (0..bytes.len()).filter(|&at| bytes[at].is_ascii_digit()).collect();
                if let Some(&at) = self.rng.choose(&digits) {
                    bytes[at] = b'0' + u8::try_from(self.rng.below(10)).unwrap_or(0);
                }
            }
            6 => self.exchange_lines(bytes),
            _ => {
                if let Some(byte) = bytes.get_mut(place) {
                    *byte ^= 1 << self.rng.below(8);
                }
            }
        }
    }

    fn exchange_lines(&mut self, bytes: &mut Vec<u8>) {
        let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
        let (one, other) = (self.rng.below(lines.len()), self.rng.below(lines.len()));
        lines.swap(one, other);
        *bytes = lines.join(&b'\n');
    }
}
