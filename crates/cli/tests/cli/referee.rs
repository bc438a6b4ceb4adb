//! The referee protocol: as documented, and alive whatever it is sent.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::{Value, json};
use tablier_rules::{FastRng, Rng};

use crate::tablier::tablier;

/// Sends lines and gives the answers, one each.
fn ask(lines: &[impl ToString]) -> Vec<Value> {
    let input: String = lines.iter().map(|line| line.to_string() + "\n").collect();
    let ran = tablier(&["referee"], &input);
    assert!(ran.ok, "the referee ends in peace: {}", ran.err);
    ran.out.lines().map(|line| serde_json::from_str(line).expect("answers are JSON")).collect()
}

#[test]
fn the_parts_of_a_scene_hold_everything_in_it_once() {
    let lines = "{\"cmd\":\"new\",\"game\":\"epix\",\"seed\":1}\n{\"cmd\":\"scene\",\"seat\":0}\n";
    let ran = tablier(&["referee"], lines);
    let answer: Value =
        serde_json::from_str(ran.out.lines().nth(1).expect("a scene")).expect("JSON");
    let ids = |value: &Value, name: &str| {
        let all = value.as_array().expect("a list").iter().map(|one| one[name].clone());
        all.collect::<Vec<Value>>()
    };
    let mut flat = ids(&answer["scene"]["items"], "id");
    let parts = answer["parts"].as_array().expect("parts");
    let mut held: Vec<Value> =
        parts.iter().flat_map(|part| part["items"].as_array().expect("ids").clone()).collect();
    let sorted = |list: &mut Vec<Value>| list.sort_by_key(Value::to_string);
    sorted(&mut flat);
    sorted(&mut held);
    assert_eq!(held, flat);
    let roles = ids(&answer["parts"], "role");
    assert!(roles.contains(&"board".into()), "{roles:?}");
    assert!(roles.contains(&serde_json::json!({ "things": 1 })), "{roles:?}");
}

#[test]
fn the_conversation_of_the_documentation() {
    let answers = ask(&[
        json!({"cmd":"new","game":"six","options":{"players":2},"seed":42}),
        json!({"cmd":"legal","seat":0}),
        json!({"cmd":"play","seat":0,"move":"0,0"}),
        json!({"cmd":"outcome"}),
        json!({"cmd":"record"}),
    ]);
    assert_eq!(answers[0], json!({"ok":true,"deciders":[0]}));
    assert_eq!(answers[1], json!({"ok":true,"moves":["0,0"]}));
    assert_eq!(answers[2]["ok"], true);
    assert_eq!(answers[2]["deciders"], json!([1]));
    assert_eq!(answers[2]["over"], false);
    assert_eq!(answers[2]["events"][0]["text"]["fr"], "Rouge pose une tuile en 0,0.");
    assert_eq!(answers[3], json!({"ok":true,"over":false}));
    assert!(answers[4]["record"].as_str().unwrap().ends_with("1. (0) 0,0\n"));
}

#[test]
fn games_tells_the_options_with_their_schema() {
    let answers = ask(&[json!({"cmd":"games"})]);
    let games = answers[0]["games"].as_array().unwrap();
    let six = games.iter().find(|game| game["slug"] == "six").unwrap();
    let players = &six["options"][0];
    assert_eq!(players["key"], "players");
    assert_eq!(players["kind"], "integer");
    assert_eq!((&players["min"], &players["max"]), (&json!(2), &json!(4)));
    assert!(players["label"]["fr"].is_string() && players["help"]["en"].is_string());
}

/// A referee that is asked one thing after the other.
struct Conversation {
    referee: Child,
    answers: BufReader<ChildStdout>,
}

impl Conversation {
    fn begin() -> Conversation {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tablier"));
        let piped = command.arg("referee").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut referee = piped.spawn().expect("the binary starts");
        let answers = BufReader::new(referee.stdout.take().expect("standard output is piped"));
        Conversation { referee, answers }
    }

    fn ask(&mut self, question: &Value) -> Value {
        let input = self.referee.stdin.as_mut().expect("standard input is piped");
        writeln!(input, "{question}").expect("the referee listens");
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("the referee answers");
        serde_json::from_str(&answer).expect("answers are JSON")
    }

    fn end(mut self) {
        drop(self.referee.stdin.take());
        assert!(self.referee.wait().expect("the referee ends").success());
    }
}

#[test]
fn a_whole_game_of_each_kind_ends_with_ranks_and_scores() {
    let mut referee = Conversation::begin();
    for slug in tablier_games::RULEBOOKS.slugs() {
        let mut rng = FastRng::new(4);
        let mut answer = referee.ask(&json!({"cmd":"new","game":slug,"seed":8}));
        while let Some(seat) = answer["deciders"][0].as_u64() {
            let legal = referee.ask(&json!({"cmd":"legal","seat":seat}));
            let moves = legal["moves"].as_array().expect("a decider has moves");
            let mv = &moves[rng.below(moves.len())];
            answer = referee.ask(&json!({"cmd":"play","seat":seat,"move":mv}));
            assert_eq!(answer["ok"], true, "{slug}: {answer}");
        }
        assert_eq!(answer["over"], true, "{slug}");
        let outcome = referee.ask(&json!({"cmd":"outcome"}));
        assert!(outcome["ranks"].as_array().unwrap().contains(&json!(1)), "{slug}: {outcome}");
        assert_eq!(
            outcome["ranks"].as_array().unwrap().len(),
            outcome["scores"].as_array().unwrap().len()
        );
        let record = referee.ask(&json!({"cmd":"record"}));
        let loaded = referee.ask(&json!({"cmd":"load","record":record["record"]}));
        assert_eq!(loaded["record"], record["record"], "{slug}");
        assert_eq!(referee.ask(&json!({"cmd":"outcome"})), outcome, "{slug}");
    }
    referee.end();
}

#[test]
fn a_view_has_data_and_words() {
    let answers = ask(&[
        json!({"cmd":"new","game":"disx","seed":1}),
        json!({"cmd":"view","seat":0}),
        json!({"cmd":"view","seat":null}),
        json!({"cmd":"view"}),
    ]);
    assert!(answers[1]["view"].is_object());
    assert!(!answers[1]["text"].as_str().unwrap().contains('{'), "seats have names");
    assert_eq!(answers[2], answers[3], "without a seat it is a spectator's");
}

#[test]
fn best_gives_a_legal_move_with_its_grounds_and_the_same_for_the_same_seed() {
    let best = json!({"cmd":"best","seat":0,"level":1,"seed":3});
    let answers = ask(&[
        json!({"cmd":"new","game":"disx","options":{"first":0},"seed":42}),
        json!({"cmd":"legal","seat":0}),
        best.clone(),
        best,
        json!({"cmd":"best","seat":0,"level":5,"ms":20}),
    ]);
    assert!(answers[1]["moves"].as_array().unwrap().contains(&answers[2]["move"]));
    assert!(answers[2]["value"].is_number() && answers[2]["nodes"].is_u64());
    assert_eq!(answers[2], answers[3]);
    assert_eq!(answers[4]["ok"], true);
}

#[test]
fn every_mistake_is_answered_with_a_sentence_and_nothing_is_lost() {
    let new = json!({"cmd":"new","game":"six","seed":42}).to_string();
    let mistakes = [
        ("{", "not JSON"),
        ("[1]", "JSON object"),
        ("\"games\"", "JSON object"),
        (r#"{"cmd":7}"#, "must be a text"),
        (r#"{"command":"games"}"#, "needs “cmd”"),
        (r#"{"cmd":"dance"}"#, "no command “dance”"),
        (r#"{"cmd":"new"}"#, "needs “game”"),
        (r#"{"cmd":"new","game":"chess"}"#, "no game “chess”"),
        (r#"{"cmd":"new","game":"six","options":{"players":3}}"#, "cannot be 3"),
        (r#"{"cmd":"new","game":"six","options":{"colour":"red"}}"#, "no option “colour”"),
        (r#"{"cmd":"new","game":"six","options":[]}"#, "JSON object"),
        (r#"{"cmd":"new","game":"six","options":{"first":5}}"#, "Seat 5 cannot begin"),
        (r#"{"cmd":"new","game":"six","seed":-1}"#, "whole number"),
        (r#"{"cmd":"legal","seat":2}"#, "no seat 2"),
        (r#"{"cmd":"legal","seat":99999999999999999999}"#, "whole number"),
        (r#"{"cmd":"legal"}"#, "needs “seat”"),
        (r#"{"cmd":"play","seat":0,"move":"0;0"}"#, "is not a move"),
        (r#"{"cmd":"play","seat":1,"move":"0,0"}"#, "not for seat 1"),
        (r#"{"cmd":"play","seat":0,"move":"1,0"}"#, "The first tile goes to 0,0"),
        (r#"{"cmd":"play","seat":0,"move":7}"#, "must be a text"),
        (r#"{"cmd":"view","seat":8}"#, "no seat 8"),
        (r#"{"cmd":"best","seat":1}"#, "nothing to decide"),
        (r#"{"cmd":"best","seat":0,"level":9}"#, "no level 9"),
        (r#"{"cmd":"load","record":"game: six\nseed: 1\n\n1. 5,5"}"#, "line 4, column 4"),
        (r#"{"cmd":"load","record":"nonsense"}"#, "line 1, column 1"),
        (r#"{"cmd":"load","record":"game: six\n\n"}"#, "does not tell its seed"),
        (r#"{"cmd":"scene","seat":0,"gesture":[1]}"#, "list of texts"),
    ];
    for (line, expected) in mistakes {
        let answers = ask(&[&new, line, r#"{"cmd":"legal","seat":0}"#]);
        assert_eq!(answers[1]["ok"], false, "{line}");
        let error = answers[1]["error"].as_str().unwrap();
        assert!(error.contains(expected), "{line}: {error}");
        assert_eq!(answers[2]["moves"], json!(["0,0"]), "the game goes on after {line}");
    }
    let before = ask(&[r#"{"cmd":"outcome"}"#]);
    assert!(before[0]["error"].as_str().unwrap().contains("No game is under way"));
}

#[test]
fn empty_lines_are_passed_over() {
    assert_eq!(ask(&["", "   ", r#"{"cmd":"outcome"}"#]).len(), 1);
}

#[test]
fn whatever_it_is_sent_it_answers_and_lives() {
    let words = [
        "{",
        "}",
        "[",
        "]",
        "\"cmd\"",
        ":",
        "\"play\"",
        "\"new\"",
        "\"game\"",
        "\"six\"",
        "\"seat\"",
        "0",
        "1",
        ",",
        "\"move\"",
        "\"0,0\"",
        "null",
        "é",
        "\\",
        "\u{0}",
        "-",
        "1e999",
        "\"load\"",
        "\"record\"",
        "\"options\"",
        "{}",
    ];
    for seed in 0..4 {
        let mut rng = FastRng::new(seed);
        let mut lines: Vec<String> = (0..400)
            .map(|_| (0..rng.below(9)).map(|_| words[rng.below(words.len())]).collect())
            .filter(|line: &String| !line.trim().is_empty())
            .collect();
        lines.push(json!({"cmd":"games"}).to_string());
        let answers = ask(&lines);
        assert_eq!(answers.len(), lines.len(), "one answer a line, seed {seed}");
        assert_eq!(answers.last().unwrap()["ok"], true, "seed {seed}");
    }
}

#[test]
fn a_line_that_is_too_long_is_skipped() {
    let long = "x".repeat(5 * 1024 * 1024);
    let answers = ask(&[long, json!({"cmd":"games"}).to_string()]);
    assert!(answers[0]["error"].as_str().unwrap().contains("4 MiB"));
    assert_eq!(answers[1]["ok"], true);
}

#[test]
fn a_view_that_is_brought_along_is_judged_and_tried_without_a_game_of_ones_own() {
    let new = json!({"cmd":"new","game":"epix","seed":7});
    let seat = ask(std::slice::from_ref(&new))[0]["deciders"][0].clone();
    let answers =
        ask(&[new, json!({"cmd":"view","seat":seat}), json!({"cmd":"legal","seat":seat})]);
    let (view, legal) = (&answers[1]["view"], answers[2]["moves"].as_array().unwrap());
    let given = json!({"game":"epix","view":view,"seat":seat,"seed":3});
    let with = |cmd: &str, more: Value| {
        let mut question = given.clone();
        question["cmd"] = json!(cmd);
        question.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        question
    };
    let answers = ask(&[with("best", json!({"level":1})), with("try", json!({"views":true}))]);
    assert!(legal.contains(&answers[0]["move"]), "{answers:?}");
    let tried = answers[1]["tried"].as_array().unwrap();
    let moves: Vec<_> = tried.iter().map(|result| result["move"].clone()).collect();
    assert_eq!(moves.len(), legal.len());
    assert!(tried.iter().all(|result| legal.contains(&result["move"])));
    assert!(tried.iter().all(|result| result["over"] == false && result["view"].is_object()));
}

#[test]
fn a_trial_tells_the_end_a_move_leads_to() {
    let mut questions = vec![json!({"cmd":"new","game":"six","options":{"first":0},"seed":1})];
    for (red, black) in
        [("0,0", "0,1"), ("1,0", "0,2"), ("2,0", "0,3"), ("3,0", "0,4"), ("4,0", "0,5")]
    {
        questions.push(json!({"cmd":"play","seat":0,"move":red}));
        questions.push(json!({"cmd":"play","seat":1,"move":black}));
    }
    questions.push(json!({"cmd":"try","seat":0}));
    let answers = ask(&questions);
    let tried = answers.last().unwrap()["tried"].as_array().unwrap();
    let won = tried.iter().find(|result| result["move"] == "5,0").expect("it may be played");
    assert_eq!((&won["over"], &won["ranks"]), (&json!(true), &json!([1, 2])));
}

#[test]
fn a_view_that_no_game_leads_to_is_refused_and_the_referee_lives() {
    let mut questions = Vec::new();
    for game in tablier_games::RULEBOOKS.slugs() {
        for view in [json!({}), json!([1]), json!("x")] {
            questions.push(json!({"cmd":"try","game":game,"view":view,"seat":0}));
            questions.push(json!({"cmd":"best","game":game,"view":view,"seat":9}));
        }
    }
    questions.push(json!({"cmd":"try","game":"chess","view":{},"seat":0}));
    questions.push(json!({"cmd":"try","view":{},"seat":0}));
    for (question, answer) in questions.iter().zip(ask(&questions)) {
        assert_eq!(answer["ok"], false, "{question}: {answer}");
        assert!(!answer["error"].as_str().unwrap().is_empty(), "{question}");
    }
}

#[test]
fn the_referee_refuses_in_the_language_it_was_started_with() {
    let new = r#"{"cmd":"new","game":"six","options":{"first":0},"seed":42}"#;
    let mistakes = [
        "{",
        "7",
        r#"{"cmd":"dance"}"#,
        r#"{"cmd":"play","seat":0}"#,
        r#"{"cmd":"legal"}"#,
        r#"{"cmd":"new","game":"six","seed":"x"}"#,
        r#"{"cmd":"scene","seat":0,"gesture":7}"#,
        r#"{"cmd":7}"#,
        r#"{"cmd":"legal","seat":9}"#,
        r#"{"cmd":"best","seat":1}"#,
        r#"{"cmd":"best","seat":0,"level":9}"#,
        r#"{"cmd":"try","game":"six","view":{},"seat":0}"#,
        r#"{"cmd":"try","game":"six","view":{},"seat":999}"#,
        r#"{"cmd":"load","record":"nonsense"}"#,
    ];
    let input =
        [&[r#"{"cmd":"outcome"}"#, new], &mistakes[..]].concat().join("\n") + "\n\u{fffd}\n";
    let said: Vec<Vec<String>> = ["en", "fr", "de"]
        .map(|language| {
            let ran = tablier(&["referee", "--language", language], &input);
            let answers = ran.out.lines().map(|line| {
                let answer: Value = serde_json::from_str(line).expect("answers are JSON");
                answer["error"].as_str().unwrap_or_default().to_owned()
            });
            answers.collect()
        })
        .into();
    assert_eq!(said[0].len(), mistakes.len() + 3);
    for ((english, french), german) in said[0].iter().zip(&said[1]).zip(&said[2]) {
        if !english.is_empty() {
            assert!(english != french && english != german && french != german, "{german}");
        }
    }
    assert!(said[2][2].starts_with("Das ist kein JSON (Zeichen 1);"), "{}", said[2][2]);
    assert_eq!(said[2][5], "Dieser Befehl braucht „move“.");
    assert!(said[2][10].starts_with("Einen Platz 9 gibt es nicht"), "{}", said[2][10]);
}
