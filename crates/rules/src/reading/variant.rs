//! The variant of an enum: its name alone, or an object with that name and what belongs to it.

use super::unread::Why;
use super::{Fields, FromJson, Json, Others, Reader};

/// A variant that was found.
pub struct Variant<'j> {
    number: usize,
    name: &'j str,
    /// What belongs to it; nothing where there is only the name.
    content: Option<&'j Json<'j>>,
}

impl<'j> Variant<'j> {
    /// The one of these names that a value is; the first, where it is none of them.
    pub fn of(
        json: &'j Json<'j>,
        names: &'static [&'static str],
        reader: &mut Reader,
    ) -> Variant<'j> {
        let (name, content) = match json {
            Json::Text(name) => (name, None),
            Json::Object(fields) if fields.len() == 1 => (&fields[0].0, Some(&fields[0].1)),
            other => {
                reader.expected("a name, or an object with one name", other);
                return Variant { number: 0, name: "", content: None };
            }
        };
        let number = names.iter().position(|known| known == name).unwrap_or_else(|| {
            reader.wrong(Why::unknown("variant", name, names));
            0
        });
        Variant { number, name, content }
    }

    /// Its place among the names.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Nothing belongs to it.
    pub fn nothing(&self, reader: &mut Reader) {
        self.read(reader, |content, reader| {
            if !matches!(content, None | Some(Json::Null)) {
                reader.refuse("nothing belongs to it");
            }
        });
    }

    /// What belongs to it.
    pub fn content<T: FromJson>(&self, reader: &mut Reader) -> T {
        self.read(reader, |_, reader| T::from_json(self.something(reader), reader))
    }

    /// The fields of what belongs to it.
    pub fn fields<'r>(
        &self,
        names: &'static [&'static str],
        others: Others,
        reader: &'r mut Reader,
    ) -> Fields<'j, 'r> {
        let content = self.read(reader, |_, reader| self.something(reader));
        Fields::of_variant(self.name, content, names, others, reader)
    }

    fn something(&self, reader: &mut Reader) -> &'j Json<'j> {
        self.content.unwrap_or_else(|| {
            reader.refuse("something belongs to it");
            &Json::Null
        })
    }

    fn read<T>(
        &self,
        reader: &mut Reader,
        read: impl FnOnce(Option<&'j Json<'j>>, &mut Reader) -> T,
    ) -> T {
        let was_wrong = reader.is_wrong();
        let read = read(self.content, reader);
        if reader.is_wrong() && !was_wrong {
            reader.within(self.name);
        }
        read
    }
}
