//! SIX in words: which message is meant. How it is worded stands in `messages/`.

use tablier_rules::messages::{turn, wins};
use tablier_rules::{About, Ending, Game, Message, Seat, Show, Step};

use super::figure::Figure;
use super::moves::Move;
use super::position::Cause;
use super::view::{Phase, View};
use super::{Six, messages};

pub(super) fn about() -> About {
    About {
        slug: Six::SLUG,
        title: Six::TITLE,
        sentence: messages::sentence(),
        credits: messages::credits(),
        players: &[2, 4],
        minutes: (10, 20),
        age: 9,
        hidden: false,
        notation: messages::notation(),
        endings: Cause::ALL
            .map(|cause| Ending { slug: cause.slug(), text: ending(cause) })
            .to_vec(),
        rules: messages::RULES,
    }
}

fn ending(cause: Cause) -> Message {
    match cause {
        Cause::Figure(Figure::Line) => messages::ending_line(),
        Cause::Figure(Figure::Triangle) => messages::ending_triangle(),
        Cause::Figure(Figure::Ring) => messages::ending_ring(),
        Cause::TooFew => messages::ending_too_few(),
        Cause::Repetition => messages::ending_repetition(),
        Cause::HundredMoves => messages::ending_hundred_moves(),
    }
}

/// What wordings choose by where they speak of a colour, and scenes name its tiles by.
pub(super) fn colour(colour: usize) -> &'static str {
    if colour == 0 { "red" } else { "black" }
}

pub(super) fn narrate(before: &View, step: &Step<Move>, after: &View) -> Message {
    let who = step.seat;
    let told = match step.mv {
        Some(Move::Lay(cell)) if before.hand.is_some() => messages::laid_again(who, cell),
        Some(Move::Lay(cell)) => messages::laid(who, cell),
        Some(Move::Lift(cell)) => messages::lifted(who, cell).then(captured(before, after, 1)),
        Some(Move::Keep(cell)) => messages::kept(who, cell).then(captured(before, after, 0)),
        Some(Move::Pass) | None => messages::passed(who),
    };
    told.then(second_phase(before, after)).then(end(after, who))
}

fn captured(before: &View, after: &View, lifted: usize) -> Message {
    match before.lying().count() - after.lying().count() - lifted {
        0 => Message::NOTHING,
        gone => messages::captured(gone),
    }
}

fn second_phase(before: &View, after: &View) -> Message {
    if before.phase == Phase::Placing && after.phase == Phase::Lifting {
        messages::second_phase()
    } else {
        Message::NOTHING
    }
}

fn end(after: &View, finisher: Seat) -> Message {
    match after.figure() {
        Some(figure) if after.players == 2 => ending(Cause::Figure(figure)).then(wins([finisher])),
        _ => result(after),
    }
}

/// Why a finished game ended, and who won it; nothing before the end.
pub(super) fn result(view: &View) -> Message {
    let Some(cause) = view.cause() else {
        return Message::NOTHING;
    };
    ending(cause).then(match view.winner {
        None => messages::drawn(),
        Some(winner) => messages::colour_wins(colour(winner.into())),
    })
}

pub(super) fn describe(view: &View) -> Message {
    let phase = match view.phase {
        Phase::Over => messages::over(),
        Phase::Placing => messages::first_phase(),
        _ => messages::moving_phase(view.phase_2_moves),
    };
    let turn = if view.phase == Phase::Over { result(view) } else { turn(view.turn) };
    let sides = [0, 1].map(|side| {
        let cells: Vec<_> = view.tiles[side].iter().flatten().map(ToString::to_string).collect();
        let cells = if cells.is_empty() { "–".to_owned() } else { cells.join("  ") };
        messages::side(colour(side), cells, view.left[side])
    });
    let hand = view.hand.as_ref().map(|hand| messages::in_hand(hand.from));
    Message::join([phase, turn].into_iter().chain(sides).chain(hand), "\n")
}
