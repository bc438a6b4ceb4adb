//! A first game that explains itself: the first moves of both sides are written down, with what is to be said of them. Knows
//! no page: how far a game has come is told, and what comes next is answered.

use tablier_protocol::NewTable;
use tablier_rules::{Level, OptionMap, Rulebooks, RulesVersion, Seat, Seed, ToldMove, Viewer};
use tablier_table::chronicle::ChronicleLine;
use tablier_table::{Audience, SeatSetup, Story};

#[derive(Clone, Debug)]
pub struct Lesson {
    /// The slug of the game.
    pub game: String,
    /// All its chance, and the rules it was written for.
    pub deal: (RulesVersion, Seed),
    options: OptionMap,
    seats: usize,
    learner: Seat,
    moves: Vec<ToldMove>,
    /// What is said, with the number of moves made then.
    remarks: Vec<(usize, String)>,
}

/// How far a game has come in its lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// So many moves were made as written.
    Written(usize),
    /// All were made, and the learner has not gone on yet.
    Finished,
    /// The learner plays freely.
    Free,
}

impl Lesson {
    /// The lesson a text holds, if it holds one of these games.
    pub fn read(rulebooks: Rulebooks, text: &str) -> Option<Lesson> {
        let story = Story::read(rulebooks, text)?;
        let learner = Seat::try_from(u8::try_from(story.number("learner")).ok()?).ok()?;
        let mut remarks = story.remarks;
        if let Some(preface) = story.record.preface {
            remarks.insert(0, (0, preface));
        }
        Some(Lesson {
            game: story.record.game,
            deal: (story.record.rules.unwrap_or(RulesVersion::FIRST), story.record.seed?),
            options: story.game.options(),
            seats: story.game.seats(),
            learner,
            moves: story.game.events(Viewer::Everything, 0..story.game.moves()),
            remarks,
        })
    }

    /// The table it is given at.
    pub fn table(&self) -> NewTable {
        let place = |seat| match seat == self.learner {
            true => SeatSetup::Host,
            false => SeatSetup::Machine(Level::Beginner),
        };
        NewTable {
            game: self.game.clone(),
            options: self.options.clone(),
            places: Seat::all(self.seats).map(place).collect(),
            pace: Default::default(),
            absence: Default::default(),
            audience: Audience::Link,
            rated: false,
            seal: None,
        }
    }

    /// Whether the other tells the same game, perhaps in another language.
    pub fn is_same(&self, other: &Lesson) -> bool {
        self.deal == other.deal && self.table() == other.table() && self.moves == other.moves
    }

    /// How far a game has come in which these things happened.
    pub fn progress(&self, lines: &[ChronicleLine]) -> Progress {
        let mut made = 0;
        for line in lines {
            let (Some(number), Some(seat)) = (line.number, line.seat) else { continue };
            made = number;
            let strays = match self.moves.get(number.saturating_sub(1)) {
                Some(next) => seat != next.seat || line.mv.is_some() && line.mv != next.mv,
                None => seat == self.learner,
            };
            if strays {
                return Progress::Free;
            }
        }
        if made < self.moves.len() { Progress::Written(made) } else { Progress::Finished }
    }

    /// Who is to make which move after so many.
    pub fn next(&self, made: usize) -> Option<(Seat, &str)> {
        self.moves.get(made).and_then(|next| Some((next.seat, next.mv.as_deref()?)))
    }

    /// Whether a seat that makes these moves after so many does as is written, as far as it is.
    pub fn allows(&self, made: usize, seat: Seat, moves: &[String]) -> bool {
        let rest = self.moves.get(made..).unwrap_or_default();
        let mut written = rest.iter().filter(|next| !next.forced);
        for (index, mv) in moves.iter().enumerate() {
            match written.next() {
                Some(next) if next.seat == seat && next.mv.as_ref() == Some(mv) => {}
                // Whatever follows a turn of one's own is not up to oneself.
                Some(next) => return next.seat != seat && index > 0,
                None => return true,
            }
        }
        true
    }

    /// What is said after so many moves: everything since the learner's last one, paragraph by paragraph.
    pub fn words(&self, made: usize) -> String {
        let before = &self.moves[..made.min(self.moves.len())];
        let own = before.iter().rposition(|made| made.seat == self.learner && !made.forced);
        let since = own.map_or(0, |index| index + 1);
        let mut said = String::new();
        for (_, words) in self.remarks.iter().filter(|(at, _)| (since..=made).contains(at)) {
            say(&mut said, words);
        }
        said
    }

    /// The same at its end.
    pub fn last_words(&self) -> String {
        self.words(self.moves.len())
    }
}

/// Adds a paragraph.
pub fn say(said: &mut String, words: &str) {
    said.push_str(if said.is_empty() { "" } else { "\n\n" });
    said.push_str(words);
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tablier_games::RULEBOOKS;
    use tablier_protocol::{Act, ClientMessage, ServerMessage};
    use tablier_rules::{Language, way};
    use tablier_table::Time;

    use super::*;
    use crate::local::tables::{LocalTables, Moment};
    use crate::route::TableRef;
    use crate::table::learning::Learning;
    use crate::table::model::Model;

    const TEXT: &str = "game: six\noption first: 1\nseed: 3\nlearner: 1\n\n{ welcome }\n\
        1. (1) 0,0 { well laid }\n2. (0) 1,0 { they answer }\n3. (1) 0,1\n4. (0) 1,1 { your turn }\n5. (1) -1,2 { the end }\n";

    fn lesson() -> Lesson {
        Lesson::read(RULEBOOKS, TEXT).unwrap()
    }

    #[test]
    fn the_learner_is_told_everything_since_the_last_move() {
        let lesson = lesson();
        assert_eq!(lesson.words(0), "welcome");
        assert_eq!(lesson.words(1), "well laid");
        assert_eq!(lesson.words(2), "well laid\n\nthey answer");
        assert!(lesson.words(3).is_empty());
        assert_eq!(lesson.words(4), "your turn");
        assert_eq!(lesson.last_words(), "the end");
    }

    #[test]
    fn only_what_is_written_may_be_played() {
        let (lesson, learner) = (lesson(), Seat::new(1));
        let allows = |made, moves: &[&str]| {
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            lesson.allows(made, learner, &moves)
        };
        assert_eq!(lesson.next(2), Some((learner, "0,1")));
        assert!(allows(2, &["0,1"]) && allows(2, &["0,1", "5,5"]));
        assert!(!allows(2, &["5,5"]) && !allows(1, &["1,0"]));
        assert!(allows(5, &["5,5"]), "beyond the end everything is free");
        assert_eq!(lesson.next(5), None);
    }

    /// Plays a whole lesson at a table kept in the browser; gives what happened, and how far it had come before each move.
    fn play(lesson: &Lesson) -> (Model, Vec<Progress>) {
        let mut chance = || 9;
        let mut at = Moment { now: Time(1), chance: &mut chance };
        let mut local_tables = LocalTables::new(RULEBOOKS);
        let table = local_tables.open(lesson.table(), lesson.deal, &mut at).unwrap();
        let learning = Learning::Lesson(Box::new(lesson.clone()));
        let mut model = Model::new(TableRef::local(table.clone()), learning, None);
        let rules = RULEBOOKS.get(&lesson.game).unwrap();
        let mut told = local_tables
            .take(ClientMessage::Follow { table: table.clone(), since: 0, viewer: None }, &mut at);
        let mut way_so_far = Vec::new();
        loop {
            for tell in told.drain(..) {
                match tell {
                    ServerMessage::Table { update, .. } => {
                        model.update(rules, *update);
                    }
                    ServerMessage::Refused { failure, .. } => {
                        panic!("{}", failure.text.get(Language::EN))
                    }
                    _ => {}
                }
            }
            let known = model.known_mut().unwrap();
            known.screen_mut().skip();
            let progress = lesson.progress(known.lines());
            way_so_far.push(progress);
            let Progress::Written(made) = progress else { return (model, way_so_far) };
            let (seat, mv) = lesson.next(made).unwrap();
            if seat == lesson.learner {
                let (snapshot, mv) = (known.snapshot().clone(), mv.to_owned());
                let shown = way(rules, &snapshot.view, Viewer::Seat(seat), &mv);
                assert!(shown.is_some(), "{}: {mv} after {made} is not on the board", lesson.game);
                // Whatever is let go of or taken instead, what the lesson asks for is in the hand.
                let asked = shown.map(|way| way.gesture).unwrap_or_default();
                for (held, strays) in [(vec![], false), (vec!["something else".to_owned()], true)] {
                    assert_eq!(model.hold(held), strays);
                    let hand = model.known().unwrap().hand();
                    assert!(hand.hint().is_some() && hand.gesture() == asked);
                }
                assert!(!model.strays(std::slice::from_ref(&mv)));
                let act = Act::Decide { seat, decision: snapshot.decision.unwrap(), mv };
                let id = format!("a{made}");
                told = local_tables
                    .take(ClientMessage::Act { table: table.clone(), id, act }, &mut at);
            } else {
                let task = local_tables.tasks().into_iter().find(|task| task.seat == seat).unwrap();
                told = local_tables.thought(task.id, &[mv.to_owned()], Time(2));
            }
        }
    }

    #[test]
    fn a_lesson_leads_into_a_game_that_goes_on_freely() {
        let lesson = lesson();
        let (model, progress) = play(&lesson);
        let mut expected: Vec<Progress> = (0..5).map(Progress::Written).collect();
        expected.push(Progress::Finished);
        assert_eq!(progress, expected);
        let mut lines = model.known().unwrap().lines().to_vec();
        let last = lines.last().cloned().unwrap();
        lines.push(ChronicleLine { number: Some(6), seat: Some(Seat::new(0)), ..last.clone() });
        assert_eq!(lesson.progress(&lines), Progress::Finished);
        lines.push(ChronicleLine { number: Some(7), seat: Some(Seat::new(1)), ..last.clone() });
        assert_eq!(lesson.progress(&lines), Progress::Free);
        lines.truncate(4);
        lines.push(ChronicleLine { mv: Some("7,7".into()), ..last });
        assert_eq!(lesson.progress(&lines), Progress::Free);
    }

    #[test]
    fn the_lessons_of_all_games_can_be_followed_in_both_languages() {
        for slug in RULEBOOKS.slugs() {
            let read = |language| {
                let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
                let text = fs::read_to_string(format!("{folder}/{slug}/lesson.{language}.txt"));
                text.ok().map(|text| Lesson::read(RULEBOOKS, &text).expect(slug))
            };
            let (french, english) = (read("fr"), read("en"));
            assert_eq!(french.is_some(), english.is_some(), "{slug}");
            let (Some(french), Some(english)) = (french, english) else { continue };
            assert_eq!(french.game, slug);
            assert!(french.is_same(&english), "{slug}");
            assert!(!french.words(0).is_empty() && !english.words(0).is_empty(), "{slug}");
            assert_eq!(play(&french).1.last(), Some(&Progress::Finished), "{slug}");
        }
    }
}
