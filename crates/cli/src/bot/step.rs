//! What there is to do at a table, by how it stands: nothing is remembered that the salon does not know, so a bot that comes back
//! goes on where it was.

use tablier_protocol::Act;
use tablier_rules::{Seal, Seat, Viewer};
use tablier_table::{Snapshot, Stage, Wish};

/// What there is to do.
#[derive(Debug, PartialEq)]
pub enum BotStep {
    /// Takes a seat.
    Sit,
    /// Adds something to the chance of the game that nobody else knows.
    Seal,
    /// Opens what it had sealed.
    Open(Seal),
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

pub fn step(snapshot: &Snapshot) -> BotStep {
    let own: Vec<Seat> =
        Seat::all(snapshot.chairs.len()).filter(|seat| snapshot.chairs[seat.index()].own).collect();
    let is_free = snapshot.chairs.iter().any(|chair| !chair.taken);
    match (snapshot.stage, own.first()) {
        (Stage::Over, _) => BotStep::Over,
        (Stage::Gathering, None) if is_free => BotStep::Sit,
        (_, None) => BotStep::NoSeat,
        (Stage::Gathering | Stage::Drawing, Some(&seat)) => drawing(snapshot, seat),
        (Stage::Playing, Some(_)) => playing(snapshot, &own),
    }
}

/// Before the start it takes part in drawing the chance of the game, where the salon lets it.
fn drawing(snapshot: &Snapshot, own: Seat) -> BotStep {
    let Some(draw) = &snapshot.draw else { return BotStep::Wait };
    let share = draw.shares.iter().find(|share| share.seat == own);
    match share.and_then(|share| share.seal) {
        Some(seal) if draw.waits.contains(own) => BotStep::Open(seal),
        None if draw.waits.is_empty() => BotStep::Seal,
        _ => BotStep::Wait,
    }
}

fn playing(snapshot: &Snapshot, own: &[Seat]) -> BotStep {
    // A machine took the seat over while the bot was away.
    if own.iter().any(|seat| snapshot.chairs[seat.index()].away) {
        return BotStep::Act(Act::Return);
    }
    if let Some((_, wish, waiting)) = snapshot.request
        && let Some(&seat) = own.iter().find(|&&seat| waiting.contains(seat))
    {
        // Everybody may correct a slip or have a break; whether a game is drawn is for the board to say.
        let yes = matches!(wish, Wish::Undo | Wish::Pause);
        return BotStep::Act(Act::Answer { seat, yes, request: snapshot.request_number });
    }
    match (snapshot.viewer, snapshot.decision) {
        (Viewer::Seat(seat), Some(decision)) => BotStep::Think { seat, decision },
        _ => BotStep::Wait,
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
