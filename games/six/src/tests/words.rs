//! What is said, in every language.

use tablier_rules::Message;

use super::objection::Objection;
use super::*;

fn said(message: &Message) -> Vec<String> {
    [Language::DE, Language::EN, Language::FR].map(|language| message.get(language)).to_vec()
}

#[test]
fn every_refusal_says_why() {
    let at = Hex::new;
    let reason = |position: &Six, mv: &str| Objection::of(position, mv.parse().unwrap());
    let fresh = start(2);
    assert_eq!(reason(&fresh, "1,0"), Objection::FirstCell);
    assert_eq!(reason(&fresh, "^0,0"), Objection::TooEarly);
    assert_eq!(reason(&fresh, "=0,0"), Objection::NothingToKeep);
    assert_eq!(reason(&fresh, "pass"), Objection::PassWhileLaying);
    let mut begun = start(2);
    play(&mut begun, "0,0");
    assert_eq!(reason(&begun, "0,0"), Objection::Occupied(at(0, 0)));
    assert_eq!(reason(&begun, "3,0"), Objection::Apart(at(3, 0)));
    let mut moved = moving("0,0 1,0 2,0", "1,1", false);
    assert_eq!(reason(&moved, "3,0"), Objection::LiftFirst);
    assert_eq!(reason(&moved, "^1,1"), Objection::NotYours(at(1, 1)));
    assert_eq!(reason(&moved, "^1,0"), Objection::Pinned(at(1, 0)));
    assert_eq!(reason(&moved, "pass"), Objection::Pass);
    play(&mut moved, "^0,0");
    assert_eq!(reason(&moved, "0,0"), Objection::SameCell);
    assert_eq!(reason(&moved, "^2,0"), Objection::LayFirst);
    assert_eq!(reason(&moved, "pass"), Objection::LayFirst);
    let mut split = moving("0,0 1,0 2,0", "", true);
    play(&mut split, "^1,0");
    assert_eq!(reason(&split, "1,0"), Objection::KeepFirst);
    assert_eq!(
        said(&Objection::Pinned(at(1, 0)).message()),
        [
            "Der Stein auf 1,0 sitzt fest: Ohne ihn würde die Gruppe zerfallen.",
            "The tile on 1,0 is pinned: without it the group would fall apart.",
            "La tuile en 1,0 est bloquée\u{202f}: sans elle, le groupe se séparerait.",
        ]
    );
}

#[test]
fn seats_bear_their_colour_and_in_teams_a_number() {
    assert_eq!(said(&start(2).seat_name(BLACK)), ["Schwarz", "Black", "Noir"]);
    assert_eq!(said(&start(4).seat_name(Seat::new(2))), ["Rot 2", "Red 2", "Rouge 2"]);
}

#[test]
fn captures_are_counted() {
    let mut game = moving("0,0 1,0 2,0", "0,1", true);
    let before = game.view(Viewer::Everything);
    play(&mut game, "^1,0");
    let step = Step { seat: RED, mv: Some(Move::Lift(Hex::new(1, 0))) };
    let told = Six::narrate(&before, &step, &game.view(Viewer::Everything));
    assert_eq!(
        told.get(Language::EN),
        "{0} lifts the tile from 1,0. The tile that was cut off leaves the game."
    );
    assert_eq!(
        said(&messages::captured(2)),
        [
            "Die 2 abgetrennten Steine scheiden aus.",
            "The 2 tiles that were cut off leave the game.",
            "Les 2 tuiles coupées du groupe quittent le jeu.",
        ]
    );
}

#[test]
fn the_position_is_told_line_by_line() {
    let mut position = moving("0,0 1,0", "0,1", false);
    play(&mut position, "^1,0");
    let told = Six::describe(&position.view(Viewer::Everything)).get(Language::EN);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(
        lines,
        [
            "Second phase: moving tiles (0 of 100 moves played).",
            "It is {0}’s turn.",
            "Red: 0,0.",
            "Black: 0,1.",
            "In hand: the tile from 1,0.",
        ]
    );
    let told = Six::describe(&start(2).view(Viewer::Everything)).get(Language::FR);
    assert!(told.contains("Rouge\u{202f}: –\u{202f}; encore 19 à poser."), "{told}");
}
