//! What time it is: the machine's, or one that is moved by hand.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tablier_table::Time;
use tokio::sync::Notify;

/// Ends at a moment.
pub type Until = Pin<Box<dyn Future<Output = ()> + Send + Sync>>;

/// A watch.
#[derive(Clone, Debug, Default)]
pub enum Watch {
    /// The machine's.
    #[default]
    Real,
    /// One that stands still until it is moved.
    Manual(Arc<Manual>),
}

/// A watch that is moved by hand.
#[derive(Debug, Default)]
pub struct Manual {
    now: AtomicU64,
    moved: Notify,
}

impl Watch {
    /// A watch that shows this until it is moved.
    pub fn manual(now: Time) -> Watch {
        Watch::Manual(Arc::new(Manual { now: AtomicU64::new(now.0), moved: Notify::new() }))
    }

    /// Moves a watch that is moved by hand.
    pub fn advance(&self, milliseconds: u64) {
        if let Watch::Manual(manual) = self {
            manual.now.fetch_add(milliseconds, Ordering::SeqCst);
            manual.moved.notify_waiters();
        }
    }

    /// What time it is, in milliseconds since 1970.
    pub fn now(&self) -> Time {
        match self {
            Watch::Real => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
            }
            Watch::Manual(manual) => Time(manual.now.load(Ordering::SeqCst)),
        }
    }

    /// Waits until then.
    pub async fn until(&self, then: Time) {
        match self {
            Watch::Real => {
                let wait = then.since(self.now());
                tokio::time::sleep(Duration::from_millis(wait)).await;
            }
            Watch::Manual(manual) => loop {
                let moved = manual.moved.notified();
                if self.now() >= then {
                    return;
                }
                moved.await;
            },
        }
    }
    /// Waits so long.
    pub fn wait(&self, duration: Duration) -> Until {
        let then = self.now().after(u64::try_from(duration.as_millis()).unwrap_or(u64::MAX));
        let watch = self.clone();
        Box::pin(async move { watch.until(then).await })
    }
}
