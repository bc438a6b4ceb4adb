//! A game that can be gone through move by move: the board, the slider, the keys, the eyes.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use tablier_rules::{AnyMatch, Language, Message, Scene, SeatSet, Speech, Viewer, typeset};
use tablier_views::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use web_sys::SvgElement;

use crate::board::page_board::{PageBoard, Showing};
use crate::messages as m;
use crate::shell::Shell;
use crate::widgets::choice::choice;
use crate::widgets::part::{click, part, words};
use tablier_pages::icon;
use tablier_pages::messages as w;

/// A game to go through.
pub struct Reel {
    /// The game, from its beginning to as far as it is shown.
    pub game: Box<dyn AnyMatch>,
    /// What the seats are called.
    pub names: Vec<Message>,
    /// Whose eyes may be looked through; the first ones are taken at first.
    pub viewers: Vec<Viewer>,
    /// At which move to begin.
    pub at: usize,
    /// The move before which there is nothing to see, and what is said there.
    pub first: (usize, Message),
    /// What is said after some moves, by their number, instead of what happened.
    pub remarks: Vec<(usize, String)>,
}

impl Reel {
    /// A whole game.
    pub fn new(
        game: Box<dyn AnyMatch>,
        names: Vec<Message>,
        viewers: Vec<Viewer>,
        at: usize,
    ) -> Reel {
        Reel { game, names, viewers, at, first: (0, m::at_start()), remarks: Vec::new() }
    }
}

/// What the page round a reel may look at.
#[derive(Clone, Copy)]
pub struct Reeled {
    /// The number of moves shown.
    pub at: RwSignal<usize>,
    /// Through whose eyes.
    pub viewer: Memo<Viewer>,
    /// What is shown.
    pub scene: Memo<Option<Scene>>,
}

/// Where a reel is, and how it gets on.
#[derive(Clone, Copy)]
struct Place {
    at: RwSignal<usize>,
    running: RwSignal<bool>,
    first: usize,
    last: usize,
}

impl Place {
    fn go(self, number: usize) {
        self.at.set(number.clamp(self.first, self.last));
    }

    /// Goes so many moves further or back.
    fn step(self, change: isize) {
        self.running.set(false);
        self.go(self.at.get_untracked().saturating_add_signed(change));
    }

    /// Goes on by itself, or no longer; from the beginning where the end is shown.
    fn run(self) {
        if self.at.get_untracked() == self.last {
            self.at.set(self.first);
        }
        self.running.update(|running| *running = !*running);
    }

    /// The time has come for the next move.
    fn tick(self) {
        if self.running.get_untracked() {
            let here = self.at.get_untracked();
            if here < self.last { self.at.set(here + 1) } else { self.running.set(false) }
        }
    }

    /// A key was pressed somewhere on the page.
    fn key(self, event: &KeyboardEvent) {
        const FIELDS: &str = "input:not([type=range]), textarea, [role=radio]";
        let field = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let is_field = field.is_some_and(|field| field.matches(FIELDS).unwrap_or(false));
        if is_field || event.alt_key() || event.ctrl_key() || event.meta_key() {
            return;
        }
        let here = self.at.get_untracked();
        match event.key().as_str() {
            "ArrowLeft" => self.go(here.saturating_sub(1)),
            "ArrowRight" => self.go(here + 1),
            "Home" => self.go(self.first),
            "End" => self.go(self.last),
            _ => return,
        }
        event.prevent_default();
    }

    /// Listens to the clock and, where it takes them, to the keys, for as long as the reel is there.
    fn listen(self, keys: bool) {
        let timer = set_interval(move || self.tick(), Duration::from_millis(900));
        let key = move |event: KeyboardEvent| self.key(&event);
        let listener = keys.then(|| window_event_listener("keydown", key));
        on_cleanup(move || drop((timer, listener)));
    }
}

/// The reel, with what the page round it may look at. `keys` tells whether it takes the keys of the whole page.
pub fn reel(reel: Reel, keys: bool) -> (Reeled, View) {
    let shell = Shell::get();
    let l = shell.language();
    let Reel { game, names, viewers, at, first: (first, beginning), remarks } = reel;
    let last = game.moves();
    let at = RwSignal::new(at.clamp(first, last));
    let place = Place { at, running: RwSignal::new(false), first, last };
    place.listen(keys);
    let (game, names) = (StoredValue::new(game), StoredValue::new(names));
    let chosen = RwSignal::new(0usize);
    let viewer_row = names.with_value(|names| viewer_row(&viewers, names, chosen, l));
    let viewer =
        Memo::new(move |_| viewers.get(chosen.get()).copied().unwrap_or(Viewer::Spectator));
    let scene = Memo::new(move |_| {
        let (at, viewer, format) = (at.get(), viewer.get(), shell.format());
        game.try_with_value(|game| game.after(at).scene(viewer, &[], format))
    });
    let told = move || {
        let (at, viewer) = (at.get(), viewer.get());
        if let Some((_, words)) = remarks.iter().find(|(made, _)| *made == at) {
            return words.clone();
        }
        if at == first {
            return beginning.get(l);
        }
        let event = game.try_with_value(|game| game.events(viewer, at.checked_sub(1)?..at).pop());
        let text = event.flatten().map(|event| event.text).unwrap_or_default();
        names.with_value(|names| text.named(names).get(l))
    };
    let view = tag("div")
        .class("reel")
        .child(still_board(scene, names))
        .child(
            tag("p")
                .class("reel-told")
                .attr("aria-live", "polite")
                .child(words(move || typeset(&told(), l))),
        )
        .child(place_row(place, l))
        .child(viewer_row);
    (Reeled { at, viewer, scene }, view.into_view())
}

/// The buttons that lead through the game, and the slider.
fn place_row(place: Place, l: Language) -> View {
    let Place { at, running, first, last } = place;
    let button = move |name: &'static str, words: Message, change: isize| {
        let step = click(move || place.step(change));
        tag("button")
            .attr("type", "button")
            .class("quiet")
            .attr("aria-label", words.get(l))
            .attr("title", words.get(l))
            .on("click", step)
            .html(icon(name))
            .into_view()
    };
    let slid = move |event| {
        if let Ok(number) = event_target_value(&event).parse::<usize>() {
            place.go(number);
        }
    };
    let sign = move || {
        let sign = icon(if running.get() { "pause" } else { "play" });
        Some(tag("span").html(sign).into_view())
    };
    tag("div")
        .class("reel-row")
        .child(button("first", m::to_first(), isize::MIN))
        .child(button("previous", m::to_previous(), -1))
        .child(
            tag("button")
                .attr("type", "button")
                .class("button")
                .attr("aria-label", m::run().get(l))
                .on("click", click(move || place.run()))
                .child(part(sign)),
        )
        .child(button("next", m::to_following(), 1))
        .child(button("last", m::to_last(), isize::MAX))
        .child(
            tag("input")
                .class("slider")
                .attr("type", "range")
                .attr("min", first.to_string())
                .attr("max", last.to_string())
                .attr("aria-label", m::move_field().get(l))
                .value_of(move || at.get().to_string())
                .on("input", slid),
        )
        .child(
            tag("span")
                .class("reel-number")
                .child(words(move || (at.get() - first).to_string()))
                .child(" / ")
                .child((last - first).to_string()),
        )
        .into_view()
}

/// Whose eyes to look through, where there are several.
fn viewer_row(
    viewers: &[Viewer],
    names: &[Message],
    chosen: RwSignal<usize>,
    l: Language,
) -> Option<View> {
    let name = |viewer: &Viewer| match viewer {
        Viewer::Seat(seat) => names.get(seat.index()).map(|name| name.get(l)).unwrap_or_default(),
        Viewer::Spectator => w::spectator().get(l),
        Viewer::Everything => w::all_knowing().get(l),
    };
    let words = viewers.iter().map(name).collect();
    let choose = move |index| chosen.set(index);
    let row = || {
        tag("div")
            .class("field")
            .child(tag("span").class("field-label").child(w::eyes().get(l)))
            .child(choice(w::eyes().get(l), words, chosen.into(), choose))
    };
    (viewers.len() > 1).then(|| row().into_view())
}

/// A board on which nothing can be clicked, but things move.
fn still_board(scene: Memo<Option<Scene>>, names: StoredValue<Vec<Message>>) -> View {
    let shell = Shell::get();
    let l = shell.language();
    let node = NodeRef::new();
    let stage: Rc<RefCell<Option<PageBoard>>> = Rc::default();
    effect(move |_| {
        let (Some(svg), Some(scene)) = (node.get(), scene.get()) else { return };
        let mut stage = stage.borrow_mut();
        let step = if stage.is_none() { 0 } else { shell.step() };
        let stage = stage.get_or_insert_with(|| PageBoard::new(svg.unchecked_into::<SvgElement>()));
        names.with_value(|names| {
            let speech = Speech { language: l, names };
            stage.show(&scene, Showing { step, offers: false, hint: None, speech });
        });
    });
    tag("div")
        .class("reel-board")
        .child(
            tag("svg")
                .class("board")
                .node(node)
                .attr("role", "group")
                .attr("aria-label", m::position().get(l))
                .attr("preserveAspectRatio", "xMidYMid meet"),
        )
        .into_view()
}

/// The colours of the seats, for a list of moves.
pub fn seat_paints(scene: &Scene) -> Vec<String> {
    scene.seats.iter().map(|card| card.paint.class()).collect()
}

/// Whose eyes may be looked through once a game is open to all.
pub fn all_viewers(seats: usize, hidden: bool) -> Vec<Viewer> {
    if !hidden {
        return vec![Viewer::Everything];
    }
    let mut viewers = vec![Viewer::Everything];
    viewers.extend(SeatSet::all(seats).iter().map(Viewer::Seat));
    viewers.push(Viewer::Spectator);
    viewers
}
