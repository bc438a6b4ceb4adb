//! What a program may ask of the referee, read from a line of JSON. Says what is wrong with anything else.

use serde_json::{Map, Value};
use tablier_rules::{Message, RulesVersion, Seed};

use crate::messages;

pub enum Command {
    Games,
    New { game: String, options: Value, seed: Option<Seed>, rules: Option<RulesVersion> },
    Legal { seat: u64 },
    Play { seat: u64, mv: String },
    View { seat: Option<u64> },
    Scene { seat: Option<u64>, gesture: Vec<String> },
    Events { seat: Option<u64>, since: usize },
    Outcome,
    Record { seat: Option<u64> },
    Load { record: String },
    Best { seat: u64, given: Option<Given>, level: u64, ms: Option<u64>, seed: u64 },
    Try { seat: u64, given: Option<Given>, seed: u64, views: bool },
}

/// What a seat knows of a game that is not the referee's own.
pub struct Given {
    pub game: String,
    pub view: Value,
}

const COMMANDS: &str =
    "games, new, legal, play, view, scene, events, outcome, record, load, best, try";

impl Command {
    pub fn read(line: &str) -> Result<Command, Message> {
        // Without the end of the line: what breaks off there breaks off in it, and not before the first character of the next.
        let value: Value = serde_json::from_str(line.trim_end())
            .map_err(|error| messages::not_json(error.column()))?;
        let Value::Object(object) = value else {
            return Err(messages::not_an_object());
        };
        let fields = Fields(&object);
        let command = match fields.text("cmd")?.as_str() {
            "games" => Command::Games,
            "new" => Command::New {
                game: fields.text("game")?,
                options: object.get("options").cloned().unwrap_or(Value::Null),
                seed: fields.optional_number("seed")?.map(Seed),
                rules: fields.optional_number("rules")?.map(version),
            },
            "legal" => Command::Legal { seat: fields.number("seat")? },
            "play" => Command::Play { seat: fields.number("seat")?, mv: fields.text("move")? },
            "view" => Command::View { seat: fields.optional_number("seat")? },
            "scene" => Command::Scene {
                seat: fields.optional_number("seat")?,
                gesture: fields.texts("gesture")?,
            },
            "events" => Command::Events {
                seat: fields.optional_number("seat")?,
                since: fields
                    .optional_number("since")?
                    .unwrap_or(0)
                    .try_into()
                    .unwrap_or(usize::MAX),
            },
            "outcome" => Command::Outcome,
            "record" => Command::Record { seat: fields.optional_number("seat")? },
            "load" => Command::Load { record: fields.text("record")? },
            "try" => Command::Try {
                seat: fields.number("seat")?,
                given: fields.given()?,
                seed: fields.optional_number("seed")?.unwrap_or(0),
                views: object.get("views") == Some(&Value::Bool(true)),
            },
            "best" => Command::Best {
                seat: fields.number("seat")?,
                given: fields.given()?,
                level: fields.optional_number("level")?.unwrap_or(3),
                ms: fields.optional_number("ms")?,
                seed: fields.optional_number("seed")?.unwrap_or(0),
            },
            other => {
                let other: String = other.chars().take(40).collect();
                return Err(messages::no_command(other, COMMANDS));
            }
        };
        Ok(command)
    }
}

/// The fields of a command.
struct Fields<'a>(&'a Map<String, Value>);

impl Fields<'_> {
    fn text(&self, key: &str) -> Result<String, Message> {
        match self.0.get(key) {
            Some(Value::String(text)) => Ok(text.clone()),
            Some(other) => Err(messages::takes_text(key, short(other))),
            None => Err(messages::field_needed(key)),
        }
    }

    /// The game and view of a command that brings its own.
    fn given(&self) -> Result<Option<Given>, Message> {
        match self.0.get("view") {
            None | Some(Value::Null) => Ok(None),
            Some(view) => Ok(Some(Given { game: self.text("game")?, view: view.clone() })),
        }
    }

    fn texts(&self, key: &str) -> Result<Vec<String>, Message> {
        match self.0.get(key) {
            None | Some(Value::Null) => Ok(Vec::new()),
            Some(value) => value
                .as_array()
                .and_then(|list| list.iter().map(|item| item.as_str().map(str::to_owned)).collect())
                .ok_or_else(|| messages::takes_texts(key, short(value))),
        }
    }

    fn number(&self, key: &str) -> Result<u64, Message> {
        self.optional_number(key)?.ok_or_else(|| messages::number_needed(key))
    }

    fn optional_number(&self, key: &str) -> Result<Option<u64>, Message> {
        match self.0.get(key) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => match value.as_u64() {
                Some(number) => Ok(Some(number)),
                None => Err(messages::takes_number(key, short(value))),
            },
        }
    }
}

/// A value in a sentence.
fn short(value: &Value) -> String {
    let text = value.to_string();
    if text.chars().count() > 40 {
        format!("{}…", text.chars().take(40).collect::<String>())
    } else {
        text
    }
}

/// A version of the rules; a number too large for one is as unknown as any other.
fn version(number: u64) -> RulesVersion {
    RulesVersion(u32::try_from(number).unwrap_or(u32::MAX))
}
