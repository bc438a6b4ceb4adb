//! One game being played by people and machines. Knows no network, no storage and no clock: every input carries the time at
//! which it happened, and a table is nothing but what its inputs made of it. Knows no game either: it is opened with those there are,
//! and keeps the one that is played.
//!
//! An input is checked and taken in by [`Table::take`], which gives the table a new version; what each viewer is told of it
//! follows from [`Table::told`] and [`Table::snapshot`]. A table is rebuilt by taking in the same inputs again.
//!
//! ```
//! use tablier_games::RULEBOOKS;
//! use tablier_rules::{ChanceVersion, RulesVersion, Salt, Seat, Seed};
//! use tablier_table::{
//!     Absence, Audience, Input, Law, LogEntry, Mover, Pace, PersonId, SeatSetup, Setup, Stage, Table,
//!     Time,
//! };
//!
//! let anna = PersonId(1);
//! let setup = Setup {
//!     game: "six".to_owned(),
//!     rules: RulesVersion::FIRST,
//!     law: Law::NEWEST,
//!     options: serde_json::json!({ "first": 0 }),
//!     places: vec![SeatSetup::Host, SeatSetup::Host],
//!     pace: Pace::default(),
//!     absence: Absence::default(),
//!     audience: Audience::default(),
//!     rated: false,
//!     chance: ChanceVersion::SEED,
//!     seed: Seed(7),
//!     salt: Salt("salt".to_owned()),
//! };
//! let open = Input::Open { setup: Box::new(setup), host: anna, name: "Anna".to_owned(), seal: None };
//! let open = LogEntry::new(Time(1_000), open);
//! let mut table = Table::open(RULEBOOKS, open.clone()).expect("it can be opened");
//! assert_eq!(table.stage(), Stage::Playing, "both seats are hers");
//!
//! let seat = Seat::new(0);
//! let decision = table.decision_of(seat).expect("she begins");
//! let (by, mv) = (Mover::Person(anna), "0,0".to_owned());
//! let input = Input::Decide { by, seat, decision, mv };
//! let played = LogEntry::new(Time(2_000), input);
//! let version = table.take(&played).expect("the middle is free");
//!
//! // A table is nothing but what it took in.
//! let again = Table::rebuild(RULEBOOKS, [open, played]).expect("the same inputs");
//! assert_eq!(again.version(), version);
//! ```

tablier_rules::messages!();

mod chair;
pub mod chronicle;
mod clock;
mod draw;
mod ending;
mod event;
mod hint;
mod input;
mod law;
mod opened;
mod pause;
mod play;
mod rated;
mod record;
mod refusal;
mod rematch;
mod request;
mod seating;
mod setup;
mod shown;
mod snapshot;
mod story;
mod table;
mod talk;
mod told;
mod turn;

pub use chair::{Chair, Sitter};
pub use clock::{Pace, Time};
pub use draw::DrawShown;
pub use ending::{End, Why};
pub use input::{Input, LogEntry, Mover};
pub use law::Law;
pub use opened::OpenedChance;
pub use rated::RatedSide;
pub use refusal::{Reason, Refusal};
pub use request::{Request, Wish};
pub use setup::{Absence, Audience, PersonId, SeatSetup, Setup, rules_of};
pub use shown::Shown;
#[cfg(feature = "written")]
pub use shown::Written;
pub use snapshot::{ChairShown, Snapshot, Update};
pub use story::Story;
pub use table::{Stage, Table};
pub use talk::Saying;
pub use told::{ToldEvent, ToldVersion};
pub use turn::{Doing, MachineTurn, TurnTaken};
