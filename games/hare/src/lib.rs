//! HARE: a race with a die. Run as often as you dare and then rest; a one throws you back to where you last rested.
//!
//! ```text
//!     4            ⚃              the die as it fell, above a way of 25 steps for each runner:
//!     3  ....2.....…              a digit is the runner where it last rested,
//!     2  ..1++++...…              + how far it has come in this turn.
//!     1  0.........…
//! ```
//!
//! After Pig, a dice game of nobody's. It has rules and a sketch, and nothing else; every roll to come is dealt beforehand ([`Dice`]).

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tablier_rules::{
    BadOptions, Deal, Dice, Game, Message, NotAMove, Outcome, PerSeat, Rng, Schema, Seat, SeatSet,
    Show, Viewer,
};
use tablier_search::Minded;

/// How far it is.
const HOME: u8 = 25;

// section: moves
/// What one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dare {
    /// Roll the die and run.
    Run,
    /// Stay where one is, and let the next one run.
    Rest,
}

impl fmt::Display for Dare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Dare::Run { "run" } else { "rest" })
    }
}

impl FromStr for Dare {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Dare, NotAMove> {
        let known = [Dare::Run, Dare::Rest].into_iter().find(|dare| dare.to_string() == text);
        known.ok_or_else(|| NotAMove::new(text, Message::words("run, rest.")))
    }
}
// end

// section: seats
/// What can be chosen before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How many run.
    pub players: usize,
    /// Who begins; by lot if nobody is named.
    pub first: Option<Seat>,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, first: None }
    }
}
// end

// section: secrets
/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Race {
    /// Where each runner last rested.
    rests: Vec<u8>,
    /// How far the one whose turn it is has come since.
    ahead: u8,
    turn: Seat,
    /// The latest roll.
    die: Option<u8>,
}

/// A position: the race, and the rolls to come, which nobody knows.
#[derive(Clone, Debug)]
pub struct Hare {
    race: Race,
    dice: Dice,
}

/// What a viewer may know: the rolls to come are only for whoever sees everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    race: Race,
    dice: Option<Dice>,
}
// end

/// By this name the registry finds it.
pub use Hare as Position;

impl Hare {
    fn is_over(&self) -> bool {
        self.race.rests.contains(&HOME)
    }

    fn pass(&mut self, seat: Seat) {
        self.race.ahead = 0;
        self.race.turn = seat.next(self.seats());
    }
}

impl Game for Hare {
    type Options = Options;
    type Move = Dare;
    type View = View;

    const SLUG: &'static str = "hare";

    // section: chance
    /// Nobody needs to look away: what is to come is nobody's secret.
    const CHANCE: bool = true;
    // end

    fn schema() -> Schema {
        Schema { fields: vec![Schema::players(2, 4, &[]), Schema::first()] }
    }

    // section: deal
    fn deal(options: &Options, deal: &Deal) -> Result<Hare, BadOptions> {
        let players = options.players;
        BadOptions::check::<Hare>(options)?;
        BadOptions::check_first(options.first, players)?;
        let mut rng = deal.rng();
        let drawn = Seat::new(rng.below(players));
        let turn = options.first.unwrap_or(drawn);
        let race = Race { rests: vec![0; players], ahead: 0, turn, die: None };
        Ok(Hare { race, dice: Dice::deal(&mut rng) })
    }
    // end

    fn seats(&self) -> usize {
        self.race.rests.len()
    }

    fn deciders(&self) -> SeatSet {
        if self.is_over() { SeatSet::EMPTY } else { SeatSet::only(self.race.turn) }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Dare>) {
        if self.deciders().contains(seat) {
            moves.push(Dare::Run);
            // Rule: one runs at least once.
            moves.extend((self.race.ahead > 0).then_some(Dare::Rest));
        }
    }

    // section: apply
    fn apply(&mut self, seat: Seat, dare: Dare) {
        let reached = self.race.rests[seat.index()] + self.race.ahead;
        if dare == Dare::Rest {
            self.race.rests[seat.index()] = reached;
            return self.pass(seat);
        }
        let roll = self.dice.roll(6) as u8;
        self.race.die = Some(roll);
        match roll {
            // Rule: a one throws the runner back to where it last rested.
            1 => self.pass(seat),
            // Rule: whoever comes home first wins.
            _ if reached + roll >= HOME => self.race.rests[seat.index()] = HOME,
            _ => self.race.ahead += roll,
        }
    }

    fn reveals(&self, _: Seat, dare: Dare) -> bool {
        dare == Dare::Run
    }
    // end

    fn outcome(&self) -> Option<Outcome> {
        let steps = PerSeat::from_fn(self.seats(), |seat| self.race.rests[seat.index()].into());
        self.is_over().then(|| Outcome::by_score(steps, "over"))
    }

    // section: views
    fn view(&self, viewer: Viewer) -> View {
        let dice = (viewer == Viewer::Everything).then_some(self.dice);
        View { race: self.race.clone(), dice }
    }

    fn resample(view: &View, rng: &mut impl Rng) -> Hare {
        Hare { race: view.race.clone(), dice: view.dice.unwrap_or_else(|| Dice::deal(rng)) }
    }
    // end
}

impl Show for Hare {
    fn sketch(View { race, .. }: &View) -> Vec<String> {
        let way = |(seat, &rest): (usize, &u8)| -> String {
            let ahead = if seat == race.turn.index() { race.ahead } else { 0 };
            let cell = |step: u8| match step {
                _ if step == rest => seat.to_string().chars().next().unwrap_or('?'),
                _ if step > rest && step <= rest + ahead => '+',
                _ => '.',
            };
            (0..=HOME).map(cell).collect()
        };
        let face =
            race.die.map_or('-', |die| ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'][usize::from(die - 1) % 6]);
        let ways = race.rests.iter().enumerate().rev().map(way);
        std::iter::once(format!("{:12}{face}", "")).chain(ways).collect()
    }
}

// Machines play it by sampling, which needs to know nothing but the rules.
impl Minded for Hare {}
