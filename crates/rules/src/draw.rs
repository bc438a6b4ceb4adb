//! Chance that nobody chooses alone.
//!
//! A seed that one party picks can be picked among many. So the chance of a table in a salon is drawn by all:
//!
//! 1. The salon commits to a seed and a salt ([`commitment`](crate::commitment)).
//! 2. Whoever sits down seals a [`Contribution`]: its hash is kept, and says nothing.
//! 3. Once everybody is there, the contributions are opened, and each must be the one that was sealed.
//! 4. The key that deals the game is derived from the seed, the salt and all contributions that were opened.
//!
//! Whoever knows the seed has sealed before anybody opened, so nobody who gives last can choose. Machines give nothing, and
//! neither do programs that know nothing of it; both is told. Here is only arithmetic: who may do what when is the table's.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::reading::{FromJson, Json, Reader, read, text};
use crate::{DealKey, Language, Message, Salt, Seat, Seed, messages, reading};

/// How the chance of a game comes about, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ChanceVersion(pub u32);

reading!(newtype ChanceVersion);

impl ChanceVersion {
    /// A seed alone deals; also of whatever names no version.
    pub const SEED: ChanceVersion = ChanceVersion(1);
    /// All who play draw it together.
    pub const DRAWN: ChanceVersion = ChanceVersion(2);

    /// The same version, or why this program cannot deal by it.
    pub fn check(self) -> Result<ChanceVersion, UnknownChance> {
        let is_known = (ChanceVersion::SEED..=ChanceVersion::DRAWN).contains(&self);
        if is_known { Ok(self) } else { Err(UnknownChance(self)) }
    }
}

impl Default for ChanceVersion {
    fn default() -> ChanceVersion {
        ChanceVersion::SEED
    }
}

impl fmt::Display for ChanceVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for ChanceVersion {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<ChanceVersion, Self::Err> {
        text.parse().map(ChanceVersion)
    }
}

/// A way to deal that this program does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownChance(ChanceVersion);

impl UnknownChance {
    /// The sentence for the person.
    pub fn text(self) -> Message {
        let (UnknownChance(wanted), newest) = (self, ChanceVersion::DRAWN);
        messages::chance_unknown(wanted, newest)
    }
}

impl fmt::Display for UnknownChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().get(Language::EN))
    }
}

impl Error for UnknownChance {}

/// What one person's program adds to the chance of a game: 32 bytes that nobody can guess. Written as hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Contribution(pub [u8; 32]);

/// What is known of a contribution before it is opened: its hash. Written as hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seal([u8; 32]);

impl Contribution {
    /// What is given away of it before it is opened.
    pub fn seal(&self) -> Seal {
        Seal(Sha256::digest(format!("tablier contribution\n{self}\n")).into())
    }
}

/// Message that is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotHex;

impl fmt::Display for NotHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 64 hexadecimal digits")
    }
}

impl Error for NotHex {}

fn read_hex(text: &str) -> Result<[u8; 32], NotHex> {
    let digits = text.as_bytes();
    if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
        return Err(NotHex);
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let digits = std::str::from_utf8(pair).map_err(|_| NotHex)?;
        *byte = u8::from_str_radix(digits, 16).map_err(|_| NotHex)?;
    }
    Ok(bytes)
}

fn hex_from_json(json: &Json<'_>, reader: &mut Reader) -> [u8; 32] {
    let bytes = read_hex(text(json, reader));
    reader.accept(bytes, [0; 32])
}

macro_rules! hexadecimal {
    ($($name:ident),+) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $name {
            type Err = NotHex;
            fn from_str(text: &str) -> Result<$name, NotHex> {
                read_hex(text).map($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                read(from)
            }
        }

        impl FromJson for $name {
            fn from_json(json: &Json<'_>, reader: &mut Reader) -> $name {
                $name(hex_from_json(json, reader))
            }
        }
    )+};
}

hexadecimal!(Contribution, Seal);

/// What the person of a seat gave to the chance of a game. Who plays several seats gives once, at the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// The seat.
    pub seat: Seat,
    /// What was sealed, if anything was.
    pub seal: Option<Seal>,
    /// What was opened: only that counts.
    pub contribution: Option<Contribution>,
}

reading! {
    fields of Share { seat, seal, contribution }
}

impl Share {
    /// Whether what was opened, if anything was, is what was sealed.
    pub fn is_as_sealed(&self) -> bool {
        self.contribution.is_none_or(|opened| self.seal == Some(opened.seal()))
    }
}

/// Where all the chance of a game comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// A seed alone.
    Seed(Seed),
    /// A committed seed, and what those who play added.
    Drawn {
        /// The seed.
        seed: Seed,
        /// What kept it from being guessed.
        salt: Salt,
        /// What each person gave, in the order of the seats.
        shares: Vec<Share>,
    },
}

impl Chance {
    /// The seed it began with.
    pub fn seed(&self) -> Seed {
        match self {
            Chance::Seed(seed) | Chance::Drawn { seed, .. } => *seed,
        }
    }

    /// Which way it came about.
    pub fn version(&self) -> ChanceVersion {
        match self {
            Chance::Seed(_) => ChanceVersion::SEED,
            Chance::Drawn { .. } => ChanceVersion::DRAWN,
        }
    }

    /// The key that deals this game.
    pub fn key(&self, game: &str) -> DealKey {
        let (seed, Salt(salt), shares) = match self {
            Chance::Seed(seed) => return DealKey::from(*seed),
            Chance::Drawn { seed, salt, shares } => (seed, salt, shares),
        };
        let mut hash = Sha256::new();
        hash.update(format!("tablier deal\n{game}\n{seed}\n{salt}\n"));
        for share in shares {
            if let Some(contribution) = share.contribution {
                hash.update(format!("{} {contribution}\n", share.seat));
            }
        }
        DealKey::of_bytes(&hash.finalize().into())
    }
}

impl From<Seed> for Chance {
    fn from(seed: Seed) -> Chance {
        Chance::Seed(seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rng, SeedRng};

    fn share(seat: usize, byte: u8) -> Share {
        let contribution = Contribution([byte; 32]);
        let seal = Some(contribution.seal());
        Share { seat: Seat::new(seat), seal, contribution: Some(contribution) }
    }

    fn drawn(seed: u64, salt: &str, shares: Vec<Share>) -> Chance {
        Chance::Drawn { seed: Seed(seed), salt: Salt(salt.to_owned()), shares }
    }

    #[test]
    fn a_plain_seed_deals_as_it_always_did() {
        let mut before = Seed(42).rng();
        let mut now = SeedRng::new(Chance::from(Seed(42)).key("six"));
        assert!((0..100).all(|_| before.next_u64() == now.next_u64()));
    }

    #[test]
    fn a_drawn_key_is_the_same_for_ever() {
        let key = drawn(42, "salt", vec![share(0, 1), share(1, 2)]).key("six");
        assert_eq!(
            SeedRng::new(key).next_u64(),
            GOLDEN,
            "records of old games would no longer replay"
        );
    }
    const GOLDEN: u64 = 4_780_237_862_581_663_351;

    #[test]
    fn every_part_of_it_changes_the_key() {
        let usual = drawn(42, "salt", vec![share(0, 1), share(1, 2)]);
        let unopened = Share { contribution: None, ..share(1, 2) };
        let others = [
            drawn(43, "salt", vec![share(0, 1), share(1, 2)]),
            drawn(42, "sale", vec![share(0, 1), share(1, 2)]),
            drawn(42, "salt", vec![share(0, 1), share(1, 3)]),
            drawn(42, "salt", vec![share(0, 2), share(1, 1)]),
            drawn(42, "salt", vec![share(0, 1), unopened]),
            drawn(42, "salt", vec![]),
            Chance::Seed(Seed(42)),
        ];
        let mut keys: Vec<DealKey> = others.iter().map(|chance| chance.key("six")).collect();
        keys.extend([usual.key("six"), usual.key("disx")]);
        assert!((0..keys.len()).all(|i| (0..i).all(|j| keys[i] != keys[j])), "{keys:?}");
    }

    #[test]
    fn what_is_opened_must_be_what_was_sealed() {
        assert!(share(0, 1).is_as_sealed());
        assert!(Share { contribution: None, ..share(0, 1) }.is_as_sealed());
        assert!(!Share { seal: share(0, 2).seal, ..share(0, 1) }.is_as_sealed());
        assert!(!Share { seal: None, ..share(0, 1) }.is_as_sealed());
    }

    #[test]
    fn both_are_written_as_hexadecimal_and_read_back() {
        let contribution = Contribution(std::array::from_fn(|i| 7 * i as u8));
        let written = contribution.to_string();
        assert!(written.starts_with("00070e15") && written.len() == 64, "{written}");
        assert_eq!(written.to_uppercase().parse(), Ok(contribution));
        let json = serde_json::to_string(&contribution.seal()).unwrap();
        assert_eq!(serde_json::from_str::<Seal>(&json).unwrap(), contribution.seal());
        for bad in ["", "00", &"g".repeat(64), &"é".repeat(32), &"0".repeat(65)] {
            assert_eq!(bad.parse::<Seal>(), Err(NotHex), "{bad}");
            assert!(serde_json::from_value::<Contribution>(bad.into()).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_way_to_deal_that_is_yet_to_come_is_refused_with_a_sentence() {
        assert_eq!(ChanceVersion::DRAWN.check(), Ok(ChanceVersion::DRAWN));
        let why = ChanceVersion(3).check().unwrap_err().to_string();
        assert!(why.contains("way 3") && why.contains("Update"), "{why}");
        assert!(ChanceVersion(0).check().is_err());
    }
}
