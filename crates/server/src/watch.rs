//! What time it is in the salon. It goes forward evenly, as a stopwatch does, whatever becomes of the computer's clock.
//!
//! ```text
//!   the clock of the computer, or of the database that nodes share
//!                      │ followed forward, never back
//!        beats         ▼
//!   ─┬────┬────┬────┬────┬─ ─ ─ ─ ─ ─ ─┬────┬──▶ time in the salon
//!                         └── a gap ──┘   nobody lived through it: a jump, for which nobody is charged
//! ```
//!
//! Where more than [`LONGEST`] passes between two beats, the computer slept or stood still: of such a gap a beat counts. At the
//! next beat the watch jumps to what the clock says and remembers the jump, and so it does when somebody sets the clock
//! forward. Tables are told how much of the time since they last heard of was jumped over. A clock that is set back is not
//! followed.

use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tablier_table::Time;
use tokio::sync::Notify;

use crate::lock::lock;

/// How often it beats, in milliseconds.
const BEAT_MS: u64 = 250;
/// More than this between two beats is a gap, and more than this ahead of the watch a clock that was set, in milliseconds.
const MAX_BEAT_MS: u64 = 1_000;
/// So many jumps are remembered: tables are told soon after each.
const REMEMBERED: usize = 64;

/// Ends at a moment.
pub type Until = Pin<Box<dyn Future<Output = ()> + Send + Sync>>;

/// A watch; copies show the same.
#[derive(Clone, Debug)]
pub struct Watch(Arc<Works>);

#[derive(Debug)]
struct Works {
    source: Source,
    face: Mutex<Face>,
    moved: Notify,
    /// How often it was moved by hand.
    turns: AtomicU64,
}

/// Where time comes from.
#[derive(Debug)]
enum Source {
    /// The computer, whose clock may be wrong by so many milliseconds.
    Computer { begun: Instant, wrong: i64 },
    /// Hands that a test moves: what a stopwatch shows, and what the clock says.
    Hands { stopwatch: AtomicU64, clock: AtomicU64 },
}

impl Source {
    fn stopwatch(&self) -> u64 {
        match self {
            Source::Computer { begun, .. } => {
                u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX)
            }
            Source::Hands { stopwatch, .. } => stopwatch.load(Ordering::SeqCst),
        }
    }

    fn clock(&self) -> Time {
        match self {
            Source::Computer { wrong, .. } => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                let now = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
                Time(now.saturating_add_signed(*wrong))
            }
            Source::Hands { clock, .. } => Time(clock.load(Ordering::SeqCst)),
        }
    }
}

/// What the watch shows.
#[derive(Debug)]
struct Face {
    /// The time at the last beat, and what the stopwatch showed then.
    base: Time,
    beaten: u64,
    /// The latest time it showed: it never goes back.
    shown: Time,
    /// Where the last gap began, until the clock has been followed over it.
    gap: Option<Time>,
    /// From when, and over how many milliseconds, it jumped.
    jumps: Vec<(Time, u64)>,
}

impl Face {
    fn at(base: Time, stopwatch: u64) -> Face {
        Face { base, beaten: stopwatch, shown: base, gap: None, jumps: Vec::new() }
    }

    fn now(&mut self, stopwatch: u64) -> Time {
        let passed = stopwatch.saturating_sub(self.beaten);
        let lived = if passed > MAX_BEAT_MS { BEAT_MS } else { passed };
        self.shown = self.shown.max(self.base.after(lived));
        self.shown
    }

    fn beat(&mut self, stopwatch: u64) {
        if stopwatch.saturating_sub(self.beaten) > MAX_BEAT_MS {
            self.gap = self.gap.or(Some(self.base));
        }
        (self.base, self.beaten) = (self.now(stopwatch), stopwatch);
    }

    /// Goes on to what a clock says, unless it is past that; whether it jumped.
    fn follow(&mut self, clock: Time) -> bool {
        // Of a gap no more counts than a beat, also of what was shown meanwhile.
        let gap = self.gap.take().map(|from| (from, clock.since(from.after(BEAT_MS))));
        let ahead = clock.since(self.base);
        let set = (ahead > MAX_BEAT_MS).then_some((self.base, ahead));
        let jump = gap.or(set).filter(|(_, over)| *over > 0);
        if let Some(jump) = jump {
            if self.jumps.len() == REMEMBERED {
                self.jumps.remove(0);
            }
            self.jumps.push(jump);
        }
        self.base = self.base.max(clock);
        self.shown = self.shown.max(self.base);
        jump.is_some()
    }
}

impl Default for Watch {
    fn default() -> Watch {
        Watch::wrong_by(0)
    }
}

impl Watch {
    /// The computer's, where the clock of the computer is wrong by so many milliseconds.
    pub fn wrong_by(wrong: i64) -> Watch {
        Watch::with(Source::Computer { begun: Instant::now(), wrong })
    }

    /// A watch that shows this until it is moved by hand.
    pub fn manual(now: Time) -> Watch {
        Watch::with(Source::Hands { stopwatch: AtomicU64::new(0), clock: AtomicU64::new(now.0) })
    }

    fn with(source: Source) -> Watch {
        let face = Face::at(source.clock(), source.stopwatch());
        let (face, moved, turns) = (Mutex::new(face), Notify::new(), AtomicU64::new(0));
        Watch(Arc::new(Works { source, face, moved, turns }))
    }

    /// Time passes, beat by beat.
    pub fn advance(&self, milliseconds: u64) {
        self.turn(milliseconds, |face, stopwatch| {
            (face.base, face.beaten) = (face.base.after(milliseconds), stopwatch);
        });
    }

    /// Time passes while the salon stands still.
    pub fn stand_still(&self, milliseconds: u64) {
        self.turn(milliseconds, |_, _| {});
    }

    fn turn(&self, milliseconds: u64, then: impl FnOnce(&mut Face, u64)) {
        if let Source::Hands { stopwatch, clock } = &self.0.source {
            let mut face = lock(&self.0.face);
            clock.fetch_add(milliseconds, Ordering::SeqCst);
            let shown = stopwatch.fetch_add(milliseconds, Ordering::SeqCst) + milliseconds;
            then(&mut face, shown);
            drop(face);
            self.was_moved();
        }
    }

    /// Somebody sets the clock of the computer.
    pub fn set_clock(&self, milliseconds: i64) {
        if let Source::Hands { clock, .. } = &self.0.source {
            let set = |now: u64| Some(now.saturating_add_signed(milliseconds));
            // It is always set.
            let _ = clock.fetch_update(Ordering::SeqCst, Ordering::SeqCst, set);
            self.was_moved();
        }
    }

    fn was_moved(&self) {
        self.0.turns.fetch_add(1, Ordering::SeqCst);
        self.0.moved.notify_waiters();
    }

    /// Whether it is moved by hand.
    pub fn is_by_hand(&self) -> bool {
        matches!(self.0.source, Source::Hands { .. })
    }

    /// What time it is, in milliseconds since 1970.
    pub fn now(&self) -> Time {
        lock(&self.0.face).now(self.0.source.stopwatch())
    }

    /// The salon opens: until now nobody lived through anything. The time is what the computer's clock says, or the clock that
    /// is shared.
    pub fn begin(&self, shared: Option<Time>) {
        let base = match shared {
            // Hands do not turn by the clock of a real database.
            Some(_) if self.is_by_hand() => return,
            Some(shared) => shared,
            None => self.0.source.clock(),
        };
        let beaten = self.0.source.stopwatch();
        *lock(&self.0.face) = Face::at(base, beaten);
    }

    /// It has been later already, before the salon was closed.
    pub fn not_before(&self, then: Time) {
        let mut face = lock(&self.0.face);
        face.beat(self.0.source.stopwatch());
        face.base = face.base.max(then);
    }

    /// Its beats from now on.
    pub fn beats(&self) -> Beats {
        Beats { watch: self.clone(), turns: 0 }
    }

    /// Follows the computer's clock; whether that was a jump.
    pub fn follow(&self) -> bool {
        lock(&self.0.face).follow(self.0.source.clock())
    }

    /// Follows a clock that others follow too; whether that was a jump.
    pub fn follow_shared(&self, clock: Time) -> bool {
        if self.is_by_hand() {
            return false;
        }
        let mut face = lock(&self.0.face);
        face.beat(self.0.source.stopwatch());
        face.follow(clock)
    }

    /// How many milliseconds it jumped over since then.
    pub fn jumped_since(&self, then: Time) -> u64 {
        let face = lock(&self.0.face);
        face.jumps.iter().filter(|(from, _)| then <= *from).map(|(_, over)| over).sum()
    }

    /// Waits until then.
    pub async fn until(&self, then: Time) {
        loop {
            let moved = self.0.moved.notified();
            let wait = then.since(self.now());
            match self.0.source {
                _ if wait == 0 => return,
                Source::Computer { .. } => tokio::time::sleep(Duration::from_millis(wait)).await,
                Source::Hands { .. } => moved.await,
            }
        }
    }

    /// Waits so long.
    pub fn wait(&self, duration: Duration) -> Until {
        let then = self.now().after(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX));
        let watch = self.clone();
        Box::pin(async move { watch.until(then).await })
    }
}

/// The beats of a watch.
pub struct Beats {
    watch: Watch,
    /// How often a watch that is moved by hand had been moved at the last one.
    turns: u64,
}

impl Beats {
    pub async fn next(&mut self) {
        let Works { source, face, moved, turns } = &*self.watch.0;
        match source {
            Source::Computer { .. } => tokio::time::sleep(Duration::from_millis(BEAT_MS)).await,
            Source::Hands { .. } => loop {
                let moved = moved.notified();
                let now = turns.load(Ordering::SeqCst);
                if std::mem::replace(&mut self.turns, now) != now {
                    break;
                }
                moved.await;
            },
        }
        lock(face).beat(source.stopwatch());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Time = Time(1_000_000);
    const HOUR: u64 = 3_600_000;

    async fn beat(watch: &Watch) -> bool {
        watch.beats().next().await;
        watch.follow()
    }

    #[tokio::test]
    async fn time_that_passes_beat_by_beat_counts() {
        let watch = Watch::manual(START);
        watch.advance(HOUR);
        assert!(!watch.follow());
        assert_eq!((watch.now(), watch.jumped_since(START)), (START.after(HOUR), 0));
    }

    #[tokio::test]
    async fn a_clock_set_forward_is_a_jump_and_one_set_back_is_not_followed() {
        let watch = Watch::manual(START);
        watch.set_clock(HOUR as i64);
        assert!(beat(&watch).await);
        assert_eq!((watch.now(), watch.jumped_since(START)), (START.after(HOUR), HOUR));
        assert_eq!(
            watch.jumped_since(watch.now()),
            0,
            "whoever heard of it since is not told again"
        );
        watch.set_clock(-2 * HOUR as i64);
        watch.advance(5_000);
        assert!(!watch.follow());
        assert_eq!(watch.now(), START.after(HOUR + 5_000), "time goes on");
    }

    #[tokio::test]
    async fn while_it_stands_still_a_beat_passes_and_the_rest_is_a_jump() {
        for still in [1_001, 1_500, 2_000, 25_000] {
            let watch = Watch::manual(START);
            watch.stand_still(still);
            assert_eq!(watch.now(), START.after(BEAT_MS), "before the next beat");
            assert!(beat(&watch).await, "{still}");
            assert_eq!(
                (watch.now(), watch.jumped_since(START)),
                (START.after(still), still - BEAT_MS)
            );
        }
    }

    #[tokio::test]
    async fn it_never_goes_back_and_a_stall_is_no_gap() {
        let watch = Watch::manual(START);
        watch.stand_still(900);
        assert_eq!(watch.now(), START.after(900));
        watch.stand_still(4_000);
        assert_eq!(watch.now(), START.after(900));
        assert!(beat(&watch).await);
        assert_eq!((watch.now(), watch.jumped_since(START)), (START.after(4_900), 4_900 - BEAT_MS));
    }

    #[tokio::test]
    async fn what_is_less_than_a_second_is_nothing_to_speak_of() {
        let watch = Watch::manual(START);
        watch.set_clock(900);
        assert!(!watch.follow());
        assert_eq!((watch.now(), watch.jumped_since(START)), (START.after(900), 0));
    }

    #[test]
    fn a_salon_that_was_open_later_than_the_clock_says_goes_on_from_there() {
        let watch = Watch::manual(START);
        watch.not_before(START.after(HOUR));
        assert_eq!((watch.now(), watch.jumped_since(START)), (START.after(HOUR), 0));
        watch.not_before(START);
        assert_eq!(watch.now(), START.after(HOUR));
    }
}
