//! What every room of a salon stands on.

use std::sync::Arc;

use tablier_rules::Rulebooks;

use crate::figures::Figures;
use crate::health::Health;
use crate::rules::Rules;
use crate::secret::Chance;
use crate::storage::Storage;
use crate::watch::Watch;

/// What every room stands on.
pub struct Ground {
    /// Which games are played.
    pub rulebooks: Rulebooks,
    /// Where it is kept.
    pub storage: Arc<dyn Storage>,
    /// What time it is.
    pub watch: Watch,
    /// Where its secrets come from.
    pub chance: Chance,
    /// What is counted.
    pub figures: Arc<Figures>,
    /// What whoever runs it should know.
    pub health: Health,
    /// What was settled for it.
    pub rules: Rules,
}
