//! `tablier replay --verify`: what of a record can be checked, and in so many words what cannot.

use serde_json::{Value, json};
use tablier_rules::{AnyMatch, Fairness, Record, Text, text};

use crate::out::{Failure, Out};
use crate::site::Site;

/// A commitment that does not come from the record, and where it was had.
pub struct Noted {
    commitment: String,
    source: Source,
}

enum Source {
    /// Whoever checks gave it.
    Given,
    /// A salon that was asked just now.
    Salon(String),
}

impl Noted {
    /// The one that somebody noted.
    pub fn given(commitment: &str) -> Noted {
        Noted { commitment: commitment.to_owned(), source: Source::Given }
    }

    /// The one the salon has for a table, by the table's link.
    pub fn asked(link: &str, game: &str) -> Result<Noted, Text> {
        let (address, name) = place_of(link).ok_or_else(|| {
            Text::new(
                "--salon attend l'adresse de la table, telle que https://salon.example/table/NOM.",
                "--salon takes the address of the table, such as https://salon.example/table/NAME.",
            )
        })?;
        let site = Site::at(address)?;
        let table: Value = site.get(&format!("/api/tables/{name}"))?;
        let at = site.address;
        let (Some(played), Some(commitment)) = (
            table["game"].as_str(),
            table["commitment"].as_str().filter(|told| is_commitment(told)),
        ) else {
            return Err(text!(
                "Le salon {at} ne dit pas l'engagement de cette table.",
                "The salon at {at} does not tell the commitment of this table."
            ));
        };
        if played != game {
            let played = played.replace(char::is_control, " ");
            return Err(text!(
                "À cette table on joue à {played}, mais la partie enregistrée est une partie de {game}.",
                "That table plays {played}, but the record is a game of {game}."
            ));
        }
        Ok(Noted { commitment: commitment.to_owned(), source: Source::Salon(at) })
    }
}

/// Checks a record that is known to load, says what was checked, and fails if something is not as claimed.
pub fn verify(
    path: &str,
    as_json: bool,
    noted: Option<&Noted>,
    (record, game): (&Record, &dyn AnyMatch),
    out: &mut Out,
) -> Result<(), Failure> {
    let fairness = record.fairness(noted.map(|noted| noted.commitment.as_str()));
    let result = record.check_result(game.outcome().as_ref());
    // Whoever gave a commitment to compare with wants to hear if it could not be.
    let ok = match noted {
        Some(_) => fairness == Fairness::AsNoted,
        None => !fairness.is_broken(),
    };
    let unchecked = unchecked(fairness, noted);
    if as_json {
        out.json(&json!({
            "ok": ok && result.is_ok(), "moves": game.moves(), "result": result.is_ok(),
            "verdict": fairness.word(), "fairness": fairness.text(), "unchecked": unchecked,
        }))?;
    }
    result.map_err(|error| Failure::new(format!("{path}: {}", out.said(&error.reason))))?;
    if !ok {
        return Err(out.fail(&fairness.text()));
    }
    if !as_json {
        let said = [Some(played(game)), Some(found(fairness, noted)), unchecked];
        for text in said.into_iter().flatten() {
            out.line(out.said(&text).to_owned())?;
        }
    }
    Ok(())
}

/// What playing the record has shown.
fn played(game: &dyn AnyMatch) -> Text {
    let moves = game.moves();
    if game.outcome().is_none() {
        return text!(
            "Les {moves} coups sont conformes aux règles et à ce que donne la graine ; ils ne mènent à aucun résultat, et aucun n'est annoncé.",
            "All {moves} moves are legal with what the seed deals; they lead to no result, and none is claimed."
        );
    }
    text!(
        "Les {moves} coups sont conformes aux règles et à ce que donne la graine, et le résultat est bien celui annoncé.",
        "All {moves} moves are legal with what the seed deals, and the result is as claimed."
    )
}

/// What was compared, and with what.
fn found(fairness: Fairness, noted: Option<&Noted>) -> Text {
    match noted.map(|noted| &noted.source) {
        Some(Source::Given) if fairness == Fairness::AsNoted => Text::new(
            "La graine et le sel donnent l'engagement que vous avez donné : si vous l'aviez noté au début de la partie, le hasard était fixé avant elle.",
            "Seed and salt give the commitment you gave: if you noted it when the game began, chance was fixed before the game.",
        ),
        Some(Source::Salon(at)) if fairness == Fairness::AsNoted => text!(
            "La graine et le sel donnent l'engagement que le salon {at} indique pour cette table.",
            "Seed and salt give the commitment that the salon at {at} tells for this table."
        ),
        _ => fairness.text(),
    }
}

/// What could not be checked, and how it can be.
fn unchecked(fairness: Fairness, noted: Option<&Noted>) -> Option<Text> {
    match (fairness, noted.map(|noted| &noted.source)) {
        (Fairness::Consistent, _) => Some(Text::new(
            "Non vérifié : que cet engagement ait été publié avant la partie. Qui écrit une partie peut écrire les trois. Donnez l'engagement noté au début de la partie (--commitment), ou demandez au salon où elle s'est jouée (--salon).",
            "Not checked: whether that commitment was published before the game. Whoever writes a record can write all three. Give the commitment noted when the game began (--commitment), or ask the salon it was played at (--salon).",
        )),
        (Fairness::AsNoted, Some(Source::Salon(_))) => Some(Text::new(
            "Non vérifié : que le salon l'ait eu avant la partie ; interrogé après coup, il ne vaut que la confiance qu'on lui fait. La preuve, c'est l'engagement noté soi-même au début (--commitment).",
            "Not checked: whether the salon had it before the game; asked afterwards, its word is worth what you trust the salon. Proof is the commitment you noted yourself when the game began (--commitment).",
        )),
        (Fairness::NoCommitment | Fairness::NotYetOpen, None) => Some(Text::new(
            "Non vérifié : que le hasard ait été fixé avant la partie.",
            "Not checked: whether chance was fixed before the game.",
        )),
        _ => None,
    }
}

/// Whether a text can be a commitment.
pub fn is_commitment(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The salon and the name of a table, from its link.
fn place_of(link: &str) -> Option<(&str, &str)> {
    let link = link.split(['?', '#']).next().unwrap_or_default();
    let (address, name) = link.trim_end_matches('/').rsplit_once("/table/")?;
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    (is_name && !address.is_empty()).then_some((address, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_found_by_its_link() {
        let found = Some(("https://salon.example", "abc"));
        for link in ["https://salon.example/table/abc", "https://salon.example/table/abc/?x=1#y"] {
            assert_eq!(place_of(link), found, "{link}");
        }
        for link in
            ["https://salon.example", "abc", "/table/abc", "http://x/table/", "x/table/../y"]
        {
            assert_eq!(place_of(link), None, "{link}");
        }
    }
}
