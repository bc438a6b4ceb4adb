//! Texts as they are set. Messages of our own stand in their catalogues as they should; rules, lessons and what people write do not.

use crate::Language;

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
}
