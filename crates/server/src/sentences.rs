//! What the salon says when something cannot be done.

use tablier_protocol::Failure;
use tablier_rules::{Text, text};
use tablier_table::Time;

use crate::dates::day_of;

/// The sentence where there is no such table.
pub fn no_table() -> Failure {
    Failure::new(text!(
        "Cette table n'existe pas, ou elle n'est pas ouverte à tous. Vérifiez le lien.",
        "There is no such table, or it is not open to everybody. Check the link."
    ))
}

/// The sentence for a table that cannot be read.
pub fn not_read() -> Failure {
    let text = text!(
        "Cette table ne peut pas être lue pour l'instant ; réessayez dans un moment.",
        "This table cannot be read just now; try again in a moment."
    );
    Failure { again: true, ..Failure::new(text) }
}

/// The sentence for those who do too much at once, and may do more after so many milliseconds.
pub fn too_fast(wait: u64) -> Failure {
    let text = text!(
        "C'est un peu trop rapide ; attendez un instant.",
        "This is a little too fast; wait a moment."
    );
    Failure { again: true, wait: Some(wait), ..Failure::new(text) }
}

/// The sentence for somebody who is kept out until then, and why.
pub fn closed_to_you(until: Time, reason: &str) -> Text {
    let (day, reason) = (day_of(until), reason.trim());
    match reason.is_empty() {
        true => text!(
            "Le salon vous est fermé jusqu'au {day}.",
            "The salon is closed to you until {day}."
        ),
        false => text!(
            "Le salon vous est fermé jusqu'au {day}. Motif : {reason}",
            "The salon is closed to you until {day}. Reason: {reason}"
        ),
    }
}

/// The sentence while the salon closes.
pub fn closing() -> Failure {
    Failure { again: true, ..Failure::new(closing_text()) }
}

/// What is said while the salon closes.
pub fn closing_text() -> Text {
    text!(
        "Le salon redémarre ; la partie reprendra d'elle-même dans un instant.",
        "The salon restarts; the game will go on by itself in a moment."
    )
}
