//! Reads the text of a record. Every error names the line, the column, and what was expected there.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::{Record, RecordMove, Spot};
use crate::{Language, MAX_SEATS, Message, Seat, Share, messages, sort_few};

/// What is wrong with the text of a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Where it is.
    pub place: Spot,
    /// What was expected there.
    pub expected: Message,
    /// What stood there instead; empty at the end of the text.
    pub found: String,
}

impl RecordError {
    /// The place, what was expected there and what was found: a sentence without its full stop.
    pub fn text(&self) -> Message {
        let (at, what) = (self.place.text(), self.expected.clone());
        match self.found.as_str() {
            "" => messages::text_ends(at, what),
            found => messages::text_differs(at, what, found),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().get(Language::EN))
    }
}

impl Error for RecordError {}

fn fail<T>(place: Spot, expected: Message, found: &str) -> Result<T, RecordError> {
    let found = found.chars().take(40).collect();
    Err(RecordError { place, expected, found })
}

pub(super) fn record(text: &str) -> Result<Record, RecordError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut record = Record::default();
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line)).peekable();
    while let Some(&(number, line)) = lines.peek() {
        let content = line.trim();
        if content.is_empty() && !record.game.is_empty() {
            break;
        }
        lines.next();
        if !content.is_empty() && !content.starts_with('#') {
            header(&mut record, number, line)?;
        }
    }
    if record.game.is_empty() {
        let end = Spot { line: text.lines().count().max(1), column: 1 };
        let expected = messages::expected_game();
        return fail(end, expected, "");
    }
    moves(&mut record, lines)?;
    Ok(record)
}

fn header(record: &mut Record, line: usize, text: &str) -> Result<(), RecordError> {
    let indent = text.chars().take_while(|c| c.is_whitespace()).count();
    let start = Spot { line, column: indent + 1 };
    let Some((key, value)) = text.split_once(':') else {
        let expected = messages::expected_header();
        return fail(start, expected, text.trim());
    };
    let padding = value.chars().take_while(|c| c.is_whitespace()).count();
    let place = Spot { line, column: key.chars().count() + 2 + padding };
    let (key, value) = (key.trim(), value.trim());
    let once = |is_new: bool| match is_new {
        true => Ok(()),
        false => {
            let expected = messages::expected_once(key);
            fail(start, expected, text.trim())
        }
    };
    match key.split_once(char::is_whitespace) {
        Some(("option", name)) => {
            let name = name.trim();
            once(record.options.iter().all(|(known, _)| known != name))?;
            record.options.push((name.to_owned(), value.to_owned()));
        }
        Some(("player", number)) => {
            let seat: Seat = seat(number.trim(), start)?;
            once(record.players.iter().all(|(known, _)| *known != seat))?;
            record.players.push((seat, value.to_owned()));
        }
        Some(("share", number)) => {
            let seat: Seat = seat(number.trim(), start)?;
            once(record.shares.iter().all(|known| known.seat != seat))?;
            record.shares.push(share(seat, value, place)?);
            sort_few(&mut record.shares, |share| share.seat);
        }
        _ => match key {
            "game" => {
                once(record.game.is_empty())?;
                if value.is_empty() {
                    return fail(place, messages::expected_game_name(), value);
                }
                record.game = value.to_owned();
            }
            "rules" => {
                let expected = messages::expected_version();
                set(&mut record.rules, read(value, place, &expected)?, once)?;
            }
            "chance" => {
                let expected = messages::expected_chance();
                set(&mut record.chance, read(value, place, &expected)?, once)?;
            }
            "seed" if value == "hidden" => once(record.seed.is_none())?,
            "seed" => {
                let expected = messages::expected_seed();
                set(&mut record.seed, read(value, place, &expected)?, once)?;
            }
            "result" if value == "*" => once(record.result.is_none())?,
            "result" => {
                let expected = messages::expected_ranks();
                set(&mut record.result, read_list(value, place, &expected)?, once)?;
            }
            "scores" => {
                let expected = messages::expected_scores();
                set(&mut record.scores, read_list(value, place, &expected)?, once)?;
            }
            "ending" => set(&mut record.ending, value.to_owned(), once)?,
            "commitment" => set(&mut record.commitment, value.to_owned(), once)?,
            "salt" => set(&mut record.salt, value.to_owned(), once)?,
            "" => {
                let expected = messages::expected_key();
                return fail(start, expected, text.trim());
            }
            _ => record.others.push((key.to_owned(), value.to_owned())),
        },
    }
    Ok(())
}

/// `none`, or what was sealed followed by what was opened of it.
fn share(seat: Seat, value: &str, place: Spot) -> Result<Share, RecordError> {
    let expected = messages::expected_share();
    let words: Vec<&str> = value.split_whitespace().collect();
    let (seal, contribution) = match words[..] {
        ["none"] => (None, None),
        [seal, "unopened"] => (Some(read(seal, place, &expected)?), None),
        [seal, opened] => {
            (Some(read(seal, place, &expected)?), Some(read(opened, place, &expected)?))
        }
        _ => return fail(place, expected, value),
    };
    Ok(Share { seat, seal, contribution })
}

fn set<T>(
    slot: &mut Option<T>,
    value: T,
    once: impl Fn(bool) -> Result<(), RecordError>,
) -> Result<(), RecordError> {
    once(slot.is_none())?;
    *slot = Some(value);
    Ok(())
}

fn read<T: FromStr>(value: &str, place: Spot, expected: &Message) -> Result<T, RecordError> {
    value.parse().or_else(|_| fail(place, expected.clone(), value))
}

fn read_list<T: FromStr>(
    value: &str,
    place: Spot,
    expected: &Message,
) -> Result<Vec<T>, RecordError> {
    value.split_whitespace().map(|word| read(word, place, expected)).collect()
}

fn seat(number: &str, place: Spot) -> Result<Seat, RecordError> {
    let expected = messages::expected_seat(MAX_SEATS);
    let number = read::<u8>(number, place, &expected)?;
    Seat::try_from(number).or_else(|_| fail(place, expected, &number.to_string()))
}

fn moves<'a>(
    record: &mut Record,
    lines: impl Iterator<Item = (usize, &'a str)>,
) -> Result<(), RecordError> {
    // A comment may run over several lines: where it began, and its words so far.
    let mut comment: Option<(Spot, Vec<&str>)> = None;
    for (line, text) in lines {
        let mut seat_of_line = None;
        let mut rest = text;
        loop {
            let trimmed = rest.trim_start();
            let column = text[..text.len() - trimmed.len()].chars().count() + 1;
            let place = Spot { line, column };
            if let Some((began, mut words)) = comment.take() {
                let Some((inside, after)) = trimmed.split_once('}') else {
                    words.extend(trimmed.split_whitespace());
                    comment = Some((began, words));
                    break;
                };
                words.extend(inside.split_whitespace());
                attach(record, &words.join(" "));
                rest = after;
                continue;
            }
            if trimmed.is_empty() || trimmed.starts_with('#') {
                break;
            }
            if let Some(after) = trimmed.strip_prefix('{') {
                comment = Some((place, Vec::new()));
                rest = after;
                continue;
            }
            let ends = |c: char| c.is_whitespace() || c == '{' || c == '#';
            let end = trimmed.find(ends).unwrap_or(trimmed.len());
            let token;
            (token, rest) = trimmed.split_at(end);
            word(record, &mut seat_of_line, token, place)?;
        }
    }
    match comment {
        Some((began, _)) => {
            let expected = messages::expected_comment_end();
            fail(began, expected, "{")
        }
        None => Ok(()),
    }
}

/// A move number, a seat mark, or a move.
fn word(
    record: &mut Record,
    seat_of_line: &mut Option<Seat>,
    word: &str,
    place: Spot,
) -> Result<(), RecordError> {
    if let Some(mark) = word.strip_prefix('(') {
        let Some(number) = mark.strip_suffix(')') else {
            let expected = messages::expected_seat_mark();
            return fail(place, expected, word);
        };
        *seat_of_line = Some(seat(number, place)?);
    } else if let Some(number) =
        word.strip_suffix('.').filter(|n| n.chars().all(|c| c.is_ascii_digit()))
    {
        let next = record.moves.len() + 1;
        if number != next.to_string() {
            return fail(place, messages::expected_move_number(next), word);
        }
    } else if word.contains(['}', ')', '(']) {
        return fail(place, messages::expected_move(), word);
    } else {
        let mv = (word != "?").then(|| word.to_owned());
        record.moves.push(RecordMove { seat: *seat_of_line, mv, comment: None, place });
    }
    Ok(())
}

fn attach(record: &mut Record, words: &str) {
    let slot = match record.moves.last_mut() {
        Some(last) => &mut last.comment,
        None => &mut record.preface,
    };
    match slot {
        _ if words.is_empty() => {}
        Some(said) => *said = format!("{said} {words}"),
        None => *slot = Some(words.to_owned()),
    }
}
