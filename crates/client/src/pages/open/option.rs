//! One option of a game as a field of the form.

use serde_json::Value;
use tablier_rules::{Field, Language, Message, OptionKind, OptionMap, typeset};
use tablier_views::prelude::*;

use crate::messages as m;
use crate::widgets::choice::{choice, switch};
use crate::widgets::part::part;

/// The option that is set there.
#[derive(Clone, Copy)]
struct Setting {
    options: RwSignal<OptionMap>,
    key: &'static str,
}

impl Setting {
    fn get(self) -> Value {
        self.options.with(|options| options.get(self.key).cloned().unwrap_or(Value::Null))
    }

    fn set(self, value: Value) {
        self.options.update(|options| {
            options.insert(self.key.to_owned(), value);
        });
    }
}

/// The field, with what it is about.
pub fn option_field(
    field: &Field,
    options: RwSignal<OptionMap>,
    names: Memo<Vec<Message>>,
    l: Language,
) -> View {
    let setting = Setting { options, key: field.key };
    let label = field.label.get(l);
    let title = (!matches!(field.kind, OptionKind::Toggle))
        .then(|| tag("span").class("field-label").child(label.clone()));
    let help = typeset(&field.help.get(l), l);
    tag("div")
        .class("field")
        .child(title)
        .child(input(&field.kind, label, setting, names, l))
        .child(tag("small").child(help))
        .into_view()
}

fn input(
    kind: &OptionKind,
    label: String,
    setting: Setting,
    names: Memo<Vec<Message>>,
    l: Language,
) -> View {
    match kind {
        OptionKind::Toggle => {
            let on = Signal::derive(move || setting.get() == Value::Bool(true));
            switch(label, on, move |on| setting.set(Value::Bool(on)))
        }
        OptionKind::Integer { min, max, except } if max - min < 12 => {
            let values: Vec<i64> = (*min..=*max).filter(|n| !except.contains(n)).collect();
            let words = values.iter().map(ToString::to_string).collect();
            pick(label, words, values.into_iter().map(Value::from).collect(), setting)
        }
        OptionKind::Integer { min, max, .. } => number(label, (*min, *max), setting),
        OptionKind::Choice { values } => {
            let words = values.iter().map(|choice| choice.label.get(l)).collect();
            let values = values.iter().map(|choice| Value::from(choice.value)).collect();
            pick(label, words, values, setting)
        }
        OptionKind::Seat => part(move || {
            let names = names.get();
            let mut words = vec![m::by_lot().get(l)];
            words.extend(names.iter().map(|name| name.get(l)));
            let values = std::iter::once(Value::Null).chain((0..names.len()).map(Value::from));
            Some(pick(label.clone(), words, values.collect(), setting))
        }),
        OptionKind::Words { max_chars } => text(label, *max_chars, setting),
    }
}

/// A number among many.
fn number(label: String, (min, max): (i64, i64), setting: Setting) -> View {
    let typed = move |event| {
        if let Ok(number) = event_target_value(&event).parse::<i64>() {
            setting.set(number.into());
        }
    };
    tag("input")
        .class("text")
        .attr("type", "number")
        .attr("min", min.to_string())
        .attr("max", max.to_string())
        .attr("aria-label", label)
        .value_of(move || setting.get().to_string())
        .on("change", typed)
        .into_view()
}

/// Something to be written.
fn text(label: String, max_chars: usize, setting: Setting) -> View {
    let typed = move |event| {
        let text = event_target_value(&event);
        setting.set(if text.trim().is_empty() { Value::Null } else { text.into() });
    };
    let shown = move || setting.get().as_str().map(str::to_owned).unwrap_or_default();
    tag("textarea")
        .class("text")
        .attr("rows", "4")
        .attr("maxlength", max_chars.to_string())
        .attr("aria-label", label)
        .value_of(shown)
        .on("change", typed)
        .into_view()
}

/// One of a few values.
fn pick(label: String, words: Vec<String>, values: Vec<Value>, setting: Setting) -> View {
    let known = values.clone();
    let chosen = Signal::derive(move || {
        let value = setting.get();
        known.iter().position(|known| *known == value).unwrap_or(usize::MAX)
    });
    choice(label, words, chosen, move |index| setting.set(values[index].clone()))
}
