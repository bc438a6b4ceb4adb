//! The tables kept in this browser, at a glance: they are played in the room.

use tablier_views::prelude::*;
use web_sys::StorageEvent;

use super::Shell;
use crate::local::attic;

impl Shell {
    /// Throws a kept table away.
    pub fn throw_away(&self, name: &str) {
        attic::remove_table(name);
        if let Some(door) = self.door() {
            door.forget(name);
        }
        self.kept.set(attic::cards());
    }

    /// Takes up what happens at kept tables in other tabs.
    pub(super) fn watch_attic(&self) {
        let shell = *self;
        window_event_listener("storage", move |event: StorageEvent| {
            let Some(key) = event.key() else { return };
            if attic::is_card(&key) {
                shell.kept.set(attic::cards());
            }
            if let (Some(door), Some(name)) = (shell.door(), attic::table_of_log(&key)) {
                door.stored_elsewhere(name);
            }
        })
        .for_ever();
    }
}
