//! Playing at a table.

use serde_json::json;
use tablier_games::RULEBOOKS;
use tablier_protocol::{Act, Card, ServerMessage};
use tablier_rules::{Fairness, FastRng, Language, Level, Record, Seat, Viewer};
use tablier_table::{Stage, ToldEvent, Wish};

use crate::harness::{FIRST, SECOND, TestSalon, play_out};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_game_that_a_third_watches_and_afterwards_everything_is_open() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    let mut chloe = salon.person("Chloé").await.connects(&salon).await;
    let update = chloe.follows(&table, 0).await;
    assert_eq!(update.snapshot.viewer, Viewer::Spectator);
    assert_eq!(update.snapshot.seed, None);
    let promised = update.snapshot.commitment.clone();
    play_out(&table, &mut anna, &mut bruno, &mut FastRng::new(3)).await;
    chloe.until_stage(Stage::Over).await;
    let seen = chloe.sees().clone();
    assert_eq!((seen.v, seen.commitment.clone()), (anna.sees().v, promised.clone()));
    assert!(seen.seed.is_some() && seen.places.is_some());
    let record = chloe.person.get(&salon, &format!("/api/tables/{table}/record")).await;
    let record: Record = record.body.parse().expect("a record");
    assert_eq!(record.fairness(Some(&promised)), Fairness::AsNoted);
    assert_eq!(record.commitment, Some(promised));
    let replayed = RULEBOOKS.get("six").expect("a game").load(&record).expect("it replays");
    assert_eq!(replayed.moves(), seen.moves);
    for number in [0, seen.moves / 2, seen.moves] {
        let path = format!("/api/tables/{table}/picture.svg?move={number}&eyes=everything");
        let picture = chloe.person.get(&salon, &path).await;
        assert!(picture.body.starts_with("<svg"), "{}", picture.body);
        assert_eq!(picture.header("content-type"), Some("image/svg+xml"));
    }
    let seat = chloe.looks_as(&table, Viewer::Everything).await.snapshot.viewer;
    assert_eq!(seat, Viewer::Everything);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_is_told_exactly_what_was_missed() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    let mut rng = FastRng::new(5);
    anna.moves(&table, &mut rng).await;
    bruno.moves(&table, &mut rng).await;
    anna.until_decides().await;
    let known = anna.sees().v;
    let person = anna.person.clone();
    drop(anna);
    bruno.does(&table, Act::Say { text: "Es-tu là ?".to_owned() }).await.expect("said");
    let mut anna = person.connects(&salon).await;
    let update = anna.follows(&table, known).await;
    let versions: Vec<u64> = update.told.iter().map(|told| told.v).collect();
    assert_eq!(versions, [known + 1]);
    assert!(
        matches!(&update.told[0].what, Some(ToldEvent::Said { text: Some(text), .. }) if text == "Es-tu là ?")
    );
    assert!(anna.follows(&table, known + 1).await.told.is_empty());
    anna.moves(&table, &mut rng).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_act_sent_again_is_not_done_twice() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    anna.until_decides().await;
    let mv = anna.some_move(&mut FastRng::new(1));
    let v = anna.does_as(&table, "once", mv.clone()).await;
    assert_eq!(anna.does_as(&table, "once", mv.clone()).await, v);
    let say = Act::Say { text: "Bien joué !".to_owned() };
    let said = anna.does_as(&table, "said", say.clone()).await;
    assert_eq!(anna.does_as(&table, "said", say).await, said);
    // The same name from somebody else is another act.
    bruno.until_decides().await;
    let other = bruno.some_move(&mut FastRng::new(2));
    assert!(
        bruno.does_as(&table, "once", other).await.expect("it is legal") > said.expect("it was")
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_comes_late_or_from_the_wrong_seat_is_refused() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    anna.until_decides().await;
    let mv = anna.some_move(&mut FastRng::new(1));
    let Act::Decide { decision, mv: text, .. } = mv.clone() else { panic!("a move") };
    let stolen = Act::Decide { seat: FIRST, decision, mv: text.clone() };
    let refused = bruno.does(&table, stolen).await.expect_err("not his seat");
    assert!(!refused.late && refused.text.get(Language::EN).contains("not yours"), "{refused:?}");
    let own = Act::Decide { seat: SECOND, decision, mv: text };
    let refused = bruno.does(&table, own).await.expect_err("not his turn");
    assert!(
        refused.late && refused.text.get(Language::DE) == "Sie sind nicht am Zug.",
        "{refused:?}"
    );
    anna.does(&table, mv.clone()).await.expect("her turn");
    assert!(anna.does(&table, mv).await.expect_err("she has decided").late);
    let nonsense = Act::Decide { seat: SECOND, decision: anna.sees().v, mv: "<b>".to_owned() };
    bruno.until_decides().await;
    assert!(!bruno.does(&table, nonsense).await.expect_err("nonsense").late);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_taken_back_when_the_other_agrees() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    let mut rng = FastRng::new(9);
    anna.moves(&table, &mut rng).await;
    bruno.moves(&table, &mut rng).await;
    anna.until_decides().await;
    let before = anna.sees().moves;
    let undo = Act::Ask { seat: FIRST, wish: Wish::Undo };
    let asked = anna.does(&table, undo).await.expect("she may ask");
    bruno
        .until(|tell| match tell {
            ServerMessage::Table { update, .. } => update.snapshot.request,
            _ => None,
        })
        .await;
    let agrees = Act::Answer { seat: SECOND, yes: true, request: Some(asked) };
    let v = bruno.does(&table, agrees).await.expect("he agrees");
    anna.until_version(v).await;
    assert!(anna.sees().moves < before && anna.sees().decision.is_some());
    // One's own last move needs nobody's leave while nobody has decided since.
    let v = anna.moves(&table, &mut rng).await;
    anna.until_version(v).await;
    assert!(anna.sees().may_take_back);
    let v = anna.does(&table, Act::Ask { seat: FIRST, wish: Wish::Undo }).await.expect("her own");
    anna.until_version(v).await;
    assert!(anna.sees().decision.is_some());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn machines_play_every_game_with_a_person_to_its_end() {
    let salon = TestSalon::open().await;
    for slug in RULEBOOKS.slugs() {
        let rules = RULEBOOKS.get(slug).expect("a game");
        let seats = rules.start(&json!({}), tablier_rules::Seed(1)).expect("defaults").seats();
        let mut places = vec![json!({ "machine": Level::Beginner }); seats];
        places[0] = json!("host");
        let anna = salon.person("Anna").await;
        let table = anna.opens(&salon, json!({ "game": slug, "places": places })).await;
        let mut anna = anna.connects(&salon).await;
        anna.follows(&table, 0).await;
        let mut rng = FastRng::new(7);
        loop {
            anna.until_decides().await;
            if anna.sees().stage == Stage::Over {
                break;
            }
            let mv = anna.some_move(&mut rng);
            let v = anna.does(&table, mv).await.expect("it is legal");
            anna.until_version(v).await;
        }
        assert!(anna.sees().places.is_some(), "{slug}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_play_and_those_who_watch_talk_apart() {
    let salon = TestSalon::open().await;
    let (mut anna, _bruno, table) = salon.six().await;
    let mut chloe = salon.person("Chloé").await.connects(&salon).await;
    chloe.follows(&table, 0).await;
    let v = anna.does(&table, Act::Say { text: "secret".to_owned() }).await.expect("said");
    chloe.until_version(v).await;
    let told = chloe.follows(&table, v - 1).await.told;
    assert_eq!((told.len(), told[0].what.clone()), (1, None));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_watches_through_the_eyes_of_no_seat_keeps_no_game_from_ending() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    let mut chloe = salon.person("Chloé").await.connects(&salon).await;
    chloe.looks_as(&table, Viewer::Seat(Seat::new(7))).await;
    play_out(&table, &mut anna, &mut bruno, &mut FastRng::new(3)).await;
    chloe.until_stage(Stage::Over).await;
    assert_eq!(chloe.sees().viewer, Viewer::Spectator);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_all_want_it_the_next_game_waits_with_the_same_people() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    anna.does(&table, Act::Resign { seat: FIRST }).await.expect("two sides");
    bruno.until_stage(Stage::Over).await;
    anna.does(&table, Act::Again { yes: true, seal: None }).await.expect("it is over");
    bruno.does(&table, Act::Again { yes: true, seal: None }).await.expect("it is over");
    for text in ["Encore !", "Allez !", "Vite !"] {
        anna.does(&table, Act::Say { text: text.to_owned() }).await.expect("said");
    }
    let next = bruno
        .until(|tell| match tell {
            ServerMessage::Table { update, .. } => update.snapshot.next.clone(),
            _ => None,
        })
        .await;
    let update = anna.follows(&next, 0).await;
    assert_eq!(update.snapshot.stage, Stage::Playing);
    let own: Vec<bool> = update.snapshot.chairs.iter().map(|chair| chair.own).collect();
    assert_eq!(own, [true, false]);
    // The rules of SIX let the loser begin.
    assert_eq!(update.snapshot.deciders.single(), Some(FIRST));
    // However much happens meanwhile, there is one.
    let tables: Vec<Card> = anna.person.get(&salon, "/api/me/tables").await.json();
    assert_eq!(tables.len(), 2);
}
