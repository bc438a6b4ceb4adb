//! What the page asks of the table that is followed, and changes there.

use tablier_views::prelude::*;

use super::Room;
use crate::route::TableRef;
use crate::table::known::Known;
use crate::table::model::Model;

impl Room {
    /// What the table that is followed answers; whoever asks is told when it changes.
    pub fn model<T>(&self, question: impl FnOnce(&Model) -> Option<T>) -> Option<T> {
        self.followed.with(|model| model.as_ref().and_then(question))
    }

    /// What it answers at this moment.
    pub fn model_now<T>(&self, question: impl FnOnce(&Model) -> Option<T>) -> Option<T> {
        self.followed.with_untracked(|model| model.as_ref().and_then(question))
    }

    /// Changes the table that is followed.
    pub fn with_model<T>(&self, change: impl FnOnce(&mut Model) -> T) -> Option<T> {
        self.followed.try_update(|model| model.as_mut().map(change)).flatten()
    }

    /// What is known of it answers, if anything is; whoever asks is told when it changes.
    pub fn known<T>(&self, question: impl FnOnce(&Known) -> Option<T>) -> Option<T> {
        self.model(|model| model.known().and_then(question))
    }

    /// What that answers at this moment.
    pub fn known_now<T>(&self, question: impl FnOnce(&Known) -> Option<T>) -> Option<T> {
        self.model_now(|model| model.known().and_then(question))
    }

    /// Changes what is known of it.
    pub fn with_known<T>(&self, change: impl FnOnce(&mut Known) -> T) -> Option<T> {
        self.with_model(|model| model.known_mut().map(change)).flatten()
    }

    /// An answer that is looked at anew when the table changes, and told on when it is another one. Where nothing is known it is the
    /// usual one.
    pub fn watch<T>(&self, question: fn(&Known) -> T) -> Memo<T>
    where
        T: Default + PartialEq + Send + Sync + 'static,
    {
        let room = *self;
        Memo::new(move |_| room.known(|known| Some(question(known))).unwrap_or_default())
    }

    /// Which table is followed.
    pub fn followed_table(&self) -> Option<TableRef> {
        self.model_now(|model| Some(model.table().clone()))
    }
}
