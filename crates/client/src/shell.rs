//! The salon: what all pages share, and the way messages go between them, the tables kept here and the server.

mod connection;
pub mod door;
mod kept;
pub mod pages;
mod settings;
mod told;

pub use settings::first_language;

use door::RoomDoor;

use tablier_protocol::{Card, Lobby, Me};
use tablier_rules::{Format, Message};
use tablier_table::Time;
use tablier_views::prelude::*;

use crate::games::Games;
use crate::link::outbox::Outbox;
use crate::link::socket::Socket;
use crate::local::attic;
use crate::parts::{HousePart, Parts, Reading};
use crate::route::Route;
use crate::settings::{KEY, Settings};

/// How the connection stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// Not yet.
    Trying,
    /// It stands.
    Online,
    /// Lost or never had; it is tried again.
    Offline,
}

/// What all pages share.
#[derive(Clone, Copy)]
pub struct Shell {
    /// The games there are.
    pub games: Games,
    /// What was chosen for this browser.
    pub settings: RwSignal<Settings>,
    /// Which page is shown.
    pub route: RwSignal<Route>,
    /// The room where games are played, once somebody went in.
    pub room: RwSignal<Option<&'static dyn RoomDoor>>,
    /// The pages beside it, once one of them was read.
    pub reading: RwSignal<Option<&'static Reading>>,
    /// What opens the tables kept here, once one of them was needed.
    pub house: RwSignal<Option<&'static HousePart>>,
    /// Where the parts of the page come from.
    pub parts: &'static Parts,
    /// The tables of the server.
    pub lobby: RwSignal<Lobby>,
    /// The tables of the server where this person sits.
    pub own: RwSignal<Vec<Card>>,
    /// The tables kept here.
    pub kept: RwSignal<Vec<Card>>,
    /// Who the server takes this browser for.
    pub me: RwSignal<Option<Me>>,
    /// How the connection stands.
    pub connection: RwSignal<Connection>,
    /// Why the server does not let this person in, where it does not.
    pub closed: RwSignal<Option<Message>>,
    /// Something that has to be said.
    pub notice: RwSignal<Option<Message>>,
    /// Tells when more of what games say can be read.
    worded: RwSignal<()>,
    /// Whether all tables of the lobby are shown where there is little room.
    pub whole_lobby: RwSignal<bool>,
    /// Whether the page is narrow, as on a phone held upright.
    narrow: RwSignal<bool>,
    /// How often another language was asked for: the last one is meant.
    asked: StoredValue<u32>,
    /// How often somebody came to a page.
    visits: StoredValue<u32>,
    inner: StoredValue<Inner>,
}

struct Inner {
    socket: Option<Socket>,
    outbox: Outbox,
    failures: u32,
    /// Counts what the server says, and the connections to it.
    heard: u32,
    chance: u64,
}

impl Shell {
    /// The salon of these games at the address the page was loaded from.
    pub fn open(parts: &'static Parts) -> Shell {
        let games = Games::new(parts.games);
        let inner = Inner {
            socket: None,
            outbox: Outbox::default(),
            failures: 0,
            heard: 0,
            chance: chance(),
        };
        let shell = Shell {
            games,
            settings: RwSignal::new(attic::get(KEY).unwrap_or_default()),
            route: RwSignal::new(here()),
            room: RwSignal::new(None),
            reading: RwSignal::new(None),
            house: RwSignal::new(None),
            parts,
            lobby: RwSignal::new(Lobby::default()),
            own: RwSignal::new(Vec::new()),
            kept: RwSignal::new(attic::cards()),
            me: RwSignal::new(None),
            connection: RwSignal::new(Connection::Trying),
            closed: RwSignal::new(None),
            notice: RwSignal::new(None),
            worded: RwSignal::new(()),
            whole_lobby: RwSignal::new(false),
            narrow: RwSignal::new(is_narrow()),
            asked: StoredValue::new(0),
            visits: StoredValue::new(0),
            inner: StoredValue::new(inner),
        };
        shell.listen_to_history();
        window_event_listener("resize", move |_: Event| {
            if shell.narrow.get_untracked() != is_narrow() {
                shell.narrow.set(is_narrow());
            }
        })
        .for_ever();
        shell.watch_light();
        shell.watch_attic();
        shell.watch_connection();
        shell.connect();
        shell
    }

    /// The room there is for a board.
    pub fn format(self) -> Format {
        if self.narrow.get() { Format::Tall } else { Format::Wide }
    }

    /// The salon of this page.
    pub fn get() -> Shell {
        expect_context()
    }
}

/// The time on this device.
pub fn now() -> Time {
    Time(js_sys::Date::now() as u64)
}

/// A number by chance; it fits into a JavaScript number.
pub fn chance() -> u64 {
    let part = || (js_sys::Math::random() * f64::from(1 << 26)) as u64;
    part() << 26 | part()
}

/// Whether the page is shown by night.
pub fn is_dark() -> bool {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    root.and_then(|root| root.get_attribute("data-theme")).is_some_and(|theme| theme == "dark")
}

/// The width the style sheet takes for a phone's.
fn is_narrow() -> bool {
    matches("(max-width: 599px)")
}

/// Whether a media query holds.
pub fn matches(query: &str) -> bool {
    let window = web_sys::window();
    window.and_then(|window| window.match_media(query).ok()?).is_some_and(|list| list.matches())
}

fn here() -> Route {
    let location = web_sys::window().map(|window| window.location());
    let part = |part: Option<String>| part.unwrap_or_default();
    let path = part(location.as_ref().and_then(|l| l.pathname().ok()));
    let query = part(location.and_then(|l| l.search().ok()));
    Route::parse(&path, &query)
}
