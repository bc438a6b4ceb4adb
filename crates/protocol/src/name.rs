//! What a person may be called.

use tablier_rules::Message;

use crate::messages;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// What ends the name of a program that plays. No person's name does: it has no brackets.
const PROGRAM: &str = " (bot)";

/// Why a name cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadName(pub Message);

/// The name as it will be shown: spaces at the ends and doubled ones are left out.
pub fn clean_name(name: &str) -> Result<String, BadName> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let refused = |text| Err(BadName(text));
    if name.is_empty() {
        return refused(messages::name_needed());
    }
    if name.chars().count() > LONGEST_NAME {
        return refused(messages::name_too_long(LONGEST_NAME));
    }
    // A sentence puts names where a seat's number stands in braces; brackets and the like belong to pages, not to names.
    let allowed = |c: char| c.is_alphanumeric() || " -'’._".contains(c);
    match name.chars().find(|&c| !allowed(c)) {
        None if name.chars().any(char::is_alphanumeric) => Ok(name),
        None => refused(messages::name_without_letter()),
        Some(_) => refused(messages::name_of_letters()),
    }
}

/// The name of a program as it will be shown.
pub fn program_name(name: &str) -> Result<String, BadName> {
    Ok(called_program(&clean_name(of_person(name))?))
}

/// The name of a program without what says that it is one; a person's is what it is.
pub fn of_person(name: &str) -> &str {
    name.trim_end().trim_end_matches(PROGRAM)
}

/// The name with what says that it is a program's.
pub fn called_program(name: &str) -> String {
    format!("{name}{PROGRAM}")
}

/// Whether this is the name of a program.
pub fn is_program(name: &str) -> bool {
    name.ends_with(PROGRAM)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_shown_without_needless_spaces() {
        assert_eq!(clean_name("  Zoé   d'Aix "), Ok("Zoé d'Aix".to_owned()));
    }

    #[test]
    fn a_program_is_called_one_and_a_person_cannot_be() {
        assert_eq!(program_name("Gaston"), Ok("Gaston (bot)".to_owned()));
        assert_eq!(program_name("Gaston (bot)"), Ok("Gaston (bot)".to_owned()));
        assert!(is_program("Gaston (bot)") && !is_program("Gaston bot"));
        assert!(clean_name("Gaston (bot)").is_err());
    }

    #[test]
    fn what_is_not_a_name_is_refused_with_a_sentence() {
        for bad in ["", "   ", "<b>", "{0}", "-_-", "a\u{202e}b", &"x".repeat(25)] {
            let refused = clean_name(bad);
            assert!(refused.as_ref().is_err_and(|why| !why.0.is_blank()), "{bad:?}: {refused:?}");
        }
    }
}
