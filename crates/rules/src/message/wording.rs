//! Fills in a wording as `tablier-catalogue` compiled it: control characters stand for arguments and choices.
//!
//! ```text
//!   0x01 n                                       the argument with this number (a character, from a space on)
//!   0x02 n  key 0x03 wording 0x04 …  0x05        one of several wordings, by the argument; the one without a key in any other case
//!   0x06                                         the end of a line, which stands so in packs that a page loads
//! ```

use super::{Argument, Language};
use crate::messages;

const ARGUMENT: char = '\u{1}';
const SELECT: char = '\u{2}';
const KEY: char = '\u{3}';
const NEXT: char = '\u{4}';
const END: char = '\u{5}';
const LINE: char = '\u{6}';

/// Says a wording of these arguments.
pub(super) fn fill(wording: &str, arguments: &[Argument], language: Language, out: &mut String) {
    let mut rest = wording;
    while let Some(at) = rest.find([ARGUMENT, SELECT, LINE]) {
        out.push_str(&rest[..at]);
        if let Some(after) = rest[at..].strip_prefix(LINE) {
            out.push('\n');
            rest = after;
            continue;
        }
        let mut signs = rest[at..].chars();
        let (sign, number) = (signs.next(), signs.next().unwrap_or(' '));
        rest = signs.as_str();
        let argument = arguments.get((number as usize).saturating_sub(' ' as usize));
        if sign == Some(ARGUMENT) {
            argument.inspect(|argument| argument.say(language, out));
            continue;
        }
        let mut is_said = false;
        while !rest.starts_with(END) {
            let Some((key, after)) = rest.split_once(KEY) else { return };
            let (chosen, after) = until_next(after);
            if !is_said
                && (key.is_empty() || argument.is_some_and(|argument| argument.is(key, language)))
            {
                is_said = true;
                fill(chosen, arguments, language, out);
            }
            rest = after;
        }
        rest = &rest[END.len_utf8()..];
    }
    out.push_str(rest);
}

/// One of the wordings to choose from, and what comes behind it. It may hold choices itself.
fn until_next(text: &str) -> (&str, &str) {
    let mut depth = 0_usize;
    for (at, sign) in text.char_indices() {
        match sign {
            SELECT => depth += 1,
            END => depth = depth.saturating_sub(1),
            NEXT if depth == 0 => return (&text[..at], &text[at + sign.len_utf8()..]),
            _ => {}
        }
    }
    (text, "")
}

impl Argument {
    pub(super) fn say(&self, language: Language, out: &mut String) {
        match self {
            // Who shows it puts a name there.
            Argument::Seat(seat) => out.push_str(&format!("{{{seat}}}")),
            Argument::Number(number) => say_number(*number, language, out),
            Argument::Words(words) => out.push_str(words),
            Argument::Message(message) => message.say(language, out),
            Argument::List(items) => {
                super::Message::listed(items.iter().cloned()).say(language, out);
            }
        }
    }

    /// Whether a wording for this key is meant.
    fn is(&self, key: &str, language: Language) -> bool {
        match self {
            Argument::Number(number) => counts(*number, key, language),
            Argument::List(items) => counts(items.len() as i64, key, language),
            Argument::Words(words) => words == key,
            Argument::Seat(_) | Argument::Message(_) => false,
        }
    }
}

fn counts(number: i64, key: &str, language: Language) -> bool {
    number.to_string() == key
        || plural(number.unsigned_abs(), &messages::language_plurals().get(language)) == key
}

/// The form a number takes in a family of languages.
fn plural(number: u64, family: &str) -> &'static str {
    match (family, number % 10, number % 100) {
        ("same", ..) => "other",
        ("french", ..) => {
            if number < 2 {
                "one"
            } else {
                "other"
            }
        }
        ("slavic", ..) if number == 1 => "one",
        ("slavic", 2..=4, tens) if !(12..=14).contains(&tens) => "few",
        ("slavic", ..) => "many",
        _ => {
            if number == 1 {
                "one"
            } else {
                "other"
            }
        }
    }
}

fn say_number(number: i64, language: Language, out: &mut String) {
    let digits = number.unsigned_abs().to_string();
    if number < 0 {
        out.push('−');
    }
    if digits.len() < 5 {
        return out.push_str(&digits);
    }
    let between = messages::language_thousands().get(language);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push_str(&between);
        }
        out.push(digit);
    }
}
