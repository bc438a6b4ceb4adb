//! What remembers that something was wrong, so that nobody else has to.

use std::fmt;

use super::unread::Why;
use super::{Json, Unread};

/// Whoever reads. It goes on after a mistake, with whatever comes to hand, and in the end only the first mistake counts: that way there is no
/// way out to be taken after each field.
#[derive(Debug, Default)]
pub struct Reader(Option<Box<Unread>>);

impl Reader {
    /// What was read, unless something was wrong.
    pub fn done<T>(self, read: T) -> Result<T, Unread> {
        match self.0 {
            None => Ok(read),
            Some(unread) => Err(*unread),
        }
    }

    /// Whether something was wrong.
    pub fn is_wrong(&self) -> bool {
        self.0.is_some()
    }

    #[cold]
    #[inline(never)]
    pub(super) fn wrong(&mut self, why: Why) {
        if self.0.is_none() {
            self.0 = Some(Box::new(Unread::new(why)));
        }
    }

    /// Something else should be there, such as "a text".
    #[cold]
    #[inline(never)]
    pub fn expected(&mut self, expected: &'static str, found: &Json<'_>) {
        self.wrong(Why::kind(expected, found));
    }

    /// It is wrong, in these words.
    #[cold]
    pub fn refuse(&mut self, words: impl fmt::Display) {
        self.wrong(Why::Said(words.to_string()));
    }

    /// What was made of something; or if that is refused, something to go on with.
    pub fn accept<T>(&mut self, made: Result<T, impl fmt::Display>, otherwise: T) -> T {
        made.unwrap_or_else(|why| {
            self.refuse(why);
            otherwise
        })
    }

    /// What is wrong was found inside of something with this name.
    #[cold]
    pub(super) fn within(&mut self, name: &str) {
        if let Some(unread) = &mut self.0 {
            unread.within(name);
        }
    }
}
