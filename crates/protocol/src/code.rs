//! Why something was not done, for programs.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tablier_rules::reading::{FromJson, Json, Reader, read};
use tablier_table::Reason;

/// Lists the codes: what each means, its word, and the status of an answer by HTTP.
macro_rules! codes {
    ($($(#[doc = $meaning:literal])+ $code:ident: $word:literal, $status:literal;)+) => {
        /// Why something was not done: what programs rely on, where people read a sentence. A code is never renamed, and never means anything else.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Code {
            $($(#[doc = $meaning])+ $code,)+
        }

        impl Code {
            /// All there are.
            pub const ALL: &[Code] = &[$(Code::$code),+];

            /// The word on the wire.
            pub fn word(self) -> &'static str {
                match self {
                    $(Code::$code => $word,)+
                }
            }

            /// The status of an answer by HTTP.
            pub fn status(self) -> u16 {
                match self {
                    $(Code::$code => $status,)+
                }
            }

            /// What it means.
            pub fn meaning(self) -> &'static str {
                match self {
                    $(Code::$code => concat!($($meaning),+).trim_ascii(),)+
                }
            }
        }
    };
}

codes! {
    // Of requests.
    /// There is nothing at this address.
    NothingHere: "nothing_here", 404;
    /// The address takes other requests.
    MethodRefused: "method_refused", 405;
    /// A request names the salon once, in `Host`.
    BadHost: "bad_host", 400;
    /// What stands behind the `?` of the address does not fit.
    BadQuery: "bad_query", 400;
    /// The version of the protocol is not spoken here.
    ProtocolUnknown: "protocol_unknown", 400;
    /// This address is for websockets.
    WebsocketNeeded: "websocket_needed", 400;
    /// The body has to be JSON, and say so.
    JsonNeeded: "json_needed", 415;
    /// The body is too long.
    BodyTooLong: "body_too_long", 413;
    /// The body is no JSON.
    BodyUnread: "body_unread", 400;
    /// The body says something else than is asked for here.
    BodyUnfit: "body_unfit", 422;
    /// The request comes from another page.
    ForeignPage: "foreign_page", 403;
    /// It took too long.
    TookTooLong: "took_too_long", 504;
    /// The message cannot be read.
    NotUnderstood: "not_understood", 422;
    /// An act needs another name.
    ActName: "act_name", 422;
    // Of people.
    /// Nobody is known by this token: open `/api/me` first.
    UnknownPerson: "unknown_person", 401;
    /// The person is kept out.
    KeptOut: "kept_out", 403;
    /// The link to take a person along was used, or is too old.
    LinkExpired: "link_expired", 403;
    /// Only for whoever runs the salon.
    AdminOnly: "admin_only", 403;
    /// There is no such person.
    NoPerson: "no_person", 404;
    /// The name cannot be had.
    BadName: "bad_name", 422;
    /// There are no words in it, or not in a language that is spoken.
    WordsNeeded: "words_needed", 422;
    // Of too much at once.
    /// Too many requests.
    TooManyRequests: "too_many_requests", 429;
    /// Too many newcomers.
    TooManyNewcomers: "too_many_newcomers", 429;
    /// Too many wrong tokens.
    TooManyGuesses: "too_many_guesses", 429;
    /// Too many windows.
    TooManyWindows: "too_many_windows", 429;
    /// Too much at once.
    TooFast: "too_fast", 429;
    // Of the salon.
    /// The database does not answer.
    StorageAway: "storage_away", 503;
    /// It could not be kept.
    NotKept: "not_kept", 503;
    /// The table cannot be read just now.
    TableUnread: "table_unread", 503;
    /// The salon closes for a moment.
    Closing: "closing", 503;
    /// The salon cannot be reached. No salon says so.
    Unreachable: "unreachable", 503;
    // Of tables.
    /// There is no such table, or not for you.
    NoTable: "no_table", 404;
    /// There is no such game.
    NoGame: "no_game", 404;
    /// Too many tables wait for players already.
    TooManyOpen: "too_many_open", 422;
    /// Only those who play see this game.
    NoAudience: "no_audience", 422;
    /// Too many tables are followed.
    FollowsTooMany: "follows_too_many", 422;
    /// There has to be more time to think, or less.
    BadPace: "bad_pace", 422;
    /// A rated game has no such option.
    NotRated: "not_rated", 422;
    /// It came too late: what it answers has been decided or taken back since.
    Late: "late", 409;
    /// The game, its options or its version do not allow it; the sentence says why.
    GameRefuses: "game_refuses", 422;
    /// Enough has been said at this table.
    SaidEnough: "said_enough", 422;
    /// Chance is drawn by all only under the third law of the table.
    NoDraw: "no_draw", 422;
    /// The game has begun already.
    Begun: "begun", 422;
    /// You have no seat at this table.
    NoSeat: "no_seat", 422;
    /// Chance is drawn when all seats are taken, and by those who sit there.
    NotDrawing: "not_drawing", 422;
    /// Your time is up.
    TimeUp: "time_up", 422;
    /// Your part of the chance is open already.
    Contributed: "contributed", 422;
    /// This is not what you had sealed.
    NotSealed: "not_sealed", 422;
    /// With more than two sides nobody resigns: leave the table, and a machine takes the seat.
    ResignMany: "resign_many", 422;
    /// This hint has been asked for already.
    HintTwice: "hint_twice", 422;
    /// This table is under a law that this program does not know.
    Law: "law", 422;
    /// The game is paused: go on with it first.
    Paused: "paused", 422;
    /// The game is not paused, or you do not play in it.
    NotPaused: "not_paused", 422;
    /// The game has not begun yet.
    NotBegun: "not_begun", 422;
    /// The game is over.
    Over: "over", 422;
    /// This seat is not yours.
    NotYours: "not_yours", 422;
    /// A machine plays for you: come back to your seat first.
    Away: "away", 422;
    /// Nobody is keeping your seat.
    NotAway: "not_away", 422;
    /// Chance was drawn without your part: the machine plays to the end for you.
    DrawnWithout: "drawn_without", 422;
    /// The days for this decision are over: the machine makes it for you, then the seat is yours.
    DaysOver: "days_over", 422;
    /// Your time is used up: the machine plays to the end for you.
    FlagFell: "flag_fell", 422;
    /// There is time left.
    TimeLeft: "time_left", 422;
    /// A rated game is played between people, each in one seat.
    RatedPeople: "rated_people", 422;
    /// A rated game is played with a clock: choose how much time there is.
    RatedClock: "rated_clock", 422;
    /// It is not your turn.
    NotYourTurn: "not_your_turn", 422;
    /// This has not been asked yet.
    Unasked: "unasked", 422;
    /// A rematch can be asked for only after one’s own game, and once.
    Rematch: "rematch", 422;
    /// This table was closed: open a new one.
    Closed: "closed", 422;
    /// There is nothing to take back.
    NothingToUndo: "nothing_to_undo", 422;
    /// With more than two sides a game is not called a draw.
    DrawMany: "draw_many", 422;
    /// Without a clock there is nothing to pause: take your time.
    PauseUnclocked: "pause_unclocked", 422;
    /// The machine would rather play to the end.
    ByMachine: "by_machine", 422;
    /// The answer was no: ask again once something has been played.
    AskedAgain: "asked_again", 422;
    /// Another request is still waiting for its answer.
    OtherRequest: "other_request", 422;
    /// To agree, one has to say which request is meant: load the page again.
    WhichRequest: "which_request", 422;
    /// No request is waiting for your answer.
    NoRequest: "no_request", 422;
    /// You have a seat at this table already.
    Seated: "seated", 422;
    /// The person who opened the table would rather play with others.
    Unwanted: "unwanted", 422;
    /// This seat is not free.
    SeatTaken: "seat_taken", 422;
    /// Only the person who opened the table places machines.
    MachinesByHost: "machines_by_host", 422;
    /// Nobody has a name to change at this table.
    Nameless: "nameless", 422;
    /// Only the person who opened the table decides who sits there.
    HostOnly: "host_only", 422;
    /// Nobody else sits there.
    NobodyThere: "nobody_there", 422;
    /// The game has another number of seats.
    SeatCount: "seat_count", 422;
    /// A table begins with its opening.
    Unopened: "unopened", 422;
    /// An empty table.
    Empty: "empty", 422;
    /// This table is open already.
    OpenedTwice: "opened_twice", 422;
    /// This message is empty.
    SayNothing: "say_nothing", 422;
    /// A message has too many characters.
    SayLong: "say_long", 422;
    /// Partners do not talk while they play.
    Partners: "partners", 422;
    /// Nothing was said there.
    NothingSaid: "nothing_said", 422;
    /// No machine plays in a rated game.
    RatedMachine: "rated_machine", 422;
    /// There are no hints in a rated game.
    RatedHint: "rated_hint", 422;
    /// In a rated game a move that has been answered is not taken back.
    RatedUndo: "rated_undo", 422;
    /// Nothing more is known: an older salon gives no code, and a newer one may have others.
    Unknown: "unknown", 500;
}

impl Code {
    /// Whether the same may be tried again in a moment.
    pub fn passes(self) -> bool {
        matches!(
            self,
            Code::TookTooLong
                | Code::TooManyRequests
                | Code::TooManyNewcomers
                | Code::TooManyGuesses
                | Code::TooManyWindows
                | Code::TooFast
                | Code::StorageAway
                | Code::NotKept
                | Code::TableUnread
                | Code::Closing
                | Code::Unreachable
        )
    }

    /// The code of this word; of a word that only a newer salon knows none.
    pub fn of(word: &str) -> Code {
        let found = Code::ALL.iter().find(|code| code.word() == word);
        found.copied().unwrap_or(Code::Unknown)
    }
}

#[expect(clippy::derivable_impls, reason = "the list has no place for the mark")]
impl Default for Code {
    fn default() -> Code {
        Code::Unknown
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

impl FromJson for Code {
    const MAY_BE_MISSING: bool = true;

    fn from_json(json: &Json<'_>, _: &mut Reader) -> Code {
        match json {
            Json::Text(word) => Code::of(word),
            _ => Code::Unknown,
        }
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Code, D::Error> {
        read(from)
    }
}

impl From<&Reason> for Code {
    fn from(reason: &Reason) -> Code {
        match reason {
            Reason::Game(_) => Code::GameRefuses,
            Reason::NoDraw => Code::NoDraw,
            Reason::Begun => Code::Begun,
            Reason::NoSeat => Code::NoSeat,
            Reason::NotDrawing => Code::NotDrawing,
            Reason::TimeUp => Code::TimeUp,
            Reason::Contributed => Code::Contributed,
            Reason::NotSealed => Code::NotSealed,
            Reason::ResignMany => Code::ResignMany,
            Reason::HintTwice => Code::HintTwice,
            Reason::Law { .. } => Code::Law,
            Reason::Paused => Code::Paused,
            Reason::NotPaused => Code::NotPaused,
            Reason::NotBegun => Code::NotBegun,
            Reason::Over => Code::Over,
            Reason::NotYours => Code::NotYours,
            Reason::Away => Code::Away,
            Reason::NotAway => Code::NotAway,
            Reason::DrawnWithout => Code::DrawnWithout,
            Reason::DaysOver => Code::DaysOver,
            Reason::FlagFell => Code::FlagFell,
            Reason::TimeLeft => Code::TimeLeft,
            Reason::RatedPeople => Code::RatedPeople,
            Reason::RatedClock => Code::RatedClock,
            Reason::Late => Code::Late,
            Reason::NotYourTurn => Code::NotYourTurn,
            Reason::Unasked => Code::Unasked,
            Reason::Rematch => Code::Rematch,
            Reason::Closed => Code::Closed,
            Reason::NothingToUndo => Code::NothingToUndo,
            Reason::DrawMany => Code::DrawMany,
            Reason::PauseUnclocked => Code::PauseUnclocked,
            Reason::ByMachine => Code::ByMachine,
            Reason::AskedAgain => Code::AskedAgain,
            Reason::OtherRequest => Code::OtherRequest,
            Reason::WhichRequest => Code::WhichRequest,
            Reason::NoRequest => Code::NoRequest,
            Reason::Seated => Code::Seated,
            Reason::Unwanted => Code::Unwanted,
            Reason::SeatTaken => Code::SeatTaken,
            Reason::MachinesByHost => Code::MachinesByHost,
            Reason::Nameless => Code::Nameless,
            Reason::HostOnly => Code::HostOnly,
            Reason::NobodyThere => Code::NobodyThere,
            Reason::SeatCount { .. } => Code::SeatCount,
            Reason::Unopened => Code::Unopened,
            Reason::Empty => Code::Empty,
            Reason::OpenedTwice => Code::OpenedTwice,
            Reason::SayNothing => Code::SayNothing,
            Reason::SayLong { .. } => Code::SayLong,
            Reason::Partners => Code::Partners,
            Reason::SaidEnough => Code::SaidEnough,
            Reason::NothingSaid => Code::NothingSaid,
            Reason::RatedMachine => Code::RatedMachine,
            Reason::RatedHint => Code::RatedHint,
            Reason::RatedUndo => Code::RatedUndo,
        }
    }
}
