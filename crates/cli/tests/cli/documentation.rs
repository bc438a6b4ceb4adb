//! What the documentation shows is what happens.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;
use tablier_rules::Record;

use crate::tablier::tablier;

fn block(document: &str, number: usize) -> &str {
    document
        .split("```")
        .nth(2 * number + 1)
        .expect("the document has that block")
        .trim_start_matches("text\n")
}

#[test]
fn the_conversation_in_referee_md_is_a_real_one() {
    let conversation = block(include_str!("../../../../docs/REFEREE.md"), 0);
    let lines: Vec<&str> =
        conversation.split(['→', '←']).map(str::trim).filter(|line| !line.is_empty()).collect();
    let (asked, answered): (Vec<_>, Vec<_>) =
        lines.chunks(2).map(|pair| (pair[0], pair[1])).unzip();
    let ran = tablier(&["referee"], &(asked.join("\n") + "\n"));
    let json = |line: &str| serde_json::from_str::<Value>(line).expect("JSON");
    let answers: Vec<_> = ran.out.lines().map(json).collect();
    assert_eq!(answers, answered.into_iter().map(json).collect::<Vec<_>>());
}

#[test]
fn the_example_in_record_format_md_is_a_record() {
    let example = block(include_str!("../../../../docs/RECORD-FORMAT.md"), 0);
    let record: Record = example.parse().unwrap();
    assert_eq!(record.moves.len(), 3);
    assert_eq!(record.moves[2].comment.as_deref(), Some("a threat already"));
    let ran = tablier(&["replay", "-"], example);
    assert!(ran.ok, "{}", ran.err);
}

#[test]
fn the_pictures_of_the_front_page_are_drawn_by_the_program() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    for game in ["six", "disx", "abraxas", "atomix", "epix"] {
        let record = format!("{root}/games/{game}/cover.txt");
        let picture = format!("{root}/docs/pictures/{game}.svg");
        let ran = tablier(&["render", &record, "--language", "en", "-o", "-"], "");
        assert!(ran.ok, "{}", ran.err);
        let kept = std::fs::read_to_string(&picture).unwrap();
        let again = format!("tablier render {record} --language en -o {picture}");
        assert!(ran.out == kept, "{game} is drawn otherwise by now: {again}");
        for page in [
            include_str!("../../../../README.md"),
            include_str!("../../../../README.fr.md"),
            include_str!("../../../../README.de.md"),
        ] {
            assert!(page.contains(&format!("docs/pictures/{game}.svg")));
        }
    }
}

#[test]
fn the_players_in_referee_md_are_the_ones_that_are_tested() {
    let page = include_str!("../../../../docs/REFEREE.md");
    let players = [
        ("python", "greedy.py", include_str!("../../../../examples/players/greedy.py")),
        ("rust", "playouts.rs", include_str!("../../../../examples/players/playouts.rs")),
    ];
    for (language, name, code) in players {
        let block = format!("```{language} file=examples/players/{name}\n{code}```\n");
        assert!(page.contains(&block), "docs/REFEREE.md does not show {name} as it is");
    }
}

#[test]
fn the_questions_to_a_player_in_referee_md_are_answered_by_a_real_one() {
    let page = include_str!("../../../../docs/REFEREE.md");
    let conversation = block(page, 1);
    let asked: Vec<_> = conversation.lines().filter_map(|line| line.strip_prefix("→ ")).collect();
    let [new, best] = asked[..] else { panic!("two questions: {conversation}") };
    // A player is told no seed; here it has to be one that lets seat 0 begin.
    let mut new: Value = serde_json::from_str(new).expect("JSON");
    new["seed"] = 42.into();
    let begun = tablier(&["referee"], &format!("{new}\n{{\"cmd\":\"view\",\"seat\":0}}\n"));
    let view = begun.out.lines().nth(1).and_then(|line| serde_json::from_str::<Value>(line).ok());
    let view = view.expect("a view")["view"].to_string();
    let ran = tablier(&["referee"], &format!("{}\n", best.replace("{…}", &view)));
    let answer: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!((&answer["ok"], &answer["move"]), (&Value::Bool(true), &Value::from("0,0")));
}

#[test]
fn each_sentence_of_the_law_in_fair_play_md_is_a_test() {
    let tests = [
        include_str!("../../../table/tests/table/drawing.rs"),
        include_str!("../../../table/tests/table/fair.rs"),
        include_str!("../../../table/tests/table/rated.rs"),
        include_str!("../../../table/tests/table/steering.rs"),
        include_str!("../../../server/tests/salon/fair.rs"),
    ]
    .concat();
    let law = include_str!("../../../../docs/FAIR-PLAY.md");
    let mut sentences = 0;
    for item in law.split("\n- ").skip(1) {
        let item = item.split("\n\n").next().expect("a first part");
        let name = item.rsplit('`').nth(1).unwrap_or_else(|| panic!("no test is named: {item}"));
        assert!(tests.contains(&format!("fn {name}()")), "there is no test {name}");
        sentences += 1;
    }
    assert!(sentences > 15, "all of them were read");
}

/// The names of all types that are defined in a folder of sources.
fn types_in(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path())
    {
        if entry.is_dir() {
            found.extend(types_in(&entry));
        } else if entry.extension().is_some_and(|ending| ending == "rs") {
            let source = std::fs::read_to_string(&entry).expect("a source");
            let words = source.lines().filter(|line| !line.trim_start().starts_with("//"));
            found.extend(words.filter_map(|line| {
                let mut words = line.split_whitespace().skip_while(|word| word.starts_with("pub"));
                let defines = matches!(words.next()?, "struct" | "enum" | "trait");
                let name = words.next().filter(|_| defines)?;
                name.split(|letter: char| !letter.is_alphanumeric()).next().map(str::to_owned)
            }));
        }
    }
    found
}

#[test]
fn each_word_of_the_glossary_is_a_type_and_names_nothing_else() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let page = include_str!("../../../../docs/ARCHITECTURE.md");
    let glossary = page.split("## Glossary").nth(1).and_then(|rest| rest.split("\n## ").next());
    let named: BTreeSet<(&str, &str)> = glossary
        .expect("a glossary")
        .split('`')
        .skip(1)
        .step_by(2)
        .filter_map(|name| name.split_once("::"))
        .collect();
    assert!(named.len() > 30, "{named:?}");
    let crates = ["crates", "games"].into_iter().flat_map(|folder| {
        std::fs::read_dir(root.join(folder))
            .expect("a folder")
            .map(|entry| entry.expect("an entry").path())
    });
    let defined: Vec<(String, Vec<String>)> = crates
        .filter(|folder| folder.join("src").is_dir())
        .map(|folder| {
            (
                folder.file_name().unwrap().to_string_lossy().into_owned(),
                types_in(&folder.join("src")),
            )
        })
        .collect();
    for (home, name) in named {
        let homes: Vec<&str> = defined
            .iter()
            .flat_map(|(of, types)| {
                types.iter().filter(|defined| *defined == name).map(|_| of.as_str())
            })
            .collect();
        assert_eq!(homes, [home], "`{name}` is to be defined there, once");
    }
}
