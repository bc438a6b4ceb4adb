//! How a move is chosen word by word: its notation is cut before each mark between its parts, so `b2-b4` is chosen by `b2` and
//! then `-b4`. Whatever the notation, following the words reaches exactly the moves. Knows no board.

use std::fmt::Display;

use super::board::Board;
use crate::{Action, Control, Message, messages};

/// What parts of a move are kept apart by.
const MARKS: [char; 8] = ['-', ',', ':', '/', '>', '=', '+', '*'];

/// What may be chosen now.
pub(super) struct Offers {
    /// The words chosen so far.
    begun: Vec<String>,
    next: Vec<Offer>,
    /// Other ways to begin, once one has begun: a change of mind. The word that was begun with lets go of it.
    instead: Vec<Offer>,
}

/// One word that may be chosen.
pub(super) struct Offer {
    pub word: String,
    pub action: Action,
}

impl Offers {
    /// What may be chosen of these moves after the words of a gesture; words that lead to no move are ignored.
    pub fn new(moves: &[impl Display], gesture: &[String]) -> Offers {
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let cut: Vec<Vec<&str>> = moves.iter().map(|mv| words(mv)).collect();
        let leads = |begun: &[String]| {
            !begun.is_empty() && cut.iter().any(|mv| mv.len() >= begun.len() && starts(mv, begun))
        };
        let chosen = (0..=gesture.len()).rev().find(|&count| leads(&gesture[..count]));
        let begun = gesture[..chosen.unwrap_or(0)].to_vec();
        let mut next: Vec<Offer> = Vec::new();
        for (mv, cut) in moves.iter().zip(&cut).filter(|(_, cut)| starts(cut, &begun)) {
            let depth = begun.len();
            let play = || Action::Play(vec![mv.clone()]);
            let offer = match cut.get(depth) {
                // The move is whole already; more could follow.
                None => Offer {
                    word: cut.last().copied().unwrap_or_default().to_owned(),
                    action: play(),
                },
                Some(word) if cut.len() == depth + 1 && !is_longer(&cut[..=depth], &moves) => {
                    Offer { word: (*word).to_owned(), action: play() }
                }
                Some(word) => {
                    let word = (*word).to_owned();
                    Offer { action: Action::Pick(word.clone()), word }
                }
            };
            if !next.iter().any(|known| known.word == offer.word && known.action == offer.action) {
                next.push(offer);
            }
        }
        let instead = if begun.is_empty() { Vec::new() } else { beginnings(&cut, &begun[0]) };
        Offers { begun, next, instead }
    }

    /// Whether something has been chosen.
    pub fn is_begun(&self) -> bool {
        !self.begun.is_empty()
    }

    /// What choosing a cell does, if it can be chosen.
    pub fn at(&self, cell: &str) -> Option<&Offer> {
        self.next.iter().chain(&self.instead).find(|offer| place(&offer.word) == cell)
    }

    /// Whether choosing a cell goes on with the move, and does not begin another.
    pub fn goes_on_at(&self, cell: &str) -> bool {
        self.next.iter().any(|offer| place(&offer.word) == cell)
    }

    /// Whether a cell has been chosen.
    pub fn has_chosen(&self, cell: &str) -> bool {
        self.begun.iter().any(|word| place(word) == cell)
    }

    /// What is chosen beside the board, and the way out of it.
    pub fn controls(&self, board: &Board) -> Vec<Control> {
        let mut controls = Vec::new();
        for offer in &self.next {
            let cell = place(&offer.word);
            // A cell does one thing; what else its name could mean is a button.
            if board.has(cell) && self.at(cell).is_some_and(|there| std::ptr::eq(there, offer)) {
                continue;
            }
            let label = match &offer.action {
                Action::Play(moves) => moves.concat(),
                _ => format!("{}…", offer.word),
            };
            let id = format!("choose {label}");
            controls.push(Control::Button {
                id,
                label: Message::words(label),
                action: offer.action.clone(),
            });
        }
        if self.is_begun() {
            let label = messages::start_move_over();
            controls.push(Control::Button { id: "let go".to_owned(), label, action: Action::Drop });
        }
        controls
    }
}

/// Every first word of these moves as a change of mind of whoever began with one of them.
fn beginnings(moves: &[Vec<&str>], begun: &str) -> Vec<Offer> {
    let mut found: Vec<Offer> = Vec::new();
    for word in moves.iter().filter(|mv| mv.len() > 1).filter_map(|mv| mv.first()) {
        if found.iter().all(|offer| offer.word != *word) {
            let word = (*word).to_owned();
            let action =
                if word == begun { Action::Drop } else { Action::Regrasp(vec![word.clone()]) };
            found.push(Offer { word, action });
        }
    }
    found
}

/// A move in words; together they are the move again.
fn words(mv: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = mv;
    while !rest.is_empty() {
        let marks = rest.len() - rest.trim_start_matches(MARKS).len();
        let end = rest[marks..].find(MARKS).map_or(rest.len(), |end| marks + end);
        // Marks at the end belong to the last word.
        let end = if rest[end..].trim_start_matches(MARKS).is_empty() { rest.len() } else { end };
        let word;
        (word, rest) = rest.split_at(end);
        words.push(word);
    }
    words
}

/// The cell a word could name.
pub(super) fn place(word: &str) -> &str {
    word.trim_matches(MARKS)
}

/// The cells a move could name.
pub(super) fn places(mv: &str) -> impl Iterator<Item = &str> {
    words(mv).into_iter().map(place)
}

fn starts(mv: &[&str], begun: &[String]) -> bool {
    mv.len() >= begun.len() && mv.iter().zip(begun).all(|(word, chosen)| word == chosen)
}

/// Whether some move goes on after these words.
fn is_longer(begun: &[&str], moves: &[String]) -> bool {
    moves.iter().any(|mv| {
        let mv = words(mv);
        mv.len() > begun.len() && mv.starts_with(begun)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offered(moves: &[&str], gesture: &[&str]) -> Vec<(String, Action)> {
        let gesture: Vec<String> = gesture.iter().map(|&word| word.to_owned()).collect();
        let offers = Offers::new(moves, &gesture);
        offers.next.into_iter().map(|offer| (offer.word, offer.action)).collect()
    }

    fn play(mv: &str) -> Action {
        Action::Play(vec![mv.to_owned()])
    }

    fn pick(word: &str) -> Action {
        Action::Pick(word.to_owned())
    }

    #[test]
    fn a_move_is_cut_before_its_marks_and_nothing_is_lost() {
        for (mv, expected) in [
            ("b2-b4", vec!["b2", "-b4"]),
            ("-1,2", vec!["-1", ",2"]),
            ("b2:r+", vec!["b2", ":r+"]),
            ("pass", vec!["pass"]),
            ("--", vec!["--"]),
        ] {
            assert_eq!(words(mv), expected);
            assert_eq!(words(mv).concat(), mv);
        }
    }

    #[test]
    fn words_are_chosen_one_after_the_other() {
        let moves = ["a1-a2", "a1-b1", "b1"];
        let first = [("a1".to_owned(), pick("a1")), ("b1".to_owned(), play("b1"))];
        assert_eq!(offered(&moves, &[]), first);
        let second = [("-a2".to_owned(), play("a1-a2")), ("-b1".to_owned(), play("a1-b1"))];
        assert_eq!(offered(&moves, &["a1"]), second);
    }

    #[test]
    fn a_move_that_could_go_on_can_also_be_left_at_that() {
        let moves = ["a1", "a1-a2"];
        assert_eq!(offered(&moves, &[]), [("a1".to_owned(), pick("a1"))]);
        let then = [("a1".to_owned(), play("a1")), ("-a2".to_owned(), play("a1-a2"))];
        assert_eq!(offered(&moves, &["a1"]), then);
    }

    #[test]
    fn whoever_began_may_begin_otherwise_or_let_go() {
        let moves = ["a1-a2", "b1-b2", "c1"];
        let offers = Offers::new(&moves, &["a1".to_owned()]);
        let does = |cell: &str| offers.at(cell).map(|offer| offer.action.clone());
        assert_eq!(does("a2"), Some(play("a1-a2")));
        assert_eq!(does("b1"), Some(Action::Regrasp(vec!["b1".to_owned()])));
        assert_eq!(does("a1"), Some(Action::Drop));
        assert_eq!(does("c1"), None, "a single word would be played at once");
        assert!(offers.goes_on_at("a2") && !offers.goes_on_at("b1"));
    }

    #[test]
    fn words_that_lead_nowhere_are_ignored() {
        assert_eq!(offered(&["a1", "b1"], &["c1"]), offered(&["a1", "b1"], &[]));
        assert_eq!(
            offered(&["a1-a2", "a1-a3"], &["a1", "-c9"]),
            offered(&["a1-a2", "a1-a3"], &["a1"])
        );
    }
}
