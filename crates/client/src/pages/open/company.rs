//! Who sits where, who may watch, and what becomes of whoever leaves. The usual answer mostly does, so it stands apart.

use tablier_pages::{Mode, messages as w};
use tablier_rules::{Level, Message};
use tablier_table::{Absence, Audience, SeatSetup};
use tablier_views::prelude::*;

use crate::messages as m;
use crate::room::Room;
use crate::widgets::choice::choice;
use crate::widgets::part::part;
use crate::widgets::terms;

/// Who is to sit in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Somebody at this screen.
    Here,
    /// Whoever comes.
    Anybody,
    Machine,
}

impl Who {
    /// Who may sit anywhere when one plays this way.
    fn all(mode: Mode) -> &'static [Who] {
        match mode.is_online() {
            true => &[Who::Here, Who::Anybody, Who::Machine],
            false => &[Who::Here, Who::Machine],
        }
    }

    /// Who sits in a seat unless something else is said.
    fn usual(mode: Mode, seat: usize) -> Who {
        match mode {
            _ if seat == 0 => Who::Here,
            Mode::Machine => Who::Machine,
            Mode::Screen => Who::Here,
            Mode::Friends | Mode::Everybody => Who::Anybody,
        }
    }

    fn word(self) -> Message {
        match self {
            Who::Here => m::seat_here(),
            Who::Anybody => m::seat_anybody(),
            Who::Machine => m::seat_machine(),
        }
    }

    fn place(self, level: Level) -> SeatSetup {
        match self {
            Who::Here => SeatSetup::Host,
            Who::Anybody => SeatSetup::Open,
            Who::Machine => SeatSetup::Machine(level),
        }
    }
}

/// Everything that is settled about those who come to the table.
#[derive(Clone, Copy)]
pub struct Company {
    /// How one plays.
    pub mode: RwSignal<Mode>,
    /// Whether the game is rated: then people play, each for themselves, and whoever leaves has lost.
    pub rated: RwSignal<bool>,
    /// Who sits in the seats that are not given as usual: two bits for each seat, none set where it is.
    given: RwSignal<usize>,
    /// Whether whoever leaves has lost.
    loses: RwSignal<bool>,
    /// Whether only those who play may see a game among friends.
    closed: RwSignal<bool>,
}

impl Company {
    /// As usual.
    pub fn new(mode: RwSignal<Mode>, rated: RwSignal<bool>) -> Company {
        let (given, loses) = (RwSignal::new(0), RwSignal::new(false));
        Company { mode, rated, given, loses, closed: RwSignal::new(false) }
    }

    /// Plays another way: what was said of the seats no longer holds.
    pub fn play(&self, mode: Mode) {
        self.given.set(0);
        self.mode.set(mode);
    }

    /// Who sits in each of so many seats.
    pub fn seats(&self, count: usize) -> Vec<Who> {
        let (mode, given) = (self.mode.get(), if self.is_rated() { 0 } else { self.given.get() });
        let who = |seat: usize| match given >> (2 * seat) & 3 {
            0 => Who::usual(mode, seat),
            1 => Who::Here,
            2 => Who::Anybody,
            _ => Who::Machine,
        };
        (0..count).map(who).collect()
    }

    fn is_rated(&self) -> bool {
        self.mode.get().is_online() && self.rated.get()
    }

    /// The same for the table; refused where nobody would play.
    pub fn places(&self, count: usize, level: Level) -> Result<Vec<SeatSetup>, Message> {
        let seats = untrack(|| self.seats(count));
        match seats.iter().all(|who| *who == Who::Machine) {
            true => Err(m::seat_needed()),
            false => Ok(seats.into_iter().map(|who| who.place(level)).collect()),
        }
    }

    /// What becomes of the seat of whoever leaves.
    pub fn absence(&self) -> Absence {
        if self.loses.get_untracked() { Absence::Loses } else { Absence::default() }
    }

    /// Who may watch.
    pub fn audience(&self) -> Audience {
        match self.mode.get_untracked() {
            Mode::Everybody => Audience::Everybody,
            Mode::Friends if self.closed.get_untracked() => Audience::Nobody,
            _ => Audience::Link,
        }
    }

    /// The part of the form that asks for it.
    pub fn form(self, names: Memo<Vec<Message>>, two_sides: Memo<bool>) -> View {
        let l = Room::get().language();
        let online = move || self.mode.get().is_online();
        tag("details")
            .class("options company")
            .child(tag("summary").child(w::company().get(l)))
            .child(
                tag("div")
                    .class("fields")
                    .child(part(move || (!self.is_rated()).then(|| self.seat_fields(&names.get()))))
                    .child(part(move || {
                        (online() && two_sides.get() && !self.is_rated())
                            .then(|| self.absence_field())
                    }))
                    .child(part(move || {
                        (self.mode.get() == Mode::Friends).then(|| self.audience_field())
                    }))
                    .child(part(move || {
                        self.is_rated()
                            .then(|| tag("small").child(m::rated_company().get(l)).into_view())
                    })),
            )
            .into_view()
    }

    fn seat_fields(self, names: &[Message]) -> View {
        let l = Room::get().language();
        let count = names.len();
        let all = Who::all(self.mode.get());
        let rows = names.iter().enumerate().map(|(seat, name)| {
            let words = all.iter().map(|who| who.word().get(l)).collect();
            let chosen = Signal::derive(move || {
                let who = self.seats(count).get(seat).copied();
                all.iter().position(|one| Some(*one) == who).unwrap_or(usize::MAX)
            });
            let choose = move |index: usize| {
                let bits = all.get(index).map_or(0, |who| *who as usize + 1);
                self.given
                    .update(|given| *given = *given & !(3 << (2 * seat)) | bits << (2 * seat));
            };
            let label = m::seat_who(name.clone()).get(l);
            tag("div")
                .class("seat-row")
                .child(tag("b").child(name.get(l)))
                .child(choice(label, words, chosen, choose))
        });
        tag("div")
            .class("field")
            .child(tag("span").class("field-label").child(m::seats_who().get(l)))
            .child(rows.collect_view())
            .into_view()
    }

    fn absence_field(self) -> View {
        let l = Room::get().language();
        let all = [Absence::default(), Absence::Loses];
        let words = all.map(|absence| terms::absence(absence).get(l)).to_vec();
        let chosen = Signal::derive(move || usize::from(self.loses.get()));
        tag("div")
            .class("field")
            .child(tag("span").class("field-label").child(m::absence().get(l)))
            .child(choice(m::absence().get(l), words, chosen, move |index| {
                self.loses.set(index == 1);
            }))
            .child(tag("small").child(m::absence_more().get(l)))
            .into_view()
    }

    fn audience_field(self) -> View {
        let l = Room::get().language();
        let all = [Audience::Link, Audience::Nobody];
        let words = all.map(|audience| terms::audience(audience).get(l)).to_vec();
        let chosen = Signal::derive(move || usize::from(self.closed.get()));
        tag("div")
            .class("field")
            .child(tag("span").class("field-label").child(m::audience().get(l)))
            .child(choice(m::audience().get(l), words, chosen, move |index| {
                self.closed.set(index == 1);
            }))
            .into_view()
    }
}
