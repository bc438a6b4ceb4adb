//! What a game in progress tells whom, and what may be taken back.

use crate::mora::*;
use tablier_rules::{Game, Match, Record, Seat, Seed, Viewer};

type Played = Match<Mora<SOUND>>;
type Move = MoraMove<SOUND>;

const ZERO: Seat = Seat::new(0);
const ONE: Seat = Seat::new(1);

fn game() -> Played {
    Match::new(MoraOptions { players: 2 }, Seed(5)).expect("two can play")
}

fn written(game: &Played, viewer: Viewer) -> Vec<Option<String>> {
    game.record_for(viewer).moves.into_iter().map(|made| made.mv).collect()
}

#[test]
fn a_secret_move_is_shown_to_its_seat_alone_until_it_is_opened() {
    let mut game = game();
    game.play(ONE, Move::Show(2)).unwrap();
    assert_eq!(written(&game, Viewer::Seat(ONE)), [Some("show2".to_owned())]);
    assert_eq!(written(&game, Viewer::Seat(ZERO)), [None]);
    assert_eq!(written(&game, Viewer::Spectator), [None]);
    assert_eq!(game.events(Viewer::Seat(ZERO), 0..1)[0].mv, None);
    assert_eq!(game.events(Viewer::Seat(ONE), 0..1)[0].mv.as_deref(), Some("show2"));

    game.play(ZERO, Move::Show(0)).unwrap();
    assert!(written(&game, Viewer::Spectator).iter().all(Option::is_some));
    // What was told at the time stays as it was told.
    assert_eq!(game.events(Viewer::Spectator, 0..2)[0].mv, None);
    assert_eq!(game.events(Viewer::Spectator, 0..2)[1].mv.as_deref(), Some("show0"));
}

#[test]
fn the_seed_of_a_game_in_progress_is_nobodys() {
    let record = game().record_for(Viewer::Seat(ZERO));
    assert_eq!(record.seed, None);
    assert!(record.to_string().contains("seed: hidden"));
    let refused = Played::load(&record).map(|_| ()).unwrap_err().to_string();
    assert!(refused.contains("does not tell its seed"), "{refused}");
}

#[test]
fn own_moves_may_be_taken_back_until_somebody_decides_or_something_comes_to_light() {
    let mut game = game();
    game.play(ONE, Move::Show(2)).unwrap();
    assert_eq!(game.may_take_back_to(ONE), 0, "nothing has happened since");
    assert_eq!(game.may_take_back_to(ZERO), 1, "the move is not theirs");
    game.play(ZERO, Move::Show(0)).unwrap();
    assert_eq!(game.may_take_back_to(ZERO), 2, "the fingers were opened");
    game.play(ZERO, Move::Keep).unwrap();
    assert_eq!(game.may_take_back_to(ZERO), 2);
    game.play(ONE, Move::Draw).unwrap();
    assert_eq!(game.may_take_back_to(ONE), 4, "a card was drawn");
}

#[test]
fn taking_back_and_playing_again_is_the_same_game() {
    let mut game = game();
    game.play(ZERO, Move::Show(1)).unwrap();
    game.truncate(0);
    game.play(ZERO, Move::Show(2)).unwrap();
    game.play(ONE, Move::Show(0)).unwrap();
    assert_eq!(game.moves().len(), 2);
    assert_eq!(
        game.position().view(Viewer::Spectator),
        game.position_after(2).view(Viewer::Spectator)
    );
}

#[test]
fn where_several_decide_a_record_must_say_who() {
    let text = "game: mora\nseed: 5\n\nshow1 show2\n";
    let record: Record = text.parse().unwrap();
    let error = Played::load(&record).map(|_| ()).unwrap_err().to_string();
    assert_eq!(
        error,
        "line 4, column 1: Several seats decide here: say which one, for example “(0)”."
    );
    let marked: Record = "game: mora\nseed: 5\n\n(1) show1\n(0) show2".parse().unwrap();
    assert_eq!(Played::load(&marked).unwrap().moves().len(), 2);
}
