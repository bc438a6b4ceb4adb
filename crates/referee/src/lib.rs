//! The rules as a service for other programs: one JSON object in, one out. Reads no file, prints nothing, and names no game.
//!
//! ```
//! use tablier_games::{MINDS, RULEBOOKS};
//! use tablier_referee::Referee;
//! use tablier_rules::Language;
//!
//! let mut referee = Referee::new(RULEBOOKS, MINDS, Language::EN);
//! referee.answer(r#"{"cmd":"new","game":"six","options":{"first":0},"seed":42}"#);
//! let answer = referee.answer(r#"{"cmd":"legal","seat":0}"#);
//! assert_eq!(answer["moves"], serde_json::json!(["0,0"]));
//! let answer = referee.answer("nonsense");
//! assert_eq!(answer["ok"], false, "it never dies on bad input");
//! ```

mod best;
mod command;

tablier_rules::messages!();

use std::hash::{BuildHasher, RandomState};
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Value, json};
use tablier_rules::{
    AnyMatch, Format, Language, Level, Message, NotAView, Record, Rulebook, Rulebooks, Seat, Seed,
    Tried, UnknownVersion, Viewer,
};
use tablier_search::Minds;

use command::{Command, Given};

/// A game with its options, for programs.
pub fn game_as_json(rulebook: &dyn Rulebook) -> Value {
    let mut about = json!(rulebook.about());
    about["rules_version"] = json!(rulebook.versions().newest());
    about["options"] = json!(rulebook.schema());
    about
}

/// A seed nobody chose.
fn any_seed() -> Seed {
    // The standard library keys its hash maps from the operating system's randomness.
    Seed(RandomState::new().hash_one("seed"))
}

/// Keeps one game at a time, says who decides and what is legal, and refuses everything else with a sentence.
pub struct Referee {
    rulebooks: Rulebooks,
    minds: Minds,
    game: Option<Box<dyn AnyMatch>>,
    language: Language,
}

/// What goes back: a JSON object with `"ok":true`, or what is wrong.
type Answer = Result<Value, Message>;

impl Referee {
    /// A referee of these games and minds who keeps none yet, and speaks this language.
    pub fn new(rulebooks: Rulebooks, minds: Minds, language: Language) -> Referee {
        Referee { rulebooks, minds, game: None, language }
    }

    /// The answer to a line, whatever it says.
    pub fn answer(&mut self, line: &str) -> Value {
        self.carry_out(line).unwrap_or_else(|error| self.refused(&error))
    }

    /// The answer to what cannot be done.
    pub fn refused(&self, why: &Message) -> Value {
        json!({ "ok": false, "error": why.get(self.language) })
    }

    fn carry_out(&mut self, line: &str) -> Answer {
        match Command::read(line)? {
            Command::Games => {
                let games = self.rulebooks.iter().map(game_as_json);
                Ok(json!({ "ok": true, "games": games.collect::<Vec<_>>() }))
            }
            Command::New { game, options, seed, rules } => {
                let chosen = seed.unwrap_or_else(any_seed);
                let rulebook = self.rulebook(&game)?;
                let versions = rulebook.versions();
                let rules = versions.check(rules.unwrap_or(versions.newest()));
                let rules = rules.map_err(UnknownVersion::text)?;
                let started = rulebook.deal(rules, &options, chosen.into());
                self.game = Some(started.map_err(|error| error.0)?);
                let mut answer = json!({ "ok": true, "deciders": self.game()?.deciders() });
                if seed.is_none() {
                    answer["seed"] = json!(chosen.0);
                }
                Ok(answer)
            }
            Command::Legal { seat } => {
                let seat = self.seat(seat)?;
                Ok(json!({ "ok": true, "moves": self.game()?.legal(seat) }))
            }
            Command::Play { seat, mv } => self.play(seat, &mv),
            Command::View { seat } => {
                let viewer = self.viewer(seat)?;
                let game = self.game()?;
                let text = game.describe(viewer).named(&game.seat_names());
                Ok(
                    json!({ "ok": true, "view": game.view(viewer), "text": text.get(self.language) }),
                )
            }
            Command::Scene { seat, gesture } => {
                let viewer = self.viewer(seat)?;
                let scene = self.game()?.scene(viewer, &gesture, Format::Wide);
                Ok(json!({ "ok": true, "scene": scene, "parts": scene.areas() }))
            }
            Command::Events { seat, since } => {
                let viewer = self.viewer(seat)?;
                let moves = self.game()?.moves();
                Ok(json!({ "ok": true, "events": self.events(viewer, since.min(moves)..moves)? }))
            }
            Command::Outcome => Ok(match self.game()?.outcome() {
                Some(end) => json!({
                    "ok": true, "over": true, "ranks": end.ranks(), "scores": end.scores(), "ending": end.ending,
                }),
                None => json!({ "ok": true, "over": false }),
            }),
            Command::Record { seat } => {
                let viewer = seat.map_or(Ok(Viewer::Everything), |seat| self.viewer(Some(seat)))?;
                Ok(json!({ "ok": true, "record": self.game()?.record_for(viewer).to_string() }))
            }
            Command::Load { record } => self.load(&record),
            Command::Best { seat, given, level, ms, seed } => {
                let (rules, view, seat) = self.known(given, seat)?;
                let level = Level::try_from(level)
                    .map_err(|_| messages::no_level(level, Level::ALL.len()))?;
                let mind = self.minds.get(rules.slug()).map_err(|unknown| unknown.text())?;
                carefully(|| best::best(mind, &view, seat, level, ms, seed))
            }
            Command::Try { seat, given, seed, views } => {
                let (rules, view, seat) = self.known(given, seat)?;
                carefully(|| {
                    let tried = rules.tried(&view, seat, seed, views);
                    let tried = tried.map_err(|error| not_a_view(&error))?;
                    let tried: Vec<Value> = tried.into_iter().map(told).collect();
                    Ok(json!({ "ok": true, "tried": tried }))
                })
            }
        }
    }

    fn play(&mut self, seat: u64, mv: &str) -> Answer {
        let seat = self.seat(seat)?;
        let game = self.game.as_mut().ok_or_else(messages::no_game)?;
        let made = game.play(seat, mv).map_err(|refused| refused.text())?;
        let over = game.outcome().is_some();
        let deciders = game.deciders();
        Ok(
            json!({ "ok": true, "deciders": deciders, "over": over, "events": self.events(Viewer::Spectator, made)? }),
        )
    }

    fn load(&mut self, text: &str) -> Answer {
        let record =
            text.parse::<Record>().map_err(|error| messages::record_unread(error.text()))?;
        let loaded = self.rulebook(&record.game)?.load(&record);
        self.game = Some(loaded.map_err(|error| error.text())?);
        let game = self.game()?;
        let record = game.record_for(Viewer::Everything).to_string();
        Ok(
            json!({ "ok": true, "record": record, "deciders": game.deciders(), "over": game.outcome().is_some() }),
        )
    }

    /// What a viewer was told, with the names of the seats.
    fn events(&self, viewer: Viewer, range: std::ops::Range<usize>) -> Answer {
        let game = self.game()?;
        let names = game.seat_names();
        let mut events = game.events(viewer, range);
        events.iter_mut().for_each(|event| event.text = event.text.named(&names));
        Ok(json!(events))
    }

    fn rulebook(&self, game: &str) -> Result<&'static dyn Rulebook, Message> {
        let found = self.rulebooks.get(game);
        found.map_err(|unknown| unknown.text())
    }

    /// What the seat knows, and of which game: of the one it was given, else of the referee's own.
    fn known(
        &self,
        given: Option<Given>,
        seat: u64,
    ) -> Result<(&'static dyn Rulebook, Value, Seat), Message> {
        if let Some(Given { game, view }) = given {
            let rules = self.rulebook(&game)?;
            let found = u8::try_from(seat).ok().and_then(|number| Seat::try_from(number).ok());
            return Ok((rules, view, found.ok_or_else(|| messages::no_seat_anywhere(seat))?));
        }
        let seat = self.seat(seat)?;
        let game = self.game()?;
        let view = game.view(Viewer::Seat(seat));
        Ok((self.rulebook(game.slug())?, view, seat))
    }

    fn game(&self) -> Result<&dyn AnyMatch, Message> {
        Ok(&**self.game.as_ref().ok_or_else(messages::no_game)?)
    }

    fn seat(&self, number: u64) -> Result<Seat, Message> {
        let seats = self.game()?.seats();
        match usize::try_from(number) {
            Ok(number) if number < seats => Ok(Seat::new(number)),
            _ => Err(messages::no_seat(number, seats - 1)),
        }
    }

    fn viewer(&self, seat: Option<u64>) -> Result<Viewer, Message> {
        self.game()?;
        seat.map_or(Ok(Viewer::Spectator), |number| self.seat(number).map(Viewer::Seat))
    }
}

/// Does something with a view that came from outside: one that no game leads to may break what stands on it.
fn carefully(work: impl FnOnce() -> Answer) -> Answer {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(messages::no_such_view()))
}

/// A move that was tried, for programs.
fn told(tried: Tried) -> Value {
    let mut told = json!({ "move": tried.mv, "deciders": tried.deciders });
    match tried.outcome {
        Some(end) => {
            told["over"] = json!(true);
            told["ranks"] = json!(end.ranks());
            told["scores"] = json!(end.scores());
        }
        None => {
            told["over"] = json!(false);
            told["scores"] = json!(tried.points);
        }
    }
    if let Some(view) = tried.view {
        told["view"] = view;
    }
    told
}

/// What is wrong with a view that came from outside.
fn not_a_view(error: &NotAView) -> Message {
    messages::not_a_view(&error.0)
}
