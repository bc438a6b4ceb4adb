//! The edge where a game loses its type: servers, clients and tools hold these and cross them once a human decision.
//! Searches and playouts stay generic over [`Game`].

use std::collections::BinaryHeap;
use std::error::Error;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    About, BadOptions, Chance, FastRng, Format, Game, IllegalMove, Language, Lid, LoadError, Look,
    Match, Message, NotAMove, OptionMap, Outcome, Record, RulesVersion, Scene, Seat, SeatSet, Seed,
    Show, Step, ToldMove, Viewer, messages,
};

/// A game as a set of rules, whatever its type.
pub trait Rulebook: Lid {
    /// What the shelf says of it.
    fn about(&self) -> About;
    /// The record of the game on its box.
    fn cover(&self) -> Option<&'static str>;
    /// A game at its beginning, under a version of the rules that it knows.
    fn deal(
        &self,
        rules: RulesVersion,
        options: &Value,
        chance: Chance,
    ) -> Result<Box<dyn AnyMatch>, BadOptions>;
    /// A new game at its beginning.
    fn start(&self, options: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, BadOptions> {
        self.deal(self.versions().newest(), options, seed.into())
    }
    /// The game that a record tells.
    fn load(&self, record: &Record) -> Result<Box<dyn AnyMatch>, LoadError>;
    /// What a view looks like, after the clicks of an unfinished gesture and the last thing that happened.
    fn scene(&self, view: &Value, look: &AnyLook<'_>) -> Result<Scene, NotAView>;
    /// A view in words.
    fn describe(&self, view: &Value) -> Result<Message, NotAView>;
    /// The moves a seat may make in its own view, in order.
    fn legal(&self, view: &Value, seat: Seat) -> Result<Vec<String>, NotAView>;
    /// What each of them would lead to, in the position of this number among those that the seat cannot tell apart; with what
    /// the seat would see then, if `views` are wanted.
    #[cfg(feature = "tried")]
    fn tried(
        &self,
        view: &Value,
        seat: Seat,
        seed: u64,
        views: bool,
    ) -> Result<Vec<crate::Tried>, NotAView>;
}

/// Who looks, with what in hand, whatever the game.
#[derive(Clone, Copy, Debug)]
pub struct AnyLook<'a> {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The clicks of a move that is not finished yet.
    pub gesture: &'a [String],
    /// What the viewer was told last.
    pub last: Option<&'a ToldMove>,
    /// The room there is.
    pub format: Format,
}

/// JSON that is not a view of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAView(pub String);

impl fmt::Display for NotAView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "This is not a view of the game: {}.", self.0)
    }
}

impl Error for NotAView {}

/// The view that this JSON tells.
pub fn view_from_json<G: Game>(view: &Value) -> Result<G::View, NotAView> {
    G::View::deserialize(view).map_err(|error| NotAView(error.to_string()))
}

/// A game being played, whatever its type.
pub trait AnyMatch: Send {
    /// The slug of the game.
    fn slug(&self) -> &'static str;
    /// The options it was started with, complete.
    fn options(&self) -> OptionMap;
    /// The number of seats.
    fn seats(&self) -> usize;
    /// The seats that win and lose with this one.
    fn team(&self, seat: Seat) -> SeatSet;
    /// What each seat is called while nobody gave a name, in seat order.
    fn seat_names(&self) -> Vec<Message>;
    /// Who decides now.
    fn deciders(&self) -> SeatSet;
    /// The moves a seat may make now, in order.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Makes a move and whatever follows without a choice; gives the numbers of the moves made.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<Range<usize>, Refusal>;
    /// The end, once there is one.
    fn outcome(&self) -> Option<Outcome>;
    /// All that this viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same, written out at once: for those who only pass it on.
    #[cfg(feature = "written")]
    fn view_text(&self, viewer: Viewer) -> String;
    /// The state in words.
    fn describe(&self, viewer: Viewer) -> Message;
    /// What it looks like.
    fn scene(&self, viewer: Viewer, gesture: &[String], format: Format) -> Scene;
    /// What this viewer was told of these moves.
    fn events(&self, viewer: Viewer, range: Range<usize>) -> Vec<ToldMove>;
    /// What this viewer saw after each of these moves.
    fn views(&self, viewer: Viewer, range: Range<usize>) -> Vec<Value>;
    /// The same, written out at once.
    #[cfg(feature = "written")]
    fn view_texts(&self, viewer: Viewer, range: Range<usize>) -> Vec<String>;
    /// How many moves were made.
    fn moves(&self) -> usize;
    /// The game as it was after so many moves.
    fn after(&self, moves: usize) -> Box<dyn AnyMatch>;
    /// Takes back all moves but the first ones.
    fn truncate(&mut self, moves: usize);
    /// Down to how many moves this seat may take back its own without asking.
    fn may_take_back_to(&self, seat: Seat) -> usize;
    /// How many moves came before the last one that this seat chose.
    fn last_choice(&self, seat: Seat) -> Option<usize>;
    /// Who made some of the moves, chosen or forced.
    fn movers(&self, moves: Range<usize>) -> SeatSet;
    /// The game as text, with what this viewer may know.
    fn record_for(&self, viewer: Viewer) -> Record;
    /// The options of the next game of the same people.
    fn rematch(&self, outcome: &Outcome) -> OptionMap;
}

/// A move that was not made, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is not a move of this game.
    NotAMove(NotAMove),
    /// The rules do not allow it now.
    Illegal(IllegalMove),
}

impl Refusal {
    /// The sentence for the person.
    pub fn text(&self) -> Message {
        match self {
            Refusal::NotAMove(error) => error.text(),
            Refusal::Illegal(error) => error.reason.clone(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().get(Language::EN))
    }
}

impl Error for Refusal {}

/// The rulebook of a game.
#[derive(Debug)]
pub struct RulebookOf<G>(PhantomData<fn() -> G>);

impl<G: Game> RulebookOf<G> {
    /// The rulebook of `G`.
    #[expect(clippy::new_without_default, reason = "there is nothing to default to")]
    pub const fn new() -> RulebookOf<G> {
        RulebookOf(PhantomData)
    }
}

impl<G: Show> Rulebook for RulebookOf<G> {
    fn about(&self) -> About {
        G::about()
    }

    fn cover(&self) -> Option<&'static str> {
        G::cover()
    }

    fn deal(
        &self,
        rules: RulesVersion,
        options: &Value,
        chance: Chance,
    ) -> Result<Box<dyn AnyMatch>, BadOptions> {
        Ok(Box::new(Match::<G>::under(rules, options_from_json::<G>(options)?, chance)?))
    }

    fn load(&self, record: &Record) -> Result<Box<dyn AnyMatch>, LoadError> {
        Ok(Box::new(Match::<G>::load(record)?))
    }

    fn scene(&self, view: &Value, look: &AnyLook<'_>) -> Result<Scene, NotAView> {
        let AnyLook { viewer, gesture, last, format } = *look;
        let step = last.map(|event| Step {
            seat: event.seat,
            mv: event.mv.as_ref().and_then(|mv| mv.parse().ok()),
        });
        let look = Look { viewer, gesture, last: step.as_ref(), format };
        Ok(G::scene(&view_from_json::<G>(view)?, &look))
    }

    fn describe(&self, view: &Value) -> Result<Message, NotAView> {
        Ok(G::describe(&view_from_json::<G>(view)?))
    }

    fn legal(&self, view: &Value, seat: Seat) -> Result<Vec<String>, NotAView> {
        // What a seat may do follows from what it knows: any position that it cannot tell from the true one will do.
        let position = G::resample(&view_from_json::<G>(view)?, &mut FastRng::new(0));
        Ok(if position.deciders().contains(seat) { legal_texts(&position, seat) } else { vec![] })
    }

    #[cfg(feature = "tried")]
    fn tried(
        &self,
        view: &Value,
        seat: Seat,
        seed: u64,
        views: bool,
    ) -> Result<Vec<crate::Tried>, NotAView> {
        crate::tried::tried::<G>(view, seat, seed, views)
    }
}

/// The options of a game from JSON: what is not given takes its default, what does not fit is refused with a sentence.
pub fn options_from_json<G: Game>(given: &Value) -> Result<G::Options, BadOptions> {
    let complete = G::schema().complete(given)?;
    serde_json::from_value(Value::Object(complete))
        .map_err(|error| BadOptions(messages::options_unread(error)))
}

/// Options as JSON, by the names of the schema.
pub fn options_to_json<G: Game>(options: &G::Options) -> OptionMap {
    match serde_json::to_value(options) {
        Ok(Value::Object(map)) => map,
        _ => unreachable!("options serialise to the keys of their schema"),
    }
}

pub(crate) fn to_json<V: Serialize>(view: &V) -> Value {
    serde_json::to_value(view).expect("a view serialises")
}

#[cfg(feature = "written")]
fn to_text<V: Serialize>(view: &V) -> String {
    serde_json::to_string(view).expect("a view serialises")
}

fn legal_texts<G: Game>(position: &G, seat: Seat) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    // A heap sorts with little code, and there is one of these for every game in what a browser loads.
    let moves = BinaryHeap::from(moves).into_sorted_vec();
    moves.iter().map(ToString::to_string).collect()
}

impl<G: Show> AnyMatch for Match<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn options(&self) -> OptionMap {
        options_to_json::<G>(self.options())
    }

    fn seats(&self) -> usize {
        self.position().seats()
    }

    fn team(&self, seat: Seat) -> SeatSet {
        self.position().team(seat)
    }

    fn seat_names(&self) -> Vec<Message> {
        Seat::all(self.position().seats()).map(|seat| self.position().seat_name(seat)).collect()
    }

    fn deciders(&self) -> SeatSet {
        self.position().deciders()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        legal_texts(self.position(), seat)
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<Range<usize>, Refusal> {
        let mv = mv.parse().map_err(Refusal::NotAMove)?;
        Match::play(self, seat, mv).map_err(Refusal::Illegal)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    fn view(&self, viewer: Viewer) -> Value {
        to_json(&self.position().view(viewer))
    }

    #[cfg(feature = "written")]
    fn view_text(&self, viewer: Viewer) -> String {
        to_text(&self.position().view(viewer))
    }

    fn describe(&self, viewer: Viewer) -> Message {
        G::describe(&self.position().view(viewer))
    }

    fn scene(&self, viewer: Viewer, gesture: &[String], format: Format) -> Scene {
        Match::scene(self, viewer, gesture, format)
    }

    fn events(&self, viewer: Viewer, range: Range<usize>) -> Vec<ToldMove> {
        Match::events(self, viewer, range)
    }

    fn views(&self, viewer: Viewer, range: Range<usize>) -> Vec<Value> {
        Match::views(self, viewer, range).map(|view| to_json(&view)).collect()
    }

    #[cfg(feature = "written")]
    fn view_texts(&self, viewer: Viewer, range: Range<usize>) -> Vec<String> {
        Match::views(self, viewer, range).map(|view| to_text(&view)).collect()
    }

    fn moves(&self) -> usize {
        Match::moves(self).len()
    }

    fn after(&self, moves: usize) -> Box<dyn AnyMatch> {
        Box::new(Match::after(self, moves))
    }

    fn truncate(&mut self, moves: usize) {
        Match::truncate(self, moves);
    }

    fn may_take_back_to(&self, seat: Seat) -> usize {
        Match::may_take_back_to(self, seat)
    }

    fn last_choice(&self, seat: Seat) -> Option<usize> {
        Match::moves(self).iter().rposition(|made| made.seat == seat && !made.forced)
    }

    fn movers(&self, moves: Range<usize>) -> SeatSet {
        let made = Match::moves(self).get(moves).unwrap_or_default();
        made.iter().map(|made| made.seat).collect()
    }

    fn record_for(&self, viewer: Viewer) -> Record {
        Match::record_for(self, viewer)
    }

    fn rematch(&self, outcome: &Outcome) -> OptionMap {
        options_to_json::<G>(&self.position().rematch(self.options(), outcome))
    }
}
