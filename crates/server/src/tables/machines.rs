//! Machines that decide, on threads of their own: a fixed number of them, one more that is kept for small work, and a queue in
//! which every decision waits its turn. Nobody waits for them when the salon closes, and nobody for ever at a table: where a mind
//! fails, simpler ones decide.

mod chooser;
mod job;
mod queue;

pub use self::chooser::{Chooser, MindFn};
pub use self::job::Job;
pub use self::queue::cost;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tablier_rules::Advice;
use tablier_search::{NoAdvice, Player, Thinking};

use self::queue::Queue;
use crate::figures::Figures;
use crate::lock::lock;

/// No machine thinks longer, however slow the computer is.
const CAP: Duration = Duration::from_secs(30);

/// Takes what a machine decided; nothing where none of them could.
pub type Decided = Arc<dyn Fn(Job, Option<Advice>) + Send + Sync>;

/// The queue of decisions.
pub struct Machines {
    chooser: Chooser,
    queue: Mutex<Queue<Job>>,
    more: Condvar,
    closed: AtomicBool,
    figures: Arc<Figures>,
}

/// What came of a job.
enum Thought {
    /// Nobody wants to know any more.
    Unwanted,
    /// A choice.
    Found(Advice),
    /// It cannot be chosen by this.
    Impossible(NoAdvice),
    /// The mind broke off.
    Failed,
}

impl Machines {
    /// A queue that nobody works at yet.
    pub fn new(chooser: Chooser, figures: Arc<Figures>) -> Arc<Machines> {
        let (queue, more) = (Mutex::default(), Condvar::new());
        Arc::new(Machines { chooser, queue, more, closed: AtomicBool::new(false), figures })
    }

    /// So many threads begin to work at it, and one that takes small work only: whoever plays against a weak machine does not
    /// wait until a strong one has thought.
    pub fn start(self: &Arc<Machines>, threads: usize, decided: &Decided) -> std::io::Result<()> {
        for number in 0..=threads {
            let (machines, decided) = (Arc::clone(self), Arc::clone(decided));
            let small = number == threads;
            std::thread::Builder::new()
                .name(format!("machine-{number}"))
                .stack_size(8 << 20)
                .spawn(move || machines.work(small, &decided))?;
        }
        Ok(())
    }

    /// Puts a decision into the queue.
    pub fn add(&self, job: Job) {
        let mut queue = lock(&self.queue);
        let (payer, level, since) = (job.payer, job.level, job.since);
        queue.push(job, payer, level, since);
        self.figures.machines_waiting.set(queue.len() as u64);
        drop(queue);
        // Only some of the threads take it, if it is large.
        self.more.notify_all();
    }

    /// For how many microseconds the decision has waited that waits longest.
    pub fn longest_wait(&self) -> u64 {
        let mut queue = lock(&self.queue);
        queue.forget_unwanted(Job::is_wanted);
        self.figures.machines_waiting.set(queue.len() as u64);
        queue.oldest().map_or(0, |since| microseconds(since.elapsed()))
    }

    /// Whoever thinks, stops.
    pub fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
        self.more.notify_all();
    }

    fn next(&self, small: bool) -> Option<Job> {
        let mut queue = lock(&self.queue);
        loop {
            if self.closed.load(Ordering::SeqCst) {
                return None;
            }
            let next = queue.pop(small, Job::is_wanted);
            self.figures.machines_waiting.set(queue.len() as u64);
            if let Some((job, since)) = next {
                self.figures.machines_begun_total.up();
                self.figures.machines_waited_microseconds_total.add(microseconds(since.elapsed()));
                return Some(job);
            }
            queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn work(&self, small: bool, decided: &Decided) {
        while let Some(job) = self.next(small) {
            match job.player().map(|player| self.think(&job, player)) {
                Some(Thought::Unwanted) => {}
                Some(Thought::Found(advice)) => {
                    self.figures.machines_decided_total.up();
                    decided(job, Some(advice));
                }
                Some(Thought::Impossible(why)) => {
                    let Job { table, game, .. } = &job;
                    tracing::error!(table, game, %why, "a machine cannot decide with what it was given");
                    decided(job, None);
                }
                Some(Thought::Failed) => {
                    self.figures.machines_failed_total.up();
                    let Job { table, game, failures, .. } = &job;
                    tracing::error!(
                        table,
                        game,
                        failures = failures + 1,
                        "a machine player broke off because of a fault in the program, which stands above: please report it; \
                         the game goes on, in the end with a simpler player"
                    );
                    self.add(job.after_a_failure());
                }
                None => decided(job, None),
            }
        }
    }

    fn think(&self, job: &Job, player: Player) -> Thought {
        let unwanted = || !job.is_wanted() || self.closed.load(Ordering::Relaxed);
        if unwanted() {
            return Thought::Unwanted;
        }
        let begun = Instant::now();
        let capped = || begun.elapsed() > CAP;
        let mut stop = || unwanted() || capped();
        let mut thinking = Thinking::new(player.strength(), job.chance, &mut stop);
        let choose = || self.chooser.choose(job, player, &mut thinking);
        let chosen = catch_unwind(AssertUnwindSafe(choose));
        if unwanted() {
            return Thought::Unwanted;
        }
        if capped() {
            self.figures.machines_capped_total.up();
            let Job { table, game, .. } = job;
            tracing::warn!(table, game, "a machine was stopped after {CAP:?}");
        }
        match chosen {
            Ok(Ok(advice)) => Thought::Found(advice),
            Ok(Err(why)) => Thought::Impossible(why),
            Err(_) => Thought::Failed,
        }
    }
}

fn microseconds(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}
