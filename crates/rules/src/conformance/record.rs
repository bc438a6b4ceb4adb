//! Records and taking back: the moves say everything.

use super::{Check, Fault, promise};
use crate::{Match, Outcome, Record, Seat, SeatSet, Show, Viewer};

/// Checks that the text of a game is the game, and that a record shows no viewer too much.
pub(super) fn check<G: Show>(game: &Match<G>) -> Check {
    let record = game.record();
    let text = record.to_string();
    let read: Record = text.parse().map_err(|error| {
        Fault::new("Display of Game::Move", format!("a record reads back, but: {error}"))
    })?;
    promise!(
        read == record,
        "Display of Game::Move or Serialize of Game::Options",
        "a record reads back as it was, but:\n{text}\nbecame\n{read}"
    );
    let replayed = Match::<G>::load(&read).map_err(|error| {
        let mend = "Game::deal or Game::apply, which must not depend on anything else";
        Fault::new(mend, format!("a record replays, but: {error}"))
    })?;
    let everything = |game: &Match<G>| game.position().view(Viewer::Everything);
    promise!(
        everything(&replayed) == everything(game),
        "Game::deal or Game::apply, which must not depend on anything else",
        "a record replays to the same position"
    );
    promise!(
        replayed.moves() == game.moves(),
        "Game::forced",
        "a record replays to the same moves"
    );
    let claim = record.check_result(replayed.position().outcome().as_ref());
    promise!(claim.is_ok(), "Game::outcome", "a record claims the result that it has");
    check_forced_left_out(game, &record)?;

    for viewer in Viewer::all(game.position().seats()) {
        let shown = game.record_for(viewer);
        let in_progress = game.position().outcome().is_none();
        let allowed = viewer == Viewer::Everything || !in_progress;
        promise!(
            shown.seed.is_some() == allowed,
            "Game::outcome",
            "the seed is shown after the end only"
        );
        for (number, (made, told)) in game.moves().iter().zip(&shown.moves).enumerate() {
            let hidden = told.mv.is_none();
            promise!(
                !hidden || G::is_secret(made.mv) && !viewer.knows(made.seat) && in_progress,
                "Game::sealed or Game::is_secret",
                "only secrets are hidden from {viewer:?}, but move {} is",
                number + 1
            );
        }
    }
    Ok(())
}

/// A person who writes a record may leave out what is forced.
fn check_forced_left_out<G: Show>(game: &Match<G>, record: &Record) -> Check {
    let mut short = record.clone();
    let mut forced = game.moves().iter().map(|made| made.forced);
    short.moves.retain(|_| !forced.next().expect("a record has all moves"));
    let replayed = Match::<G>::load(&short).map_err(|error| {
        let promise = format!("a record without forced moves replays, but: {error}");
        Fault::new("Game::forced", promise)
    })?;
    promise!(
        replayed.moves() == game.moves(),
        "Game::forced",
        "forced moves may be left out of a record"
    );
    Ok(())
}

/// Checks that going back leads to where the game was, at every move of a finished game.
pub(super) fn check_take_back<G: Show>(game: &Match<G>) -> Check {
    let mut going_back = game.clone();
    for count in (0..game.moves().len()).rev() {
        if count % 5 == 0 || going_back.moves().len() < 10 {
            going_back.truncate(count);
            let view = going_back.position().view(Viewer::Everything);
            let then = game.position_after(count).view(Viewer::Everything);
            promise!(
                view == then,
                "Game::deal or Game::apply, which must not depend on anything else",
                "taking back to move {count} leads to where the game was"
            );
        }
    }
    for seat in Seat::all(game.position().seats()) {
        let floor = game.may_take_back_to(seat);
        promise!(
            floor <= game.moves().len(),
            "Game::reveals",
            "one takes back only what was played"
        );
        let own = game.moves()[floor..].iter().all(|made| made.forced || made.seat == seat);
        promise!(own, "Game::reveals", "seat {seat} takes back only its own moves without asking");
    }
    let seats = game.position().seats();
    let draw = Outcome::won_by(SeatSet::EMPTY, seats, "agreed");
    let outcome = game.position().outcome().unwrap_or(draw);
    let next = game.position().rematch(game.options(), &outcome);
    promise!(
        Match::<G>::new(next, game.seed()).is_ok(),
        "Game::rematch",
        "a rematch can be started"
    );
    Ok(())
}
