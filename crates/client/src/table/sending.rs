//! The moves of one click on their way to the table: one is sent at a time, the next once the one before was taken in.

use std::collections::VecDeque;

use tablier_rules::Seat;

/// A decision: whose, and which.
pub type Decision = (Seat, u64);

/// What was sent, and what is to be sent after it.
#[derive(Clone, Debug, Default)]
pub enum Sending {
    /// Nothing is on its way.
    #[default]
    Nothing,
    /// This decision was answered; what that leads to is not known while it is still asked.
    Sent { answered: Decision, then: VecDeque<String> },
}

impl Sending {
    /// Whether this decision was answered.
    pub fn has_answered(&self, asked: Decision) -> bool {
        matches!(self, Sending::Sent { answered, .. } if *answered == asked)
    }

    /// Answers what is asked with the first of these moves, which it gives back.
    pub fn begin(&mut self, asked: Decision, moves: Vec<String>) -> Option<String> {
        let mut then = VecDeque::from(moves);
        let first = then.pop_front()?;
        *self = Sending::Sent { answered: asked, then };
        Some(first)
    }

    /// Answers what is asked now with the next of the moves that were begun with, if there is one.
    pub fn go_on(&mut self, asked: Decision) -> Option<String> {
        let Sending::Sent { answered, then } = self else { return None };
        let next = then.pop_front()?;
        *answered = asked;
        Some(next)
    }

    /// Sends none of the moves that were to follow.
    pub fn stop(&mut self) {
        if let Sending::Sent { then, .. } = self {
            then.clear();
        }
    }
}
