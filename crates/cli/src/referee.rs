//! `tablier referee`: the rules as a service for other programs, one JSON object a line.

use std::io::{self, BufRead, Read};

use clap::Args;
use tablier_referee::{Referee, messages};
use tablier_rules::Message;

use crate::handed::Games;
use crate::out::{CommandFailure, Out};

/// Referee games for other programs: one JSON object a line in, one a line out
///
/// It keeps one game at a time, says who decides and what is legal, and refuses everything else with a sentence. It never
/// dies on bad input; it ends when its input does. docs/REFEREE.md tells all commands.
#[derive(Args)]
#[command(
    after_help = "Example:\n  printf '%s\\n' '{\"cmd\":\"new\",\"game\":\"six\",\"seed\":42}' \
                        '{\"cmd\":\"legal\",\"seat\":0}' | tablier referee"
)]
pub struct Arguments {}

/// No line is longer than this; the rest of one that is, is skipped.
const MAX_LINE_BYTES: u64 = 4 * 1024 * 1024;

pub fn run(_: &Arguments, games: Games, out: &mut Out) -> Result<(), CommandFailure> {
    let mut referee = Referee::new(games.rulebooks, games.minds, out.language);
    let mut input = io::stdin().lock();
    while let Some(line) = next_line(&mut input) {
        let answer = match line {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => referee.answer(&line),
            Err(why) => referee.refused(&why),
        };
        out.json(&answer)?;
        out.flush()?;
    }
    Ok(())
}

/// The next line of the input, or why it cannot be understood; nothing at the end of the input.
fn next_line(input: &mut impl BufRead) -> Option<Result<String, Message>> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes);
    match read {
        Ok(0) | Err(_) => None,
        Ok(_) if bytes.len() as u64 == MAX_LINE_BYTES && bytes.last() != Some(&b'\n') => {
            skip_line(input);
            Some(Err(messages::line_too_long()))
        }
        Ok(_) => Some(String::from_utf8(bytes).map_err(|_| messages::line_not_text())),
    }
}

fn skip_line(input: &mut impl BufRead) {
    while let Ok(buffer) = input.fill_buf() {
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let skipped = end.map_or(buffer.len(), |end| end + 1);
        input.consume(skipped);
        if end.is_some() || skipped == 0 {
            return;
        }
    }
}
