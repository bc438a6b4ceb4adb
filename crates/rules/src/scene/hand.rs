//! What a click does to the gesture in the hand.

use super::Action;

/// What follows from a click.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClickResult {
    /// The gesture goes on, with these words.
    Holds(Vec<String>),
    /// These moves are played, one after the other.
    Plays(Vec<String>),
}

/// Clicks with these words in the hand.
pub fn click(gesture: &[String], action: &Action) -> ClickResult {
    match action {
        Action::Play(moves) => ClickResult::Plays(moves.clone()),
        Action::Pick(word) => ClickResult::Holds(gesture.iter().chain([word]).cloned().collect()),
        Action::Regrasp(words) => ClickResult::Holds(words.clone()),
        Action::Drop => ClickResult::Holds(Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clicks_add_replace_and_drop_words() {
        let held = ["tile".to_owned()];
        let words =
            |list: &[&str]| ClickResult::Holds(list.iter().map(ToString::to_string).collect());
        assert_eq!(click(&held, &Action::Pick("cell".into())), words(&["tile", "cell"]));
        assert_eq!(click(&held, &Action::Regrasp(vec!["other".into()])), words(&["other"]));
        assert_eq!(click(&held, &Action::Drop), words(&[]));
        let play = Action::Play(vec!["a1".into()]);
        assert_eq!(click(&held, &play), ClickResult::Plays(vec!["a1".into()]));
    }
}
