//! Pointing at what can be chosen on the board and beside it, and choosing it.

use tablier_geometry::Point;
use tablier_rules::compass::Arrow;
use tablier_rules::{ClickResult, Scene, click};

use super::{Laid, Session};
use crate::layout::Layout;
use crate::marks::{anchor, is_thing};
use crate::messages as m;
use crate::prose::wrap;
use crate::targets::{Target, Ways, button_rows, targets};

/// How the screen is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BoardSpace {
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

impl BoardSpace {
    /// The row in which what is asked begins.
    pub fn below(&self) -> usize {
        1 + self.rows
    }
}

impl Session {
    pub(super) fn room(&self, scene: &Scene) -> BoardSpace {
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
        BoardSpace {
            columns: columns - side,
            rows: rows.saturating_sub(taken),
            side,
            prompt,
            buttons,
        }
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
    pub fn targets(&self) -> Vec<Target> {
        if self.is_covered() || !self.film.is_empty() || self.decision().is_none() {
            return Vec::new();
        }
        self.targets_of(&self.scene())
    }

    pub(super) fn targets_of(&self, scene: &Scene) -> Vec<Target> {
        let room = self.room(scene);
        // Where there is no room for the board what can be chosen can be chosen all the same.
        let frame = scene.frame;
        let layout = self
            .layout(scene, room.columns, room.rows)
            .or_else(|| Layout::fit(frame, &[], 200, 100));
        layout.map_or_else(Vec::new, |layout| {
            targets(scene, &layout, room.below() + room.prompt, self.size.0)
        })
    }

    /// Which of the places is pointed at: the one chosen last if it is still there, else the nearest to it.
    pub(super) fn pointed(&self, targets: &[Target]) -> Option<usize> {
        let same = targets.iter().position(|target| Some(&target.id) == self.pointed.as_ref());
        same.or_else(|| {
            let apart = |target: &Target| target.at.distance(self.pointed_at);
            let nearest = targets.iter().enumerate();
            nearest.min_by(|a, b| apart(a.1).total_cmp(&apart(b.1))).map(|(index, _)| index)
        })
    }

    /// What is pointed at now.
    pub fn pointed_target(&self) -> Option<Target> {
        let mut targets = self.targets();
        self.pointed(&targets).map(|index| targets.swap_remove(index))
    }

    pub(super) fn point_to(&mut self, target: Option<&Target>) {
        if let Some(target) = target {
            self.pointed = Some(target.id.clone());
            self.pointed_at = target.at;
        }
    }

    fn ways(targets: &[Target]) -> Ways {
        let points: Vec<Point> = targets.iter().map(|target| target.at).collect();
        Ways::between(&points)
    }

    pub(super) fn follow(&mut self, arrow: Arrow) {
        let targets = self.targets();
        if let Some(from) = self.pointed(&targets) {
            self.point_to(targets.get(Self::ways(&targets).follow(from, arrow)));
        }
    }

    pub(super) fn step(&mut self, back: bool) {
        let targets = self.targets();
        if let Some(from) = self.pointed(&targets) {
            self.point_to(targets.get(Self::ways(&targets).step(from, back)));
        }
    }

    /// Chooses what is pointed at.
    pub(super) fn choose(&mut self) {
        let targets = self.targets();
        let Some(target) = self.pointed(&targets).map(|index| &targets[index]) else {
            let waits = self.decision().is_none();
            self.message = Some(if waits { m::not_yours() } else { m::nothing_there() });
            return;
        };
        self.point_to(Some(target));
        match click(&self.gesture, &target.action) {
            ClickResult::Holds(words) => self.gesture = words,
            ClickResult::Plays(moves) => self.play(&moves),
        }
    }
}
