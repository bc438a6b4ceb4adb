//! The table that is followed, the tables kept here, and what is asked of them.

use tablier_protocol::{Act, ClientMessage, Code, NewTable, ServerMessage};
use tablier_rules::Seed;
use tablier_table::rules_of;

use super::{Desk, Room};
use crate::local::attic::{self, FIRST_GAME};
use crate::local::house::{CaughtUp, House, KeptGame, NewDeal};
use crate::messages as m;
use crate::route::{Route, TableRef};
use crate::shell::chance;
use crate::table::known::Known;
use crate::table::learning::Learning;
use crate::table::model::Model;
use crate::table::sending::Decision;

impl Room {
    /// Follows a table from now on.
    pub fn follow(&self, table: &TableRef) {
        if self.followed_table().as_ref() == Some(table) {
            return;
        }
        let learning = match attic::text(&format!("{FIRST_GAME}{}", table.name)) {
            None => Learning::No,
            Some(text) => match self.read_lesson(&text) {
                None => Learning::Hints,
                Some(lesson) => Learning::Lesson(Box::new(lesson)),
            },
        };
        let seal = self.noted_seal(table);
        self.followed.set(Some(Model::new(table.clone(), learning, seal)));
        // It may have been begun in another language.
        self.translate_lesson();
        if table.local && !self.fetch_kept(&table.name) {
            return Room::hear(
                self,
                ServerMessage::Gone {
                    table: table.name.clone(),
                    code: Code::NoTable,
                    text: m::not_kept(),
                },
            );
        }
        self.ask(
            table.local,
            ClientMessage::Follow { table: table.name.clone(), since: 0, viewer: None },
        );
    }

    /// Does something at the desk.
    pub(super) fn with_desk<T>(&self, f: impl FnOnce(&mut Desk) -> T) -> Option<T> {
        self.desk.try_update_value(f)
    }

    /// Does something with the tables kept here, with whatever games have been opened; nothing where that part of the page is not there.
    pub(crate) fn with_house<T>(&self, f: impl FnOnce(&mut dyn House) -> T) -> Option<T> {
        let (opened, open) = (self.games.opened(), self.house.get_untracked());
        self.with_desk(|desk| {
            if desk.house.is_none() {
                desk.house = open.map(|part| (part.open)(opened));
            }
            let house = desk.house.as_deref_mut()?;
            house.know(opened);
            Some(f(house))
        })
        .flatten()
    }

    /// Takes a kept table up from the browser's storage; tells whether it is there.
    pub fn fetch_kept(&self, name: &str) -> bool {
        self.with_house(|house| house.fetch(name)).unwrap_or(false)
    }

    /// A kept game to be looked at again.
    pub fn look_at_kept(&self, name: &str) -> Option<KeptGame> {
        self.fetch_kept(name);
        self.with_house(|house| house.look(name)).flatten()
    }

    pub(crate) fn leave_table(&self) {
        if let Some(TableRef { local, name: table }) = self.followed_table() {
            self.ask(local, ClientMessage::Unfollow { table });
            self.followed.set(None);
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
        match self.with_house(|house| house.open_table(new, deal)) {
            Some(Ok(name)) => {
                self.store();
                if let Some(lesson) = first {
                    attic::put_text(&format!("{FIRST_GAME}{name}"), lesson);
                }
                self.go(Route::Table(TableRef::local(name)));
            }
            Some(Err(failure)) => self.notice.set(Some(failure.text)),
            None => self.notice.set(Some(m::part_missing())),
        }
    }

    /// Does something at the table that is followed.
    pub fn act(&self, act: Act) {
        if let Some(table) = self.followed_table() {
            self.act_at(&table, act);
        }
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
        self.decide(self.with_known(|known| known.play(moves)).flatten());
    }

    pub(crate) fn send_next(&self) {
        self.decide(self.with_known(Known::play_on).flatten());
    }

    fn decide(&self, next: Option<(Decision, String)>) {
        if let Some(((seat, decision), mv)) = next {
            self.act(Act::Decide { seat, decision, mv });
        }
    }

    pub(crate) fn ask(&self, local: bool, ask: ClientMessage) {
        if local {
            let tells = self.with_house(|house| house.ask(ask));
            tells.into_iter().flatten().for_each(|tell| Room::hear(self, tell));
            self.store();
            self.let_machines_think();
        } else {
            self.send(&ask);
        }
    }

    /// Stores what has happened at kept tables.
    pub(crate) fn store(&self) {
        let Some(stored) = self.with_house(|house| house.store()) else { return };
        stored.caught_up.into_iter().for_each(|one| self.went_on(one));
        if stored.no_room {
            self.notice.set(Some(m::no_room()));
        }
    }

    /// A kept table went on in another tab.
    pub(crate) fn went_on(&self, CaughtUp { table, lost, tell }: CaughtUp) {
        if lost {
            self.with_model(|model| {
                if *model.table() == TableRef::local(table) {
                    model.start_anew();
                }
            });
            self.notice.set(Some(m::went_on()));
        }
        if let Some(tell) = tell {
            Room::hear(self, tell);
        }
        self.let_machines_think();
    }
}
