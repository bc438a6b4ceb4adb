//! How a move is clicked together: the gesture that leads to it, found by trying. For showing a hint and for moves that
//! were typed.

use std::collections::VecDeque;

use serde_json::Value;

use super::Action;
use crate::{AnyLook, Format, Rulebook, Viewer};

/// How many scenes are looked at before it is given up.
const MOST_SCENES: usize = 400;

/// Where a move is to be clicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The clicks before the last one.
    pub gesture: Vec<String>,
    /// What to click then.
    pub id: String,
}

/// The way to a move.
pub fn way(rules: &dyn Rulebook, view: &Value, viewer: Viewer, mv: &str) -> Option<Way> {
    let mut front = VecDeque::from([Vec::<String>::new()]);
    let mut seen = vec![Vec::<String>::new()];
    let mut scenes = 0;
    while let Some(gesture) = front.pop_front() {
        scenes += 1;
        if scenes > MOST_SCENES {
            return None;
        }
        let look = AnyLook { viewer, gesture: &gesture, last: None, format: Format::Wide };
        let scene = rules.scene(view, &look).ok()?;
        let mut picks = Vec::new();
        for (id, _, action) in scene.actions() {
            match action {
                Action::Play(moves) if moves.len() == 1 && moves[0] == mv => {
                    return Some(Way { gesture, id: id.to_owned() });
                }
                Action::Pick(word) => {
                    let next: Vec<String> = gesture.iter().chain([word]).cloned().collect();
                    picks.push((!mv.contains(word.as_str()), next));
                }
                Action::Regrasp(words) => picks.push((true, words.clone())),
                Action::Play(_) | Action::Drop => {}
            }
        }
        // What is written in the move itself is the likelier way.
        crate::sort_few(&mut picks, |(unlikely, _)| *unlikely);
        for (unlikely, next) in picks {
            if !seen.contains(&next) {
                seen.push(next.clone());
                if unlikely { front.push_back(next) } else { front.push_front(next) }
            }
        }
    }
    None
}
