//! What people may be called, so that nobody can be taken for somebody else: neither for another person who is there nor for
//! whoever runs the salon, nor for a machine, nor for the salon that speaks.
//!
//! Names that are kept already stay as they are; only a name that is chosen now is looked at.

mod letters;
mod likeness;
mod reserved;
mod spoken;

use tablier_protocol::{BadName, LONGEST_NAME, called_program, is_program, messages, of_person};
use tablier_rules::Message;
use unicode_normalization::UnicodeNormalization;
use unicode_security::MixedScript;

use letters::{has_full_stop, has_stray_marks, is_allowed, words};
pub use likeness::{look_alike, shape};
use reserved::{is_machine, is_role, is_title};
pub use spoken::Spoken;

/// The name of a person as it will be shown, or why nobody can be called so.
pub fn proper(name: &str, spoken: &Spoken) -> Result<String, BadName> {
    let name = well_formed(name, spoken)?;
    refuse(is_machine(&name), messages::name_reserved)?;
    refuse(spoken.is_seat(&name), messages::name_of_role)?;
    Ok(name)
}

/// The name of a program as it will be shown. It says that it is a program, and so nobody takes it for a seat.
pub fn of_program(name: &str, spoken: &Spoken) -> Result<String, BadName> {
    Ok(called_program(&well_formed(of_person(name), spoken)?))
}

fn well_formed(name: &str, spoken: &Spoken) -> Result<String, BadName> {
    let name: String = name.nfc().collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    refuse(name.is_empty(), messages::name_needed)?;
    refuse(name.chars().count() > LONGEST_NAME, || messages::name_too_long(LONGEST_NAME))?;
    refuse(!name.chars().all(is_allowed), messages::name_of_letters)?;
    refuse(!name.chars().any(char::is_alphanumeric), messages::name_without_letter)?;
    refuse(has_stray_marks(&name), messages::name_accents)?;
    refuse(!words(&name).all(MixedScript::is_single_script), messages::name_mixes_scripts)?;
    refuse(is_title(&name), messages::name_reserved)?;
    refuse(is_role(&name), messages::name_of_role)?;
    refuse(has_full_stop(&name), messages::name_full_stop)?;
    refuse(spoken.is_sentence(&name), messages::name_sentence)?;
    Ok(name)
}

fn refuse(bad: bool, why: impl Fn() -> Message) -> Result<(), BadName> {
    if bad { Err(BadName(why())) } else { Ok(()) }
}

/// The name if it is free, else the first of `name 2`, `name 3` and so on that is.
pub fn distinct(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    if !is_taken(name) {
        return name.to_owned();
    }
    let numbered = |number: u32| {
        let end = format!(" {number}");
        let room = LONGEST_NAME - end.len();
        let begin: String = of_person(name).chars().take(room).collect();
        let whole = begin.trim_end().to_owned() + &end;
        if is_program(name) { called_program(&whole) } else { whole }
    };
    (2..).map(numbered).find(|name| !is_taken(name)).expect("numbers never end")
}

/// The sentence for a name that somebody has who is there.
pub fn taken(free: &str) -> Message {
    messages::name_taken(free)
}

#[cfg(test)]
mod tests;
