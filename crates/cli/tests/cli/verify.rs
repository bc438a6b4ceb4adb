//! What `replay --verify` says of the chance of a game: never more than was checked, and no forgery passes for the true game.

use serde_json::{Value, json};
use tablier_rules::{
    ChanceVersion, Contribution, Record, RecordMove, Seat, Seed, Share, commitment,
};

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

/// What is said wherever the record was not compared with what the salon keeps.
const WORD: &str = "Not checked: whether these moves were played, and by these players";

fn verify(record: &Record, more: &[&str]) -> Ran {
    tablier(&[&["replay", "-", "--verify"], more].concat(), &record.to_string())
}

fn refused(record: &Record, more: &[&str]) -> String {
    fails(&[&["replay", "-", "--verify"], more].concat(), &record.to_string())
}

fn json(ran: &Ran) -> Value {
    serde_json::from_str(&ran.out).expect("JSON")
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
        assert!(told.out.contains(WORD), "{}", told.out);
        assert!(told.out.contains("--commitment") && told.out.contains("--salon"), "{}", told.out);
        for claim in ["chance was fixed before", "committed to before"] {
            assert!(!told.out.contains(claim), "{}", told.out);
        }
        let french = verify(&record, &["--language", "fr"]);
        assert!(french.out.contains("Non vérifié : que cet engagement"), "{}", french.out);
        assert!(
            french.out.contains("Non vérifié : que ces coups aient été joués"),
            "{}",
            french.out
        );
    }
}

#[test]
fn the_commitment_that_was_noted_proves_the_chance_and_refuses_another() {
    let (truth, forged) = (game(3, "the salon's"), game(4, "my own"));
    for noted in [noted(&truth).to_owned(), noted(&truth).to_uppercase()] {
        let told = verify(&truth, &["--commitment", &noted]);
        assert!(told.ok, "{}", told.err);
        assert!(told.out.contains("chance was fixed before the game"), "{}", told.out);
        assert!(told.out.contains(WORD), "{}", told.out);
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
    let alone = json(&verify(&forged, &["--json"]));
    assert_eq!((&alone["ok"], &alone["verdict"]), (&json!(true), &json!("consistent")));
    assert!(alone["unchecked"]["en"].is_string(), "{alone}");
    let proven = json(&verify(&truth, &["--json", "--commitment", noted(&truth)]));
    assert_eq!(
        (&proven["verdict"], &proven["compared"]),
        (&json!("as-noted"), &json!("commitment"))
    );
    assert!(proven["unchecked"]["en"].as_str().is_some_and(|said| said.contains(WORD)), "{proven}");
    let refused = verify(&forged, &["--json", "--commitment", noted(&truth)]);
    assert!(!refused.ok);
    let refused = json(&refused);
    assert_eq!((&refused["ok"], &refused["verdict"]), (&json!(false), &json!("not-as-noted")));
}

/// A table of a salon at which two moves were made; whose it is, its name, and its commitment.
fn begun(salon: &Salon) -> (String, String, String) {
    let cookie = salon.somebody();
    let table = salon.opens_table(&cookie).expect("a table");
    let now = || -> Value {
        let shown = body(&salon.get(&format!("/api/tables/{table}")));
        serde_json::from_str(&shown).expect("JSON")
    };
    let commitment = now()["commitment"].as_str().expect("it is told from the start").to_owned();
    for (seat, mv) in [(0, "0,0"), (1, "1,0")] {
        let decide = json!({ "do": "decide", "seat": seat, "decision": now()["v"], "move": mv });
        does(salon, &cookie, &table, &decide);
    }
    (cookie, table, commitment)
}

fn does(salon: &Salon, cookie: &str, table: &str, act: &Value) {
    let id = format!("{}{}", act["do"].as_str().expect("a word"), act["seat"]);
    let named = json!({ "id": id, "act": act }).to_string();
    let (status, answer) = salon.post(&format!("/api/tables/{table}/acts"), cookie, &named);
    assert_eq!(status, 200, "{answer}");
}

fn link_to(salon: &Salon, table: &str) -> String {
    format!("http://{}/table/{table}", salon.address)
}

/// A table at which two moves were made and the second seat gave up; its link, and its commitment while it was played.
fn played(salon: &Salon) -> (String, String) {
    let (cookie, table, commitment) = begun(salon);
    does(salon, &cookie, &table, &json!({ "do": "resign", "seat": 1 }));
    (link_to(salon, &table), commitment)
}

fn body(answer: &str) -> String {
    answer.split_once("\r\n\r\n").expect("a body").1.to_owned()
}

/// The record that the salon keeps of a table.
fn kept(salon: &Salon, link: &str) -> Record {
    let name = link.rsplit('/').next().expect("a name");
    body(&salon.get(&format!("/api/tables/{name}/record"))).parse().expect("a record")
}

/// Another whole game under the names, the options, the seed, the salt and the commitment of a true one.
fn forged(truth: &Record) -> Record {
    let arguments =
        ["playout", "six", "--games", "1", "--seed", "3", "--option", "first=0", "--records"];
    let played: Record = prints(&arguments).parse().expect("a record");
    assert_eq!(played.options, truth.options);
    let Record { seed, salt, commitment, chance, shares, players, .. } = truth.clone();
    Record { seed, salt, commitment, chance, shares, players, ..played }
}

#[test]
fn the_salon_is_asked_and_its_word_is_called_no_more_than_that() {
    let folder = Folder::new("verify");
    let salon = Salon::open(&folder.0, &["--listen", "127.0.0.1:0"]);
    let (link, promised) = played(&salon);
    let record = kept(&salon, &link);

    let told = verify(&record, &["--salon", &link]);
    assert!(told.ok, "{}", told.err);
    let address = &salon.address;
    assert!(told.out.contains(&format!("The salon at http://{address} keeps the same game")));
    assert!(
        told.out.contains("Not checked: whether the salon had that commitment before the game")
    );
    assert!(told.out.contains("whether what it keeps is what was played"), "{}", told.out);
    assert!(told.out.contains("worth what you trust the salon"), "{}", told.out);
    assert!(!told.out.contains("chance was fixed before"), "{}", told.out);
    let told = json(&verify(&record, &["--salon", &link, "--json"]));
    assert_eq!((&told["ok"], &told["compared"]), (&json!(true), &json!("record")), "{told}");
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

#[test]
fn a_game_made_up_under_a_true_seal_is_never_said_to_have_been_played() {
    let folder = Folder::new("verify-forged");
    let salon = Salon::open(&folder.0, &["--listen", "127.0.0.1:0"]);
    let (link, promised) = played(&salon);
    let truth = kept(&salon, &link);
    let forged = forged(&truth);

    // The seal is the true one, so nothing is wrong with the chance; of the game no more is said than that it is by the rules.
    let told = verify(&forged, &["--commitment", &promised]);
    assert!(told.ok, "{}", told.err);
    assert!(told.out.contains(WORD), "{}", told.out);
    assert!(told.out.contains("the word of whoever wrote the record"), "{}", told.out);
    let french = verify(&forged, &["--commitment", &promised, "--language", "fr"]);
    assert!(french.out.contains("Non vérifié : que ces coups aient été joués"), "{}", french.out);
    assert!(french.out.contains("la parole de qui a écrit la partie"), "{}", french.out);

    // The salon keeps another game.
    let same = |(one, other): (&RecordMove, &RecordMove)| one == other;
    let differs = 1 + forged.moves.iter().zip(&truth.moves).take_while(|&both| same(both)).count();
    let error = refused(&forged, &["--salon", &link]);
    assert!(error.contains("not the game that the salon at"), "{error}");
    assert!(error.contains(&format!("First difference, move {differs}: here “(")), "{error}");
    let told = verify(&forged, &["--salon", &link, "--json"]);
    assert!(!told.ok);
    let told = json(&told);
    assert_eq!((&told["ok"], &told["verdict"]), (&json!(false), &json!("other-record")), "{told}");
    assert!(told["wrong"]["fr"].as_str().is_some_and(|said| said.contains("Première différence")));

    // The true moves, with somebody else as the winner or at the board.
    let mut winner = truth.clone();
    let places = winner.others.iter_mut().find(|(key, _)| key == "Places").expect("who won");
    assert_eq!(std::mem::replace(&mut places.1, "2 1".to_owned()), "1 2");
    assert!(refused(&winner, &["--salon", &link]).contains("“Places”: here “2 1”"));
    let mut named = truth;
    named.players.push((Seat::all(2).next().expect("a seat"), "Somebody".to_owned()));
    assert!(refused(&named, &["--salon", &link]).contains("“player 0”"));
}

#[test]
fn nobody_knows_the_chance_of_a_game_that_is_not_over_and_whoever_guesses_is_refused() {
    let folder = Folder::new("verify-going-on");
    let salon = Salon::open(&folder.0, &["--listen", "127.0.0.1:0"]);
    let (_, table, _) = begun(&salon);
    let link = link_to(&salon, &table);
    let shown = kept(&salon, &link);
    assert!(refused(&shown, &["--salon", &link]).contains("does not tell its seed"));
    let guessed = Record { seed: Some(Seed(1)), salt: Some("guessed".to_owned()), ..shown };
    let error = refused(&guessed, &["--salon", &link]);
    assert!(error.contains("do not give the commitment"), "{error}");
}

/// A game to whose chance one person gave something and the other did not. SIX is dealt nothing but who begins: here it is settled.
fn drawn(byte: u8) -> Record {
    let given = Contribution([byte; 32]);
    let gave = Share { seat: Seat::new(0), seal: Some(given.seal()), contribution: Some(given) };
    let none = Share { seat: Seat::new(1), seal: None, contribution: None };
    let begins = |record: &Record| record.moves[0].seat == Some(Seat::new(0));
    let mut games = (3..).map(|seed| game(seed, "the salon's"));
    let mut record = games.find(begins).expect("the first seat begins now and then");
    let first = record.options.iter_mut().find(|(name, _)| name == "first");
    first.expect("who begins is an option").1 = "0".to_owned();
    Record { chance: Some(ChanceVersion::DRAWN), shares: vec![gave, none], ..record }
}

#[test]
fn who_drew_the_chance_of_a_game_is_told_and_what_is_not_shown_by_it() {
    let record = drawn(1);
    let told = verify(&record, &[]);
    assert!(told.ok, "{}{}", told.out, told.err);
    assert!(told.out.contains("what these gave:") && told.out.contains("These gave nothing:"));
    assert!(told.out.contains("Not checked: whether everything was sealed before"), "{}", told.out);
    let own = Contribution([1; 32]).to_string();
    let told = verify(&record, &["--contribution", &own]);
    assert!(told.ok && told.out.contains("What you gave is among it"), "{}{}", told.out, told.err);
    let json = json(&verify(&record, &["--json"]));
    assert_eq!(
        json["drawn"],
        json!([{ "seat": 0, "gave": "opened" }, { "seat": 1, "gave": "none" }])
    );
}

#[test]
fn a_record_without_what_one_gave_or_with_what_nobody_sealed_is_refused() {
    let other = Contribution([2; 32]).to_string();
    let error = refused(&drawn(1), &["--contribution", &other]);
    assert!(error.contains("drawn without you"), "{error}");
    let mut forged = drawn(1);
    forged.shares[0].contribution = Some(Contribution([2; 32]));
    assert!(refused(&forged, &[]).contains("not the one that was sealed"));
    let nonsense = fails(&["replay", "-", "--verify", "--contribution", "00"], "");
    assert!(nonsense.contains("64 hexadecimal digits"), "{nonsense}");
}

#[test]
fn no_more_is_claimed_where_somebody_kept_their_part_back_or_nobody_gave_any() {
    let own = Contribution([1; 32]).to_string();
    let mut withheld = drawn(1);
    withheld.shares[1].seal = Some(Contribution([2; 32]).seal());
    let told = verify(&withheld, &["--contribution", &own]);
    assert!(told.ok && told.out.contains("had a choice between deals"), "{}{}", told.out, told.err);
    assert!(!told.out.contains("nobody could choose"), "{}", told.out);
    let mut alone = drawn(1);
    alone.shares[0] = Share { seal: None, contribution: None, ..alone.shares[0] };
    let told = verify(&alone, &[]);
    assert!(told.ok && told.out.contains("the salon’s alone"), "{}{}", told.out, told.err);
    // Shares that deal nothing prove nothing.
    let seed_alone = Record { chance: None, ..drawn(1) };
    assert!(refused(&seed_alone, &["--contribution", &own]).contains("“chance: 2” is missing"));
}
