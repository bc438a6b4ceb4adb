//! People who play unfairly, and families who do not.

use serde_json::{Value, json};
use tablier_protocol::{Act, Ranked};
use tablier_table::Stage;

use tablier_server::{Allowance, Rules};

use crate::harness::{
    ADMIN, Client, FIRST, Person, SECOND, TestSalon, generous, move_once_each, request,
};

/// The last part of the address of somebody with a plan.
const PLOTTER: u8 = 40;

fn rated(pace: Value, options: Value) -> Value {
    json!({ "game": "six", "options": options, "places": ["host", "open"], "pace": pace, "rated": true })
}

fn unrated(pace: Value) -> Value {
    json!({ "game": "six", "places": ["host", "open"], "pace": pace })
}

fn live(bank: u32) -> Value {
    json!({ "live": { "bank": bank, "increment": 0 } })
}

/// Two people at a rated table who have both moved.
async fn have_moved(salon: &TestSalon, one: &Person, other: &Person) -> (Client, Client, String) {
    let table = one.opens(salon, rated(live(600), json!({}))).await;
    let (mut one, mut other) = (one.connects(salon).await, other.connects(salon).await);
    one.follows(&table, 0).await;
    other.follows(&table, 0).await;
    other.does(&table, Act::Sit { seat: None, seal: None }).await.expect("the seat is free");
    one.until_stage(Stage::Playing).await;
    other.until_stage(Stage::Playing).await;
    move_once_each(&table, &mut one, &mut other).await;
    (one, other, table)
}

/// The first wins since the second gives up.
async fn wins_against(salon: &TestSalon, winner: &Person, loser: &Person) {
    let (_winner, mut loser, table) = have_moved(salon, winner, loser).await;
    loser.does(&table, Act::Resign { seat: SECOND }).await.expect("given up");
}

async fn ranked(salon: &TestSalon, person: &Person) -> Vec<Ranked> {
    person.get(salon, "/api/ratings/six").await.json()
}

/// What the host of the salon sees.
async fn signs(salon: &TestSalon) -> Vec<Value> {
    let token = format!("Bearer {ADMIN}");
    let headers = [("Authorization", token.as_str())];
    request(salon.address(), "GET", "/api/admin/rated", &headers, None).await.json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_leaves_no_time_to_play_or_no_end_of_it_is_refused_with_a_sentence() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let cases = [
        (rated(live(0), json!({})), "at least 60 seconds"),
        (rated(live(59), json!({})), "at least 60 seconds"),
        (rated(json!({ "days": { "days": 0 } }), json!({})), "at least one day"),
        (
            json!({ "game": "six", "places": ["host", "open"], "pace": live(0) }),
            "at least 5 seconds",
        ),
        (unrated(live(604_801)), "a week at most"),
        (unrated(json!({ "live": { "bank": 600, "increment": 86_401 } })), "at most a day"),
        (unrated(json!({ "days": { "days": 61 } })), "60 days at most"),
    ];
    for (new, sentence) in cases {
        let refused = anna.post(&salon, "/api/tables", new).await;
        assert_eq!(refused.status, 422, "{}", refused.body);
        assert!(refused.body.contains(sentence), "{}", refused.body);
    }
    for pace in [
        json!({ "live": { "bank": 604_800, "increment": 86_400 } }),
        json!({ "days": { "days": 60 } }),
    ] {
        anna.opens(&salon, unrated(pace)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_refused_costs_neither_an_opening_nor_a_table_that_waits() {
    let openings = Allowance { burst: 2, per_minute: 1 };
    let salon = TestSalon::with(Rules { openings, waiting_tables: 1, ..generous() }).await;
    let anna = salon.person("Anna").await;
    let first = anna.opens(&salon, unrated(json!("free"))).await;
    let mut no_such_game = unrated(json!("free"));
    no_such_game["game"] = json!("chess");
    for new in [unrated(live(1)), no_such_game, unrated(json!({ "days": { "days": 0 } }))] {
        let refused = anna.post(&salon, "/api/tables", new).await;
        assert_eq!(refused.status, 422, "{}", refused.body);
    }
    let stage = async || {
        anna.get(&salon, &format!("/api/tables/{first}")).await.json::<Value>()["stage"].clone()
    };
    assert_eq!(stage().await, "gathering");
    anna.opens(&salon, unrated(json!("free"))).await;
    assert_eq!(stage().await, "over", "now another took its place");
    let refused = anna.post(&salon, "/api/tables", unrated(json!("free"))).await;
    assert_eq!(refused.status, 429, "what was opened counts");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_waits_with_others_already_loses_no_opening_by_asking() {
    let openings = Allowance { burst: 2, per_minute: 1 };
    let salon = TestSalon::with(Rules { openings, waiting_tables: 1, ..generous() }).await;
    let (anna, bruno) = (salon.person("Anna").await, salon.person("Bruno").await);
    let new =
        json!({ "game": "disx", "options": { "players": 3 }, "places": ["host", "open", "open"] });
    let table = anna.opens(&salon, new).await;
    let mut bruno = bruno.connects(&salon).await;
    bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect("it is free");
    for _ in 0..3 {
        let refused = anna.post(&salon, "/api/tables", unrated(json!("free"))).await;
        assert_eq!(refused.status, 422, "{}", refused.body);
    }
    bruno.does(&table, Act::Leave).await.expect("he goes");
    anna.opens(&salon, unrated(json!("free"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_rated_game_lots_are_drawn_and_nobody_brings_a_board() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let begins = rated(live(60), json!({ "first": 0 }));
    let refused = anna.post(&salon, "/api/tables", begins).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("by lot"), "{}", refused.body);
    let sheet = (0..8).map(|_| "1234....").collect::<Vec<_>>().join("\n");
    let mut own = rated(live(60), json!({ "custom_sheet": sheet }));
    own["game"] = json!("abraxas");
    let refused = anna.post(&salon, "/api/tables", own).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("Custom sheet"), "{}", refused.body);
    anna.opens(&salon, rated(live(60), json!({ "first": null }))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_in_which_somebody_has_not_moved_changes_no_rating() {
    let salon = TestSalon::open().await;
    let (_anna, mut bruno, table) = salon.table_of_two(rated(live(60), json!({}))).await;
    bruno.does(&table, Act::Resign { seat: SECOND }).await.expect("given up");
    assert_eq!(ranked(&salon, &bruno.person).await, []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guests_of_ones_own_bring_nobody_to_the_top_and_the_host_sees_them() {
    let salon = TestSalon::open().await;
    let champion = salon.person_from(7, "Colette").await;
    let others = [salon.person_from(8, "Basile").await, salon.person_from(9, "Dorine").await];
    let third = salon.person_from(10, "Émile").await;
    // They have played each other too.
    wins_against(&salon, &others[0], &others[1]).await;
    wins_against(&salon, &others[1], &third).await;
    for round in 0..10 {
        let other = [&others[0], &others[1], &third][round % 3];
        wins_against(&salon, &champion, other).await;
    }
    assert_eq!(signs(&salon).await, Vec::<Value>::new(), "they come from different places");

    let plotter = salon.person_from(PLOTTER, "Zoltan").await;
    let mut guests = Vec::new();
    for number in 1..=4 {
        guests.push(salon.person_from(PLOTTER, &format!("Guest of his {number}")).await);
    }
    for round in 0..11 {
        wins_against(&salon, &plotter, &guests[round % 4]).await;
    }
    let listed = ranked(&salon, &plotter).await;
    assert_eq!((listed[0].name.as_str(), listed[0].rating.is_provisional()), ("Colette", false));
    let plotter = listed.iter().find(|one| one.own).expect("he is listed");
    assert!(plotter.rating.is_provisional(), "{plotter:?}");
    let signs = signs(&salon).await;
    assert_eq!(signs.len(), 22, "two people, eleven games");
    assert!(signs.iter().any(|sign| sign["name"] == "Zoltan" && sign["gained"].as_i64() > Some(0)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_family_at_one_address_plays_rated_games_and_gets_ratings() {
    let salon = TestSalon::open().await;
    let family =
        [salon.person("Mère").await, salon.person("Père").await, salon.person("Lou").await];
    let fourth = salon.person("Max").await;
    wins_against(&salon, &family[1], &family[2]).await;
    wins_against(&salon, &family[2], &fourth).await;
    for round in 0..10 {
        let child = [&family[1], &family[2], &fourth][round % 3];
        wins_against(&salon, &family[0], child).await;
    }
    let listed = ranked(&salon, &family[0]).await;
    assert_eq!((listed[0].name.as_str(), listed[0].rating.is_provisional()), ("Mère", false));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_the_machine_played_for_is_last_in_a_rated_game_of_three() {
    let salon = TestSalon::open().await;
    let names = ["Anna", "Bruno", "Chloé"];
    let mut people = Vec::new();
    for name in names {
        people.push(salon.person(name).await);
    }
    let mut new = rated(live(600), json!({ "players": 3, "quick": true }));
    (new["game"], new["places"]) = (json!("disx"), json!(["host", "open", "open"]));
    let table = people[0].opens(&salon, new).await;
    let mut clients = Vec::new();
    for (index, person) in people.iter().enumerate() {
        let mut client = person.connects(&salon).await;
        client.follows(&table, 0).await;
        if index > 0 {
            client
                .does(&table, Act::Sit { seat: None, seal: None })
                .await
                .expect("the seat is free");
        }
        clients.push(client);
    }
    // Bruno lets the machine play and comes back whenever it has moved.
    let rng = &mut tablier_rules::FastRng::new(3);
    for client in &mut clients {
        client.until_stage(Stage::Playing).await;
    }
    let mut absences = 0;
    loop {
        let version = clients.iter().map(|client| client.sees().v).max().expect("three");
        for client in &mut clients {
            client.until_version(version).await;
        }
        if clients[0].sees().stage == Stage::Over {
            break;
        }
        let deciders = clients[0].sees().deciders;
        let seat = deciders.first().expect("somebody decides").index();
        if seat == 1 && absences < 3 {
            absences += 1;
            clients[1].does(&table, Act::Leave).await.expect("he goes");
            let moves = clients[1].sees().moves;
            while clients[1].sees().moves == moves && clients[1].sees().stage == Stage::Playing {
                clients[1].next().await;
            }
            drop(clients[1].does(&table, Act::Return).await);
            continue;
        }
        clients[seat].moves(&table, rng).await;
    }
    let places = clients[0].sees().places.expect("it is over");
    let ratings: Vec<Value> =
        people[1].get(&salon, &format!("/api/tables/{table}/ratings")).await.json();
    let gained = |seat: usize| ratings[seat]["gained"].as_i64().expect("it counted");
    assert!(gained(1) < 0, "whatever the machine reached: {places:?}");
    assert!(gained(1) < gained(0) && gained(1) < gained(2));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_late_yes_to_a_take_back_ends_no_game() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    move_once_each(&table, &mut anna, &mut bruno).await;
    let wish = tablier_table::Wish::Undo;
    let asked = anna.does(&table, Act::Ask { seat: FIRST, wish }).await.expect("asked");
    let rng = &mut tablier_rules::FastRng::new(2);
    anna.moves(&table, rng).await;
    let draw = Act::Ask { seat: FIRST, wish: tablier_table::Wish::Draw };
    anna.does(&table, draw).await.expect("offered");
    let late = Act::Answer { seat: SECOND, yes: true, request: Some(asked) };
    assert!(bruno.does(&table, late).await.is_err_and(|failure| failure.late));
    let nameless = Act::Answer { seat: SECOND, yes: true, request: None };
    assert!(bruno.does(&table, nameless).await.is_err());
    assert_eq!(bruno.sees().stage, Stage::Playing);
}
