//! Opening a game: against whom, and with which options.

mod company;
mod option;

use serde_json::Value;
use tablier_pages::{Mode, facts, ground, icon, messages as w};
use tablier_protocol::{NewTable, Opened};
use tablier_rules::{
    AnyMatch, Level, Message, OptionKind, OptionMap, Rulebook, Seat, Seed, cover, typeset,
};
use tablier_table::{Absence, Audience, Pace, SeatSetup};
use tablier_views::prelude::*;

use self::company::{Company, Who};
use self::option::option_field;
use crate::link::http;
use crate::messages as m;
use crate::pages::lost;
use crate::room::Room;
use crate::route::{Route, TableRef};
use crate::shell::Connection;
use crate::widgets::choice::{choice, choose_by_arrow, switch, tabindex};
use crate::widgets::levels::{chosen, levels};
use crate::widgets::part::{self, button, click, link, part};
use crate::widgets::picture::picture;
use crate::widgets::time;

/// The clocks that are offered.
const PACES: [Pace; 4] = [
    Pace::Free,
    Pace::Live { bank: 600, increment: 10 },
    Pace::Live { bank: 1800, increment: 20 },
    Pace::Days { days: 3 },
];

/// What is settled on the page of a game.
#[derive(Clone, Copy)]
struct Form {
    room: Room,
    rules: &'static dyn Rulebook,
    slug: &'static str,
    options: RwSignal<OptionMap>,
    mode: RwSignal<Mode>,
    /// The number of the level of machines.
    level: RwSignal<u8>,
    /// Which of the clocks.
    pace: RwSignal<usize>,
    rated: RwSignal<bool>,
    company: Company,
    /// Whether the salon was asked for the table and has not answered.
    busy: RwSignal<bool>,
}

/// The page of a game.
pub fn open(slug: &str) -> View {
    let room = Room::get();
    let Ok(rules) = room.games.opened().get(slug) else { return lost() };
    let l = room.language();
    let about = rules.about();
    let form = Form::new(room, rules, about.slug);
    let drawing = cover(rules).map(|(scene, names)| picture(&scene, l, &names, about.title));
    let rules_path = Route::Rules(Some(about.slug.to_owned())).path();
    let begin = click(move || form.begin());
    let learn = click(move || form.learn());
    tag("section")
        .class("opening")
        .child(
            tag("div")
                .class(format!("opening-art {}", ground(room.games.lids(), about.slug)))
                .child(drawing),
        )
        .child(
            tag("div")
                .class("opening-form")
                .child(tag("h1").child(about.title))
                .child(tag("p").class("sentence").child(typeset(&about.sentence.get(l), l)))
                .child(tag("div").html(facts(&about, l)))
                .child(form.fields())
                .child(
                    tag("div")
                        .class("begin")
                        .child(
                            tag("button")
                                .attr("type", "button")
                                .class("button large")
                                .attr_of("disabled", move || form.busy.get())
                                .attr_of("aria-busy", move || form.busy.get().then_some("true"))
                                .on("click", begin)
                                .child(w::begin().get(l)),
                        )
                        .child(button("button quiet", "bulb", w::first_game().get(l), learn))
                        .child(link("button quiet", rules_path, "book", w::read_rules().get(l))),
                )
                .child(tag("p").class("credits").child(typeset(&about.credits.get(l), l))),
        )
        .into_view()
}

impl Form {
    /// As usual.
    fn new(room: Room, rules: &'static dyn Rulebook, slug: &'static str) -> Form {
        let (mode, rated) = (RwSignal::new(Mode::ALL[0]), RwSignal::new(false));
        let level = room.settings.with_untracked(|settings| settings.level(slug).number());
        Form {
            room,
            rules,
            slug,
            options: RwSignal::new(rules.schema().complete(&Value::Null).unwrap_or_default()),
            mode,
            level: RwSignal::new(level),
            pace: RwSignal::new(0),
            rated,
            company: Company::new(mode, rated),
            busy: RwSignal::new(false),
        }
    }

    /// The game as it would begin.
    fn game(self) -> Option<Box<dyn AnyMatch>> {
        self.rules.start(&Value::Object(self.options.get()), Seed(1)).ok()
    }

    /// Opens the table, and goes there.
    fn begin(self) {
        let Form { room, slug, .. } = self;
        let level = chosen(self.level);
        let new = match self.new_table(|seats| self.company.places(seats, level)) {
            Ok(new) => new,
            Err(text) => return room.notice.set(Some(text)),
        };
        room.change(|settings| settings.choose_level(slug, level));
        if !self.mode.get_untracked().is_online() {
            return room.open_here(new);
        }
        let (pace, rated) = (PACES[self.pace.get_untracked()], self.rated.get_untracked());
        let (absence, audience) = (self.company.absence(), self.company.audience());
        let seal = room.fresh_seal();
        let new = NewTable { pace, rated, absence, audience, seal, ..new };
        self.busy.set(true);
        let visit = room.visit();
        tablier_views::task::spawn_local(async move {
            let opened = http::post::<_, Opened>("/api/tables", &new).await;
            // Whoever left meanwhile finds the table among their own.
            if room.visit() != visit {
                return;
            }
            match opened {
                Ok(opened) => room.go(Route::Table(TableRef::online(opened.table))),
                Err(failure) => room.notice.set(Some(failure.text)),
            }
            self.busy.set(false);
        });
    }

    /// Opens a table for a first game.
    fn learn(self) {
        let weak = |seats: usize| {
            let machine = SeatSetup::Machine(Level::Beginner);
            Ok((0..seats).map(|seat| if seat == 0 { SeatSetup::Host } else { machine }).collect())
        };
        match self.new_table(weak) {
            Ok(new) => self.room.open_first(new),
            Err(text) => self.room.notice.set(Some(text)),
        }
    }

    /// The table as it was settled on the page, as one kept in this browser.
    fn new_table(
        self,
        places: impl FnOnce(usize) -> Result<Vec<SeatSetup>, Message>,
    ) -> Result<NewTable, Message> {
        let options = self.options.get_untracked();
        let game = self.rules.start(&Value::Object(options.clone()), Seed(1));
        let game = game.map_err(|why| why.0)?;
        Ok(NewTable {
            game: self.slug.to_owned(),
            options,
            places: places(game.seats())?,
            pace: Pace::Free,
            absence: Absence::default(),
            audience: Audience::Link,
            rated: false,
            seal: None,
        })
    }

    /// Everything that can be settled.
    fn fields(self) -> View {
        let l = self.room.language();
        // The names of the seats depend on the options.
        let names =
            Memo::new(move |_| self.game().map(|game| game.seat_names()).unwrap_or_default());
        // Partners are one side.
        let two_sides = Memo::new(move |_| {
            self.game().is_some_and(|game| {
                let firsts =
                    Seat::all(game.seats()).filter(|&seat| game.team(seat).first() == Some(seat));
                firsts.count() == 2
            })
        });
        let machines =
            Memo::new(move |_| self.company.seats(names.with(Vec::len)).contains(&Who::Machine));
        let modes = Mode::ALL.into_iter().map(|mode| self.mode_button(mode)).collect_view();
        [
            tag("div")
                .class("modes")
                .attr("role", "radiogroup")
                .attr("aria-label", w::with_whom().get(l))
                .on("keydown", choose_by_arrow)
                .child(modes)
                .into_view(),
            part(move || machines.get().then(|| levels(w::level(), self.level, l))),
            part(move || self.mode.get().is_online().then(|| self.pace_fields())),
            tag("details")
                .class("options")
                .child(tag("summary").child(w::options().get(l)))
                .child(tag("div").class("fields").child(self.option_fields(names)))
                .into_view(),
            self.company.form(names, two_sides),
        ]
        .into_view()
    }

    /// One of the ways to play.
    fn mode_button(self, one: Mode) -> View {
        let Form { room, mode, company, .. } = self;
        let l = room.language();
        let (drawing, words, more) = one.words();
        let checked = move || (mode.get() == one).to_string();
        let away = move || room.connection.get() == Connection::Offline;
        let off = Signal::derive(move || one.is_online() && away());
        // What is chosen may have been put out of reach since.
        let reached = move || {
            let mode = mode.get();
            mode == one && !off.get() || one == Mode::Machine && mode.is_online() && away()
        };
        let more = move || if off.get() { m::needs_salon().get(l) } else { more.get(l) };
        tag("button")
            .attr("type", "button")
            .class("mode")
            .attr("role", "radio")
            .attr_of("aria-checked", checked)
            .attr_of("tabindex", move || tabindex(reached()))
            .attr_of("disabled", move || off.get())
            .on("click", click(move || company.play(one)))
            .child(tag("span").html(icon(drawing)))
            .child(tag("b").child(words.get(l)))
            .child(tag("small").child(part::words(more)))
            .into_view()
    }

    /// How much time there is, and whether the game is rated: that needs a clock.
    fn pace_fields(self) -> View {
        let l = self.room.language();
        let words = PACES.iter().map(|pace| time::pace(*pace, l)).collect();
        let choose_pace = move |index: usize| {
            self.pace.set(index);
            self.rated.update(|rated| *rated &= PACES[index] != Pace::Free);
        };
        [
            tag("div")
                .class("field")
                .child(tag("span").class("field-label").child(m::pace().get(l)))
                .child(choice(m::pace().get(l), words, self.pace.into(), choose_pace))
                .into_view(),
            tag("div")
                .class("field")
                .child(switch(m::rated().get(l), self.rated.into(), move |on| self.rate(on)))
                .child(tag("small").child(m::rated_more().get(l)))
                .into_view(),
        ]
        .into_view()
    }

    /// A rated game is as usual in what would give somebody an advantage.
    fn rate(self, on: bool) {
        self.rated.set(on);
        if !on {
            return;
        }
        let schema = self.rules.schema();
        let uneven = schema.fields.iter().filter(|field| is_uneven(&field.kind));
        let usual = uneven.map(|field| (field.key.to_owned(), field.default.clone()));
        self.options.update(|options| options.extend(usual));
        if PACES[self.pace.get_untracked()] == Pace::Free {
            self.pace.set(1);
        }
    }

    /// The options of the game. What a rated game settles by lot, or has no room for, is not offered.
    fn option_fields(self, names: Memo<Vec<Message>>) -> View {
        let l = self.room.language();
        let is_rated = Memo::new(move |_| self.mode.get().is_online() && self.rated.get());
        let forms = self.rules.schema().fields.into_iter().map(|field| {
            let uneven = is_uneven(&field.kind);
            part(move || {
                (!uneven || !is_rated.get()).then(|| option_field(&field, self.options, names, l))
            })
        });
        forms.collect_view()
    }
}

/// Whether an option gives somebody an advantage: who begins, or a board of one's own.
fn is_uneven(kind: &OptionKind) -> bool {
    matches!(kind, OptionKind::Seat | OptionKind::Words { .. })
}
