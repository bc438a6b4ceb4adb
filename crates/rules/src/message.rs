//! What people read: a message is a key with arguments, worded in catalogues, and put into words in the reader's language where it is
//! shown. Knows no game.
//!
//! A message may speak of the person in a seat: who shows it puts a name there ([`Message::named`]).

mod argument;
mod catalogue;
mod language;
mod pack;
mod pages;
mod typeset;
mod wire;
mod wording;

pub use argument::{Argument, Whole};
pub use catalogue::{Catalogue, install};
pub use language::Language;
pub use pack::load_wordings;
pub use pages::Pages;
pub use typeset::typeset;
pub use wire::keyed;

use crate::messages;

/// Takes in what `tablier_catalogue::build` made of the catalogues of a crate: a function for each message.
#[macro_export]
macro_rules! messages {
    () => {
        /// What is said here, a function for each message, made of the catalogues in `messages/`.
        pub mod messages {
            include!(concat!(env!("OUT_DIR"), "/messages.rs"));
        }
    };
}

/// Something to be said.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message(Kind);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Kind {
    /// A sentence of a catalogue.
    Said { catalogue: &'static Catalogue, number: u16, arguments: Vec<Argument> },
    /// What was read by a key that was not known then, with what it speaks of by name. Once the key is known it is said.
    Told { say: String, with: Vec<(String, Argument)> },
    /// Words that are the same in every language: a name, a coordinate, what somebody wrote.
    Words(String),
    /// Words in several languages that stand in no catalogue of this program: what an older one wrote.
    Worded(Vec<(String, String)>),
    /// One after the other.
    Joined { parts: Vec<Message>, between: String },
}

impl Default for Message {
    fn default() -> Message {
        Message::NOTHING
    }
}

impl Message {
    /// No words at all.
    pub const NOTHING: Message = Message(Kind::Words(String::new()));

    /// The message with this number in a catalogue. The functions that are made of the catalogue call it.
    pub fn of(catalogue: &'static Catalogue, number: u16, arguments: Vec<Argument>) -> Message {
        Message(Kind::Said { catalogue, number, arguments })
    }

    /// Words that are the same in every language, such as a coordinate.
    pub fn words(words: impl Into<String>) -> Message {
        Message(Kind::Words(words.into()))
    }

    /// Words of somebody who wrote them in several languages, each after its language.
    pub fn worded<'a>(words: impl IntoIterator<Item = (&'a str, String)>) -> Message {
        Message(Kind::Worded(
            words.into_iter().map(|(language, words)| (language.to_owned(), words)).collect(),
        ))
    }

    /// The messages one after the other, `between` them.
    pub fn join(parts: impl IntoIterator<Item = Message>, between: &str) -> Message {
        Message(Kind::Joined { parts: parts.into_iter().collect(), between: between.to_owned() })
    }

    /// Several in one breath: "1, 2 et 3".
    pub fn listed(items: impl IntoIterator<Item = impl Into<Argument>>) -> Message {
        let mut items: Vec<Argument> = items.into_iter().map(Into::into).collect();
        let Some(last) = items.pop() else { return Message::default() };
        let Some(before) = items.pop() else { return last.into_message() };
        let two = messages::list_two(before, last);
        items.into_iter().rev().fold(two, |rest, first| messages::list_more(first, rest))
    }

    /// This message followed by another after a space; a blank one adds nothing.
    #[must_use]
    pub fn then(self, next: Message) -> Message {
        match (self.is_blank(), next.is_blank()) {
            (true, _) => next,
            (_, true) => self,
            _ => Message::join([self, next], " "),
        }
    }

    /// Whether it says nothing. What stands in a catalogue says something, in whatever language is there.
    pub fn is_blank(&self) -> bool {
        match &self.0 {
            Kind::Said { .. } | Kind::Told { .. } => false,
            Kind::Words(words) => words.trim().is_empty(),
            Kind::Worded(words) => words.iter().any(|(_, words)| words.trim().is_empty()),
            Kind::Joined { parts, .. } => parts.iter().all(Message::is_blank),
        }
    }

    /// The message with a name in the place of each seat.
    #[must_use]
    pub fn named(&self, names: &[Message]) -> Message {
        Message(match &self.0 {
            Kind::Said { catalogue, number, arguments } => Kind::Said {
                catalogue,
                number: *number,
                arguments: arguments.iter().map(|argument| argument.named(names)).collect(),
            },
            Kind::Told { say, with } => told(say, with, |argument| argument.named(names)),
            Kind::Words(_) | Kind::Worded(_) => self.0.clone(),
            Kind::Joined { parts, between } => Kind::Joined {
                parts: parts.iter().map(|part| part.named(names)).collect(),
                between: between.clone(),
            },
        })
    }

    /// The message with words that somebody wrote changed; sentences of catalogues stay as they are.
    #[must_use]
    pub fn with_words(&self, change: impl Fn(&str) -> String + Copy) -> Message {
        Message(match &self.0 {
            Kind::Said { .. } | Kind::Told { .. } => self.0.clone(),
            Kind::Words(words) => Kind::Words(change(words)),
            Kind::Worded(all) => Kind::Worded(
                all.iter().map(|(language, words)| (language.clone(), change(words))).collect(),
            ),
            Kind::Joined { parts, between } => Kind::Joined {
                parts: parts.iter().map(|part| part.with_words(change)).collect(),
                between: between.clone(),
            },
        })
    }

    /// The message with everything changed in it that somebody wrote, also what a sentence of a catalogue speaks of.
    #[must_use]
    pub fn with_all_words(&self, change: impl Fn(&str) -> String + Copy) -> Message {
        Message(match &self.0 {
            Kind::Said { catalogue, number, arguments } => Kind::Said {
                catalogue,
                number: *number,
                arguments: arguments.iter().map(|argument| argument.with_words(change)).collect(),
            },
            Kind::Told { say, with } => told(say, with, |argument| argument.with_words(change)),
            Kind::Joined { parts, between } => Kind::Joined {
                parts: parts.iter().map(|part| part.with_all_words(change)).collect(),
                between: between.clone(),
            },
            Kind::Words(_) | Kind::Worded(_) => return self.with_words(change),
        })
    }

    /// What it says in this language.
    pub fn get(&self, language: Language) -> String {
        let mut out = String::new();
        self.say(language, &mut out);
        out
    }

    fn say(&self, language: Language, out: &mut String) {
        match &self.0 {
            Kind::Said { catalogue, number, arguments } => {
                wording::fill(catalogue.wording(language, *number), arguments, language, out);
            }
            Kind::Told { say, with } => wire::say_told(say, with, language, out),
            Kind::Words(words) => out.push_str(words),
            Kind::Worded(words) => {
                let of = |tag: &str| words.iter().find(|(language, _)| language == tag);
                let found = of(language.tag()).or_else(|| of(Language::EN.tag())).or(words.first());
                out.push_str(found.map_or("", |(_, words)| words));
            }
            Kind::Joined { parts, between } => {
                for (number, part) in parts.iter().enumerate() {
                    if number > 0 {
                        out.push_str(between);
                    }
                    part.say(language, out);
                }
            }
        }
    }
}

/// What was told, with what it speaks of changed.
fn told(say: &str, with: &[(String, Argument)], change: impl Fn(&Argument) -> Argument) -> Kind {
    let with = with.iter().map(|(name, argument)| (name.clone(), change(argument)));
    Kind::Told { say: say.to_owned(), with: with.collect() }
}

#[cfg(test)]
mod tests;
