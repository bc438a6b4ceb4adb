//! Views are put into a page, and taken out.

use any_spawner::Executor;
use reactive_graph::owner::Owner;
use tachys::view::any_view::{AnyView, AnyViewState};
use tachys::view::{Mountable, Render};
use web_sys::Element;

/// A view that stands in a page for as long as this is kept.
pub struct Mounted {
    state: AnyViewState,
    /// What it reacts to ends with it.
    owner: Owner,
}

impl Drop for Mounted {
    fn drop(&mut self) {
        self.state.unmount();
        self.owner.cleanup();
    }
}

/// Lets signals be heard from now on, before anything is shown.
pub fn begin() {
    // Only the first call of a page finds nobody listening.
    let _ = Executor::init_wasm_bindgen();
}

/// What reacts in a page without being a view of it, for as long as this is kept.
pub struct Reacting(Owner);

impl Drop for Reacting {
    fn drop(&mut self) {
        self.0.cleanup();
    }
}

/// Lets something react.
pub fn react(begin: impl FnOnce()) -> Reacting {
    let owner = Owner::new();
    owner.with(begin);
    Reacting(owner)
}

/// Puts a view behind whatever is in an element.
pub fn mount_to(parent: &Element, view: impl FnOnce() -> AnyView) -> Mounted {
    begin();
    let owner = Owner::new();
    let state = owner.with(|| {
        let mut state = view().build();
        state.mount(parent, None);
        state
    });
    Mounted { state, owner }
}
