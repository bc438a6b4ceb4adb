//! Hints, and the first game, where one is shown at every turn: as a lesson has it, else as a machine would play.

use tablier_protocol::{Act, Failure, NewTable};
use tablier_rules::{Level, Message};
use tablier_worker::{Task, Thought};

use super::Room;
use crate::lesson::Lesson;
use crate::link::http;
use crate::messages as m;
use crate::table::model::Model;

/// What is kept there where there is no lesson.
const NO_LESSON: &str = "true";
/// Hints are numbered apart from the tasks of local tables.
pub(crate) const HINT: u32 = 1 << 31;

impl Room {
    /// Opens a table for a first game: with the lesson of the game, or, where there is none, as it was settled on the page.
    pub fn open_first(&self, new: NewTable) {
        let room = *self;
        let (game, visit) = (new.game.clone(), self.visit());
        let take = move |text: Result<String, Failure>| {
            if room.visit() != visit {
                return;
            }
            let text = text.unwrap_or_default();
            match room.read_lesson(&text).filter(|lesson| lesson.game == new.game) {
                Some(lesson) => room.open_dealt(lesson.table(), lesson.deal, Some(&text)),
                None => {
                    let deal = room.fresh_deal(&new);
                    room.open_dealt(new, deal, Some(NO_LESSON));
                }
            }
        };
        self.fetch_lesson(&game, Box::new(take));
    }

    /// The lesson that a text holds, if it holds one. Lessons are given at tables kept here.
    pub(super) fn read_lesson(&self, text: &str) -> Option<Lesson> {
        self.with_house(|house| house.read_lesson(text)).flatten()
    }

    /// Asks for the lesson of a game, in the language that is shown where there is one.
    fn fetch_lesson(&self, game: &str, take: Box<dyn FnOnce(Result<String, Failure>)>) {
        http::fetch_written(format!("lesson-{game}"), "txt", self.language(), take);
    }

    /// The lesson that is being given goes on in the language that is shown.
    pub(crate) fn translate_lesson(&self) {
        let room = *self;
        let given = self.model_now(|model| {
            Some((model.table().clone(), model.learning().lesson()?.game.clone()))
        });
        let Some((table, game)) = given else { return };
        let take = move |text: Result<String, Failure>| {
            let translated = text.ok().and_then(|text| room.read_lesson(&text));
            let Some(translated) = translated else { return };
            room.with_model(|model| {
                if *model.table() == table {
                    model.translate(translated);
                }
            });
        };
        self.fetch_lesson(&game, Box::new(take));
    }

    /// In a first game, shows a good move once there is one to make.
    pub(crate) fn guide(&self) {
        if self.model_now(|model| Some(model.wants_hint())) == Some(true) {
            self.ask_hint();
        }
    }

    /// Whether somebody would stray from a lesson with these moves. If so, the way back is shown.
    pub(crate) fn strays(&self, moves: &[String]) -> bool {
        let strays = self.with_model(|model| model.strays(moves)) == Some(true);
        if strays {
            self.notice.set(Some(m::lesson_follow()));
            self.guide();
        }
        strays
    }

    /// Takes words into the hand, or empties it; a lesson shows anew what to do.
    pub fn hold(&self, words: Vec<String>) {
        if self.with_model(|model| model.hold(words)) == Some(true) {
            self.notice.set(Some(m::lesson_follow()));
        }
    }

    pub fn ask_hint(&self) {
        match self.with_model(Model::point_at_written).flatten() {
            Some(Some(mv)) => {
                return self.notice.set(Some(m::lesson_move(mv)));
            }
            Some(None) => return,
            None => {}
        }
        let task = self.model_now(|model| {
            let snapshot = model.known().filter(|known| known.may_click())?.snapshot();
            let (game, view) = (snapshot.game.clone(), snapshot.view.clone());
            // Whoever learns a game would rather not wait.
            let is_guided = model.learning().is_guided();
            let level = if is_guided { Level::Confirmed } else { Level::Expert };
            let (seat, seed) = (snapshot.viewer.seat()?, snapshot.v);
            Some(Task { id: 0, game, view, seat, level, seed })
        });
        let Some(task) = task else { return };
        if let Some(seat) = self.with_model(Model::hint_to_tell).flatten() {
            self.act(Act::Hint { seat });
        }
        let number = self.with_desk(|desk| {
            desk.hints += 1;
            desk.hints
        });
        self.with_known(|known| known.hand_mut().ponder(true));
        self.give(&Task { id: HINT + number.unwrap_or(0), ..task });
    }

    pub(crate) fn show_hint(&self, thought: &Thought) {
        // Another may have been asked for since.
        if self.desk.try_with_value(|desk| HINT + desk.hints) != Some(thought.id) {
            return;
        }
        let told = self.with_model(|model| {
            let is_guided = model.learning().is_guided();
            let known = model.known_mut().filter(|known| known.hand().is_pondering())?;
            known.hand_mut().ponder(false);
            let mv = thought.moves.first()?;
            let words = match (known.point_at(mv), known.pointed()) {
                (true, Some(name)) => m::hint_is(name),
                (true, None) => m::hint_ringed(),
                (false, _) => m::hint_is(Message::words(mv)),
            };
            Some(words).filter(|_| !is_guided)
        });
        if let Some(words) = told.flatten() {
            self.notice.set(Some(words));
        }
    }
}
