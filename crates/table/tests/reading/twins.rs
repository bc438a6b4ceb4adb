//! The same types with what serde derives: the form that is sent and kept, for ever.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use tablier_rules::{ChanceVersion, Level, Message, OptionMap, PerSeat, RulesVersion, Seat};
use tablier_table::{Law, PersonId, Time};

macro_rules! twins {
    ($($(#[$of:meta])* $kind:ident $name:ident $body:tt)+) => {$(
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        $(#[$of])*
        pub $kind $name $body
    )+};
}

/// Seats in ascending order, each once.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Seats(Vec<Seat>);

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seats, D::Error> {
        let mut seats: Vec<Seat> = Deserialize::deserialize(from)?;
        seats.sort();
        seats.dedup();
        Ok(Seats(seats))
    }
}

/// 64 digits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Hexadecimal(String);

impl<'de> Deserialize<'de> for Hexadecimal {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Hexadecimal, D::Error> {
        let text = String::deserialize(from)?;
        let is_hexadecimal = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let digits = is_hexadecimal.then(|| Hexadecimal(text.to_lowercase()));
        digits.ok_or_else(|| D::Error::custom("not hexadecimal"))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenedChance(u64, String);

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FinalPlace {
    rank: u8,
    score: i32,
}

fn is_seed_alone(chance: &ChanceVersion) -> bool {
    *chance == ChanceVersion::SEED
}

twins! {
    struct LogEntry {
        at: Time,
        input: Input,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    }

    #[serde(rename_all = "snake_case")]
    enum Mover {
        Person(PersonId),
        Machine,
    }

    #[serde(rename_all = "snake_case")]
    enum Input {
        Open {
            setup: Box<Setup>,
            host: PersonId,
            name: String,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            seal: Option<Hexadecimal>,
        },
        Sit {
            person: PersonId,
            name: String,
            seat: Option<Seat>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            seal: Option<Hexadecimal>,
        },
        Seal { person: PersonId, seal: Hexadecimal },
        Contribute { person: PersonId, contribution: Hexadecimal },
        Fill { person: PersonId, seat: Seat, level: Option<Level> },
        Leave { person: PersonId },
        Return { person: PersonId },
        Decide { by: Mover, seat: Seat, decision: u64, mv: String },
        Ask { person: PersonId, seat: Seat, wish: Wish },
        Answer {
            person: PersonId,
            seat: Seat,
            yes: bool,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            request: Option<u64>,
        },
        GoOn { person: PersonId },
        Hint { person: PersonId, seat: Seat },
        Remove { person: PersonId, seat: Seat },
        Resign { person: PersonId, seat: Seat },
        TimeUp,
        Rename { person: PersonId, name: String },
        Say { person: PersonId, name: String, text: String },
        Unsay { version: u64 },
        Again {
            person: PersonId,
            yes: bool,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            seal: Option<Hexadecimal>,
        },
        Next { table: String },
        Close { reason: Message },
        Outage { milliseconds: u64 },
    }

    #[serde(rename_all = "snake_case")]
    enum SeatSetup {
        Open,
        Host,
        Machine(Level),
    }

    #[serde(rename_all = "snake_case")]
    enum Absence {
        Machine(Level),
        Loses,
    }

    #[serde(rename_all = "snake_case")]
    enum Audience {
        Everybody,
        Link,
        Nobody,
    }

    struct Setup {
        game: String,
        rules: RulesVersion,
        #[serde(default)]
        law: Law,
        options: Value,
        places: Vec<SeatSetup>,
        pace: Pace,
        absence: Absence,
        audience: Audience,
        #[serde(default)]
        rated: bool,
        #[serde(default, skip_serializing_if = "is_seed_alone")]
        chance: ChanceVersion,
        seed: u64,
        salt: String,
    }

    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    enum Pace {
        Free,
        Live { bank: u32, increment: u32 },
        Days { days: u8 },
    }

    #[serde(rename_all = "snake_case")]
    enum Stage {
        Gathering,
        #[serde(rename(serialize = "gathering"), skip_deserializing)]
        #[expect(dead_code, reason = "it is never read")]
        Drawing,
        Playing,
        Over,
    }

    #[serde(rename_all = "snake_case")]
    enum Wish {
        Undo,
        Draw,
        Pause,
    }

    #[serde(rename_all = "snake_case")]
    enum Why {
        Played,
        Resigned { seat: Seat },
        Left { seat: Seat },
        TimeUp { seat: Seat },
        Agreed,
        Closed { reason: Message },
    }

    struct DrawShown {
        shares: Vec<Share>,
        waits: Seats,
    }

    struct Share {
        seat: Seat,
        seal: Option<Hexadecimal>,
        contribution: Option<Hexadecimal>,
    }

    struct ChairShown {
        name: Message,
        taken: bool,
        own: bool,
        machine: Option<Level>,
        away: bool,
        left: Option<u64>,
        again: bool,
    }

    struct Snapshot {
        v: u64,
        game: String,
        options: OptionMap,
        stage: Stage,
        chairs: Vec<ChairShown>,
        pace: Pace,
        absence: Absence,
        audience: Audience,
        #[serde(default)]
        rated: bool,
        sides: usize,
        viewer: Viewer,
        host: bool,
        #[serde(default)]
        turned_away: bool,
        may_talk: bool,
        view: Value,
        last: Option<ToldMove>,
        moves: usize,
        deciders: Seats,
        running: Seats,
        decision: Option<u64>,
        may_take_back: bool,
        request: Option<(Seat, Wish, Seats)>,
        #[serde(default)]
        request_number: Option<u64>,
        #[serde(default)]
        paused: bool,
        commitment: String,
        seed: Option<OpenedChance>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        draw: Option<DrawShown>,
        why: Option<Why>,
        places: Option<PerSeat<FinalPlace>>,
        ending: Option<String>,
        next: Option<String>,
    }

    struct Update {
        told: Vec<ToldVersion>,
        snapshot: Snapshot,
    }

    struct ToldVersion {
        v: u64,
        at: Time,
        what: Option<ToldEvent>,
    }

    #[serde(rename_all = "snake_case")]
    enum ToldEvent {
        Opened,
        Sat { seat: Seat },
        Filled { seat: Seat, level: Option<Level> },
        Left { seats: Seats },
        StoodIn { seats: Seats, level: Level },
        Returned { seats: Seats },
        Moved { moves: Vec<ToldMove>, views: Vec<Value> },
        TookBack { seat: Seat, moves: usize },
        Asked { seat: Seat, wish: Wish },
        Answered { seat: Seat, wish: Wish, yes: bool },
        Paused { seat: Seat },
        WentOn { seat: Seat },
        Hinted { seat: Seat },
        Removed { seat: Seat, name: String },
        Ended,
        Said { name: String, text: Option<String>, plays: bool },
        Unsaid { version: u64 },
        Again { seats: Seats, yes: bool },
        Next,
        Outage,
    }

    struct ToldMove {
        number: usize,
        seat: Seat,
        #[serde(rename = "move")]
        mv: Option<String>,
        forced: bool,
        text: Message,
    }

    #[serde(rename_all = "snake_case")]
    enum Viewer {
        Seat(Seat),
        Spectator,
        Everything,
    }
}
