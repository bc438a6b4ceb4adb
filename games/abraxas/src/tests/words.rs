//! What is said.

use super::*;

/// What is told of the last of these moves, in English.
fn told(position: &Abraxas, moves: &str) -> String {
    let mut position = position.clone();
    let (before, last) = moves.rsplit_once(' ').unwrap_or(("", moves));
    play(&mut position, before);
    let (seat, mv) = (position.decider, last.parse().unwrap());
    let view = view(&position);
    position.play(seat, mv).unwrap();
    let step = Step { seat, mv: Some(mv) };
    Abraxas::narrate(&view, &step, &super::view(&position)).get(Language::EN)
}

#[test]
fn moves_are_told() {
    let start = pawns("a1 b1 c1");
    for (moves, wanted) in [
        ("d1", "{0} lays a pawn on d1."),
        ("d1 push", "{0} pushes the plate to the right."),
        ("d1 push xb1", "{0} takes the pawn on b1. That makes 1."),
        ("d1 push xb1 end", "{0} ends the turn."),
        ("d1 push xb1 b1 stop", "{1} says “Stop!”: {0} takes the pawn back."),
        ("d1 push xb1 b1 go", "{1} lets it pass."),
        ("h8*", "{0} lays a stop pawn on h8."),
        ("h8* stay", "{0} leaves the plate where it is."),
    ] {
        assert_eq!(told(&start, moves), wanted, "{moves}");
    }
}

#[test]
fn the_empty_supply_and_the_end_are_told() {
    let last = with_taken(pawns("a1 c1 e1 g1 b3 d3 f3 h3 a5 c5 e5 g5 b7"), [5, 5]);
    assert!(told(&last, "d7").contains("The supply is empty"));
    let won = with_taken(pawns("a1 b1 c1"), [10, 3]);
    let end = "The goal of 11 pawns is reached. {0} wins, 11 to 3!";
    assert!(told(&won, "d1 push xb1").ends_with(end));
    let mut lost = with_taken(pawns("a1 b1 c1"), [3, 10]);
    (lost.mover, lost.decider) = (JADE, JADE);
    let end = "{1} wins, 11 to 3!";
    assert!(told(&lost, "d1 push xb1").ends_with(end), "the winner's pawns are told first");
    let twelve = with_taken(pawns("a1 b1 c1 d1"), [10, 3]);
    let end = "The goal of 11 pawns is reached. {0} wins, 12 to 3!";
    assert!(told(&twelve, "e1 push xa1,c1").ends_with(end), "more than the goal are taken too");
}

#[test]
fn the_state_is_drawn_in_letters() {
    let mut position = position("e9 b2", Corner::SouthWest, "c3");
    play(&mut position, "h8* stay");
    let state = Abraxas::describe(&view(&position)).get(Language::EN);
    let rows: Vec<_> = state.lines().skip(2).take(9).collect();
    assert_eq!(rows[0], " . . . . o . . . .");
    assert_eq!(rows[1], " + + + + + + + A .");
    assert_eq!(rows[6], " + + @ + + + + + .");
    assert_eq!(rows[7], " + o + + + + + + .");
    assert!(state.contains("A red pawn on c3, 23 in the supply."), "{state}");
    assert!(state.contains("It is {1}’s turn."), "{state}");
}

#[test]
fn the_turn_that_is_never_played_is_not_counted() {
    let turn = |position: &Abraxas| {
        let state = Abraxas::describe(&view(position)).get(Language::EN);
        state
            .lines()
            .find_map(|line| line.strip_prefix("Turn ")?.split('.').next().map(str::to_owned))
    };
    let mut position = pawns("");
    position.turns = MAX_TURNS - 1;
    assert_eq!(turn(&position).as_deref(), Some("200"));
    play(&mut position, "a1 push");
    assert_eq!(
        (position.cause, turn(&position).as_deref()),
        (Some(Cause::TwoHundredTurns), Some("200"))
    );
    let mut won = with_taken(pawns("a1 b1 c1"), [10, 3]);
    play(&mut won, "d1 push xb1");
    assert_eq!((won.cause, turn(&won).as_deref()), (Some(Cause::Eleven), Some("1")));
}

#[test]
fn seats_are_called_by_the_marks_of_their_stop_pawns() {
    let position = pawns("");
    let called = |seat| {
        [Language::DE, Language::EN, Language::FR]
            .map(|language| position.seat_name(seat).get(language))
    };
    assert_eq!(called(AMBER), ["Bernstein", "Amber", "Ambre"]);
    assert_eq!(called(JADE), ["Jade"; 3]);
}

#[test]
fn a_view_is_the_whole_position() {
    for seed in 0..20 {
        let options = Options { sheet: 1 + (seed % 6) as u8, ..Options::default() };
        let mut position = Abraxas::start(&options, Seed(seed)).unwrap();
        let mut rng = FastRng::new(seed);
        while let Some(seat) = position.deciders().first() {
            let again = Abraxas::resample(&view(&position), &mut rng);
            assert_eq!(view(&again), view(&position), "seed {seed}");
            assert_eq!(legal(&again), legal(&position), "seed {seed}");
            let mv = position.random_move(seat, &mut rng, &mut Vec::new());
            position.apply(seat, mv);
        }
    }
}

#[test]
fn wordings_follow_what_is_counted() {
    let took = |holes: &[&str], language| {
        messages::took(AMBER, holes.iter().copied(), holes.len()).get(language)
    };
    assert_eq!(took(&["c4"], Language::FR), "{0} prend le pion en c4. Cela fait 1.");
    assert_eq!(took(&["c4"], Language::DE), "{0} nimmt den Stein auf c4 und hat jetzt 1.");
    assert_eq!(
        took(&["c4", "e4"], Language::DE),
        "{0} nimmt die Steine auf c4 und e4 und hat jetzt 2."
    );
    let stops = |count: u8| {
        [Language::DE, Language::EN, Language::FR]
            .map(|language| messages::note_stops(count).get(language))
    };
    assert_eq!(stops(0), ["kein Stoppstein mehr", "no stop pawns left", "plus de pion d’arrêt"]);
    assert_eq!(stops(1), ["1 Stoppstein", "1 stop pawn", "1 pion d’arrêt"]);
    assert_eq!(stops(3), ["3 Stoppsteine", "3 stop pawns", "3 pions d’arrêt"]);
}
