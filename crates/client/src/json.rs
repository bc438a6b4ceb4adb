//! JSON in and out, always by way of [`Value`](serde_json::Value): the views of games travel that way already, so that every type needs one
//! translation instead of three, which people would have to load.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde::de::Error as _;
use serde_json::Error;
use tablier_rules::keyed;
use tablier_rules::reading::Json;

/// What a text says.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    let json = Json::parse(text).ok_or_else(|| Error::custom("not JSON"))?;
    T::deserialize(&json.to_value())
}

/// Something as text. What is said in it can be read in another language later: a page has the words of one only.
pub fn write<T: Serialize>(what: &T) -> Result<String, Error> {
    Ok(keyed(|| serde_json::to_value(what))?.to_string())
}
