//! Reading JSON with little code. What serde derives for a type of many fields is several times as much as what is made here, and all of it
//! has to be loaded by whoever opens a page. So the messages of tables and salons list their fields to
//! [`reading!`](macro@crate::reading) instead, and everybody reads them the same way: the page, the server, its logs.
//!
//! The form is the one that serde derives: an object whose other fields are of no concern, unless it is `strict`; a list of the fields in
//! their order; an enum as the name of a variant, or as an object with that name alone. A field that is an `Option` may be missing,
//! and one that says `= default` too. Writing is still derived. Since all is read before it is looked at, what is of no concern has to be
//! JSON that can be held: numbers within range, and not nested without end.
//!
//! ```
//! use tablier_rules::{Seat, reading};
//!
//! #[derive(Debug, PartialEq, serde::Serialize)]
//! struct Laid {
//!     seat: Seat,
//!     #[serde(rename = "move")]
//!     mv: String,
//!     how: How,
//! }
//!
//! #[derive(Debug, Default, PartialEq, serde::Serialize)]
//! #[serde(rename_all = "snake_case")]
//! enum How {
//!     #[default]
//!     Alone,
//!     WithOthers(u8),
//!     Turned { by: u8, back: bool },
//! }
//!
//! reading! {
//!     fields of Laid { seat, mv as "move", how = default }
//! }
//! reading! {
//!     variants of How { "alone" => Alone, "with_others" => WithOthers(_), "turned" => Turned { by, back = default } }
//! }
//!
//! let laid: Laid = serde_json::from_str(r#"{"seat":1,"move":"a1","how":{"turned":{"by":2}}}"#)?;
//! assert_eq!(laid, Laid { seat: Seat::new(1), mv: "a1".into(), how: How::Turned { by: 2, back: false } });
//! let wrong = serde_json::from_str::<Laid>(r#"{"seat":1,"move":"a1","how":{"turned":{"by":"me"}}}"#);
//! assert_eq!(wrong.unwrap_err().to_string(), "how.turned.by: expected a whole number, found a text");
//! # Ok::<(), serde_json::Error>(())
//! ```

mod fields;
mod json;
mod parse;
mod plain;
mod reader;
mod unread;
mod variant;

use serde::de::Error;
#[doc(hidden)]
pub use serde::{Deserialize, Deserializer};

pub use fields::{Fields, Others};
pub use json::Json;
pub use plain::text;
pub use reader::Reader;
pub use unread::Unread;
pub use variant::Variant;

/// Something that JSON may say.
pub trait FromJson: Sized {
    /// Whether a field of this kind may be left out.
    const MAY_BE_MISSING: bool = false;

    /// What it says. Where it says something else the reader is told, and anything is given back, for which it may be asked what
    /// `null` says.
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> Self;
}

/// Reads something whose fields are listed, for those who know serde alone.
pub fn read<'de, T: FromJson, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    read_json(&Json::deserialize(from)?).map_err(D::Error::custom)
}

/// Reads something whose fields are listed, for those who have the JSON.
pub fn read_json<T: FromJson>(json: &Json<'_>) -> Result<T, Unread> {
    let mut reader = Reader::default();
    let read = T::from_json(json, &mut reader);
    reader.done(read)
}

/// Makes a type readable by a list of its fields or variants: [`FromJson`](crate::reading::FromJson), and serde's `Deserialize` by way of it.
///
/// ```text
///   fields of Name { field, field as "name in JSON", field = default }
///   variants of Name { "name in JSON" => Unit, "…" => Newtype(_), "…" => Struct { field, … } }
///   variants of Name { …; Variant, … }   the last ones are never read
///   strict fields of …, strict variants of …   refuses other fields
///   newtype Name                         read as what is in it; serde is left to derive, as for the next
///   Name as Form, or value               read as something it can be tried to be made of; otherwise this is gone on with
/// ```
///
/// A field or a variant that is not listed does not compile. The first variant must not hold a value of its own type.
#[macro_export]
macro_rules! reading {
    (fields of $name:ident $(<$of:ident>)? { $($fields:tt)+ }) => {
        $crate::reading!(@struct Ignored $name ($($of)?) $($fields)+);
    };
    (strict fields of $name:ident $(<$of:ident>)? { $($fields:tt)+ }) => {
        $crate::reading!(@struct Refused $name ($($of)?) $($fields)+);
    };
    (variants of $name:ident $(<$of:ident>)? { $($variants:tt)+ }) => {
        $crate::reading!(@enum Ignored $name ($($of)?) $($variants)+);
    };
    (strict variants of $name:ident $(<$of:ident>)? { $($variants:tt)+ }) => {
        $crate::reading!(@enum Refused $name ($($of)?) $($variants)+);
    };
    ($name:ident as $form:ty, or $otherwise:expr) => {
        impl $crate::reading::FromJson for $name {
            fn from_json(json: &$crate::reading::Json<'_>, reader: &mut $crate::reading::Reader) -> Self {
                let form = <$form as $crate::reading::FromJson>::from_json(json, reader);
                reader.accept($name::try_from(form), $otherwise)
            }
        }
    };
    (newtype $name:ident) => {
        impl $crate::reading::FromJson for $name {
            fn from_json(json: &$crate::reading::Json<'_>, reader: &mut $crate::reading::Reader) -> Self {
                $name($crate::reading::FromJson::from_json(json, reader))
            }
        }
    };

    (@struct $others:ident $name:ident $of:tt $($fields:tt)+) => {
        $crate::reading! { @impl $name $of json reader {
            $crate::reading!(@fields ($crate::reading::Fields::of) (json,) $others reader (Self) $($fields)+)
        }}
    };
    (@enum $others:ident $name:ident $of:tt
        $wire:literal => $variant:ident $(($newtype:tt))? $({ $($fields:tt)+ })?
        $(, $other_wire:literal => $other:ident $(($other_newtype:tt))? $({ $($other_fields:tt)+ })?)* $(,)?
        $(; $($never:ident),+)?
    ) => {
        $crate::reading! { @impl $name $of json reader {
            enum Number { $variant, $($other),* }
            let _first = Number::$variant;
            let _every_variant_is_listed = |read: &Self| match read {
                Self::$variant { .. } => {}
                $(Self::$other { .. } => {})*
                $($(Self::$never { .. } => {})+)?
            };
            let found = $crate::reading::Variant::of(json, &[$wire, $($other_wire),*], reader);
            match found.number() {
                $(number if number == Number::$other as usize => {
                    $crate::reading!(@variant found $others reader $other $(($other_newtype))? $({ $($other_fields)+ })?)
                })*
                _ => $crate::reading!(@variant found $others reader $variant $(($newtype))? $({ $($fields)+ })?),
            }
        }}
    };
    (@impl $name:ident ($($of:ident)?) $json:ident $reader:ident $body:tt) => {
        impl$(<$of: $crate::reading::FromJson>)? $crate::reading::FromJson for $name$(<$of>)? {
            fn from_json($json: &$crate::reading::Json<'_>, $reader: &mut $crate::reading::Reader) -> Self $body
        }

        impl<'de $(, $of: $crate::reading::FromJson)?> $crate::reading::Deserialize<'de> for $name$(<$of>)? {
            fn deserialize<D: $crate::reading::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::reading::read(from)
            }
        }
    };

    (@variant $found:ident $others:ident $reader:ident $variant:ident) => {{
        $found.nothing($reader);
        Self::$variant
    }};
    (@variant $found:ident $others:ident $reader:ident $variant:ident (_)) => {
        Self::$variant($found.content($reader))
    };
    (@variant $found:ident $others:ident $reader:ident $variant:ident { $($fields:tt)+ }) => {
        $crate::reading!(@fields ($found.fields) () $others $reader (Self::$variant) $($fields)+)
    };
    (@fields ($($of:tt)+) ($($first:tt)*) $others:ident $reader:ident ($($made:tt)+)
        $($field:ident $(as $wire:literal)? $(= $default:ident)?),+ $(,)?
    ) => {{
        let names = &[$($crate::reading!(@name $field $($wire)?)),+];
        let mut fields = $($of)+($($first)* names, $crate::reading::Others::$others, $reader);
        $($made)+ { $($field: $crate::reading!(@take fields $($default)?)),+ }
    }};
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $wire:literal) => { $wire };
    (@take $fields:ident) => { $fields.take() };
    (@take $fields:ident default) => { $fields.take_or_default() };
}
