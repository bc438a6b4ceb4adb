//! `tablier referee`: the rules as a service for other programs, one JSON object a line.

mod best;
mod command;

use std::io::{self, BufRead, Read};

use clap::Args;
use serde_json::{Value, json};
use tablier_games::{rulebook, rulebooks};
use tablier_rules::{AnyMatch, Language, Record, Seat, Viewer};
use tablier_search::Level;

use crate::choose::any_seed;
use crate::games;
use crate::out::{Failure, Out};
use command::Command;

/// Referee games for other programs: one JSON object a line in, one a line out
///
/// It keeps one game at a time, says who decides and what is legal, and refuses everything else with a sentence. It never
/// dies on bad input; it ends when its input does. docs/REFEREE.md tells all commands.
#[derive(Args)]
#[command(
    after_help = "Example:\n  printf '%s\\n' '{\"cmd\":\"new\",\"game\":\"six\",\"seed\":42}' \
                        '{\"cmd\":\"legal\",\"seat\":0}' | tablier referee"
)]
pub struct Arguments {}

/// No line is longer than this; the rest of one that is, is skipped.
const LONGEST: u64 = 4 * 1024 * 1024;

pub fn run(_: &Arguments, out: &mut Out) -> Result<(), Failure> {
    let mut referee = Referee { game: None, language: out.language };
    let mut input = io::stdin().lock();
    while let Some(line) = next_line(&mut input) {
        let answer = match line {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => referee.answer(&line),
            Err(sentence) => Err(sentence),
        };
        out.json(&answer.unwrap_or_else(|error| json!({ "ok": false, "error": error })))?;
        out.flush()?;
    }
    Ok(())
}

/// The next line of the input, or why it cannot be understood; nothing at the end of the input.
fn next_line(input: &mut impl BufRead) -> Option<Result<String, String>> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes);
    match read {
        Ok(0) | Err(_) => None,
        Ok(_) if bytes.len() as u64 == LONGEST && bytes.last() != Some(&b'\n') => {
            skip_line(input);
            Some(Err("A line is at most 4 MiB long; this one was skipped.".to_owned()))
        }
        Ok(_) => Some(
            String::from_utf8(bytes)
                .map_err(|_| "A line is text in UTF-8; this one is not.".to_owned()),
        ),
    }
}

fn skip_line(input: &mut impl BufRead) {
    while let Ok(buffer) = input.fill_buf() {
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let skipped = end.map_or(buffer.len(), |end| end + 1);
        input.consume(skipped);
        if end.is_some() || skipped == 0 {
            return;
        }
    }
}

struct Referee {
    game: Option<Box<dyn AnyMatch>>,
    language: Language,
}

/// What goes back: a JSON object with `"ok":true`, or the sentence of an error.
type Answer = Result<Value, String>;

impl Referee {
    fn answer(&mut self, line: &str) -> Answer {
        match Command::read(line)? {
            Command::Games => Ok(
                json!({ "ok": true, "games": rulebooks().map(games::as_json).collect::<Vec<_>>() }),
            ),
            Command::New { game, options, seed } => {
                let chosen = seed.unwrap_or_else(any_seed);
                let rulebook =
                    rulebook(&game).map_err(|error| error.text().get(self.language).to_owned())?;
                let started = rulebook.start(&options, chosen);
                self.game = Some(started.map_err(|error| error.0.get(self.language).to_owned())?);
                let mut answer = json!({ "ok": true, "deciders": self.game()?.deciders() });
                if seed.is_none() {
                    answer["seed"] = json!(chosen);
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
                Ok(json!({ "ok": true, "scene": self.game()?.scene(viewer, &gesture) }))
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
            Command::Best { seat, level, ms, seed } => {
                let seat = self.seat(seat)?;
                let level = Level::try_from(level).map_err(|error| error.to_string())?;
                best::best(self.game()?, seat, level, ms, seed)
            }
        }
    }

    fn play(&mut self, seat: u64, mv: &str) -> Answer {
        let seat = self.seat(seat)?;
        let language = self.language;
        let game = self.game.as_mut().ok_or(NO_GAME)?;
        let made =
            game.play(seat, mv).map_err(|refused| refused.text().get(language).to_owned())?;
        let over = game.outcome().is_some();
        let deciders = game.deciders();
        Ok(
            json!({ "ok": true, "deciders": deciders, "over": over, "events": self.events(Viewer::Spectator, made)? }),
        )
    }

    fn load(&mut self, text: &str) -> Answer {
        let record: Record = text.parse().map_err(|error| format!("{error}."))?;
        let rulebook =
            rulebook(&record.game).map_err(|error| error.text().get(self.language).to_owned())?;
        let loaded = rulebook.load(&record).map_err(|error| {
            match error.place.filter(|place| place.line > 0) {
                Some(place) => format!("{place}: {}", error.reason.get(self.language)),
                None => error.reason.get(self.language).to_owned(),
            }
        })?;
        self.game = Some(loaded);
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

    fn game(&self) -> Result<&dyn AnyMatch, String> {
        Ok(&**self.game.as_ref().ok_or(NO_GAME)?)
    }

    fn seat(&self, number: u64) -> Result<Seat, String> {
        let seats = self.game()?.seats();
        match usize::try_from(number) {
            Ok(number) if number < seats => Ok(Seat::new(number)),
            _ => Err(format!("There is no seat {number}: this game has seats 0 to {}.", seats - 1)),
        }
    }

    fn viewer(&self, seat: Option<u64>) -> Result<Viewer, String> {
        self.game()?;
        seat.map_or(Ok(Viewer::Spectator), |number| self.seat(number).map(Viewer::Seat))
    }
}

const NO_GAME: &str =
    "No game is under way: begin one with {\"cmd\":\"new\",\"game\":\"six\"} or load a record.";
