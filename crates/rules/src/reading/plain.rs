//! What everything else is made of: numbers, texts, lists, something or nothing, and places on a board.

use serde_json::{Map, Value};
use tablier_geometry::Hex;

use super::json::to_map;
use super::{Fields, FromJson, Json, Others, Reader};

impl FromJson for Value {
    fn from_json(json: &Json<'_>, _: &mut Reader) -> Value {
        json.to_value()
    }
}

impl FromJson for Map<String, Value> {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> Map<String, Value> {
        let Json::Object(fields) = json else {
            reader.expected("an object", json);
            return Map::new();
        };
        to_map(fields)
    }
}

impl FromJson for () {
    fn from_json(json: &Json<'_>, reader: &mut Reader) {
        if *json != Json::Null {
            reader.expected("null", json);
        }
    }
}

impl FromJson for bool {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> bool {
        if let Json::Bool(yes) = json {
            return *yes;
        }
        reader.expected("true or false", json);
        false
    }
}

impl FromJson for String {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> String {
        text(json, reader).to_owned()
    }
}

/// What a text says.
pub fn text<'j>(json: &'j Json<'_>, reader: &mut Reader) -> &'j str {
    if let Json::Text(text) = json {
        return text;
    }
    reader.expected("a text", json);
    ""
}

#[inline(never)]
fn natural(json: &Json<'_>, least: u64, most: u64, reader: &mut Reader) -> u64 {
    match json {
        Json::Natural(number) if (least..=most).contains(number) => *number,
        _ => not_whole(json, &least, &most, reader),
    }
}

#[inline(never)]
fn integer(json: &Json<'_>, least: i64, most: i64, reader: &mut Reader) -> i64 {
    match json {
        Json::Natural(number) if *number <= most as u64 => *number as i64,
        Json::Negative(number) if *number >= least => *number,
        _ => not_whole(json, &least, &most, reader),
    }
}

#[cold]
fn not_whole<T: Default + std::fmt::Display>(
    json: &Json<'_>,
    least: &T,
    most: &T,
    reader: &mut Reader,
) -> T {
    match json {
        Json::Natural(_) | Json::Negative(_) | Json::Real(_) => {
            reader.refuse(format_args!("expected a whole number from {least} to {most}"));
        }
        other => reader.expected("a whole number", other),
    }
    T::default()
}

macro_rules! numbers {
    ($($number:ident),+ as $wide:ident by $read:ident) => {$(
        impl FromJson for $number {
            fn from_json(json: &Json<'_>, reader: &mut Reader) -> $number {
                $read(json, $number::MIN as $wide, $number::MAX as $wide, reader) as $number
            }
        }
    )+};
}

numbers!(u8, u16, u32, u64, usize as u64 by natural);
numbers!(i8, i16, i32, i64 as i64 by integer);

impl FromJson for f64 {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> f64 {
        match json {
            Json::Natural(number) => *number as f64,
            Json::Negative(number) => *number as f64,
            Json::Real(number) => *number,
            other => {
                reader.expected("a number", other);
                0.0
            }
        }
    }
}

impl FromJson for f32 {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> f32 {
        f64::from_json(json, reader) as f32
    }
}

impl<T: FromJson> FromJson for Option<T> {
    const MAY_BE_MISSING: bool = true;

    fn from_json(json: &Json<'_>, reader: &mut Reader) -> Option<T> {
        if let Json::Null = json { None } else { Some(T::from_json(json, reader)) }
    }
}

impl<T: FromJson> FromJson for Box<T> {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> Box<T> {
        Box::new(T::from_json(json, reader))
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> Vec<T> {
        let mut read = Vec::new();
        for item in list(json, reader) {
            let was_wrong = reader.is_wrong();
            read.push(T::from_json(item, reader));
            if reader.is_wrong() {
                if !was_wrong {
                    reader.within(&(read.len() - 1).to_string());
                }
                break;
            }
        }
        read
    }
}

impl<T: FromJson, const N: usize> FromJson for [T; N] {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> [T; N] {
        let mut items = list_of(json, N, reader).iter();
        std::array::from_fn(|_| T::from_json(items.next().unwrap_or(&Json::Null), reader))
    }
}

macro_rules! tuples {
    ($($count:literal: $($item:ident)+;)+) => {$(
        impl<$($item: FromJson),+> FromJson for ($($item,)+) {
            fn from_json(json: &Json<'_>, reader: &mut Reader) -> ($($item,)+) {
                let mut items = list_of(json, $count, reader).iter();
                ($($item::from_json(items.next().unwrap_or(&Json::Null), reader),)+)
            }
        }
    )+};
}

tuples! { 2: A B; 3: A B C; }

impl FromJson for Hex {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> Hex {
        let mut fields = Fields::of(json, &["q", "r"], Others::Ignored, reader);
        Hex::new(fields.take(), fields.take())
    }
}

fn list<'j>(json: &'j Json<'_>, reader: &mut Reader) -> &'j [Json<'j>] {
    match json {
        Json::List(items) => items,
        other => {
            reader.expected("a list", other);
            &[]
        }
    }
}

/// A list of this length.
fn list_of<'j>(json: &'j Json<'_>, length: usize, reader: &mut Reader) -> &'j [Json<'j>] {
    let items = list(json, reader);
    if items.len() != length {
        reader.refuse(format_args!("expected a list of {length}, found one of {}", items.len()));
    }
    items
}
