//! The fields of an object, read one after the other.

use std::borrow::Cow;

use super::unread::Why;
use super::{FromJson, Json, Reader};

/// What becomes of fields that are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// They are of no concern: somebody newer may have written them.
    Ignored,
    /// They are refused: whoever wrote them meant something by it.
    Refused,
}

#[derive(Clone, Copy)]
enum Source<'j> {
    Object(&'j [(Cow<'j, str>, Json<'j>)]),
    List(&'j [Json<'j>]),
    /// Something is wrong already.
    Nothing,
}

/// The fields that are still to be read.
pub struct Fields<'j, 'r> {
    from: Source<'j>,
    names: &'static [&'static str],
    /// How many of them have been read.
    read: usize,
    /// The variant they are of; nothing where they are of a struct.
    variant: &'j str,
    reader: &'r mut Reader,
    /// Whether something was wrong before the field that is being read.
    was_wrong: bool,
}

impl<'j, 'r> Fields<'j, 'r> {
    /// Those of a struct, by their names in the order in which they are read.
    pub fn of(
        json: &'j Json<'j>,
        names: &'static [&'static str],
        others: Others,
        reader: &'r mut Reader,
    ) -> Fields<'j, 'r> {
        Fields::of_variant("", json, names, others, reader)
    }

    pub(super) fn of_variant(
        variant: &'j str,
        json: &'j Json<'j>,
        names: &'static [&'static str],
        others: Others,
        reader: &'r mut Reader,
    ) -> Fields<'j, 'r> {
        let was_wrong = reader.is_wrong();
        let from = match json {
            Json::Object(fields) => {
                let unknown = fields.iter().find(|(name, _)| !names.contains(&name.as_ref()));
                if let (Some((name, _)), Others::Refused) = (unknown, others) {
                    reader.wrong(Why::unknown("field", name, names));
                }
                Source::Object(fields)
            }
            Json::List(items) if items.len() <= names.len() => Source::List(items),
            other => {
                reader.expected("an object", other);
                Source::Nothing
            }
        };
        let mut fields = Fields { from, names, read: 0, variant, reader, was_wrong };
        fields.name_the_variant();
        fields
    }

    /// The next field.
    pub fn take<T: FromJson>(&mut self) -> T {
        let json = self.next().unwrap_or_else(|| self.missing(T::MAY_BE_MISSING));
        self.read(json)
    }

    /// The next field, or its default where it is missing.
    pub fn take_or_default<T: FromJson + Default>(&mut self) -> T {
        match self.next() {
            Some(json) => self.read(json),
            None => T::default(),
        }
    }

    fn read<T: FromJson>(&mut self, json: &Json<'_>) -> T {
        let read = T::from_json(json, self.reader);
        self.name_the_place();
        read
    }

    #[inline(never)]
    fn next(&mut self) -> Option<&'j Json<'j>> {
        let place = self.read;
        self.read += 1;
        self.was_wrong = self.reader.is_wrong();
        match self.from {
            Source::Object(fields) => {
                let name = self.names[place];
                let mut found = fields.iter().filter(|(other, _)| other == name);
                let (_, json) = found.next()?;
                if found.next().is_some() {
                    self.reader.wrong(Why::Twice);
                }
                Some(json)
            }
            Source::List(items) => items.get(place),
            Source::Nothing => None,
        }
    }

    #[cold]
    #[inline(never)]
    fn missing(&mut self, may_be_missing: bool) -> &'j Json<'j> {
        // In a list nothing can be left out in between.
        if !may_be_missing || matches!(self.from, Source::List(_)) {
            self.reader.wrong(Why::Missing);
        }
        &Json::Null
    }

    #[inline(never)]
    fn name_the_place(&mut self) {
        if self.reader.is_wrong() && !self.was_wrong {
            self.reader.within(self.names[self.read - 1]);
            self.name_the_variant();
        }
    }

    fn name_the_variant(&mut self) {
        if self.reader.is_wrong() && !self.was_wrong && !self.variant.is_empty() {
            self.reader.within(self.variant);
        }
    }
}
