//! What a table has to keep to when it is opened, so that a game is one and a rating says something. Old tables are not asked:
//! they go on as they were opened.

use tablier_protocol::Failure;
use tablier_rules::{OptionKind, Rulebooks, text};
use tablier_table::{Pace, Setup};

/// The shortest bank of a game, in seconds: less is no time to think.
const SHORTEST_BANK: u32 = 5;
/// The shortest bank of a rated game, in seconds.
const SHORTEST_RATED_BANK: u32 = 60;

/// The longest bank of a game, in seconds: a week. Whoever wants more plays by days.
const LONGEST_BANK: u32 = 604_800;
/// The most that a turn adds to it, in seconds: a day.
const LONGEST_INCREMENT: u32 = 86_400;
/// The most days for a decision.
const MOST_DAYS: u8 = 60;

/// Refuses to open a table at which nobody could play, or whose result would say nothing.
pub fn check(rulebooks: Rulebooks, setup: &Setup) -> Result<(), Failure> {
    check_pace(setup)?;
    if setup.rated { check_options(rulebooks, setup) } else { Ok(()) }
}

fn check_pace(setup: &Setup) -> Result<(), Failure> {
    let shortest = if setup.rated { SHORTEST_RATED_BANK } else { SHORTEST_BANK };
    match setup.pace {
        Pace::Live { bank, .. } if bank < shortest => Err(Failure::new(text!(
            "C'est trop peu de temps pour jouer : il faut au moins {shortest} secondes au départ.",
            "That is too little time to play: there have to be at least {shortest} seconds to begin with."
        ))),
        Pace::Live { bank, .. } if bank > LONGEST_BANK => Err(Failure::new(text!(
            "C'est trop de temps pour une partie à la pendule : une semaine au plus au départ ; au-delà, jouez par jours.",
            "That is too much time for a game by the clock: a week at most to begin with; for more, play by days."
        ))),
        Pace::Live { increment, .. } if increment > LONGEST_INCREMENT => Err(Failure::new(text!(
            "C'est trop de temps à chaque coup : un jour au plus s'ajoute à la pendule.",
            "That is too much time for each turn: at most a day is added to the clock."
        ))),
        Pace::Days { days } if days > MOST_DAYS => Err(Failure::new(text!(
            "C'est trop de temps par décision : {MOST_DAYS} jours au plus.",
            "That is too much time for each decision: {MOST_DAYS} days at most."
        ))),
        Pace::Days { days: 0 } => Err(Failure::new(text!(
            "Il faut au moins un jour par décision.",
            "There has to be at least one day for each decision."
        ))),
        Pace::Live { .. } | Pace::Days { .. } | Pace::Free => Ok(()),
    }
}

/// Law: in a rated game lots are drawn, and nobody brings a board of their own.
fn check_options(rulebooks: Rulebooks, setup: &Setup) -> Result<(), Failure> {
    // A game that is not there is refused with a sentence of its own when the table is opened.
    let Ok(rules) = rulebooks.get(&setup.game) else { return Ok(()) };
    for field in &rules.schema().fields {
        let is_given = setup.options.get(field.key).is_some_and(|value| *value != field.default);
        if !is_given {
            continue;
        }
        match field.kind {
            OptionKind::Seat => {
                return Err(Failure::new(text!(
                    "Dans une partie classée, le sort désigne qui commence.",
                    "In a rated game it is drawn by lot who begins."
                )));
            }
            OptionKind::Words { .. } => {
                let (fr, en) = (&field.label.fr, &field.label.en);
                return Err(Failure::new(text!(
                    "Une partie classée ne se joue pas avec l'option « {fr} » : les chances ne seraient pas égales.",
                    "A rated game is not played with the option \"{en}\": chances would not be even."
                )));
            }
            OptionKind::Integer { .. } | OptionKind::Toggle | OptionKind::Choice { .. } => {}
        }
    }
    Ok(())
}
