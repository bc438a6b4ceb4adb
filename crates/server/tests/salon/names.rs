//! What people are called.

use serde_json::json;
use tablier_protocol::{Act, Me};
use tablier_rules::Language;
use tablier_server::{Allowance, Rules, Sqlite, Storage};
use tablier_table::ToldEvent;

use crate::harness::{Answer, Client, Person, TestSalon, generous, request};

async fn calls(salon: &TestSalon, person: &Person, name: &str) -> Answer {
    person.post(salon, "/api/me", json!({ "name": name })).await
}

/// A guest who has not chosen a name.
async fn guest(salon: &TestSalon) -> Person {
    let answer = request(salon.address(), "GET", "/api/me", &[], None).await;
    let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next());
    let token = cookie.expect("a cookie").to_owned();
    Person { id: answer.json::<Me>().person, token, from: 1 }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_called_what_nobody_sees_or_what_others_would_take_for_somebody_else() {
    let salon = TestSalon::open().await;
    let guest = guest(&salon).await;
    let bad = [
        "\u{3164}",
        "An\u{200d}na",
        "Z\u{351}\u{35c}\u{322}\u{31b}\u{348}o",
        "Аnna",
        "Admin",
        "Machine 5",
    ];
    for name in bad {
        let refused = calls(&salon, &guest, name).await;
        assert_eq!(refused.status, 422, "{name:?}: {}", refused.body);
    }
    for name in ["Zoé", "Анна", "محمد", "अनिरुद्ध", "李小龍"] {
        let named = calls(&salon, &guest, name).await;
        assert_eq!((named.status, named.json::<Me>().name.as_str()), (200, name));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_takes_the_name_of_somebody_who_is_there_nor_one_that_looks_like_it() {
    let salon = TestSalon::open().await;
    let anna = salon.person("Paul").await.connects(&salon).await;
    let guest = guest(&salon).await;
    for double in ["Paul", "PAUL", "PauI", "Pa-ul"] {
        let refused = calls(&salon, &guest, double).await;
        assert_eq!(refused.status, 422, "{double}: {}", refused.body);
        assert!(refused.body.contains(&format!("{double} 2")), "{}", refused.body);
    }
    // Whoever is there may choose the own name again.
    assert_eq!(calls(&salon, &anna.person, "Paul").await.status, 200);
    assert_eq!(calls(&salon, &guest, "Paul 2").await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_program_of_the_same_name_is_given_a_number() {
    let salon = TestSalon::open().await;
    let body = json!({ "name": "Gaston", "program": true });
    let mut names = Vec::new();
    let mut there = Vec::new();
    for _ in 0..2 {
        let program = guest(&salon).await;
        names.push(program.post(&salon, "/api/me", body.clone()).await.json::<Me>().name);
        there.push(program.connects(&salon).await);
    }
    assert_eq!(names, ["Gaston (bot)", "Gaston 2 (bot)"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_that_is_kept_from_an_earlier_version_stays() {
    let mut salon = TestSalon::open().await;
    let old = salon.person("Zoé").await;
    salon.close().await;
    let storage = Sqlite::open(&salon.database()).await.expect("the database");
    storage.rename(old.id, "Admin").await.expect("as it was allowed");
    drop(storage);
    salon.start().await;
    assert_eq!(old.get(&salon, "/api/me").await.json::<Me>().name, "Admin");
    assert_eq!(calls(&salon, &old, "Admin").await.status, 422, "nobody chooses it now");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_of_one_name_are_told_apart_at_a_table() {
    let salon = TestSalon::open().await;
    // Neither is connected while the other chooses.
    let (one, other) = (salon.person("Paul").await, salon.person("Paul").await);
    let table = one.opens(&salon, json!({ "game": "six", "places": ["host", "open"] })).await;
    let (mut one, mut other) = (one.connects(&salon).await, other.connects(&salon).await);
    one.follows(&table, 0).await;
    let v = other.does(&table, Act::Sit { seat: None, seal: None }).await.expect("it is free");
    one.until_version(v).await;
    let names: Vec<_> =
        one.sees().chairs.iter().map(|chair| chair.name.get(Language::EN)).collect();
    assert_eq!(names, ["Paul", "Paul 2"]);
    let v = other.does(&table, Act::Say { text: "Salut".to_owned() }).await.expect("said");
    let told = one.follows(&table, v - 1).await.told;
    assert!(
        matches!(&told[0].what, Some(ToldEvent::Said { name, .. }) if name == "Paul 2"),
        "{told:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sleeps_at_a_table_keeps_the_name() {
    let mut salon = TestSalon::open().await;
    let new =
        json!({ "game": "six", "places": ["host", "open"], "pace": { "days": { "days": 3 } } });
    // Neither is connected: they play by days.
    let (sleeper, impostor) = (salon.person("Nadia").await, salon.person("Bruno").await);
    let table = sleeper.opens(&salon, new).await;
    for double in ["Nadia", "NADIA", "NADlA", "Na.dia"] {
        let refused = calls(&salon, &impostor, double).await;
        assert_eq!(refused.status, 422, "{double}: {}", refused.body);
        assert!(refused.body.contains(&format!("{double} 2")), "{}", refused.body);
    }
    assert_eq!(calls(&salon, &sleeper, "Nadia").await.status, 200, "it is her own");
    // After a restart the table is not in memory; at the table she keeps the name all the same.
    salon.close().await;
    salon.start().await;
    assert_eq!(calls(&salon, &impostor, "Nadia").await.status, 200);
    let mut impostor = impostor.connects(&salon).await;
    impostor.does(&table, Act::Sit { seat: None, seal: None }).await.expect("it is free");
    impostor.follows(&table, 0).await;
    let names = |client: &Client| {
        let chairs = client.sees().chairs.iter();
        chairs.map(|chair| chair.name.get(Language::EN)).collect::<Vec<_>>()
    };
    assert_eq!(names(&impostor), ["Nadia", "Nadia 2"]);
    let v = impostor.sees().v;
    assert_eq!(calls(&salon, &impostor.person, "Na dia 2").await.status, 200);
    impostor.until_version(v + 1).await;
    assert_eq!(names(&impostor), ["Nadia", "Na dia 2"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_called_what_the_salon_calls_others() {
    let salon = TestSalon::open().await;
    let guest = guest(&salon).await;
    for name in ["sysadmin", "Mod", "Referee", "The AI", "Computer", "Spectateur", "You", "Level 5"]
    {
        let refused = calls(&salon, &guest, name).await;
        assert_eq!(refused.status, 422, "{name:?}: {}", refused.body);
    }
    for name in ["Al", "Modeste", "La Fontaine"] {
        assert_eq!(calls(&salon, &guest, name).await.status, 200, "{name:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_name_is_seen_at_the_tables_that_go_on_and_after_a_restart() {
    let mut salon = TestSalon::open().await;
    let (mut anna, bruno, table) = salon.six().await;
    let seen = anna.sees().v;
    assert_eq!(calls(&salon, &bruno.person, "Zoé").await.status, 200);
    anna.until_version(seen + 1).await;
    assert_eq!(anna.sees().chairs[1].name.get(Language::FR), "Zoé");
    salon.kill();
    salon.start().await;
    let mut anna = anna.person.connects(&salon).await;
    anna.follows(&table, 0).await;
    assert_eq!(anna.sees().chairs[1].name.get(Language::FR), "Zoé");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_changes_names_all_the_time_has_to_wait() {
    let names = Allowance { burst: 3, per_minute: 4 };
    let salon = TestSalon::with(Rules { names, ..generous() }).await;
    let guest = guest(&salon).await;
    for name in ["Un", "Deux", "Trois"] {
        assert_eq!(calls(&salon, &guest, name).await.status, 200);
    }
    let refused = calls(&salon, &guest, "Quatre").await;
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("15")));
    assert_eq!(calls(&salon, &guest, "Trois").await.status, 200, "the same again costs nothing");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_speaks_as_the_salon_by_what_they_are_called() {
    let salon = TestSalon::open().await;
    let guest = guest(&salon).await;
    let bad = [
        "x. Greta gibt auf. Hugo",
        "x. Die Partie ist aus.",
        "Anna. Rot gewinnt",
        "Rot gewinnt",
        "Greta propose la nulle",
        "Player 2",
        "Spieler 2",
        "Red",
        "Schwarz",
        "Maschinen",
        "Automat",
        "Spielleiter",
        "Du",
    ];
    for name in bad {
        let refused = calls(&salon, &guest, name).await;
        assert_eq!(refused.status, 422, "{name:?}: {}", refused.body);
    }
    for name in ["J. R.", "Dr. No", "Jade", "Jack Black"] {
        assert_eq!(calls(&salon, &guest, name).await.status, 200, "{name:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_called_like_a_seat_from_an_earlier_version_plays_on() {
    let mut salon = TestSalon::open().await;
    let old = salon.person("Zoé").await;
    salon.close().await;
    let storage = Sqlite::open(&salon.database()).await.expect("the database");
    storage.rename(old.id, "Anna. Rot gewinnt").await.expect("as it was allowed");
    drop(storage);
    salon.start().await;
    let table = old.opens(&salon, json!({ "game": "six", "places": ["host", "open"] })).await;
    let mut old = old.connects(&salon).await;
    old.follows(&table, 0).await;
    assert_eq!(old.sees().chairs[0].name.get(Language::DE), "Anna. Rot gewinnt");
}
