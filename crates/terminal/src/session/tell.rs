//! Taking in what happened at the table: whose eyes look now, and what they are told.

use std::ops::Range;

use tablier_geometry::Point;
use tablier_rules::messages::wins;
use tablier_rules::{AnyMatch, Message, SeatSet, Viewer};
use tablier_table::{ChairShown, Shown, Stage, chronicle};

use super::pages::Page;
use super::{Laid, ME, Session};
use crate::messages as m;

/// No view at all: what was told is read, and the board is drawn from the game.
#[derive(Clone)]
struct Unseen;

impl Shown for Unseen {
    fn nothing() -> Unseen {
        Unseen
    }
    fn now(_: &dyn AnyMatch, _: Viewer) -> Unseen {
        Unseen
    }
    fn after(_: &dyn AnyMatch, _: Viewer, _: Range<usize>) -> Vec<Unseen> {
        Vec::new()
    }
}

/// The most positions that are shown one by one.
const MOST_FRAMES: usize = 40;

impl Session {
    /// Takes in how things stand now.
    pub(super) fn refresh(&mut self) {
        self.gesture.clear();
        self.typed = None;
        let viewer = self.next_viewer();
        if viewer != self.viewer {
            self.look_through(viewer);
        }
        let chairs: Vec<ChairShown> = self.names().iter().map(called).collect();
        let told = self.table.told_as::<Unseen>(self.viewer, self.known);
        chronicle::write(&mut self.lines, &told, &chairs);
        self.known = self.table.version();
        let moves = self.game().moves();
        if moves > self.shown {
            self.film.extend(self.shown + 1..moves);
            let most = self.film.len().saturating_sub(MOST_FRAMES);
            self.film.drain(..most);
        } else if moves < self.shown {
            self.film.clear();
        }
        self.shown = moves;
    }

    /// Who looks next: whoever looks goes on while there is something to decide, or nobody else at the keyboard has to.
    fn next_viewer(&self) -> Viewer {
        let own: SeatSet = self.table.seats_of(ME);
        let deciders = self.table.deciders();
        let deciding = |seat: &tablier_rules::Seat| own.contains(*seat) && deciders.contains(*seat);
        match self.viewer.seat().filter(deciding).or_else(|| deciders.iter().find(deciding)) {
            Some(seat) => Viewer::Seat(seat),
            None => self.viewer,
        }
    }

    /// Other eyes look now. Where there are secrets they are awaited, and told anew what happened.
    fn look_through(&mut self, viewer: Viewer) {
        self.viewer = viewer;
        if !self.rules.about().hidden {
            return;
        }
        self.lines.clear();
        self.known = 0;
        self.film.clear();
        self.shown = self.game().moves();
        self.message = None;
        self.pointed = None;
        // Not even how things were laid out tells what other eyes saw.
        self.pointed_at = Point::default();
        *self.layout.borrow_mut() = Laid::default();
        if let (Viewer::Seat(seat), Stage::Playing) = (viewer, self.table.stage()) {
            (self.page, self.awaited) = (Page::Board, Some(seat));
        }
    }

    /// What happened, line by line, as far as these eyes may know.
    pub fn told(&self) -> impl DoubleEndedIterator<Item = &Message> {
        self.told_since(0)
    }

    /// The same of what happened after a version of the table.
    pub fn told_since(&self, version: u64) -> impl DoubleEndedIterator<Item = &Message> {
        self.lines.iter().filter(move |line| line.v > version).map(|line| &line.text)
    }

    /// How the game ended, in words.
    pub fn result(&self) -> Option<Message> {
        let end = self.table.end_of_game()?;
        let places = end.places?;
        let names = self.names();
        let first = |index: &usize| places.as_slice()[*index].rank == 1;
        let winners: Vec<usize> = (0..names.len()).filter(first).collect();
        let who = match winners.len() == names.len() {
            true => m::is_draw(),
            false => wins(winners.iter().map(|&seat| names[seat].clone())),
        };
        let endings = self.rules.about().endings;
        let how = endings.into_iter().find(|ending| Some(ending.slug) == end.ending);
        Some(how.map_or(who.clone(), |how| who.then(how.text.named(names))))
    }
}

fn called(name: &Message) -> ChairShown {
    let name = name.clone();
    ChairShown {
        name,
        taken: true,
        own: false,
        machine: None,
        away: false,
        left: None,
        again: false,
    }
}
