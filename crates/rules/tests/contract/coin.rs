//! A game of dice alone, sound or with a promise broken on purpose: what nobody knows is no secret, but it has to be said.

use std::fmt;
use std::str::FromStr;
use tablier_rules::Message;

use serde::{Deserialize, Serialize};
use tablier_rules::conformance::{Broken, Effort, check_game};
use tablier_rules::*;

pub const SOUND: u8 = 0;
pub const DENIES_CHANCE: u8 = 1;
pub const CLAIMS_TO_KNOW: u8 = 2;

/// Three coins are tossed; with more heads than tails the first seat wins.
#[derive(Clone, Debug)]
struct Coin<const FLAW: u8> {
    tossed: Vec<usize>,
    dice: Dice,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct View {
    tossed: Vec<usize>,
    dice: Option<Dice>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Toss;

impl fmt::Display for Toss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("toss")
    }
}

impl FromStr for Toss {
    type Err = NotAMove;
    fn from_str(text: &str) -> Result<Toss, NotAMove> {
        if text == "toss" { Ok(Toss) } else { Err(NotAMove::new(text, Message::words("toss"))) }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct NoOptions {}

impl<const FLAW: u8> Game for Coin<FLAW> {
    type Options = NoOptions;
    type Move = Toss;
    type View = View;
    const SLUG: &'static str = "coin";
    const CHANCE: bool = FLAW != DENIES_CHANCE;

    fn schema() -> Schema {
        Schema { fields: Vec::new() }
    }

    fn deal(_: &NoOptions, deal: &Deal) -> Result<Self, BadOptions> {
        Ok(Coin { tossed: Vec::new(), dice: Dice::deal(&mut deal.rng()) })
    }

    fn seats(&self) -> usize {
        2
    }

    fn deciders(&self) -> SeatSet {
        let turn = Seat::new(self.tossed.len() % 2);
        if self.tossed.len() == 3 { SeatSet::EMPTY } else { SeatSet::only(turn) }
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Toss>) {
        moves.extend(self.deciders().contains(seat).then_some(Toss));
    }

    fn apply(&mut self, _: Seat, _: Toss) {
        self.tossed.push(self.dice.roll(2));
    }

    fn reveals(&self, _: Seat, _: Toss) -> bool {
        FLAW != CLAIMS_TO_KNOW
    }

    fn outcome(&self) -> Option<Outcome> {
        let heads = self.tossed.iter().filter(|&&side| side == 1).count();
        let winner = Seat::new(usize::from(heads < 2));
        self.deciders().is_empty().then(|| Outcome::won_by(SeatSet::only(winner), 2, "over"))
    }

    fn view(&self, viewer: Viewer) -> View {
        let dice = (viewer == Viewer::Everything).then_some(self.dice);
        View { tossed: self.tossed.clone(), dice }
    }

    fn resample(view: &View, rng: &mut impl Rng) -> Self {
        let dice = view.dice.unwrap_or_else(|| Dice::deal(rng));
        Coin { tossed: view.tossed.clone(), dice }
    }
}

impl<const FLAW: u8> Show for Coin<FLAW> {}

fn check<const FLAW: u8>() -> Result<(bool, bool), Broken> {
    let (mut guessed, mut secrets) = (false, false);
    for seed in 0..20 {
        let effort = Effort { one_in: 1, ..Effort::default() };
        let seen = check_game::<Coin<FLAW>>(&NoOptions {}, Seed(seed), effort)?;
        guessed |= seen.guessed;
        secrets |= seen.secrets;
    }
    Ok((guessed, secrets))
}

#[test]
fn dice_to_come_are_guessed_at_but_nobody_needs_to_look_away() {
    match check::<SOUND>() {
        Ok(found) => assert_eq!(found, (true, false)),
        Err(broken) => panic!("{broken}"),
    }
}

#[test]
fn dice_in_a_game_said_to_be_without_chance_are_noticed() {
    let broken = check::<DENIES_CHANCE>().expect_err("it is noticed");
    assert!(broken.promise.contains("something is to come that nobody knows"), "{broken}");
    assert!(broken.mend.contains("Game::CHANCE"), "{broken}");
}

#[test]
fn a_roll_that_is_said_to_reveal_nothing_is_noticed() {
    let broken = check::<CLAIMS_TO_KNOW>().expect_err("it is noticed");
    assert_eq!(broken.mend, "Game::reveals or Game::view", "{broken}");
}
