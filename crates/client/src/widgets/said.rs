//! A message as it is written into a page.

use tablier_rules::{Escaped, Language, Message};

/// What a message says, as a page has it.
pub fn said(message: &Message, l: Language) -> String {
    Escaped(&message.get(l)).to_string()
}
