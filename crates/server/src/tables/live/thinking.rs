//! What machines think about at a table, and for whom.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use tablier_rules::Viewer;
use tablier_table::{PersonId, Sitter};

use super::{Live, Owned};
use crate::secret::machine_chance;
use crate::storage::company::Payer;
use crate::tables::machines::Job;
use crate::tables::work::Effect;

impl Live {
    /// Whether a person sits there who plays: one for whom a machine stands in does not.
    pub(super) fn is_played(&self) -> bool {
        let plays = |chair: &tablier_table::Chair| {
            matches!(chair.sitter, Sitter::Person(_)) && chair.stand_in.is_none()
        };
        self.table.chairs().iter().any(plays)
    }

    /// For whom machines think here: whoever sits there and looks on, else whoever sits there, else whoever watches. For nobody
    /// nothing is thought about. Where the table is another node's, that one sees to those who play.
    fn payer(&self) -> Option<PersonId> {
        let mut looking = self.followers.iter().map(|follower| follower.mailbox.person);
        if !self.is_played() {
            return looking.next();
        }
        if self.owned == Owned::Elsewhere {
            return None;
        }
        let sitting = self.table.chairs().iter().find_map(|chair| match chair.sitter {
            Sitter::Person(person) if chair.stand_in.is_none() => Some(person),
            _ => None,
        });
        looking.find(|&person| !self.table.seats_of(person).is_empty()).or(sitting)
    }

    /// Nobody wants to know any more what machines think about here.
    pub(super) fn call_off_unless_wanted(&mut self) {
        if self.payer().is_none() {
            for (_, (_, dropped)) in self.thinking.drain() {
                dropped.store(true, Ordering::Relaxed);
            }
        }
    }

    /// What machines have to decide, whether one thinks about it or not.
    pub fn all_jobs(&mut self) -> Vec<Job> {
        self.thinking.clear();
        self.new_jobs()
    }

    pub(super) fn thoughts(&mut self) -> impl Iterator<Item = Effect> + use<> {
        self.new_jobs().into_iter().map(|job| Effect::Think(Box::new(job)))
    }

    /// What machines have to decide that none thinks about yet.
    pub fn new_jobs(&mut self) -> Vec<Job> {
        let wanted = self.table.for_machines();
        self.thinking.retain(|seat, (decision, dropped)| {
            let still = wanted.iter().any(|(s, _, d)| s == seat && d == decision);
            if !still {
                dropped.store(true, Ordering::Relaxed);
            }
            still
        });
        let Some(person) = self.payer() else { return Vec::new() };
        let mut jobs = Vec::new();
        for (seat, level, decision) in wanted {
            let Some(game) = self.table.game().filter(|_| !self.thinking.contains_key(&seat))
            else {
                continue;
            };
            let dropped = Arc::new(AtomicBool::new(false));
            self.thinking.insert(seat, (decision, Arc::clone(&dropped)));
            jobs.push(Job {
                table: self.name.clone(),
                game: self.table.setup().game.clone(),
                view: game.view(Viewer::Seat(seat)),
                seat,
                level,
                decision,
                chance: machine_chance(&self.table.setup().salt.0, seat, decision),
                payer: Payer { person, address: None },
                since: Instant::now(),
                dropped,
                failures: 0,
                held: None,
            });
        }
        jobs
    }
}
