//! Opening a game: against whom, and with which options.

mod company;

use leptos::prelude::*;
use serde_json::Value;
use tablier_protocol::{NewTable, Opened};
use tablier_rules::{Field, Language, Level, Message, OptionKind, OptionMap, Rulebook, Seat, Seed};
use tablier_table::{Absence, Audience, Pace, SeatSetup};

use self::company::{Company, Who};
use crate::cover::ground;
use crate::link::http;
use crate::messages as m;
use crate::pages::lost;
use crate::pages::shelf::facts;
use crate::parts::choice::{choice, choose_by_arrow, switch, tabindex};
use crate::parts::icon::icon;
use crate::parts::levels::{chosen, levels};
use crate::parts::picture::picture;
use crate::parts::time;
use crate::room::Room;
use crate::route::{Route, TableRef};
use crate::shell::Connection;
use tablier_rules::cover;
use tablier_rules::typeset;

/// With whom one plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Machine,
    Screen,
    Friends,
    Everybody,
}

impl Mode {
    const ALL: [Mode; 4] = [Mode::Machine, Mode::Screen, Mode::Friends, Mode::Everybody];

    fn words(self) -> (&'static str, Message, Message) {
        match self {
            Mode::Machine => ("machine", m::against_machine(), m::against_machine_more()),
            Mode::Screen => ("screen", m::one_screen(), m::one_screen_more()),
            Mode::Friends => ("link", m::with_friends(), m::with_friends_more()),
            Mode::Everybody => ("globe", m::open_to_all(), m::open_to_all_more()),
        }
    }

    fn is_online(self) -> bool {
        matches!(self, Mode::Friends | Mode::Everybody)
    }
}

/// The clocks that are offered.
const PACES: [Pace; 4] = [
    Pace::Free,
    Pace::Live { bank: 600, increment: 10 },
    Pace::Live { bank: 1800, increment: 20 },
    Pace::Days { days: 3 },
];

/// The page of a game.
pub fn open(slug: &str) -> AnyView {
    let room = Room::get();
    let Ok(rules) = room.games.opened().get(slug) else { return lost() };
    let l = room.language();
    let about = rules.about();
    let schema = rules.schema();
    let defaults = schema.complete(&Value::Null).unwrap_or_default();
    let options = RwSignal::new(defaults);
    let mode = RwSignal::new(Mode::Machine);
    let slug = about.slug;
    let level = RwSignal::new(room.settings.with_untracked(|s| s.level(slug).number()));
    let pace = RwSignal::new(0usize);
    let rated = RwSignal::new(false);
    let busy = RwSignal::new(false);
    let company = Company::new(mode, rated);
    // The names of the seats depend on the options.
    let names = Memo::new(move |_| {
        let game = rules.start(&Value::Object(options.get()), Seed(1));
        game.map(|game| game.seat_names()).unwrap_or_default()
    });
    // Partners are one side.
    let two_sides = Memo::new(move |_| {
        let game = rules.start(&Value::Object(options.get()), Seed(1));
        game.is_ok_and(|game| {
            let firsts =
                Seat::all(game.seats()).filter(|&seat| game.team(seat).first() == Some(seat));
            firsts.count() == 2
        })
    });
    let begin = move |_| {
        let new = new_table(rules, slug, &options.get_untracked(), |seats| {
            company.places(seats, chosen(level))
        });
        let new = match new {
            Ok(new) => new,
            Err(text) => return room.notice.set(Some(text)),
        };
        room.change(|settings| settings.choose_level(slug, chosen(level)));
        if !mode.get_untracked().is_online() {
            return room.open_here(new);
        }
        let (pace, rated) = (PACES[pace.get_untracked()], rated.get_untracked());
        let (absence, audience) = (company.absence(), company.audience());
        let seal = room.fresh_seal();
        let new = NewTable { pace, rated, absence, audience, seal, ..new };
        busy.set(true);
        leptos::task::spawn_local(async move {
            match http::post::<_, Opened>("/api/tables", &new).await {
                Ok(opened) => room.go(Route::Table(TableRef::online(opened.table))),
                Err(failure) => room.notice.set(Some(failure.text)),
            }
            busy.set(false);
        });
    };
    let modes = Mode::ALL.into_iter().map(|one| {
        let (drawing, words, more) = one.words();
        let checked = move || (mode.get() == one).to_string();
        let away = move || room.connection.get() != Connection::Online;
        let off = move || one.is_online() && away();
        // What is chosen may have been put out of reach since.
        let reached = move || {
            let mode = mode.get();
            mode == one && !off() || one == Mode::Machine && mode.is_online() && away()
        };
        view! {
            <button type="button" class="mode" role="radio" aria-checked=checked tabindex=move || tabindex(reached()) disabled=off on:click=move |_| company.play(one)>
                <span inner_html=icon(drawing)></span>
                <b>{words.get(l)}</b>
                <small>{move || if off() { m::needs_salon().get(l) } else { more.get(l) }}</small>
            </button>
        }
    });
    let modes = modes.collect_view();
    let drawing = cover(rules).map(|(scene, names)| picture(&scene, l, &names, about.title));
    // What a rated game settles by lot, or has no room for, is not offered.
    let is_rated = Memo::new(move |_| mode.get().is_online() && rated.get());
    let forms = schema.fields.iter().map(|field| {
        let (field, uneven) = (field.clone(), is_uneven(&field.kind));
        move || (!uneven || !is_rated.get()).then(|| field_form(&field, options, names, l))
    });
    let fields = forms.collect_view();
    let machines = Memo::new(move |_| company.seats(names.with(Vec::len)).contains(&Who::Machine));
    let level_view = move || machines.get().then(|| levels(m::level(), level, l));
    // A rated game needs a clock.
    let choose_pace = move |index: usize| {
        pace.set(index);
        rated.update(|rated| *rated &= PACES[index] != Pace::Free);
    };
    let uneven: Vec<(&str, Value)> = schema
        .fields
        .iter()
        .filter(|field| is_uneven(&field.kind))
        .map(|field| (field.key, field.default.clone()))
        .collect();
    let uneven = StoredValue::new(uneven);
    let rate = move |on: bool| {
        rated.set(on);
        if on {
            let usual = uneven.get_value().into_iter();
            let usual = usual.map(|(key, value)| (key.to_owned(), value));
            options.update(|options| options.extend(usual));
        }
        if on && PACES[pace.get_untracked()] == Pace::Free {
            pace.set(1);
        }
    };
    let pace_view = move || {
        mode.get().is_online().then(|| {
            let words = PACES.iter().map(|pace| time::pace(*pace, l)).collect();
            view! {
                <div class="field">
                    <span class="field-label">{m::pace().get(l)}</span>
                    {choice(m::pace().get(l), words, pace.into(), choose_pace)}
                </div>
                <div class="field">
                    {switch(m::rated().get(l), rated.into(), rate)}
                    <small>{m::rated_more().get(l)}</small>
                </div>
            }
        })
    };
    let learn = move |_| {
        let weak = |seats: usize| {
            let machine = SeatSetup::Machine(Level::Beginner);
            Ok((0..seats).map(|seat| if seat == 0 { SeatSetup::Host } else { machine }).collect())
        };
        match new_table(rules, slug, &options.get_untracked(), weak) {
            Ok(new) => room.open_first(new),
            Err(text) => room.notice.set(Some(text)),
        }
    };
    let rules_path = Route::Rules(Some(slug.to_owned())).path();
    view! {
        <section class="opening">
            <div class=format!("opening-art {}", ground(room.games.lids(), slug))>{drawing}</div>
            <div class="opening-form">
                <h1>{about.title}</h1>
                <p class="sentence">{typeset(&about.sentence.get(l), l)}</p>
                {facts(&about, l)}
                <div class="modes" role="radiogroup" aria-label=m::with_whom().get(l) on:keydown=choose_by_arrow>{modes}</div>
                {level_view}
                {pace_view}
                <details class="options">
                    <summary>{m::options().get(l)}</summary>
                    <div class="fields">{fields}</div>
                </details>
                {company.form(names, two_sides)}
                <div class="begin">
                    <button type="button" class="button large" disabled=move || busy.get() on:click=begin>{m::begin().get(l)}</button>
                    <button type="button" class="button quiet" on:click=learn><span inner_html=icon("bulb")></span>{m::first_game().get(l)}</button>
                    <a class="button quiet" href=rules_path><span inner_html=icon("book")></span>{m::read_rules().get(l)}</a>
                </div>
                <p class="credits">{typeset(&about.credits.get(l), l)}</p>
            </div>
        </section>
    }
    .into_any()
}

/// The table as it was settled on the page, as one kept in this browser.
fn new_table(
    rules: &dyn Rulebook,
    slug: &str,
    options: &OptionMap,
    places: impl FnOnce(usize) -> Result<Vec<SeatSetup>, Message>,
) -> Result<NewTable, Message> {
    let game = rules.start(&Value::Object(options.clone()), Seed(1)).map_err(|why| why.0)?;
    Ok(NewTable {
        game: slug.to_owned(),
        options: options.clone(),
        places: places(game.seats())?,
        pace: Pace::Free,
        absence: Absence::default(),
        audience: Audience::Link,
        rated: false,
        seal: None,
    })
}

/// Whether an option gives somebody an advantage: who begins, or a board of one's own.
fn is_uneven(kind: &OptionKind) -> bool {
    matches!(kind, OptionKind::Seat | OptionKind::Words { .. })
}

/// One option as a field of the form.
fn field_form(
    field: &Field,
    options: RwSignal<OptionMap>,
    names: Memo<Vec<Message>>,
    l: Language,
) -> AnyView {
    let key = field.key;
    let label = field.label.get(l);
    let set = move |value: Value| {
        options.update(|options| {
            options.insert(key.to_owned(), value);
        });
    };
    let value = move || options.with(|options| options.get(key).cloned().unwrap_or(Value::Null));
    let input = match &field.kind {
        OptionKind::Toggle => {
            let on = Signal::derive(move || value() == Value::Bool(true));
            switch(label.clone(), on, move |on| set(Value::Bool(on)))
        }
        OptionKind::Integer { min, max, except } if max - min < 12 => {
            let values: Vec<i64> = (*min..=*max).filter(|n| !except.contains(n)).collect();
            let words = values.iter().map(ToString::to_string).collect();
            pick(label.clone(), words, values.into_iter().map(Value::from).collect(), value, set)
        }
        OptionKind::Integer { min, max, .. } => {
            let (min, max) = (min.to_string(), max.to_string());
            let typed = move |event| {
                if let Ok(number) = event_target_value(&event).parse::<i64>() {
                    set(number.into());
                }
            };
            view! { <input class="text" type="number" min=min max=max aria-label=label.clone() prop:value=move || value().to_string() on:change=typed/> }
                .into_any()
        }
        OptionKind::Choice { values } => {
            let words = values.iter().map(|choice| choice.label.get(l)).collect();
            let values = values.iter().map(|choice| Value::from(choice.value)).collect();
            pick(label.clone(), words, values, value, set)
        }
        OptionKind::Seat => {
            let label = label.clone();
            (move || {
                let names = names.get();
                let mut words = vec![m::by_lot().get(l)];
                words.extend(names.iter().map(|name| name.get(l)));
                let values = std::iter::once(Value::Null).chain((0..names.len()).map(Value::from));
                pick(label.clone(), words, values.collect(), value, set)
            })
            .into_any()
        }
        OptionKind::Words { max_chars } => {
            let longest = max_chars.to_string();
            let typed = move |event| {
                let text = event_target_value(&event);
                set(if text.trim().is_empty() { Value::Null } else { text.into() });
            };
            let shown = move || value().as_str().map(str::to_owned).unwrap_or_default();
            view! { <textarea class="text" rows="4" maxlength=longest aria-label=label.clone() prop:value=shown on:change=typed></textarea> }
                .into_any()
        }
    };
    let title = (!matches!(field.kind, OptionKind::Toggle))
        .then(|| view! { <span class="field-label">{label}</span> });
    view! {
        <div class="field">{title}{input}<small>{typeset(&field.help.get(l), l)}</small></div>
    }
    .into_any()
}

fn pick(
    name: String,
    words: Vec<String>,
    values: Vec<Value>,
    value: impl Fn() -> Value + Copy + Send + Sync + 'static,
    set: impl Fn(Value) + Copy + Send + Sync + 'static,
) -> AnyView {
    let known = values.clone();
    let chosen = Signal::derive(move || {
        let value = value();
        known.iter().position(|known| *known == value).unwrap_or(usize::MAX)
    });
    choice(name, words, chosen, move |index| set(values[index].clone()))
}
