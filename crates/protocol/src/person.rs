//! The person behind a client.

use serde::{Deserialize, Serialize};
use tablier_rules::reading;
use tablier_table::PersonId;

/// Who the salon takes the client for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Me {
    /// The number of the person.
    pub person: PersonId,
    /// What others see.
    pub name: String,
    /// Whether the person chose that name.
    pub named: bool,
}

reading! {
    fields of Me { person, name, named }
}

/// Another name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    pub name: String,
    /// Whether it is a program that plays: the salon adds it to the name, so that people know.
    #[serde(default)]
    pub program: bool,
}

/// A word that makes another device the same person, once and for a short time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The word.
    pub code: String,
}
