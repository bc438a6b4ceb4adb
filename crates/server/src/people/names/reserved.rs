//! Words that stand in no catalogue, and that others would take for somebody else: for who runs the salon, for a machine, for whoever
//! reads. They are those of the languages the salon speaks.

use super::letters::{BETWEEN, words};
use super::likeness::plain;

/// Words that nobody's name contains, since whoever reads them would take them for who runs the salon.
const TITLES: &[&str] = &[
    // In several languages.
    "admin",
    "admins",
    "mod",
    "mods",
    "moderator",
    "moderation",
    "sysop",
    "sysadmin",
    "superuser",
    "operator",
    "webmaster",
    "administrator",
    "administration",
    // English.
    "owner",
    "referee",
    "umpire",
    "gamemaster",
    // French.
    "administrateur",
    "administratrice",
    "moderateur",
    "moderatrice",
    "operateur",
    "operatrice",
    "proprietaire",
    "arbitre",
    "maitredejeu",
    "maitredujeu",
    "meneurdejeu",
    "meneusedejeu",
    // German.
    "administratorin",
    "verwalter",
    "verwalterin",
    "verwaltung",
    "moderatorin",
    "betreiber",
    "betreiberin",
    "inhaber",
    "inhaberin",
    "schiedsrichter",
    "schiedsrichterin",
    "spielleiter",
    "spielleiterin",
    "spielleitung",
];
/// Words that no person's name contains; programs may be called so, and say that they are programs.
const MACHINES: &[&str] = &[
    // In several languages.
    "tablier",
    "bot",
    "bots",
    "robot",
    "robots",
    "computer",
    "machine",
    "machines",
    // English.
    "computers",
    "engine",
    "engines",
    "automaton",
    // French.
    "ordinateur",
    "ordinateurs",
    "automate",
    "automates",
    // German.
    "maschine",
    "maschinen",
    "roboter",
    "robotern",
    "computern",
    "rechner",
    "rechnern",
    "automat",
    "automaten",
];
/// Thinking machines in two letters. Al and La look much the same and are in many a name, so these count only as they are written,
/// and within a name only in capitals: Ai Ueda is called so.
const THINKERS: [&str; 3] = ["AI", "IA", "KI"];
/// What the salon itself calls somebody: no whole name, while it may be part of one.
const ROLES: &[&str] = &[
    "spectator",
    "spectators",
    "you",
    "spectateur",
    "spectatrice",
    "spectateurs",
    "vous",
    "tu",
    "toi",
    "zuschauer",
    "zuschauerin",
    "sie",
    "du",
    "ihr",
];
/// What the salon calls a machine, with a number behind.
const STRENGTHS: &[&str] = &["level", "niveau", "stufe"];
/// Names that nobody has, while they may be part of one: Joe Root is called so.
const OFFICES: &[&str] = &[
    "root",
    "system",
    "systeme",
    "server",
    "serveur",
    "support",
    "staff",
    "host",
    "hote",
    "hotesse",
    "gastgeber",
    "gastgeberin",
    "salon",
    "nobody",
    "personne",
    "niemand",
    "anonymous",
    "anonyme",
    "anonym",
];

/// Whether others would take whoever is called so for who runs the salon.
pub fn is_title(name: &str) -> bool {
    has_word(TITLES, name) || is_one(OFFICES, &plain(name))
}

/// Whether the salon speaks so of whoever reads or watches.
pub fn is_role(name: &str) -> bool {
    is_one(ROLES, &plain(name))
}

/// Whether others would take whoever is called so for a machine.
pub fn is_machine(name: &str) -> bool {
    has_word(MACHINES, name) || is_thinker(name) || is_strength(name)
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
    word.len() < name.len() && is_one(STRENGTHS, &plain(word))
}

/// The name without the number it begins or ends with.
pub fn without_number(name: &str) -> &str {
    name.trim_matches(|c: char| c.is_numeric() || BETWEEN.contains(c))
}

fn is_one(all: &[&str], said: &str) -> bool {
    all.iter().any(|word| plain(word) == said)
}
