//! Which names are taken for each other at a glance. Which letters look alike stands in the tables of Unicode (UTS 39).

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

use super::letters::BETWEEN;

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

/// The shape without accents, and with digits for the letters they are written for: `Àdm1n` reads as `admin`.
pub fn plain(name: &str) -> String {
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
