//! One table as the page knows it, without any drawing: what stands on the board, what is still to be shown, what is in the
//! hand, what waits to be sent.

/// Who looks at the board. Where the game stands still, or ended otherwise than by its rules, nothing is offered to anybody, so
/// everybody looks on.
fn looker(snapshot: &Snapshot) -> Viewer {
    let was_cut_short = snapshot.stage == Stage::Over && snapshot.ending.is_none();
    match (was_cut_short || snapshot.paused, snapshot.viewer) {
        (true, Viewer::Seat(_)) => Viewer::Spectator,
        (_, viewer) => viewer,
    }
}

#[cfg(test)]
pub mod tests;

use std::collections::VecDeque;

use tablier_rules::{AnyLook, Format, Message, Rulebooks, Scene, Seat, Viewer, way};
use tablier_table::chronicle::{self, ChronicleLine};
use tablier_table::{ChairShown, Snapshot, Stage, ToldEvent, Update};

use super::film::{Frame, frames};
use super::seal::Noted;
use crate::lesson::{Lesson, Progress};
use crate::messages as m;
use crate::route::TableRef;

/// A table that is followed.
#[derive(Clone, Debug)]
pub struct Model {
    /// The games there are.
    pub rulebooks: Rulebooks,
    pub table: TableRef,
    /// How things stand, once that is known.
    pub snapshot: Option<Snapshot>,
    /// What happened, as the eyes it is seen through were told.
    pub lines: Vec<ChronicleLine>,
    /// Whether other eyes look now, so that what happened has to be told anew.
    pub untold: bool,
    /// What stands on the board now.
    pub shown: Option<Frame>,
    /// What is still to be shown.
    pub coming: VecDeque<Frame>,
    /// The clicks of an unfinished move.
    pub gesture: Vec<String>,
    /// Moves of one click that are still to be made after the one that was sent.
    pub then: VecDeque<String>,
    /// The decision that was answered last: what it led to is not known yet while it is still asked.
    pub sent: Option<(Seat, u64)>,
    /// At one screen: whose eyes are awaited before anything more is shown.
    pub handover: Option<Seat>,
    /// Why it cannot be followed.
    pub gone: Option<Message>,
    /// What a hint points at.
    pub hint: Option<String>,
    /// The move it means.
    pub hinted: Option<String>,
    /// Whether a hint is being thought about.
    pub pondering: bool,
    /// The decision for which the others were told that a hint was asked for.
    pub hint_told: Option<u64>,
    /// Whether it is somebody's first game: a good move is shown at every turn.
    pub guided: bool,
    /// What is written down for it.
    pub lesson: Option<Lesson>,
    /// Whose people are connected.
    pub here: tablier_rules::SeatSet,
    /// How many watch.
    pub watching: usize,
    /// The seal of its chance as first seen; tables kept here have none.
    pub seal: Option<Noted>,
}

impl Model {
    /// A table of which nothing is known yet, but that one of these games is played there.
    pub fn new(rulebooks: Rulebooks, table: TableRef) -> Model {
        Model {
            rulebooks,
            table,
            snapshot: None,
            lines: Vec::new(),
            untold: false,
            shown: None,
            coming: VecDeque::new(),
            gesture: Vec::new(),
            then: VecDeque::new(),
            sent: None,
            handover: None,
            gone: None,
            hint: None,
            hinted: None,
            pondering: false,
            hint_told: None,
            guided: false,
            lesson: None,
            here: tablier_rules::SeatSet::EMPTY,
            watching: 0,
            seal: None,
        }
    }

    /// The version it is known by.
    pub fn version(&self) -> u64 {
        self.snapshot.as_ref().map_or(0, |snapshot| snapshot.v)
    }

    /// Forgets what was known of the table.
    pub fn start_anew(&mut self) {
        let fresh = Model::new(self.rulebooks, self.table.clone());
        let (guided, lesson) = (self.guided, self.lesson.take());
        let (here, watching, seal) = (self.here, self.watching, self.seal.take());
        *self = Model { guided, lesson, here, watching, seal, ..fresh };
    }

    /// Takes in what the table tells.
    pub fn update(&mut self, update: Update) {
        if update.snapshot.v < self.version() {
            // Only a salon that was restored from a backup tells from the beginning what is older than what is known.
            if update.told.first().is_none_or(|told| told.v != 1) {
                return;
            }
            self.start_anew();
        }
        self.gone = None;
        if !self.table.local && self.seal.is_none() {
            self.seal = Noted::at_first_sight(&self.table.name, &update);
        }
        let known = self.version();
        let before = self.snapshot.as_ref();
        let had_view = before.is_some_and(|snapshot| !snapshot.view.is_null());
        let changed = before.is_none_or(|before| {
            before.view != update.snapshot.view || before.decision != update.snapshot.decision
        });
        let other_eyes = before.is_some_and(|before| before.viewer != update.snapshot.viewer);
        self.write(&update, known, other_eyes);
        if changed || other_eyes {
            self.gesture.clear();
            self.hint = None;
            self.pondering = false;
        }
        let shown = if had_view { frames(&update) } else { last_frame(&update) };
        if changed || other_eyes || self.shown.is_none() {
            self.coming.extend(shown);
        }
        self.handover = self.needs_handover(&update.snapshot).or(self.handover);
        if self.handover.is_some_and(|seat| Viewer::Seat(seat) != update.snapshot.viewer) {
            self.handover = None;
        }
        self.snapshot = Some(update.snapshot);
        if self.shown.is_none() && self.handover.is_none() {
            self.skip();
        }
    }

    /// Writes down what was told. Where there are secrets, other eyes must not read what was told to those before them.
    fn write(&mut self, update: &Update, known: u64, other_eyes: bool) {
        if std::mem::take(&mut self.untold) {
            self.lines.clear();
            return chronicle::write(&mut self.lines, &update.told, &update.snapshot.chairs);
        }
        if other_eyes && self.has_secrets(&update.snapshot.game) {
            self.lines.clear();
            self.untold = true;
            return;
        }
        let fresh: Vec<_> = update.told.iter().filter(|told| told.v > known).cloned().collect();
        chronicle::write(&mut self.lines, &fresh, &update.snapshot.chairs);
    }

    /// Whose eyes have to be awaited before this may be shown: where several people sit at one screen and have secrets.
    fn needs_handover(&self, next: &Snapshot) -> Option<Seat> {
        let hidden = self.has_secrets(&next.game);
        let several =
            next.chairs.iter().filter(|chair| chair.own && chair.machine.is_none()).count();
        let before = self.snapshot.as_ref().map(|before| before.viewer);
        // At the very beginning nobody has seen anything yet.
        let begun = next.moves > 0 || before.is_some();
        let playing = next.stage == Stage::Playing;
        let asked = next.viewer.seat().filter(|_| next.decision.is_some());
        asked.filter(|_| hidden && several > 1 && playing && begun && before != Some(next.viewer))
    }

    /// The next frame, if one is to be shown and may be.
    pub fn advance(&mut self) -> bool {
        if self.handover.is_some() {
            return false;
        }
        match self.coming.pop_front() {
            Some(frame) => {
                self.shown = Some(frame);
                true
            }
            None => false,
        }
    }

    /// Shows how things stand at once.
    pub fn skip(&mut self) {
        if self.handover.is_none()
            && let Some(last) = self.coming.drain(..).next_back()
        {
            self.shown = Some(last);
        }
    }

    /// Whether what is shown is how things stand.
    pub fn at_rest(&self) -> bool {
        self.coming.is_empty() && self.handover.is_none()
    }

    /// Whether the viewer may click now.
    pub fn may_click(&self) -> bool {
        self.at_rest() && self.open_decision().is_some()
    }

    /// The decision the viewer has to make and has not answered.
    pub fn open_decision(&self) -> Option<(Seat, u64)> {
        let snapshot = self.snapshot.as_ref()?;
        let open = (snapshot.viewer.seat()?, snapshot.decision?);
        Some(open).filter(|open| self.sent != Some(*open))
    }

    /// The next move of a click that plays several, once the one before has been taken in.
    pub fn next_of_click(&mut self) -> Option<(Seat, u64, String)> {
        let (seat, decision) = match self.open_decision() {
            Some(open) => open,
            None => {
                if self.snapshot.as_ref().is_some_and(|snapshot| snapshot.decision.is_none()) {
                    self.then.clear();
                }
                return None;
            }
        };
        let mv = self.then.pop_front()?;
        self.sent = Some((seat, decision));
        Some((seat, decision, mv))
    }

    /// How far the lesson has come, where there is one.
    pub fn progress(&self) -> Option<Progress> {
        self.lesson.as_ref().map(|lesson| lesson.progress(&self.lines))
    }

    /// Whose move is written down as the next one, and which, in a lesson that is not over.
    pub fn written(&self) -> Option<(Seat, &str)> {
        match self.progress()? {
            Progress::Written(made) => self.lesson.as_ref()?.next(made),
            Progress::Finished | Progress::Free => None,
        }
    }

    /// Whether the viewer would stray from the lesson with these moves. If so, the hand is emptied.
    pub fn strays(&mut self, moves: &[String]) -> bool {
        let seat = self.snapshot.as_ref().and_then(|snapshot| snapshot.viewer.seat());
        let strays = match (&self.lesson, self.progress(), seat) {
            (Some(lesson), Some(Progress::Written(made)), Some(seat)) => {
                !lesson.allows(made, seat, moves)
            }
            _ => false,
        };
        if strays {
            self.gesture.clear();
            self.hint = None;
        }
        strays
    }

    /// Takes words into the hand, or empties it. Tells whether the viewer strays from a lesson with them; then what it asks
    /// for is in the hand instead.
    pub fn hold(&mut self, words: Vec<String>) -> bool {
        self.gesture = words;
        self.hint = None;
        if !matches!(self.progress(), Some(Progress::Written(_))) {
            return false;
        }
        let held = std::mem::take(&mut self.gesture);
        self.point_at_written();
        !self.gesture.starts_with(&held)
    }

    /// In a lesson, shows the next move of it if it is the viewer's. Gives what cannot be shown on the board; nothing
    /// outside of lessons.
    pub fn point_at_written(&mut self) -> Option<Option<String>> {
        let (seat, mv) = self.written()?;
        let own = self.snapshot.as_ref()?.viewer.seat() == Some(seat);
        let mv = mv.to_owned();
        Some((own && !self.point_at(&mv)).then_some(mv))
    }

    /// Shows a move on the board; tells whether there is a way to click it.
    pub fn point_at(&mut self, mv: &str) -> bool {
        let found = self.snapshot.as_ref().and_then(|snapshot| {
            let rules = self.rulebooks.get(&snapshot.game).ok()?;
            way(rules, &snapshot.view, snapshot.viewer, mv)
        });
        self.hint = found.map(|way| {
            self.gesture = way.gesture;
            way.id
        });
        self.hinted = Some(mv.to_owned());
        self.hint.is_some()
    }

    /// What is to be said of an update beside the board: that somebody else asked for a hint; nothing any more where what was said
    /// is about how things stood before. `None` where it stays.
    pub fn news_of(&self, update: &Update) -> Option<Option<Message>> {
        let (before, now) = (self.snapshot.as_ref()?, &update.snapshot);
        let hinted = update.told.iter().filter(|told| told.v > before.v).find_map(|told| {
            let Some(ToldEvent::Hinted { seat }) = told.what else { return None };
            now.chairs.get(seat.index()).filter(|chair| !chair.own)
        });
        if let Some(chair) = hinted {
            return Some(Some(m::hint_asked(chair.name.clone())));
        }
        let stands = |of: &Snapshot| (of.moves, of.stage, of.paused);
        (stands(before) != stands(now)).then_some(None)
    }

    /// Whoever plays along is told, once for each decision, that a hint is asked for: gives the seat it is for.
    pub fn hint_to_tell(&mut self) -> Option<Seat> {
        let snapshot = self.snapshot.as_ref().filter(|_| !self.table.local)?;
        let is_other = |chair: &ChairShown| chair.taken && !chair.own;
        let plays_along =
            |chair: &ChairShown| is_other(chair) && (chair.machine.is_none() || chair.away);
        let (seat, decision) = (snapshot.viewer.seat()?, snapshot.decision?);
        let is_news = snapshot.chairs.iter().any(plays_along) && self.hint_told != Some(decision);
        self.hint_told = Some(decision);
        is_news.then_some(seat)
    }

    /// What the thing is called that a hint points at. Several numbers to choose from have no name of their own.
    pub fn pointed(&self) -> Option<Message> {
        let (hint, scene) = (self.hint.as_deref()?, self.scene(Format::Wide)?);
        let mut meant = scene.actions().filter(|(id, _, _)| *id == hint);
        let (Some((_, label, _)), None) = (meant.next(), meant.next()) else { return None };
        Some(label.named(&self.names())).filter(|label| !label.is_blank())
    }

    /// What the board looks like now.
    pub fn scene(&self, format: Format) -> Option<Scene> {
        let snapshot = self.snapshot.as_ref()?;
        let frame = self.shown.as_ref()?;
        let rules = self.rulebooks.get(&snapshot.game).ok()?;
        let gesture = if self.at_rest() { self.gesture.as_slice() } else { &[] };
        let last = frame.last.as_ref();
        let look = AnyLook { viewer: looker(snapshot), gesture, last, format };
        rules.scene(&frame.view, &look).ok()
    }

    fn has_secrets(&self, game: &str) -> bool {
        self.rulebooks.get(game).is_ok_and(|rules| rules.about().hidden)
    }

    /// What the seats are called.
    pub fn names(&self) -> Vec<Message> {
        let chairs = self.snapshot.as_ref().map(|snapshot| snapshot.chairs.as_slice());
        chairs.unwrap_or_default().iter().map(|chair| chair.name.clone()).collect()
    }

    /// The table of the next game, where somebody here asked for one.
    pub fn asked_next(&self) -> Option<TableRef> {
        let snapshot = self.snapshot.as_ref()?;
        let asked = snapshot.chairs.iter().any(|chair| chair.own && chair.again);
        let name = snapshot.next.clone().filter(|_| asked)?;
        Some(TableRef { local: self.table.local, name })
    }

    /// The seat a wish is made for: the own one that decided last, else the one looked through.
    pub fn wishing_seat(&self) -> Option<Seat> {
        let snapshot = self.snapshot.as_ref()?;
        let own = |seat: &Seat| snapshot.chairs.get(seat.index()).is_some_and(|chair| chair.own);
        let last = snapshot.last.as_ref().map(|event| event.seat).filter(own);
        last.or(snapshot.viewer.seat().filter(own))
    }
}

fn last_frame(update: &Update) -> Vec<Frame> {
    if update.snapshot.view.is_null() { Vec::new() } else { frames(update).split_off_last() }
}

trait SplitOffLast {
    fn split_off_last(self) -> Self;
}

impl SplitOffLast for Vec<Frame> {
    fn split_off_last(mut self) -> Vec<Frame> {
        self.drain(..self.len().saturating_sub(1));
        self
    }
}
