//! Text that people read, always in both languages. Knows no game.
//!
//! A sentence may speak of the person in a seat by a tag, `{0}` for seat 0: who shows the sentence puts a name there
//! ([`Text::named`]). [`Seat::tag`] writes the tag.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The languages of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// French.
    #[default]
    Fr,
    /// English.
    En,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::Fr, Language::En];
}

/// One text in French and in English.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Text {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl Text {
    /// A text from its two versions, French first.
    pub fn new(fr: impl Into<String>, en: impl Into<String>) -> Text {
        Text { fr: fr.into(), en: en.into() }
    }

    /// A text that reads the same in both languages, such as a coordinate.
    pub fn same(words: impl Into<String>) -> Text {
        let words = words.into();
        Text { fr: words.clone(), en: words }
    }

    /// The version in this language.
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::Fr => &self.fr,
            Language::En => &self.en,
        }
    }

    /// Whether a version is missing.
    pub fn is_blank(&self) -> bool {
        self.fr.trim().is_empty() || self.en.trim().is_empty()
    }

    /// Both versions, each changed by the same function of its language.
    #[must_use]
    pub fn map(&self, mut change: impl FnMut(Language, &str) -> String) -> Text {
        Text { fr: change(Language::Fr, &self.fr), en: change(Language::En, &self.en) }
    }

    /// The texts one after the other, `between` them.
    pub fn join(texts: impl IntoIterator<Item = Text>, between: &str) -> Text {
        let (fr, en): (Vec<_>, Vec<_>) = texts.into_iter().map(|text| (text.fr, text.en)).unzip();
        Text { fr: fr.join(between), en: en.join(between) }
    }

    /// Words that read the same in both languages, in one breath: "1, 2 et 3". People are listed by their tags.
    pub fn listed(words: impl IntoIterator<Item = impl fmt::Display>) -> Text {
        let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
        match words.split_last() {
            Some((last, [])) => Text::same(last),
            Some((last, others)) => {
                let others = others.join(", ");
                crate::text!("{others} et {last}", "{others} and {last}")
            }
            None => Text::default(),
        }
    }

    /// So many of something, each word as one and as many: "1 coup", "2 moves". Nothing is one in French and many in English.
    pub fn counted(count: usize, fr: [&str; 2], en: [&str; 2]) -> Text {
        let (fr, en) = (fr[usize::from(count > 1)], en[usize::from(count != 1)]);
        crate::text!("{count} {fr}", "{count} {en}")
    }

    /// This text followed by another after a space; a blank one adds nothing.
    #[must_use]
    pub fn then(self, next: Text) -> Text {
        match (self.is_blank(), next.is_blank()) {
            (true, _) => next,
            (_, true) => self,
            _ => Text::join([self, next], " "),
        }
    }

    /// The text with the tag of each seat replaced by the name at its place. What looks like a tag inside a name stays as
    /// it is.
    #[must_use]
    pub fn named(&self, names: &[Text]) -> Text {
        self.map(|language, words| {
            let mut parts = words.split('{');
            let mut named = parts.next().unwrap_or_default().to_owned();
            for part in parts {
                let tagged = part.split_once('}').and_then(|(seat, rest)| {
                    let seat: usize = seat.parse().ok()?;
                    Some((names.get(seat)?.get(language), rest))
                });
                match tagged {
                    Some((name, rest)) => named.extend([name, rest]),
                    None => named.extend(["{", part]),
                }
            }
            named
        })
    }
}

/// Formats one sentence twice, French first: `text!("{} pose {n} pions", "{} lays {n} pawns", seat.tag())`.
#[macro_export]
macro_rules! text {
    ($fr:literal, $en:literal $(, $arg:expr)* $(,)?) => {
        $crate::Text::new(format!($fr $(, $arg)*), format!($en $(, $arg)*))
    };
}

impl Seat {
    /// What stands for the name of the person in this seat inside a [`Text`].
    pub fn tag(self) -> SeatTag {
        SeatTag(self)
    }
}

/// Shows a seat as its tag.
#[derive(Clone, Copy, Debug)]
pub struct SeatTag(Seat);

impl fmt::Display for SeatTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{}}}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_take_the_place_of_tags() {
        let said = text!("{} passe.", "{} passes.", Seat::new(1).tag());
        let named = said.named(&[Text::same("A"), Text::new("Noir", "Black")]);
        assert_eq!(named, Text::new("Noir passe.", "Black passes."));
    }

    #[test]
    fn a_name_cannot_pass_for_another_seat() {
        let said = text!("{} et {}", "{} and {}", Seat::new(0).tag(), Seat::new(1).tag());
        let named = said.named(&[Text::same("{1}"), Text::same("B")]);
        assert_eq!(named.en, "{1} and B");
        assert_eq!(Text::same("{9} {x} {").named(&[Text::same("A")]).en, "{9} {x} {");
    }

    #[test]
    fn a_text_with_one_version_missing_is_blank() {
        assert!(Text::new("", "word").is_blank());
        assert!(Text::new("mot", " ").is_blank());
        assert!(!Text::same("a1").is_blank());
    }

    #[test]
    fn the_last_of_a_list_comes_after_and() {
        let listed = |seats| Text::listed(Seat::all(seats).map(Seat::tag));
        assert_eq!(listed(3), Text::new("{0}, {1} et {2}", "{0}, {1} and {2}"));
        assert_eq!(listed(2).en, "{0} and {1}");
        assert_eq!(listed(1).fr, "{0}");
        assert!(listed(0).is_blank());
    }

    #[test]
    fn each_language_counts_in_its_own_way() {
        let moves = |count| Text::counted(count, ["coup", "coups"], ["move", "moves"]);
        assert_eq!(moves(0), Text::new("0 coup", "0 moves"));
        assert_eq!(moves(1), Text::new("1 coup", "1 move"));
        assert_eq!(moves(2), Text::new("2 coups", "2 moves"));
    }

    #[test]
    fn sentences_follow_each_other_with_one_space() {
        let both = Text::same("One.").then(Text::default()).then(Text::same("Two."));
        assert_eq!(both, Text::same("One. Two."));
    }
}
