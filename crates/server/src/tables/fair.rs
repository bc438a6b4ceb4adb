//! What a table has to keep to when it is opened, so that a game is one and a rating says something. Old tables are not asked:
//! they go on as they were opened.

use tablier_protocol::messages;
use tablier_protocol::{Code, Failure};
use tablier_rules::{OptionKind, Rulebooks};
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
        Pace::Live { bank, .. } if bank < shortest => {
            Err(Failure::new(Code::BadPace, messages::time_too_short(shortest)))
        }
        Pace::Live { bank, .. } if bank > LONGEST_BANK => {
            Err(Failure::new(Code::BadPace, messages::time_too_long()))
        }
        Pace::Live { increment, .. } if increment > LONGEST_INCREMENT => {
            Err(Failure::new(Code::BadPace, messages::time_added_too_long()))
        }
        Pace::Days { days } if days > MOST_DAYS => {
            Err(Failure::new(Code::BadPace, messages::days_too_many(MOST_DAYS)))
        }
        Pace::Days { days: 0 } => Err(Failure::new(Code::BadPace, messages::days_too_few())),
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
                return Err(Failure::new(Code::NotRated, messages::rated_first()));
            }
            OptionKind::Words { .. } => {
                return Err(Failure::new(
                    Code::NotRated,
                    messages::rated_option(field.label.clone()),
                ));
            }
            OptionKind::Integer { .. } | OptionKind::Toggle | OptionKind::Choice { .. } => {}
        }
    }
    Ok(())
}
