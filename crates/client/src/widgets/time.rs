//! Time in a few words: how much there is, and how long ago something was.

use tablier_rules::Language;
use tablier_table::{Pace, Time};

use crate::messages as m;

/// How much time there is to think.
pub fn pace(pace: Pace, l: Language) -> String {
    let words = match pace {
        Pace::Free => m::pace_free(),
        Pace::Live { bank, increment } if bank < 60 => m::pace_seconds(bank, increment),
        Pace::Live { bank, increment } => m::pace_minutes(bank / 60, increment),
        Pace::Days { days } => m::pace_days(days),
    };
    words.get(l)
}

/// How long ago something was.
pub fn ago(then: Time, now: Time, l: Language) -> String {
    let minutes = now.0.saturating_sub(then.0) / 60_000;
    let words = match minutes {
        0 => m::just_now(),
        1..60 => m::ago_minutes(minutes),
        60..1440 => m::ago_hours(minutes / 60),
        _ => m::ago_days(minutes / 1440),
    };
    words.get(l)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_says_what_matters() {
        let l = Language::EN;
        assert_eq!(pace(Pace::Live { bank: 600, increment: 10 }, l), "10 min + 10 s");
        assert_eq!(pace(Pace::Live { bank: 2, increment: 0 }, l), "2 s + 0 s");
        assert_eq!(pace(Pace::Days { days: 3 }, l), "3 days a move");
        assert_eq!(pace(Pace::Days { days: 1 }, l), "1 day a move");
    }

    #[test]
    fn the_longer_ago_the_coarser_it_is_told() {
        let told = |minutes: u64| ago(Time(0), Time(minutes * 60_000), Language::EN);
        assert_eq!(told(0), "just now");
        assert_eq!(told(59), "59\u{a0}min ago");
        assert_eq!(told(61), "1\u{a0}h ago");
        assert_eq!(told(3 * 1440 + 5), "3 days ago");
        assert_eq!(told(1440), "a day ago");
        // Clocks differ.
        assert_eq!(ago(Time(9), Time(1), Language::FR), "à l’instant");
    }
}
