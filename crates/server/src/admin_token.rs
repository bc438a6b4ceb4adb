//! The administrator's token.

use std::fmt;
use std::str::FromStr;

use crate::secret::Chance;

/// Whoever has it may close tables, remove words and keep people out. It is long enough that nobody guesses it, and is not shown
/// where things are shown for debugging.
#[derive(Clone, PartialEq, Eq)]
pub struct AdminToken(String);

impl AdminToken {
    /// It has at least so many characters.
    pub const SHORTEST: usize = 24;
    /// One that was made has so many.
    const MADE: usize = 32;

    /// A new one that nobody can guess.
    pub(crate) fn made_by(chance: &Chance) -> AdminToken {
        AdminToken(chance.word(AdminToken::MADE))
    }

    /// The token itself, for whoever may see it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for AdminToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AdminToken(…)")
    }
}

/// Why some text is no token of an administrator. It does not say what the text was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoToken {
    /// It has only so many characters.
    Short(usize),
    /// It has characters that do not travel in a header.
    Strange,
}

impl fmt::Display for NoToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let least = AdminToken::SHORTEST;
        match self {
            NoToken::Short(characters) => write!(
                f,
                "The administrator's token has {characters} characters and needs at least {least}, so that nobody guesses it. \
                 Give a longer one (`openssl rand -hex 16` makes one), or none: then the salon keeps the one it has, or makes one."
            ),
            NoToken::Strange => write!(
                f,
                "The administrator's token may hold letters without accents, digits and punctuation, and nothing else, since it \
                 is sent in a header. Give another one (`openssl rand -hex 16` makes one)."
            ),
        }
    }
}

impl std::error::Error for NoToken {}

impl FromStr for AdminToken {
    type Err = NoToken;

    /// What surrounds it, such as the end of a line, is not part of it.
    fn from_str(text: &str) -> Result<AdminToken, NoToken> {
        let text = text.trim();
        if !text.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic()) {
            return Err(NoToken::Strange);
        }
        if text.len() < AdminToken::SHORTEST {
            return Err(NoToken::Short(text.len()));
        }
        Ok(AdminToken(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_has_at_least_twenty_four_characters_that_travel_in_a_header() {
        let read = str::parse::<AdminToken>;
        assert_eq!(read(&"x".repeat(23)), Err(NoToken::Short(23)));
        assert_eq!(read(&format!("  {}  \n", "x".repeat(23))), Err(NoToken::Short(23)));
        assert_eq!(read(&"é".repeat(24)), Err(NoToken::Strange));
        assert_eq!(read(&format!("{}\n", "x".repeat(24))).unwrap().reveal(), "x".repeat(24));
    }

    #[test]
    fn one_that_was_made_is_one() {
        let made = AdminToken::made_by(&Chance::System);
        assert_eq!(made.reveal().parse(), Ok(made));
    }

    #[test]
    fn it_is_not_shown_where_everything_is_shown() {
        let token: AdminToken = "a token that is long enough".parse().unwrap();
        assert!(!format!("{token:?}").contains("long"));
        assert!(!format!("{} {}", NoToken::Short(4), NoToken::Strange).is_empty());
    }
}
