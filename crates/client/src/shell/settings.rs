//! What was chosen for this browser, and how the page is dressed for it.

use tablier_rules::{Language, Lid};
use tablier_views::prelude::*;
use tablier_views::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::HtmlDocument;

use super::{Shell, matches};
use crate::link::http;
use crate::local::attic;
use crate::settings::{KEY, Light, Settings, Speed, language_of};
use crate::wordings;

/// Whether it is dark on the device.
const DARK: &str = "(prefers-color-scheme: dark)";

/// The language a page begins with.
pub fn first_language() -> Language {
    shown_in(&attic::get(KEY).unwrap_or_default())
}

/// The language that was chosen, or the first of the browser's that is spoken here.
fn shown_in(settings: &Settings) -> Language {
    settings.language.unwrap_or_else(|| {
        let languages = web_sys::window().map(|window| window.navigator().languages());
        let tags: Vec<String> =
            languages.into_iter().flatten().filter_map(|tag| tag.as_string()).collect();
        language_of(tags.iter().map(String::as_str))
    })
}

impl Shell {
    /// The language that is shown.
    pub fn language(&self) -> Language {
        self.settings.with_untracked(shown_in)
    }

    /// Changes settings and keeps them. Another language is shown once its wordings are there.
    pub fn change(&self, change: impl FnOnce(&mut Settings)) {
        self.change_then(change, || {});
    }

    /// The same, and something more once that is done.
    pub fn change_then(&self, change: impl FnOnce(&mut Settings), then: impl FnOnce() + 'static) {
        let mut changed = self.settings.get_untracked();
        change(&mut changed);
        let (shell, language) = (*self, shown_in(&changed));
        let settle = move || {
            attic::put(KEY, &changed);
            shell.settings.set(changed);
            then();
        };
        self.asked.update_value(|asked| *asked += 1);
        let asked = self.asked.get_value();
        if language == self.language() {
            return settle();
        }
        spawn_local(async move {
            match shell.load_words(language).await {
                // Something else was chosen meanwhile.
                _ if shell.asked.get_value() != asked => {}
                true => settle(),
                false => shell.notice.set(Some(http::unreachable_salon().text)),
            }
        });
    }

    /// Loads what this page says in another language, and what the games say whose words were needed so far.
    async fn load_words(&self, language: Language) -> bool {
        let before = self.language();
        let games = self.games.lids().iter().filter(|lid| wordings::has_game(*lid, before));
        for lid in games {
            if !wordings::load_game(lid, language).await {
                return false;
            }
        }
        wordings::load(language).await
    }

    /// Whether what a game says can be read by now. Where it cannot, it is asked for, and whoever asks is told when it is there.
    pub fn has_words(&self, lid: &'static dyn Lid) -> bool {
        let (language, worded) = (self.language(), self.worded);
        worded.track();
        if wordings::has_game(lid, language) {
            return true;
        }
        spawn_local(async move {
            if wordings::load_game(lid, language).await {
                worded.notify();
            }
        });
        false
    }

    /// How long a step of an animation takes, in milliseconds.
    pub fn step(&self) -> u32 {
        let still = matches("(prefers-reduced-motion: reduce)");
        let speed = self.settings.with_untracked(|settings| settings.speed);
        if still && speed == Speed::Usual { 0 } else { speed.step() }
    }

    /// Dresses the page anew when it gets dark on the device.
    pub(super) fn watch_light(&self) {
        let settings = self.settings;
        let list = web_sys::window().and_then(|window| window.match_media(DARK).ok().flatten());
        let changed = Closure::<dyn FnMut()>::new(move || settings.notify());
        if let Some(list) = list {
            list.set_onchange(Some(changed.as_ref().unchecked_ref()));
        }
        changed.forget();
    }

    /// Shows by day or by night, and with which palette, as chosen.
    pub fn dress(&self) {
        let settings = self.settings.get();
        let dark = match settings.light {
            Light::Device => matches(DARK),
            Light::Day => false,
            Light::Night => true,
        };
        let root = web_sys::window().and_then(|window| window.document()?.document_element());
        let Some(root) = root else { return };
        note_for_salon(settings.language);
        let still = settings.speed == Speed::Still;
        for (name, value) in [
            ("lang", self.language().tag()),
            ("data-theme", if dark { "dark" } else { "light" }),
            ("data-palette", if settings.clear { "clear" } else { "usual" }),
            ("data-size", if settings.large { "large" } else { "usual" }),
            ("data-motion", if still { "still" } else { "usual" }),
        ] {
            // Whatever stands on the page may depend on it, and is looked at again.
            if root.get_attribute(name).as_deref() != Some(value) {
                let _ = root.set_attribute(name, value);
            }
        }
    }
}

/// Lets the salon write its pages in the language that was chosen.
fn note_for_salon(chosen: Option<Language>) {
    let note = match chosen {
        Some(language) => format!("language={}; max-age=31536000", language.tag()),
        None => "language=; max-age=0".to_owned(),
    };
    let document: HtmlDocument = document().unchecked_into();
    let _ = document.set_cookie(&(note + "; path=/; samesite=lax"));
}
