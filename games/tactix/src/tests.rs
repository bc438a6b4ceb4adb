//! Every statement of the rules of TACTIX as a test that carries its name.

use tablier_rules::{Action, FastRng, Format, Language, Level, Look, Match, Scene, Seed, Show};
use tablier_search::{AlphaBeta, Mind, Sampling, Strength, Thinking};

use super::*;

const ONE: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

fn options(size: u8) -> Options {
    Options { size, first: Some(ONE) }
}

/// A position with these counters, a text for each rank from the top.
fn position(ranks: &str, turn: Seat) -> Tactix {
    let ranks = ranks.split_whitespace().map(str::to_owned).collect();
    Tactix::resample(&View { ranks, turn }, &mut FastRng::new(0))
}

fn legal(position: &Tactix) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(position.turn, &mut moves);
    moves.sort_unstable();
    moves.iter().map(ToString::to_string).collect()
}

fn run(text: &str) -> Run {
    text.parse().unwrap()
}

fn scene(position: &Tactix, gesture: &[&str]) -> Scene {
    let gesture: Vec<_> = gesture.iter().map(|word| (*word).to_owned()).collect();
    let viewer = Viewer::Seat(position.turn);
    let look = Look { viewer, gesture: &gesture, last: None, format: Format::Wide };
    Tactix::scene(&position.view(viewer), &look)
}

fn action(scene: &Scene, id: &str) -> Action {
    let found = scene.actions().find(|(known, ..)| *known == id);
    found.unwrap_or_else(|| panic!("{id} can be clicked")).2.clone()
}

#[test]
fn counters_fill_a_square_of_four_to_six() {
    for size in 4..=6 {
        let position = Tactix::start(&options(size), Seed(1)).unwrap();
        assert_eq!(position.counters.count_ones(), u32::from(size) * u32::from(size));
    }
    for size in [3, 7] {
        assert!(Tactix::start(&options(size), Seed(1)).is_err());
    }
}

#[test]
fn the_first_player_is_drawn_by_lot() {
    let by_lot = Options { first: None, ..options(5) };
    let drawn: SeatSet =
        (0..50).map(|seed| Tactix::start(&by_lot, Seed(seed)).unwrap().turn).collect();
    assert_eq!(drawn, SeatSet::all(SEATS));
}

#[test]
fn one_takes_counters_side_by_side_in_a_rank_or_a_file() {
    let position = position("o. oo", ONE);
    assert_eq!(legal(&position), ["a1", "a1-b1", "a1-a2", "b1", "a2"]);
}

// section: rule
#[test]
fn there_must_be_no_gap() {
    let position = position("... o.o ...", ONE);
    assert_eq!(legal(&position), ["a2", "c2"]);
    let mut tried = position.clone();
    let refused = tried.play(ONE, run("a2-c2")).unwrap_err();
    assert!(refused.reason.get(Language::EN).contains("b2"), "{refused}");
    assert_eq!(tried.counters, position.counters);
}
// end

#[test]
fn a_run_is_read_from_either_end_and_written_from_the_first() {
    assert_eq!(run("b4-b2").to_string(), "b2-b4");
    assert_eq!(run("c3-c3").to_string(), "c3");
    for wrong in ["", "b", "b2-", "b2-c3", "b2-b3-b4", "22"] {
        assert!(wrong.parse::<Run>().is_err(), "{wrong}");
    }
}

#[test]
fn whoever_takes_the_last_counter_loses() {
    let mut position = position(".. oo", ONE);
    position.play(ONE, run("a1-b1")).unwrap();
    assert_eq!(position.outcome().unwrap().winners().single(), Some(OTHER));
}

#[test]
fn a_single_counter_is_taken_without_a_question() {
    assert_eq!(position(".. .o", OTHER).forced(), Some((OTHER, run("b1"))));
    let mut game = Match::<Tactix>::new(options(4), Seed(1)).unwrap();
    for (seat, mv) in [(ONE, "a1-d1"), (OTHER, "a2-d2"), (ONE, "a3-d3"), (OTHER, "a4-c4")] {
        game.play(seat, run(mv)).unwrap();
    }
    assert_eq!(game.position().outcome().unwrap().winners().single(), Some(OTHER));
}

#[test]
fn an_odd_number_of_single_counters_is_lost_for_whoever_is_to_take() {
    for (ranks, wins) in [("o.. ..o o..", false), ("o.. ..o ...", true)] {
        let mut position = position(ranks, ONE);
        while let Some(seat) = position.deciders().first() {
            let mv = legal(&position)[0].clone();
            position.play(seat, run(&mv)).unwrap();
        }
        let winner = position.outcome().unwrap().winners().single();
        assert_eq!(winner == Some(ONE), wins, "{ranks}");
    }
}

#[test]
fn in_a_rematch_the_loser_begins() {
    let mut over = position(".. .o", ONE);
    over.play(ONE, run("b1")).unwrap();
    let next = over.rematch(&options(5), &over.outcome().unwrap());
    assert_eq!(next, Options { size: 5, first: Some(ONE) });
}

#[test]
fn two_clicks_take_a_run_and_a_third_counter_begins_anew() {
    let position = position("o.o ... ooo", ONE);
    let first = scene(&position, &[]);
    assert_eq!(action(&first, "counter a1"), Action::Pick("a1".to_owned()));
    assert!(first.controls.is_empty());
    let second = scene(&position, &["a1"]);
    assert_eq!(action(&second, "counter c1"), Action::Play(vec!["a1-c1".to_owned()]));
    assert_eq!(action(&second, "counter a1"), Action::Play(vec!["a1".to_owned()]));
    assert_eq!(action(&second, "counter c3"), Action::Regrasp(vec!["c3".to_owned()]));
    assert_eq!(action(&second, "let go"), Action::Drop);
}

#[test]
fn one_counter_is_taken_and_several_are_counted() {
    let said = |count| {
        [Language::DE, Language::EN, Language::FR].map(|l| messages::taken(ONE, count, "b2").get(l))
    };
    assert_eq!(
        said(1),
        [
            "{0} nimmt den Stein auf b2.",
            "{0} takes the counter on b2.",
            "{0} prend le jeton en b2."
        ]
    );
    assert!(said(2)[1].starts_with("{0} takes 2 counters"), "{:?}", said(2));
}

#[test]
fn random_games_end_and_every_counter_is_taken_once() {
    for seed in 0..200 {
        let mut rng = FastRng::new(seed);
        let size = 4 + rng.below(3) as u8;
        let mut position = Tactix::start(&options(size), Seed(seed)).unwrap();
        let mut taken = 0;
        while let Some(seat) = position.deciders().first() {
            let mv = position.random_move(seat, &mut rng, &mut Vec::new());
            taken += mv.squares().count();
            position.play(seat, mv).unwrap_or_else(|refused| panic!("seed {seed}: {refused}"));
        }
        assert_eq!(taken, usize::from(size) * usize::from(size), "seed {seed}");
        assert!(position.outcome().is_some_and(|end| !end.is_draw()), "seed {seed}");
    }
}

#[test]
fn saying_who_stands_better_beats_knowing_the_rules_alone() {
    let minds: [&dyn Mind<Tactix>; SEATS] = [&AlphaBeta, &Sampling];
    let mut won = 0;
    for seed in 0..24 {
        let first = Some(Seat::new(seed as usize % SEATS));
        let mut position = Tactix::start(&Options { size: 4, first }, Seed(seed)).unwrap();
        while let Some(seat) = position.deciders().first() {
            let mut never = || false;
            let strength = Strength::Level(Level::Confirmed);
            let mut thinking = Thinking::new(strength, seed, &mut never);
            let view = position.view(Viewer::Seat(seat));
            let choice = minds[seat.index()].choose(&view, seat, &mut thinking);
            position.play(seat, choice.mv).unwrap();
        }
        won += usize::from(position.outcome().unwrap().winners().contains(ONE));
    }
    assert!(won >= 16, "it won {won} of 24");
}
