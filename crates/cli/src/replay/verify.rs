//! `tablier replay --verify`: what of a record can be checked, and in so many words what cannot.

use serde_json::json;
use tablier_rules::{AnyMatch, Contribution, Fairness, Message, Record, Rulebooks};

use super::compare::{Compared, compare};
use super::drawn;
use super::noted::{Noted, Source};
use crate::messages;
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
            "chance": Message::join(drawn.clone(), " "),
            "fairness": fairness.text(), "wrong": first, "unchecked": Message::join(unchecked.clone(), " "),
        }))?;
    }
    result.map_err(|error| {
        CommandFailure::new(Message::join([Message::words(path), error.reason], ": "))
    })?;
    if let Some(wrong) = wrong {
        return Err(out.fail(&wrong));
    }
    if !as_json {
        let checked = [played(game), found(fairness, noted, compared.as_ref(), !drawn.is_empty())];
        for text in checked.iter().chain(&drawn).chain(&unchecked) {
            out.line(out.said(text))?;
        }
    }
    Ok(())
}

/// What is not as it should be. Whoever gave something to compare with wants to hear if it could not be.
fn wrong(fairness: Fairness, is_noted: bool, compared: Option<&Compared>) -> Option<Message> {
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
fn played(game: &dyn AnyMatch) -> Message {
    let moves = game.moves();
    if game.outcome().is_none() {
        return messages::legal_unfinished(moves);
    }
    messages::legal_finished(moves)
}

/// What was compared, and with what.
fn found(
    fairness: Fairness,
    noted: Option<&Noted>,
    compared: Option<&Compared>,
    is_drawn: bool,
) -> Message {
    if fairness != Fairness::AsNoted {
        return fairness.text();
    }
    match (noted.map(|noted| &noted.source), compared) {
        (Some(Source::Given), _) if is_drawn => messages::noted_fits_part(),
        (Some(Source::Given), _) => messages::noted_fits(),
        (Some(Source::Salon(kept)), Some(Compared::SoFar(moves))) => {
            let at = &kept.at;
            messages::salon_unfinished(at, moves)
        }
        (Some(Source::Salon(kept)), _) => {
            let at = &kept.at;
            messages::salon_same(at)
        }
        (None, _) => fairness.text(),
    }
}

/// What could not be checked, and how it can be.
fn unchecked(
    fairness: Fairness,
    noted: Option<&Noted>,
    compared: Option<&Compared>,
) -> Vec<Message> {
    let chance = match (fairness, compared) {
        (_, Some(Compared::Same | Compared::SoFar(_))) => Some(messages::unchecked_salon()),
        (Fairness::Consistent, _) => Some(messages::unchecked_published()),
        (Fairness::NoCommitment | Fairness::NotYetOpen, _) if noted.is_none() => {
            Some(messages::unchecked_chance())
        }
        _ => None,
    };
    chance.into_iter().chain(unproven(compared)).collect()
}

/// What of the game itself is only its writer's word.
fn unproven(compared: Option<&Compared>) -> Option<Message> {
    match compared {
        Some(Compared::Same) => None,
        Some(Compared::SoFar(_)) => Some(messages::unchecked_rest()),
        None | Some(Compared::Differs(_)) => Some(messages::unchecked_moves()),
    }
}
