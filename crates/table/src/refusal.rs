//! Why an input was not taken in.

use std::fmt;

use tablier_rules::{Language, Message};

use crate::messages;

/// An input that was refused; the table is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub reason: Reason,
    /// Whether the input came too late: what it answers has been decided or taken back since.
    pub late: bool,
}

impl Refusal {
    pub(crate) fn late() -> Refusal {
        Refusal { reason: Reason::Late, late: true }
    }

    /// The sentence for the person.
    pub fn text(&self) -> Message {
        self.reason.message()
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        Refusal { reason, late: false }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().get(Language::EN))
    }
}

impl std::error::Error for Refusal {}

/// Why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The game, its options or its version do not allow it; the game says why.
    Game(Message),
    /// Chance is drawn by all only under the third law of the table.
    NoDraw,
    /// The game has begun already.
    Begun,
    /// You have no seat at this table.
    NoSeat,
    /// Chance is drawn when all seats are taken, and by those who sit there.
    NotDrawing,
    /// Your time is up.
    TimeUp,
    /// Your part of the chance is open already.
    Contributed,
    /// This is not what you had sealed.
    NotSealed,
    /// With more than two sides nobody resigns: leave the table, and a machine takes the seat.
    ResignMany,
    /// This hint has been asked for already.
    HintTwice,
    /// This table is under law wanted ; this program knows the laws up to known . Update it.
    Law { wanted: u32, known: u32 },
    /// The game is paused: go on with it first.
    Paused,
    /// The game is not paused, or you do not play in it.
    NotPaused,
    /// The game has not begun yet.
    NotBegun,
    /// The game is over.
    Over,
    /// This seat is not yours.
    NotYours,
    /// A machine plays for you: come back to your seat first.
    Away,
    /// Nobody is keeping your seat.
    NotAway,
    /// Chance was drawn without your part: the machine plays to the end for you.
    DrawnWithout,
    /// The days for this decision are over: the machine makes it for you, then the seat is yours.
    DaysOver,
    /// Your time is used up: the machine plays to the end for you.
    FlagFell,
    /// There is time left.
    TimeLeft,
    /// A rated game is played between people, each in one seat.
    RatedPeople,
    /// A rated game is played with a clock: choose how much time there is.
    RatedClock,
    /// This is no longer to be decided: the game has gone on in the meantime.
    Late,
    /// It is not your turn.
    NotYourTurn,
    /// This has not been asked yet.
    Unasked,
    /// A rematch can be asked for only after one’s own game, and once.
    Rematch,
    /// This table was closed: open a new one.
    Closed,
    /// There is nothing to take back.
    NothingToUndo,
    /// With more than two sides a game is not called a draw.
    DrawMany,
    /// Without a clock there is nothing to pause: take your time.
    PauseUnclocked,
    /// The machine would rather play to the end.
    ByMachine,
    /// The answer was no: ask again once something has been played.
    AskedAgain,
    /// Another request is still waiting for its answer.
    OtherRequest,
    /// To agree, one has to say which request is meant: load the page again.
    WhichRequest,
    /// No request is waiting for your answer.
    NoRequest,
    /// You have a seat at this table already.
    Seated,
    /// The person who opened the table would rather play with others.
    Unwanted,
    /// This seat is not free.
    SeatTaken,
    /// Only the person who opened the table places machines.
    MachinesByHost,
    /// Nobody has a name to change at this table.
    Nameless,
    /// Only the person who opened the table decides who sits there.
    HostOnly,
    /// Nobody else sits there.
    NobodyThere,
    /// This game has seats seats; seats described: places .
    SeatCount { seats: usize, places: usize },
    /// A table begins with its opening.
    Unopened,
    /// An empty table.
    Empty,
    /// This table is open already.
    OpenedTwice,
    /// This message is empty.
    SayNothing,
    /// A message has at most longest characters.
    SayLong { longest: usize },
    /// Partners do not talk while they play.
    Partners,
    /// Enough has been said at this table.
    SaidEnough,
    /// Nothing was said there.
    NothingSaid,
    /// No machine plays in a rated game.
    RatedMachine,
    /// There are no hints in a rated game.
    RatedHint,
    /// In a rated game a move that has been answered is not taken back.
    RatedUndo,
}

impl Reason {
    /// The sentence for the person.
    pub fn message(&self) -> Message {
        match self {
            Reason::Game(message) => message.clone(),
            Reason::NoDraw => messages::refused_no_draw(),
            Reason::Begun => messages::refused_begun(),
            Reason::NoSeat => messages::refused_no_seat(),
            Reason::NotDrawing => messages::refused_not_drawing(),
            Reason::TimeUp => messages::refused_time_up(),
            Reason::Contributed => messages::refused_contributed(),
            Reason::NotSealed => messages::refused_not_sealed(),
            Reason::ResignMany => messages::refused_resign_many(),
            Reason::HintTwice => messages::refused_hint_twice(),
            Reason::Law { wanted, known } => messages::refused_law(*wanted, *known),
            Reason::Paused => messages::refused_paused(),
            Reason::NotPaused => messages::refused_not_paused(),
            Reason::NotBegun => messages::refused_not_begun(),
            Reason::Over => messages::refused_over(),
            Reason::NotYours => messages::refused_not_yours(),
            Reason::Away => messages::refused_away(),
            Reason::NotAway => messages::refused_not_away(),
            Reason::DrawnWithout => messages::refused_drawn_without(),
            Reason::DaysOver => messages::refused_days_over(),
            Reason::FlagFell => messages::refused_flag_fell(),
            Reason::TimeLeft => messages::refused_time_left(),
            Reason::RatedPeople => messages::refused_rated_people(),
            Reason::RatedClock => messages::refused_rated_clock(),
            Reason::Late => messages::refused_late(),
            Reason::NotYourTurn => messages::refused_not_your_turn(),
            Reason::Unasked => messages::refused_unasked(),
            Reason::Rematch => messages::refused_rematch(),
            Reason::Closed => messages::refused_closed(),
            Reason::NothingToUndo => messages::refused_nothing_to_undo(),
            Reason::DrawMany => messages::refused_draw_many(),
            Reason::PauseUnclocked => messages::refused_pause_unclocked(),
            Reason::ByMachine => messages::refused_by_machine(),
            Reason::AskedAgain => messages::refused_asked_again(),
            Reason::OtherRequest => messages::refused_other_request(),
            Reason::WhichRequest => messages::refused_which_request(),
            Reason::NoRequest => messages::refused_no_request(),
            Reason::Seated => messages::refused_seated(),
            Reason::Unwanted => messages::refused_unwanted(),
            Reason::SeatTaken => messages::refused_seat_taken(),
            Reason::MachinesByHost => messages::refused_machines_by_host(),
            Reason::Nameless => messages::refused_nameless(),
            Reason::HostOnly => messages::refused_host_only(),
            Reason::NobodyThere => messages::refused_nobody_there(),
            Reason::SeatCount { seats, places } => messages::refused_seat_count(*seats, *places),
            Reason::Unopened => messages::refused_unopened(),
            Reason::Empty => messages::refused_empty(),
            Reason::OpenedTwice => messages::refused_opened_twice(),
            Reason::SayNothing => messages::refused_say_nothing(),
            Reason::SayLong { longest } => messages::refused_say_long(*longest),
            Reason::Partners => messages::refused_partners(),
            Reason::SaidEnough => messages::refused_said_enough(),
            Reason::NothingSaid => messages::refused_nothing_said(),
            Reason::RatedMachine => messages::refused_rated_machine(),
            Reason::RatedHint => messages::refused_rated_hint(),
            Reason::RatedUndo => messages::refused_rated_undo(),
        }
    }
}
