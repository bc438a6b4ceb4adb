//! Dates as they stand in the names of files and in sentences.

use std::time::{SystemTime, UNIX_EPOCH};

use tablier_rules::Message;
use tablier_table::Time;

use tablier_protocol::messages;

/// Now, such as `2026-11-17T08-30-05Z`: names sort by it, and every file system takes it.
pub fn stamp() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    stamp_of(since.as_secs())
}

/// The same for so many seconds since 1970.
pub fn stamp_of(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = civil(days);
    let (hour, minute, second) = (rest / 3_600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}-{minute:02}-{second:02}Z")
}

/// The day of a moment, as one says it.
pub fn day_of(at: Time) -> Message {
    let (year, month, day) = civil(at.0 / 86_400_000);
    messages::date(day, month, year)
}

/// The seconds since 1970 of such a name.
pub fn seconds_of(stamp: &str) -> Option<u64> {
    let digits: Vec<u64> = stamp
        .strip_suffix('Z')?
        .split(['-', 'T'])
        .map(|part| part.parse().ok())
        .collect::<Option<_>>()?;
    let &[year, month, day, hour, minute, second] = digits.as_slice() else { return None };
    let seconds = days_before(year, month, day)? * 86_400 + hour * 3_600 + minute * 60 + second;
    Some(seconds).filter(|&seconds| stamp_of(seconds) == stamp)
}

/// Year, month and day of so many days after the first of January 1970. Years begin in March here, so that the day a leap
/// year has more is its last one.
fn civil(days: u64) -> (u64, u64, u64) {
    // 719,468 days lie between the first of March of the year 0 and 1970; 146,097 are four centuries.
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + next, month, day)
}

/// How many days after the first of January 1970 this is.
fn days_before(year: u64, month: u64, day: u64) -> Option<u64> {
    let year = if month <= 2 { year.checked_sub(1)? } else { year };
    let (era, of_era) = (year / 400, year % 400);
    let month = if month > 2 { month - 3 } else { month + 9 };
    let of_year = (153 * month + 2) / 5 + day.checked_sub(1)?;
    let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year;
    days.checked_sub(719_468)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_called_as_the_calendar_calls_them() {
        assert_eq!(stamp_of(0), "1970-01-01T00-00-00Z");
        assert_eq!(stamp_of(951_782_400), "2000-02-29T00-00-00Z");
        assert_eq!(stamp_of(1_763_368_205), "2025-11-17T08-30-05Z");
        assert_eq!(stamp_of(4_107_542_400), "2100-03-01T00-00-00Z", "2100 is no leap year");
    }

    #[test]
    fn a_name_is_read_back_and_nothing_else_is() {
        for seconds in (0..5_000_000_000).step_by(12_345_677) {
            assert_eq!(seconds_of(&stamp_of(seconds)), Some(seconds));
        }
        for wrong in ["", "2025-02-30T00-00-00Z", "2025-11-17", "2025-11-17T08-30-05", "friday"] {
            assert_eq!(seconds_of(wrong), None, "{wrong}");
        }
    }
}
