//! What there is to do at a table, by how it stands: nothing is remembered that the salon does not know, so a bot that comes back
//! goes on where it was.

use tablier_protocol::Act;
use tablier_rules::{Seat, Viewer};
use tablier_table::{Snapshot, Stage, Wish};

/// What there is to do.
#[derive(Debug, PartialEq)]
pub enum Step {
    /// Takes a seat.
    Sit,
    /// Does something at once.
    Act(Act),
    /// Asks the program for the move of a seat.
    Think { seat: Seat, decision: u64 },
    /// The game goes on without it.
    Wait,
    /// There is no seat for it here.
    NoSeat,
    /// The game is over.
    Over,
}

pub fn step(snapshot: &Snapshot) -> Step {
    let own: Vec<Seat> =
        Seat::all(snapshot.chairs.len()).filter(|seat| snapshot.chairs[seat.index()].own).collect();
    let is_free = snapshot.chairs.iter().any(|chair| !chair.taken);
    match (snapshot.stage, own.first()) {
        (Stage::Over, _) => Step::Over,
        (Stage::Gathering, None) if is_free => Step::Sit,
        (_, None) => Step::NoSeat,
        (Stage::Gathering, Some(_)) => Step::Wait,
        (Stage::Playing, Some(_)) => playing(snapshot, &own),
    }
}

fn playing(snapshot: &Snapshot, own: &[Seat]) -> Step {
    // A machine took the seat over while the bot was away.
    if own.iter().any(|seat| snapshot.chairs[seat.index()].away) {
        return Step::Act(Act::Return);
    }
    if let Some((_, wish, waiting)) = snapshot.request
        && let Some(&seat) = own.iter().find(|&&seat| waiting.contains(seat))
    {
        // Everybody may correct a slip or have a break; whether a game is drawn is for the board to say.
        let yes = matches!(wish, Wish::Undo | Wish::Pause);
        return Step::Act(Act::Answer { seat, yes, request: snapshot.request_number });
    }
    match (snapshot.viewer, snapshot.decision) {
        (Viewer::Seat(seat), Some(decision)) => Step::Think { seat, decision },
        _ => Step::Wait,
    }
}

/// How the game ended for the bot, in words.
pub fn result(snapshot: &Snapshot) -> String {
    let Some(places) = &snapshot.places else {
        return "the game ended without a winner".to_owned();
    };
    let seats = Seat::all(snapshot.chairs.len());
    let own = seats.filter(|seat| snapshot.chairs[seat.index()].own);
    let ranks = own.map(|seat| places[seat].rank.to_string()).collect::<Vec<_>>();
    format!("the game is over, place {} of {}", ranks.join(", "), snapshot.chairs.len())
}
