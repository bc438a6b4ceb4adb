//! What the server says, taken from its JSON. Written by hand: what a derived reader makes of messages that are told apart by
//! a word inside them is a third of everything people load for the connection.

use serde::de::DeserializeOwned;
use serde_json::Value;
use tablier_protocol::{Failure, Tell};

/// The message, if it is one.
pub fn tell(text: &str) -> Option<Tell> {
    let value: Value = serde_json::from_str(text).ok()?;
    Some(match value.get("tell")?.as_str()? {
        "welcome" => Tell::Welcome {
            protocol: take(&value, "protocol")?,
            me: take(&value, "me")?,
            now: take(&value, "now")?,
        },
        "table" => Tell::Table {
            table: take(&value, "table")?,
            now: take(&value, "now")?,
            update: Box::new(take(&value, "update")?),
        },
        "presence" => Tell::Presence(whole(&value)?),
        "pong" => Tell::Pong,
        "gone" => Tell::Gone { table: take(&value, "table")?, text: take(&value, "text")? },
        "done" => Tell::Done { id: take(&value, "id")?, v: take(&value, "v")? },
        "refused" => Tell::Refused { id: take(&value, "id"), failure: whole::<Failure>(&value)? },
        "lobby" => Tell::Lobby(whole(&value)?),
        "own" => Tell::Own { tables: take(&value, "tables")? },
        "restart" => Tell::Restart {
            milliseconds: take(&value, "milliseconds")?,
            text: take(&value, "text")?,
        },
        _ => return None,
    })
}

fn take<T: DeserializeOwned>(value: &Value, key: &str) -> Option<T> {
    whole(value.get(key)?)
}

fn whole<T: DeserializeOwned>(value: &Value) -> Option<T> {
    T::deserialize(value).ok()
}

#[cfg(test)]
mod tests {
    use tablier_protocol::{Lobby, Me, Presence};
    use tablier_rules::{SeatSet, Seed, Text};
    use tablier_table::{PersonId, Time};

    use super::*;

    #[test]
    fn every_message_is_understood() {
        let text = Text::new("non", "no");
        let messages = [
            Tell::Welcome {
                protocol: 1,
                me: Me { person: PersonId(3), name: "A".into(), named: true },
                now: Time(5),
            },
            Tell::Presence(Presence { table: "t".into(), here: SeatSet::all(2), watching: 3 }),
            Tell::Gone { table: "t".into(), text: text.clone() },
            Tell::Done { id: "a1".into(), v: 7 },
            Tell::Refused { id: Some("a1".into()), failure: Failure::new(text.clone()) },
            Tell::Refused {
                id: None,
                failure: Failure { late: true, ..Failure::new(text.clone()) },
            },
            Tell::Lobby(Lobby { people: 2, ..Lobby::default() }),
            Tell::Own { tables: vec![] },
            Tell::Pong,
            Tell::Restart { milliseconds: 9, text },
        ];
        for message in messages {
            let written = serde_json::to_string(&message).unwrap();
            assert_eq!(tell(&written), Some(message), "{written}");
        }
    }

    #[test]
    fn what_a_table_tells_is_understood() {
        use crate::local::house::{House, Moment};
        use tablier_protocol::{Ask, NewTable};
        use tablier_table::Place;

        let mut chance = || 9;
        let mut at = Moment { now: Time(1), chance: &mut chance };
        let new: NewTable =
            serde_json::from_str("{\"game\":\"disx\",\"places\":[\"host\",\"host\"]}").unwrap();
        assert_eq!(new.places, [Place::Host; 2]);
        let mut house = House::default();
        let table = house.open(new, Seed(7), &mut at).unwrap();
        let told = house.take(Ask::Follow { table, since: 0, eyes: None }, &mut at);
        let written = serde_json::to_string(&told[0]).unwrap();
        assert_eq!(tell(&written).as_ref(), told.first());
    }
}
