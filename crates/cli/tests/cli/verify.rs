//! What `replay --verify` says of the chance of a game: never more than was checked, and no forgery passes for the true game.

use serde_json::{Value, json};
use tablier_rules::{Record, Seed, commitment};

use crate::salon::{Folder, Salon};
use crate::tablier::{Ran, fails, prints, tablier};

/// A finished game of SIX whose seed was committed to with this salt.
fn game(seed: u64, salt: &str) -> Record {
    game_of("six", seed, salt)
}

fn game_of(slug: &str, seed: u64, salt: &str) -> Record {
    let seed = seed.to_string();
    let told = prints(&["playout", slug, "--games", "1", "--seed", &seed, "--records"]);
    let mut record: Record = told.parse().expect("a record");
    let seed = record.seed.expect("a finished game tells its seed");
    record.commitment = Some(commitment(slug, seed, salt));
    record.salt = Some(salt.to_owned());
    record
}

fn noted(record: &Record) -> &str {
    record.commitment.as_deref().expect("a commitment")
}

fn verify(record: &Record, more: &[&str]) -> Ran {
    tablier(&[&["replay", "-", "--verify"], more].concat(), &record.to_string())
}

fn refused(record: &Record, more: &[&str]) -> String {
    fails(&[&["replay", "-", "--verify"], more].concat(), &record.to_string())
}

#[test]
fn a_record_alone_is_said_to_fit_together_and_no_more() {
    // The second one is what a cheat would hand in: another game, with a seed, a salt and a commitment made for it.
    for record in [game(3, "the salon's"), game(4, "my own")] {
        let told = verify(&record, &[]);
        assert!(told.ok, "{}", told.err);
        assert!(told.out.contains("the three fit together"), "{}", told.out);
        assert!(
            told.out.contains("Not checked: whether that commitment was published before the game")
        );
        assert!(told.out.contains("--commitment") && told.out.contains("--salon"), "{}", told.out);
        for claim in ["chance was fixed before", "committed to before"] {
            assert!(!told.out.contains(claim), "{}", told.out);
        }
        let french = verify(&record, &["--language", "fr"]);
        assert!(french.out.contains("Non vérifié"), "{}", french.out);
    }
}

#[test]
fn the_commitment_that_was_noted_proves_the_true_game_and_refuses_the_forged_one() {
    let (truth, forged) = (game(3, "the salon's"), game(4, "my own"));
    for noted in [noted(&truth).to_owned(), noted(&truth).to_uppercase()] {
        let told = verify(&truth, &["--commitment", &noted]);
        assert!(told.ok, "{}", told.err);
        assert!(told.out.contains("chance was fixed before the game"), "{}", told.out);
        assert!(!told.out.contains("Not checked"), "{}", told.out);
        let error = refused(&forged, &["--commitment", &noted]);
        assert!(error.contains("not the one known from elsewhere"), "{error}");
        let bare = Record { commitment: None, ..forged.clone() };
        let error = refused(&bare, &["--commitment", &noted]);
        assert!(error.contains("do not give the commitment"), "{error}");
    }
}

#[test]
fn a_seed_that_does_not_give_the_commitment_is_refused() {
    let broken = Record { commitment: Some(commitment("six", Seed(1), "00ff")), ..game(3, "00ff") };
    let error = refused(&broken, &[]);
    assert!(error.contains("do not give the commitment"), "{error}");
}

#[test]
fn whoever_gave_a_commitment_hears_if_it_could_not_be_compared() {
    let truth = game(3, "00ff");
    let closed = Record { salt: None, ..truth.clone() };
    assert!(verify(&closed, &[]).ok);
    let error = refused(&closed, &["--commitment", noted(&truth)]);
    assert!(error.contains("cannot be checked"), "{error}");
    let error = refused(&truth, &["--commitment", "ab12"]);
    assert!(error.contains("64 hexadecimal digits"), "{error}");
}

#[test]
fn without_a_commitment_it_is_said_that_nothing_of_chance_was_checked() {
    let record = Record { commitment: None, salt: None, ..game(3, "") };
    let told = verify(&record, &[]);
    assert!(told.ok && told.out.contains("moves are legal"), "{}", told.err);
    assert!(told.out.contains("Not checked: whether chance was fixed before the game"));
}

#[test]
fn programs_are_told_the_same() {
    let (truth, forged) = (game(3, "the salon's"), game(4, "my own"));
    let json = |ran: &Ran| serde_json::from_str::<Value>(&ran.out).expect("JSON");
    let alone = json(&verify(&forged, &["--json"]));
    assert_eq!((&alone["ok"], &alone["verdict"]), (&json!(true), &json!("consistent")));
    assert!(alone["unchecked"]["en"].is_string(), "{alone}");
    let proven = json(&verify(&truth, &["--json", "--commitment", noted(&truth)]));
    assert_eq!((&proven["verdict"], &proven["unchecked"]), (&json!("as-noted"), &Value::Null));
    let refused = verify(&forged, &["--json", "--commitment", noted(&truth)]);
    assert!(!refused.ok);
    let refused = json(&refused);
    assert_eq!((&refused["ok"], &refused["verdict"]), (&json!(false), &json!("not-as-noted")));
}

/// A table of a salon at which a move was made and somebody gave up; its link, and its commitment while it was played.
fn played(salon: &Salon) -> (String, String) {
    let cookie = salon.somebody();
    let table = salon.opens_table(&cookie).expect("a table");
    let shown = |what: &str| body(&salon.asks("GET", &format!("/api/tables/{table}{what}"), ""));
    let now: Value = serde_json::from_str(&shown("")).expect("JSON");
    let commitment = now["commitment"].as_str().expect("it is told while the game is on");
    let acts = [
        json!({ "do": "decide", "seat": 0, "decision": now["v"], "move": "0,0" }),
        json!({ "do": "resign", "seat": 1 }),
    ];
    for (number, act) in acts.iter().enumerate() {
        let named = json!({ "id": format!("act{number}"), "act": act }).to_string();
        let (status, answer) = salon.post(&format!("/api/tables/{table}/acts"), &cookie, &named);
        assert_eq!(status, 200, "{answer}");
    }
    (format!("http://{}/table/{table}", salon.address), commitment.to_owned())
}

fn body(answer: &str) -> String {
    answer.split_once("\r\n\r\n").expect("a body").1.to_owned()
}

#[test]
fn the_salon_is_asked_and_its_word_is_called_no_more_than_that() {
    let folder = Folder::new("verify");
    let salon = Salon::open(&folder.0, &["--listen", "127.0.0.1:0"]);
    let (link, promised) = played(&salon);
    let name = link.rsplit('/').next().expect("a name");
    let record = body(&salon.get(&format!("/api/tables/{name}/record")));
    let record: Record = record.parse().expect("a record");

    let told = verify(&record, &["--salon", &link]);
    assert!(told.ok, "{}", told.err);
    assert!(told.out.contains(&format!("the salon at http://{} tells", salon.address)));
    assert!(told.out.contains("Not checked: whether the salon had it before the game"));
    assert!(!told.out.contains("chance was fixed before"), "{}", told.out);
    let told = verify(&record, &["--commitment", &promised]);
    assert!(told.out.contains("chance was fixed before the game"), "{}{}", told.out, told.err);

    let error = refused(&game(4, "my own"), &["--salon", &link]);
    assert!(error.contains("not the one known from elsewhere"), "{error}");
    let error = refused(&game_of("disx", 3, "my own"), &["--salon", &link]);
    assert!(error.contains("That table plays six"), "{error}");
    let nowhere = format!("http://{}/table/nosuchtable", salon.address);
    assert!(refused(&record, &["--salon", &nowhere]).contains("404"));
    let no_table = format!("http://{}", salon.address);
    assert!(refused(&record, &["--salon", &no_table]).contains("the address of the table"));
    assert!(salon.close().success());
    assert!(refused(&record, &["--salon", &link]).contains("cannot be reached"));
}
