//! Mora, a tiny game for testing the contract itself: hidden cards, secret simultaneous choices, drawing, a forced move.
//!
//! Everybody holds a hidden card. Three rounds: all secretly show nought to two fingers; when all have chosen, they are
//! opened, and each finger shown by one player alone scores a point. Then, in seat order, each keeps the card or draws
//! another from the deck; with an empty deck there is nothing to choose. At the end the cards are added to the score.
//!
//! `FLAW` breaks one promise of the contract on purpose, so that the suite can be seen to notice.

use std::fmt;
use std::str::FromStr;
use tablier_rules::Language;
use tablier_rules::Message;
use tablier_rules::messages;

use serde::{Deserialize, Serialize};
use tablier_geometry::{Point, Rect};
use tablier_rules::*;

#[derive(Clone, Debug)]
pub struct Mora<const FLAW: u8> {
    players: usize,
    deck: Vec<u8>,
    hands: Vec<u8>,
    fingers: Vec<Option<u8>>,
    drawing: Option<Seat>,
    round: u8,
    scores: Vec<i32>,
}

pub const SOUND: u8 = 0;
pub const LEAKS_FINGERS: u8 = 1;
pub const REPEATS_AN_ID: u8 = 2;
pub const NAMELESS_BUTTON: u8 = 3;
pub const PLAYS_THE_ILLEGAL: u8 = 4;
pub const DENIES_REVEALING: u8 = 5;
pub const SILENT_IN_FRENCH: u8 = 6;
pub const FORCES_A_CHOICE: u8 = 7;
pub const HIDES_A_MOVE: u8 = 8;
pub const NEVER_ENDS: u8 = 9;
pub const UNREADABLE_MOVE: u8 = 10;
pub const OFFERS_TO_OTHERS: u8 = 11;
pub const DENIES_SECRETS: u8 = 12;
pub const COVERS_A_TARGET: u8 = 13;
pub const SPILLS_OVER_THE_FRAME: u8 = 14;
pub const SHRINKS_A_TARGET: u8 = 15;
pub const FADES_A_TARGET: u8 = 16;
pub const DRAWS_NO_TARGET: u8 = 17;
pub const FLAWS: std::ops::RangeInclusive<u8> = LEAKS_FINGERS..=DRAWS_NO_TARGET;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoraMove<const FLAW: u8> {
    Show(u8),
    Keep,
    Draw,
}

impl<const FLAW: u8> fmt::Display for MoraMove<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoraMove::Show(fingers) => write!(f, "show{fingers}"),
            MoraMove::Keep => f.write_str("keep"),
            MoraMove::Draw if FLAW == UNREADABLE_MOVE => f.write_str("a draw"),
            MoraMove::Draw => f.write_str("draw"),
        }
    }
}

impl<const FLAW: u8> FromStr for MoraMove<FLAW> {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Self, NotAMove> {
        match text {
            "show0" => Ok(MoraMove::Show(0)),
            "show1" => Ok(MoraMove::Show(1)),
            "show2" => Ok(MoraMove::Show(2)),
            "keep" => Ok(MoraMove::Keep),
            "draw" | "a draw" => Ok(MoraMove::Draw),
            _ => Err(NotAMove::new(text, Message::words("\"show1\", \"keep\"…"))),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoraOptions {
    pub players: usize,
}

impl Default for MoraOptions {
    fn default() -> Self {
        MoraOptions { players: 2 }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoraView {
    hands: Vec<Option<u8>>,
    chosen: Vec<bool>,
    fingers: Vec<Option<u8>>,
    deck: Vec<Option<u8>>,
    drawing: Option<Seat>,
    round: u8,
    scores: Vec<i32>,
}

const ROUNDS: u8 = 3;

impl<const FLAW: u8> Mora<FLAW> {
    /// A disc on the board that does what the first button does, and perhaps something above it.
    fn fist(controls: &[Control]) -> Vec<Item> {
        let Some(Control::Button { action, .. }) = controls.first() else { return Vec::new() };
        let plain = Style::fill(Paint::Piece).outlined(Paint::Ink, 0.04);
        let (radius, style) = match FLAW {
            SPILLS_OVER_THE_FRAME => (0.49, plain),
            SHRINKS_A_TARGET => (0.008, Style::fill(Paint::Piece)),
            FADES_A_TARGET => (0.4, plain.opacity(0.03)),
            DRAWS_NO_TARGET => (0.4, Style::CLEAR),
            _ => (0.4, plain),
        };
        let disc = |id: &str, radius, style| {
            let parts = vec![Part::circle(Point::default(), radius, style)];
            Item::new(id, Point::new(0.5, 0.5), parts)
        };
        let fist = disc("fist", radius, style).labelled(Message::words("the fist"));
        let fist = Item { action: Some(action.clone()), ..fist };
        let lid = (FLAW == COVERS_A_TARGET).then(|| disc("lid", 0.45, plain));
        [fist].into_iter().chain(lid).collect()
    }

    fn over(&self) -> bool {
        self.round == ROUNDS && FLAW != NEVER_ENDS
    }

    fn open_fingers(&mut self) {
        for seat in 0..self.players {
            let mine = self.fingers[seat];
            if self.fingers.iter().filter(|&&other| other == mine).count() == 1 {
                self.scores[seat] += i32::from(mine.unwrap_or(0));
            }
        }
        self.fingers.fill(None);
        self.drawing = Some(Seat::new(0));
    }
}

impl<const FLAW: u8> Game for Mora<FLAW> {
    type Options = MoraOptions;
    type Move = MoraMove<FLAW>;
    type View = MoraView;
    const SLUG: &'static str = "mora";
    const HIDDEN: bool = FLAW != DENIES_SECRETS;

    fn schema() -> Schema {
        Schema { fields: vec![Schema::players(2, 3, &[])] }
    }

    fn deal(options: &MoraOptions, deal: &Deal) -> Result<Self, BadOptions> {
        let players = options.players;
        let mut deck: Vec<u8> = (1..=4 + players as u8).collect();
        deal.rng().shuffle(&mut deck);
        let hands = deck.split_off(deck.len() - players);
        let (fingers, scores) = (vec![None; players], vec![0; players]);
        Ok(Mora { players, deck, hands, fingers, drawing: None, round: 0, scores })
    }

    fn seats(&self) -> usize {
        self.players
    }

    fn deciders(&self) -> SeatSet {
        match self.drawing {
            _ if self.over() => SeatSet::EMPTY,
            Some(seat) => SeatSet::only(seat),
            None => Seat::all(self.players).filter(|s| self.fingers[s.index()].is_none()).collect(),
        }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Self::Move>) {
        if !self.deciders().contains(seat) {
            return;
        }
        if self.drawing.is_none() {
            moves.extend((0..=2).map(MoraMove::Show));
        } else {
            moves.push(MoraMove::Keep);
            moves.extend((!self.deck.is_empty()).then_some(MoraMove::Draw));
        }
    }

    fn is_legal(&self, seat: Seat, mv: Self::Move) -> bool {
        let mut moves = Vec::new();
        self.legal_moves(seat, &mut moves);
        moves.contains(&mv) || FLAW == PLAYS_THE_ILLEGAL
    }

    fn apply(&mut self, seat: Seat, mv: Self::Move) {
        match mv {
            MoraMove::Show(fingers) => {
                self.fingers[seat.index()] = Some(fingers);
                if self.fingers.iter().all(Option::is_some) {
                    self.open_fingers();
                }
                return;
            }
            MoraMove::Keep => {}
            MoraMove::Draw => {
                self.hands[seat.index()] = self.deck.pop().unwrap_or(0);
            }
        }
        let last = seat.index() + 1 == self.players;
        self.drawing = (!last).then(|| seat.next(self.players));
        self.round += u8::from(last && FLAW != NEVER_ENDS);
    }

    fn forced(&self) -> Option<(Seat, Self::Move)> {
        let seat = self.drawing.filter(|_| !self.over())?;
        (self.deck.is_empty() || FLAW == FORCES_A_CHOICE).then_some((seat, MoraMove::Keep))
    }

    fn outcome(&self) -> Option<Outcome> {
        let total = |seat: Seat| self.scores[seat.index()] + i32::from(self.hands[seat.index()]);
        self.over().then(|| Outcome::by_score(PerSeat::from_fn(self.players, total), "rounds"))
    }

    fn view(&self, viewer: Viewer) -> MoraView {
        let open = self.over();
        let shown = |seat: usize| open || viewer.knows(Seat::new(seat));
        let hide = |values: &[Option<u8>]| -> Vec<Option<u8>> {
            values.iter().enumerate().map(|(seat, &v)| v.filter(|_| shown(seat))).collect()
        };
        let hands: Vec<_> = self.hands.iter().copied().map(Some).collect();
        let fingers =
            if FLAW == LEAKS_FINGERS { self.fingers.clone() } else { hide(&self.fingers) };
        let all = open || viewer == Viewer::Everything;
        MoraView {
            hands: hide(&hands),
            chosen: self.fingers.iter().map(Option::is_some).collect(),
            fingers,
            deck: self.deck.iter().map(|&card| all.then_some(card)).collect(),
            drawing: self.drawing,
            round: self.round,
            scores: self.scores.clone(),
        }
    }

    fn resample(view: &MoraView, rng: &mut impl Rng) -> Self {
        let players = view.hands.len();
        let known: Vec<u8> = view.hands.iter().chain(&view.deck).copied().flatten().collect();
        let mut unknown: Vec<u8> =
            (1..=4 + players as u8).filter(|card| !known.contains(card)).collect();
        for last in (1..unknown.len()).rev() {
            unknown.swap(last, rng.below(last + 1));
        }
        let mut fill = |card: &Option<u8>| card.or_else(|| unknown.pop()).unwrap_or(0);
        Mora {
            players,
            hands: view.hands.iter().map(&mut fill).collect(),
            deck: view.deck.iter().map(&mut fill).collect(),
            fingers: (0..players)
                .map(|s| view.chosen[s].then(|| view.fingers[s].unwrap_or(rng.below(3) as u8)))
                .collect(),
            drawing: view.drawing,
            round: view.round,
            scores: view.scores.clone(),
        }
    }

    fn is_secret(mv: Self::Move) -> bool {
        matches!(mv, MoraMove::Show(_))
    }

    fn sealed(&self, seat: Seat) -> usize {
        self.fingers[seat.index()].is_some().into()
    }

    fn reveals(&self, seat: Seat, mv: Self::Move) -> bool {
        let last_to_show =
            matches!(mv, MoraMove::Show(_)) && self.deciders().single() == Some(seat);
        let ends = self.round + 1 == ROUNDS && self.drawing == Some(Seat::new(self.players - 1));
        FLAW != DENIES_REVEALING && (last_to_show || mv == MoraMove::Draw || ends)
    }
}

impl<const FLAW: u8> Show for Mora<FLAW> {
    fn about() -> About {
        About {
            slug: "mora",
            title: Self::TITLE,
            sentence: Message::words("Show fingers."),
            credits: Message::words("An old game."),
            players: &[2, 3],
            minutes: (1, 2),
            age: 5,
            hidden: Self::HIDDEN,
            notation: Message::words("show1, keep, draw"),
            endings: vec![Ending { slug: "rounds", text: Message::words("Three rounds.") }],
            rules: Pages(&[("en", "Show."), ("fr", "Montrez.")]),
        }
    }

    fn scene(view: &MoraView, look: &Look<'_, Self::Move>) -> Scene {
        let position = Self::resample(view, &mut FastRng::new(0));
        let mut controls = Vec::new();
        let seat = look.viewer.seat().filter(|&seat| position.deciders().contains(seat));
        let seat = seat.or(position.deciders().first().filter(|_| FLAW == OFFERS_TO_OTHERS));
        if let Some(seat) = seat {
            let mut moves = Vec::new();
            position.legal_moves(seat, &mut moves);
            moves.truncate(if FLAW == HIDES_A_MOVE { 1 } else { moves.len() });
            for mv in moves {
                let label = Message::words(mv.to_string());
                let label = if FLAW == NAMELESS_BUTTON { Message::NOTHING } else { label };
                let action = Action::Play(vec![mv.to_string()]);
                controls.push(Control::Button { id: mv.to_string(), label, action });
            }
        }
        let id = if FLAW == REPEATS_AN_ID { 0 } else { 1 };
        let hands = (0..view.hands.len())
            .map(|seat| Item::new(format!("hand {}", seat * id), Point::default(), vec![]));
        let items = hands.chain(Self::fist(&controls)).collect();
        let card = |seat: Seat| SeatCard {
            seat,
            paint: Paint::Seat(seat),
            emblem: vec![],
            score: Some(view.scores[seat.index()]),
            notes: vec![],
            deciding: position.deciders().contains(seat),
        };
        Scene {
            frame: Rect { min: Point::default(), max: Point::new(1.0, 1.0) },
            items,
            controls,
            seats: Seat::all(view.hands.len()).map(card).collect(),
            prompt: Message::words("Your turn."),
        }
    }

    fn narrate(_: &MoraView, step: &Step<Self::Move>, after: &MoraView) -> Message {
        let who = step.seat;
        let what = step.mv.map_or("?".to_owned(), |mv| mv.to_string());
        let said = messages::plays_move(who, format!("{what}, {:?}", after.scores));
        if FLAW == SILENT_IN_FRENCH {
            Message::worded([("fr", String::new()), ("en", said.get(Language::EN))])
        } else {
            said
        }
    }

    fn describe(view: &MoraView) -> Message {
        Message::words(format!("Round {}", view.round))
    }
}
