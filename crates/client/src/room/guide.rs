//! Hints, and the first game, where one is shown at every turn: as a lesson has it, else as a machine would play.

use leptos::prelude::*;
use tablier_protocol::{Act, Failure, NewTable};
use tablier_rules::{Level, Message};
use tablier_worker::{Task, Thought};

use super::Room;
use crate::lesson::Lesson;
use crate::link::http;
use crate::messages as m;

/// What is kept there where there is no lesson.
const NO_LESSON: &str = "true";
/// Hints are numbered apart from the tasks of local tables.
pub(crate) const HINT: u32 = 1 << 31;

impl Room {
    /// Opens a table for a first game: with the lesson of the game, or, where there is none, as it was settled on the page.
    pub fn open_first(&self, new: NewTable) {
        let room = *self;
        let game = new.game.clone();
        let take = move |text: Result<String, Failure>| {
            let text = text.unwrap_or_default();
            match Lesson::read(room.games.opened(), &text).filter(|lesson| lesson.game == new.game)
            {
                Some(lesson) => room.open_dealt(lesson.table(), lesson.deal, Some(&text)),
                None => {
                    let deal = room.fresh_deal(&new);
                    room.open_dealt(new, deal, Some(NO_LESSON));
                }
            }
        };
        self.fetch_lesson(&game, Box::new(take));
    }

    /// Asks for the lesson of a game, in the language that is shown where there is one.
    fn fetch_lesson(&self, game: &str, take: Box<dyn FnOnce(Result<String, Failure>)>) {
        http::fetch_written(format!("/lesson-{game}"), "txt", self.language(), take);
    }

    /// The lesson that is being given goes on in the language that is shown.
    pub(crate) fn translate_lesson(&self) {
        let room = *self;
        let given = self.model.with_untracked(|model| {
            let model = model.as_ref()?;
            Some((model.table.clone(), model.lesson.as_ref()?.game.clone()))
        });
        let Some((table, game)) = given else { return };
        let take = move |text: Result<String, Failure>| {
            let read = |text: &str| Lesson::read(room.games.opened(), text);
            let Some(translated) = text.ok().as_deref().and_then(read) else { return };
            room.with_model(|model| {
                let given = model.lesson.as_mut().filter(|_| model.table == table);
                if let Some(lesson) = given.filter(|lesson| lesson.is_same(&translated)) {
                    *lesson = translated;
                }
            });
        };
        self.fetch_lesson(&game, Box::new(take));
    }

    /// In a first game, shows a good move once there is one to make.
    pub(crate) fn guide(&self) {
        let wanted = self.model.with_untracked(|model| {
            let model = model.as_ref()?;
            let waits = model.guided && model.may_click() && !model.pondering;
            Some(waits && model.hint.is_none() && model.gesture.is_empty())
        });
        if wanted == Some(true) {
            self.ask_hint();
        }
    }

    /// Whether somebody would stray from a lesson with these moves. If so, the way back is shown.
    pub(crate) fn strays(&self, moves: &[String]) -> bool {
        let strays = self.model.try_update(|model| model.as_mut().is_some_and(|m| m.strays(moves)));
        let strays = strays.unwrap_or(false);
        if strays {
            self.notice.set(Some(m::lesson_follow()));
            self.guide();
        }
        strays
    }

    /// Takes words into the hand, or empties it; a lesson shows anew what to do.
    pub fn hold(&self, words: Vec<String>) {
        let strays = self.model.try_update(|model| model.as_mut().is_some_and(|m| m.hold(words)));
        if strays == Some(true) {
            self.notice.set(Some(m::lesson_follow()));
        }
    }

    pub fn ask_hint(&self) {
        let written = self.model.try_update(|model| model.as_mut()?.point_at_written()).flatten();
        match written {
            Some(Some(mv)) => {
                return self.notice.set(Some(m::lesson_move(mv)));
            }
            Some(None) => return,
            None => {}
        }
        let task = self.model.with_untracked(|model| {
            let model = model.as_ref().filter(|model| model.may_click())?;
            let snapshot = model.snapshot.as_ref()?;
            let (game, view) = (snapshot.game.clone(), snapshot.view.clone());
            // Whoever learns a game would rather not wait.
            let level = if model.guided { Level::Confirmed } else { Level::Expert };
            let (seat, seed) = (snapshot.viewer.seat()?, snapshot.v);
            Some(Task { id: 0, game, view, seat, level, seed })
        });
        let Some(task) = task else { return };
        let told = self.model.try_update(|model| model.as_mut()?.hint_to_tell()).flatten();
        if let Some(seat) = told {
            self.act(Act::Hint { seat });
        }
        let number = self.with_desk(|desk| {
            desk.hints += 1;
            desk.hints
        });
        self.with_model(|model| model.pondering = true);
        self.give(&Task { id: HINT + number.unwrap_or(0), ..task });
    }

    pub(crate) fn show_hint(&self, thought: &Thought) {
        // Another may have been asked for since.
        if self.desk.try_with_value(|desk| HINT + desk.hints) != Some(thought.id) {
            return;
        }
        let told = self.model.try_update(|model| {
            let model = model.as_mut().filter(|model| model.pondering)?;
            model.pondering = false;
            let mv = thought.moves.first()?;
            let words = match (model.point_at(mv), model.pointed()) {
                (true, Some(name)) => m::hint_is(name),
                (true, None) => m::hint_ringed(),
                (false, _) => m::hint_is(Message::words(mv)),
            };
            Some(words).filter(|_| !model.guided)
        });
        if let Some(words) = told.flatten() {
            self.notice.set(Some(words));
        }
    }
}
