//! What a table promises to those who sit at it and to those who watch.

use std::collections::HashMap;

use serde_json::{Value, json};
use tablier_rules::{FastRng, Rng, Seat, Seed, Text, Viewer};
use tablier_search::Level;
use tablier_table::{
    Absence, Audience, Entry, Input, Mover, Pace, PersonId, Place, Setup, Stage, Table, Time, What,
    Why, Wish,
};

const ANNA: PersonId = PersonId(1);
const BRUNO: PersonId = PersonId(2);
const CHLOE: PersonId = PersonId(3);
const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn setup(game: &str, options: Value, places: &[Place]) -> Setup {
    Setup {
        game: game.to_owned(),
        rules: 1,
        options,
        places: places.to_vec(),
        pace: Pace::Free,
        absence: Absence::default(),
        audience: Audience::Everybody,
        seed: Seed(7),
        salt: "salt".to_owned(),
    }
}

/// A table with its log, as whoever runs it keeps it.
struct Kept {
    table: Table,
    log: Vec<Entry>,
    now: u64,
}

impl Kept {
    fn open(setup: Setup) -> Kept {
        let input = Input::Open { setup: Box::new(setup), host: ANNA, name: "Anna".to_owned() };
        let entry = Entry { at: Time(0), input };
        Kept { table: Table::open(entry.clone()).expect("it opens"), log: vec![entry], now: 0 }
    }

    /// SIX between Anna, who begins, and Bruno.
    fn six() -> Kept {
        Kept::six_with(|_| ())
    }

    fn six_with(change: impl FnOnce(&mut Setup)) -> Kept {
        let mut setup = setup("six", json!({ "first": 0 }), &[Place::Host, Place::Open]);
        change(&mut setup);
        let mut kept = Kept::open(setup);
        kept.takes(Input::Sit { person: BRUNO, name: "Bruno".to_owned(), seat: None });
        kept
    }

    fn try_to(&mut self, input: Input) -> Result<u64, String> {
        let entry = Entry { at: Time(self.now), input };
        let version = self.table.version();
        let taken = self.table.take(&entry).map_err(|refusal| refusal.to_string());
        if taken.is_ok() && self.table.version() > version {
            self.log.push(entry);
        } else {
            assert_eq!(self.table.version(), version, "a refusal changes nothing");
        }
        taken
    }

    fn takes(&mut self, input: Input) -> u64 {
        self.try_to(input).expect("it is taken in")
    }

    fn refuses(&mut self, input: Input) -> String {
        self.try_to(input).expect_err("it is refused")
    }

    fn decide(&self, person: PersonId, seat: Seat, mv: &str) -> Input {
        let decision = self.table.decision_of(seat).unwrap_or(0);
        Input::Decide { by: Mover::Person(person), seat, decision, mv: mv.to_owned(), id: None }
    }

    fn plays(&mut self, person: PersonId, seat: Seat, mv: &str) {
        let input = self.decide(person, seat, mv);
        self.takes(input);
    }

    fn moves(&self) -> usize {
        self.table.game().map_or(0, tablier_rules::AnyMatch::moves)
    }
}

#[test]
fn a_game_begins_by_itself_when_nobody_is_missing() {
    let mut kept = Kept::open(setup("six", json!({}), &[Place::Host, Place::Open]));
    assert_eq!(kept.table.stage(), Stage::Gathering);
    assert_eq!(kept.table.snapshot(ANNA, Viewer::Seat(FIRST), Time(0)).view, Value::Null);
    kept.takes(Input::Sit { person: BRUNO, name: "Bruno".to_owned(), seat: Some(SECOND) });
    assert_eq!(kept.table.stage(), Stage::Playing);
    let late = Input::Sit { person: CHLOE, name: "Chloé".to_owned(), seat: None };
    assert!(kept.refuses(late).contains("begun"));
}

#[test]
fn a_table_needs_as_many_places_as_the_game_has_seats() {
    let input = Input::Open {
        setup: Box::new(setup("disx", json!({ "players": 3 }), &[Place::Host, Place::Open])),
        host: ANNA,
        name: "Anna".to_owned(),
    };
    let refused = Table::open(Entry { at: Time(0), input }).err().map(|error| error.to_string());
    assert!(refused.is_some_and(|text| text.contains("3 seats")));
}

#[test]
fn only_the_host_fills_open_seats_with_machines() {
    let mut kept = Kept::open(setup("six", json!({}), &[Place::Host, Place::Open]));
    let fill = |person| Input::Fill { person, seat: SECOND, level: Some(Level::Expert) };
    assert!(kept.refuses(fill(BRUNO)).contains("opened the table"));
    kept.takes(fill(ANNA));
    assert_eq!(kept.table.stage(), Stage::Playing);
    assert_eq!(kept.table.chairs()[1].machine(), Some(Level::Expert));
}

#[test]
fn a_move_of_somebody_else_is_refused() {
    let mut kept = Kept::six();
    let stolen = kept.decide(BRUNO, FIRST, "0,0");
    assert!(kept.refuses(stolen).contains("not yours"));
    kept.plays(ANNA, FIRST, "0,0");
    let watcher = kept.decide(CHLOE, SECOND, "0,1");
    assert!(kept.refuses(watcher).contains("not yours"));
}

#[test]
fn a_late_click_is_never_another_move() {
    let mut kept = Kept::six();
    let first = kept.decide(ANNA, FIRST, "0,0");
    kept.takes(first.clone());
    assert!(kept.refuses(first).contains("gone on"));
    kept.plays(BRUNO, SECOND, "0,1");
    let stale = kept.decide(ANNA, FIRST, "1,0");
    kept.plays(ANNA, FIRST, "1,0");
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Undo });
    // The decision is there again, but under another number.
    assert!(kept.refuses(stale).contains("gone on"));
    kept.plays(ANNA, FIRST, "1,0");
}

#[test]
fn the_same_move_sent_again_is_not_made_twice() {
    let mut kept = Kept::six();
    let mut named = kept.decide(ANNA, FIRST, "0,0");
    if let Input::Decide { id, .. } = &mut named {
        *id = Some("click-1".to_owned());
    }
    let version = kept.takes(named.clone());
    assert_eq!(kept.takes(named), version);
    assert_eq!(kept.moves(), 1);
}

#[test]
fn an_illegal_move_is_refused_with_the_rules_own_words() {
    let mut kept = Kept::six();
    let far = kept.decide(ANNA, FIRST, "5,5");
    assert!(!kept.refuses(far).is_empty());
    let nonsense = kept.decide(ANNA, FIRST, "hello");
    assert!(kept.refuses(nonsense).contains("hello"));
}

#[test]
fn ones_own_last_decision_is_taken_back_freely_until_somebody_else_decides() {
    let mut kept = Kept::six();
    let undo = |person, seat| Input::Ask { person, seat, wish: Wish::Undo };
    kept.plays(ANNA, FIRST, "0,0");
    kept.takes(undo(ANNA, FIRST));
    assert_eq!(kept.moves(), 0);
    kept.plays(ANNA, FIRST, "0,0");
    kept.plays(BRUNO, SECOND, "0,1");
    // Now Bruno has to agree.
    kept.takes(undo(ANNA, FIRST));
    assert_eq!(kept.moves(), 2);
    assert!(kept.refuses(undo(BRUNO, SECOND)).contains("still waiting"));
    kept.takes(Input::Answer { person: BRUNO, seat: SECOND, yes: false });
    assert_eq!(kept.moves(), 2);
    kept.takes(undo(ANNA, FIRST));
    kept.takes(Input::Answer { person: BRUNO, seat: SECOND, yes: true });
    assert_eq!(kept.moves(), 0);
}

#[test]
fn a_machine_always_lets_one_take_back() {
    let places = [Place::Host, Place::Machine(Level::Beginner)];
    let mut kept = Kept::open(setup("six", json!({ "first": 0 }), &places));
    kept.plays(ANNA, FIRST, "0,0");
    let [(seat, Level::Beginner, decision)] = kept.table.for_machines()[..] else {
        panic!("the machine has to decide");
    };
    let mv = "0,1".to_owned();
    kept.takes(Input::Decide { by: Mover::Machine, seat, decision, mv, id: None });
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Undo });
    assert_eq!(kept.moves(), 0);
}

#[test]
fn a_draw_needs_both_and_a_resignation_one() {
    let mut kept = Kept::six();
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Draw });
    kept.takes(Input::Answer { person: BRUNO, seat: SECOND, yes: true });
    let end = kept.table.end_of_game().expect("it is over");
    assert_eq!(end.why, Why::Agreed);
    assert!(end.places.is_some_and(|places| places.iter().all(|place| place.rank == 1)));

    let mut kept = Kept::six();
    kept.takes(Input::Resign { person: ANNA, seat: FIRST });
    let end = kept.table.end_of_game().expect("it is over");
    assert_eq!(end.places.map(|places| places[SECOND].rank), Some(1));
    assert_eq!(end.places.map(|places| places[FIRST].rank), Some(2));
}

#[test]
fn time_runs_for_whoever_decides_and_every_decision_adds_some() {
    let live = Pace::Live { bank: 60, increment: 5 };
    let mut kept = Kept::six_with(|setup| setup.pace = live);
    let left = |kept: &Kept, seat: Seat| {
        kept.table.snapshot(ANNA, Viewer::Spectator, Time(kept.now)).chairs[seat.index()].left
    };
    kept.now = 10_000;
    assert_eq!((left(&kept, FIRST), left(&kept, SECOND)), (Some(50_000), Some(60_000)));
    kept.plays(ANNA, FIRST, "0,0");
    kept.now = 40_000;
    assert_eq!((left(&kept, FIRST), left(&kept, SECOND)), (Some(55_000), Some(30_000)));
    assert_eq!(kept.table.deadline(), Some(Time(70_000)));
    assert!(kept.refuses(Input::TimeUp).contains("time left"));
    kept.now = 70_000;
    let too_late = kept.decide(BRUNO, SECOND, "0,1");
    assert!(kept.refuses(too_late).contains("time is up"));
    kept.takes(Input::TimeUp);
    assert_eq!(kept.table.chairs()[1].machine(), Some(Level::Confirmed));
}

#[test]
fn an_outage_costs_nobody_time() {
    let mut kept = Kept::six_with(|setup| setup.pace = Pace::Live { bank: 60, increment: 0 });
    kept.now = 100_000;
    kept.takes(Input::Outage { milliseconds: 95_000 });
    assert_eq!(kept.table.deadline(), Some(Time(155_000)));
    kept.plays(ANNA, FIRST, "0,0");
}

#[test]
fn days_are_whole_again_for_every_decision() {
    let day = 86_400_000;
    let mut kept = Kept::six_with(|setup| setup.pace = Pace::Days { days: 2 });
    kept.now = day;
    kept.plays(ANNA, FIRST, "0,0");
    assert_eq!(kept.table.deadline(), Some(Time(3 * day)));
    kept.now = 2 * day;
    kept.plays(BRUNO, SECOND, "0,1");
    assert_eq!(kept.table.deadline(), Some(Time(4 * day)));
}

#[test]
fn who_leaves_is_replaced_and_may_come_back_or_loses_as_was_settled() {
    let mut kept = Kept::six();
    kept.takes(Input::Leave { person: ANNA });
    let [(FIRST, Level::Confirmed, decision)] = kept.table.for_machines()[..] else {
        panic!("a machine plays on");
    };
    kept.takes(Input::Return { person: ANNA });
    assert!(kept.table.for_machines().is_empty());
    // What the machine decided in the meantime comes too late.
    let mv = "0,0".to_owned();
    let late = Input::Decide { by: Mover::Machine, seat: FIRST, decision, mv, id: None };
    assert!(kept.refuses(late).contains("gone on"));
    kept.plays(ANNA, FIRST, "0,0");

    let mut kept = Kept::six_with(|setup| setup.absence = Absence::Loses);
    kept.takes(Input::Leave { person: BRUNO });
    let end = kept.table.end_of_game().expect("it is over");
    assert_eq!(end.why, Why::Left { seat: SECOND });
}

#[test]
fn versions_have_no_holes_and_secrets_are_skipped() {
    let mut kept = Kept::six();
    let say = |person, name: &str, text: &str| Input::Say {
        person,
        name: name.to_owned(),
        text: text.to_owned(),
    };
    kept.takes(say(ANNA, "Anna", "Bonjour !"));
    kept.takes(say(CHLOE, "Chloé", "Il gagne."));
    let said = |viewer: Viewer| -> Vec<bool> {
        let told = kept.table.told(viewer, 2);
        assert_eq!(told.iter().map(|told| told.v).collect::<Vec<_>>(), [3, 4]);
        told.iter().map(|told| told.what.is_some()).collect()
    };
    // Those who play and those who watch talk apart.
    assert_eq!(said(Viewer::Seat(SECOND)), [true, false]);
    assert_eq!(said(Viewer::Spectator), [false, true]);
    kept.takes(Input::Resign { person: ANNA, seat: FIRST });
    let all = kept.table.told(Viewer::Spectator, 2);
    assert!(all.iter().all(|told| told.what.is_some()), "afterwards everybody may read everything");
}

#[test]
fn what_was_said_can_be_taken_away_for_good() {
    let mut kept = Kept::six();
    let text = "words".to_owned();
    let version = kept.takes(Input::Say { person: ANNA, name: "Anna".to_owned(), text });
    kept.takes(Input::Unsay { version });
    let told = kept.table.told(Viewer::Seat(FIRST), version - 1);
    assert!(matches!(&told[0].what, Some(What::Said { text: None, .. })));
    let empty = Input::Say { person: ANNA, name: "Anna".to_owned(), text: "  ".to_owned() };
    assert!(kept.refuses(empty).contains("empty"));
    let text = "x".repeat(501);
    let long = Input::Say { person: ANNA, name: "Anna".to_owned(), text };
    assert!(kept.refuses(long).contains("500"));
}

#[test]
fn moves_are_told_in_words_with_the_names_of_people() {
    let mut kept = Kept::six();
    kept.plays(ANNA, FIRST, "0,0");
    let told = kept.table.told(Viewer::Spectator, 2);
    let Some(What::Moved { moves, .. }) = &told[0].what else { panic!("a move was made") };
    assert!(moves[0].text.fr.starts_with("Anna"), "{}", moves[0].text.fr);
}

#[test]
fn nobody_sees_through_other_eyes_before_the_end_and_everybody_after_it() {
    let mut kept = Kept::six();
    let all = Some(Viewer::Everything);
    assert_eq!(kept.table.viewer(ANNA, all), Viewer::Seat(FIRST));
    assert_eq!(kept.table.viewer(ANNA, Some(Viewer::Seat(SECOND))), Viewer::Seat(FIRST));
    assert_eq!(kept.table.viewer(CHLOE, Some(Viewer::Seat(FIRST))), Viewer::Spectator);
    let shown = |kept: &Kept| kept.table.snapshot(ANNA, Viewer::Seat(FIRST), Time(0)).seed;
    assert_eq!(shown(&kept), None);
    kept.takes(Input::Resign { person: ANNA, seat: FIRST });
    assert_eq!(kept.table.viewer(CHLOE, all), Viewer::Everything);
    assert_eq!(shown(&kept), Some((Seed(7), "salt".to_owned())));
}

#[test]
fn at_one_screen_the_eyes_are_those_of_whoever_decides() {
    let kept = Kept::open(setup("six", json!({ "first": 1 }), &[Place::Host, Place::Host]));
    assert_eq!(kept.table.stage(), Stage::Playing);
    assert_eq!(kept.table.viewer(ANNA, None), Viewer::Seat(SECOND));
    assert_eq!(kept.table.viewer(ANNA, Some(Viewer::Seat(FIRST))), Viewer::Seat(FIRST));
}

#[test]
fn spectators_are_kept_out_where_the_table_says_so() {
    let kept = Kept::six_with(|setup| setup.audience = Audience::Nobody);
    assert!(kept.table.may_watch(ANNA) && kept.table.may_watch(BRUNO));
    assert!(!kept.table.may_watch(CHLOE));
    assert!(Kept::six().table.may_watch(CHLOE));
}

#[test]
fn a_rematch_needs_everybody_and_happens_once() {
    let mut kept = Kept::six();
    let again = |person| Input::Again { person, yes: true };
    assert!(kept.refuses(again(ANNA)).contains("after"));
    kept.takes(Input::Resign { person: ANNA, seat: FIRST });
    kept.takes(again(ANNA));
    assert!(!kept.table.all_want_again());
    kept.takes(again(BRUNO));
    assert!(kept.table.all_want_again());
    assert!(kept.table.rematch().is_some());
    kept.takes(Input::Next { table: "another".to_owned() });
    assert!(kept.refuses(again(ANNA)).contains("once"));
}

#[test]
fn a_closed_table_tells_why_and_has_no_winner() {
    let mut kept = Kept::six();
    let reason = Text::new("Bonne nuit.", "Good night.");
    kept.takes(Input::Close { reason: reason.clone() });
    let end = kept.table.end_of_game().expect("it is over");
    assert_eq!((&end.why, end.places), (&Why::Closed { reason }, None));
    let after = kept.decide(ANNA, FIRST, "0,0");
    assert!(kept.refuses(after).contains("over"));
}

#[test]
fn whoever_decides_at_once_with_others_keeps_the_number_of_the_decision() {
    let options = json!({ "players": 2, "first": 0 });
    let mut kept = Kept::open(setup("epix", options, &[Place::Host, Place::Open]));
    kept.takes(Input::Sit { person: BRUNO, name: "Bruno".to_owned(), seat: None });
    kept.plays(ANNA, FIRST, "pass");
    kept.plays(BRUNO, SECOND, "pass");
    let decision = kept.table.decision_of(SECOND);
    kept.plays(ANNA, FIRST, "gold:3");
    assert_eq!(kept.table.decision_of(SECOND), decision, "Bruno was asked before");
    // Bruno learns that Anna has bid, not what.
    let told = serde_json::to_string(&kept.table.told(Viewer::Seat(SECOND), 0)).expect("JSON");
    assert!(!told.contains("gold:3"), "{told}");
    let bid = Input::Decide {
        by: Mover::Person(BRUNO),
        seat: SECOND,
        decision: decision.expect("Bruno has to bid"),
        mv: "gold:1".to_owned(),
        id: None,
    };
    kept.takes(bid);
}

#[test]
fn a_table_is_what_its_log_made_of_it() {
    let mut kept = Kept::six_with(|setup| setup.pace = Pace::Live { bank: 60, increment: 5 });
    for (number, mv) in ["0,0", "0,1", "1,0", "1,1"].into_iter().enumerate() {
        kept.now += 3_000;
        let (person, seat) = if number % 2 == 0 { (ANNA, FIRST) } else { (BRUNO, SECOND) };
        kept.plays(person, seat, mv);
    }
    kept.takes(Input::Leave { person: BRUNO });
    kept.takes(Input::Ask { person: ANNA, seat: FIRST, wish: Wish::Undo });
    let text = serde_json::to_string(&kept.log).expect("a log is JSON");
    let log: Vec<Entry> = serde_json::from_str(&text).expect("and back");
    let rebuilt = Table::rebuild(log).expect("a log is taken in again");
    for viewer in Viewer::all(2) {
        let (now, person) = (Time(kept.now + 500), ANNA);
        assert_eq!(rebuilt.snapshot(person, viewer, now), kept.table.snapshot(person, viewer, now));
        assert_eq!(rebuilt.told(viewer, 0), kept.table.told(viewer, 0));
    }
}

#[test]
fn a_table_is_not_read_under_other_rules_than_its_own() {
    let setup = Setup { rules: 99, ..setup("six", json!({}), &[Place::Host, Place::Host]) };
    let input = Input::Open { setup: Box::new(setup), host: ANNA, name: "Anna".to_owned() };
    let refused =
        Table::open(Entry { at: Time(0), input }).err().map(|refusal| refusal.to_string());
    assert!(refused.is_some_and(|text| text.contains("version 99")));
}

#[test]
fn a_record_names_people_and_machines_in_no_language() {
    let places = [Place::Host, Place::Machine(Level::Expert)];
    let kept = Kept::open(setup("six", json!({ "first": 0 }), &places));
    let record = kept.table.record(Viewer::Spectator).expect("it has begun");
    assert_eq!(record.players, [(FIRST, "Anna".to_owned()), (SECOND, "Machine 4".to_owned())]);
    assert_eq!((record.seed, record.salt), (None, None));
}

#[test]
fn a_decision_is_known_by_its_number_also_when_a_forced_move_answered_it() {
    for seed in 0..40 {
        let two = [Place::Host, Place::Host];
        let setup = Setup { seed: Seed(seed), ..setup("epix", json!({}), &two) };
        let mut kept = Kept::open(setup);
        let mut rng = FastRng::new(seed);
        // For each decision of a seat: how often the seat had moved when it was asked.
        let mut asked: HashMap<(Seat, u64), usize> = HashMap::new();
        let mut moved = [0; 2];
        let mut counted = 0;
        loop {
            let deciders = kept.table.deciders();
            for seat in deciders.iter() {
                let decision = kept.table.decision_of(seat).expect("it is asked");
                let before = *asked.entry((seat, decision)).or_insert(moved[seat.index()]);
                assert_eq!(before, moved[seat.index()], "seed {seed}, decision {decision}");
            }
            let Some(seat) = deciders.iter().nth(rng.below(deciders.len().max(1))) else { break };
            let game = kept.table.game().expect("it is played");
            let mv = rng.choose(&game.legal(seat)).expect("there is a move").clone();
            kept.plays(ANNA, seat, &mv);
            let game = kept.table.game().expect("it is played");
            for number in counted..game.moves() {
                game.movers(number..number + 1).iter().for_each(|seat| moved[seat.index()] += 1);
            }
            counted = game.moves();
        }
        assert_eq!(kept.table.stage(), Stage::Over);
    }
}
