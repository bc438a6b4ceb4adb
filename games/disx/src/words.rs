//! What is said of a position: what is asked, how it ended. What happened is told in `narrate.rs`, the whole state in
//! `describe.rs`.

mod describe;
mod narrate;

pub(super) use describe::describe;
pub(super) use narrate::narrate;

use tablier_rules::{Message, Outcome, Seat, Viewer};

use super::{DisX, Move, messages};

/// What is asked of the viewer, or whom the game waits for.
pub(super) fn prompt(position: &DisX, viewer: Viewer) -> Message {
    if let Some(outcome) = position.end() {
        return result(&outcome);
    }
    if viewer.seat() == Some(position.turn) { asked(position) } else { waiting(position) }
}

fn asked(position: &DisX) -> Message {
    match (position.only_explosion().map(Move::post), position.to_lay) {
        (Some(post), _) => messages::explode(post),
        (None, 0) => messages::choose_explosion(),
        (None, tokens) => messages::lay(tokens),
    }
}

fn waiting(position: &DisX) -> Message {
    match position.to_lay {
        0 => messages::waiting_for_choice(position.turn),
        tokens => messages::waiting_to_lay(position.turn, tokens),
    }
}

/// Who won.
fn result(outcome: &Outcome) -> Message {
    let winners = outcome.winners();
    let best = winners.first().map_or(0, |seat| outcome.places[seat].score);
    messages::result(winners.iter(), best)
}

/// Everybody in the order of the places: "1. {1}, 80 tokens; 2. {0}, 71 tokens".
fn ranking(outcome: &Outcome) -> Message {
    let mut seats: Vec<Seat> = Seat::all(outcome.places.seats()).collect();
    tablier_rules::sort_few(&mut seats, |&seat| outcome.places[seat].rank);
    let places = seats.into_iter().map(|seat| {
        let place = outcome.places[seat];
        messages::place(place.rank, seat, place.score)
    });
    let ranked = places.rev().reduce(|rest, first| messages::places_more(first, rest));
    ranked.expect("somebody plays")
}
