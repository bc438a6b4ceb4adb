//! The entrance.

use serde_json::json;
use tablier_protocol::{Act, Card, ClientMessage, Lobby, ServerMessage};
use tablier_rules::Seat;
use tablier_table::Stage;

use crate::harness::{TestSalon, request};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_shows_open_tables_and_those_being_played_as_they_change() {
    let salon = TestSalon::open().await;
    let mut looker = salon.person("Chloé").await.connects(&salon).await;
    looker.asks(ClientMessage::Lobby { follow: true }).await;
    let lobby = |tell| match tell {
        ServerMessage::Lobby(lobby) => Some(lobby),
        _ => None,
    };
    let empty: Lobby = looker.until(lobby).await;
    assert!(empty.open.is_empty() && empty.playing.is_empty());
    let anna = salon.person("Anna").await;
    let new = json!({ "game": "disx", "places": ["host", "open"] });
    let table = anna.opens(&salon, new).await;
    salon.watch.advance(2_000);
    let shown: Lobby = looker.until(lobby).await;
    assert_eq!(shown.open.len(), 1);
    assert_eq!(
        (shown.open[0].table.as_str(), shown.open[0].game.as_str()),
        (table.as_str(), "disx")
    );
    assert!(shown.open[0].seats[0].taken && !shown.open[0].seats[1].taken);
    let mut bruno = salon.person("Bruno").await.connects(&salon).await;
    bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect("it is free");
    salon.watch.advance(2_000);
    let shown: Lobby = looker.until(lobby).await;
    assert!(shown.open.is_empty());
    assert_eq!(shown.playing[0].stage, Stage::Playing);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_tables_are_found_by_their_link_only() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let new = json!({ "game": "six", "places": ["host", "open"], "audience": "link" });
    let table = anna.opens(&salon, new).await;
    assert!(table.len() >= 16);
    let answer = request(salon.address(), "GET", "/api/tables", &[], None).await;
    assert!(answer.json::<Lobby>().open.is_empty());
    let mut bruno = salon.person("Bruno").await.connects(&salon).await;
    bruno.follows(&table, 0).await;
    bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect("whoever knows the link");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_address_of_a_table_is_there_as_a_code() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let table = anna.opens(&salon, json!({ "game": "six", "places": ["host", "open"] })).await;
    let address = format!("http://{}/table/{table}", salon.address());
    let code = anna.get(&salon, &format!("/api/tables/{table}/code.svg")).await;
    assert_eq!(code.status, 200);
    assert_eq!(Some(code.body), tablier_server::code_svg(&address));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_watches_where_that_was_settled() {
    let salon = TestSalon::open().await;
    let new = json!({ "game": "six", "places": ["host", "open"], "audience": "nobody" });
    let (_anna, _bruno, table) = salon.table_of_two(new).await;
    let chloe = salon.person("Chloé").await;
    for path in ["", "/record", "/picture.svg"] {
        let answer = chloe.get(&salon, &format!("/api/tables/{table}{path}")).await;
        assert_eq!(answer.status, 404, "{path}: {}", answer.body);
    }
    let mut chloe = chloe.connects(&salon).await;
    chloe.asks(ClientMessage::Follow { table: table.clone(), since: 0, viewer: None }).await;
    assert!(matches!(chloe.next().await, ServerMessage::Gone { table: gone, .. } if gone == table));
    assert!(chloe.does(&table, Act::Say { text: "Ah !".to_owned() }).await.is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn turns_that_wait_for_me_come_first_among_my_games() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let mut tables = Vec::new();
    for first in [0, 1] {
        let new =
            json!({ "game": "six", "options": { "first": first }, "places": ["host", "open"] });
        tables.push(anna.opens(&salon, new).await);
        salon.watch.advance(1_000);
    }
    let mut bruno = salon.person("Bruno").await.connects(&salon).await;
    for table in &tables {
        bruno.does(table, Act::Sit { seat: None, seal: None }).await.expect("it is free");
        salon.watch.advance(1_000);
    }
    let own: Vec<Card> = anna.get(&salon, "/api/me/tables").await.json();
    let shown: Vec<(&str, bool)> =
        own.iter().map(|card| (card.table.as_str(), card.waits)).collect();
    assert_eq!(shown, [(tables[0].as_str(), true), (tables[1].as_str(), false)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_sits_down_is_there_and_watches_no_longer_and_who_gets_up_does_again() {
    let salon = TestSalon::open().await;
    let (anna, bruno) = (salon.person("Anna").await, salon.person("Bruno").await);
    let new =
        json!({ "game": "disx", "options": { "players": 3 }, "places": ["host", "open", "open"] });
    let table = anna.opens(&salon, new).await;
    let (mut anna, mut bruno) = (anna.connects(&salon).await, bruno.connects(&salon).await);
    anna.follows(&table, 0).await;
    bruno.follows(&table, 0).await;
    for (act, here, watching) in
        [(Act::Sit { seat: None, seal: None }, vec![0, 1], 0), (Act::Leave, vec![0], 1)]
    {
        bruno.does(&table, act).await.expect("it is allowed");
        let wanted = |tell| match tell {
            ServerMessage::Presence(presence) => {
                let seats: Vec<usize> = presence.here.iter().map(Seat::index).collect();
                (seats == here && presence.watching == watching).then_some(())
            }
            _ => None,
        };
        anna.until(wanted).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_to_which_nobody_came_is_closed_after_a_day() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let new = json!({ "game": "six", "places": ["host", "open"] });
    let old = anna.opens(&salon, new.clone()).await;
    salon.watch.advance(20 * 3_600_000);
    let young = anna.opens(&salon, new).await;
    salon.watch.advance(5 * 3_600_000);
    let open = async || {
        let answer = request(salon.address(), "GET", "/api/tables", &[], None).await;
        answer.json::<Lobby>().open.into_iter().map(|card| card.table).collect::<Vec<_>>()
    };
    while open().await.contains(&old) {
        // The housekeeping comes by.
        salon.watch.advance(2_000);
    }
    assert_eq!(open().await, [young]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_there_is_said_not_to_be_there() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Anna").await;
    let unknown = "/api/tables/abcdefghijklmnop";
    for path in ["", "/record", "/picture.svg", "/ratings"] {
        let answer = anna.get(&salon, &format!("{unknown}{path}")).await;
        assert_eq!(answer.status, 404, "{path}: {}", answer.body);
        assert_eq!(answer.header("cache-control"), Some("no-store"));
    }
    let act = json!({ "id": "a", "act": { "do": "leave" } });
    assert_eq!(anna.post(&salon, &format!("{unknown}/acts"), act).await.status, 404);
    assert_eq!(anna.post(&salon, "/game/six", json!({})).await.status, 405);
}
