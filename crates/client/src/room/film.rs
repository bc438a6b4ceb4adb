//! What happened, shown step by step.

use std::time::Duration;

use tablier_views::prelude::*;

use super::Room;
use crate::sound;

impl Room {
    /// Lets what is to be shown be shown, step by step.
    pub fn roll(&self) {
        if self.with_desk(|desk| std::mem::replace(&mut desk.rolling, true)) == Some(true) {
            return;
        }
        self.roll_on();
    }

    fn roll_on(&self) {
        let step = self.step();
        let more = self.with_known(|known| {
            let screen = known.screen_mut();
            let is_shown = if step == 0 { screen.skip() } else { screen.advance() };
            is_shown.then(|| screen.is_running())
        });
        let Some(Some(more)) = more else {
            self.desk.update_value(|desk| desk.rolling = false);
            return;
        };
        if self.settings.with_untracked(|settings| settings.sounds) {
            sound::knock();
        }
        if !more {
            self.desk.update_value(|desk| desk.rolling = false);
            self.guide();
            return;
        }
        let room = *self;
        set_timeout(move || room.roll_on(), Duration::from_millis((step + 60).into()));
    }
}
