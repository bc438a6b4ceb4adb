//! What a salon says is read as serde would read it: for every type there is a twin with derived readers, and both are given the same, as it was
//! written and spoilt in many ways.

mod twins;

use tablier_protocol as protocol;
use tablier_rules::conformance::twins::agree_on_all;

/// One a line, after the name of its type.
const SAMPLES: &str = include_str!("samples.txt");

fn samples(name: &str) -> Vec<String> {
    let of_type = |line: &str| Some(line.strip_prefix(name)?.strip_prefix(' ')?.to_owned());
    SAMPLES.lines().filter_map(of_type).collect()
}

macro_rules! twins_agree {
    ($($test:ident: $name:ident;)+) => {$(
        #[test]
        fn $test() {
            agree_on_all::<protocol::$name, twins::$name>(samples(stringify!($name)));
        }
    )+};
}

twins_agree! {
    lobbies: Lobby;
    cards: Card;
    seats_of_cards: CardSeat;
    people: Me;
    ratings: Rating;
    ratings_of_seats: SeatRating;
    ranks: Ranked;
    presences: Presence;
    failures: Failure;
    answers_to_acts: Acted;
    opened_tables: Opened;
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let lobby = serde_json::from_str::<protocol::Lobby>(r#"{"open":[{"table":1}],"playing":[]}"#);
    let wrong = lobby.expect_err("no name").to_string();
    assert_eq!(wrong, "open.0.table: expected a text, found a number");
}
