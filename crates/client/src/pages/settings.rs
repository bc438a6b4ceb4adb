//! What can be chosen for this browser, and who one is.

use std::time::Duration;

use tablier_protocol::{Me, Recovery, Rename};
use tablier_rules::{Language, Message};
use tablier_views::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use web_sys::SubmitEvent;

use crate::link::http;
use crate::messages as m;
use crate::route::Route;
use crate::settings::{Light, Speed};
use crate::shell::Shell;
use crate::widgets::choice::{choice, switch};
use crate::widgets::part::{click, part, plain_button};
use tablier_pages::messages as w;

const LIGHTS: [Light; 3] = [Light::Device, Light::Day, Light::Night];
const SPEEDS: [Speed; 4] = [Speed::Slow, Speed::Usual, Speed::Fast, Speed::Still];

/// The page.
pub fn settings() -> View {
    let shell = Shell::get();
    let l = shell.language();
    let settings = shell.settings;
    let language = Signal::derive(move || {
        let chosen = settings.with(|s| s.language);
        Language::ALL.iter().position(|known| Some(*known) == chosen).map_or(0, |at| at + 1)
    });
    let light = Signal::derive(move || {
        settings.with(|s| LIGHTS.iter().position(|known| *known == s.light)).unwrap_or(0)
    });
    let speed = Signal::derive(move || {
        settings.with(|s| SPEEDS.iter().position(|known| *known == s.speed)).unwrap_or(1)
    });
    let words = |list: &[Message]| list.iter().map(|word| word.get(l)).collect::<Vec<_>>();
    // Each is called as those call it who speak it.
    let languages = [m::as_browser().get(l)].into_iter().chain(Language::ALL.map(Language::name));
    let languages: Vec<String> = languages.collect();
    let field = |title: Message, inside: View| {
        tag("div")
            .class("field")
            .child(tag("span").class("field-label").child(title.get(l)))
            .child(inside)
    };
    let sounds = Signal::derive(move || settings.with(|s| s.sounds));
    let large = Signal::derive(move || settings.with(|s| s.large));
    let clear = Signal::derive(move || settings.with(|s| s.clear));
    // Whoever is typing a name goes on when the salon says who they are once more.
    let me = Memo::new(move |_| shell.me.get());
    tag("section")
        .class("plain settings")
        .child(tag("h1").child(w::settings().get(l)))
        .child(field(
            m::language(),
            choice(m::language().get(l), languages, language, move |index| {
                speak(shell, index.checked_sub(1).and_then(|at| Language::ALL.get(at).copied()));
            }),
        ))
        .child(field(
            m::light(),
            choice(
                m::light().get(l),
                words(&[m::as_device(), m::day(), m::night()]),
                light,
                move |index| shell.change(|s| s.light = LIGHTS[index]),
            ),
        ))
        .child(field(
            m::speed(),
            choice(
                m::speed().get(l),
                words(&[m::slow(), m::usual(), m::fast(), m::still()]),
                speed,
                move |index| shell.change(|s| s.speed = SPEEDS[index]),
            ),
        ))
        .child(switch(m::sounds().get(l), sounds, move |on| shell.change(|s| s.sounds = on)))
        .child(switch(m::large().get(l), large, move |on| shell.change(|s| s.large = on)))
        .child(switch(m::clear().get(l), clear, move |on| shell.change(|s| s.clear = on)))
        .child(part(move || me.get().map(|me| person(shell, me))))
        .into_view()
}

/// Changes the language. That writes the page anew, so that the focus has to be given back to what was chosen.
fn speak(shell: Shell, language: Option<Language>) {
    let give_back = || {
        let chosen = document().query_selector(".settings [aria-checked=true]").ok().flatten();
        if let Some(chosen) = chosen.and_then(|chosen| chosen.dyn_into::<HtmlElement>().ok()) {
            let _ = chosen.focus();
        }
    };
    shell.change_then(
        |settings| settings.language = language,
        move || set_timeout(give_back, Duration::ZERO),
    );
}

fn person(shell: Shell, me: Me) -> View {
    let l = shell.language();
    let name = RwSignal::new(me.name);
    let rename = move |event: SubmitEvent| {
        event.prevent_default();
        tablier_views::task::spawn_local(async move {
            let body = Rename { name: name.get_untracked(), program: false };
            match http::post::<_, Me>("/api/me", &body).await {
                Ok(me) => {
                    shell.me.set(Some(me));
                    shell.notice.set(Some(m::renamed()));
                }
                Err(failure) => shell.notice.set(Some(failure.text)),
            }
        });
    };
    let code = RwSignal::new(None::<String>);
    let carry = click(move || {
        tablier_views::task::spawn_local(async move {
            match http::post::<_, Recovery>("/api/me/recovery", &()).await {
                Ok(recovery) => {
                    let origin =
                        web_sys::window().and_then(|window| window.location().origin().ok());
                    let path = Route::Recover(recovery.code).path();
                    code.set(Some(origin.unwrap_or_default() + &path));
                }
                Err(failure) => shell.notice.set(Some(failure.text)),
            }
        });
    });
    [
        tag("h2").child(m::who_i_am().get(l)).into_view(),
        tag("form")
            .class("chat")
            .on("submit", rename)
            .child(
                tag("input")
                    .class("text")
                    .attr("maxlength", "24")
                    .attr("aria-label", m::my_name().get(l))
                    .value_of(move || name.get())
                    .on("input", move |event| name.set(event_target_value(&event))),
            )
            .child(tag("button").class("button").child(m::rename().get(l)))
            .into_view(),
        tag("p").child(m::carry_more().get(l)).into_view(),
        plain_button("button quiet", m::carry().get(l), carry),
        part(move || code.get().map(|code| tag("p").class("address").child(code).into_view())),
    ]
    .into_view()
}

/// Becomes the same person as on another device.
pub fn recover(code: &str) -> View {
    let shell = Shell::get();
    let l = shell.language();
    let code = code.to_owned();
    let take = click(move || {
        let body = Recovery { code: code.clone() };
        tablier_views::task::spawn_local(async move {
            match http::post::<_, ()>("/api/recover", &body).await {
                // The connection still is somebody else's: everything begins anew.
                Ok(()) => drop(web_sys::window().map(|window| window.location().assign("/"))),
                Err(failure) => shell.notice.set(Some(failure.text)),
            }
        });
    });
    tag("section")
        .class("plain")
        .child(tag("h1").child(w::recover().get(l)))
        .child(tag("p").child(m::recover_more().get(l)))
        .child(plain_button("button", w::recover().get(l), take))
        .into_view()
}
