//! The table that is followed, the tables kept here, and what is asked of them.

use leptos::prelude::*;
use tablier_protocol::{Act, ClientMessage, NewTable, ServerMessage};
use tablier_rules::{Message, Rulebook, RulesVersion, Seed};
use tablier_table::{LogEntry, rules_of};
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;

use super::guide::GUIDED;
use super::{Shell, chance, now};
use crate::lesson::Lesson;
use crate::local::attic;
use crate::local::tables::{Grown, LocalTables, Moment};
use crate::messages as m;
use crate::route::{Route, TableRef};
use crate::table::model::Model;

impl Shell {
    /// Follows a table from now on.
    pub fn follow(&self, table: &TableRef) {
        let known = self
            .model
            .with_untracked(|model| model.as_ref().is_some_and(|model| model.table == *table));
        if known {
            return;
        }
        let first = attic::text(&format!("{GUIDED}{}", table.name));
        let guided = first.is_some();
        let lesson = first.and_then(|text| Lesson::read(self.games.opened(), &text));
        let seal = self.noted_seal(table);
        self.model.set(Some(Model {
            guided,
            lesson,
            seal,
            ..Model::new(self.games.opened(), table.clone())
        }));
        // It may have been begun in another language.
        self.translate_lesson();
        if table.local && !self.fetch_kept(&table.name) {
            return self
                .hear(ServerMessage::Gone { table: table.name.clone(), text: m::not_kept() });
        }
        self.ask(
            table.local,
            ClientMessage::Follow { table: table.name.clone(), since: 0, viewer: None },
        );
    }

    /// The rules of a game, loaded unless they are there: from now on it may be played here.
    pub async fn open_game(self, slug: &str) -> Result<&'static dyn Rulebook, Message> {
        let rules = self.games.open(slug).await?;
        self.inner.update_value(|inner| inner.local_tables.learn(self.games.opened()));
        Ok(rules)
    }

    /// Takes a kept table up from the browser's storage; tells whether it is there.
    pub fn fetch_kept(&self, name: &str) -> bool {
        let held = self.inner.try_update_value(|inner| {
            inner.local_tables.has(name)
                || attic::log(name).is_some_and(|log| inner.local_tables.restore(name, log).is_ok())
        });
        held.unwrap_or(false)
    }

    /// Does something with the game of a kept table.
    pub fn with_kept<T>(&self, name: &str, f: impl FnOnce(&LocalTables) -> Option<T>) -> Option<T> {
        self.fetch_kept(name);
        self.inner.try_with_value(|inner| f(&inner.local_tables)).flatten()
    }

    /// Throws a kept table away.
    pub fn throw_away(&self, name: &str) {
        attic::remove_table(name);
        attic::remove(&format!("{GUIDED}{name}"));
        self.inner.update_value(|inner| inner.local_tables.remove(name));
        self.kept.set(attic::cards());
    }

    pub(super) fn leave_table(&self) {
        if let Some(model) = self.model.get_untracked() {
            self.ask(model.table.local, ClientMessage::Unfollow { table: model.table.name });
            self.model.set(None);
        }
    }

    /// Opens a table in this browser and goes there.
    pub fn open_here(&self, new: NewTable) {
        let deal = self.fresh_deal(&new);
        self.open_dealt(new, deal, None);
    }

    /// What a new table begins with: the newest rules, and chance of its own.
    pub(super) fn fresh_deal(&self, new: &NewTable) -> NewDeal {
        (rules_of(self.games.opened(), &new.game), Seed(chance()))
    }

    /// Opens a table whose chance is settled in this browser, and goes there. If it is somebody's first game, that is kept.
    pub(super) fn open_dealt(&self, new: NewTable, deal: NewDeal, first: Option<&str>) {
        let opened = self.inner.try_update_value(|inner| {
            let mut chance = chance;
            inner.local_tables.open(new, deal, &mut Moment { now: now(), chance: &mut chance })
        });
        match opened {
            Some(Ok(name)) => {
                self.store();
                if let Some(lesson) = first {
                    attic::put_text(&format!("{GUIDED}{name}"), lesson);
                }
                self.go(Route::Table(TableRef::local(name)));
            }
            Some(Err(failure)) => self.notice.set(Some(failure.text)),
            None => {}
        }
    }

    /// Does something at the table that is followed.
    pub fn act(&self, act: Act) {
        let Some(table) = self.model.with_untracked(|m| m.as_ref().map(|m| m.table.clone())) else {
            return;
        };
        self.act_at(&table, act);
    }

    /// Does something at a table.
    pub(super) fn act_at(&self, table: &TableRef, act: Act) {
        let put = self.inner.try_update_value(|inner| {
            let chance = inner.chance;
            inner.outbox.put(&table.name, act, chance)
        });
        let Some((id, ask)) = put else { return };
        self.ask(table.local, ask);
        if !table.local {
            self.expect_answer(id);
        }
    }

    /// Plays moves, one after the other.
    pub fn play(&self, moves: Vec<String>) {
        if self.strays(&moves) {
            return;
        }
        self.notice.set(None);
        self.with_model(|model| {
            model.gesture.clear();
            model.then = moves.into();
        });
        self.send_next();
    }

    pub(super) fn send_next(&self) {
        let next = self.model.try_update(|model| model.as_mut()?.next_of_click()).flatten();
        if let Some((seat, decision, mv)) = next {
            self.act(Act::Decide { seat, decision, mv });
        }
    }

    /// Changes what is known of the table that is followed.
    pub fn with_model(&self, change: impl FnOnce(&mut Model)) {
        self.model.update(|model| {
            if let Some(model) = model {
                change(model);
            }
        });
    }

    pub(super) fn ask(&self, local: bool, ask: ClientMessage) {
        if local {
            let tells = self.inner.try_update_value(|inner| {
                let mut chance = chance;
                inner.local_tables.take(ask, &mut Moment { now: now(), chance: &mut chance })
            });
            tells.into_iter().flatten().for_each(|tell| self.hear(tell));
            self.store();
            self.let_machines_think();
        } else {
            self.inner.with_value(|inner| {
                if let Some(socket) = &inner.socket {
                    socket.send(&ask);
                }
            });
        }
    }

    /// Stores what has happened at kept tables.
    pub(super) fn store(&self) {
        let grown = self.inner.try_update_value(|inner| inner.local_tables.unstored());
        for Grown { name, card, log, stored } in grown.into_iter().flatten() {
            let elsewhere = attic::log(&name).filter(|elsewhere| elsewhere.len() > stored);
            if elsewhere.is_some_and(|elsewhere| self.take_up(&name, elsewhere)) {
                continue;
            }
            if !attic::put_table(&name, &card, &log) {
                self.notice.set(Some(m::no_room()));
            }
        }
    }

    /// Takes up what happens at kept tables in other tabs.
    pub(super) fn watch_attic(&self) {
        let shell = *self;
        window_event_listener_untyped("storage", move |event| {
            let Some(key) = event.unchecked_into::<StorageEvent>().key() else { return };
            if attic::is_card(&key) {
                shell.kept.set(attic::cards());
            }
            let Some(name) = attic::table_of_log(&key) else { return };
            let length = shell.inner.with_value(|inner| inner.local_tables.length(name));
            let log = attic::log(name).filter(|log| length > 0 && log.len() > length);
            if let Some(log) = log {
                shell.take_up(name, log);
            }
        });
    }

    /// Goes on with a kept table as another tab did; tells whether it could be.
    fn take_up(&self, name: &str, log: Vec<LogEntry>) -> bool {
        let lost = self.inner.try_update_value(|inner| inner.local_tables.take_up(name, log).ok());
        let Some(lost) = lost.flatten() else { return false };
        if lost {
            self.with_model(|model| {
                if model.table == TableRef::local(name) {
                    model.start_anew();
                }
            });
            self.notice.set(Some(m::went_on()));
        }
        let tell = self.inner.try_update_value(|inner| inner.local_tables.tell(name, now()));
        if let Some(tell) = tell.flatten() {
            self.hear(tell);
        }
        self.let_machines_think();
        true
    }
}

/// What a table in this browser begins with: the version of its rules, and all its chance.
pub(super) type NewDeal = (RulesVersion, Seed);
