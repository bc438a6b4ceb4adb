//! Provinces by name, and sets of them. Knows no map: which provinces touch is in `map.rs`.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tablier_rules::reading;

/// Every word that names a province on some map, with what the catalogues call it: a castle and its
/// realm are called the same on every map.
const NAMES: [(&str, &str); 25] = [
    ("kilimandjora", "kilimandjora"),
    ("lochmess", "lochmess"),
    ("broceland", "broceland"),
    ("stonange", "stonange"),
    ("1", "mistkeep"),
    ("1a", "mistheath"),
    ("1b", "mistfen"),
    ("2", "dawnkeep"),
    ("2a", "dawnmead"),
    ("2b", "dawnhill"),
    ("3", "emberkeep"),
    ("3a", "emberfield"),
    ("3b", "embershore"),
    ("nw", "mistkeep"),
    ("nwh", "mistheath"),
    ("nwv", "mistfen"),
    ("ne", "dawnkeep"),
    ("neh", "dawnmead"),
    ("nev", "dawnhill"),
    ("se", "emberkeep"),
    ("seh", "emberfield"),
    ("sev", "embershore"),
    ("sw", "frostkeep"),
    ("swh", "frostplain"),
    ("swv", "frostvale"),
];

/// How many names there are on all maps together.
pub(super) const PROVINCES: usize = NAMES.len();

/// A province, castles included; its text is its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Province(u8);

reading!(Province as String, or Province::KILIMANDJORA);

impl Province {
    /// The mountain: three rules speak of it.
    pub const KILIMANDJORA: Province = Province(0);
    /// The lake, and one end of the smugglers' way.
    pub(super) const LOCHMESS: Province = Province(1);
    /// The forest, and the other end.
    pub(super) const BROCELAND: Province = Province(2);

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The province of this number, where there is one.
    pub(super) fn numbered(number: u8) -> Option<Province> {
        (usize::from(number) < PROVINCES).then_some(Province(number))
    }

    /// Its word in the notation.
    pub fn name(self) -> &'static str {
        NAMES[self.index()].0
    }

    /// What the catalogues call it.
    pub(super) fn place(self) -> &'static str {
        NAMES[self.index()].1
    }

    /// Just this province.
    #[inline]
    pub const fn set(self) -> Provinces {
        Provinces(1 << self.0)
    }
}

impl fmt::Display for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no province.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoProvince(pub String);

impl fmt::Display for NoProvince {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no province is called \"{}\"", self.0)
    }
}

impl FromStr for Province {
    type Err = NoProvince;
    fn from_str(word: &str) -> Result<Province, NoProvince> {
        let number = NAMES.iter().position(|&(name, _)| name == word);
        number.map(|number| Province(number as u8)).ok_or_else(|| NoProvince(word.to_owned()))
    }
}

impl TryFrom<String> for Province {
    type Error = NoProvince;
    fn try_from(word: String) -> Result<Province, NoProvince> {
        word.parse()
    }
}

impl From<Province> for String {
    fn from(province: Province) -> String {
        province.name().to_owned()
    }
}

/// A set of provinces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Provinces(u32);

impl Provinces {
    /// No province.
    pub const EMPTY: Provinces = Provinces(0);

    /// Whether no province is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many provinces are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this province is in it.
    #[inline]
    pub const fn contains(self, province: Province) -> bool {
        self.0 & (1 << province.0) != 0
    }

    /// The provinces of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Provinces) -> Provinces {
        Provinces(self.0 & !other.0)
    }

    /// A bit for each province.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set if the condition holds, else nothing.
    #[inline]
    #[must_use]
    pub(super) const fn when(self, condition: bool) -> Provinces {
        if condition { self } else { Provinces::EMPTY }
    }

    /// Its provinces in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Province> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = rest.trailing_zeros();
            (rest != 0).then(|| {
                rest &= rest - 1;
                Province(number as u8)
            })
        })
    }

    /// The province with so many before it; there must be that many.
    #[inline]
    pub(super) fn nth(self, before: usize) -> Province {
        let mut rest = self.0;
        for _ in 0..before {
            rest &= rest - 1;
        }
        Province(rest.trailing_zeros() as u8)
    }
}

impl BitOr for Provinces {
    type Output = Provinces;
    #[inline]
    fn bitor(self, other: Provinces) -> Provinces {
        Provinces(self.0 | other.0)
    }
}

impl BitOrAssign for Provinces {
    #[inline]
    fn bitor_assign(&mut self, other: Provinces) {
        self.0 |= other.0;
    }
}

impl BitAnd for Provinces {
    type Output = Provinces;
    #[inline]
    fn bitand(self, other: Provinces) -> Provinces {
        Provinces(self.0 & other.0)
    }
}

impl Not for Provinces {
    type Output = Provinces;
    #[inline]
    fn not(self) -> Provinces {
        Provinces(!self.0)
    }
}

impl FromIterator<Province> for Provinces {
    fn from_iter<I: IntoIterator<Item = Province>>(provinces: I) -> Provinces {
        provinces.into_iter().fold(Provinces::EMPTY, |set, province| set | province.set())
    }
}

impl fmt::Debug for Provinces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Province::name)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        for (name, _) in NAMES {
            assert_eq!(name.parse::<Province>().unwrap().name(), name);
        }
        assert!("Lochmess".parse::<Province>().is_err());
        assert_eq!(Province::BROCELAND.name(), "broceland");
    }

    #[test]
    fn a_set_counts_and_lists_its_provinces() {
        let set: Provinces =
            ["2a", "nw", "lochmess"].map(|name| name.parse().unwrap()).into_iter().collect();
        assert_eq!(set.len(), 3);
        assert_eq!(set.iter().map(Province::name).collect::<Vec<_>>(), ["lochmess", "2a", "nw"]);
        assert_eq!(set.nth(1).name(), "2a");
    }
}
