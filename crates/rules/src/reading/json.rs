//! JSON as a tree that borrows the texts it was read from: half as much work as a map of its own for every object.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

/// A value of JSON.
#[derive(Clone, Debug, PartialEq)]
pub enum Json<'a> {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number that is not negative.
    Natural(u64),
    /// A whole number that is negative.
    Negative(i64),
    /// Any other number.
    Real(f64),
    /// A text.
    Text(Cow<'a, str>),
    /// Values.
    List(Vec<Json<'a>>),
    /// Values with names, in their order. A name may be there twice.
    Object(Vec<(Cow<'a, str>, Json<'a>)>),
}

impl Json<'_> {
    /// The same as serde's value. Of those with the same name the last one counts.
    pub fn to_value(&self) -> Value {
        match self {
            Json::Null => Value::Null,
            Json::Bool(yes) => Value::Bool(*yes),
            Json::Natural(number) => (*number).into(),
            Json::Negative(number) => (*number).into(),
            Json::Real(number) => (*number).into(),
            Json::Text(text) => Value::String(text.as_ref().to_owned()),
            Json::List(items) => Value::Array(items.iter().map(Json::to_value).collect()),
            Json::Object(fields) => Value::Object(to_map(fields)),
        }
    }
}

/// The same as serde's map.
pub(super) fn to_map(fields: &[(Cow<'_, str>, Json<'_>)]) -> Map<String, Value> {
    let mut map = Map::new();
    for (name, json) in fields {
        map.insert(name.as_ref().to_owned(), json.to_value());
    }
    map
}

impl<'de> Deserialize<'de> for Json<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Json<'de>, D::Error> {
        from.deserialize_any(Any)
    }
}

struct Any;

impl<'de> Visitor<'de> for Any {
    type Value = Json<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Json<'de>, E> {
        Ok(Json::Null)
    }

    fn visit_none<E>(self) -> Result<Json<'de>, E> {
        Ok(Json::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<Json<'de>, D::Error> {
        Deserialize::deserialize(from)
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Json<'de>, E> {
        Ok(Json::Bool(yes))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Json<'de>, E> {
        Ok(Json::Natural(number))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Json<'de>, E> {
        Ok(u64::try_from(number).map_or(Json::Negative(number), Json::Natural))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Json<'de>, E> {
        Ok(Json::Real(number))
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Json<'de>, E> {
        Ok(Json::Text(Cow::Borrowed(text)))
    }

    fn visit_str<E>(self, text: &str) -> Result<Json<'de>, E> {
        Ok(Json::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_string<E>(self, text: String) -> Result<Json<'de>, E> {
        Ok(Json::Text(Cow::Owned(text)))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Json<'de>, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = from.next_element()? {
            items.push(item);
        }
        Ok(Json::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Json<'de>, A::Error> {
        let mut fields = Vec::new();
        while let Some(name) = from.next_key()? {
            let Json::Text(name) = name else {
                return Err(A::Error::custom("expected a name that is a text"));
            };
            fields.push((name, from.next_value()?));
        }
        Ok(Json::Object(fields))
    }
}
