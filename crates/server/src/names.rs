//! What people may be called, so that nobody can be taken for somebody else: neither for another person who is there nor for
//! whoever runs the salon, nor for a machine.
//!
//! Names that are kept already stay as they are; only a name that is chosen now is looked at. What letters there are and which
//! look alike stands in the tables of Unicode (UTS 39), which change with it and therefore nowhere else.

use tablier_protocol::{BadName, LONGEST_NAME, called_program, is_program, messages, of_person};
use tablier_rules::Message;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{canonical_combining_class, is_combining_mark};
use unicode_security::general_security_profile::IdentifierType;
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

/// So many marks may stand on one letter: Vietnamese has two, Hebrew with all its points three.
const MOST_MARKS: usize = 3;
/// What stands in names beside letters, digits and marks.
const BETWEEN: &str = " -'’._";

/// Words that nobody's name contains, since whoever reads them would take them for who runs the salon.
const TITLES: [&str; 31] = [
    "admin",
    "admins",
    "administrator",
    "administrateur",
    "administratrice",
    "administration",
    "moderator",
    "moderateur",
    "moderatrice",
    "moderation",
    "mod",
    "sysop",
    "sysadmin",
    "superuser",
    "operator",
    "operateur",
    "operatrice",
    "webmaster",
    "owner",
    "proprietaire",
    "arbitre",
    "referee",
    "administratorin",
    "verwalter",
    "verwalterin",
    "verwaltung",
    "moderatorin",
    "betreiber",
    "betreiberin",
    "inhaber",
    "schiedsrichter",
];
/// Words that no person's name contains; programs may be called so, and say that they are programs.
const MACHINES: [&str; 11] = [
    "machine",
    "machines",
    "maschine",
    "tablier",
    "bot",
    "robot",
    "roboter",
    "computer",
    "rechner",
    "ordinateur",
    "engine",
];
/// Thinking machines in two letters. Al and La look much the same and are in many a name, so these count only as they are written,
/// and within a name only in capitals: Ai Ueda is called so.
const THINKERS: [&str; 3] = ["AI", "IA", "KI"];
/// What the salon itself calls somebody: no whole name, while it may be part of one.
const ROLES: [&str; 6] = ["spectator", "spectateur", "zuschauer", "you", "vous", "sie"];
/// What the salon calls a machine, with a number behind.
const STRENGTHS: [&str; 3] = ["level", "niveau", "stufe"];
/// Names that nobody has, while they may be part of one: Joe Root is called so.
const OFFICES: [&str; 17] = [
    "root",
    "system",
    "systeme",
    "server",
    "serveur",
    "support",
    "staff",
    "host",
    "hote",
    "salon",
    "nobody",
    "personne",
    "anonymous",
    "anonyme",
    "anonym",
    "niemand",
    "gastgeber",
];

/// The name of a person as it will be shown, or why nobody can be called so.
pub fn proper(name: &str) -> Result<String, BadName> {
    let name = well_formed(name)?;
    let is_machine = has_word(&MACHINES, &name) || is_thinker(&name) || is_strength(&name);
    if is_machine { Err(BadName(reserved())) } else { Ok(name) }
}

/// The name of a program as it will be shown.
pub fn of_program(name: &str) -> Result<String, BadName> {
    Ok(called_program(&well_formed(of_person(name))?))
}

fn well_formed(name: &str) -> Result<String, BadName> {
    let name: String = name.nfc().collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let refuse = |bad: bool, why: fn() -> Message| if bad { Err(BadName(why())) } else { Ok(()) };
    refuse(name.is_empty(), needed)?;
    refuse(name.chars().count() > LONGEST_NAME, too_long)?;
    refuse(!name.chars().all(is_allowed), not_of_names)?;
    refuse(!name.chars().any(char::is_alphanumeric), no_letter)?;
    refuse(has_stray_marks(&name), too_many_marks)?;
    refuse(!words(&name).all(MixedScript::is_single_script), mixed)?;
    refuse(has_word(&TITLES, &name) || is_one(&OFFICES, &plain(&name)), reserved)?;
    refuse(is_one(&ROLES, &plain(&name)), somebody_else)?;
    Ok(name)
}

/// Whether two names cannot be told apart at a glance.
pub fn look_alike(one: &str, other: &str) -> bool {
    shape(one) == shape(other)
}

/// What is seen of a name at a glance: two that look alike have the same.
pub fn shape(name: &str) -> String {
    let letters = |name: &str| {
        let seen: String = skeleton(name).collect::<String>().to_lowercase();
        seen.chars().filter(|c| !BETWEEN.contains(*c)).collect::<String>()
    };
    // Capital letters look like other letters than small ones, and small letters look like themselves in both: a capital I looks
    // like an l, so all three are one.
    letters(&letters(name)).replace('i', "l")
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

/// Letters, digits and marks that are written today; none that nobody sees, and no letters made for formulas or long forgotten.
fn is_allowed(c: char) -> bool {
    let in_use = || {
        use IdentifierType::{Inclusion, Limited_Use, Recommended, Uncommon_Use};
        let kind = c.identifier_type();
        matches!(kind, Some(Recommended | Inclusion | Limited_Use | Uncommon_Use))
    };
    BETWEEN.contains(c) || ((c.is_alphanumeric() || is_combining_mark(c)) && in_use())
}

/// Whether marks are piled up, repeated, or stand on nothing.
fn has_stray_marks(name: &str) -> bool {
    let (mut on_letter, mut marks) = (false, Vec::new());
    for c in name.nfd() {
        if !is_combining_mark(c) {
            (on_letter, marks) = (c.is_alphanumeric(), Vec::new());
            continue;
        }
        // Vowels that take room of their own stand beside letters, and not on them.
        let on_top = canonical_combining_class(c) != 0 || !c.is_alphanumeric();
        if !on_letter || marks.contains(&c) || (on_top && marks.len() >= MOST_MARKS) {
            return true;
        }
        marks.push(c);
    }
    false
}

fn words(name: &str) -> impl Iterator<Item = &str> {
    name.split(|c| BETWEEN.contains(c)).filter(|word| !word.is_empty())
}

/// Whether one of these words is the name or is in it, however it is written.
fn has_word(all: &[&str], name: &str) -> bool {
    is_one(all, &plain(name)) || words(name).any(|word| is_one(all, &plain(word)))
}

/// Whether a name says that a machine thinks, perhaps with a number.
fn is_thinker(name: &str) -> bool {
    let letters: String = without_number(name).chars().filter(|c| !BETWEEN.contains(*c)).collect();
    let whole = THINKERS.iter().any(|word| letters.eq_ignore_ascii_case(word));
    whole || words(name).any(|word| THINKERS.contains(&word))
}

/// Whether a name is how strong a machine is: `niveau 5`.
fn is_strength(name: &str) -> bool {
    let word = without_number(name);
    word.len() < name.len() && is_one(&STRENGTHS, &plain(word))
}

/// The name without the number it ends with.
fn without_number(name: &str) -> &str {
    name.trim_end_matches(|c: char| c.is_numeric() || BETWEEN.contains(c))
}

fn is_one(all: &[&str], said: &str) -> bool {
    all.iter().any(|word| plain(word) == said)
}

/// The shape without accents, and with digits for the letters they are written for: `Àdm1n` reads as `admin`.
fn plain(name: &str) -> String {
    let bare: String = name.nfd().filter(|c| !is_combining_mark(*c)).collect();
    let read = |c: char| match c {
        'i' | '1' | '|' => 'l',
        '0' => 'o',
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        c => c,
    };
    shape(&bare.to_lowercase().chars().map(read).collect::<String>()).chars().map(read).collect()
}

fn needed() -> Message {
    messages::name_needed()
}

fn too_long() -> Message {
    messages::name_too_long(LONGEST_NAME)
}

fn not_of_names() -> Message {
    messages::name_of_letters()
}

fn no_letter() -> Message {
    messages::name_without_letter()
}

fn too_many_marks() -> Message {
    messages::name_accents()
}

fn mixed() -> Message {
    messages::name_mixes_scripts()
}

fn reserved() -> Message {
    messages::name_reserved()
}

fn somebody_else() -> Message {
    messages::name_of_role()
}

/// The sentence for a name that somebody has who is there.
pub fn taken(free: &str) -> Message {
    messages::name_taken(free)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_called_what_they_are_called() {
        let names = [
            "Zoé d'Aix",
            "Jean-François",
            "Łukasz",
            "Ægir Þór",
            "Nguyễn Thị Ánh",
            "Анна Каренина",
            "Ольга-Мария",
            "Γιώργος",
            "محمد علي",
            "שָׁלוֹם",
            "अनिरुद्ध",
            "สมชาย",
            "தமிழ்",
            "李小龍",
            "山田 たろう",
            "김철수",
            "ქეთევანი",
            "Հայկ",
            "ⵜⵉⵏⵉⵀⵉⵏⴰⵏ",
            "O’Neill",
            "Anna 2",
            "R2-D2",
            "Mia",
            "Joe Root",
            "Robotnik",
            "Salonika",
            "Анна Smith",
            "Al",
            "Jean de La Fontaine",
            "Ai Ueda",
            "Modeste",
            "Engin",
            "Level",
            "Niveau",
            "Vous Deux",
        ];
        for name in names {
            assert_eq!(proper(name).as_deref(), Ok(name));
        }
        assert_eq!(proper("  Zoe\u{301}   d'Aix "), Ok("Zoé d'Aix".to_owned()), "decomposed");
    }

    #[test]
    fn what_is_not_a_name_is_refused_with_a_sentence() {
        let bad = [
            "",
            "   ",
            "<b>",
            "{0}",
            "-_-",
            "a\u{202e}b",
            "\u{200b}",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "An\u{200d}na",
            "Anna\u{e0041}",
            "\u{301}Anna",
            "Z\u{351}\u{35c}\u{322}\u{31b}\u{348}algo",
            "A\u{300}\u{300}nna",
            "Аnna",
            "раypal",
            "𝐀𝐧𝐧𝐚",
            "Ａｎｎａ",
            "admin",
            "Admin 3",
            "The Administrator",
            "Àdm1n",
            "a.d.m.i.n",
            "ADMIN_",
            "аdmin",
            "Machine 5",
            "MACHlNE",
            "Modératrice",
            "root",
            "Salon",
            "Le Bot",
            "SysAdm1n",
            "Opérateur",
            "The Mod",
            "M.O.D.",
            "L'arbitre",
            "Referee 2",
            "Owner",
            "Computer",
            "L'ordinateur",
            "Engine 7",
            "AI",
            "ai",
            "A.I.",
            "IA 3",
            "The AI",
            "Spectator",
            "SPECTATEUR",
            "You",
            "vous",
            "Level 5",
            "niveau10",
            "Niveau-3",
            &"x".repeat(25),
        ];
        for name in bad {
            let refused = proper(name);
            assert!(refused.as_ref().is_err_and(|why| !why.0.is_blank()), "{name:?}: {refused:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_known_and_others_are_not() {
        let alike = [
            ("Anna", "anna"),
            ("Anna", "A n n a"),
            ("Anna", "An-na"),
            ("Ilya", "llya"),
            ("Paul", "PAUL"),
            ("Nadia", "NADIA"),
            ("Nadia", "NADlA"),
            ("Olga", "0lga"),
            ("рора", "popa"),
            ("Bernard", "Bemard"),
        ];
        for (one, other) in alike {
            assert!(look_alike(one, other), "{one} {other}: {} {}", shape(one), shape(other));
        }
        for (one, other) in [("Zoé", "Zoe"), ("Anna", "Hanna"), ("Anna", "Anne"), ("Lia", "Mia")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_name_that_is_taken_gets_a_number() {
        assert_eq!(distinct("Anna", |_| false), "Anna");
        assert_eq!(distinct("Anna", |name| ["Anna", "Anna 2"].contains(&name)), "Anna 3");
        assert_eq!(distinct("Gaston (bot)", |name| name == "Gaston (bot)"), "Gaston 2 (bot)");
        let long = "x".repeat(LONGEST_NAME);
        assert_eq!(distinct(&long, |name| name == long).chars().count(), LONGEST_NAME);
    }

    #[test]
    fn a_program_may_be_called_a_robot_and_not_an_administrator() {
        assert_eq!(of_program("Le Robot"), Ok("Le Robot (bot)".to_owned()));
        assert_eq!(of_program("Gaston (bot)"), Ok("Gaston (bot)".to_owned()));
        assert!(of_program("Admin").is_err() && proper("Gaston (bot)").is_err());
    }
}
