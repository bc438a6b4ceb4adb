//! What was settled when a table was opened, in words, for those who may sit down there.

use serde_json::Value;
use tablier_rules::{
    Field, Format, Language, Message, OptionKind, OptionMap, Rulebook, Scene, Schema, Seed, Viewer,
    board_alone, typeset,
};
use tablier_table::{Absence, Audience};

use crate::games::Games;
use crate::messages as m;

/// One thing that was settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    pub about: String,
    /// How it was settled; nothing where its name says it all.
    pub settled: String,
    /// Whether it is as it would be if nobody had said anything.
    pub usual: bool,
}

impl Term {
    /// In one breath.
    pub fn short(&self, l: Language) -> String {
        match self.settled.is_empty() {
            true => self.about.clone(),
            false => m::term(&self.about, &self.settled).get(l),
        }
    }
}

/// The options of a game that are worth telling: what is chosen among several, and what is not as usual.
pub fn options(games: Games, game: &str, options: &OptionMap, l: Language) -> Vec<Term> {
    let Ok(lid) = games.lids().get(game) else { return Vec::new() };
    told(lid.schema(), games.opened().get(game).ok(), options, l)
}

/// The same of the game with these options. How seats are called is known once its box was opened.
fn told(
    schema: Schema,
    rules: Option<&dyn Rulebook>,
    options: &OptionMap,
    l: Language,
) -> Vec<Term> {
    // What somebody wrote takes the place of what is chosen where nobody says anything.
    let written = schema
        .fields
        .iter()
        .any(|field| matches!(field.kind, OptionKind::Words { .. }) && !is_usual(field, options));
    let is_told = |field: &&Field| match field.kind {
        // The seats themselves tell how many there are.
        _ if field.key == "players" => false,
        OptionKind::Integer { .. } | OptionKind::Choice { .. } => {
            !is_usual(field, options) || !written
        }
        OptionKind::Toggle | OptionKind::Seat | OptionKind::Words { .. } => {
            !is_usual(field, options)
        }
    };
    let term = |field: &Field| Term {
        about: typeset(&field.label.get(l), l),
        settled: settled(rules, field, options, l),
        usual: is_usual(field, options),
    };
    schema.fields.iter().filter(is_told).map(term).collect()
}

fn is_usual(field: &Field, options: &OptionMap) -> bool {
    options.get(field.key).is_none_or(|value| *value == field.default)
}

fn settled(
    rules: Option<&dyn Rulebook>,
    field: &Field,
    options: &OptionMap,
    l: Language,
) -> String {
    let value = options.get(field.key).unwrap_or(&field.default);
    match (&field.kind, value) {
        (OptionKind::Toggle, Value::Bool(true)) | (OptionKind::Words { .. }, _) => String::new(),
        (OptionKind::Toggle, _) => m::no().get(l),
        (OptionKind::Choice { values }, Value::String(word)) => {
            let chosen = values.iter().find(|choice| choice.value == word);
            chosen.map_or(word.clone(), |choice| choice.label.get(l))
        }
        (OptionKind::Seat, Value::Number(seat)) => {
            let game =
                rules.and_then(|rules| rules.start(&Value::Object(options.clone()), Seed(1)).ok());
            let names = game.map(|game| game.seat_names()).unwrap_or_default();
            let seat = seat.as_u64().and_then(|seat| usize::try_from(seat).ok());
            let named = seat.and_then(|seat| Some(names.get(seat)?.get(l)));
            named.unwrap_or_else(|| tablier_rules::messages::player(seat.unwrap_or(0) + 1).get(l))
        }
        (_, value) => value.to_string(),
    }
}

/// The board of a game that somebody wrote a part of, such as a sheet, with the names of its seats. Nothing where chance has
/// a hand in what is drawn, since nobody knows yet what it will bring.
pub fn written_board(rules: &dyn Rulebook, options: &OptionMap) -> Option<(Scene, Vec<Message>)> {
    let schema = rules.schema();
    let mut fields = schema.fields.iter();
    fields.find(|field| {
        matches!(field.kind, OptionKind::Words { .. }) && !is_usual(field, options)
    })?;
    let drawn = |seed: u64| {
        let game = rules.start(&Value::Object(options.clone()), Seed(seed)).ok()?;
        Some((game.scene(Viewer::Spectator, &[], Format::Wide), game.seat_names()))
    };
    let (scene, names) = drawn(1)?;
    let certain =
        (2..6).all(|seed| drawn(seed).is_some_and(|(other, _)| other.items == scene.items));
    certain.then(|| (board_alone(rules, scene), names))
}

/// What becomes of the seat of whoever leaves.
pub fn absence(absence: Absence) -> Message {
    match absence {
        Absence::Machine(_) => m::absent_machine(),
        Absence::Loses => m::absent_loses(),
    }
}

/// Who may watch.
pub fn audience(audience: Audience) -> Message {
    match audience {
        Audience::Everybody => m::watch_all(),
        Audience::Link => m::watch_link(),
        Audience::Nobody => m::watch_nobody(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tablier_games::RULEBOOKS;

    use super::*;

    fn told(game: &str, given: Value) -> Vec<String> {
        let rules = RULEBOOKS.get(game).unwrap();
        let complete = rules.schema().complete(&given).unwrap();
        let told = super::told(rules.schema(), Some(rules), &complete, Language::EN);
        told.iter().map(|term| term.short(Language::EN)).collect()
    }

    const SHEET: &str =
        "o--------/---------/--o------/---------/---------/------o--/---------/-o-------/--------o";

    #[test]
    fn what_is_unusual_is_told_and_what_was_chosen_among_several() {
        assert_eq!(told("abraxas", json!({})), ["Sheet: 1"]);
        let given = json!({ "sheet": 3, "vigilance": true, "first": 1 });
        assert_eq!(told("abraxas", given), ["Sheet: 3", "Vigilance", "Who begins: Jade"]);
        assert_eq!(told("six", json!({})), [""; 0]);
        let given = json!({ "capture": false });
        let usual =
            RULEBOOKS.get("six").unwrap().schema().field("capture").unwrap().default == false;
        assert_eq!(told("six", given).is_empty(), usual);
    }

    #[test]
    fn a_sheet_somebody_wrote_is_told_of_and_drawn() {
        let given = json!({ "custom_sheet": SHEET });
        assert_eq!(told("abraxas", given.clone()), ["Custom sheet"]);
        let rules = RULEBOOKS.get("abraxas").unwrap();
        let complete = rules.schema().complete(&given).unwrap();
        let (scene, _) = written_board(rules, &complete).unwrap();
        let usual = rules.schema().complete(&json!({})).unwrap();
        assert!(written_board(rules, &usual).is_none());
        let game = rules.start(&json!({ "sheet": 1 }), Seed(1)).unwrap();
        assert_ne!(scene.items, game.scene(Viewer::Spectator, &[], Format::Wide).items);
    }

    #[test]
    fn every_option_of_every_game_can_be_told_in_every_language() {
        for rules in RULEBOOKS.iter() {
            for set in rules.schema().combinations() {
                for l in Language::ALL {
                    for term in super::told(rules.schema(), Some(rules), &set, l) {
                        let told = term.short(l);
                        assert!(!told.trim().is_empty() && !told.contains(['"', '{']), "{told}");
                    }
                }
            }
        }
    }
}
