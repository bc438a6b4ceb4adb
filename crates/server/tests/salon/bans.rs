//! People who are kept out, and those who sat with them.

use serde_json::{Value, json};
use tablier_protocol::{Act, Failure};
use tablier_rules::Language;
use tablier_table::{Stage, Why};

use crate::guests::as_host;
use crate::harness::{Person, SECOND, TestSalon, request};

async fn ban(salon: &TestSalon, person: &Person, days: u32, reason: &str) {
    let path = format!("/api/admin/people/{}/ban", person.id.0);
    let body = json!({ "days": days, "reason": reason });
    assert_eq!(as_host(salon, &path, body).await.status, 204);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_without_somebody_who_is_kept_out() {
    let salon = TestSalon::open().await;
    let (mut anna, bruno, _) = salon.six().await;
    assert!(!anna.sees().chairs[1].away);
    ban(&salon, &bruno.person, 7, "Insultes").await;
    while !anna.sees().chairs[1].away {
        anna.next().await;
    }
    assert_eq!(anna.sees().stage, Stage::Playing, "the machine plays, as was settled");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_kept_out_loses_where_absence_loses() {
    let salon = TestSalon::open().await;
    let new = json!({ "game": "six", "places": ["host", "open"], "absence": "loses" });
    let (mut anna, bruno, _) = salon.table_of_two(new).await;
    ban(&salon, &bruno.person, 7, "Insultes").await;
    anna.until_stage(Stage::Over).await;
    assert_eq!(anna.sees().why, Some(Why::Left { seat: SECOND }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_free_again_where_people_still_gather() {
    let salon = TestSalon::open().await;
    let (anna, bruno) = (salon.person("Anna").await, salon.person("Bruno").await);
    let new =
        json!({ "game": "disx", "options": { "players": 3 }, "places": ["host", "open", "open"] });
    let table = anna.opens(&salon, new).await;
    let (mut anna, mut bruno) = (anna.connects(&salon).await, bruno.connects(&salon).await);
    anna.follows(&table, 0).await;
    let sat = bruno.does(&table, Act::Sit { seat: None, seal: None }).await.expect("it is free");
    anna.until_version(sat).await;
    assert!(anna.sees().chairs[1].taken);
    ban(&salon, &bruno.person, 7, "Insultes").await;
    anna.until_version(sat + 1).await;
    assert!(!anna.sees().chairs[1].taken);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_next_game_waits_for_somebody_who_is_kept_out() {
    let salon = TestSalon::open().await;
    let (mut anna, mut bruno, table) = salon.six().await;
    bruno.does(&table, Act::Resign { seat: SECOND }).await.expect("given up");
    let v = bruno.does(&table, Act::Again { yes: true, seal: None }).await.expect("wanted");
    ban(&salon, &bruno.person, 7, "Insultes").await;
    anna.until_version(v + 1).await;
    let v = anna.does(&table, Act::Again { yes: true, seal: None }).await.expect("wanted");
    anna.until_version(v).await;
    // Whatever the salon does by itself is done before it answers the next act.
    anna.does(&table, Act::Say { text: "Dommage.".to_owned() }).await.expect("said");
    assert!(anna.sees().next.is_none());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_recovery_code_from_before_lets_nobody_in_who_is_kept_out() {
    let salon = TestSalon::open().await;
    let guest = salon.person("Grossier").await;
    let code = guest.post(&salon, "/api/me/recovery", json!({})).await.json::<Value>().to_string();
    ban(&salon, &guest, 7, "Insultes").await;
    let refused = request(salon.address(), "POST", "/api/recover", &[], Some(&code)).await;
    assert_eq!((refused.status, refused.header("set-cookie")), (403, None));
    let told = guest.get(&salon, "/api/me").await.json::<Failure>();
    assert_eq!(refused.json::<Failure>(), told);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reason_is_told_without_what_controls_a_terminal() {
    let salon = TestSalon::open().await;
    let guest = salon.person("Grossier").await;
    ban(&salon, &guest, 7, "In\u{1b}[31msultes\u{7}\r\nrépétées\u{202e}").await;
    let told = guest.get(&salon, "/api/me").await.json::<Failure>().text.get(Language::FR);
    assert!(told.ends_with("Motif\u{202f}: In[31msultes répétées"), "{told:?}");
}
