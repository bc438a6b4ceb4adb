//! A table of which it is known how things stand: what its board shows, and what whoever looks may do there.

use tablier_rules::{AnyLook, Format, Message, Rulebook, Scene, Seat, Viewer, way};
use tablier_table::chronicle::ChronicleLine;
use tablier_table::{ChairShown, Snapshot, Stage, ToldEvent, Update};

use super::chronicle::Chronicle;
use super::film::{Frame, frames};
use super::hand::{Hand, Hint};
use super::screen::Screen;
use super::sending::{Decision, Sending};
use crate::messages as m;

/// What is known of a table.
#[derive(Clone)]
pub struct Known {
    rules: &'static dyn Rulebook,
    snapshot: Snapshot,
    chronicle: Chronicle,
    screen: Screen,
    hand: Hand,
    sending: Sending,
    /// The decision for which the others were told that a hint was asked for.
    hint_told: Option<u64>,
}

impl Known {
    /// What is told at first of a table where this game is played.
    pub fn new(rules: &'static dyn Rulebook, update: Update) -> Known {
        let mut screen = Screen::default();
        // At the very beginning nobody has seen anything yet.
        let awaited = secret_eyes(rules, &update.snapshot).filter(|_| update.snapshot.moves > 0);
        screen.show(last_frame(&update), awaited);
        Known {
            rules,
            chronicle: Chronicle::of(&update),
            snapshot: update.snapshot,
            screen,
            hand: Hand::default(),
            sending: Sending::Nothing,
            hint_told: None,
        }
    }

    /// What is told next.
    pub fn update(&mut self, update: Update) {
        let (before, now) = (&self.snapshot, &update.snapshot);
        let other_eyes = before.viewer != now.viewer;
        let is_changed = other_eyes || before.view != now.view || before.decision != now.decision;
        let frames = match is_changed {
            true if before.view.is_null() => last_frame(&update),
            true => frames(&update),
            false => Vec::new(),
        };
        let awaited = secret_eyes(self.rules, now).filter(|_| other_eyes).or(self.screen.awaited());
        let awaited = awaited.filter(|seat| Viewer::Seat(*seat) == now.viewer);
        let has_other_secrets = other_eyes && self.rules.about().hidden;
        self.chronicle.write(&update, before.v, has_other_secrets);
        if is_changed {
            self.hand = Hand::default();
        }
        if has_other_secrets {
            self.screen.forget_film();
        }
        self.screen.show(frames, awaited);
        self.snapshot = update.snapshot;
    }

    /// How things stand.
    pub fn snapshot(&self) -> &Snapshot {
        &self.snapshot
    }

    /// What happened.
    pub fn lines(&self) -> &[ChronicleLine] {
        self.chronicle.lines()
    }

    /// Whether other eyes look now, so that what happened has to be told anew.
    pub fn is_untold(&self) -> bool {
        self.chronicle.is_untold()
    }

    /// What the screen shows.
    pub fn screen(&self) -> &Screen {
        &self.screen
    }

    /// Changes what it shows.
    pub fn screen_mut(&mut self) -> &mut Screen {
        &mut self.screen
    }

    /// What is in the hand.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Changes what is in it.
    pub fn hand_mut(&mut self) -> &mut Hand {
        &mut self.hand
    }

    /// Whether what is shown is how things stand.
    pub fn at_rest(&self) -> bool {
        self.screen.is_at_rest()
    }

    /// Whether the viewer may click now.
    pub fn may_click(&self) -> bool {
        self.at_rest() && self.asks().is_some()
    }

    /// The decision the viewer has to make and has not answered.
    pub fn asks(&self) -> Option<Decision> {
        let asked = (self.snapshot.viewer.seat()?, self.snapshot.decision?);
        (!self.sending.has_answered(asked)).then_some(asked)
    }

    /// Plays moves, one after the other: gives the first, to be sent for the decision it answers.
    pub fn play(&mut self, moves: Vec<String>) -> Option<(Decision, String)> {
        self.hand.let_go();
        let asked = self.asks()?;
        Some((asked, self.sending.begin(asked, moves)?))
    }

    /// The next of the moves that are played, once the one before has been taken in.
    pub fn play_on(&mut self) -> Option<(Decision, String)> {
        if self.snapshot.decision.is_none() {
            self.sending.stop();
        }
        let asked = self.asks()?;
        Some((asked, self.sending.go_on(asked)?))
    }

    /// What was sent is refused: the decision is asked still.
    pub fn refuse(&mut self) {
        self.sending = Sending::Nothing;
    }

    /// Shows a move on the board; tells whether there is a way to click it.
    pub fn point_at(&mut self, mv: &str) -> bool {
        let way = way(self.rules, &self.snapshot.view, self.snapshot.viewer, mv);
        self.hand.show(mv, way)
    }

    /// What the thing is called that a hint points at. Several numbers to choose from have no name of their own.
    pub fn pointed(&self) -> Option<Message> {
        let (Hint { id: hint, .. }, scene) = (self.hand.hint()?, self.scene(Format::Wide)?);
        let mut meant = scene.actions().filter(|(id, _, _)| id == hint);
        let (Some((_, label, _)), None) = (meant.next(), meant.next()) else { return None };
        Some(label.named(&self.names())).filter(|label| !label.is_blank())
    }

    /// What is to be said of an update beside the board: that somebody else asked for a hint; nothing any more where what was said
    /// is about how things stood before. `None` where it stays.
    pub fn news_of(&self, update: &Update) -> Option<Option<Message>> {
        let (before, now) = (&self.snapshot, &update.snapshot);
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
        let is_other = |chair: &ChairShown| chair.taken && !chair.own;
        let plays_along =
            |chair: &ChairShown| is_other(chair) && (chair.machine.is_none() || chair.away);
        let (seat, decision) = (self.snapshot.viewer.seat()?, self.snapshot.decision?);
        let was_told = self.hint_told.replace(decision) == Some(decision);
        (!was_told && self.snapshot.chairs.iter().any(plays_along)).then_some(seat)
    }

    /// What the board looks like now.
    pub fn scene(&self, format: Format) -> Option<Scene> {
        let frame = self.screen.shown()?;
        let gesture = if self.at_rest() { self.hand.gesture() } else { &[] };
        let last = frame.last.as_ref();
        let look = AnyLook { viewer: looker(&self.snapshot), gesture, last, format };
        self.rules.scene(&frame.view, &look).ok()
    }

    /// What the seats are called.
    pub fn names(&self) -> Vec<Message> {
        self.snapshot.chairs.iter().map(|chair| chair.name.clone()).collect()
    }

    /// The name of the table of the next game, where somebody here asked for one.
    pub fn asked_next(&self) -> Option<String> {
        let asked = self.snapshot.chairs.iter().any(|chair| chair.own && chair.again);
        self.snapshot.next.clone().filter(|_| asked)
    }

    /// The seat a wish is made for: the own one that decided last, else the one looked through.
    pub fn wishing_seat(&self) -> Option<Seat> {
        let chairs = &self.snapshot.chairs;
        let own = |seat: &Seat| chairs.get(seat.index()).is_some_and(|chair| chair.own);
        let last = self.snapshot.last.as_ref().map(|event| event.seat).filter(own);
        last.or(self.snapshot.viewer.seat().filter(own))
    }
}

/// Who looks at the board. Where the game stands still, or ended otherwise than by its rules, nothing is offered to anybody, so
/// everybody looks on.
fn looker(snapshot: &Snapshot) -> Viewer {
    let was_cut_short = snapshot.stage == Stage::Over && snapshot.ending.is_none();
    match (was_cut_short || snapshot.paused, snapshot.viewer) {
        (true, Viewer::Seat(_)) => Viewer::Spectator,
        (_, viewer) => viewer,
    }
}

/// Who is asked, where several people sit at one screen and have secrets.
fn secret_eyes(rules: &dyn Rulebook, now: &Snapshot) -> Option<Seat> {
    let is_here = |chair: &&ChairShown| chair.own && chair.machine.is_none();
    let has_others = now.chairs.iter().filter(is_here).count() > 1;
    let asked = now.viewer.seat().filter(|_| now.decision.is_some());
    asked.filter(|_| has_others && now.stage == Stage::Playing && rules.about().hidden)
}

/// How things stand, once there is anything to see.
fn last_frame(update: &Update) -> Vec<Frame> {
    match update.snapshot.view.is_null() {
        true => Vec::new(),
        false => frames(update).pop().into_iter().collect(),
    }
}
