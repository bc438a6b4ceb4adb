//! Parts of a page that change by themselves, and buttons.

use tablier_views::prelude::*;
use web_sys::MouseEvent;

use tablier_pages::icon;

/// What a click does.
pub type Click = Box<dyn FnMut(MouseEvent)>;

/// What a click does that is the same wherever it hits.
pub fn click(mut act: impl FnMut() + 'static) -> Click {
    Box::new(move |_| act())
}

/// A part that is drawn anew when what it is drawn from changes, or is not there.
pub fn part(draw: impl Fn() -> Option<View> + 'static) -> View {
    View::changing(draw)
}

/// Words that change.
pub fn words(say: impl Fn() -> String + 'static) -> View {
    View::changing(say)
}

/// A button with a drawing before its words.
pub fn button(class: &'static str, drawing: &'static str, words: String, click: Click) -> View {
    tag("button")
        .class(class)
        .on("click", click)
        .child(tag("span").html(icon(drawing)))
        .child(words)
        .into_view()
}

/// A button with words alone.
pub fn plain_button(class: &'static str, words: String, click: Click) -> View {
    tag("button").class(class).on("click", click).child(words).into_view()
}

/// A link that looks like a button, with a drawing before its words.
pub fn link(class: &'static str, href: String, drawing: &'static str, words: String) -> View {
    tag("a")
        .class(class)
        .attr("href", href)
        .child(tag("span").html(icon(drawing)))
        .child(words)
        .into_view()
}

/// A button that opens something, and closes it.
pub fn fold(open: RwSignal<bool>, words: View) -> View {
    let turn = click(move || open.update(|open| *open = !*open));
    tag("button")
        .class("fold")
        .attr_of("aria-expanded", move || open.get().to_string())
        .on("click", turn)
        .child(words)
        .into_view()
}
