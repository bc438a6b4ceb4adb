//! What a command prints, and how it fails: with one sentence.

use std::fmt;
use std::io::{self, BufWriter, StdoutLock, Write};

use serde::Serialize;
use tablier_protocol::is_unseen;
use tablier_rules::{Language, Message};

use crate::messages;

/// Standard output, in one language.
pub struct Out {
    to: BufWriter<StdoutLock<'static>>,
    pub language: Language,
}

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub enum CommandFailure {
    /// The sentence for the person.
    Said(Message),
    /// Nobody reads the output any more.
    OutputClosed,
}

impl CommandFailure {
    /// Fails with this sentence.
    pub fn new(sentence: Message) -> CommandFailure {
        CommandFailure::Said(sentence)
    }

    /// Fails with what another program or library says, which is in English.
    pub fn quoting(error: impl fmt::Display) -> CommandFailure {
        CommandFailure::Said(Message::words(error.to_string()))
    }
}

impl From<io::Error> for CommandFailure {
    fn from(error: io::Error) -> CommandFailure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CommandFailure::OutputClosed,
            _ => CommandFailure::new(messages::output_unwritten(error)),
        }
    }
}

/// The text without what nobody sees and a terminal might obey.
pub fn plain(text: &str) -> String {
    text.chars().filter(|&c| !is_unseen(c)).collect()
}

impl Out {
    pub fn new(language: Language) -> Out {
        Out { to: BufWriter::new(io::stdout().lock()), language }
    }

    /// Prints a line. Of what others wrote, such as names in a record, nothing can control the terminal.
    pub fn line(&mut self, line: impl fmt::Display) -> Result<(), CommandFailure> {
        Ok(writeln!(self.to, "{}", plain(&line.to_string()))?)
    }

    /// Prints a value as JSON on one line; what nobody would see stands there by its number.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), CommandFailure> {
        let text = serde_json::to_string(value).map_err(CommandFailure::quoting)?;
        let mut seen = String::with_capacity(text.len());
        for c in text.chars() {
            if is_unseen(c) {
                let mut units = [0; 2];
                c.encode_utf16(&mut units)
                    .iter()
                    .for_each(|unit| seen += &format!("\\u{unit:04x}"));
            } else {
                seen.push(c);
            }
        }
        Ok(writeln!(self.to, "{seen}")?)
    }

    /// Writes as it is, for files sent to standard output.
    pub fn raw(&mut self, text: &str) -> Result<(), CommandFailure> {
        Ok(self.to.write_all(text.as_bytes())?)
    }

    /// What everything is written to, for those who write much.
    pub fn writer(&mut self) -> &mut impl Write {
        &mut self.to
    }

    pub fn flush(&mut self) -> Result<(), CommandFailure> {
        Ok(self.to.flush()?)
    }

    /// A text in the language of this output.
    pub fn said(&self, text: &Message) -> String {
        text.get(self.language)
    }

    /// Fails with a text in the language of this output.
    pub fn fail(&self, text: &Message) -> CommandFailure {
        CommandFailure::new(Message::words(self.said(text)))
    }
}
