//! What names are written with. What letters there are stands in the tables of Unicode (UTS 39).

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{canonical_combining_class, is_combining_mark};
use unicode_security::GeneralSecurityProfile;
use unicode_security::general_security_profile::IdentifierType;

/// So many marks may stand on one letter: Vietnamese has two, Hebrew with all its points three.
const MOST_MARKS: usize = 3;
/// What stands in names beside letters, digits and marks.
pub const BETWEEN: &str = " -'’._";

/// Letters, digits and marks that are written today; none that nobody sees, and no letters made for formulas or long forgotten.
pub fn is_allowed(c: char) -> bool {
    let in_use = || {
        use IdentifierType::{Inclusion, Limited_Use, Recommended, Uncommon_Use};
        let kind = c.identifier_type();
        matches!(kind, Some(Recommended | Inclusion | Limited_Use | Uncommon_Use))
    };
    BETWEEN.contains(c) || ((c.is_alphanumeric() || is_combining_mark(c)) && in_use())
}

/// Whether marks are piled up, repeated, or stand on nothing.
pub fn has_stray_marks(name: &str) -> bool {
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

/// The words of a name, without what stands between them.
pub fn words(name: &str) -> impl Iterator<Item = &str> {
    name.split(|c| BETWEEN.contains(c)).filter(|word| !word.is_empty())
}

/// Whether a sentence could end within the name, so that what follows reads as if the salon said it: a dot before a space or the end,
/// unless it shortens a word, or a sign that stands alone.
pub fn has_full_stop(name: &str) -> bool {
    let stops = |word: &str| match word.trim_end_matches(['-', '\'', '’', '_']) {
        "" => true,
        word => word.strip_suffix('.').is_some_and(|before| !is_shortened(before)),
    };
    name.split(' ').any(stops)
}

/// Whether what stands before a dot is an initial or a short form: `J`, `Dr`, the `R` of `J.R`. None begins with a small letter, else
/// any short word could end a sentence, and none is longer.
fn is_shortened(before: &str) -> bool {
    let last = before.rsplit('.').next().unwrap_or_default();
    let mut letters = last.chars().filter(|c| c.is_alphanumeric());
    let first = letters.next().is_some_and(|c| !c.is_lowercase());
    first && letters.next().is_none_or(|c| !c.is_uppercase()) && letters.next().is_none()
}
