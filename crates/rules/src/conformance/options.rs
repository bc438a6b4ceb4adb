//! The schema of a game against its options.

use serde_json::{Map, Value};

use super::{Broken, Check, Fault, promise};
use crate::{
    Match, OptionKind, OptionMap, Schema, Seat, Seed, Show, options_from_json, options_to_json,
};

/// Checks what a game says of itself and of its options.
pub fn check_schema<G: Show>() -> Result<(), Broken> {
    let checked = check_fields::<G>().and_then(|()| check_about::<G>());
    checked.map_err(|fault| fault.in_game::<G>("options and schema".to_owned()))
}

fn check_about<G: Show>() -> Check {
    let about = G::about();
    promise!(
        about.hidden == G::HIDDEN,
        "Show::about or Game::HIDDEN",
        "whether seats have secrets is said once"
    );
    promise!(about.slug == G::SLUG, "Show::about, its slug", "a game has one slug");
    promise!(
        about.title == G::TITLE,
        "Show::about, its title, or Show::TITLE",
        "a game has one title"
    );
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    promise!(
        !G::SLUG.is_empty() && G::SLUG.chars().all(plain),
        "Game::SLUG",
        "a slug fits into a URL"
    );
    promise!(
        !about.title.is_empty() && !about.players.is_empty(),
        "Show::about, its title and players",
        "a game has a title and players"
    );
    for text in [&about.sentence, &about.credits, &about.notation] {
        promise!(
            !text.is_blank(),
            "Show::about, its texts",
            "a game says everything of itself in every language"
        );
    }
    promise!(
        about.endings.iter().all(|e| !e.text.is_blank()),
        "Show::about, its endings",
        "every ending has its sentence"
    );
    Ok(())
}

fn check_versions<G: Show>() -> Check {
    for rules in G::VERSIONS.all() {
        let start = Match::<G>::under(rules, G::Options::default(), Seed(1)).map_err(|why| {
            let promise = format!("rules of version {rules} can be played, but: {why}");
            Fault::new("Game::deal or Game::VERSIONS", promise)
        })?;
        let found = start.position().version();
        promise!(
            found == rules,
            "Game::version",
            "a position knows the version it was dealt under (Game::version), but {rules} became {found}"
        );
    }
    Ok(())
}

fn check_fields<G: Show>() -> Check {
    let schema = G::schema();
    let default = options_to_json::<G>(&G::Options::default());
    let keys: Vec<_> = schema.fields.iter().map(|field| field.key).collect();
    promise!(
        default.keys().map(String::as_str).collect::<Vec<_>>() == keys,
        "Game::schema or Game::Options",
        "options have the keys of the schema in its order, but {:?} are not {keys:?}",
        default.keys()
    );
    for field in &schema.fields {
        let key = field.key;
        promise!(
            !field.label.is_blank() && !field.help.is_blank(),
            "Game::schema",
            "option {key} is explained"
        );
        promise!(
            default[key] == field.default,
            "Game::schema or Default of Game::Options",
            "option {key} has one default"
        );
        for wrong in wrong_values(&field.kind) {
            let mut given = Map::new();
            given.insert(key.to_owned(), wrong.clone());
            let taken = options_from_json::<G>(&Value::Object(given));
            promise!(
                taken.is_err(),
                "Deserialize of Game::Options, or Game::deal",
                "option {key} does not take {wrong}"
            );
        }
    }
    check_versions::<G>()?;
    for set in schema.combinations() {
        let options = options_from_json::<G>(&Value::Object(set.clone())).map_err(|why| {
            let promise = format!("the schema offers {set:?}, but: {why}");
            Fault::new("Deserialize of Game::Options, or Game::schema", promise)
        })?;
        promise!(
            options_to_json::<G>(&options) == set,
            "Serialize of Game::Options",
            "options read back as they were: {set:?}"
        );
        let start = Match::<G>::new(options, Seed(1))
            .map_err(|why| Fault::new("Game::deal", format!("{set:?}: {why}")))?;
        let seats = start.position().seats();
        promise!(
            G::about().players.contains(&(seats as u8)),
            "Show::about, its players, or Game::seats",
            "About tells that {seats} can play"
        );
        if keys.contains(&Schema::first().key) {
            check_first::<G>(&set, seats)?;
        }
    }
    Ok(())
}

fn check_first<G: Show>(set: &OptionMap, seats: usize) -> Check {
    for seat in Seat::all(seats) {
        let mut named = set.clone();
        named.insert(Schema::first().key.to_owned(), serde_json::json!(seat));
        let start = options_from_json::<G>(&Value::Object(named))
            .and_then(|options| G::start(&options, Seed(1)))
            .map_err(|why| {
                let promise = format!("seat {seat} is to begin in {set:?}, but: {why}");
                Fault::new("Game::deal", promise)
            })?;
        let first = start.first();
        promise!(
            first == seat,
            "Game::deal or Game::first",
            "who is named begins in {set:?}: seat {seat}, not seat {first}"
        );
    }
    Ok(())
}

fn wrong_values(kind: &OptionKind) -> Vec<Value> {
    let mut wrong =
        vec![serde_json::json!([]), serde_json::json!({}), Value::from(-1), Value::from(1.5)];
    match kind {
        OptionKind::Integer { min, max, except } => {
            wrong.extend([Value::from(min - 1), Value::from(max + 1), true.into(), "2".into()]);
            wrong.extend(except.iter().map(|&n| Value::from(n)));
            wrong.retain(|value| {
                value.as_i64().is_none_or(|n| n < *min || n > *max || except.contains(&n))
            });
        }
        OptionKind::Toggle => wrong.extend([Value::from(1), "yes".into()]),
        OptionKind::Choice { .. } => wrong.extend([Value::from("no such choice"), true.into()]),
        OptionKind::Seat => wrong.extend([Value::from(200), "0".into()]),
        OptionKind::Words { max_chars } => wrong.push("x".repeat(max_chars + 1).into()),
    }
    wrong
}
