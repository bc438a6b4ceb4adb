//! Texts as they are set. Messages of our own stand in their catalogues as they should; rules, lessons and what people write do not.

use tablier_rules::Language;

/// A text as it is set: French wants thin spaces, which nothing may break, where people write plain ones.
pub fn typeset(text: &str, language: Language) -> String {
    if !language.has_thin_spaces() {
        return text.to_owned();
    }
    let mut set = text.replace("« ", "«\u{202f}").replace('\'', "’");
    for sign in [" ;", " :", " !", " ?", " »"] {
        set = set.replace(sign, &format!("\u{202f}{}", &sign[1..]));
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::CATALOGUE;

    #[test]
    fn what_people_write_is_set_in_french_as_it_should_be() {
        assert_eq!(
            typeset("Où ? L'as : « oui »", Language::FR),
            "Où\u{202f}? L’as\u{202f}: «\u{202f}oui\u{202f}»"
        );
        for language in [Language::EN, Language::DE] {
            assert_eq!(typeset("a : b", language), "a : b");
        }
    }

    #[test]
    fn everything_is_said_in_every_language() {
        for language in Language::ALL {
            assert_eq!(CATALOGUE.missing(language), [""; 0], "{language:?}");
        }
    }

    /// The catalogues as they were written, each after its language.
    const WRITTEN: [(&str, &str); 3] = [
        ("de", include_str!("../messages/de.ftl")),
        ("en", include_str!("../messages/en.ftl")),
        ("fr", include_str!("../messages/fr.ftl")),
    ];

    #[test]
    fn catalogues_have_the_spaces_and_apostrophes_they_want() {
        for language in Language::ALL {
            let written = WRITTEN.iter().find(|(tag, _)| *tag == language.tag());
            let (_, written) = written.expect("it is among them");
            // What is said, without the comments.
            for line in written.lines().filter(|line| !line.starts_with('#')) {
                assert!(!line.contains('\''), "a straight apostrophe: {line}");
                assert_eq!(typeset(line, language), line, "{language:?}");
            }
        }
    }
}
