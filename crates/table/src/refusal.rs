//! Why an input was not taken in.

use std::fmt;

use tablier_rules::Text;

/// An input that was refused; the table is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The sentence for the person.
    pub text: Text,
    /// Whether the input came too late: what it answers has been decided or taken back since.
    pub late: bool,
}

impl Refusal {
    pub(crate) fn new(text: Text) -> Refusal {
        Refusal { text, late: false }
    }

    pub(crate) fn say(fr: &'static str, en: &'static str) -> Refusal {
        Refusal::new(Text::new(fr, en))
    }

    pub(crate) fn late() -> Refusal {
        let text = Text::new(
            "Cette décision n'est plus à prendre : la partie a avancé entre-temps.",
            "This is no longer to be decided: the game has gone on in the meantime.",
        );
        Refusal { text, late: true }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text.en)
    }
}

impl std::error::Error for Refusal {}
