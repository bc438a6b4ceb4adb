//! What a page asks of its browser.

use std::time::Duration;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Event, HtmlInputElement, Window};

/// The window of the page.
pub fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

/// The page.
pub fn document() -> Document {
    window().document().expect("a window shows a page")
}

/// What is in the field to which something happened.
pub fn event_target_value(event: &Event) -> String {
    // Every kind of field has it by the same name.
    event
        .target()
        .map(|field| field.unchecked_into::<HtmlInputElement>().value())
        .unwrap_or_default()
}

fn milliseconds(time: Duration) -> i32 {
    i32::try_from(time.as_millis()).unwrap_or(i32::MAX)
}

/// Does something after a while.
pub fn set_timeout(act: impl FnOnce() + 'static, after: Duration) {
    let act = Closure::once_into_js(act);
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(
        act.unchecked_ref(),
        milliseconds(after),
    );
}

/// Does something before the page is painted the next time.
pub fn request_animation_frame(act: impl FnOnce() + 'static) {
    let act = Closure::once_into_js(move |_: JsValue| act());
    let _ = window().request_animation_frame(act.unchecked_ref());
}

/// Something that is done again and again for as long as this is kept.
pub struct Interval {
    number: i32,
    _act: Closure<dyn FnMut()>,
}

impl Drop for Interval {
    fn drop(&mut self) {
        window().clear_interval_with_handle(self.number);
    }
}

/// Does something again and again.
pub fn set_interval(act: impl FnMut() + 'static, every: Duration) -> Interval {
    let act = Closure::<dyn FnMut()>::new(act);
    let number = window().set_interval_with_callback_and_timeout_and_arguments_0(
        act.as_ref().unchecked_ref(),
        milliseconds(every),
    );
    Interval { number: number.unwrap_or_default(), _act: act }
}

/// Something that listens for as long as this is kept.
pub struct Listening {
    event: &'static str,
    act: Closure<dyn FnMut(Event)>,
}

impl Listening {
    /// Listens for as long as there is a page.
    pub fn for_ever(self) {
        std::mem::forget(self);
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let _ = window()
            .remove_event_listener_with_callback(self.event, self.act.as_ref().unchecked_ref());
    }
}

/// Listens to what happens anywhere on the page.
pub fn window_event_listener<E: JsCast + 'static>(
    event: &'static str,
    mut act: impl FnMut(E) + 'static,
) -> Listening {
    let act = Closure::<dyn FnMut(Event)>::new(move |event: Event| act(event.unchecked_into()));
    let _ = window().add_event_listener_with_callback(event, act.as_ref().unchecked_ref());
    Listening { event, act }
}
