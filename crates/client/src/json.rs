//! JSON in and out, always by way of [`Value`]: the views of games travel that way already, so that every type needs one
//! translation instead of three, which people would have to load.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Error, Value};

/// What a text says.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    let value: Value = serde_json::from_str(text)?;
    T::deserialize(&value)
}

/// Something as text.
pub fn write<T: Serialize>(what: &T) -> Result<String, Error> {
    Ok(serde_json::to_value(what)?.to_string())
}
