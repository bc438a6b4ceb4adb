//! The salon's watch as hyper wants to look at it.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use hyper::rt::{Sleep, Timer};
use tablier_table::Time;

use crate::watch::{Until, Watch};

/// A watch, and one moment as both know it.
pub struct WatchTimer {
    watch: Watch,
    moment: (Instant, Time),
}

impl WatchTimer {
    /// Looks at this watch.
    pub fn new(watch: Watch) -> WatchTimer {
        let moment = (Instant::now(), watch.now());
        WatchTimer { watch, moment }
    }
}

struct Waiting(Until);

impl Future for Waiting {
    type Output = ();
    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        self.0.as_mut().poll(cx)
    }
}

impl Sleep for Waiting {}

impl Timer for WatchTimer {
    fn sleep(&self, duration: Duration) -> Pin<Box<dyn Sleep>> {
        Box::pin(Waiting(self.watch.wait(duration)))
    }

    fn sleep_until(&self, deadline: Instant) -> Pin<Box<dyn Sleep>> {
        self.sleep(deadline.saturating_duration_since(self.now()))
    }

    fn now(&self) -> Instant {
        let (instant, time) = self.moment;
        if self.watch.is_by_hand() {
            instant + Duration::from_millis(self.watch.now().since(time))
        } else {
            Instant::now()
        }
    }
}
