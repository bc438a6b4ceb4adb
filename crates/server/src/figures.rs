//! What is counted while the salon runs, in the words of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

macro_rules! figures {
    ($($(#[doc = $help:literal])+ $name:ident: $kind:literal),+ $(,)?) => {
        /// Everything that is counted.
        #[derive(Debug, Default)]
        pub struct Figures {
            $($(#[doc = $help])+ pub $name: Figure),+
        }

        impl Figures {
            /// All figures as Prometheus reads them.
            pub fn text(&self) -> String {
                let mut out = String::new();
                $(
                    let (name, help) = (concat!("tablier_", stringify!($name)), concat!($($help),+).trim());
                    let (kind, value) = ($kind, self.$name.get());
                    writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}")
                        .expect("writing to a string cannot fail");
                )+
                out
            }
        }
    };
}

figures! {
    /// Connections that are open.
    connections: "gauge",
    /// Connections that were not let in since there were too many.
    turned_away_total: "counter",
    /// Websockets that are open.
    websockets: "gauge",
    /// People who are connected.
    people: "gauge",
    /// Tables in memory.
    tables: "gauge",
    /// Inputs kept.
    inputs_total: "counter",
    /// Commits to the database.
    commits_total: "counter",
    /// Commits that failed.
    commits_failed_total: "counter",
    /// Microseconds spent in commits.
    commit_microseconds_total: "counter",
    /// Acts that were refused.
    refused_total: "counter",
    /// Tables that were opened.
    opened_total: "counter",
    /// Tables that were read from their log.
    rebuilt_total: "counter",
    /// Microseconds spent reading tables from their log.
    rebuild_microseconds_total: "counter",
    /// Decisions that wait for a machine.
    machines_waiting: "gauge",
    /// Decisions that machines began to think about.
    machines_begun_total: "counter",
    /// Microseconds that these waited before, all together.
    machines_waited_microseconds_total: "counter",
    /// Microseconds that the decision has waited which waits longest.
    machines_longest_wait_microseconds: "gauge",
    /// Decisions made by machines.
    machines_decided_total: "counter",
    /// Machines that were stopped since they thought too long.
    machines_capped_total: "counter",
    /// Decisions at which a machine failed.
    machines_failed_total: "counter",
    /// Inputs that were handed to the node that owns their table.
    handed_total: "counter",
    /// Tables that were taken over from a node that is gone.
    taken_over_total: "counter",
    /// Damages found in what is kept since the salon was opened.
    damages: "gauge",
    /// When the last backup was made by the salon itself, in seconds since 1970.
    backup_last_success_seconds: "gauge",
    /// Backups that could not be made.
    backups_failed_total: "counter",
    /// Clients that were cut off since they read too slowly.
    slow_clients_total: "counter",
}

/// One figure.
#[derive(Debug, Default)]
pub struct Figure(AtomicU64);

impl Figure {
    /// One more.
    pub fn up(&self) {
        self.add(1);
    }

    /// One less.
    pub fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// So many more.
    pub fn add(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    /// So many now.
    pub fn set(&self, value: u64) {
        self.0.store(value, Ordering::Relaxed);
    }

    /// How many.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_read_as_prometheus_wants_them() {
        let figures = Figures::default();
        figures.inputs_total.add(3);
        let text = figures.text();
        assert!(text.contains("# HELP tablier_inputs_total Inputs kept.\n# TYPE tablier_inputs_total counter\ntablier_inputs_total 3\n"), "{text}");
    }
}
