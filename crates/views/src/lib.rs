//! What a page shows, and the signals it follows. Knows nothing of salons or games.
//!
//! ```text
//!   signal ──▶ memo ──▶ effect                 signals.rs   who follows whom, and when it is run anew
//!                 └───▶ view ──▶ standing      view.rs      what is to be seen, as a value
//!                                              standing.rs  what stands in the page, and how it becomes that
//! ```

pub mod browser;
pub mod mount;
mod place;
mod signals;
mod standing;
mod tag;
mod view;

/// What a page needs most.
pub mod prelude {
    pub use crate::browser::{
        document, event_target_value, request_animation_frame, set_interval, set_timeout, window,
        window_event_listener,
    };
    pub use crate::place::NodeRef;
    pub use crate::signals::{
        Memo, RwSignal, Signal, StoredValue, effect, expect_context, on_cleanup, provide_context,
        untrack,
    };
    pub use crate::tag::{Tag, tag};
    pub use crate::view::{CollectView, IntoView, View};
    pub use web_sys::Event;
}

/// Work that goes on beside the page.
pub mod task {
    pub use wasm_bindgen_futures::spawn_local;
}
