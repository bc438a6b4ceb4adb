//! The small state keeps the rules, and the search finds what looking at everything finds.

mod minimax;
mod rules;
mod run;

use tablier_rules::{FastRng, Game, Seat, Seed, Viewer};
use tablier_search::{Blur, Strength, Thinking};

use super::ground::Ground;
use super::search::{Habits, Search};
use super::state::past;
use crate::{Abraxas, Options, Phase, View};

/// Options of every kind: each sheet and a custom one, free pushing, vigilance.
fn options(number: u64) -> Options {
    let custom =
        "---------/---o-----/------o--/-o-------/----o----/--o------/-------o-/---------/-----o---";
    Options {
        sheet: (number % 6) as u8 + 1,
        custom_sheet: (number % 7 == 6).then(|| custom.to_owned()),
        free: number / 2 % 3 == 1,
        vigilance: number / 3 % 4 == 1,
        first: Some(Seat::new(number as usize % 2)),
    }
}

fn start(number: u64) -> Abraxas {
    Abraxas::start(&options(number), Seed(number)).expect("options of every kind are fine")
}

fn view(position: &Abraxas) -> View {
    position.view(Viewer::Everything)
}

/// Calls `with` for the positions of a random game, of which every one has somebody to decide.
fn random_game(number: u64, mut with: impl FnMut(&Abraxas, &View)) {
    let mut position = start(number);
    let mut rng = FastRng::new(number);
    while let Some(seat) = position.deciders().first() {
        with(&position, &view(&position));
        let mv = position.random_move(seat, &mut rng, &mut Vec::new());
        position.apply(seat, mv);
    }
}

fn is_laying(view: &View) -> bool {
    view.phase == Phase::Lay
}

/// Runs a search that looks at everything.
fn searching<T>(view: &View, with: impl FnOnce(&mut Search<'_, '_>) -> T) -> T {
    let mut never = || false;
    let mut thinking = Thinking::new(Strength::Full, 0, &mut never);
    let habits = Habits { selective: false, blur: Blur::new(0, 0.0) };
    let mut search = Search::new(Ground::of(view), &mut thinking, habits, 10);
    search.path = view.history.iter().map(past).collect();
    with(&mut search)
}
