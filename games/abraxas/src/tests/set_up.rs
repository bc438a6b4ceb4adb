//! Components, options, and who begins.

use super::*;

#[test]
fn twenty_four_red_pawns_and_three_stop_pawns_each() {
    let view = view(&Abraxas::start(&Options::default(), Seed(1)).unwrap());
    assert_eq!((view.supply, view.pawns.len()), (24, 24));
    assert_eq!(view.stops_left, [3, 3]);
}

#[test]
fn one_player_pushes_the_empty_plate_into_a_corner_and_the_other_begins() {
    let mut position = Abraxas::start(&options(EMPTY), Seed(1)).unwrap();
    assert_eq!(position.deciders(), SeatSet::only(JADE));
    assert_eq!(legal(&position), ["nw", "sw", "se", "ne"]);
    assert_eq!(view(&position).plate, None);
    play(&mut position, "se");
    assert_eq!(view(&position).plate, Some(Corner::SouthEast));
    assert_eq!(position.deciders(), SeatSet::only(AMBER));
    assert_eq!(view(&position).turns, 0, "placing the plate is not a turn");
}

#[test]
fn who_begins_is_drawn_by_lot() {
    let begins = |seed| Abraxas::start(&Options::default(), Seed(seed)).unwrap().first.index();
    let jade: usize = (0..800).map(begins).sum();
    assert!((340..460).contains(&jade), "{jade}");
}

#[test]
fn a_named_seat_begins_and_no_other_seat_exists() {
    let begun = |first| {
        let options = Options { first: Some(Seat::new(first)), ..Options::default() };
        Abraxas::start(&options, Seed(3)).map(|position| position.first)
    };
    assert_eq!(begun(1).ok(), Some(JADE));
    assert_eq!(begun(0).ok(), Some(AMBER));
    let refused = begun(2).unwrap_err().to_string();
    assert!(refused.contains("Seat 2 cannot begin"), "{refused}");
}

#[test]
fn players_take_turns_at_beginning() {
    for first in [AMBER, JADE] {
        let options = Options { first: Some(first), sheet: 4, ..Options::default() };
        let position = Abraxas::start(&options, Seed(1)).unwrap();
        let draw = Outcome::won_by(SeatSet::EMPTY, 2, "agreed");
        let next = position.rematch(&options, &draw);
        assert_eq!((next.first, next.sheet), (Some(first.next(2)), 4));
    }
}

#[test]
fn there_are_six_sheets() {
    for sheet in [0, 7, 255] {
        let options = Options { sheet, ..Options::default() };
        let refused = Abraxas::start(&options, Seed(1)).map(|_| ()).unwrap_err();
        assert!(refused.to_string().contains("numbered 1 to 6"), "{refused}");
    }
    for sheet in 1..=6 {
        let options = Options { sheet, ..Options::default() };
        let view = view(&Abraxas::start(&options, Seed(1)).unwrap());
        assert_eq!(view.sheet_number, Some(sheet));
        assert_eq!(Some(view.sheet), Sheet::numbered(sheet));
    }
}

#[test]
fn a_custom_sheet_takes_the_place_of_the_numbered_one() {
    let dots = sheet("e5");
    let view = view(&Abraxas::start(&options(&dots), Seed(1)).unwrap());
    assert_eq!((view.sheet.to_string(), view.sheet_number), (dots, None));
    let blank = Options { custom_sheet: Some("  \n ".into()), ..Options::default() };
    let position = Abraxas::start(&blank, Seed(1)).unwrap();
    assert_eq!(position.sheet, Some(1), "a blank text is none");
}

#[test]
fn a_custom_sheet_travels_in_a_record() {
    let text = "# ours\n".to_owned() + &sheet("a1 e5 i9").replace('/', "\n");
    let mut game = Match::<Abraxas>::new(options(&text), Seed(9)).unwrap();
    game.play(JADE, Move::Place(Corner::NorthEast)).unwrap();
    let record = game.record().to_string().parse().unwrap();
    let again = Match::<Abraxas>::load(&record).unwrap();
    assert_eq!(view(again.position()), view(game.position()));
    assert!(again.position().plate.sheet().has_dot(4, 4));
}
