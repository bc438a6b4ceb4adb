//! What was chosen for this browser, and how the page is dressed for it.

use leptos::prelude::*;
use tablier_rules::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use super::{Shell, matches};
use crate::local::attic;
use crate::settings::{KEY, Light, Settings, Speed, language_of};

/// Whether it is dark on the device.
const DARK: &str = "(prefers-color-scheme: dark)";

impl Shell {
    /// The language that is shown.
    pub fn language(&self) -> Language {
        let chosen = self.settings.with_untracked(|settings| settings.language);
        chosen.unwrap_or_else(|| {
            let languages = web_sys::window().map(|window| window.navigator().languages());
            let tags: Vec<String> =
                languages.into_iter().flatten().filter_map(|tag| tag.as_string()).collect();
            language_of(tags.iter().map(String::as_str))
        })
    }

    /// Changes settings and keeps them.
    pub fn change(&self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.settings.with_untracked(|settings| attic::put(KEY, settings));
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
        let language = if self.language() == Language::Fr { "fr" } else { "en" };
        let still = settings.speed == Speed::Still;
        let _ = root.set_attribute("lang", language);
        let _ = root.set_attribute("data-theme", if dark { "dark" } else { "light" });
        let _ = root.set_attribute("data-palette", if settings.clear { "clear" } else { "usual" });
        let _ = root.set_attribute("data-size", if settings.large { "large" } else { "usual" });
        let _ = root.set_attribute("data-motion", if still { "still" } else { "usual" });
    }
}
