//! Parts of a page that change by themselves, and buttons, all of few types: whatever is of a type of its own is loaded by everybody.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use tablier_pages::icon;

/// What a click does.
pub type Click = Box<dyn FnMut(MouseEvent)>;

/// What a click does that is the same wherever it hits.
pub fn click(mut act: impl FnMut() + 'static) -> Click {
    Box::new(move |_| act())
}

/// A part that is drawn anew when what it is drawn from changes, or is not there.
pub fn part(draw: impl Fn() -> Option<AnyView> + Send + 'static) -> AnyView {
    let draw: Box<dyn FnMut() -> Option<AnyView> + Send> = Box::new(draw);
    draw.into_any()
}

/// Words that change.
pub fn words(say: impl Fn() -> String + Send + 'static) -> AnyView {
    let say: Box<dyn FnMut() -> String + Send> = Box::new(say);
    say.into_any()
}

/// A button with a drawing before its words.
pub fn button(class: &'static str, drawing: &'static str, words: String, click: Click) -> AnyView {
    view! { <button class=class on:click=click><span inner_html=icon(drawing)></span>{words}</button> }
        .into_any()
}

/// A button with words alone.
pub fn plain_button(class: &'static str, words: String, click: Click) -> AnyView {
    view! { <button class=class on:click=click>{words}</button> }.into_any()
}

/// A link that looks like a button, with a drawing before its words.
pub fn link(class: &'static str, href: String, drawing: &'static str, words: String) -> AnyView {
    view! { <a class=class href=href><span inner_html=icon(drawing)></span>{words}</a> }.into_any()
}

/// A button that opens something, and closes it.
pub fn fold(open: RwSignal<bool>, words: AnyView) -> AnyView {
    let turn = click(move || open.update(|open| *open = !*open));
    view! { <button class="fold" aria-expanded=move || open.get().to_string() on:click=turn>{words}</button> }
        .into_any()
}
