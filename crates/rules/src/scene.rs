//! What a position looks like, as data: shapes in abstract units, what may be clicked, and words for those who do not
//! see it. A game makes scenes; a browser, an SVG file or a terminal shows them without knowing the game.
//!
//! A move may take several clicks (choose a tile, turn it, choose a cell). Each click that does not finish a move adds
//! a word to the *gesture*, which is given back to the game for the next scene; nothing is decided until a move is
//! played, and a gesture can always be dropped. The same call shows what a click would lead to before it is made.

mod area;
pub mod compass;
mod hand;
mod markup;
mod paint;
mod shape;
mod still;
mod svg;
pub mod trace;
mod way;

pub use area::{Area, Role};
pub use hand::{ClickResult, click};
pub use markup::{Escaped, Short, svg_parts};
pub use paint::{Hue, Paint, Style};
pub use shape::{Part, Shape};
pub use still::{Speech, cover_picture, spoken_parts, still_scene, view_box};
pub use svg::{Theme, svg};
pub use way::{Way, way};

use serde::{Deserialize, Serialize};
use tablier_geometry::{Point, Rect};

use crate::{Message, Seat, Step, Viewer};

/// Who looks, with what in hand.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a, M> {
    /// Whose eyes the scene is for. Only a seat that decides is offered anything to click.
    pub viewer: Viewer,
    /// The clicks of a move that is not finished yet; words that mean nothing here are ignored.
    pub gesture: &'a [String],
    /// The move that led here, as far as the viewer may know it.
    pub last: Option<&'a Step<M>>,
    /// The room there is for it.
    pub format: Format,
}

/// The room a scene is drawn in. What is played on is the same in both, and so is what can be clicked; where the rest lies
/// may differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// As on a desk: there is room beside the board.
    #[default]
    Wide,
    /// As on a phone held upright: there is room above and below it.
    Tall,
}

/// A position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    /// The part of the plane to show.
    pub frame: Rect,
    /// Everything drawn, from back to front.
    pub items: Vec<Item>,
    /// What can be chosen beside the board.
    pub controls: Vec<Control>,
    /// A line on each seat, in seat order.
    pub seats: Vec<SeatCard>,
    /// What is asked of the viewer now, or what the game waits for.
    pub prompt: Message,
}

impl Scene {
    /// The scene with the tag of each seat replaced by the name at its place, in all that is drawn.
    #[must_use]
    pub fn named(mut self, names: &[Message]) -> Scene {
        for item in &mut self.items {
            item.label = item.label.take().map(|label| label.named(names));
            for part in &mut item.parts {
                if let Shape::Words { words, .. } = &mut part.shape {
                    *words = words.named(names);
                }
            }
        }
        self.prompt = self.prompt.named(names);
        self
    }
}

/// One thing in the scene. It moves as a whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Item {
    /// Unique in the scene; the same thing keeps it from scene to scene, so that a client can animate what moved.
    pub id: String,
    /// Which part of the scene it belongs to. A flat scene, as it is written, does not say.
    #[serde(skip)]
    pub role: Role,
    /// Where it is.
    pub at: Point,
    /// Degrees clockwise.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turn: f32,
    /// What it is made of, from back to front, round its own origin.
    pub parts: Vec<Part>,
    /// What it is called, for those who do not see it; decoration has no name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Message>,
    /// What a click on it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Action>,
    /// What the click would bring, in a few words, such as "+64".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<Message>,
    /// What sets it apart just now.
    #[serde(default, skip_serializing_if = "Emphasis::is_none")]
    pub emphasis: Emphasis,
    /// How it comes in or goes out when the scene before did not hold it or the next will not.
    #[serde(default, skip_serializing_if = "Motion::is_none")]
    pub motion: Motion,
}

fn is_zero(turn: &f32) -> bool {
    *turn == 0.0
}

/// What a click does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Plays these moves, one after the other; usually just one.
    Play(Vec<String>),
    /// Adds this word to the gesture.
    Pick(String),
    /// Puts these words in the place of the gesture: another tile than the one in the hand, another cell.
    Regrasp(Vec<String>),
    /// Lets go of the gesture.
    Drop,
}

/// What sets an item apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Emphasis {
    /// Nothing.
    #[default]
    None,
    /// It has just been played.
    Last,
    /// It is in the hand, or chosen by the gesture.
    Chosen,
    /// It is what won, or what is about to pay.
    Winning,
}

impl Emphasis {
    /// Its class in a style sheet, after a space.
    pub fn class(self) -> &'static str {
        match self {
            Emphasis::None => "",
            Emphasis::Last => " last",
            Emphasis::Chosen => " chosen",
            Emphasis::Winning => " winning",
        }
    }

    fn is_none(&self) -> bool {
        *self == Emphasis::None
    }
}

/// How an item comes and goes.
#[derive(Clone, Copy, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// It simply is there.
    #[default]
    None,
    /// If it is new, it comes from there.
    EnterFrom(Point),
    /// It is drawn only while it leaves for there; still pictures leave it out.
    LeaveTo(Point),
}

impl Motion {
    fn is_none(&self) -> bool {
        *self == Motion::None
    }
}

/// Something to choose beside the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Control {
    /// One choice.
    Button {
        /// Unique in the scene, items included.
        id: String,
        /// What it says.
        label: Message,
        /// What it does.
        action: Action,
    },
    /// One number out of several, such as a bid: a slider, a stepper, or a row of buttons.
    Amount {
        /// Unique in the scene, items included.
        id: String,
        /// What the number is for.
        label: Message,
        /// The numbers in ascending order, and what choosing each does.
        choices: Vec<(i32, Action)>,
    },
}

/// What stands beside the name of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatCard {
    /// Which seat.
    pub seat: Seat,
    /// Its colour.
    pub paint: Paint,
    /// A small drawing for the seat, within one unit round the origin.
    pub emblem: Vec<Part>,
    /// Its points, in games that count any.
    pub score: Option<i32>,
    /// What else everybody may know of it, such as "5 tiles left".
    pub notes: Vec<Message>,
    /// Whether it is to decide now.
    pub deciding: bool,
}

impl Item {
    /// A thing at a place, with nothing to click.
    pub fn new(id: impl Into<String>, at: Point, parts: Vec<Part>) -> Item {
        Item {
            id: id.into(),
            role: Role::Board,
            at,
            turn: 0.0,
            parts,
            label: None,
            action: None,
            hint: None,
            emphasis: Emphasis::None,
            motion: Motion::None,
        }
    }

    /// The same thing with a name.
    #[must_use]
    pub fn labelled(self, label: Message) -> Item {
        Item { label: Some(label), ..self }
    }

    /// The same thing, playing a move when clicked.
    #[must_use]
    pub fn plays(self, mv: impl ToString) -> Item {
        Item { action: Some(Action::Play(vec![mv.to_string()])), ..self }
    }

    /// The same thing, set apart.
    #[must_use]
    pub fn emphasised(self, emphasis: Emphasis) -> Item {
        Item { emphasis, ..self }
    }

    /// The same thing, coming from somewhere when it is new.
    #[must_use]
    pub fn entering_from(self, place: Point) -> Item {
        Item { motion: Motion::EnterFrom(place), ..self }
    }
}

impl Scene {
    /// Everything that can be clicked, with its id and the name it is called by.
    pub fn actions(&self) -> impl Iterator<Item = (&str, &Message, &Action)> {
        static NAMELESS: Message = Message::NOTHING;
        let items = self.items.iter().filter_map(|item| {
            let label = item.label.as_ref().unwrap_or(&NAMELESS);
            item.action.as_ref().map(|action| (item.id.as_str(), label, action))
        });
        let controls = self.controls.iter().flat_map(|control| {
            let (id, label, actions): (_, _, Vec<&Action>) = match control {
                Control::Button { id, label, action } => (id, label, vec![action]),
                Control::Amount { id, label, choices } => {
                    (id, label, choices.iter().map(|(_, action)| action).collect())
                }
            };
            actions.into_iter().map(move |action| (id.as_str(), label, action))
        });
        items.chain(controls)
    }

    /// The ids of everything in it.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let items = self.items.iter().map(|item| item.id.as_str());
        items.chain(self.controls.iter().map(|control| match control {
            Control::Button { id, .. } | Control::Amount { id, .. } => id.as_str(),
        }))
    }
}
