//! Games that count.

use serde_json::json;
use tablier_rules::{FastRng, Level, Message, Rng as _, Seat};
use tablier_table::{
    Absence, Input, LogEntry, Mover, Pace, PersonId, RatedSide, SeatSetup, Setup, Stage, Table,
    Time, Why, Wish,
};

use crate::kept::{ANNA, BRUNO, CHLOE, FIRST, Kept, SECOND, setup};

const CLOCK: Pace = Pace::Live { bank: 60, increment: 0 };

fn rated(setup: &mut Setup) {
    setup.rated = true;
    setup.pace = CLOCK;
}

/// Why a table cannot be opened.
fn refused(setup: Setup) -> String {
    let input =
        Input::Open { setup: Box::new(setup), host: ANNA, name: "Anna".to_owned(), seal: None };
    let opened = Table::open(tablier_games::RULEBOOKS, LogEntry::new(Time(0), input));
    opened.err().map(|error| error.to_string()).expect("it is refused")
}

/// Who came out where.
fn ranks(kept: &Kept) -> Vec<(u8, PersonId)> {
    let sides = kept.table.rated_sides().expect("it counts");
    let flat = |RatedSide { rank, people }: RatedSide| {
        people.into_iter().map(move |(_, person)| (rank, person))
    };
    sides.into_iter().flat_map(flat).collect()
}

#[test]
fn a_rated_game_is_played_by_people_each_in_one_seat_with_a_clock() {
    let with = |places: &[SeatSetup], pace| {
        let mut setup = setup("six", json!({}), places);
        (setup.rated, setup.pace) = (true, pace);
        setup
    };
    let machine = [SeatSetup::Host, SeatSetup::Machine(Level::Master)];
    assert!(refused(with(&machine, CLOCK)).contains("between people"));
    assert!(refused(with(&[SeatSetup::Host, SeatSetup::Host], CLOCK)).contains("each in one seat"));
    assert!(refused(with(&[SeatSetup::Host, SeatSetup::Open], Pace::Free)).contains("clock"));
    let mut kept = Kept::open(with(&[SeatSetup::Host, SeatSetup::Open], CLOCK));
    let fill = Input::Fill { person: ANNA, seat: SECOND, level: Some(Level::Beginner) };
    assert!(kept.refuses(fill).contains("No machine"));
    let twice = Input::Sit { person: ANNA, name: "Anna".to_owned(), seat: None, seal: None };
    assert!(kept.refuses(twice).contains("already"));
}

#[test]
fn in_a_rated_game_an_answered_move_is_not_taken_back_and_who_leaves_loses() {
    let mut kept = Kept::six_with(|setup| {
        rated(setup);
        setup.absence = Absence::Machine(Level::Master);
    });
    kept.plays(ANNA, FIRST, "0,0");
    let undo = |person, seat| Input::Ask { person, seat, wish: Wish::Undo };
    // Nobody has answered it yet.
    kept.takes(undo(ANNA, FIRST));
    assert_eq!(kept.moves(), 0);
    kept.plays(ANNA, FIRST, "0,0");
    kept.plays(BRUNO, SECOND, "0,1");
    assert!(kept.refuses(undo(ANNA, FIRST)).contains("answered"));
    assert_eq!(kept.table.rated_sides(), None, "it goes on");
    kept.takes(Input::Leave { person: BRUNO });
    assert_eq!(kept.table.end_of_game().map(|end| &end.why), Some(&Why::Left { seat: SECOND }));
    assert_eq!(ranks(&kept), [(1, ANNA), (2, BRUNO)]);
}

#[test]
fn a_draw_counts_and_a_closed_table_does_not() {
    let mut kept = Kept::six_with(rated);
    kept.plays(ANNA, FIRST, "0,0");
    kept.plays(BRUNO, SECOND, "0,1");
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Draw });
    kept.answers(BRUNO, SECOND, true);
    assert_eq!(ranks(&kept), [(1, ANNA), (1, BRUNO)]);

    let mut kept = Kept::six_with(rated);
    kept.takes(Input::Close { reason: Message::words("Closed") });
    assert_eq!(kept.table.rated_sides(), None);

    let mut friendly = Kept::six();
    friendly.takes(Input::Resign { person: ANNA, seat: FIRST });
    assert_eq!(friendly.table.rated_sides(), None);
}

#[test]
fn the_next_game_of_a_rated_one_is_rated() {
    let mut kept = Kept::six_with(rated);
    kept.takes(Input::Resign { person: ANNA, seat: FIRST });
    let inputs = kept.table.next_game(
        tablier_rules::ChanceVersion::SEED,
        tablier_rules::Seed(8),
        tablier_rules::Salt("other".to_owned()),
    );
    let Input::Open { setup, .. } = &inputs[0] else { panic!("it is opened first") };
    assert!(setup.rated);
    assert_eq!(setup.options["first"], json!(null), "lots are drawn again");
}

#[test]
fn among_three_who_left_the_game_to_a_machine_is_behind_all_who_stayed() {
    let places = [SeatSetup::Host, SeatSetup::Open, SeatSetup::Open];
    let mut opened = setup("disx", json!({ "players": 3 }), &places);
    rated(&mut opened);
    let mut kept = Kept::open(opened);
    for (person, name) in [(BRUNO, "Bruno"), (CHLOE, "Chloé")] {
        kept.takes(Input::Sit { person, name: name.to_owned(), seat: None, seal: None });
    }
    kept.takes(Input::Leave { person: BRUNO });
    let mut rng = FastRng::new(11);
    while kept.table.stage() == Stage::Playing {
        let seat = kept.table.deciders().first().expect("somebody decides");
        let game = kept.table.game().expect("a game");
        let moves = game.legal(seat);
        let mv = moves[rng.below(moves.len())].clone();
        let by = match [ANNA, BRUNO, CHLOE][seat.index()] {
            BRUNO => Mover::Machine,
            person => Mover::Person(person),
        };
        let decision = kept.table.decision_of(seat).expect("it was asked");
        kept.takes(Input::Decide { by, seat, decision, mv });
    }
    let ranks = ranks(&kept);
    assert_eq!(ranks[1], (u8::MAX, BRUNO));
    let places = kept.table.end_of_game().and_then(|end| end.places).expect("places");
    for (seat, person) in [(0, ANNA), (2, CHLOE)] {
        assert_eq!(ranks[seat], (places[Seat::new(seat)].rank, person));
    }
}
