//! The table that is followed, the tables kept here, and what is asked of them.

use leptos::prelude::*;
use tablier_protocol::{Act, ClientMessage, NewTable, ServerMessage};
use tablier_rules::{RulesVersion, Seed};
use tablier_table::{LogEntry, rules_of};

use super::{Desk, Room};
use crate::lesson::Lesson;
use crate::local::attic::{self, FIRST_GAME};
use crate::local::tables::{Grown, LocalTables, Moment};
use crate::messages as m;
use crate::route::{Route, TableRef};
use crate::shell::{chance, now};
use crate::table::model::Model;

impl Room {
    /// Follows a table from now on.
    pub fn follow(&self, table: &TableRef) {
        let known = self
            .model
            .with_untracked(|model| model.as_ref().is_some_and(|model| model.table == *table));
        if known {
            return;
        }
        let first = attic::text(&format!("{FIRST_GAME}{}", table.name));
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
            return Room::hear(
                self,
                ServerMessage::Gone { table: table.name.clone(), text: m::not_kept() },
            );
        }
        self.ask(
            table.local,
            ClientMessage::Follow { table: table.name.clone(), since: 0, viewer: None },
        );
    }

    /// Does something at the desk, with whatever games have been opened.
    pub(super) fn with_desk<T>(&self, f: impl FnOnce(&mut Desk) -> T) -> Option<T> {
        let opened = self.games.opened();
        self.desk.try_update_value(|desk| {
            desk.local_tables.learn(opened);
            f(desk)
        })
    }

    /// Takes a kept table up from the browser's storage; tells whether it is there.
    pub fn fetch_kept(&self, name: &str) -> bool {
        let held = self.with_desk(|desk| {
            desk.local_tables.has(name)
                || attic::log(name).is_some_and(|log| desk.local_tables.restore(name, log).is_ok())
        });
        held.unwrap_or(false)
    }

    /// Does something with the game of a kept table.
    pub fn with_kept<T>(&self, name: &str, f: impl FnOnce(&LocalTables) -> Option<T>) -> Option<T> {
        self.fetch_kept(name);
        self.desk.try_with_value(|desk| f(&desk.local_tables)).flatten()
    }

    pub(crate) fn leave_table(&self) {
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
    pub(crate) fn fresh_deal(&self, new: &NewTable) -> NewDeal {
        (rules_of(self.games.opened(), &new.game), Seed(chance()))
    }

    /// Opens a table whose chance is settled in this browser, and goes there. If it is somebody's first game, that is kept.
    pub(crate) fn open_dealt(&self, new: NewTable, deal: NewDeal, first: Option<&str>) {
        let opened = self.with_desk(|desk| {
            let mut chance = chance;
            desk.local_tables.open(new, deal, &mut Moment { now: now(), chance: &mut chance })
        });
        match opened {
            Some(Ok(name)) => {
                self.store();
                if let Some(lesson) = first {
                    attic::put_text(&format!("{FIRST_GAME}{name}"), lesson);
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
    pub(crate) fn act_at(&self, table: &TableRef, act: Act) {
        let Some((id, ask)) = self.put_out(&table.name, act) else { return };
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

    pub(crate) fn send_next(&self) {
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

    pub(crate) fn ask(&self, local: bool, ask: ClientMessage) {
        if local {
            let tells = self.with_desk(|desk| {
                let mut chance = chance;
                desk.local_tables.take(ask, &mut Moment { now: now(), chance: &mut chance })
            });
            tells.into_iter().flatten().for_each(|tell| Room::hear(self, tell));
            self.store();
            self.let_machines_think();
        } else {
            self.send(&ask);
        }
    }

    /// Stores what has happened at kept tables.
    pub(crate) fn store(&self) {
        let grown = self.with_desk(|desk| desk.local_tables.unstored());
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

    /// Goes on with a kept table as another tab did; tells whether it could be.
    pub(crate) fn take_up(&self, name: &str, log: Vec<LogEntry>) -> bool {
        let lost = self.with_desk(|desk| desk.local_tables.take_up(name, log).ok());
        let Some(lost) = lost.flatten() else { return false };
        if lost {
            self.with_model(|model| {
                if model.table == TableRef::local(name) {
                    model.start_anew();
                }
            });
            self.notice.set(Some(m::went_on()));
        }
        let tell = self.with_desk(|desk| desk.local_tables.tell(name, now()));
        if let Some(tell) = tell.flatten() {
            Room::hear(self, tell);
        }
        self.let_machines_think();
        true
    }
}

/// What a table in this browser begins with: the version of its rules, and all its chance.
pub(crate) type NewDeal = (RulesVersion, Seed);
