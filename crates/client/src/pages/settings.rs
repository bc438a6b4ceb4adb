//! What can be chosen for this browser, and who one is.

use std::time::Duration;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use tablier_protocol::{Me, Recovery, Rename};
use tablier_rules::Language;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::link::http;
use crate::parts::choice::{choice, switch};
use crate::route::Route;
use crate::settings::{Light, Speed};
use crate::shell::Shell;
use crate::words as w;

const LANGUAGES: [Option<Language>; 3] = [None, Some(Language::Fr), Some(Language::En)];
const LIGHTS: [Light; 3] = [Light::Device, Light::Day, Light::Night];
const SPEEDS: [Speed; 4] = [Speed::Slow, Speed::Usual, Speed::Fast, Speed::Still];

/// The page.
#[component]
pub fn Settings() -> impl IntoView {
    let shell = Shell::get();
    let l = shell.language();
    let settings = shell.settings;
    let language = Signal::derive(move || {
        settings.with(|s| LANGUAGES.iter().position(|known| *known == s.language)).unwrap_or(0)
    });
    let light = Signal::derive(move || {
        settings.with(|s| LIGHTS.iter().position(|known| *known == s.light)).unwrap_or(0)
    });
    let speed = Signal::derive(move || {
        settings.with(|s| SPEEDS.iter().position(|known| *known == s.speed)).unwrap_or(1)
    });
    let words =
        |list: &[w::Word]| list.iter().map(|word| word.get(l).to_owned()).collect::<Vec<_>>();
    let field = |title: w::Word, inside: AnyView| {
        view! { <div class="field"><span class="field-label">{title.get(l)}</span>{inside}</div> }
    };
    let sounds = Signal::derive(move || settings.with(|s| s.sounds));
    let large = Signal::derive(move || settings.with(|s| s.large));
    let clear = Signal::derive(move || settings.with(|s| s.clear));
    view! {
        <section class="plain settings">
            <h1>{w::SETTINGS.get(l)}</h1>
            {field(w::LANGUAGE, choice(w::LANGUAGE.get(l).to_owned(), words(&[w::AS_BROWSER, w::FRENCH, w::ENGLISH]), language,
                move |index| speak(shell, LANGUAGES[index])))}
            {field(w::LIGHT, choice(w::LIGHT.get(l).to_owned(), words(&[w::AS_DEVICE, w::DAY, w::NIGHT]), light,
                move |index| shell.change(|s| s.light = LIGHTS[index])))}
            {field(w::SPEED, choice(w::SPEED.get(l).to_owned(), words(&[w::SLOW, w::USUAL, w::FAST, w::STILL]), speed,
                move |index| shell.change(|s| s.speed = SPEEDS[index])))}
            {switch(w::SOUNDS.get(l).to_owned(), sounds, move |on| shell.change(|s| s.sounds = on))}
            {switch(w::LARGE.get(l).to_owned(), large, move |on| shell.change(|s| s.large = on))}
            {switch(w::CLEAR.get(l).to_owned(), clear, move |on| shell.change(|s| s.clear = on))}
            {move || shell.me.get().map(|me| person(shell, me))}
        </section>
    }
}

/// Changes the language. That writes the page anew, so that the focus has to be given back to what was chosen.
fn speak(shell: Shell, language: Option<Language>) {
    shell.change(|settings| settings.language = language);
    let give_back = || {
        let chosen = document().query_selector(".settings [aria-checked=true]").ok().flatten();
        if let Some(chosen) = chosen.and_then(|chosen| chosen.dyn_into::<HtmlElement>().ok()) {
            let _ = chosen.focus();
        }
    };
    set_timeout(give_back, Duration::ZERO);
}

fn person(shell: Shell, me: Me) -> AnyView {
    let l = shell.language();
    let name = RwSignal::new(me.name);
    let rename = move |event: SubmitEvent| {
        event.prevent_default();
        leptos::task::spawn_local(async move {
            let body = Rename { name: name.get_untracked(), program: false };
            match http::post::<_, Me>("/api/me", &body).await {
                Ok(me) => {
                    shell.me.set(Some(me));
                    shell.notice.set(Some(w::RENAMED.text()));
                }
                Err(failure) => shell.notice.set(Some(failure.text)),
            }
        });
    };
    let code = RwSignal::new(None::<String>);
    let carry = move |_| {
        leptos::task::spawn_local(async move {
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
    };
    view! {
        <h2>{w::WHO_I_AM.get(l)}</h2>
        <form class="chat" on:submit=rename>
            <input class="text" maxlength="24" aria-label=w::MY_NAME.get(l) prop:value=move || name.get()
                on:input=move |event| name.set(event_target_value(&event))/>
            <button class="button">{w::RENAME.get(l)}</button>
        </form>
        <p>{w::CARRY_MORE.get(l)}</p>
        <button class="button quiet" on:click=carry>{w::CARRY.get(l)}</button>
        {move || code.get().map(|code| view! { <p class="address">{code}</p> })}
    }
    .into_any()
}

/// Becomes the same person as on another device.
pub fn recover(code: &str) -> AnyView {
    let shell = Shell::get();
    let l = shell.language();
    let code = code.to_owned();
    let take = move |_| {
        let body = Recovery { code: code.clone() };
        leptos::task::spawn_local(async move {
            match http::post::<_, ()>("/api/recover", &body).await {
                // The connection still is somebody else's: everything begins anew.
                Ok(()) => drop(web_sys::window().map(|window| window.location().assign("/"))),
                Err(failure) => shell.notice.set(Some(failure.text)),
            }
        });
    };
    view! {
        <section class="plain">
            <h1>{w::RECOVER.get(l)}</h1>
            <p>{w::RECOVER_MORE.get(l)}</p>
            <button class="button" on:click=take>{w::RECOVER.get(l)}</button>
        </section>
    }
    .into_any()
}
