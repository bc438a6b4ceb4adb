//! What a message speaks of.

use super::Message;
use crate::Seat;

/// What a message speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Argument {
    /// The person in a seat.
    Seat(Seat),
    /// A whole number.
    Number(i64),
    /// Words that are the same in every language.
    Words(String),
    /// Another message.
    Message(Box<Message>),
    /// Several of these.
    List(Vec<Argument>),
}

impl Argument {
    /// It alone as a message.
    pub fn into_message(self) -> Message {
        match self {
            Argument::Message(message) => *message,
            Argument::Words(words) => Message::words(words),
            Argument::List(items) => Message::listed(items),
            other => crate::messages::only(other),
        }
    }

    pub(super) fn with_words(&self, change: impl Fn(&str) -> String + Copy) -> Argument {
        match self {
            Argument::Words(words) => Argument::Words(change(words)),
            Argument::Message(message) => {
                Argument::Message(Box::new(message.with_all_words(change)))
            }
            Argument::List(items) => {
                Argument::List(items.iter().map(|item| item.with_words(change)).collect())
            }
            Argument::Number(_) | Argument::Seat(_) => self.clone(),
        }
    }

    pub(super) fn named(&self, names: &[Message]) -> Argument {
        match self {
            Argument::Seat(seat) => match names.get(seat.index()) {
                Some(name) => Argument::Message(Box::new(name.clone())),
                None => self.clone(),
            },
            Argument::Message(message) => Argument::Message(Box::new(message.named(names))),
            Argument::List(items) => {
                Argument::List(items.iter().map(|item| item.named(names)).collect())
            }
            Argument::Number(_) | Argument::Words(_) => self.clone(),
        }
    }
}

impl From<Seat> for Argument {
    fn from(seat: Seat) -> Argument {
        Argument::Seat(seat)
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(Box::new(message))
    }
}

impl From<&Message> for Argument {
    fn from(message: &Message) -> Argument {
        message.clone().into()
    }
}

impl From<String> for Argument {
    fn from(words: String) -> Argument {
        Argument::Words(words)
    }
}

impl From<&str> for Argument {
    fn from(words: &str) -> Argument {
        words.to_owned().into()
    }
}

/// A whole number of any size that fits.
pub trait Whole {
    /// The number.
    fn whole(self) -> i64;
}

macro_rules! whole {
    ($($number:ty)*) => {$(
        impl Whole for $number {
            fn whole(self) -> i64 {
                i64::try_from(self).unwrap_or(i64::MAX)
            }
        }

        impl From<$number> for Argument {
            fn from(number: $number) -> Argument {
                Argument::Number(number.whole())
            }
        }
    )*};
}

whole!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);
