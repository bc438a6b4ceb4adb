//! What the server says, taken from its JSON. Written by hand: what a derived reader makes of messages that are told apart by
//! a word inside them is a third of everything people load for the connection.

use serde_json::Value;
use tablier_protocol::{Card, Failure, Lobby, Me};
use tablier_rules::Message;
use tablier_rules::reading::{FromJson, Json, read_json};

/// The server says something that this page does not understand: a message of this kind, as far as it has one.
///
/// Most likely the page is older than the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotUnderstood(pub String);

/// What the server says.
#[derive(Clone, Debug)]
pub enum Told {
    Welcome {
        protocol: u32,
        me: Me,
    },
    Done {
        id: String,
    },
    Refused {
        id: Option<String>,
        failure: Failure,
    },
    Lobby(Lobby),
    Own {
        tables: Vec<Card>,
    },
    Pong,
    Restart {
        text: Message,
    },
    /// What happens at a table is understood in the room where games are played.
    AtTable(Value),
}

/// The message.
pub fn tell(text: &str) -> Result<Told, NotUnderstood> {
    let json = Json::parse(text).unwrap_or(Json::Null);
    let kind: String = take(&json, "tell").unwrap_or_default();
    read(&kind, &json).ok_or(NotUnderstood(kind))
}

/// The message of this kind, if there is such a kind and it is one.
fn read(kind: &str, json: &Json<'_>) -> Option<Told> {
    Some(match kind {
        "welcome" => Told::Welcome { protocol: take(json, "protocol")?, me: take(json, "me")? },
        "table" | "presence" | "gone" => Told::AtTable(json.to_value()),
        "pong" => Told::Pong,
        "done" => Told::Done { id: take(json, "id")? },
        "refused" => Told::Refused { id: take(json, "id"), failure: whole(json)? },
        "lobby" => Told::Lobby(whole(json)?),
        "own" => Told::Own { tables: take(json, "tables")? },
        "restart" => Told::Restart { text: take(json, "text")? },
        _ => return None,
    })
}

fn take<T: FromJson>(json: &Json<'_>, key: &str) -> Option<T> {
    let Json::Object(fields) = json else { return None };
    whole(&fields.iter().rfind(|(name, _)| name == key)?.1)
}

fn whole<T: FromJson>(json: &Json<'_>) -> Option<T> {
    read_json(json).ok()
}

#[cfg(test)]
mod tests {
    use tablier_protocol::{ClientMessage, Code, NewTable, Presence, ServerMessage};
    use tablier_rules::{RulesVersion, SeatSet, Seed};
    use tablier_table::{PersonId, SeatSetup, Time};

    use super::*;
    use crate::local::tables::{LocalTables, Moment};

    /// The number of kinds of messages.
    const KINDS: usize = 10;

    /// The place of its kind among all. A new kind does not compile before it has a place here, and one without a sample below
    /// fails.
    fn place(tell: &ServerMessage) -> usize {
        match tell {
            ServerMessage::Welcome { .. } => 0,
            ServerMessage::Table { .. } => 1,
            ServerMessage::Presence(_) => 2,
            ServerMessage::Gone { .. } => 3,
            ServerMessage::Done { .. } => 4,
            ServerMessage::Refused { .. } => 5,
            ServerMessage::Lobby(_) => 6,
            ServerMessage::Own { .. } => 7,
            ServerMessage::Pong => 8,
            ServerMessage::Restart { .. } => KINDS - 1,
        }
    }

    /// At least one message of every kind.
    fn samples() -> Vec<ServerMessage> {
        let text = Message::words("no");
        let late = Failure::new(Code::Late, text.clone());
        let presence = Presence { table: "t".into(), here: SeatSet::all(2), watching: 3 };
        vec![
            ServerMessage::Welcome {
                protocol: 1,
                me: Me { person: PersonId(3), name: "A".into(), named: true },
                now: Time(5),
            },
            what_a_table_tells(),
            ServerMessage::Presence(presence),
            ServerMessage::Gone { table: "t".into(), code: Code::NoTable, text: text.clone() },
            ServerMessage::Done { id: "a1".into(), v: 7 },
            ServerMessage::Refused {
                id: Some("a1".into()),
                failure: Failure::new(Code::NotYours, text.clone()),
            },
            ServerMessage::Refused { id: None, failure: late },
            ServerMessage::Lobby(Lobby { people: 2, ..Lobby::default() }),
            ServerMessage::Own { tables: vec![] },
            ServerMessage::Pong,
            ServerMessage::Restart { milliseconds: 9, text },
        ]
    }

    fn what_a_table_tells() -> ServerMessage {
        let mut chance = || 9;
        let mut at = Moment { now: Time(1), chance: &mut chance };
        let new: NewTable =
            serde_json::from_str("{\"game\":\"disx\",\"places\":[\"host\",\"host\"]}").unwrap();
        assert_eq!(new.places, [SeatSetup::Host; 2]);
        let mut local_tables = LocalTables::new(tablier_games::RULEBOOKS);
        let table = local_tables.open(new, (RulesVersion::FIRST, Seed(7)), &mut at).unwrap();
        local_tables
            .take(ClientMessage::Follow { table, since: 0, viewer: None }, &mut at)
            .swap_remove(0)
    }

    /// The place of the kind of what was understood.
    fn understood(told: &Told) -> Option<usize> {
        Some(match told {
            Told::Welcome { .. } => 0,
            Told::AtTable(told) => place(&crate::room::told::read(told)?),
            Told::Done { .. } => 4,
            Told::Refused { .. } => 5,
            Told::Lobby(_) => 6,
            Told::Own { .. } => 7,
            Told::Pong => 8,
            Told::Restart { .. } => KINDS - 1,
        })
    }

    #[test]
    fn every_message_is_understood() {
        let mut seen = [false; KINDS];
        for message in samples() {
            seen[place(&message)] = true;
            let written = serde_json::to_string(&message).unwrap();
            let told = tell(&written).unwrap();
            assert_eq!(understood(&told), Some(place(&message)), "{written}");
            if let Told::AtTable(told) = told {
                // Sentences come as words in every language, whoever made them of which message.
                let again = crate::room::told::read(&told).unwrap();
                assert_eq!(serde_json::to_string(&again).unwrap(), written);
            }
        }
        assert_eq!(seen, [true; KINDS], "there is a sample of every kind");
    }

    #[test]
    fn what_a_newer_server_says_is_named() {
        let kind = |text: &str| tell(text).unwrap_err().0;
        assert_eq!(kind(r#"{"tell":"weather","sun":true}"#), "weather");
        assert_eq!(kind(r#"{"tell":"done","id":7}"#), "done");
        assert_eq!(kind(r#"{"ask":"ping"}"#), "");
        assert_eq!(kind("nonsense"), "");
    }
}
