//! Machines that decide, on threads of their own: a fixed number of them, and a queue in which every decision waits its turn.
//! Nobody waits for them when the salon closes.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tablier_rules::Seat;
use tablier_search::{Advice, Level, NoAdvice, Player, Strength, Thinking, advise};

use crate::figures::Figures;
use crate::lock::lock;

/// No machine thinks longer, however slow the computer is.
const CAP: Duration = Duration::from_secs(30);

/// So often a decision at which a machine failed is tried again.
const TRIES: u8 = 3;

/// A decision for a machine. Of the game it holds what the seat sees and nothing else.
#[derive(Debug, Serialize, Deserialize)]
pub struct Job {
    /// The name of the table.
    pub table: String,
    /// The slug of the game.
    pub game: String,
    /// What the seat sees.
    pub view: Value,
    /// The seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// Which decision it is.
    pub decision: u64,
    /// What it chooses by where it chooses by lot; nobody at the table can know it.
    pub chance: u64,
    /// Set when the decision is no longer wanted.
    #[serde(skip)]
    pub dropped: Arc<AtomicBool>,
    /// How often a machine failed at it.
    #[serde(skip)]
    pub failures: u8,
    /// Its number in the queue of all nodes, if it was taken from there.
    #[serde(skip)]
    pub ticket: Option<u64>,
}

/// Takes what a machine decided.
pub type Decided = Arc<dyn Fn(Job, Result<Advice, NoAdvice>) + Send + Sync>;

/// The queue of decisions.
pub struct Machines {
    queue: Mutex<VecDeque<Job>>,
    more: Condvar,
    closed: AtomicBool,
    figures: Arc<Figures>,
}

impl Machines {
    /// A queue that nobody works at yet.
    pub fn new(figures: Arc<Figures>) -> Arc<Machines> {
        let (queue, more) = (Mutex::default(), Condvar::new());
        Arc::new(Machines { queue, more, closed: AtomicBool::new(false), figures })
    }

    /// So many threads begin to work at it.
    pub fn start(self: &Arc<Machines>, threads: usize, decided: &Decided) -> std::io::Result<()> {
        for number in 0..threads {
            let (machines, decided) = (Arc::clone(self), Arc::clone(decided));
            std::thread::Builder::new()
                .name(format!("machine-{number}"))
                .stack_size(8 << 20)
                .spawn(move || machines.work(&decided))?;
        }
        Ok(())
    }

    /// Puts a decision at the end of the queue.
    pub fn add(&self, job: Job) {
        self.figures.machines_waiting.up();
        lock(&self.queue).push_back(job);
        self.more.notify_one();
    }

    /// Whoever thinks, stops.
    pub fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
        self.more.notify_all();
    }

    fn next(&self) -> Option<Job> {
        let mut queue = lock(&self.queue);
        loop {
            if self.closed.load(Ordering::SeqCst) {
                return None;
            }
            if let Some(job) = queue.pop_front() {
                self.figures.machines_waiting.down();
                return Some(job);
            }
            queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn work(&self, decided: &Decided) {
        while let Some(job) = self.next() {
            let unwanted =
                || job.dropped.load(Ordering::Relaxed) || self.closed.load(Ordering::Relaxed);
            if unwanted() {
                continue;
            }
            let begun = Instant::now();
            let capped = || begun.elapsed() > CAP;
            let mut stop = || unwanted() || capped();
            let strength = Strength::Level(job.level);
            let mut thinking = Thinking::new(strength, job.chance, &mut stop);
            let player = Player::Level(job.level);
            let advice = catch_unwind(AssertUnwindSafe(|| {
                advise(&job.game, &job.view, job.seat, player, &mut thinking)
            }));
            if unwanted() {
                continue;
            }
            let Ok(advice) = advice else {
                // What follows from the decision is drawn by lot: with another lot it may come out.
                self.figures.machines_failed_total.up();
                tracing::error!(table = job.table, game = job.game, "a machine lost its head");
                if job.failures < TRIES {
                    let (chance, failures) = (job.chance.wrapping_add(1), job.failures + 1);
                    self.add(Job { chance, failures, ..job });
                }
                continue;
            };
            if capped() {
                self.figures.machines_capped_total.up();
                tracing::warn!(
                    table = job.table,
                    game = job.game,
                    "a machine was stopped after {CAP:?}"
                );
            }
            self.figures.machines_decided_total.up();
            decided(job, advice);
        }
    }
}
