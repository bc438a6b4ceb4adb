//! The options a game offers, described so that a client can build a form and a tool can check what it was given.
//! Knows no game.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::reading::Json;
use crate::{Game, Language, Message, Seat, messages, options_to_json};

/// All options of one game, in the order a form shows them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Schema {
    /// One entry an option.
    pub fields: Vec<Field>,
}

/// One option.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Field {
    /// Its name in records, messages and commands.
    pub key: &'static str,
    /// What a form calls it.
    pub label: Message,
    /// A sentence on what it changes.
    pub help: Message,
    /// Which values it takes.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// Its value when nothing is said.
    pub default: Value,
}

/// Which values an option takes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// A whole number from `min` to `max`, except those listed.
    Integer {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
        /// Numbers in between that do not exist, such as three players of SIX.
        except: Vec<i64>,
    },
    /// Yes or no.
    Toggle,
    /// One of a few words.
    Choice {
        /// The words, with what a form calls them.
        values: Vec<ChoiceValue>,
    },
    /// A seat of the table, or nothing: by lot.
    Seat,
    /// Free text of at most so many characters, or nothing.
    Words {
        /// The longest text taken.
        max_chars: usize,
    },
}

/// One word of a [`OptionKind::Choice`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChoiceValue {
    /// The word itself.
    pub value: &'static str,
    /// What a form calls it.
    pub label: Message,
}

/// Options that no game can be started with, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadOptions(pub Message);

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.get(Language::EN))
    }
}

impl Error for BadOptions {}

/// A set of options as names and values.
pub type OptionMap = Map<String, Value>;

impl BadOptions {
    /// Refuses options that the schema of the game does not offer, with the sentence a form would show.
    pub fn check<G: Game>(options: &G::Options) -> Result<(), BadOptions> {
        G::schema().complete(&Value::Object(options_to_json::<G>(options))).map(|_| ())
    }

    /// Refuses a seat named to begin (see [`Schema::first`]) that the table does not have.
    pub fn check_first(first: Option<Seat>, seats: usize) -> Result<(), BadOptions> {
        match first.filter(|first| first.index() >= seats) {
            Some(first) => Err(BadOptions(messages::first_refused(first, seats, seats - 1))),
            None => Ok(()),
        }
    }
}

impl Field {
    /// A whole number.
    pub fn integer(
        key: &'static str,
        label: Message,
        help: Message,
        range: RangeInclusive<i64>,
        default: i64,
    ) -> Field {
        let kind =
            OptionKind::Integer { min: *range.start(), max: *range.end(), except: Vec::new() };
        Field { key, label, help, kind, default: default.into() }
    }
}

impl Schema {
    /// The number of players, for games that offer several.
    pub fn players(min: i64, max: i64, except: &[i64]) -> Field {
        Field {
            key: "players",
            label: messages::players_label(),
            help: messages::players_help(),
            kind: OptionKind::Integer { min, max, except: except.to_vec() },
            default: min.into(),
        }
    }

    /// Who begins.
    pub fn first() -> Field {
        Field {
            key: "first",
            label: messages::first_label(),
            help: messages::first_help(),
            kind: OptionKind::Seat,
            default: Value::Null,
        }
    }

    /// The options given, checked, with the defaults of those that were not.
    pub fn complete(&self, given: &Value) -> Result<OptionMap, BadOptions> {
        let empty = Map::new();
        let given = match given {
            Value::Null => &empty,
            Value::Object(map) => map,
            other => {
                let other = short(&other.to_string());
                return Err(BadOptions(messages::options_no_object(other)));
            }
        };
        if let Some(key) = given.keys().find(|key| self.field(key).is_none()) {
            let known: Vec<_> = self.fields.iter().map(|field| field.key).collect();
            let (key, known) = (short(key), known.join(", "));
            return Err(BadOptions(messages::option_unknown(key, known)));
        }
        self.fields
            .iter()
            .map(|field| {
                let value = given.get(field.key).unwrap_or(&field.default);
                field.check(value)?;
                Ok((field.key.to_owned(), value.clone()))
            })
            .collect()
    }

    /// The option of this name.
    pub fn field(&self, key: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.key == key)
    }

    /// One `key=value` as people write it on a command line or in a record.
    pub fn read(&self, key: &str, value: &str) -> Result<Value, BadOptions> {
        match self.field(key) {
            Some(field) => field.read(value),
            None => {
                let mut given = Map::new();
                given.insert(key.to_owned(), Value::Null);
                Err(self.complete(&Value::Object(given)).expect_err("the option is not there"))
            }
        }
    }

    /// Every combination of values of the options with few values (numbers, toggles, choices), the others at their
    /// default: what a test goes through.
    pub fn combinations(&self) -> Vec<OptionMap> {
        let start = vec![Map::new()];
        self.fields.iter().fold(start, |sets, field| {
            let values = field.few_values();
            let extend = |set: &OptionMap, value: &Value| {
                let mut set = set.clone();
                set.insert(field.key.to_owned(), value.clone());
                set
            };
            sets.iter().flat_map(|set| values.iter().map(move |value| extend(set, value))).collect()
        })
    }
}

impl Field {
    fn few_values(&self) -> Vec<Value> {
        match &self.kind {
            OptionKind::Integer { min, max, except } if max - min < 16 => {
                (*min..=*max).filter(|n| !except.contains(n)).map(Value::from).collect()
            }
            OptionKind::Toggle => vec![false.into(), true.into()],
            OptionKind::Choice { values } => {
                values.iter().map(|choice| choice.value.into()).collect()
            }
            OptionKind::Integer { .. } | OptionKind::Seat | OptionKind::Words { .. } => {
                vec![self.default.clone()]
            }
        }
    }

    fn check(&self, value: &Value) -> Result<(), BadOptions> {
        let fits = match (&self.kind, value) {
            (OptionKind::Integer { min, max, except }, Value::Number(n)) => {
                n.as_i64().is_some_and(|n| (*min..=*max).contains(&n) && !except.contains(&n))
            }
            (OptionKind::Toggle, Value::Bool(_)) => true,
            (OptionKind::Choice { values }, Value::String(word)) => {
                values.iter().any(|choice| choice.value == word)
            }
            (OptionKind::Seat, Value::Null) => true,
            (OptionKind::Seat, Value::Number(n)) => n
                .as_u64()
                .and_then(|n| u8::try_from(n).ok())
                .is_some_and(|n| Seat::try_from(n).is_ok()),
            (OptionKind::Words { .. }, Value::Null) => true,
            (OptionKind::Words { max_chars }, Value::String(words)) => {
                words.chars().count() <= *max_chars
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(self.refuse(&value.to_string())) }
    }

    fn read(&self, written: &str) -> Result<Value, BadOptions> {
        let value = match (&self.kind, written) {
            (OptionKind::Toggle, "yes" | "true" | "on" | "oui") => true.into(),
            (OptionKind::Toggle, "no" | "false" | "off" | "non") => false.into(),
            (OptionKind::Seat, "lot") | (OptionKind::Words { .. }, "") => Value::Null,
            (OptionKind::Integer { .. } | OptionKind::Seat, number) => {
                number.parse::<i64>().map(Value::from).map_err(|_| self.refuse(written))?
            }
            // Message over several lines is written as a JSON string.
            (OptionKind::Words { .. }, quoted) if quoted.starts_with('"') => {
                Json::parse(quoted).ok_or_else(|| self.refuse(written))?.to_value()
            }
            (OptionKind::Words { .. } | OptionKind::Choice { .. }, word) => word.into(),
            (OptionKind::Toggle, _) => return Err(self.refuse(written)),
        };
        self.check(&value)?;
        Ok(value)
    }

    /// The value as [`Schema::read`] reads it.
    pub fn write(&self, value: &Value) -> String {
        match (&self.kind, value) {
            (OptionKind::Toggle, Value::Bool(on)) => if *on { "yes" } else { "no" }.to_owned(),
            (OptionKind::Seat, Value::Null) => "lot".to_owned(),
            (OptionKind::Words { .. }, Value::Null) => String::new(),
            (OptionKind::Choice { .. }, Value::String(word)) => word.clone(),
            (_, value) => value.to_string(),
        }
    }

    fn refuse(&self, value: &str) -> BadOptions {
        let key = self.key;
        BadOptions(messages::option_refused(key, short(value), self.wanted()))
    }

    /// What the option takes, in words.
    pub fn wanted(&self) -> Message {
        match &self.kind {
            OptionKind::Integer { min, max, except } if except.is_empty() => {
                messages::takes_integer(min, max)
            }
            OptionKind::Integer { .. } => {
                let numbers: Vec<_> = self.few_values().iter().map(Value::to_string).collect();
                let numbers = numbers.join(", ");
                messages::takes_number(numbers)
            }
            OptionKind::Toggle => messages::takes_yes_or_no(),
            OptionKind::Choice { values } => {
                let words: Vec<_> = values.iter().map(|choice| choice.value).collect();
                let words = words.join(", ");
                messages::takes_word(words)
            }
            OptionKind::Seat => messages::takes_seat(),
            OptionKind::Words { max_chars } => messages::takes_text(max_chars),
        }
    }
}

/// What was given, as far as it fits into a sentence.
fn short(given: &str) -> String {
    given.chars().take(60).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn schema() -> Schema {
        let field = |key, kind, default| Field {
            key,
            label: Message::words(key),
            help: Message::words(key),
            kind,
            default,
        };
        let sizes =
            ["small", "large"].map(|value| ChoiceValue { value, label: Message::words(value) });
        Schema {
            fields: vec![
                Schema::players(2, 4, &[3]),
                field("quick", OptionKind::Toggle, json!(false)),
                field("size", OptionKind::Choice { values: sizes.to_vec() }, json!("small")),
                Schema::first(),
                field("sheet", OptionKind::Words { max_chars: 9 }, Value::Null),
            ],
        }
    }

    #[test]
    fn what_is_not_given_takes_its_default() {
        let complete = schema().complete(&json!({ "quick": true })).unwrap();
        let expected =
            json!({ "players": 2, "quick": true, "size": "small", "first": null, "sheet": null });
        assert_eq!(Value::Object(complete), expected);
        assert_eq!(schema().complete(&Value::Null), schema().complete(&json!({})));
    }

    #[test]
    fn what_does_not_fit_is_refused_with_what_would() {
        let cases = [
            (json!({ "players": 3 }), "“players” cannot be 3: it takes one of 2, 4"),
            (json!({ "players": "2" }), "cannot be \"2\""),
            (json!({ "quick": 1 }), "it takes yes or no"),
            (json!({ "size": "huge" }), "it takes one of small, large"),
            (json!({ "first": 9 }), "the number of a seat"),
            (json!({ "sheet": "0123456789" }), "at most 9 characters"),
            (json!({ "colour": 1 }), "There is no option “colour”; this game has: players, quick"),
            (json!([]), "JSON object"),
        ];
        for (given, expected) in cases {
            let refused = schema().complete(&given).unwrap_err().to_string();
            assert!(refused.contains(expected), "{given}: {refused}");
        }
    }

    #[test]
    fn values_read_back_as_they_are_written() {
        let values = [
            ("players", json!(4)),
            ("quick", json!(true)),
            ("size", json!("large")),
            ("first", json!(1)),
            ("first", Value::Null),
            ("sheet", json!("a\n\"b")),
            ("sheet", Value::Null),
        ];
        for (key, value) in values {
            let written = schema().field(key).unwrap().write(&value);
            assert!(!written.contains('\n'), "a value stays on its line");
            assert_eq!(schema().read(key, &written), Ok(value), "{key}={written}");
        }
    }

    #[test]
    fn people_may_write_yes_in_several_ways() {
        for yes in ["yes", "true", "on", "oui"] {
            assert_eq!(schema().read("quick", yes), Ok(json!(true)));
        }
        assert!(schema().read("quick", "perhaps").is_err());
        assert!(schema().read("colour", "red").unwrap_err().to_string().contains("no option"));
    }

    #[test]
    fn combinations_go_through_every_value_of_options_with_few() {
        let sets = schema().combinations();
        assert_eq!(sets.len(), 2 * 2 * 2);
        let all: std::collections::HashSet<_> =
            sets.iter().map(|set| json!(set).to_string()).collect();
        assert_eq!(all.len(), sets.len());
    }
}
