//! Views are put into a page, and taken out.

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::Element;

use crate::signals::{Scope, begin as begin_signals, run_waiting};
use crate::standing::{Spot, Standing};
use crate::view::View;

/// A view that stands in a page for as long as this is kept.
pub struct Mounted {
    standing: Option<Standing>,
    /// What it follows ends with it.
    scope: Option<Scope>,
}

impl Drop for Mounted {
    fn drop(&mut self) {
        drop(self.scope.take());
        if let Some(standing) = self.standing.take() {
            standing.remove();
        }
    }
}

thread_local! {
    /// Runs what waits. It is made once and called for ever.
    static RUN: Closure<dyn FnMut(JsValue)> = Closure::new(|_| run_waiting());
}

/// Lets signals be heard from now on, before anything is shown.
pub fn begin() {
    begin_signals(|| {
        // As soon as what goes on now is done, and before anything is painted.
        RUN.with(|run| drop(js_sys::Promise::resolve(&JsValue::UNDEFINED).then(run)));
    });
}

/// What follows signals without being a view, for as long as this is kept.
pub struct Reacting {
    _scope: Scope,
}

/// Lets something follow signals.
pub fn react(begin: impl FnOnce()) -> Reacting {
    Reacting { _scope: Scope::new(begin).0 }
}

/// Puts a view behind whatever is in an element.
pub fn mount_to(parent: &Element, view: impl FnOnce() -> View) -> Mounted {
    begin();
    let (scope, standing) = Scope::new(|| Standing::put(view(), Spot { parent, before: None }));
    Mounted { standing: Some(standing), scope: Some(scope) }
}
