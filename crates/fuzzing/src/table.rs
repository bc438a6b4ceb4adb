//! A table, as the salon takes in what clients say: the first line opens it, each other line is something that happens.
//!
//! ```text
//! {"game":"six","places":["host","open"]}
//! 2 {"ask":"act","table":"x","id":"a","act":{"do":"sit","seat":null}}
//! m 7                                   whoever decides makes the seventh of the legal moves
//! t 60000                               so many milliseconds go by
//! ```

use tablier_games::RULEBOOKS;
use tablier_protocol::{Act, ClientMessage, NewTable};
use tablier_rules::{AnyMatch, ChanceVersion, Salt, Seat, Seed, Viewer};
use tablier_table::{Input, LogEntry, Mover, PersonId, Sitter, Table, Time};

/// So many lines of a text happen.
const MAX_LINES: usize = 60;

/// Any lines are taken in or refused; nothing is told that cannot be written, and the log makes the same table again.
pub fn table(text: &str) {
    let mut lines = text.lines();
    let Ok(new) = serde_json::from_str::<NewTable>(lines.next().unwrap_or_default()) else {
        return;
    };
    let seal = new.seal;
    let setup =
        Box::new(new.with(RULEBOOKS, ChanceVersion::DRAWN, Seed(1), Salt("salt".to_owned())));
    let open = Input::Open { setup, host: PersonId(1), name: "Anna".to_owned(), seal };
    let mut entries = vec![LogEntry::new(Time(1_000), open)];
    let mut table = match Table::open(RULEBOOKS, entries[0].clone()) {
        Ok(table) => table,
        Err(refusal) => return assert!(!refusal.text().is_blank()),
    };
    let mut now = Time(1_000);
    for line in lines.take(MAX_LINES) {
        now = now.after(10);
        let Some((input, id)) = happens(line, &table, &mut now) else { continue };
        let entry = LogEntry { id, ..LogEntry::new(now, input) };
        let before = table.version();
        let known = table.taken_before(&entry);
        match table.take(&entry) {
            Ok(version) if known.is_some() => {
                assert_eq!((Some(version), table.version()), (known, before));
            }
            Ok(version) => {
                assert_eq!((version, table.version()), (before + 1, before + 1));
                entries.push(entry);
            }
            Err(refusal) => {
                assert!(!refusal.text().is_blank());
                assert_eq!(table.version(), before, "what is refused changes nothing");
            }
        }
    }
    tell(&table, now);
    rebuild(&table, &entries, now);
}

/// What a line stands for, and its name.
fn happens(line: &str, table: &Table, now: &mut Time) -> Option<(Input, Option<String>)> {
    let (who, what) = line.split_once(' ')?;
    match who {
        "t" => {
            *now = now.after(what.parse().ok()?);
            Some((Input::TimeUp, None))
        }
        "m" => Some((some_move(table, what.parse().ok()?)?, None)),
        _ => {
            let person = PersonId(who.parse().ok()?);
            match serde_json::from_str(what).ok()? {
                ClientMessage::Act { id, act, .. } => {
                    let input = with_decision(act, table).into_input(person, "Bruno");
                    Some((input, Some(id)))
                }
                ClientMessage::Follow { since, viewer, .. } => {
                    let viewer = table.viewer(person, viewer);
                    written(&table.update(person, viewer, since, *now));
                    None
                }
                ClientMessage::Unfollow { .. }
                | ClientMessage::Lobby { .. }
                | ClientMessage::Ping => None,
            }
        }
    }
}

/// Decision 0 stands for the one that is asked: so a text can hold moves without knowing versions.
fn with_decision(act: Act, table: &Table) -> Act {
    match act {
        Act::Decide { seat, decision: 0, mv } if seat.index() < table.chairs().len() => {
            Act::Decide { seat, decision: table.decision_of(seat).unwrap_or(0), mv }
        }
        other => other,
    }
}

fn some_move(table: &Table, number: usize) -> Option<Input> {
    let seat = table.deciders().first()?;
    let legal = table.game().map(|game| game.legal(seat)).unwrap_or_default();
    assert!(!legal.is_empty(), "whoever decides can do something");
    let chair = &table.chairs()[seat.index()];
    let by = match chair.sitter {
        Sitter::Person(person) if chair.machine().is_none() => Mover::Person(person),
        _ => Mover::Machine,
    };
    let decision = table.decision_of(seat)?;
    let mv = legal[number % legal.len()].clone();
    Some(Input::Decide { by, seat, decision, mv })
}

/// Whoever looks can be told everything.
fn tell(table: &Table, now: Time) {
    for person in (0..4).map(PersonId) {
        let seats = (0..table.chairs().len()).map(|seat| Viewer::Seat(Seat::new(seat)));
        for viewer in seats.chain([Viewer::Spectator, Viewer::Everything]) {
            let viewer = table.viewer(person, Some(viewer));
            written(&table.update(person, viewer, 0, now));
            drop(table.record(viewer).map(|record| record.to_string()));
        }
    }
}

fn written(update: &tablier_table::Update) -> String {
    serde_json::to_string(update).expect("updates serialise")
}

/// The log makes the same table again.
fn rebuild(table: &Table, entries: &[LogEntry], now: Time) {
    let log: Vec<String> = entries
        .iter()
        .map(|entry| serde_json::to_string(entry).expect("entries serialise"))
        .collect();
    let read = log.iter().map(|line| serde_json::from_str(line).expect("the log can be read"));
    let again =
        Table::rebuild(RULEBOOKS, read).unwrap_or_else(|refusal| panic!("{refusal}: {log:?}"));
    let everything =
        |table: &Table| written(&table.update(PersonId(1), Viewer::Everything, 0, now));
    assert_eq!(everything(&again), everything(table), "{log:?}");
    assert_eq!(again.game().map(AnyMatch::moves), table.game().map(AnyMatch::moves));
}
