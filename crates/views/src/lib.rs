//! The views of Leptos and what they react to, by the names `view!` asks for. What Leptos brings for servers is left out: a page would carry it.

mod into_view;
pub mod mount;

pub use leptos_dom;
pub use leptos_macro::view;
pub use reactive_graph as reactive;
pub use tachys;
pub use tachys::html::attribute as attr;
pub use tachys::html::element as html;
pub use tachys::html::event as ev;
pub use tachys::svg;

/// What a page needs most.
pub mod prelude {
    pub use leptos_dom::helpers::*;
    pub use leptos_macro::view;
    pub use reactive_graph::computed::Memo;
    pub use reactive_graph::effect::{Effect, RenderEffect};
    pub use reactive_graph::graph::untrack;
    pub use reactive_graph::owner::{
        LocalStorage, Owner, StoredValue, expect_context, on_cleanup, provide_context, use_context,
    };
    pub use reactive_graph::prelude::*;
    pub use reactive_graph::signal::RwSignal;
    pub use reactive_graph::wrappers::read::Signal;
    pub use tachys::prelude::*;
    pub use tachys::reactive_graph::node_ref::NodeRef;

    pub use crate::into_view::{CollectView, IntoView, View, ViewMarker};
}

/// Work that goes on beside the page.
pub mod task {
    use std::future::Future;

    /// Begins something that may take a while.
    pub fn spawn_local(work: impl Future<Output = ()> + 'static) {
        any_spawner::Executor::spawn_local(work);
    }
}

/// A function of a view by one type, whatever it does, so that what shows it is there once: `view!` asks for it where views are erased.
#[doc(hidden)]
#[cfg(erase_components)]
pub fn __as_shared_reactive_fn<T: 'static>(
    function: impl FnMut() -> T + Send + 'static,
) -> tachys::reactive_graph::SharedReactiveFunction<T> {
    std::sync::Arc::new(std::sync::Mutex::new(function))
}
