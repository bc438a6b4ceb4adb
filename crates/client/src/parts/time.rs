//! Time in a few words: how much there is, and how long ago something was.

use tablier_rules::Language;
use tablier_table::{Pace, Time};

use crate::words as w;

/// How much time there is to think.
pub fn pace(pace: Pace, l: Language) -> String {
    match pace {
        Pace::Free => w::PACE_FREE.get(l).to_owned(),
        Pace::Live { bank, increment } if bank < 60 => format!("{bank} s + {increment} s"),
        Pace::Live { bank, increment } => format!("{} min + {increment} s", bank / 60),
        Pace::Days { days: 1 } => w::PACE_DAY.get(l).to_owned(),
        Pace::Days { days } => w::PACE_DAYS.get(l).replace("{}", &days.to_string()),
    }
}

/// How long ago something was.
pub fn ago(then: Time, now: Time, l: Language) -> String {
    let minutes = now.0.saturating_sub(then.0) / 60_000;
    let (words, number) = match minutes {
        0 => (w::JUST_NOW, 0),
        1..60 => (w::AGO_MINUTES, minutes),
        60..1440 => (w::AGO_HOURS, minutes / 60),
        _ => (w::AGO_DAYS, minutes / 1440),
    };
    words.get(l).replace("{}", &number.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_says_what_matters() {
        let l = Language::En;
        assert_eq!(pace(Pace::Live { bank: 600, increment: 10 }, l), "10 min + 10 s");
        assert_eq!(pace(Pace::Live { bank: 2, increment: 0 }, l), "2 s + 0 s");
        assert_eq!(pace(Pace::Days { days: 3 }, l), "3 days a move");
        assert_eq!(pace(Pace::Days { days: 1 }, l), "1 day a move");
    }

    #[test]
    fn the_longer_ago_the_coarser_it_is_told() {
        let told = |minutes: u64| ago(Time(0), Time(minutes * 60_000), Language::En);
        assert_eq!(told(0), "just now");
        assert_eq!(told(59), "59 min ago");
        assert_eq!(told(61), "1 h ago");
        assert_eq!(told(3 * 1440 + 5), "3 d ago");
        // Clocks differ.
        assert_eq!(ago(Time(9), Time(1), Language::Fr), "à l’instant");
    }
}
