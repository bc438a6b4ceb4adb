//! The referee: every line is answered.

use tablier_games::{MINDS, RULEBOOKS};
use tablier_referee::Referee;
use tablier_rules::Language;

/// So many lines of a text are sent.
const MAX_LINES: usize = 40;

/// Any lines are answered with an object that says whether it was done, and why not.
pub fn referee(text: &str) {
    let mut referee = Referee::new(RULEBOOKS, MINDS, Language::FR);
    // Machines may think for long: that is their right, and none of this test.
    for line in text.lines().filter(|line| !line.contains("best")).take(MAX_LINES) {
        let answer = referee.answer(line);
        match answer["ok"].as_bool() {
            Some(true) => {}
            Some(false) => {
                let why = answer["error"].as_str().unwrap_or_default();
                assert!(!why.is_empty(), "{line}");
            }
            None => panic!("{line} was answered with {answer}"),
        }
    }
}
