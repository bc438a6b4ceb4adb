//! The second law: what somebody could gain by leaving, asking, answering late or having a machine play.

use serde_json::json;
use tablier_rules::{Level, Seat, Viewer};
use tablier_table::{Absence, Input, Mover, Pace, PersonId, SeatSetup, Stage, Time, Why, Wish};

use crate::kept::{ANNA, BRUNO, CHLOE, FIRST, Kept, SECOND, setup};

const DAY: u64 = 86_400_000;

fn undo(person: PersonId, seat: Seat) -> Input {
    Input::Ask { person, seat, wish: Wish::Undo }
}

fn left(kept: &Kept, seat: Seat) -> Option<u64> {
    kept.table.snapshot(ANNA, Viewer::Spectator, Time(kept.now)).chairs[seat.index()].left
}

/// SIX with a bank of so many seconds.
fn live(bank: u32, increment: u32) -> Kept {
    Kept::six_with(|setup| setup.pace = Pace::Live { bank, increment })
}

/// The machine of this seat makes some move.
fn machine_plays(kept: &mut Kept, seat: Seat) {
    let decision = kept.table.decision_of(seat).expect("it is to decide");
    let mv = kept.table.game().expect("a game").legal(seat)[0].clone();
    kept.takes(Input::Decide { by: Mover::Machine, seat, decision, mv });
}

#[test]
fn leaving_and_coming_back_gives_no_time() {
    let mut kept = live(6, 0);
    for second in 1..=5_u64 {
        kept.now += 900;
        kept.takes(Input::Leave { person: ANNA });
        // What is thought about meanwhile is thought about.
        kept.now += 100;
        kept.takes(Input::Return { person: ANNA });
        assert_eq!(left(&kept, FIRST), Some(6_000 - 1_000 * second));
    }
    kept.now = 6_000;
    kept.takes(Input::TimeUp);
    assert_eq!(kept.table.chairs()[0].machine(), Some(Level::Confirmed));
}

#[test]
fn who_ran_out_of_time_and_comes_back_has_ten_seconds_once_a_game() {
    let mut kept = live(6, 0);
    kept.now = 6_000;
    kept.takes(Input::TimeUp);
    kept.takes(Input::Return { person: ANNA });
    assert_eq!(left(&kept, FIRST), Some(10_000));
    kept.plays(ANNA, FIRST, "0,0");
    kept.plays(BRUNO, SECOND, "0,1");
    kept.now += 10_000;
    kept.takes(Input::TimeUp);
    assert!(kept.refuses(Input::Return { person: ANNA }).contains("to the end"));
    let decides = kept.decide(ANNA, FIRST, "0,2");
    assert!(kept.refuses(decides).contains("to the end"));
    machine_plays(&mut kept, FIRST);
}

#[test]
fn deciding_from_away_is_coming_back_and_costs_the_same() {
    let mut kept = live(6, 0);
    kept.now = 1_000;
    kept.takes(Input::Leave { person: ANNA });
    kept.now = 3_000;
    let nonsense = kept.decide(ANNA, FIRST, "7,7,7");
    kept.refuses(nonsense);
    assert!(kept.table.chairs()[0].machine().is_some(), "a refusal changes nothing");
    kept.plays(ANNA, FIRST, "0,0");
    assert_eq!(left(&kept, FIRST), Some(3_000));
    assert_eq!(kept.table.chairs()[0].machine(), None);
}

#[test]
fn a_machine_earns_no_time_for_whoever_it_plays_for() {
    let mut kept = live(60, 5);
    kept.now = 20_000;
    kept.takes(Input::Leave { person: ANNA });
    machine_plays(&mut kept, FIRST);
    kept.plays(BRUNO, SECOND, "0,1");
    kept.takes(Input::Return { person: ANNA });
    assert_eq!(left(&kept, FIRST), Some(40_000));
}

#[test]
fn taking_back_is_thinking_on_ones_own_time_and_not_on_the_others() {
    let mut kept = live(60, 5);
    kept.now = 1_000;
    for round in 1..=10_u64 {
        kept.plays(ANNA, FIRST, "0,0");
        kept.now += 900;
        kept.takes(undo(ANNA, FIRST));
        assert_eq!(left(&kept, FIRST), Some(59_000 - 900 * round), "she has gone on thinking");
        assert_eq!(left(&kept, SECOND), Some(60_000), "he has not been asked");
    }
    // Neither an outage nor a pause in between is anybody's.
    kept.plays(ANNA, FIRST, "0,0");
    kept.now += 30_000;
    kept.takes(Input::Outage { milliseconds: 30_000 });
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Pause });
    kept.answers(BRUNO, SECOND, true);
    kept.now += 30_000;
    kept.takes(Input::GoOn { person: BRUNO });
    kept.takes(undo(ANNA, FIRST));
    assert_eq!((left(&kept, FIRST), left(&kept, SECOND)), (Some(50_000), Some(60_000)));
}

#[test]
fn who_is_away_does_nothing_in_the_seat_but_come_back() {
    let mut kept = live(60, 0);
    kept.plays(ANNA, FIRST, "0,0");
    kept.plays(BRUNO, SECOND, "0,1");
    kept.takes(Input::Leave { person: ANNA });
    machine_plays(&mut kept, FIRST);
    let first = |wish| Input::Ask { person: ANNA, seat: FIRST, wish };
    for wish in [Wish::Undo, Wish::Draw, Wish::Pause] {
        assert!(kept.refuses(first(wish)).contains("come back"));
    }
    kept.takes(Input::Ask { person: BRUNO, seat: SECOND, wish: Wish::Draw });
    let request = kept.request_number();
    let agrees = Input::Answer { person: ANNA, seat: FIRST, yes: true, request };
    assert!(kept.refuses(agrees).contains("come back"));
    assert!(kept.refuses(Input::Hint { person: ANNA, seat: FIRST }).contains("come back"));
}

#[test]
fn what_a_machine_decided_for_somebody_is_not_theirs_to_take_back() {
    let mut kept = Kept::six();
    kept.plays(ANNA, FIRST, "0,0");
    kept.plays(BRUNO, SECOND, "0,1");
    kept.takes(Input::Leave { person: ANNA });
    machine_plays(&mut kept, FIRST);
    kept.takes(Input::Return { person: ANNA });
    kept.takes(undo(ANNA, FIRST));
    assert_eq!(kept.moves(), 3, "it would be a hint that nobody is told of");
    kept.answers(BRUNO, SECOND, true);
    assert_eq!(kept.moves(), 2, "unless the other agrees");
}

#[test]
fn when_a_game_is_over_its_clocks_stand_still() {
    let mut kept = live(60, 0);
    kept.now = 10_000;
    kept.takes(Input::Resign { person: BRUNO, seat: SECOND });
    kept.now = 40_000;
    assert_eq!(left(&kept, FIRST), Some(50_000));
}

#[test]
fn an_outage_while_somebody_is_away_is_not_charged() {
    let mut kept = live(60, 0);
    kept.takes(Input::Leave { person: ANNA });
    kept.now = 30_000;
    kept.takes(Input::Outage { milliseconds: 30_000 });
    kept.takes(Input::Return { person: ANNA });
    assert_eq!(left(&kept, FIRST), Some(60_000));
}

#[test]
fn leaving_does_not_renew_the_days_of_a_decision() {
    let mut kept = Kept::six_with(|setup| setup.pace = Pace::Days { days: 2 });
    kept.now = DAY;
    kept.takes(Input::Leave { person: ANNA });
    kept.takes(Input::Return { person: ANNA });
    assert_eq!(left(&kept, FIRST), Some(DAY));
    // Whatever the machine decided, the next decision has its days.
    kept.takes(Input::Leave { person: ANNA });
    machine_plays(&mut kept, FIRST);
    kept.plays(BRUNO, SECOND, "0,1");
    kept.takes(Input::Return { person: ANNA });
    assert_eq!(left(&kept, FIRST), Some(2 * DAY));
}

/// DisX among three, rated.
fn three() -> Kept {
    let places = [SeatSetup::Host, SeatSetup::Open, SeatSetup::Open];
    let mut opened = setup("disx", json!({ "players": 3, "first": 0 }), &places);
    (opened.rated, opened.pace) = (true, Pace::Live { bank: 600, increment: 0 });
    let mut kept = Kept::open(opened);
    for (person, name) in [(BRUNO, "Bruno"), (CHLOE, "Chloé")] {
        kept.takes(Input::Sit { person, name: name.to_owned(), seat: None, seal: None });
    }
    kept
}

fn some_move(kept: &mut Kept) {
    let seat = kept.table.deciders().first().expect("somebody decides");
    let mv = kept.table.game().expect("a game").legal(seat)[0].clone();
    match kept.table.chairs()[seat.index()].machine() {
        Some(_) => machine_plays(kept, seat),
        None => kept.plays([ANNA, BRUNO, CHLOE][seat.index()], seat, &mv),
    }
}

#[test]
fn a_rated_seat_that_a_machine_played_for_counts_as_left() {
    let mut kept = three();
    // Bruno lets the machine play and is back for the last moves.
    while kept.moves() < 40 {
        some_move(&mut kept);
    }
    kept.takes(Input::Leave { person: BRUNO });
    while kept.table.deciders().first() != Some(SECOND) {
        some_move(&mut kept);
    }
    machine_plays(&mut kept, SECOND);
    kept.takes(Input::Return { person: BRUNO });
    while kept.table.stage() == Stage::Playing {
        some_move(&mut kept);
    }
    let sides = kept.table.rated_sides().expect("it counts");
    let bruno = sides.iter().find(|side| side.people[0].1 == BRUNO).expect("he played");
    assert_eq!(bruno.rank, u8::MAX);
    assert_eq!(sides.iter().filter(|side| side.rank == u8::MAX).count(), 1, "the others stayed");
}

#[test]
fn leaving_without_a_machine_having_played_is_forgiven() {
    let mut kept = three();
    kept.takes(Input::Leave { person: ANNA });
    kept.takes(Input::Return { person: ANNA });
    while kept.table.stage() == Stage::Playing {
        some_move(&mut kept);
    }
    let sides = kept.table.rated_sides().expect("it counts");
    assert!(sides.iter().all(|side| side.rank != u8::MAX));
}

#[test]
fn nothing_is_rated_before_every_side_has_moved() {
    let rated = || {
        Kept::six_with(|setup| {
            (setup.rated, setup.pace) = (true, Pace::Live { bank: 60, increment: 0 });
        })
    };
    let resigns = Input::Resign { person: BRUNO, seat: SECOND };
    let mut kept = rated();
    kept.takes(resigns.clone());
    assert_eq!(kept.table.rated_sides(), None, "nobody has moved");
    let mut kept = rated();
    kept.plays(ANNA, FIRST, "0,0");
    kept.takes(resigns.clone());
    assert_eq!(kept.table.rated_sides(), None, "Bruno has not moved");
    let mut kept = rated();
    kept.plays(ANNA, FIRST, "0,0");
    kept.plays(BRUNO, SECOND, "0,1");
    kept.takes(resigns);
    assert!(kept.table.rated_sides().is_some());
}

#[test]
fn an_answer_counts_for_the_wish_it_names_and_for_no_other() {
    let mut kept = Kept::six();
    kept.plays(ANNA, FIRST, "0,0");
    kept.plays(BRUNO, SECOND, "0,1");
    kept.takes(undo(ANNA, FIRST));
    let meant = kept.request_number();
    // While his "yes" is on its way, Anna plays, and then offers a draw.
    kept.plays(ANNA, FIRST, "1,0");
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Draw });
    let late = |request| Input::Answer { person: BRUNO, seat: SECOND, yes: true, request };
    assert!(kept.refuses(late(meant)).contains("No request"));
    assert!(kept.refuses(late(None)).contains("which request"), "an older client names none");
    assert_eq!(kept.table.stage(), Stage::Playing);
    // A refusal harms nobody.
    kept.takes(Input::Answer { person: BRUNO, seat: SECOND, yes: false, request: None });
    assert_eq!(kept.request_number(), None);
}

#[test]
fn a_take_back_waits_for_whoever_is_away() {
    let mut kept = Kept::six();
    kept.plays(ANNA, FIRST, "0,0");
    kept.plays(BRUNO, SECOND, "0,1");
    kept.takes(Input::Leave { person: BRUNO });
    kept.takes(undo(ANNA, FIRST));
    assert_eq!(kept.moves(), 2, "nobody agreed");
    kept.takes(Input::Return { person: BRUNO });
    kept.answers(BRUNO, SECOND, true);
    assert_eq!(kept.moves(), 0);
}

#[test]
fn a_wish_that_was_declined_waits_until_something_has_been_played() {
    let mut kept = Kept::six();
    kept.plays(ANNA, FIRST, "0,0");
    kept.plays(BRUNO, SECOND, "0,1");
    let draw = Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Draw };
    kept.takes(draw.clone());
    kept.answers(BRUNO, SECOND, false);
    assert!(kept.refuses(draw.clone()).contains("was no"));
    // Another wish is another matter, and so is that of somebody else.
    kept.takes(undo(ANNA, FIRST));
    kept.answers(BRUNO, SECOND, false);
    assert!(kept.refuses(undo(ANNA, FIRST)).contains("was no"));
    kept.plays(ANNA, FIRST, "1,0");
    kept.takes(draw.clone());
    kept.answers(BRUNO, SECOND, false);
    // To take back and play the same again is nothing new.
    kept.takes(undo(ANNA, FIRST));
    kept.plays(ANNA, FIRST, "1,0");
    assert!(kept.refuses(draw.clone()).contains("was no"));
    kept.plays(BRUNO, SECOND, "1,1");
    kept.takes(draw);
}

#[test]
fn a_waiting_wish_does_not_keep_others_from_what_is_their_right() {
    let mut kept = Kept::six();
    kept.plays(ANNA, FIRST, "0,0");
    kept.plays(BRUNO, SECOND, "0,1");
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Draw });
    kept.takes(undo(BRUNO, SECOND));
    assert_eq!(kept.moves(), 1);
    assert_eq!(kept.request_number(), None, "it was about another position");
}

#[test]
fn a_pause_is_agreed_to_and_anybody_who_plays_ends_it() {
    let mut kept = live(60, 0);
    kept.now = 10_000;
    kept.takes(Input::Ask { person: BRUNO, seat: SECOND, wish: Wish::Pause });
    kept.now = 20_000;
    kept.answers(ANNA, FIRST, true);
    assert_eq!(kept.table.deadline(), None);
    kept.now = 3_600_000;
    assert_eq!(left(&kept, FIRST), Some(40_000));
    assert!(kept.refuses(Input::TimeUp).contains("time left"));
    let decision = kept.table.version();
    let mv = "0,0".to_owned();
    let by = Mover::Person(ANNA);
    let plays = Input::Decide { by, seat: FIRST, decision, mv };
    assert!(kept.refuses(plays).contains("paused"));
    assert!(kept.refuses(undo(ANNA, FIRST)).contains("paused"));
    assert!(kept.refuses(Input::GoOn { person: CHLOE }).contains("do not play"));
    kept.takes(Input::GoOn { person: BRUNO });
    assert_eq!(kept.table.deadline(), Some(Time(3_640_000)));
    assert!(kept.refuses(Input::GoOn { person: BRUNO }).contains("not paused"));
    kept.plays(ANNA, FIRST, "0,0");
}

#[test]
fn a_pause_renews_no_days_and_stops_machines() {
    let mut kept = Kept::six_with(|setup| setup.pace = Pace::Days { days: 2 });
    kept.now = DAY;
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Pause });
    kept.answers(BRUNO, SECOND, true);
    kept.takes(Input::GoOn { person: ANNA });
    assert_eq!(left(&kept, FIRST), Some(DAY));

    let places = [SeatSetup::Host, SeatSetup::Machine(Level::Beginner)];
    let mut alone = setup("six", json!({ "first": 1 }), &places);
    alone.pace = Pace::Live { bank: 60, increment: 0 };
    let mut kept = Kept::open(alone);
    assert_eq!(kept.table.for_machines().len(), 1);
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Pause });
    assert!(kept.table.for_machines().is_empty());
    kept.takes(Input::GoOn { person: ANNA });
    assert_eq!(kept.table.for_machines().len(), 1);
}

#[test]
fn without_a_clock_there_is_nothing_to_pause() {
    let pause = Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Pause };
    assert!(Kept::six().refuses(pause).contains("Without a clock"));
}

#[test]
fn the_host_frees_a_seat_before_the_start_and_whoever_had_it_stays_away() {
    let places = [SeatSetup::Host, SeatSetup::Open, SeatSetup::Open];
    let mut kept = Kept::open(setup("disx", json!({ "players": 3 }), &places));
    let sit =
        |person, name: &str| Input::Sit { person, name: name.to_owned(), seat: None, seal: None };
    kept.takes(sit(BRUNO, "Bruno"));
    let remove = |person| Input::Remove { person, seat: SECOND };
    assert!(kept.refuses(remove(BRUNO)).contains("opened the table"));
    kept.takes(remove(ANNA));
    assert!(kept.refuses(remove(ANNA)).contains("Nobody else"));
    assert!(kept.refuses(Input::Remove { person: ANNA, seat: FIRST }).contains("Nobody else"));
    assert!(kept.refuses(sit(BRUNO, "Bruno")).contains("others"));
    let told = |person| kept.table.snapshot(person, Viewer::Spectator, Time(0)).turned_away;
    assert_eq!((told(BRUNO), told(CHLOE)), (true, false));
    kept.takes(sit(CHLOE, "Chloé"));
    kept.takes(sit(PersonId(4), "Dora"));
    assert!(kept.refuses(remove(ANNA)).contains("begun"));
}

#[test]
fn among_three_sides_nobody_is_told_that_leaving_loses() {
    let places = [SeatSetup::Host, SeatSetup::Open, SeatSetup::Open];
    let mut settled = setup("disx", json!({ "players": 3 }), &places);
    settled.absence = Absence::Loses;
    let kept = Kept::open(settled);
    let shown = kept.table.snapshot(BRUNO, Viewer::Spectator, Time(0)).absence;
    assert_eq!(shown, Absence::Machine(Level::Confirmed), "it is what happens");
}

#[test]
fn a_hint_is_told_to_the_others_and_there_is_none_in_a_rated_game() {
    let mut kept = Kept::six();
    let hint = |person, seat| Input::Hint { person, seat };
    assert!(kept.refuses(hint(BRUNO, SECOND)).contains("no longer"), "it is not his turn");
    let v = kept.takes(hint(ANNA, FIRST));
    let told = kept.table.update(BRUNO, Viewer::Seat(SECOND), v - 1, Time(0)).told;
    let what = serde_json::to_value(&told[0].what).expect("plain data");
    assert_eq!(what, json!({ "hinted": { "seat": 0 } }));
    assert!(kept.refuses(hint(ANNA, FIRST)).contains("already"));

    let mut rated = Kept::six_with(|setup| {
        (setup.rated, setup.pace) = (true, Pace::Live { bank: 60, increment: 0 });
    });
    assert!(rated.refuses(hint(ANNA, FIRST)).contains("no hints"));
}

/// What somebody reads of the talk.
fn heard(kept: &Kept, person: PersonId) -> Vec<String> {
    let viewer = kept.table.viewer(person, None);
    let told = kept.table.update(person, viewer, 0, Time(0)).told;
    let said = told.into_iter().filter_map(|one| match one.what {
        Some(tablier_table::ToldEvent::Said { text, .. }) => text,
        _ => None,
    });
    said.collect()
}

#[test]
fn what_those_say_who_watch_is_never_shown_to_those_who_play() {
    let say = |person, text: &str| {
        let (name, text) = ("N".to_owned(), text.to_owned());
        Input::Say { person, name, text }
    };
    // Two seats at one screen: while a machine decides, nobody knows who sits there, but whoever does plays.
    let places = [SeatSetup::Host, SeatSetup::Host, SeatSetup::Machine(Level::Beginner)];
    let mut kept = Kept::open(setup("atomix", json!({ "players": 3, "first": 2 }), &places));
    assert_eq!(kept.table.viewer(ANNA, None), Viewer::Spectator);
    kept.takes(say(CHLOE, "she has the blue one"));
    assert_eq!(heard(&kept, ANNA), Vec::<String>::new());
    assert_eq!(heard(&kept, CHLOE), ["she has the blue one"]);

    let mut kept = Kept::six();
    kept.takes(say(CHLOE, "behind their backs"));
    kept.takes(say(ANNA, "good luck"));
    assert_eq!(heard(&kept, BRUNO), ["good luck"]);
    assert_eq!(heard(&kept, CHLOE), ["behind their backs"]);
    kept.takes(Input::Resign { person: ANNA, seat: FIRST });
    kept.takes(say(CHLOE, "well played"));
    assert_eq!(heard(&kept, BRUNO), ["good luck", "well played"]);
    assert_eq!(heard(&kept, CHLOE), ["behind their backs", "good luck", "well played"]);
}

#[test]
fn leaving_a_game_that_is_lost_by_leaving_still_ends_it() {
    let mut kept = Kept::six_with(|setup| setup.absence = Absence::Loses);
    kept.takes(Input::Leave { person: ANNA });
    let end = kept.table.end_of_game().expect("it is over");
    assert_eq!(end.why, Why::Left { seat: FIRST });
    assert!(kept.table.game().is_some_and(|game| game.moves() == 0));
}
