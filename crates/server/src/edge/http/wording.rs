//! What whoever runs the salon has to say to everybody: words, and never a sentence of the catalogues.

use serde_json::{Map, Value};
use tablier_protocol::{Code, messages};
use tablier_rules::{Language, Message};

use super::refused::{Answer, Refused};
use crate::people::talk::clean;

/// What is said: the same words for everybody, or those of each language after its tag. Who reads a language they lack is told them in
/// English, or else in the first language there is.
pub fn in_words(said: &Value) -> Answer<Message> {
    let message = match said {
        Value::String(words) => worded(words).map(Message::words),
        Value::Object(languages) => each(languages),
        _ => None,
    };
    let refused = || Refused::new(Code::WordsNeeded, messages::words_needed());
    message.ok_or_else(refused)
}

fn each(languages: &Map<String, Value>) -> Option<Message> {
    let is_language = |tag: &String| Language::ALL.iter().any(|language| language.tag() == tag);
    if languages.is_empty() || !languages.keys().all(is_language) {
        return None;
    }
    let words: Option<Vec<(&str, String)>> = languages
        .iter()
        .map(|(tag, words)| Some((tag.as_str(), worded(words.as_str()?)?)))
        .collect();
    let some = Message::worded(words?);
    Some(Message::worded(Language::ALL.map(|language| (language.tag(), some.get(language)))))
}

/// The words without what nobody sees, unless nothing is left.
fn worded(words: &str) -> Option<String> {
    Some(clean(words)).filter(|words| !words.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn words_of_some_languages_are_said_in_all() {
        let said =
            in_words(&json!({ "fr": "Bonsoir\u{202e}", "en": "Good evening" })).expect("words");
        let all = [Language::DE, Language::EN, Language::FR].map(|language| said.get(language));
        assert_eq!(all, ["Good evening", "Good evening", "Bonsoir"]);
        let said = in_words(&json!({ "fr": "Bonsoir" })).expect("words");
        assert_eq!(said.get(Language::DE), "Bonsoir");
        assert_eq!(in_words(&json!("Ciao")).expect("words"), Message::words("Ciao"));
    }
}
