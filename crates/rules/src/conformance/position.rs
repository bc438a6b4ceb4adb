//! Moves, deciders, outcomes, and what is told of a move.

use std::collections::BTreeSet;
use std::ops::Range;

use super::{Check, Fault, promise};
use crate::{FastRng, Language, Match, Message, Outcome, Rng, Seat, Show, Viewer};

/// So many moves that are not legal are tried for each seat in each position.
const REFUSALS: usize = 24;

/// Checks one position. `seen` collects the moves of the game so far: those that are not legal now must be refused.
pub(super) fn check<G: Show>(
    position: &G,
    seen: &mut BTreeSet<G::Move>,
    rng: &mut FastRng,
) -> Check {
    check_end(position)?;
    for seat in Seat::all(position.seats()) {
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        let legal: BTreeSet<_> = moves.iter().copied().collect();
        promise!(
            legal.len() == moves.len(),
            "Game::legal_moves",
            "legal moves are listed once, but seat {seat} got {moves:?}"
        );
        promise!(
            legal.is_empty() != position.deciders().contains(seat),
            "Game::deciders or Game::legal_moves",
            "deciders, and only they, have legal moves, but seat {seat} got {moves:?}"
        );
        for &mv in &legal {
            check_notation::<G>(mv)?;
            let mut next = position.clone();
            promise!(
                next.play(seat, mv).is_ok(),
                "Game::is_legal or Game::legal_moves",
                "legal moves can be played, but {mv} was refused"
            );
        }
        seen.extend(&legal);
        let illegal: Vec<_> = seen.difference(&legal).copied().collect();
        // Of many, some: over a game every one of them gets its turn.
        let some = (0..illegal.len().min(REFUSALS)).map(|_| illegal[rng.below(illegal.len())]);
        check_refused(position, seat, some)?;
    }
    if let Some((seat, mv)) = position.forced() {
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        promise!(
            moves == [mv],
            "Game::forced",
            "a forced move is the only one, but beside {mv} there are {moves:?}"
        );
        promise!(
            position.deciders().len() == 1,
            "Game::forced",
            "nothing is forced while several seats decide"
        );
    }
    Ok(())
}

fn check_end<G: Show>(position: &G) -> Check {
    let over = position.deciders().is_empty();
    let Some(outcome) = position.outcome() else {
        promise!(
            !over,
            "Game::outcome or Game::deciders",
            "nobody decides, but there is no outcome"
        );
        return Ok(());
    };
    promise!(
        over,
        "Game::deciders or Game::outcome",
        "there is an outcome, but {:?} still decide",
        position.deciders()
    );
    let Outcome { places, ending } = outcome;
    promise!(
        places.seats() == position.seats(),
        "Game::outcome",
        "every seat has a place, but {outcome:?}"
    );
    for place in places.iter() {
        let better = places.iter().filter(|other| other.rank < place.rank).count();
        promise!(
            place.rank as usize == better + 1,
            "Game::outcome",
            "equal seats share a rank: {:?}",
            outcome.ranks()
        );
    }
    for seat in Seat::all(position.seats()) {
        let team = position.team(seat);
        promise!(
            team.contains(seat),
            "Game::team",
            "a seat is in its own team, but not seat {seat}"
        );
        promise!(
            team.iter().all(|partner| places[partner].rank == places[seat].rank),
            "Game::outcome or Game::team",
            "partners share their rank, but {:?}",
            outcome.ranks()
        );
    }
    let known = G::about().endings.iter().any(|known| known.slug == ending);
    promise!(known, "Show::about, its endings", "About lists every ending, but not \"{ending}\"");
    Ok(())
}

fn check_notation<G: Show>(mv: G::Move) -> Check {
    let written = mv.to_string();
    promise!(
        written.parse::<G::Move>() == Ok(mv),
        "FromStr or Display of Game::Move",
        "the text of a move parses back, but \"{written}\" gives {:?}",
        written.parse::<G::Move>()
    );
    let clean = !written.is_empty()
        && !written.contains(|c: char| c.is_whitespace() || "#{}?()".contains(c))
        && !written.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with('.');
    promise!(
        clean,
        "Display of Game::Move",
        "the text of a move stands in a record as it is, but not \"{written}\""
    );
    Ok(())
}

fn check_refused<G: Show>(
    position: &G,
    seat: Seat,
    illegal: impl Iterator<Item = G::Move>,
) -> Check {
    let before = position.view(Viewer::Everything);
    for mv in illegal {
        promise!(
            !position.is_legal(seat, mv),
            "Game::is_legal",
            "is_legal says what legal_moves says, but not of {mv}"
        );
        let mut next = position.clone();
        let Err(refused) = next.play(seat, mv) else {
            let promise = "moves that are not legal are refused";
            let promise = format!("{promise}, but {mv} of seat {seat} was played");
            return Err(Fault::new("Game::is_legal or Game::legal_moves", promise));
        };
        promise!(
            !refused.reason.is_blank(),
            "Game::objection",
            "a refusal says why, but not that of {mv}"
        );
        promise!(
            next.view(Viewer::Everything) == before && next.deciders() == position.deciders(),
            "Game::is_legal",
            "a refused move changes nothing, but {mv} did"
        );
    }
    Ok(())
}

/// Checks what every viewer is told of the moves just made.
pub(super) fn check_told<G: Show>(game: &Match<G>, made: Range<usize>) -> Check {
    let position = game.position();
    let names: Vec<_> = Seat::all(position.seats()).map(|seat| position.seat_name(seat)).collect();
    promise!(names.iter().all(|name| !name.is_blank()), "Show::seat_name", "every seat has a name");
    for viewer in Viewer::all(position.seats()) {
        for event in game.events(viewer, made.clone()) {
            check_words(&event.text, &names, "Show::narrate", "what happened")?;
        }
        check_words(&G::describe(&position.view(viewer)), &names, "Show::describe", "the state")?;
    }
    Ok(())
}

/// That a text says something in every language and speaks only of people who are there.
pub(super) fn check_words(
    text: &Message,
    names: &[Message],
    mend: &'static str,
    what: &str,
) -> Check {
    let said = text.named(names);
    let all = Language::ALL.map(|language| said.get(language));
    let wrong = if all.iter().any(|words| words.trim().is_empty()) {
        format!("{what} is told in words in every language, but: {all:?}")
    } else if all.iter().any(|words| words.contains('{')) {
        format!("{what} names only seats there are: {said:?}")
    } else {
        return Ok(());
    };
    Err(Fault::new(mend, wrong))
}
