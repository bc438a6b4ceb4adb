//! Texts of a page or more, a file for each language.

use super::Language;

/// A text in each language there is a file of.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pages(
    /// Each after the tag of its language.
    pub &'static [(&'static str, &'static str)],
);

impl Pages {
    /// The text in this language, or in English where there is none.
    pub fn get(self, language: Language) -> &'static str {
        let of = |tag: &str| self.0.iter().find(|(language, _)| *language == tag);
        of(language.tag()).or_else(|| of(Language::EN.tag())).map_or("", |(_, text)| text)
    }

    /// The languages there is a text in.
    pub fn languages(self) -> impl Iterator<Item = Language> {
        self.0.iter().filter_map(|(tag, _)| Language::find(tag))
    }
}
