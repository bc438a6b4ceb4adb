//! Nim under two versions of its rules: by the first, which had a misprint, up to four matches may be taken; by the second up to
//! three. Games that began under the first go on under it.
//!
//! `FORGETS` breaks the promise on purpose: such a position always takes itself for one of the newest version.

use std::fmt;
use std::str::FromStr;
use tablier_rules::Message;
use tablier_rules::messages;

use serde::{Deserialize, Serialize};
use tablier_geometry::{Point, Rect};
use tablier_rules::*;

/// The pile at the start.
pub const PILE: u8 = 9;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NimView {
    rules: RulesVersion,
    pile: u8,
    turn: Seat,
}

/// A position. It holds nothing that its view does not.
#[derive(Clone, Debug)]
pub struct Nim<const FORGETS: bool>(NimView);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take{}", self.0)
    }
}

impl FromStr for Take {
    type Err = NotAMove;
    fn from_str(written: &str) -> Result<Take, NotAMove> {
        let number = written.strip_prefix("take").and_then(|number| number.parse().ok());
        number.map(Take).ok_or_else(|| NotAMove::new(written, Message::words("take1")))
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NoOptions {}

impl<const FORGETS: bool> Nim<FORGETS> {
    fn most(&self) -> u8 {
        match self.0.rules {
            RulesVersion::FIRST => 4,
            _ => 3,
        }
    }
}

impl<const FORGETS: bool> Game for Nim<FORGETS> {
    type Options = NoOptions;
    type Move = Take;
    type View = NimView;
    const SLUG: &'static str = "nim";
    const VERSIONS: Versions = Versions::up_to(2);

    fn schema() -> Schema {
        Schema { fields: vec![] }
    }

    fn deal(_: &NoOptions, deal: &Deal) -> Result<Self, BadOptions> {
        Ok(Nim(NimView { rules: deal.rules, pile: PILE, turn: Seat::new(0) }))
    }

    fn version(&self) -> RulesVersion {
        if FORGETS { Self::VERSIONS.newest() } else { self.0.rules }
    }

    fn seats(&self) -> usize {
        2
    }

    fn deciders(&self) -> SeatSet {
        if self.0.pile == 0 { SeatSet::EMPTY } else { SeatSet::only(self.0.turn) }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Take>) {
        if self.deciders().contains(seat) {
            moves.extend((1..=self.most().min(self.0.pile)).map(Take));
        }
    }

    fn apply(&mut self, seat: Seat, Take(number): Take) {
        self.0.pile -= number;
        if self.0.pile > 0 {
            self.0.turn = seat.next(2);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let won = || Outcome::won_by(SeatSet::only(self.0.turn), 2, "last");
        (self.0.pile == 0).then(won)
    }

    fn view(&self, _: Viewer) -> NimView {
        self.0.clone()
    }

    fn resample(view: &NimView, _: &mut impl Rng) -> Self {
        Nim(view.clone())
    }
}

impl<const FORGETS: bool> Show for Nim<FORGETS> {
    fn about() -> About {
        About {
            slug: "nim",
            title: Self::TITLE,
            sentence: Message::words("Take the last match."),
            credits: Message::words("An old game."),
            players: &[2],
            minutes: (1, 2),
            age: 5,
            hidden: false,
            notation: Message::words("take1"),
            endings: vec![Ending { slug: "last", text: Message::words("The last.") }],
            rules: Pages(&[("en", "Take."), ("fr", "Prenez.")]),
        }
    }

    fn scene(view: &NimView, look: &Look<'_, Take>) -> Scene {
        let position = Nim::<FORGETS>(view.clone());
        let mut moves = Vec::new();
        if let Some(seat) = look.viewer.seat() {
            position.legal_moves(seat, &mut moves);
        }
        let button = |mv: Take| Control::Button {
            id: mv.to_string(),
            label: Message::words(mv.to_string()),
            action: Action::Play(vec![mv.to_string()]),
        };
        let card = |seat: Seat| SeatCard {
            seat,
            paint: Paint::Seat(seat),
            emblem: vec![],
            score: None,
            notes: vec![],
            deciding: position.deciders().contains(seat),
        };
        Scene {
            frame: Rect { min: Point::default(), max: Point::new(1.0, 1.0) },
            items: vec![],
            controls: moves.into_iter().map(button).collect(),
            seats: Seat::all(2).map(card).collect(),
            prompt: Message::words("Your turn."),
        }
    }

    fn narrate(_: &NimView, step: &Step<Take>, after: &NimView) -> Message {
        let (who, pile) = (step.seat, after.pile);
        messages::plays_move(who, format!("so that {pile} are left"))
    }

    fn describe(view: &NimView) -> Message {
        Message::words(format!("{} are left.", view.pile))
    }
}
