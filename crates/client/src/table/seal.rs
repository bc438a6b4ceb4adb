//! The seal of a table: the commitment to its chance, as this browser noted it, and whether the game that was played is the
//! one it stands for. Knows nothing of where it is kept and how it is shown.

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use tablier_rules::{AnyMatch, ChanceVersion, Fairness, Record, Rulebooks, Seat, Share, Viewer};
use tablier_table::chronicle::ChronicleLine;
use tablier_table::{Snapshot, Stage, ToldEvent, Update};

use super::contributions::own_seat;

/// Of how many tables the seals are kept; the oldest go first.
const KEPT: usize = 200;

/// A seal as it was first seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noted {
    /// The name of the table.
    pub table: String,
    /// The commitment.
    pub seal: String,
    /// Whether no person had made a move yet.
    pub at_start: bool,
    /// What had been sealed by the time this browser opened what it had.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
}

/// How the chance of a game was drawn, as this browser saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// The seat of its person.
    pub own: Seat,
    /// What everybody had sealed.
    pub shares: Vec<Share>,
}

impl Drawn {
    /// Whether a record says the same: what everybody gave is what they had sealed, and what was given here is there.
    fn is_told_by(&self, record: &Record) -> bool {
        let told = |seat: Seat| record.shares.iter().find(|share| share.seat == seat);
        let same = |seen: &Share| told(seen.seat).map(|share| share.seal) == Some(seen.seal);
        record.shares.len() == self.shares.len()
            && self.shares.iter().all(same)
            && told(self.own).is_some_and(|share| share.contribution.is_some())
    }
}

/// What can be said of the chance of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// How it stands to its seal.
    pub fairness: Fairness,
    /// What everybody gave, where this browser gave too and has seen that nobody gave later.
    pub shares: Vec<Share>,
    /// Whether whoever looks played, and their part is not in it though all drew together.
    pub left_out: bool,
}

impl Noted {
    /// Notes the seal of a table of which everything was told. Once the game is over there is nothing to note.
    pub fn at_first_sight(table: &str, update: &Update) -> Option<Noted> {
        let (table, seal) = (table.to_owned(), update.snapshot.commitment.clone());
        let at_start = is_start(update);
        (update.snapshot.stage != Stage::Over).then_some(Noted {
            table,
            seal,
            at_start,
            drawn: None,
        })
    }
}

/// Whether no person has decided anything yet. Machines may have begun: they are the salon's, which chose the seed.
fn is_start(update: &Update) -> bool {
    let Update { told, snapshot } = update;
    if snapshot.stage == Stage::Gathering {
        return true;
    }
    let by_machine = |seat: Seat| {
        snapshot.chairs.get(seat.index()).is_some_and(|c| c.machine.is_some() && !c.away)
    };
    let mut known = 0;
    for told in told {
        match &told.what {
            // What was taken back had been played.
            Some(ToldEvent::TookBack { .. }) => return false,
            Some(ToldEvent::Moved { moves, .. }) => {
                if !moves.iter().all(|event| event.forced || by_machine(event.seat)) {
                    return false;
                }
                known += moves.len();
            }
            _ => {}
        }
    }
    known == snapshot.moves
}

/// Adds a seal to those that are kept, unless there is one of that table: what was seen first counts. How chance was drawn is added to
/// it.
pub fn keep(kept: &mut Vec<Noted>, noted: Noted) {
    if let Some(known) = kept.iter_mut().find(|known| known.table == noted.table) {
        known.drawn = known.drawn.take().or(noted.drawn);
        return;
    }
    kept.push(noted);
    kept.drain(..kept.len().saturating_sub(KEPT));
}

/// What checks a seal, which is loaded when there is one to be checked.
pub type Verify = fn(Rulebooks, Option<&Noted>, &Snapshot, &[ChronicleLine], &str) -> Option<Found>;

/// What can be said of the chance of a game that is over: the record is played again from its seed, and must be what was
/// seen here. Nothing where the record cannot be read.
pub fn verify(
    rulebooks: Rulebooks,
    noted: Option<&Noted>,
    snapshot: &Snapshot,
    lines: &[ChronicleLine],
    written: &str,
) -> Option<Found> {
    let record: Record = written.parse().ok()?;
    let fairness = record.fairness(noted.map(|noted| noted.seal.as_str()));
    let own = own_seat(snapshot).filter(|_| record.chance == Some(ChanceVersion::DRAWN));
    let gave = |seat: Seat| {
        let share = record.shares.iter().find(|share| share.seat == seat);
        share.is_some_and(|share| share.contribution.is_some())
    };
    let left_out = own.is_some_and(|seat| !gave(seat));
    let nothing = |fairness| Some(Found { fairness, shares: Vec::new(), left_out });
    if fairness.is_broken() {
        return nothing(fairness);
    }
    let drawn = noted.and_then(|noted| noted.drawn.as_ref());
    if drawn.is_some_and(|drawn| !drawn.is_told_by(&record)) {
        return nothing(Fairness::NotAsSealed);
    }
    let game = match rulebooks.get(&record.game).ok()?.load(&record) {
        Ok(game) => game,
        // A move that is not possible with this seed; anything else is only not known here.
        Err(error) => return error.place.and_then(|_| nothing(Fairness::Broken)),
    };
    match fairness {
        _ if !is_what_was_seen(&record, &*game, snapshot, lines) => nothing(Fairness::Broken),
        // It is the seal of the end, but what was before it was noted could have been arranged.
        Fairness::AsNoted if !noted.is_some_and(|noted| noted.at_start) => {
            nothing(Fairness::Consistent)
        }
        Fairness::AsNoted if drawn.is_some() => {
            Some(Found { fairness, shares: record.shares, left_out })
        }
        other => nothing(other),
    }
}

/// Whether a record tells the game that was shown and told here.
fn is_what_was_seen(
    record: &Record,
    game: &dyn AnyMatch,
    snapshot: &Snapshot,
    lines: &[ChronicleLine],
) -> bool {
    let opened = snapshot.seed.as_ref().map(|opened| (opened.seed(), opened.salt()));
    let made = game.events(Viewer::Everything, 0..game.moves());
    let was_made = |line: &ChronicleLine| {
        let (Some(number), Some(mv)) = (line.number, &line.mv) else { return true };
        let event = made.iter().find(|event| event.number == number);
        event.is_some_and(|event| event.mv.as_ref() == Some(mv) && Some(event.seat) == line.seat)
    };
    record.game == snapshot.game
        && opened == record.seed.zip(record.salt.as_deref())
        && record.commitment.as_ref() == Some(&snapshot.commitment)
        && snapshot.draw.as_ref().is_none_or(|draw| draw.shares == record.shares)
        && game.options() == snapshot.options
        && game.moves() == snapshot.moves
        && game.view(snapshot.viewer) == snapshot.view
        && lines.iter().all(was_made)
}
