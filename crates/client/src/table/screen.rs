//! What the screen shows of a game: a position, and what is still to be shown after it, perhaps only to other eyes.

#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use tablier_rules::Seat;

use super::film::Frame;

/// What stands on the board, and what comes.
#[derive(Clone, Debug, Default)]
pub struct Screen {
    shown: Option<Frame>,
    next: Next,
}

/// What comes. A film is never empty.
#[derive(Clone, Debug, Default)]
enum Next {
    /// Nothing: what is shown is how things stand.
    #[default]
    Nothing,
    /// What happened.
    Film(VecDeque<Frame>),
    /// The same, once the person of this seat is there.
    Handover(Seat, VecDeque<Frame>),
}

impl Screen {
    /// Lets these frames be shown after those that come already, but not before whoever is awaited is there. Where nothing was shown yet,
    /// how things stand is shown at once.
    pub fn show(&mut self, frames: Vec<Frame>, awaited: Option<Seat>) {
        let mut film = match std::mem::take(&mut self.next) {
            Next::Nothing => VecDeque::new(),
            Next::Film(film) | Next::Handover(_, film) => film,
        };
        film.extend(frames);
        self.next = match awaited {
            _ if film.is_empty() => Next::Nothing,
            Some(seat) => Next::Handover(seat, film),
            None => Next::Film(film),
        };
        if self.shown.is_none() {
            self.skip();
        }
    }

    /// What was to be shown to other eyes is not shown any more.
    pub fn forget_film(&mut self) {
        self.next = Next::Nothing;
    }

    /// The next frame, if one is to be shown and may be.
    pub fn advance(&mut self) -> bool {
        let Next::Film(film) = &mut self.next else { return false };
        self.shown = film.pop_front();
        if film.is_empty() {
            self.next = Next::Nothing;
        }
        true
    }

    /// Shows how things stand at once, if it may be shown; tells whether that was to be done.
    pub fn skip(&mut self) -> bool {
        let Next::Film(film) = &mut self.next else { return false };
        self.shown = film.pop_back();
        self.next = Next::Nothing;
        true
    }

    /// Whoever was awaited is there.
    pub fn hand_over(&mut self) {
        self.next = match std::mem::take(&mut self.next) {
            Next::Handover(_, film) => Next::Film(film),
            other => other,
        };
    }

    /// What is shown.
    pub fn shown(&self) -> Option<&Frame> {
        self.shown.as_ref()
    }

    /// Whether what is shown is how things stand.
    pub fn is_at_rest(&self) -> bool {
        matches!(self.next, Next::Nothing)
    }

    /// Whether a film runs.
    pub fn is_running(&self) -> bool {
        matches!(self.next, Next::Film(_))
    }

    /// Whose eyes are awaited before anything more is shown.
    pub fn awaited(&self) -> Option<Seat> {
        match self.next {
            Next::Handover(seat, _) => Some(seat),
            Next::Nothing | Next::Film(_) => None,
        }
    }
}
