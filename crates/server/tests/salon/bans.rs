//! People who are kept out, and those who sat with them.

use serde_json::{Value, json};
use tablier_protocol::{Act, Failure};
use tablier_table::{Stage, Why};

use crate::guests::as_host;
use crate::harness::{House, Person, SECOND, request};

async fn ban(house: &House, person: &Person, days: u32, reason: &str) {
    let path = format!("/api/admin/people/{}/ban", person.id.0);
    let body = json!({ "days": days, "reason": reason });
    assert_eq!(as_host(house, &path, body).await.status, 204);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_without_somebody_who_is_kept_out() {
    let house = House::open().await;
    let (mut anna, bruno, _) = house.six().await;
    assert!(!anna.sees().chairs[1].away);
    ban(&house, &bruno.person, 7, "Insultes").await;
    while !anna.sees().chairs[1].away {
        anna.next().await;
    }
    assert_eq!(anna.sees().stage, Stage::Playing, "the machine plays, as was settled");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_kept_out_loses_where_absence_loses() {
    let house = House::open().await;
    let new = json!({ "game": "six", "places": ["host", "open"], "absence": "loses" });
    let (mut anna, bruno, _) = house.table_of_two(new).await;
    ban(&house, &bruno.person, 7, "Insultes").await;
    anna.until_stage(Stage::Over).await;
    assert_eq!(anna.sees().why, Some(Why::Left { seat: SECOND }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_free_again_where_people_still_gather() {
    let house = House::open().await;
    let (anna, bruno) = (house.person("Anna").await, house.person("Bruno").await);
    let new =
        json!({ "game": "disx", "options": { "players": 3 }, "places": ["host", "open", "open"] });
    let table = anna.opens(&house, new).await;
    let (mut anna, mut bruno) = (anna.connects(&house).await, bruno.connects(&house).await);
    anna.follows(&table, 0).await;
    let sat = bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect("it is free");
    anna.until_version(sat).await;
    assert!(anna.sees().chairs[1].taken);
    ban(&house, &bruno.person, 7, "Insultes").await;
    anna.until_version(sat + 1).await;
    assert!(!anna.sees().chairs[1].taken);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_next_game_waits_for_somebody_who_is_kept_out() {
    let house = House::open().await;
    let (mut anna, mut bruno, table) = house.six().await;
    bruno.does(&table, Act::Resign { seat: SECOND }).await.expect("given up");
    let v = bruno.does(&table, Act::Again { yes: true, seal: None }).await.expect("wanted");
    ban(&house, &bruno.person, 7, "Insultes").await;
    anna.until_version(v + 1).await;
    let v = anna.does(&table, Act::Again { yes: true, seal: None }).await.expect("wanted");
    anna.until_version(v).await;
    // Whatever the salon does by itself is done before it answers the next act.
    anna.does(&table, Act::Say { text: "Dommage.".to_owned() }).await.expect("said");
    assert!(anna.sees().next.is_none());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_recovery_code_from_before_lets_nobody_in_who_is_kept_out() {
    let house = House::open().await;
    let guest = house.person("Grossier").await;
    let code = guest.post(&house, "/api/me/recovery", json!({})).await.json::<Value>().to_string();
    ban(&house, &guest, 7, "Insultes").await;
    let refused = request(house.address(), "POST", "/api/recover", &[], Some(&code)).await;
    assert_eq!((refused.status, refused.header("set-cookie")), (403, None));
    let told = guest.get(&house, "/api/me").await.json::<Failure>();
    assert_eq!(refused.json::<Failure>(), told);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reason_is_told_without_what_controls_a_terminal() {
    let house = House::open().await;
    let guest = house.person("Grossier").await;
    ban(&house, &guest, 7, "In\u{1b}[31msultes\u{7}\r\nrépétées\u{202e}").await;
    let told = guest.get(&house, "/api/me").await.json::<Failure>().text.fr;
    assert!(told.ends_with("Motif : In[31msultes répétées"), "{told:?}");
}
