//! What the terminal says, in every language.

use tablier_rules::{Language, Message};
use tablier_terminal::messages as m;
use tablier_terminal::{Canvas, Face, help_keys};

/// Everything a catalogue says, without keys and comments.
fn said(language: Language) -> Vec<String> {
    let path = format!("{}/messages/{}.ftl", env!("CARGO_MANIFEST_DIR"), language.tag());
    let written = std::fs::read_to_string(path).expect("a catalogue in every language");
    let said = |line: &str| line.split_once(" = ").map_or(line, |(_, said)| said).to_owned();
    written.lines().filter(|line| !line.starts_with('#')).map(said).collect()
}

#[test]
fn everything_can_be_written_in_ascii() {
    for language in Language::ALL {
        for line in said(language).iter().filter(|line| !line.contains('*')) {
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
    for (line, language) in all(&help_keys()) {
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
