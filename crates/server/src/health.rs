//! What whoever runs the salon should know of its health, beside whether it can write.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Mutex;

use crate::lock::lock;
use crate::storage::StorageError;

/// So many damages are told one by one.
const TOLD: usize = 10;

/// What was found since the salon was opened.
#[derive(Debug, Default)]
pub struct Health {
    damages: Mutex<BTreeSet<String>>,
    backup: Mutex<Option<Backup>>,
}

/// What came of the last backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Backup {
    /// It is in the folder, under a name that tells when.
    Made(String),
    /// There is none of this moment, and why.
    Failed(String),
}

impl Health {
    /// Something that is kept is damaged.
    pub fn damaged(&self, what: impl Into<String>) {
        lock(&self.damages).insert(what.into());
    }

    /// Notes an error if it tells of damage.
    pub fn heard(&self, error: &StorageError) {
        if let StorageError::Damaged(_) | StorageError::Faulty(..) = error {
            self.damaged(error.to_string());
        }
    }

    /// How many damages there are.
    pub fn damages(&self) -> usize {
        lock(&self.damages).len()
    }

    /// The salon saved itself, or could not.
    pub fn saved(&self, backup: Backup) {
        *lock(&self.backup) = Some(backup);
    }

    /// A line for each thing.
    pub fn text(&self) -> String {
        let damages = lock(&self.damages);
        let mut text = String::new();
        for damage in damages.iter().take(TOLD) {
            let _ = writeln!(text, "damage: {damage}");
        }
        if damages.len() > TOLD {
            let _ = writeln!(text, "damage: {} more", damages.len() - TOLD);
        }
        match &*lock(&self.backup) {
            Some(Backup::Made(name)) => drop(writeln!(text, "last backup: {name}")),
            Some(Backup::Failed(why)) => drop(writeln!(text, "the last backup failed: {why}")),
            None => {}
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_damage_is_told_once_and_not_more_than_anybody_reads() {
        let health = Health::default();
        assert_eq!(health.text(), "");
        (0..3).for_each(|_| health.heard(&StorageError::Damaged("page 7".to_owned())));
        health.heard(&StorageError::Full);
        health.saved(Backup::Made("salon-2026.db".to_owned()));
        assert_eq!(
            health.text(),
            "damage: the database is damaged (a backup can be restored): page 7\nlast backup: salon-2026.db\n"
        );
        (0..20).for_each(|number| health.damaged(format!("table {number}")));
        assert_eq!((health.damages(), health.text().lines().count()), (21, TOLD + 2));
    }
}
