//! The messages of one crate in all its languages.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Pattern, Resource};
use fluent_syntax::parser;

use crate::pattern::{Names, compile};
use crate::{REFERENCE, Wrong};

/// The messages of one crate.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// The crate, without what all our crates' names begin with.
    pub name: String,
    /// The languages there is a file of.
    pub languages: Vec<String>,
    /// The messages in the order of the English file.
    pub messages: Vec<Said>,
}

/// One message.
#[derive(Clone, Debug)]
pub struct Said {
    pub key: String,
    /// What it speaks of, in the order in which its function takes it.
    pub arguments: Vec<Argument>,
    /// The compiled wording in each language that has one.
    pub wordings: BTreeMap<String, String>,
    /// The English wording as it stands in the file, in one line.
    pub shown: String,
}

/// What a message speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    pub name: String,
    pub kind: Kind,
}

/// What an argument can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Whatever can be said.
    Any,
    /// A person, by the seat.
    Seat,
    /// A whole number.
    Number,
    /// Another message.
    Message,
    /// Words that are the same in every language: a name, a place on a board.
    Words,
    /// One of a few words that wordings choose by, and never show.
    Choice,
    /// Several of anything.
    List,
}

impl Kind {
    fn parse(word: &str) -> Option<Kind> {
        Some(match word {
            "any" => Kind::Any,
            "seat" => Kind::Seat,
            "number" => Kind::Number,
            "message" => Kind::Message,
            "words" => Kind::Words,
            "choice" => Kind::Choice,
            "list" => Kind::List,
            _ => return None,
        })
    }
}

/// A catalogue in one language, as it was written.
struct File {
    name: String,
    resource: Resource<String>,
}

impl File {
    fn read(path: &Path) -> Result<File, Wrong> {
        let name =
            path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let wrong = |why: String| Wrong { file: format!("messages/{name}"), key: None, why };
        let source = fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
        parser::parse(source.clone())
            .map(|resource| File { name: format!("messages/{name}"), resource })
            .map_err(|(_, errors)| {
                let error = errors.first().map(|error| {
                    let line =
                        source[..error.pos.start.min(source.len())].matches('\n').count() + 1;
                    format!("line {line}: {}", error.kind)
                });
                wrong(error.unwrap_or_default())
            })
    }

    /// Its messages, with their comments.
    fn messages(&self) -> impl Iterator<Item = (&str, &Pattern<String>, String)> {
        self.resource.body.iter().filter_map(|entry| {
            let Entry::Message(message) = entry else { return None };
            let comment = message.comment.as_ref().map(|comment| comment.content.join("\n"));
            Some((message.id.name.as_str(), message.value.as_ref()?, comment.unwrap_or_default()))
        })
    }

    fn names(&self) -> Names<'_> {
        let mut names = Names::default();
        for entry in &self.resource.body {
            match entry {
                Entry::Message(message) => {
                    if let Some(value) = &message.value {
                        names.messages.insert(&message.id.name, value);
                    }
                }
                Entry::Term(term) => drop(names.terms.insert(&term.id.name, &term.value)),
                _ => {}
            }
        }
        names
    }

    fn wrong(&self, key: &str, why: String) -> Wrong {
        Wrong { file: self.name.clone(), key: Some(key.to_owned()), why }
    }
}

impl Catalogue {
    /// Reads all files of a folder; without the folder there is nothing to say.
    pub fn read(name: &str, folder: &Path) -> Result<Catalogue, Vec<Wrong>> {
        let Ok(entries) = fs::read_dir(folder) else {
            return Ok(Catalogue { name: name.to_owned(), ..Catalogue::default() });
        };
        let mut languages: Vec<String> = entries
            .filter_map(|entry| {
                entry.ok()?.file_name().to_str()?.strip_suffix(".ftl").map(str::to_owned)
            })
            .collect();
        languages.sort();
        let path = |language: &str| folder.join(format!("{language}.ftl"));
        let reference = File::read(&path(REFERENCE)).map_err(|wrong| vec![wrong])?;
        let mut catalogue = Catalogue { name: name.to_owned(), languages, messages: Vec::new() };
        let mut wrongs = Vec::new();
        let names = reference.names();
        for (key, pattern, comment) in reference.messages() {
            if catalogue.messages.iter().any(|said| said.key == key) {
                wrongs.push(reference.wrong(key, "stands twice".to_owned()));
            }
            match arguments(pattern, &comment, &names) {
                Ok(arguments) => catalogue.messages.push(Said {
                    key: key.to_owned(),
                    arguments,
                    wordings: BTreeMap::new(),
                    shown: crate::pattern::shown(pattern),
                }),
                Err(why) => wrongs.push(reference.wrong(key, why)),
            }
        }
        for language in catalogue.languages.clone() {
            match File::read(&path(&language)) {
                Ok(file) => catalogue.take(&language, &file, &mut wrongs),
                Err(wrong) => wrongs.push(wrong),
            }
        }
        if wrongs.is_empty() { Ok(catalogue) } else { Err(wrongs) }
    }

    /// Each message with the names of its arguments behind it: what wordings are written for.
    pub fn keys(&self) -> impl Iterator<Item = String> {
        self.messages.iter().map(|said| {
            let names = said.arguments.iter().map(|argument| format!(" {}", argument.name));
            said.key.clone() + &names.collect::<String>()
        })
    }

    /// A number by which a page knows wordings that were written for its own messages.
    pub fn fingerprint(&self) -> u32 {
        // FNV-1a, which is known to be the same for ever.
        let letters = self.keys().flat_map(|key| key.into_bytes().into_iter().chain([b'\n']));
        letters.fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }

    /// Takes in the wordings of one language.
    fn take(&mut self, language: &str, file: &File, wrongs: &mut Vec<Wrong>) {
        let names = file.names();
        for (key, pattern, _) in file.messages() {
            let Some(said) = self.messages.iter_mut().find(|said| said.key == key) else {
                wrongs.push(file.wrong(key, format!("{REFERENCE}.ftl has no such message")));
                continue;
            };
            let wording = compile(pattern, &said.arguments, &names).and_then(|wording| {
                let twice = said.wordings.insert(language.to_owned(), wording).is_some();
                if twice { Err("stands twice".to_owned()) } else { Ok(()) }
            });
            if let Err(why) = wording {
                wrongs.push(file.wrong(key, why));
            }
        }
    }
}

/// What a message speaks of: what its comment says (`# $who (seat), $count (number)`), then whatever else its wording names.
fn arguments(
    pattern: &Pattern<String>,
    comment: &str,
    names: &Names<'_>,
) -> Result<Vec<Argument>, String> {
    let mut found: Vec<Argument> = Vec::new();
    for part in comment.split('$').skip(1) {
        let end = part
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
            .unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        let kind = match rest.trim_start().strip_prefix('(').and_then(|rest| rest.split_once(')')) {
            Some((word, _)) => Kind::parse(word.trim()).ok_or_else(|| {
                format!("${name} cannot be of the kind {word:?}: it is any, seat, number, message, words, choice or list")
            })?,
            None => Kind::Any,
        };
        if found.iter().all(|argument| argument.name != name) {
            found.push(Argument { name: name.to_owned(), kind });
        }
    }
    for name in crate::pattern::variables(pattern, names)? {
        if found.iter().all(|argument| argument.name != name) {
            found.push(Argument { name, kind: Kind::Any });
        }
    }
    Ok(found)
}
