//! What is to be seen, as a value.

use crate::tag::Tag;

/// Whatever can be shown.
#[derive(Default)]
pub enum View {
    #[default]
    Nothing,
    Text(String),
    Tag(Box<Tag>),
    Several(Vec<View>),
    /// Drawn anew when what it is drawn from changes.
    Changing(Box<dyn FnMut() -> View>),
}

impl View {
    /// A part that is drawn anew when what it is drawn from changes.
    pub fn changing<V: IntoView>(mut draw: impl FnMut() -> V + 'static) -> View {
        View::Changing(Box::new(move || draw().into_view()))
    }
}

/// What can be shown.
pub trait IntoView {
    fn into_view(self) -> View;
}

impl IntoView for View {
    fn into_view(self) -> View {
        self
    }
}

impl IntoView for Tag {
    fn into_view(self) -> View {
        View::Tag(Box::new(self))
    }
}

impl IntoView for String {
    fn into_view(self) -> View {
        View::Text(self)
    }
}

impl IntoView for &str {
    fn into_view(self) -> View {
        View::Text(self.to_owned())
    }
}

impl<V: IntoView> IntoView for Option<V> {
    fn into_view(self) -> View {
        self.map(V::into_view).unwrap_or_default()
    }
}

impl<V: IntoView> IntoView for Vec<V> {
    fn into_view(self) -> View {
        View::Several(self.into_iter().map(V::into_view).collect())
    }
}

impl<V: IntoView, const N: usize> IntoView for [V; N] {
    fn into_view(self) -> View {
        View::Several(self.into_iter().map(V::into_view).collect())
    }
}

/// Several views as one.
pub trait CollectView {
    /// All of them, one after the other.
    fn collect_view(self) -> View;
}

impl<V: IntoView, I: IntoIterator<Item = V>> CollectView for I {
    fn collect_view(self) -> View {
        View::Several(self.into_iter().map(V::into_view).collect())
    }
}
