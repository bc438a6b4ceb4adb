//! A game that can be gone through move by move: the board, the slider, the keys, the eyes.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tablier_rules::{AnyMatch, Message, Scene, SeatSet, Viewer};
use wasm_bindgen::JsCast;
use web_sys::SvgElement;

use crate::board::page_board::{PageBoard, Showing};
use crate::messages as m;
use crate::parts::choice::choice;
use crate::parts::icon::icon;
use crate::shell::Shell;
use tablier_rules::Speech;
use tablier_rules::typeset;

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

/// The reel, with what the page round it may look at. `keys` tells whether it takes the keys of the whole page.
pub fn reel(reel: Reel, keys: bool) -> (Reeled, AnyView) {
    let shell = Shell::get();
    let l = shell.language();
    let Reel { game, names, viewers, at, first: (first, beginning), remarks } = reel;
    let last = game.moves();
    let game = StoredValue::new_local(game);
    let names = StoredValue::new(names);
    let at = RwSignal::new(at.clamp(first, last));
    let chosen = RwSignal::new(0usize);
    let all = viewers.clone();
    let viewer = Memo::new(move |_| all.get(chosen.get()).copied().unwrap_or(Viewer::Spectator));
    let scene = Memo::new(move |_| {
        let (at, viewer, format) = (at.get(), viewer.get(), shell.format());
        game.try_with_value(|game| game.after(at).scene(viewer, &[], format))
    });
    let running = RwSignal::new(false);
    let timer = set_interval_with_handle(
        move || {
            if running.get_untracked() {
                let here = at.get_untracked();
                if here < last { at.set(here + 1) } else { running.set(false) }
            }
        },
        Duration::from_millis(900),
    );
    let listener = keys.then(|| {
        window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
            let field =
                event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            if field.is_some_and(|field| {
                field.matches("input:not([type=range]), textarea, [role=radio]").unwrap_or(false)
            }) || event.alt_key()
                || event.ctrl_key()
                || event.meta_key()
            {
                return;
            }
            let here = at.get_untracked();
            match event.key().as_str() {
                "ArrowLeft" => at.set(here.saturating_sub(1).max(first)),
                "ArrowRight" => at.set((here + 1).min(last)),
                "Home" => at.set(first),
                "End" => at.set(last),
                _ => return,
            }
            event.prevent_default();
        })
    });
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
        if let Some(listener) = listener {
            listener.remove();
        }
    });
    let viewer_names: Vec<String> = viewers
        .iter()
        .map(|viewer| match viewer {
            Viewer::Seat(seat) => names.with_value(|names| {
                names.get(seat.index()).map(|name| name.get(l)).unwrap_or_default()
            }),
            Viewer::Spectator => m::spectator().get(l),
            Viewer::Everything => m::all_knowing().get(l),
        })
        .collect();
    let viewer_row = (viewers.len() > 1).then(|| view! {
        <div class="field"><span class="field-label">{m::eyes().get(l)}</span>
            {choice(m::eyes().get(l), viewer_names, chosen.into(), move |index| chosen.set(index))}</div>
    });
    let step = move |change: isize| {
        running.set(false);
        at.update(|at| *at = at.saturating_add_signed(change).clamp(first, last));
    };
    let slid = move |event| {
        if let Ok(number) = event_target_value(&event).parse::<usize>() {
            at.set(number.clamp(first, last));
        }
    };
    let button = move |name: &'static str, words: Message, change: isize| {
        view! { <button type="button" class="quiet" aria-label=words.get(l) title=words.get(l) on:click=move |_| step(change) inner_html=icon(name)></button> }
    };
    let run = move |_| {
        if at.get_untracked() == last {
            at.set(first);
        }
        running.update(|running| *running = !*running);
    };
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
    let view = view! {
        <div class="reel">
            {still_board(scene, names)}
            <p class="reel-told" aria-live="polite">{move || typeset(&told(), l)}</p>
            <div class="reel-row">
                {button("first", m::to_first(), isize::MIN)}
                {button("previous", m::to_previous(), -1)}
                <button type="button" class="button" aria-label=m::run().get(l) on:click=run>
                    {move || view! { <span inner_html=icon(if running.get() { "pause" } else { "play" })></span> }}</button>
                {button("next", m::to_following(), 1)}
                {button("last", m::to_last(), isize::MAX)}
                <input class="slider" type="range" min=first.to_string() max=last.to_string() aria-label=m::move_field().get(l)
                    prop:value=move || at.get().to_string() on:input=slid/>
                <span class="reel-number">{move || at.get() - first}" / "{last - first}</span>
            </div>
            {viewer_row}
        </div>
    };
    (Reeled { at, viewer, scene }, view.into_any())
}

/// A board on which nothing can be clicked, but things move.
fn still_board(scene: Memo<Option<Scene>>, names: StoredValue<Vec<Message>>) -> AnyView {
    let shell = Shell::get();
    let l = shell.language();
    let node: NodeRef<leptos::svg::Svg> = NodeRef::new();
    let stage: Rc<RefCell<Option<PageBoard>>> = Rc::default();
    Effect::new(move |_| {
        let (Some(svg), Some(scene)) = (node.get(), scene.get()) else { return };
        let mut stage = stage.borrow_mut();
        let step = if stage.is_none() { 0 } else { shell.step() };
        let stage = stage.get_or_insert_with(|| PageBoard::new(svg.unchecked_into::<SvgElement>()));
        names.with_value(|names| {
            let speech = Speech { language: l, names };
            stage.show(&scene, Showing { step, offers: false, hint: None, speech });
        });
    });
    view! { <div class="reel-board"><svg class="board" node_ref=node role="group" aria-label=m::position().get(l) preserveAspectRatio="xMidYMid meet"></svg></div> }
        .into_any()
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
