//! The board of a table: drawing, clicking, keys.

use std::cell::RefCell;
use std::rc::Rc;

use tablier_rules::compass::Arrow;
use tablier_rules::{Action, ClickResult, Speech, click};
use tablier_views::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent};

use super::{Sight, finger};
use crate::board::page_board::{PageBoard, Showing};
use crate::messages as m;
use crate::room::Room;
use crate::widgets::part::words;

/// How long things take that answer a click which is not a move yet.
const QUICK: u32 = 140;

/// The drawing, once there is one.
type Drawn = Rc<RefCell<Option<PageBoard>>>;

/// The board, with what the thing is called that is pointed at.
pub fn board(sight: Sight) -> View {
    let room = Room::get();
    let l = room.language();
    let caption = Caption { board: NodeRef::new(), words: RwSignal::new(String::new()) };
    let drawn = Drawn::default();
    draw(room, sight, caption, drawn.clone());
    // Not every browser says of a click what made it.
    let touched = StoredValue::new(false);
    let pressed = move |event: PointerEvent| touched.set_value(event.pointer_type() == "touch");
    let clicked = move |event: MouseEvent| clicked(room, sight, &event, touched.get_value());
    let keyed = move |event: KeyboardEvent| keyed(room, sight, &event, &drawn);
    let over = move |event: PointerEvent| {
        let thing = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        caption.name(thing.and_then(|thing| thing.closest("[aria-label].item").ok().flatten()));
    };
    [
        tag("div")
            .class("board-scroll")
            .attr_of("inert", move || sight.handover.get())
            .on("focusin", move |_: Event| caption.name_focused())
            .child(
                tag("svg")
                    .class("board")
                    .node(caption.board)
                    .attr("role", "group")
                    .attr("aria-label", m::board().get(l))
                    .attr("preserveAspectRatio", "xMidYMid meet")
                    .on("pointerdown", pressed)
                    .on("click", clicked)
                    .on("keydown", keyed)
                    .on("pointerover", over)
                    .on("pointerleave", move |_: Event| caption.name_focused()),
            )
            .into_view(),
        tag("p")
            .class("caption")
            .attr("aria-hidden", "true")
            .child(words(move || caption.words.get()))
            .into_view(),
    ]
    .into_view()
}

/// What stands below the board: the name of a thing.
#[derive(Clone, Copy)]
struct Caption {
    board: NodeRef,
    words: RwSignal<String>,
}

impl Caption {
    fn name(self, thing: Option<Element>) {
        let words = thing.and_then(|thing| thing.get_attribute("aria-label")).unwrap_or_default();
        if self.words.get_untracked() != words {
            self.words.set(words);
        }
    }

    /// A thing that was only tapped has the focus too, or leaves it to its neighbour: that is nothing to speak of.
    fn name_focused(self) {
        let svg = self.board.get_untracked();
        self.name(svg.and_then(|svg| svg.query_selector(".item:focus-visible").ok().flatten()));
    }
}

/// Draws the board anew whenever it looks otherwise.
fn draw(room: Room, sight: Sight, caption: Caption, drawn: Drawn) {
    let hint = room.watch(|known| Some(known.hand().hint()?.id.clone()));
    let holding = room.watch(|known| !known.hand().gesture().is_empty());
    effect(move |_| {
        let (Some(svg), Some(scene)) = (caption.board.get(), sight.scene.get()) else { return };
        let (names, hint, offers) = (sight.names.get(), hint.get(), sight.may_click.get());
        let mut drawn = drawn.borrow_mut();
        let step = match (drawn.is_none(), holding.get()) {
            (true, _) => 0,
            (_, true) => room.step().min(QUICK),
            _ => room.step(),
        };
        let svg: SvgElement = svg.unchecked_into();
        let board = drawn.get_or_insert_with(|| PageBoard::new(svg));
        let speech = Speech { language: room.language(), names: &names };
        board.show(&scene, Showing { step, offers, hint: hint.as_deref(), speech });
        caption.name_focused();
    });
}

/// A click chooses what it hits, or shows at once how things stand.
fn clicked(room: Room, sight: Sight, event: &MouseEvent, by_finger: bool) {
    if !sight.at_rest.get_untracked() {
        return skip(room);
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let id = target.as_ref().and_then(finger::target).or_else(|| {
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        by_finger.then(|| finger::nearest(x, y)).flatten()
    });
    if let Some(id) = id {
        choose(room, sight, &id);
    }
}

/// Arrows lead to other things, Enter chooses one.
fn keyed(room: Room, sight: Sight, event: &KeyboardEvent, drawn: &Drawn) {
    if event.alt_key() || event.ctrl_key() || event.meta_key() {
        return;
    }
    let key = event.key();
    let mut board = drawn.borrow_mut();
    let Some(board) = board.as_mut() else { return };
    if let Some(arrow) = Arrow::of_key(&key) {
        event.prevent_default();
        board.move_focus(arrow);
    } else if key == "Enter" || key == " " {
        event.prevent_default();
        if let Some(id) = board.focused() {
            // The board is drawn anew by what follows.
            set_timeout(move || choose(room, sight, &id), std::time::Duration::ZERO);
        }
    }
}

/// Shows how things stand at once.
pub fn skip(room: Room) {
    room.with_known(|known| known.screen_mut().skip());
}

/// Does what a click on a thing does.
pub fn choose(room: Room, sight: Sight, id: &str) {
    let action = sight.scene.with_untracked(|scene| {
        let scene = scene.as_ref()?;
        scene.actions().find(|(known, _, _)| *known == id).map(|(_, _, action)| action.clone())
    });
    if let Some(action) = action {
        perform(room, sight, &action);
    }
}

/// Does what an action says, if anything may be done.
pub fn perform(room: Room, sight: Sight, action: &Action) {
    if !sight.may_click.get_untracked() {
        return;
    }
    let held = room.known_now(|known| Some(known.hand().gesture().to_vec())).unwrap_or_default();
    match click(&held, action) {
        ClickResult::Holds(words) => room.hold(words),
        ClickResult::Plays(moves) => room.play(moves),
    }
}
