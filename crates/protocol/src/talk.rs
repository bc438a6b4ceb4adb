//! What goes over the websocket, one message a frame.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tablier_rules::reading::FromJson;
use tablier_rules::{Message, SeatSet, Viewer, reading};
use tablier_table::{Refusal, Time, Update};

use crate::{Act, Card, Code, Lobby, Me, is_unseen};

/// What a client says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Wants to be told what happens at a table, from now on.
    Follow {
        /// Its name.
        table: String,
        /// The version the client knows it by: it gets what it missed.
        #[serde(default)]
        since: u64,
        /// Who to see it as: one of several own seats, or anybody once the game is over.
        #[serde(default, rename = "eyes", alias = "viewer")]
        viewer: Option<Viewer>,
    },
    /// No longer.
    Unfollow {
        /// Its name.
        table: String,
    },
    /// Wants to be told of the tables in the lobby and of the own ones, or no longer.
    Lobby {
        /// Whether.
        follow: bool,
    },
    /// Does something at a table.
    Act {
        /// The name of the table.
        table: String,
        /// What the client calls it: letters and digits, never used twice for different things.
        id: String,
        act: Act,
    },
    /// Wants to know whether the salon is still there.
    Ping,
}

/// What the salon says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "snake_case", bound(deserialize = "V: FromJson"))]
pub enum ServerMessage<V = Value> {
    /// The first message.
    Welcome {
        /// The version of the messages.
        protocol: u32,
        /// Who the client is.
        me: Me,
        /// What time it is in the salon.
        now: Time,
    },
    /// What happened at a table that is followed.
    Table {
        /// Its name.
        table: String,
        /// What time it is in the salon.
        now: Time,
        /// What happened, and how things stand.
        update: Box<Update<V>>,
    },
    /// Who is there, at a table that is followed.
    Presence(Presence),
    /// A table cannot be followed, or no longer.
    Gone {
        /// Its name.
        table: String,
        /// What programs rely on; older salons say nothing.
        #[serde(default)]
        code: Code,
        /// Why.
        text: Message,
    },
    /// An act was taken in and is safe.
    Done {
        /// The name of the act.
        id: String,
        /// The version it led to.
        v: u64,
    },
    /// An act was not taken in.
    Refused {
        /// The name of the act; nothing where the message could not be read at all.
        id: Option<String>,
        /// Why.
        #[serde(flatten)]
        failure: Failure,
    },
    /// The tables of the lobby.
    Lobby(Lobby),
    /// The tables where the person sits, turns that wait first.
    Own { tables: Vec<Card> },
    /// The salon is there: the answer to a ping.
    Pong,
    /// The salon will close for a moment; clients come back by themselves.
    Restart {
        /// In so many milliseconds.
        milliseconds: u64,
        /// What is said about it.
        text: Message,
    },
}

/// Who is there at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Presence {
    /// The name of the table.
    pub table: String,
    /// The seats whose people are connected.
    pub here: SeatSet,
    /// How many others watch.
    pub watching: usize,
}

reading! {
    fields of Presence { table, here, watching }
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// What programs rely on.
    pub code: Code,
    /// The sentence for the person.
    pub text: Message,
    /// Whether it came too late: what it answers has been decided or taken back since. The code says so as well; older programs read this.
    #[serde(default)]
    pub late: bool,
    /// Whether the same may be tried again later; the same holds for this.
    #[serde(default)]
    pub again: bool,
    /// After how many milliseconds it may be, where it was too much at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait: Option<u64>,
}

reading! {
    fields of Failure { code, text, late = default, again = default, wait = default }
}

impl Failure {
    /// A code and its sentence. What it says back of what was sent shows all that was there, and turns nothing else around.
    pub fn new(code: Code, text: Message) -> Failure {
        let text = text.with_all_words(visible);
        Failure { code, text, late: code == Code::Late, again: code.passes(), wait: None }
    }

    /// What has to wait so many milliseconds.
    pub fn for_a_while(code: Code, text: Message, milliseconds: u64) -> Failure {
        Failure { wait: Some(milliseconds), ..Failure::new(code, text) }
    }
}

fn visible(words: &str) -> String {
    let seen = |c: char| match c {
        '\n' | '\t' => ' ',
        c if is_unseen(c) => '\u{fffd}',
        c => c,
    };
    words.chars().map(seen).collect()
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        let code = if refusal.late { Code::Late } else { Code::from(&refusal.reason) };
        Failure::new(code, refusal.text())
    }
}

/// The answer to an act that came by HTTP.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Acted {
    /// The version it led to.
    pub v: u64,
}

reading! {
    fields of Acted { v }
}
