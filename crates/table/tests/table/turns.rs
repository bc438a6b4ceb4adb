//! What becomes of what a machine decided, wherever the table is.

use serde_json::json;
use tablier_games::RULEBOOKS;
use tablier_rules::{AnyMatch, FastRng, Level, Rng, RulesVersion, Seed};
use tablier_table::{
    Doing, Input, LogEntry, MachineTurn, SeatSetup, Setup, Stage, Table, Time, TurnTaken,
};

use crate::kept::{ANNA, FIRST, Kept, setup};

/// A table of machines alone, with nothing round it but how many moves there were after each decision. A decision may bring several: what
/// follows without a choice is played by itself.
struct Machines {
    table: Table,
    after: Vec<usize>,
}

impl Doing for Machines {
    fn table(&self) -> &Table {
        &self.table
    }

    fn take(&mut self, input: Input) -> bool {
        let entry = LogEntry::new(Time(self.table.version()), input);
        let taken = self.table.take(&entry).is_ok();
        if taken {
            self.after.push(self.table.game().map_or(0, AnyMatch::moves));
        }
        taken
    }
}

impl Doing for Kept {
    fn table(&self) -> &Table {
        &self.table
    }

    fn take(&mut self, input: Input) -> bool {
        self.try_to(input).is_ok()
    }
}

fn six_of_machine() -> (Kept, u64) {
    let mut kept = Kept::six();
    kept.takes(Input::Leave { person: ANNA });
    let [(FIRST, Level::Confirmed, decision)] = kept.table.for_machines()[..] else {
        panic!("a machine plays on");
    };
    (kept, decision)
}

fn turn(decision: u64, moves: &[&str]) -> MachineTurn {
    let moves = moves.iter().map(|mv| (*mv).to_owned()).collect();
    MachineTurn { seat: FIRST, decision, moves }
}

#[test]
fn a_plan_is_followed_as_long_as_nobody_else_decides() {
    let (mut kept, decision) = six_of_machine();
    let planned = turn(decision, &["0,0", "1,0", "2,0"]);
    assert_eq!(planned.take_at(&mut kept), TurnTaken::AsPlanned);
    assert_eq!(kept.moves(), 1, "then it is the other's turn");
}

#[test]
fn where_a_mind_wants_what_is_not_allowed_or_nothing_something_is_played() {
    for moves in [&["99,99"][..], &["nonsense", "0,0"], &[]] {
        let (mut kept, decision) = six_of_machine();
        assert_eq!(turn(decision, moves).take_at(&mut kept), TurnTaken::Otherwise, "{moves:?}");
        assert_eq!(kept.moves(), 1, "nobody waits for ever: {moves:?}");
    }
}

#[test]
fn what_was_decided_since_is_not_decided_again() {
    let (mut kept, decision) = six_of_machine();
    kept.takes(Input::Return { person: ANNA });
    kept.plays(ANNA, FIRST, "0,0");
    assert_eq!(turn(decision, &["1,0"]).take_at(&mut kept), TurnTaken::Late);
    assert_eq!(turn(decision, &[]).take_at(&mut kept), TurnTaken::Late);
    assert_eq!(kept.moves(), 1);
}

/// A table of machines, at which nothing was played yet.
fn opened(game: &str, seed: u64) -> Table {
    let rules = RULEBOOKS.get(game).expect("a game");
    let players = usize::from(rules.about().players[0]);
    let places = vec![SeatSetup::Machine(Level::Beginner); players];
    let settled = Setup { seed: Seed(seed), ..setup(game, json!({}), &places) };
    let settled = Setup { rules: RulesVersion::FIRST, ..settled };
    let input =
        Input::Open { setup: Box::new(settled), host: ANNA, name: String::new(), seal: None };
    Table::open(RULEBOOKS, LogEntry::new(Time(0), input)).expect("it opens")
}

/// Plays on in a copy that knows all that is to come, as no machine can, and gives the moves of one seat.
fn foreseen(table: &Table, rng: &mut FastRng) -> Option<MachineTurn> {
    let (seat, _, decision) = *table.for_machines().first()?;
    let game = table.game()?;
    let mut game = game.after(game.moves());
    let mut moves = Vec::new();
    while moves.len() < 8 && game.deciders().contains(seat) {
        let mut legal = game.legal(seat);
        let mv = legal.swap_remove(rng.below(legal.len()));
        game.play(seat, &mv).expect("it is allowed");
        moves.push(mv);
    }
    Some(MachineTurn { seat, decision, moves })
}

#[test]
fn the_rest_of_a_plan_ends_where_something_comes_to_light() {
    let mut cut = 0;
    for game in RULEBOOKS.slugs() {
        for seed in 0..6 {
            let mut rng = FastRng::new(seed);
            let mut machines = Machines { table: opened(game, seed), after: Vec::new() };
            for _ in 0..40 {
                let Some(planned) = foreseen(&machines.table, &mut rng) else { break };
                let (seat, length) = (planned.seat, planned.moves.len());
                machines.after = vec![machines.table.game().map_or(0, AnyMatch::moves)];
                assert_ne!(planned.take_at(&mut machines), TurnTaken::Late, "{game}, seed {seed}");
                let played = machines.table.game().expect("it is played");
                let goes_on = |step: &[usize]| {
                    let then = played.after(step[1]);
                    then.deciders().single() == Some(seat) && then.may_take_back_to(seat) <= step[0]
                };
                let steps: Vec<&[usize]> = machines.after.windows(2).collect();
                let (last, earlier) = steps.split_last().expect("something was done");
                assert!(earlier.iter().all(|step| goes_on(step)), "{game}, seed {seed}: {steps:?}");
                if steps.len() < length && machines.table.stage() == Stage::Playing {
                    assert!(!goes_on(last), "{game}, seed {seed}: given up too early, {steps:?}");
                    cut += usize::from(played.deciders().contains(seat));
                }
            }
        }
    }
    assert!(cut > 0, "no plan was overtaken by what came to light");
}
