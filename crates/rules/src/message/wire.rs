//! Messages as other programs read them. Usually as words in every language there is, `{"de": …, "en": …, "fr": …}`, which anything can
//! show; to a program that has the catalogues as keys with arguments ([`keyed`]): `{"say": "six.laid", "with": {"who": {"seat": 0}}}`.
//! Read are both, and plain words.

use std::cell::Cell;

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value, json};

use super::catalogue::Known;
use super::{Argument, Catalogue, Kind, Language, Message};
use crate::Seat;
use crate::reading::{FromJson, Json, Reader, read};

thread_local! {
    static KEYED: Cell<bool> = const { Cell::new(false) };
}

/// Writes messages as keys with arguments, for a program that has the catalogues. Serialisers cannot be told how else.
pub fn keyed<T>(write: impl FnOnce() -> T) -> T {
    let before = KEYED.replace(true);
    let written = write();
    KEYED.set(before);
    written
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if KEYED.get() {
            return self.to_key().serialize(serializer);
        }
        if let Kind::Worded(own) = &self.0 {
            // They stay as somebody wrote them.
            return serializer.collect_map(own.iter().map(|(language, words)| (language, words)));
        }
        let mut words = serializer.serialize_map(Some(Language::ALL.len()))?;
        for language in Language::ALL {
            words.serialize_entry(language.tag(), &self.get(language))?;
        }
        words.end()
    }
}

impl Message {
    fn to_key(&self) -> Value {
        match &self.0 {
            Kind::Words(words) => words.as_str().into(),
            Kind::Worded(words) => words
                .iter()
                .map(|(language, words)| (language.clone(), words.as_str().into()))
                .collect::<Map<_, _>>()
                .into(),
            Kind::Joined { parts, between } => {
                let parts: Vec<Value> = parts.iter().map(Message::to_key).collect();
                if between == " " {
                    parts.into()
                } else {
                    json!({ "join": parts, "between": between })
                }
            }
            Kind::Said { catalogue, number, arguments } => {
                let Some((key, names)) = catalogue.key(*number) else {
                    return self.in_any_language().into();
                };
                let with = names.zip(arguments).map(|(name, own)| (name.to_owned(), own.to_key()));
                to_told(&format!("{}.{key}", catalogue.name()), with.collect())
            }
            Kind::Told { say, with } => {
                let with = with.iter().map(|(name, own)| (name.clone(), own.to_key()));
                to_told(say, with.collect())
            }
        }
    }

    /// The words of the first language there are any in.
    fn in_any_language(&self) -> String {
        let mut all = Language::ALL.into_iter().map(|language| self.get(language));
        all.find(|words| !words.is_empty()).unwrap_or_default()
    }

    fn from_key(value: Value) -> Option<Message> {
        let mut fields = match value {
            Value::String(words) => return Some(Message::words(words)),
            Value::Array(parts) => {
                let parts: Option<Vec<Message>> =
                    parts.into_iter().map(Message::from_key).collect();
                return Some(Message::join(parts?, " "));
            }
            Value::Object(fields) => fields,
            _ => return None,
        };
        if let Some(Value::Array(parts)) = fields.remove("join") {
            let parts: Option<Vec<Message>> = parts.into_iter().map(Message::from_key).collect();
            return Some(Message::join(parts?, fields.get("between")?.as_str()?));
        }
        let Some(say) = fields.remove("say") else {
            let words = fields
                .into_iter()
                .map(|(language, words)| Some((language, words.as_str()?.to_owned())));
            return words.collect::<Option<Vec<_>>>().map(|mut words| match words.pop() {
                // What is the same in every language needs none.
                Some((_, last)) if words.iter().all(|(_, other)| *other == last) => {
                    Message::words(last)
                }
                last => Message(Kind::Worded(words.into_iter().chain(last).collect())),
            });
        };
        let say = say.as_str()?;
        let mut with = match fields.remove("with") {
            Some(Value::Object(with)) => with,
            _ => Map::new(),
        };
        let Known::Yes(catalogue, number) = Catalogue::find(say) else {
            // A salon that is newer may speak of what this program cannot read.
            let readable =
                |(name, argument)| Argument::from_key(argument).map(|argument| (name, argument));
            let with = with.into_iter().filter_map(readable).collect();
            return Some(Message(Kind::Told { say: say.to_owned(), with }));
        };
        let (_, names) = catalogue.key(number)?;
        let arguments = names.map(|name| Argument::from_key(with.remove(name)?));
        Some(Message::of(catalogue, number, arguments.collect::<Option<_>>()?))
    }
}

fn to_told(say: &str, with: Map<String, Value>) -> Value {
    if with.is_empty() { json!({ "say": say }) } else { json!({ "say": say, "with": with }) }
}

/// Says what was read by a key, if that is known by now. As long as its catalogue is on its way there are no words for it.
pub(super) fn say_told(
    say: &str,
    with: &[(String, Argument)],
    language: Language,
    out: &mut String,
) {
    let argument =
        |name: &str| with.iter().find(|(own, _)| own == name).map(|(_, own)| own.clone());
    let known = match Catalogue::find(say) {
        Known::NotYet => return,
        Known::No => None,
        Known::Yes(catalogue, number) => catalogue.key(number).and_then(|(_, names)| {
            Some(Message::of(catalogue, number, names.map(argument).collect::<Option<_>>()?))
        }),
    };
    match known {
        Some(message) => message.say(language, out),
        None => out.push_str(&format!("[{say}]")),
    }
}

impl<'de> Deserialize<'de> for Message {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Message, D::Error> {
        read(deserializer)
    }
}

impl FromJson for Message {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> Message {
        Message::from_key(json.to_value()).unwrap_or_else(|| {
            reader.refuse("neither words nor a message");
            Message::default()
        })
    }
}

impl Argument {
    fn to_key(&self) -> Value {
        match self {
            Argument::Seat(seat) => json!({ "seat": seat.index() }),
            Argument::Number(number) => json!(number),
            Argument::Words(words) => json!(words),
            Argument::Message(message) => match message.to_key() {
                // Plain words are an argument of another kind.
                Value::String(words) => json!({ "words": words }),
                other => other,
            },
            Argument::List(items) => {
                json!({ "list": items.iter().map(Argument::to_key).collect::<Vec<_>>() })
            }
        }
    }

    fn from_key(value: Value) -> Option<Argument> {
        Some(match value {
            Value::Number(number) => Argument::Number(number.as_i64()?),
            Value::String(words) => Argument::Words(words),
            Value::Object(mut fields) if fields.len() == 1 => {
                let (name, value) = fields.iter_mut().next()?;
                match (name.as_str(), value.take()) {
                    ("seat", seat) => {
                        Argument::Seat(Seat::try_from(u8::try_from(seat.as_u64()?).ok()?).ok()?)
                    }
                    ("words", Value::String(words)) => Message::words(words).into(),
                    ("list", Value::Array(items)) => Argument::List(
                        items.into_iter().map(Argument::from_key).collect::<Option<_>>()?,
                    ),
                    (name, value) => Message::from_key(json!({ name: value }))?.into(),
                }
            }
            other => Message::from_key(other)?.into(),
        })
    }
}
