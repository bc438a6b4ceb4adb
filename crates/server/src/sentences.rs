//! What the salon says when something cannot be done.

use tablier_protocol::messages;
use tablier_protocol::{Code, Failure};
use tablier_rules::Message;
use tablier_table::Time;

use crate::dates::day_of;

/// The sentence where there is no such table.
pub fn no_table() -> Failure {
    Failure::new(Code::NoTable, messages::no_table())
}

/// The sentence for a table that cannot be read.
pub fn not_read() -> Failure {
    Failure::new(Code::TableUnread, messages::table_unread())
}

/// The sentence for those who do too much at once, and may do more after so many milliseconds.
pub fn too_fast(wait: u64) -> Failure {
    Failure::for_a_while(Code::TooFast, messages::too_fast(), wait)
}

/// The sentence for somebody who is kept out until then, and why.
pub fn closed_to_you(until: Time, reason: &str) -> Message {
    let (day, reason) = (day_of(until), reason.trim());
    match reason.is_empty() {
        true => messages::closed_until(day),
        false => messages::closed_until_why(day, reason),
    }
}

/// The sentence while the salon closes.
pub fn closing() -> Failure {
    Failure::new(Code::Closing, closing_text())
}

/// What is said while the salon closes.
pub fn closing_text() -> Message {
    messages::restarting()
}
