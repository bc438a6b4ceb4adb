//! `tablier replay --verify`: what of a record can be checked, and in so many words what cannot.

use serde_json::json;
use tablier_rules::{AnyMatch, Contribution, Fairness, Record, Rulebooks, Text, text};

use super::compare::{Compared, compare};
use super::drawn;
use super::noted::{Noted, Source};
use crate::out::{CommandFailure, Out};

/// What is known of the game from elsewhere than its record.
pub struct Known<'a> {
    /// A commitment, and perhaps what a salon keeps.
    pub noted: Option<&'a Noted>,
    /// What somebody gave to its chance.
    pub contribution: Option<Contribution>,
}

/// Checks a record that is known to load, says what was checked and what was not, and fails if something is not as claimed.
pub fn verify(
    rulebooks: Rulebooks,
    path: &str,
    as_json: bool,
    known: &Known<'_>,
    (record, game): (&Record, &dyn AnyMatch),
    out: &mut Out,
) -> Result<(), CommandFailure> {
    let Known { noted, contribution } = *known;
    let fairness = record.fairness(noted.map(|noted| noted.commitment.as_str()));
    let result = record.check_result(game.outcome().as_ref());
    let kept = noted.and_then(Noted::kept);
    let compared = kept.map(|kept| compare(rulebooks, record, game, kept)).transpose();
    let compared = compared.map_err(|error| out.fail(&error))?;
    let missing = drawn::check(record, contribution).err();
    let wrong = wrong(fairness, noted.is_some(), compared.as_ref()).or(missing);
    let drawn = drawn::told(record, game, contribution);
    let unchecked = unchecked(fairness, noted, compared.as_ref());
    if as_json {
        let first = result.as_ref().err().map(|error| &error.reason).or(wrong.as_ref());
        out.json(&json!({
            "ok": first.is_none(), "moves": game.moves(), "result": result.is_ok(),
            "verdict": verdict(fairness, compared.as_ref()), "compared": word(noted, compared.as_ref()),
            "drawn": record.shares.iter().map(|share| json!({ "seat": share.seat, "gave": drawn::word(share) })).collect::<Vec<_>>(),
            "chance": Text::join(drawn.clone(), " "),
            "fairness": fairness.text(), "wrong": first, "unchecked": Text::join(unchecked.clone(), " "),
        }))?;
    }
    result.map_err(|error| CommandFailure::new(format!("{path}: {}", out.said(&error.reason))))?;
    if let Some(wrong) = wrong {
        return Err(out.fail(&wrong));
    }
    if !as_json {
        let checked = [played(game), found(fairness, noted, compared.as_ref(), !drawn.is_empty())];
        for text in checked.iter().chain(&drawn).chain(&unchecked) {
            out.line(out.said(text).to_owned())?;
        }
    }
    Ok(())
}

/// What is not as it should be. Whoever gave something to compare with wants to hear if it could not be.
fn wrong(fairness: Fairness, is_noted: bool, compared: Option<&Compared>) -> Option<Text> {
    match compared {
        _ if fairness.is_broken() => Some(fairness.text()),
        Some(Compared::Differs(difference)) => Some(difference.clone()),
        _ => (is_noted && fairness != Fairness::AsNoted).then(|| fairness.text()),
    }
}

/// The word for what was found, for programs. Where chance is as noted but the game is another, it is the other game that counts.
fn verdict(fairness: Fairness, compared: Option<&Compared>) -> &'static str {
    match compared {
        Some(Compared::Differs(_)) if !fairness.is_broken() => "other-record",
        _ => fairness.word(),
    }
}

/// The word for what the record was compared with, for programs.
fn word(noted: Option<&Noted>, compared: Option<&Compared>) -> &'static str {
    match (noted, compared) {
        (None, _) => "nothing",
        (Some(_), None) => "commitment",
        (Some(_), Some(Compared::SoFar(_))) => "record-so-far",
        (Some(_), Some(Compared::Same | Compared::Differs(_))) => "record",
    }
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
        "Les {moves} coups sont conformes aux règles et à ce que donne la graine, et mènent au résultat annoncé.",
        "All {moves} moves are legal with what the seed deals, and lead to the result that the record claims."
    )
}

/// What was compared, and with what.
fn found(
    fairness: Fairness,
    noted: Option<&Noted>,
    compared: Option<&Compared>,
    is_drawn: bool,
) -> Text {
    if fairness != Fairness::AsNoted {
        return fairness.text();
    }
    match (noted.map(|noted| &noted.source), compared) {
        (Some(Source::Given), _) if is_drawn => Text::new(
            "La graine et le sel donnent l'engagement que vous avez donné : si vous l'aviez noté au début de la partie, la part du salon était fixée avant elle.",
            "Seed and salt give the commitment you gave: if you noted it when the game began, the salon's part of the chance was fixed before the game.",
        ),
        (Some(Source::Given), _) => Text::new(
            "La graine et le sel donnent l'engagement que vous avez donné : si vous l'aviez noté au début de la partie, le hasard était fixé avant elle.",
            "Seed and salt give the commitment you gave: if you noted it when the game began, chance was fixed before the game.",
        ),
        (Some(Source::Salon(kept)), Some(Compared::SoFar(moves))) => {
            let at = &kept.at;
            text!(
                "Au salon {at} la partie n'est pas finie : les {moves} coups qu'il en montre sont bien ceux-là, et la graine et le sel donnent l'engagement qu'il indique.",
                "At the salon at {at} the game is not over: the {moves} moves that it shows are these, and seed and salt give the commitment that it tells."
            )
        }
        (Some(Source::Salon(kept)), _) => {
            let at = &kept.at;
            text!(
                "Le salon {at} garde de cette table la même partie, coup pour coup : mêmes options, mêmes noms, même graine, même sel, qui donnent l'engagement qu'il indique.",
                "The salon at {at} keeps the same game of this table, move by move: the same options, names, seed and salt, which give the commitment that it tells."
            )
        }
        (None, _) => fairness.text(),
    }
}

/// What could not be checked, and how it can be.
fn unchecked(fairness: Fairness, noted: Option<&Noted>, compared: Option<&Compared>) -> Vec<Text> {
    let chance = match (fairness, compared) {
        (_, Some(Compared::Same | Compared::SoFar(_))) => Some(Text::new(
            "Non vérifié : que le salon ait eu cet engagement avant la partie, et que ce qu'il garde soit ce qui s'est joué ; interrogé après coup, il ne vaut que la confiance qu'on lui fait. Pour le hasard, la preuve est l'engagement noté soi-même au début (--commitment).",
            "Not checked: whether the salon had that commitment before the game, and whether what it keeps is what was played; asked afterwards, its word is worth what you trust the salon. For chance, proof is the commitment you noted yourself when the game began (--commitment).",
        )),
        (Fairness::Consistent, _) => Some(Text::new(
            "Non vérifié : que cet engagement ait été publié avant la partie. Qui écrit une partie peut écrire les trois. Donnez l'engagement noté au début de la partie (--commitment), ou demandez au salon où elle s'est jouée (--salon).",
            "Not checked: whether that commitment was published before the game. Whoever writes a record can write all three. Give the commitment noted when the game began (--commitment), or ask the salon it was played at (--salon).",
        )),
        (Fairness::NoCommitment | Fairness::NotYetOpen, _) if noted.is_none() => Some(Text::new(
            "Non vérifié : que le hasard ait été fixé avant la partie.",
            "Not checked: whether chance was fixed before the game.",
        )),
        _ => None,
    };
    chance.into_iter().chain(unproven(compared)).collect()
}

/// What of the game itself is only its writer's word.
fn unproven(compared: Option<&Compared>) -> Option<Text> {
    match compared {
        Some(Compared::Same) => None,
        Some(Compared::SoFar(_)) => Some(Text::new(
            "Non vérifié non plus : les autres coups et le résultat. Ils suivent les règles et la graine, mais qu'ils aient été joués n'est que la parole de qui a écrit la partie.",
            "Not checked either: the other moves, and the result. They follow the rules and fit the seed, but that they were played is only the word of whoever wrote the record.",
        )),
        None | Some(Compared::Differs(_)) => Some(Text::new(
            "Non vérifié : que ces coups aient été joués, et par ces joueurs. Les coups, les noms et le résultat sont la parole de qui a écrit la partie : ils suivent les règles et la graine, mais d'une même graine on peut écrire bien des parties. L'adresse de la table (--salon) permet de comparer avec ce que garde le salon.",
            "Not checked: whether these moves were played, and by these players. Moves, names and result are the word of whoever wrote the record: they follow the rules and fit the seed, but many games can be written from one seed. The address of the table (--salon) compares it with what the salon keeps.",
        )),
    }
}
