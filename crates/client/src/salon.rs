//! The salon: what all pages share, and the way messages go between them, the tables kept here and the server.

use std::time::Duration;

use leptos::prelude::*;
use tablier_games::rulebook;
use tablier_protocol::{Act, Ask, Card, Failure, Lobby, Me, NewTable, Tell, VERSION};
use tablier_rules::{Language, Text};
use tablier_search::Level;
use tablier_table::Time;
use tablier_worker::{Task, Thought};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use crate::board::search::way;
use crate::link::backoff::wait;
use crate::link::outbox::Outbox;
use crate::link::socket::{Sign, Socket};
use crate::local::attic;
use crate::local::house::{House, Moment};
use crate::local::thinker::{Heard, Thinker};
use crate::route::{Route, TableRef};
use crate::settings::{KEY, Light, Settings, Speed, language_of};
use crate::sound;
use crate::table::model::Model;
use crate::words as w;

/// The name under which it is kept that a game is somebody's first.
const GUIDED: &str = "tablier.first.";
/// Hints are numbered apart from the tasks of local tables.
const HINT: u32 = 1 << 31;

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
pub struct Salon {
    /// What was chosen for this browser.
    pub settings: RwSignal<Settings>,
    /// Which page is shown.
    pub route: RwSignal<Route>,
    /// The table that is followed.
    pub model: RwSignal<Option<Model>>,
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
    /// Something that has to be said.
    pub notice: RwSignal<Option<Text>>,
    /// How far the clock of the server is ahead of this one, in milliseconds.
    pub ahead: RwSignal<f64>,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    house: House,
    thinker: Option<Thinker>,
    socket: Option<Socket>,
    outbox: Outbox,
    failures: u32,
    rolling: bool,
    hints: u32,
    chance: u64,
}

impl Salon {
    /// The salon at the address the page was loaded from.
    pub fn open() -> Salon {
        let inner = Inner {
            house: House::default(),
            thinker: None,
            socket: None,
            outbox: Outbox::default(),
            failures: 0,
            rolling: false,
            hints: 0,
            chance: chance(),
        };
        let salon = Salon {
            settings: RwSignal::new(attic::get(KEY).unwrap_or_default()),
            route: RwSignal::new(here()),
            model: RwSignal::new(None),
            lobby: RwSignal::new(Lobby::default()),
            own: RwSignal::new(Vec::new()),
            kept: RwSignal::new(attic::cards()),
            me: RwSignal::new(None),
            connection: RwSignal::new(Connection::Trying),
            notice: RwSignal::new(None),
            ahead: RwSignal::new(0.0),
            inner: StoredValue::new_local(inner),
        };
        salon.listen_to_history();
        salon.connect();
        salon
    }

    /// The salon of this page.
    pub fn get() -> Salon {
        expect_context()
    }

    // ── settings ──

    /// The language that is shown.
    pub fn language(&self) -> Language {
        let chosen = self.settings.with_untracked(|settings| settings.language);
        chosen.unwrap_or_else(|| {
            let languages = web_sys::window().map(|window| window.navigator().languages());
            let tags: Vec<String> =
                languages.into_iter().flatten().filter_map(|tag| tag.as_string()).collect();
            language_of(tags.iter().map(String::as_str))
        })
    }

    /// Changes settings and keeps them.
    pub fn change(&self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.settings.with_untracked(|settings| attic::put(KEY, settings));
    }

    /// How long a step of an animation takes, in milliseconds.
    pub fn step(&self) -> u32 {
        let still = matches("(prefers-reduced-motion: reduce)");
        let speed = self.settings.with_untracked(|settings| settings.speed);
        if still && speed == Speed::Usual { 0 } else { speed.step() }
    }

    /// Shows by day or by night, and with which palette, as chosen.
    pub fn dress(&self) {
        let settings = self.settings.get();
        let dark = match settings.light {
            Light::Device => matches("(prefers-color-scheme: dark)"),
            Light::Day => false,
            Light::Night => true,
        };
        let root = web_sys::window().and_then(|window| window.document()?.document_element());
        let Some(root) = root else { return };
        let language = if self.language() == Language::Fr { "fr" } else { "en" };
        let still = settings.speed == Speed::Still;
        let _ = root.set_attribute("lang", language);
        let _ = root.set_attribute("data-theme", if dark { "dark" } else { "light" });
        let _ = root.set_attribute("data-palette", if settings.clear { "clear" } else { "usual" });
        let _ = root.set_attribute("data-size", if settings.large { "large" } else { "usual" });
        let _ = root.set_attribute("data-motion", if still { "still" } else { "usual" });
    }

    // ── pages ──

    /// Goes to a page.
    pub fn go(&self, route: Route) {
        if let Some(window) = web_sys::window() {
            if let Ok(history) = window.history() {
                let none = wasm_bindgen::JsValue::NULL;
                let _ = history.push_state_with_url(&none, "", Some(&route.path()));
            }
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
        self.arrive(route);
    }

    fn arrive(&self, route: Route) {
        self.notice.set(None);
        let stays = self.model.with_untracked(|model| match (&route, model) {
            (Route::Table(table), Some(model)) => model.table == *table,
            _ => false,
        });
        if !stays {
            self.leave_table();
        }
        self.kept.set(attic::cards());
        self.route.set(route);
    }

    fn listen_to_history(&self) {
        let salon = *self;
        let popped = Closure::<dyn FnMut()>::new(move || salon.arrive(here()));
        if let Some(window) = web_sys::window() {
            window.set_onpopstate(Some(popped.as_ref().unchecked_ref()));
        }
        popped.forget();
    }

    // ── tables ──

    /// Follows a table from now on.
    pub fn follow(&self, table: &TableRef) {
        let known = self
            .model
            .with_untracked(|model| model.as_ref().is_some_and(|model| model.table == *table));
        if known {
            return;
        }
        let guided = attic::get(&format!("{GUIDED}{}", table.name)).unwrap_or(false);
        self.model.set(Some(Model { guided, ..Model::new(table.clone()) }));
        if table.local && !self.fetch_kept(&table.name) {
            return self.hear(Tell::Gone { table: table.name.clone(), text: w::NOT_KEPT.text() });
        }
        self.ask(table.local, Ask::Follow { table: table.name.clone(), since: 0, eyes: None });
    }

    /// Takes a kept table up from the browser's storage; tells whether it is there.
    pub fn fetch_kept(&self, name: &str) -> bool {
        let held = self.inner.try_update_value(|inner| {
            inner.house.has(name)
                || attic::log(name).is_some_and(|log| inner.house.restore(name, log).is_ok())
        });
        held.unwrap_or(false)
    }

    /// Does something with the game of a kept table.
    pub fn with_kept<T>(&self, name: &str, f: impl FnOnce(&House) -> Option<T>) -> Option<T> {
        self.fetch_kept(name);
        self.inner.try_with_value(|inner| f(&inner.house)).flatten()
    }

    /// Throws a kept table away.
    pub fn throw_away(&self, name: &str) {
        attic::remove_table(name);
        attic::remove(&format!("{GUIDED}{name}"));
        self.inner.update_value(|inner| inner.house.remove(name));
        self.kept.set(attic::cards());
    }

    fn leave_table(&self) {
        if let Some(model) = self.model.get_untracked() {
            self.ask(model.table.local, Ask::Unfollow { table: model.table.name });
            self.model.set(None);
        }
    }

    /// Opens a table for a first game: a good move is shown at every turn.
    pub fn open_lesson(&self, new: NewTable) {
        self.open_here(new);
        if let Route::Table(table) = self.route.get_untracked() {
            attic::put(&format!("{GUIDED}{}", table.name), &true);
            self.with_model(|model| model.guided = true);
            self.guide();
        }
    }

    /// In a first game, shows a good move once there is one to make.
    fn guide(&self) {
        let wanted = self.model.with_untracked(|model| {
            let model = model.as_ref()?;
            let waits = model.guided && model.may_click() && !model.pondering;
            Some(waits && model.hint.is_none() && model.gesture.is_empty())
        });
        if wanted == Some(true) {
            self.ask_hint();
        }
    }

    /// Opens a table in this browser and goes there.
    pub fn open_here(&self, new: NewTable) {
        let opened = self.inner.try_update_value(|inner| {
            let mut chance = chance;
            inner.house.open(new, &mut Moment { now: now(), chance: &mut chance })
        });
        match opened {
            Some(Ok(name)) => {
                self.store();
                self.go(Route::Table(TableRef::local(name)));
            }
            Some(Err(failure)) => self.notice.set(Some(failure.text)),
            None => {}
        }
    }

    /// Does something at the table that is followed.
    pub fn act(&self, act: Act) {
        let Some(table) = self.model.with_untracked(|m| m.as_ref().map(|m| m.table.clone())) else {
            return;
        };
        let ask = self.inner.try_update_value(|inner| {
            let chance = inner.chance;
            inner.outbox.put(&table.name, act, chance)
        });
        if let Some(ask) = ask {
            self.ask(table.local, ask);
        }
    }

    /// Plays moves, one after the other.
    pub fn play(&self, moves: Vec<String>) {
        self.with_model(|model| {
            model.gesture.clear();
            model.then = moves.into();
        });
        self.send_next();
    }

    fn send_next(&self) {
        let next = self.model.try_update(|model| model.as_mut()?.next_of_click()).flatten();
        if let Some((seat, decision, mv)) = next {
            self.act(Act::Decide { seat, decision, mv });
        }
    }

    /// Changes what is known of the table that is followed.
    pub fn with_model(&self, change: impl FnOnce(&mut Model)) {
        self.model.update(|model| {
            if let Some(model) = model {
                change(model);
            }
        });
    }

    fn ask(&self, local: bool, ask: Ask) {
        if local {
            let tells = self.inner.try_update_value(|inner| {
                let mut chance = chance;
                inner.house.take(ask, &mut Moment { now: now(), chance: &mut chance })
            });
            self.store();
            tells.into_iter().flatten().for_each(|tell| self.hear(tell));
            self.let_machines_think();
        } else {
            self.inner.with_value(|inner| {
                if let Some(socket) = &inner.socket {
                    socket.send(&ask);
                }
            });
        }
    }

    /// Stores what has happened at kept tables.
    fn store(&self) {
        let grown = self.inner.try_update_value(|inner| inner.house.unstored());
        for (name, card, log) in grown.into_iter().flatten() {
            if !attic::put_table(&name, &card, &log) {
                self.notice.set(Some(w::NO_ROOM.text()));
            }
        }
    }

    // ── what is told ──

    fn hear(&self, tell: Tell) {
        match tell {
            Tell::Welcome { protocol, me, now: theirs } => self.welcome(protocol, me, theirs),
            Tell::Table { table, now: theirs, update } => {
                self.ahead.set(theirs.0 as f64 - js_sys::Date::now());
                self.with_model(|model| {
                    if model.table.name == table {
                        model.update(*update);
                    }
                });
                self.roll();
                self.send_next();
            }
            Tell::Presence(presence) => self.with_model(|model| {
                if model.table.name == presence.table {
                    (model.here, model.watching) = (presence.here, presence.watching);
                }
            }),
            Tell::Gone { table, text } => self.with_model(|model| {
                if model.table.name == table {
                    model.gone = Some(text);
                }
            }),
            Tell::Done { id, .. } => self.inner.update_value(|inner| {
                inner.outbox.answered(&id);
            }),
            Tell::Refused { id, failure } => self.refused(id, failure),
            Tell::Lobby(lobby) => self.lobby.set(lobby),
            Tell::Own { tables } => self.own.set(tables),
            Tell::Restart { text, .. } => self.notice.set(Some(text)),
        }
    }

    fn refused(&self, id: Option<String>, failure: Failure) {
        if let Some(id) = id {
            self.inner.update_value(|inner| {
                inner.outbox.answered(&id);
            });
        }
        self.with_model(|model| {
            model.sent = None;
            model.then.clear();
        });
        self.notice.set(Some(failure.text));
    }

    fn welcome(&self, protocol: u32, me: Me, theirs: Time) {
        if protocol != VERSION {
            self.notice.set(Some(w::RELOAD.text()));
        }
        self.ahead.set(theirs.0 as f64 - js_sys::Date::now());
        self.me.set(Some(me));
        self.connection.set(Connection::Online);
        self.inner.update_value(|inner| inner.failures = 0);
        self.ask(false, Ask::Lobby { follow: true });
        let followed = self.model.with_untracked(|model| {
            let model = model.as_ref().filter(|model| !model.table.local)?;
            Some((model.table.name.clone(), model.version()))
        });
        if let Some((table, since)) = followed {
            self.ask(false, Ask::Follow { table, since, eyes: None });
        }
        self.inner.with_value(|inner| {
            for ask in inner.outbox.again() {
                if let Some(socket) = &inner.socket {
                    socket.send(ask);
                }
            }
        });
    }

    /// Lets what is to be shown be shown, step by step.
    pub fn roll(&self) {
        if self.inner.try_update_value(|inner| std::mem::replace(&mut inner.rolling, true))
            == Some(true)
        {
            return;
        }
        self.roll_on();
    }

    fn roll_on(&self) {
        let step = self.step();
        let more = self.model.try_update(|model| {
            let model = model.as_mut()?;
            if step == 0 {
                model.skip();
            } else {
                model.advance().then_some(())?;
            }
            Some(!model.coming.is_empty())
        });
        let Some(Some(more)) = more else {
            self.inner.update_value(|inner| inner.rolling = false);
            return;
        };
        if self.settings.with_untracked(|settings| settings.sounds) {
            sound::knock();
        }
        if !more {
            self.inner.update_value(|inner| inner.rolling = false);
            self.guide();
            return;
        }
        let salon = *self;
        set_timeout(move || salon.roll_on(), Duration::from_millis((step + 60).into()));
    }

    // ── machines ──

    fn let_machines_think(&self) {
        let tasks = self.inner.try_update_value(|inner| inner.house.tasks()).unwrap_or_default();
        for task in &tasks {
            self.give(task);
        }
    }

    fn give(&self, task: &Task) {
        let salon = *self;
        self.inner.update_value(|inner| {
            if inner.thinker.is_none() {
                inner.thinker = Thinker::start(move |heard| salon.heard(heard));
            }
            if let Some(thinker) = &inner.thinker {
                thinker.ask(task);
            }
        });
    }

    fn heard(&self, heard: Heard) {
        match heard {
            Heard::Thought(thought) if thought.id >= HINT => self.show_hint(&thought),
            Heard::Thought(Thought { id, moves, .. }) => {
                let tells = self
                    .inner
                    .try_update_value(|inner| inner.house.thought(id, &moves, now()))
                    .unwrap_or_default();
                self.store();
                tells.into_iter().for_each(|tell| self.hear(tell));
                self.let_machines_think();
            }
            Heard::Broke => {
                self.inner.update_value(|inner| {
                    inner.thinker = None;
                    inner.house.forget_tasks();
                });
                self.notice.set(Some(w::MACHINE_BROKE.text()));
            }
        }
    }

    /// Asks for a hint.
    pub fn ask_hint(&self) {
        let task = self.model.with_untracked(|model| {
            let model = model.as_ref().filter(|model| model.may_click())?;
            let snapshot = model.snapshot.as_ref()?;
            let (game, view) = (snapshot.game.clone(), snapshot.view.clone());
            // Whoever learns a game would rather not wait.
            let level = if model.guided { Level::Confirmed } else { Level::Expert };
            let (seat, seed) = (snapshot.viewer.seat()?, snapshot.v);
            Some(Task { id: 0, game, view, seat, level, seed })
        });
        let Some(task) = task else { return };
        let number = self.inner.try_update_value(|inner| {
            inner.hints += 1;
            inner.hints
        });
        self.with_model(|model| model.pondering = true);
        self.give(&Task { id: HINT + number.unwrap_or(0), ..task });
    }

    fn show_hint(&self, thought: &Thought) {
        let Some(mv) = thought.moves.first() else { return };
        self.with_model(|model| {
            if !std::mem::take(&mut model.pondering) {
                return;
            }
            let Some(snapshot) = &model.snapshot else { return };
            let Ok(rules) = rulebook(&snapshot.game) else { return };
            match way(rules, &snapshot.view, snapshot.viewer, mv) {
                Some(way) => (model.gesture, model.hint) = (way.gesture, Some(way.id)),
                None => model.hint = None,
            }
        });
        if self.model.with_untracked(|model| model.as_ref().is_some_and(|model| model.guided)) {
            return;
        }
        self.notice.set(Some(w::HINT_IS.text().map(|_, words| words.replace("{}", mv))));
    }

    // ── the connection ──

    fn connect(&self) {
        let salon = *self;
        let socket = Socket::open(move |sign| match sign {
            Sign::Open => {}
            Sign::Tell(tell) => salon.hear(*tell),
            Sign::Closed => salon.lost(),
        });
        self.inner.update_value(|inner| inner.socket = socket);
    }

    fn lost(&self) {
        self.connection.set(Connection::Offline);
        let failures = self.inner.try_update_value(|inner| {
            inner.failures += 1;
            inner.failures - 1
        });
        let salon = *self;
        let pause = wait(failures.unwrap_or(0), js_sys::Math::random());
        set_timeout(move || salon.connect(), Duration::from_millis(pause.into()));
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
