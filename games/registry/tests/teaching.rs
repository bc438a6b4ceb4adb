//! The diagrams in the pages of rules and the lessons: both languages teach the same, every move of it is legal, and
//! nobody is left without a word.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;
use tablier_games::{rulebook, slugs};
use tablier_rules::{AnyMatch, OptionMap, Record, Seed, Viewer};

const LANGUAGES: [&str; 2] = ["fr", "en"];

fn file(slug: &str, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(slug).join(name)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn parse(name: &str, text: &str) -> Record {
    text.parse().unwrap_or_else(|error| panic!("{name}: {error}\n{text}"))
}

/// The game that a record tells. Forced moves are written as well, so that moves and comments are counted alike.
fn load(name: &str, record: &Record) -> Box<dyn AnyMatch> {
    let game = rulebook(&record.game).unwrap_or_else(|_| panic!("{name}: {}", record.game));
    let game = game.load(record).unwrap_or_else(|error| panic!("{name}: {error}"));
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
fn usual(slug: &str) -> Box<dyn AnyMatch> {
    let rules = rulebook(slug).expect("a game of the shelf");
    rules.start(&json!({}), Seed(0)).expect("options may be left out")
}

/// The options of a game, but for who plays first.
fn chosen(game: &dyn AnyMatch) -> OptionMap {
    let mut options = game.options();
    options.remove("first");
    options
}

/// The fenced blocks of a page that hold a record.
fn diagrams(slug: &str, language: &str) -> Vec<Record> {
    let path = file(slug, &format!("rules.{language}.md"));
    let (mut records, mut block) = (Vec::new(), None::<String>);
    for line in read(&path).lines() {
        match &mut block {
            None if line == "```record" => block = Some(String::new()),
            None => {}
            Some(text) if line == "```" => {
                records.push(parse(&path.display().to_string(), text));
                block = None;
            }
            Some(text) => {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    assert!(block.is_none(), "{} has a block without an end", path.display());
    records
}

fn lesson(slug: &str, language: &str) -> Record {
    let path = file(slug, &format!("lesson.{language}.txt"));
    parse(&path.display().to_string(), &read(&path))
}

#[test]
fn every_page_of_rules_has_diagrams_that_can_be_played_and_say_what_they_show() {
    for slug in slugs() {
        for language in LANGUAGES {
            let records = diagrams(slug, language);
            assert!((3..=6).contains(&records.len()), "{slug}, {language}: {}", records.len());
            for (number, record) in records.iter().enumerate() {
                let name = format!("diagram {} of {slug}, {language}", number + 1);
                assert_eq!(record.game, slug, "{name}");
                load(&name, record);
                assert!(record.preface.is_some(), "{name} has no caption");
                let show = header(record, "show").unwrap_or(0);
                assert!(show <= record.moves.len(), "{name} is shown after its end");
                let explained = record.moves[show..].iter().any(|made| made.comment.is_some());
                assert!(explained, "{name} explains none of its moves");
            }
        }
    }
}

#[test]
fn diagrams_are_the_same_in_both_languages() {
    for slug in slugs() {
        let [french, english] =
            LANGUAGES.map(|language| diagrams(slug, language).iter().map(bare).collect::<Vec<_>>());
        assert_eq!(french, english, "{slug}");
    }
}

#[test]
fn every_page_of_rules_says_how_to_write_a_game_down() {
    for slug in slugs() {
        for (language, title) in [("fr", "## Noter une partie"), ("en", "## Writing a game down")] {
            let page = read(&file(slug, &format!("rules.{language}.md")));
            assert!(page.lines().any(|line| line == title), "{slug}, {language}");
        }
    }
}

#[test]
fn every_game_has_a_lesson_that_tells_its_learner_what_to_do() {
    for slug in slugs() {
        for language in LANGUAGES {
            let name = format!("the lesson of {slug}, {language}");
            let record = lesson(slug, language);
            assert_eq!(record.game, slug, "{name}");
            let game = load(&name, &record);
            let learner = header(&record, "learner").unwrap_or_else(|| panic!("{name}: whose?"));
            assert!(record.preface.is_some(), "{name} does not greet");
            assert_eq!(chosen(&*game), chosen(&*usual(slug)), "{name} is not the usual game");
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
}

#[test]
fn lessons_are_the_same_in_both_languages() {
    for slug in slugs() {
        let [french, english] = LANGUAGES.map(|language| bare(&lesson(slug, language)));
        assert_eq!(french, english, "{slug}");
    }
}
