//! The same types with what serde derives: the form that is sent, for ever. What they have in common with tables is compared there.

use serde::{Deserialize, Serialize};
use tablier_protocol::Code;
use tablier_rules::{Level, Message, OptionMap, SeatSet};
use tablier_table::{Pace, PersonId, Stage, Time};

macro_rules! twins {
    ($($(#[$of:meta])* $kind:ident $name:ident $body:tt)+) => {$(
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        $(#[$of])*
        pub $kind $name $body
    )+};
}

twins! {
    struct Lobby {
        open: Vec<Card>,
        playing: Vec<Card>,
        people: usize,
    }

    struct Card {
        table: String,
        game: String,
        options: OptionMap,
        stage: Stage,
        seats: Vec<CardSeat>,
        pace: Pace,
        #[serde(default)]
        rated: bool,
        moves: usize,
        last: Time,
        own: bool,
        waits: bool,
        deadline: Option<Time>,
    }

    struct CardSeat {
        name: Message,
        taken: bool,
        machine: Option<Level>,
        rank: Option<u8>,
    }

    struct Me {
        person: PersonId,
        name: String,
        named: bool,
    }

    struct Rating {
        points: i32,
        games: u32,
        #[serde(default)]
        met: u32,
    }

    struct SeatRating {
        rating: Rating,
        gained: Option<i32>,
    }

    struct Ranked {
        name: String,
        rating: Rating,
        own: bool,
    }

    struct Presence {
        table: String,
        here: SeatSet,
        watching: usize,
    }

    struct Failure {
        #[serde(default)]
        code: Code,
        text: Message,
        #[serde(default)]
        late: bool,
        #[serde(default)]
        again: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wait: Option<u64>,
    }

    struct Acted {
        v: u64,
    }

    struct Opened {
        table: String,
    }
}
