//! What is said at a table.

use serde::Serialize;

use crate::event::TableEvent;
use crate::refusal::Reason;
use crate::table::{Stage, Table};
use crate::{PersonId, Refusal, Time};

/// The longest thing that can be said at once, in characters.
const LONGEST_SAYING: usize = 500;
/// How much can be said at one table.
const MOST_SAYINGS: usize = 2_000;

/// Something that was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Saying<'a> {
    /// The version that brought it.
    pub v: u64,
    /// When.
    pub at: Time,
    /// By whom.
    pub person: PersonId,
    /// What the person was called.
    pub name: &'a str,
    pub text: &'a str,
    /// Whether the person played.
    pub plays: bool,
}

impl Table {
    /// Whether a person may say something: partners do not talk to each other while they play.
    pub(crate) fn may_talk(&self, person: PersonId) -> bool {
        let Some(game) = self.game.as_deref().filter(|_| self.stage == Stage::Playing) else {
            return true;
        };
        self.seats_of(person).iter().all(|seat| game.team(seat).len() == 1)
    }

    pub(crate) fn say(
        &mut self,
        person: PersonId,
        name: &str,
        text: &str,
    ) -> Result<TableEvent, Refusal> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Reason::SayNothing.into());
        }
        if text.chars().count() > LONGEST_SAYING {
            return Err(Reason::SayLong { longest: LONGEST_SAYING }.into());
        }
        if !self.may_talk(person) {
            return Err(Reason::Partners.into());
        }
        if self.sayings >= MOST_SAYINGS {
            return Err(Reason::SaidEnough.into());
        }
        self.sayings += 1;
        let plays = !self.seats_of(person).is_empty();
        let (name, text) = (name.to_owned(), Some(text.to_owned()));
        Ok(TableEvent::Said { person, name, text, plays, during: self.stage })
    }

    /// Everything that was said, in order, and nothing of what was taken away: not for clients.
    pub fn sayings(&self) -> impl Iterator<Item = Saying<'_>> {
        (1..).zip(&self.events).filter_map(|(v, (at, event))| match event {
            TableEvent::Said { person, name, text: Some(text), plays, .. } => {
                Some(Saying { v, at: *at, person: *person, name, text, plays: *plays })
            }
            _ => None,
        })
    }

    pub(crate) fn unsay(&mut self, version: u64) -> Result<TableEvent, Refusal> {
        let index = usize::try_from(version).unwrap_or(0).wrapping_sub(1);
        match self.events.get_mut(index) {
            Some((_, TableEvent::Said { text, plays, during, .. })) => {
                *text = None;
                Ok(TableEvent::Unsaid { version, plays: *plays, during: *during })
            }
            _ => Err(Reason::NothingSaid.into()),
        }
    }
}
