//! What can be shown, by the names `view!` asks for.

use tachys::view::RenderHtml;
use tachys::view::any_view::{AnyView, IntoAny};

/// Whatever can be shown.
pub trait IntoView: RenderHtml + Send + 'static {}

impl<T: RenderHtml + Send + 'static> IntoView for T {}

/// Several views as one.
pub trait CollectView {
    /// All of them, one after the other.
    fn collect_view(self) -> Vec<AnyView>;
}

impl<T: IntoView, I: IntoIterator<Item = T>> CollectView for I {
    fn collect_view(self) -> Vec<AnyView> {
        self.into_iter().map(IntoAny::into_any).collect()
    }
}

/// What `view!` puts round a view. Nothing of it is needed here: what is in it is the view.
#[expect(non_snake_case, reason = "the macro calls it as if it were a type")]
pub mod View {
    /// The view that is in it.
    pub fn new<T>(view: T) -> T {
        view
    }
}

/// In a build for whoever works on it, `view!` marks where a view was written. Nobody here looks for the marks.
pub trait ViewMarker: Sized {
    /// The view, unmarked.
    fn with_view_marker(self, _: impl Into<String>) -> Self {
        self
    }
}

impl<T> ViewMarker for T {}
