//! What a command prints, and how it fails: with one sentence.

use std::fmt;
use std::io::{self, BufWriter, StdoutLock, Write};

use serde::Serialize;
use tablier_rules::{Language, Text};

/// Standard output, in one language.
pub struct Out {
    to: BufWriter<StdoutLock<'static>>,
    pub language: Language,
}

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// The sentence for the person.
    Said(String),
    /// Nobody reads the output any more.
    OutputClosed,
}

impl Failure {
    /// Fails with this sentence.
    pub fn new(sentence: impl fmt::Display) -> Failure {
        Failure::Said(sentence.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::new(format!("the output could not be written: {error}.")),
        }
    }
}

impl Out {
    pub fn new(language: Language) -> Out {
        Out { to: BufWriter::new(io::stdout().lock()), language }
    }

    /// Prints a line.
    pub fn line(&mut self, line: impl fmt::Display) -> Result<(), Failure> {
        Ok(writeln!(self.to, "{line}")?)
    }

    /// Prints a value as JSON on one line.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string(value).map_err(Failure::new)?;
        self.line(text)
    }

    /// Writes as it is, for files sent to standard output.
    pub fn raw(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.to.write_all(text.as_bytes())?)
    }

    /// What everything is written to, for those who write much.
    pub fn writer(&mut self) -> &mut impl Write {
        &mut self.to
    }

    pub fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.to.flush()?)
    }

    /// A text in the language of this output.
    pub fn said<'a>(&self, text: &'a Text) -> &'a str {
        text.get(self.language)
    }

    /// Fails with a text in the language of this output.
    pub fn fail(&self, text: &Text) -> Failure {
        Failure::new(self.said(text))
    }
}
