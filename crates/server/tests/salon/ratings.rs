//! Games that count, and what they say about people.

use serde_json::{Value, json};
use tablier_protocol::{Act, Ranked, SeatRating};
use tablier_rules::FastRng;
use tablier_table::{Stage, Wish};

use crate::harness::{FIRST, Person, SECOND, TestSalon, move_once_each, play_out, request};

fn rated() -> Value {
    json!({
        "game": "six", "places": ["host", "open"],
        "pace": { "live": { "bank": 600, "increment": 5 } }, "rated": true,
    })
}

async fn at(salon: &TestSalon, person: &Person, table: &str) -> Vec<Option<SeatRating>> {
    person.get(salon, &format!("/api/tables/{table}/ratings")).await.json()
}

async fn strongest(salon: &TestSalon, person: &Person, game: &str) -> Vec<Ranked> {
    person.get(salon, &format!("/api/ratings/{game}")).await.json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_game_changes_the_ratings_of_both_once_it_is_over() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.table_of_two(rated()).await;
    assert!(anna.sees().rated);
    for shown in at(&salon, &anna.person, &table).await {
        let shown = shown.expect("somebody sits there");
        assert_eq!((shown.rating.points, shown.rating.games, shown.gained), (1_500, 0, None));
    }
    assert_eq!(strongest(&salon, &anna.person, "six").await, []);
    play_out(&table, &mut anna, &mut bruno, &mut FastRng::new(4)).await;
    anna.until_stage(Stage::Over).await;
    let places = anna.sees().places.expect("it was played to its end");
    let shown = at(&salon, &bruno.person, &table).await;
    let gained = |seat: usize| shown[seat].and_then(|shown| shown.gained).expect("it counted");
    assert_eq!(gained(0), -gained(1), "they were equal before");
    let ranks = (places[FIRST].rank, places[SECOND].rank);
    assert_eq!(gained(0).signum(), (i32::from(ranks.1) - i32::from(ranks.0)).signum());
    let listed = strongest(&salon, &bruno.person, "six").await;
    assert_eq!(listed.len(), 2);
    assert!(listed[0].rating.points >= listed[1].rating.points);
    assert!(listed.iter().all(|ranked| ranked.own == (ranked.name == "Bruno")));
    assert!(listed.iter().all(|ranked| ranked.rating.is_provisional()));
    // What happens at the table afterwards changes nothing.
    anna.does(&table, Act::Say { text: "Merci !".to_owned() }).await.expect("said");
    assert_eq!(strongest(&salon, &bruno.person, "six").await, listed);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_game_counts_once_also_where_the_salon_fails_around_its_end() {
    let mut salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.table_of_two(rated()).await;
    move_once_each(&table, &mut anna, &mut bruno).await;
    let (person, other) = (anna.person.clone(), bruno.person.clone());
    anna.does(&table, Act::Resign { seat: FIRST }).await.expect("given up");
    salon.kill();
    salon.start().await;
    let mut anna = person.connects(&salon).await;
    anna.follows(&table, 0).await;
    anna.does(&table, Act::Say { text: "Encore là".to_owned() }).await.expect("said");
    let listed = strongest(&salon, &other, "six").await;
    let games: Vec<u32> = listed.iter().map(|ranked| ranked.rating.games).collect();
    assert_eq!(games, [1, 1]);
    assert!(listed[0].own, "Bruno has won");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_game_counts_too_and_begins_with_the_new_ratings() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.table_of_two(rated()).await;
    move_once_each(&table, &mut anna, &mut bruno).await;
    anna.does(&table, Act::Resign { seat: FIRST }).await.expect("given up");
    anna.does(&table, Act::Again { yes: true, seal: None }).await.expect("asked");
    bruno.does(&table, Act::Again { yes: true, seal: None }).await.expect("agreed");
    let next = loop {
        match anna.sees().next.clone() {
            Some(next) => break next,
            None => anna.hears().await.map(drop).expect("still connected"),
        }
    };
    let first = at(&salon, &anna.person, &table).await;
    let second = at(&salon, &anna.person, &next).await;
    let points = |shown: &[Option<SeatRating>]| -> Vec<i32> {
        shown.iter().flatten().map(|shown| shown.rating.points).collect()
    };
    assert_eq!(points(&first), points(&second));
    assert!(points(&first)[0] < 1_500);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friendly_games_change_nothing_and_what_cannot_count_is_refused() {
    let salon = TestSalon::open().await;
    let (mut anna, _bruno, table) = salon.six().await;
    anna.until_decides().await;
    anna.does(&table, Act::Resign { seat: FIRST }).await.expect("given up");
    assert_eq!(at(&salon, &anna.person, &table).await, []);
    assert_eq!(strongest(&salon, &anna.person, "six").await, []);
    let mut free = rated();
    free["pace"] = json!("free");
    let refused = anna.person.post(&salon, "/api/tables", free).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("clock"), "{}", refused.body);
    let nowhere = request(salon.address(), "GET", "/api/ratings/chess", &[], None).await;
    assert_eq!(nowhere.status, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_draw_between_equals_leaves_the_ratings_as_they_are() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.table_of_two(rated()).await;
    move_once_each(&table, &mut anna, &mut bruno).await;
    let asked = anna.does(&table, Act::Ask { seat: FIRST, wish: Wish::Draw }).await.expect("asked");
    let agrees = Act::Answer { seat: SECOND, yes: true, request: Some(asked) };
    bruno.does(&table, agrees).await.expect("agreed");
    let listed = strongest(&salon, &anna.person, "six").await;
    assert!(listed.iter().all(|ranked| ranked.rating.points == 1_500), "{listed:?}");
    assert!(listed.iter().all(|ranked| ranked.rating.games == 1));
}
