//! What the terminal says, in every language.

use tablier_rules::{Language, Message};
use tablier_terminal::messages::{self as m, CATALOGUE};
use tablier_terminal::{Canvas, Face};

/// The catalogues as they were written, each after its language.
const WRITTEN: [(&str, &str); 3] = [
    ("de", include_str!("../messages/de.ftl")),
    ("en", include_str!("../messages/en.ftl")),
    ("fr", include_str!("../messages/fr.ftl")),
];

/// Everything a catalogue says, without keys and comments.
fn said(language: Language) -> impl Iterator<Item = &'static str> {
    let written = WRITTEN.iter().find(|(tag, _)| *tag == language.tag());
    let lines = written.expect("it is among them").1.lines();
    let said = |line: &'static str| line.split_once(" = ").map_or(line, |(_, said)| said);
    lines.filter(|line| !line.starts_with('#')).map(said)
}

#[test]
fn everything_is_said_in_every_language() {
    for language in Language::ALL {
        assert_eq!(CATALOGUE.missing(language), [""; 0], "{language:?}");
    }
}

#[test]
fn catalogues_have_the_spaces_and_apostrophes_they_want() {
    for language in Language::ALL {
        for line in said(language) {
            assert!(!line.contains('\''), "a straight apostrophe: {line}");
            for sign in [" ;", " :", " !", " ?", " »", "« "] {
                assert!(!language.has_thin_spaces() || !line.contains(sign), "{line}");
            }
        }
    }
}

#[test]
fn everything_can_be_written_in_ascii() {
    for language in Language::ALL {
        for line in said(language).filter(|line| !line.contains('*')) {
            let mut canvas = Canvas::new(line.chars().count(), 1);
            canvas.write(0, 0, line, Face::PLAIN);
            let text = canvas.ascii().text();
            assert!(text.is_ascii() && !text.contains('*'), "{text}");
        }
    }
}

#[test]
fn lines_of_keys_fit_into_eighty_columns() {
    let lines = [
        m::keys(),
        m::keys_short(),
        m::keys_over(),
        m::keys_wait(),
        m::quit_keys(),
        m::save_keys(),
        m::page_keys(),
    ];
    for (line, language) in all(&lines) {
        let width = line.chars().count();
        // How much of a page was read stands behind its keys.
        assert!(width <= 80 && (line != m::page_keys().get(language) || width <= 70), "{line}");
    }
}

#[test]
fn what_keys_do_stands_in_one_column() {
    let lines = [
        m::help_arrows(),
        m::help_tab(),
        m::help_enter(),
        m::help_back(),
        m::help_type(),
        m::help_undo(),
        m::help_hint(),
        m::help_rules(),
        m::help_save(),
        m::help_quit(),
    ];
    for (line, language) in all(&lines) {
        let letters: Vec<char> = line.chars().collect();
        let begins = letters[15..17] == [' ', ' '] && letters[17] != ' ';
        assert!(begins && letters.len() <= 78, "{line} in {language:?}");
    }
}

fn all(messages: &[Message]) -> impl Iterator<Item = (String, Language)> {
    let in_all =
        |message: &Message| Language::ALL.map(|language| (message.get(language), language));
    messages.iter().flat_map(in_all).collect::<Vec<_>>().into_iter()
}
