//! Rules are corrected now and then, and a game goes on under those it began with. A version is a number; a game names those it
//! plays, tables and records name the one they are of, and here is the one check between them.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Language;
use crate::Message;
use crate::messages;
use crate::reading;

/// A version of the rules of a game, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesVersion(pub u32);

reading!(newtype RulesVersion);

impl RulesVersion {
    /// The first; also of whatever names none.
    pub const FIRST: RulesVersion = RulesVersion(1);
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for RulesVersion {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<RulesVersion, Self::Err> {
        text.parse().map(RulesVersion)
    }
}

/// The versions of its rules that a game plays: from the oldest, for ever, to the newest, under which new games begin.
///
/// ```
/// use tablier_rules::{RulesVersion, Versions};
///
/// let versions = Versions::up_to(2);
/// assert_eq!(versions.newest(), RulesVersion(2));
/// assert!(versions.check(RulesVersion(1)).is_ok());
/// assert!(versions.check(RulesVersion(3)).is_err_and(|why| why.to_string().contains("version 3")));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Versions(RulesVersion);

impl Versions {
    /// Rules that were never corrected.
    pub const ONE: Versions = Versions::up_to(1);

    /// All from the first to this one.
    pub const fn up_to(newest: u32) -> Versions {
        assert!(newest > 0, "versions of rules count from 1");
        Versions(RulesVersion(newest))
    }

    /// The one under which new games begin.
    pub const fn newest(self) -> RulesVersion {
        self.0
    }

    /// All of them, the oldest first.
    pub fn all(self) -> impl Iterator<Item = RulesVersion> {
        (1..=self.0.0).map(RulesVersion)
    }

    /// The same version, or why no game can be played under it.
    pub fn check(self, wanted: RulesVersion) -> Result<RulesVersion, UnknownVersion> {
        let is_known = (RulesVersion::FIRST..=self.0).contains(&wanted);
        if is_known { Ok(wanted) } else { Err(UnknownVersion { wanted, newest: self.0 }) }
    }
}

/// A version of the rules that this program does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownVersion {
    wanted: RulesVersion,
    newest: RulesVersion,
}

impl UnknownVersion {
    /// The sentence for the person.
    pub fn text(self) -> Message {
        let UnknownVersion { wanted, newest } = self;
        messages::version_unknown(wanted, newest)
    }
}

impl fmt::Display for UnknownVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().get(Language::EN))
    }
}

impl Error for UnknownVersion {}
