//! A short list without a heap: hands, the bag, the tiles laid. Positions are copied millions of times.

use std::fmt;
use std::ops::Deref;

use serde::{Serialize, Serializer};
use tablier_rules::reading::{FromJson, Json, Reader};

/// At most `N` things in order.
#[derive(Clone, Copy)]
pub struct Row<T, const N: usize> {
    things: [T; N],
    count: u8,
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Row<T, N> {
        Row { things: [T::default(); N], count: 0 }
    }
}

impl<T: Copy + PartialEq, const N: usize> Row<T, N> {
    /// Adds a thing at the end; there must be room.
    #[inline]
    pub(super) fn push(&mut self, thing: T) {
        self.things[usize::from(self.count)] = thing;
        self.count += 1;
    }

    /// Takes the last thing.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<T> {
        let last = self.count.checked_sub(1)?;
        self.count = last;
        Some(self.things[usize::from(last)])
    }

    /// Takes out the first thing that equals this one; the others keep their order.
    #[inline]
    pub(super) fn remove(&mut self, thing: T) {
        if let Some(place) = self.iter().position(|&other| other == thing) {
            self.count -= 1;
            // Rows that things are taken from are short: a call to move memory would cost more than this.
            for place in place..usize::from(self.count) {
                self.things[place] = self.things[place + 1];
            }
        }
    }
}

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.things[..usize::from(self.count)]
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> FromIterator<T> for Row<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Row<T, N> {
        let mut row = Row::default();
        things.into_iter().for_each(|thing| row.push(thing));
        row
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Row<T, N>) -> bool {
        self[..] == other[..]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self[..].serialize(serializer)
    }
}

impl<T: Copy + Default + PartialEq + FromJson, const N: usize> FromJson for Row<T, N> {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> Row<T, N> {
        let mut things = Vec::<T>::from_json(json, reader);
        if things.len() > N {
            reader.refuse(format_args!("there are at most {N}"));
            things.truncate(N);
        }
        things.into_iter().collect()
    }
}
