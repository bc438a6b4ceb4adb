//! Which game, with which options and seed: the arguments several commands share.

use clap::Args;
use serde_json::{Map, Value, json};
use tablier_rules::{BadOptions, Level, Message, OptionKind, OptionMap, Rulebook, Schema};

use crate::handed::{AnyGame, Games};
use crate::messages;
use crate::out::{CommandFailure, Out};

/// A game and how to start it.
#[derive(Args)]
pub struct Choose {
    /// The game, by its short name; `tablier games` lists them
    pub game: String,

    /// An option of the game, such as players=4 or capture=yes; may be given several times
    #[arg(short, long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
}

impl Choose {
    pub fn rulebook(
        &self,
        games: Games,
        out: &Out,
    ) -> Result<&'static dyn Rulebook, CommandFailure> {
        games.rulebooks.get(&self.game).map_err(|unknown| out.fail(&unknown.text()))
    }

    /// Whether this option was given.
    pub fn names(&self, key: &str) -> bool {
        self.options.iter().any(|option| option.split('=').next().map(str::trim) == Some(key))
    }

    /// The options as JSON, complete.
    pub fn options(&self, games: Games, out: &Out) -> Result<Value, CommandFailure> {
        Ok(Value::Object(complete(&self.rulebook(games, out)?.schema(), &self.options, out)?))
    }

    /// The same with as many seats as there are players, where that is left open.
    pub fn options_for(
        &self,
        players: usize,
        games: Games,
        out: &Out,
    ) -> Result<Value, CommandFailure> {
        let schema = self.rulebook(games, out)?.schema();
        let is_open = !self.names("players");
        let mut options = self.options(games, out)?;
        let field = schema.fields.iter().find(|field| field.key == "players" && is_open);
        if let Some(OptionKind::Integer { .. }) = field.map(|field| &field.kind) {
            options["players"] = json!(players);
            let complete = schema.complete(&options).map_err(|why| out.fail(&why.0))?;
            options = Value::Object(complete);
        }
        Ok(options)
    }

    /// The game, for what plays it by the thousand.
    pub fn typed(&self, games: Games, out: &Out) -> Result<&'static dyn AnyGame, CommandFailure> {
        (games.typed)(&self.game).map_err(|unknown| out.fail(&unknown.text()))
    }
}

/// A level that does not exist.
pub fn no_level(number: u64) -> Message {
    messages::level_unknown(number, Level::ALL.len())
}

/// The options of a game, complete, of which some are given as `KEY=VALUE`.
pub fn complete(
    schema: &Schema,
    options: &[String],
    out: &Out,
) -> Result<OptionMap, CommandFailure> {
    let mut given = Map::new();
    for option in options {
        let Some((key, value)) = option.split_once('=') else {
            return Err(CommandFailure::new(messages::option_unread(option)));
        };
        let value = schema.read(key.trim(), value.trim());
        given.insert(key.trim().to_owned(), value.map_err(|BadOptions(why)| out.fail(&why))?);
    }
    schema.complete(&Value::Object(given)).map_err(|BadOptions(why)| out.fail(&why))
}
