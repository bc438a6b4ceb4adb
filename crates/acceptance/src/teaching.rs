//! The diagrams in the pages of rules and the lessons: all languages teach the same, every move of it is legal, and
//! nobody is left without a word.

use serde_json::Value;
use tablier_rules::{
    AnyMatch, Language, OptionMap, Record, Rulebook, RulebookOf, Seed, Show, Viewer, messages,
};

use crate::Folder;
use crate::folder::parse;

/// The game that a record tells. Forced moves are written as well, so that moves and comments are counted alike.
fn load<G: Show>(name: &str, record: &Record) -> Box<dyn AnyMatch> {
    let game = RulebookOf::<G>::new().load(record);
    let game = game.unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(game.moves(), record.moves.len(), "{name}: forced moves are left out");
    game
}

fn header(record: &Record, name: &str) -> Option<usize> {
    let (_, value) = record.others.iter().find(|(key, _)| key == name)?;
    Some(value.parse().unwrap_or_else(|_| panic!("{name}: {value} is not a number")))
}

/// What is said when so many moves have been made.
fn said(record: &Record, moves: usize) -> Option<&str> {
    match moves.checked_sub(1) {
        None => record.preface.as_deref(),
        Some(last) => record.moves[last].comment.as_deref(),
    }
}

/// The record without a word, and where its words were.
fn bare(record: &Record) -> (Record, Vec<bool>) {
    let places = (0..=record.moves.len()).map(|moves| said(record, moves).is_some()).collect();
    let mut record = record.clone();
    record.preface = None;
    for made in &mut record.moves {
        made.comment = None;
    }
    (record, places)
}

/// A game as it begins when nobody chose anything.
fn usual<G: Show>() -> Box<dyn AnyMatch> {
    RulebookOf::<G>::new().start(&Value::Null, Seed(0)).expect("options may be left out")
}

/// The options of a game, but for who plays first.
fn chosen(game: &dyn AnyMatch) -> OptionMap {
    let mut options = game.options();
    options.remove("first");
    options
}

/// The fenced blocks of a page that hold a record.
fn diagrams(folder: &Folder, language: &str) -> Vec<Record> {
    let page = format!("rules.{language}.md");
    let (mut records, mut block) = (Vec::new(), None::<String>);
    for line in folder.read(&page).lines() {
        match &mut block {
            None if line == "```record" => block = Some(String::new()),
            None => {}
            Some(text) if line == "```" => {
                records.push(parse(&page, text));
                block = None;
            }
            Some(text) => {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    assert!(block.is_none(), "{page} has a block without an end");
    records
}

fn lesson(folder: &Folder, language: &str) -> Record {
    let name = format!("lesson.{language}.txt");
    parse(&name, &folder.read(&name))
}

/// Three to six of them, with a caption and a word on what is shown.
pub fn pages_have_diagrams_that_can_be_played_and_say_what_they_show<G: Show>(folder: &Folder) {
    for language in Language::ALL.map(Language::tag) {
        let records = diagrams(folder, language);
        assert!((3..=6).contains(&records.len()), "{language}: {}", records.len());
        for (number, record) in records.iter().enumerate() {
            let name = format!("diagram {} in {language}", number + 1);
            assert_eq!(record.game, G::SLUG, "{name}");
            load::<G>(&name, record);
            assert!(record.preface.is_some(), "{name} has no caption");
            let show = header(record, "show").unwrap_or(0);
            assert!(show <= record.moves.len(), "{name} is shown after its end");
            let explained = record.moves[show..].iter().any(|made| made.comment.is_some());
            assert!(explained, "{name} explains none of its moves");
        }
    }
}

/// But for their words.
pub fn diagrams_are_the_same_in_all_languages<G: Show>(folder: &Folder) {
    let of =
        |language: Language| diagrams(folder, language.tag()).iter().map(bare).collect::<Vec<_>>();
    for language in Language::ALL {
        assert_eq!(of(language), of(Language::EN), "{language:?}");
    }
}

/// And nothing else: what lies in the folder is what people read.
pub fn pages_are_what_the_game_shows<G: Show>(folder: &Folder) {
    for language in Language::ALL {
        let name = format!("rules.{}.md", language.tag());
        let shown = G::about().rules.get(language);
        assert!(shown == folder.read(&name), "Show::about, its rules, gives what stands in {name}");
    }
}

/// Under a title of its own.
pub fn pages_say_how_to_write_a_game_down<G: Show>(folder: &Folder) {
    for language in Language::ALL {
        let title = format!("## {}", messages::notation_title().get(language));
        let page = folder.read(&format!("rules.{}.md", language.tag()));
        assert!(page.lines().any(|line| line == title), "{language:?}: {title}");
    }
}

/// Before each decision, from the greeting to the leave-taking, in the usual game.
pub fn the_lesson_tells_its_learner_what_to_do<G: Show>(folder: &Folder) {
    for language in Language::ALL.map(Language::tag) {
        let name = format!("the lesson in {language}");
        let record = lesson(folder, language);
        assert_eq!(record.game, G::SLUG, "{name}");
        let game = load::<G>(&name, &record);
        let learner = header(&record, "learner").unwrap_or_else(|| panic!("{name}: whose?"));
        assert!(record.preface.is_some(), "{name} does not greet");
        assert_eq!(chosen(&*game), chosen(&*usual::<G>()), "{name} is not the usual game");
        let events = game.events(Viewer::Everything, 0..game.moves());
        assert_eq!(events[0].seat.index(), learner, "{name} lets the other begin");
        let mut decided = 0;
        for (number, event) in events.iter().enumerate() {
            // What nobody is asked for needs no word.
            if event.seat.index() == learner && !event.forced {
                decided += 1;
                assert!(
                    said(&record, number).is_some(),
                    "{name} says nothing before move {}",
                    number + 1
                );
            }
        }
        assert!(decided >= 6, "{name} lets the learner decide only {decided} times");
        assert!(said(&record, record.moves.len()).is_some(), "{name} does not take leave");
    }
}

/// But for their words.
pub fn lessons_are_the_same_in_all_languages<G: Show>(folder: &Folder) {
    let of = |language: Language| bare(&lesson(folder, language.tag()));
    for language in Language::ALL {
        assert_eq!(of(language), of(Language::EN), "{language:?}");
    }
}
