//! Pointing at what can be chosen on the board and beside it, and choosing it.

use tablier_geometry::Point;
use tablier_rules::compass::Arrow;
use tablier_rules::{Click, Scene, click};

use super::{Laid, Session};
use crate::layout::Layout;
use crate::marks::{anchor, is_thing};
use crate::places::{Place, Ways, button_rows, places};
use crate::prose::wrap;
use crate::words as w;

/// How the screen is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Room {
    /// Columns of the board.
    pub columns: usize,
    /// Rows of the board, below the title.
    pub rows: usize,
    /// Columns of what stands beside it; none where the terminal is narrow.
    pub side: usize,
    /// Rows of what is asked.
    pub prompt: usize,
    /// Rows of the choices beside the board.
    pub buttons: usize,
}

impl Room {
    /// The row in which what is asked begins.
    pub fn below(&self) -> usize {
        1 + self.rows
    }
}

impl Session {
    pub(super) fn room(&self, scene: &Scene) -> Room {
        let (columns, rows) = self.size;
        let side = match columns {
            0..66 => 0,
            66..110 => 27,
            _ => (columns / 4).min(46),
        };
        let prompt = wrap(&self.asked(scene), columns).len().clamp(1, 3);
        let buttons = button_rows(scene, columns).max(1);
        // The title above; below what is asked, the choices, what is pointed at, the keys.
        let taken = 3 + prompt + buttons;
        Room { columns: columns - side, rows: rows.saturating_sub(taken), side, prompt, buttons }
    }

    /// Where a scene lies in so many columns and rows. While the frame and the room stay the same it moves only when things
    /// come to places where none was before.
    pub fn layout(&self, scene: &Scene, columns: usize, rows: usize) -> Option<Layout> {
        let mut laid = self.layout.borrow_mut();
        if (laid.room, laid.frame) != ((columns, rows), scene.frame) {
            *laid = Laid { frame: scene.frame, room: (columns, rows), ..Laid::default() };
        }
        let things = scene.items.iter().filter(|item| item.label.is_some() && is_thing(item));
        let known = laid.anchors.len();
        for at in things.map(anchor) {
            if !laid.anchors.iter().any(|other| other.distance(at) < 0.05) {
                laid.anchors.push(at);
            }
        }
        if laid.anchors.len() > known || laid.layout.is_none() {
            laid.layout = Layout::fit(scene.frame, &laid.anchors, columns, rows);
        }
        laid.layout
    }

    /// What can be chosen now.
    pub fn places(&self) -> Vec<Place> {
        if self.is_covered() || !self.film.is_empty() || self.decision().is_none() {
            return Vec::new();
        }
        self.places_of(&self.scene())
    }

    pub(super) fn places_of(&self, scene: &Scene) -> Vec<Place> {
        let room = self.room(scene);
        // Where there is no room for the board what can be chosen can be chosen all the same.
        let frame = scene.frame;
        let layout = self
            .layout(scene, room.columns, room.rows)
            .or_else(|| Layout::fit(frame, &[], 200, 100));
        layout.map_or_else(Vec::new, |layout| {
            places(scene, &layout, room.below() + room.prompt, self.size.0)
        })
    }

    /// Which of the places is pointed at: the one chosen last if it is still there, else the nearest to it.
    pub(super) fn pointed(&self, places: &[Place]) -> Option<usize> {
        let same = places.iter().position(|place| Some(&place.id) == self.pointed.as_ref());
        same.or_else(|| {
            let apart = |place: &Place| place.at.distance(self.pointed_at);
            let nearest = places.iter().enumerate();
            nearest.min_by(|a, b| apart(a.1).total_cmp(&apart(b.1))).map(|(index, _)| index)
        })
    }

    /// What is pointed at now.
    pub fn pointed_place(&self) -> Option<Place> {
        let mut places = self.places();
        self.pointed(&places).map(|index| places.swap_remove(index))
    }

    pub(super) fn point_to(&mut self, place: Option<&Place>) {
        if let Some(place) = place {
            self.pointed = Some(place.id.clone());
            self.pointed_at = place.at;
        }
    }

    fn ways(places: &[Place]) -> Ways {
        let points: Vec<Point> = places.iter().map(|place| place.at).collect();
        Ways::between(&points)
    }

    pub(super) fn follow(&mut self, arrow: Arrow) {
        let places = self.places();
        if let Some(from) = self.pointed(&places) {
            self.point_to(places.get(Self::ways(&places).follow(from, arrow)));
        }
    }

    pub(super) fn step(&mut self, back: bool) {
        let places = self.places();
        if let Some(from) = self.pointed(&places) {
            self.point_to(places.get(Self::ways(&places).step(from, back)));
        }
    }

    /// Chooses what is pointed at.
    pub(super) fn choose(&mut self) {
        let places = self.places();
        let Some(place) = self.pointed(&places).map(|index| &places[index]) else {
            let waits = self.decision().is_none();
            self.message = Some(if waits { w::NOT_YOURS } else { w::NOTHING_THERE }.text());
            return;
        };
        self.point_to(Some(place));
        match click(&self.gesture, &place.action) {
            Click::Holds(words) => self.gesture = words,
            Click::Plays(moves) => self.play(&moves),
        }
    }
}
