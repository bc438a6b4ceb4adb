//! What happened, shown step by step.

use std::time::Duration;

use leptos::prelude::*;

use super::Shell;
use crate::sound;

impl Shell {
    /// Lets what is to be shown be shown, step by step.
    pub fn roll(&self) {
        if self.inner.try_update_value(|inner| std::mem::replace(&mut inner.rolling, true))
            == Some(true)
        {
            return;
        }
        self.roll_on();
    }

    fn roll_on(&self) {
        let step = self.step();
        let more = self.model.try_update(|model| {
            let model = model.as_mut()?;
            if step == 0 {
                model.skip();
            } else {
                model.advance().then_some(())?;
            }
            Some(!model.coming.is_empty())
        });
        let Some(Some(more)) = more else {
            self.inner.update_value(|inner| inner.rolling = false);
            return;
        };
        if self.settings.with_untracked(|settings| settings.sounds) {
            sound::knock();
        }
        if !more {
            self.inner.update_value(|inner| inner.rolling = false);
            self.guide();
            return;
        }
        let shell = *self;
        set_timeout(move || shell.roll_on(), Duration::from_millis((step + 60).into()));
    }
}
