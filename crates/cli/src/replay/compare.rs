//! Compares a record with the one a salon keeps of the table, and names the first thing in which they differ.

use std::fmt::Display;

use tablier_rules::{AnyMatch, Message, Record, RecordMove, Rulebooks, Seat, Share, Viewer};

use super::noted::Kept;
use crate::messages;

/// What a record says of an end that the rules did not bring.
const ENDS: [&str; 2] = ["Ended", "Places"];

/// How a record stands to the one that a salon keeps.
#[derive(Debug, PartialEq, Eq)]
pub enum Compared {
    /// It is the same game.
    Same,
    /// The game is not over at the salon; so many moves, all that it shows and the record has, are the same.
    SoFar(usize),
    /// It is not the same game, and this is the first difference.
    Differs(Message),
}

/// Compares a record, and the game it tells, with what a salon keeps: rules, options, players, seed and salt, moves, and the
/// end where the rules did not bring it. What the salon does not tell before the end is passed over. Comments are not looked at.
pub fn compare(
    rulebooks: Rulebooks,
    record: &Record,
    game: &dyn AnyMatch,
    kept: &Kept,
) -> Result<Compared, Message> {
    let theirs = &kept.record;
    let ours = game.record_for(Viewer::Everything);
    let is_over = theirs.seed.is_some();
    let difference = match headers(rulebooks, record, &ours, theirs)? {
        Some(difference) => Some(difference),
        None => moves(&ours.moves, &theirs.moves, is_over).or_else(|| end(record, theirs)),
    };
    Ok(match difference {
        Some(difference) => Compared::Differs(difference.text(&kept.at)),
        None if is_over => Compared::Same,
        None => {
            let both = ours.moves.iter().zip(&theirs.moves);
            Compared::SoFar(both.filter(|(_, their)| their.mv.is_some()).count())
        }
    })
}

/// Something that a record and a salon do not say alike; nothing stands for what one of them does not have.
struct Difference {
    what: Message,
    here: Option<String>,
    there: Option<String>,
}

impl Difference {
    fn of(what: Message, here: Option<String>, there: Option<String>) -> Option<Difference> {
        (here != there).then_some(Difference { what, here, there })
    }

    /// The difference in a header.
    fn header(name: &str, here: Option<String>, there: Option<String>) -> Option<Difference> {
        let what = messages::header(name);
        Difference::of(what, here, there)
    }

    fn text(&self, at: &str) -> Message {
        let said = |what: &Option<String>| match what {
            Some(words) => messages::quoted(words),
            None => messages::nothing(),
        };
        messages::record_differs(at, self.what.clone(), said(&self.here), said(&self.there))
    }
}

fn written(value: Option<impl Display>) -> Option<String> {
    value.map(|value| value.to_string())
}

fn headers(
    rulebooks: Rulebooks,
    record: &Record,
    ours: &Record,
    theirs: &Record,
) -> Result<Option<Difference>, Message> {
    let game = |record: &Record| Some(record.game.clone());
    if let Some(difference) = Difference::header("game", game(ours), game(theirs)) {
        return Ok(Some(difference));
    }
    // Options that one side left out have their default, so both are read by the same rules.
    let opening = Record { options: theirs.options.clone(), moves: Vec::new(), ..ours.clone() };
    let opening = Record { rules: theirs.rules, ..opening };
    let opening = rulebooks
        .get(&theirs.game)
        .map_err(|error| error.text())?
        .load(&opening)
        .map_err(|error| error.text())?
        .record_for(Viewer::Everything);
    let rules = Difference::header("rules", written(ours.rules), written(opening.rules));
    let option = || {
        let both = ours.options.iter().zip(&opening.options);
        both.into_iter().find_map(|((name, here), (_, there))| {
            let name = format!("option {name}");
            Difference::header(&name, Some(here.clone()), Some(there.clone()))
        })
    };
    let told = |there: Option<String>, name: &str, here: Option<String>| {
        there.and_then(|there| Difference::header(name, here, Some(there)))
    };
    let seed = || told(written(theirs.seed), "seed", written(record.seed));
    let salt = || told(theirs.salt.clone(), "salt", record.salt.clone());
    let chance = || Difference::header("chance", written(record.chance), written(theirs.chance));
    let drawn = || shares(record, theirs);
    let differs = rules.or_else(option).or_else(chance).or_else(seed).or_else(salt).or_else(drawn);
    Ok(differs.or_else(|| players(record, theirs)))
}

/// What somebody gave to the chance of the game, once the salon tells.
fn shares(record: &Record, theirs: &Record) -> Option<Difference> {
    let given = |record: &Record, seat: Seat| {
        let share = record.shares.iter().find(|share| share.seat == seat)?;
        Some(share.contribution.map_or("-".to_owned(), |given| given.to_string()))
    };
    // While the game is on, the salon tells nothing of it.
    let told = (!theirs.shares.is_empty()).then_some(&record.shares);
    theirs.shares.iter().chain(told.into_iter().flatten()).find_map(|&Share { seat, .. }| {
        let name = format!("share {seat}");
        Difference::header(&name, given(record, seat), given(theirs, seat))
    })
}

fn players(record: &Record, theirs: &Record) -> Option<Difference> {
    let name = |record: &Record, seat: Seat| {
        record.players.iter().find(|(known, _)| *known == seat).map(|(_, name)| name.clone())
    };
    let named = theirs.players.iter().chain(&record.players);
    named.into_iter().find_map(|&(seat, _)| {
        let header = messages::player_header(seat);
        Difference::of(header, name(record, seat), name(theirs, seat))
    })
}

/// The first move that is not the same. Before the end either side may have more of them.
fn moves(ours: &[RecordMove], theirs: &[RecordMove], is_over: bool) -> Option<Difference> {
    let made = |moves: &[RecordMove], index: usize| {
        let RecordMove { seat, mv, .. } = moves.get(index)?;
        let mark = seat.map_or(String::new(), |seat| format!("({seat}) "));
        Some(format!("{mark}{}", mv.as_deref().unwrap_or("?")))
    };
    let is_told = |index: usize| match theirs.get(index) {
        Some(their) => their.mv.is_some() && (is_over || index < ours.len()),
        None => is_over,
    };
    let longer = ours.len().max(theirs.len());
    (0..longer).filter(|&index| is_told(index)).find_map(|index| {
        let number = index + 1;
        let what = messages::move_numbered(number);
        Difference::of(what, made(ours, index), made(theirs, index))
    })
}

/// What the record says of an end without a result must be what the salon says. Records of old say less.
fn end(record: &Record, theirs: &Record) -> Option<Difference> {
    record.others.iter().find_map(|(key, value)| {
        let key = ENDS.into_iter().find(|end| end.eq_ignore_ascii_case(key))?;
        let there = theirs.others.iter().find(|(known, _)| known == key);
        Difference::header(key, Some(value.clone()), there.map(|(_, value)| value.clone()))
    })
}

#[cfg(test)]
mod tests {
    use tablier_games::RULEBOOKS;

    use tablier_rules::Language;

    use super::*;

    const OVER: &str = "game: six\nrules: 1\noption players: 2\noption first: 0\nseed: 42\nsalt: 00ff\n\
                        player 0: Anna\nplayer 1: Bruno\nresult: *\nEnded: resigned\nPlaces: 1 2\n\n\
                        1. (0) 0,0\n2. (1) 1,0\n3. (0) 0,1\n";

    fn compared(here: &str, there: &str) -> Compared {
        let record: Record = here.parse().unwrap();
        let game = RULEBOOKS.get("six").unwrap().load(&record).unwrap();
        let kept = Kept { at: "http://salon".to_owned(), record: there.parse().unwrap() };
        compare(RULEBOOKS, &record, &*game, &kept).unwrap()
    }

    fn difference(here: &str, there: &str) -> String {
        match compared(here, there) {
            Compared::Differs(text) => text.get(Language::EN),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_same_game_is_the_same_however_it_is_written() {
        assert_eq!(compared(OVER, OVER), Compared::Same);
        let terse = OVER.replace("option players: 2\n", "").replace("rules: 1\n", "");
        let terse = terse.replace("(1) ", "").replace("Places: 1 2\n", "{ well played }\n");
        let terse = terse.replace("{ well played }\n\n", "\n{ well played }\n");
        assert_eq!(compared(&terse, OVER), Compared::Same);
    }

    #[test]
    fn the_first_difference_is_named() {
        for (from, to, named) in [
            ("option first: 0", "option first: lot", "“option first”: here “lot”"),
            ("seed: 42", "seed: 43", "“seed”: here “43”, at the salon “42”"),
            ("salt: 00ff", "salt: 00fe", "“salt”: here “00fe”"),
            ("salt: 00ff\n", "", "“salt”: here nothing"),
            ("player 1: Bruno", "player 1: Anna", "at the salon “Bruno”"),
            ("player 1: Bruno\n", "", "here nothing, at the salon “Bruno”"),
            ("2. (1) 1,0", "2. (1) -1,0", "move 2: here “(1) -1,0”, at the salon “(1) 1,0”"),
            ("3. (0) 0,1\n", "", "move 3: here nothing, at the salon “(0) 0,1”"),
            ("0,1\n", "0,1\n4. (1) 1,1\n", "move 4: here “(1) 1,1”, at the salon nothing"),
            ("Ended: resigned", "ended: time", "“Ended”: here “time”"),
            ("Places: 1 2", "Places: 2 1", "“Places”: here “2 1”, at the salon “1 2”"),
        ] {
            let told = difference(&OVER.replace(from, to), OVER);
            assert!(told.contains(named), "{to}: {told}");
        }
    }

    #[test]
    fn before_the_end_what_the_salon_shows_is_compared() {
        let now = OVER.replace("seed: 42", "seed: hidden").replace("salt: 00ff\n", "");
        assert_eq!(compared(OVER, &now), Compared::SoFar(3));
        let earlier = now.replace("3. (0) 0,1\n", "");
        assert_eq!(compared(OVER, &earlier), Compared::SoFar(2));
        assert_eq!(compared(&OVER.replace("3. (0) 0,1\n", ""), &now), Compared::SoFar(2));
        let secret = now.replace("1,0", "?");
        assert_eq!(compared(OVER, &secret), Compared::SoFar(2));
        assert!(difference(OVER, &now.replace("(0) 0,1", "(0) 2,0")).contains("move 3"));
    }
}
