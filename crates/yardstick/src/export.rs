//! The same for those who run WebAssembly: one function of numbers.

use tablier_rules::Level;

use crate::{WhichMind, work};

/// What the work of this game, thinker (0 its own mind, otherwise the one for every game), level and number of decisions
/// gives; 0 if there is no such game or level.
#[expect(unsafe_code, reason = "an export is called by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn tablier_work(game: u32, thinker: u32, level: u32, decisions: u32) -> u64 {
    let level = Level::try_from(u64::from(level)).ok();
    let thinker =
        if thinker == WhichMind::Own as u32 { WhichMind::Own } else { WhichMind::Sampling };
    level.and_then(|level| work(game as usize, thinker, level, decisions as usize)).unwrap_or(0)
}
