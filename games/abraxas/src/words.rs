//! What is said of ABRAXAS. Why a move is refused is said in `objection`; the words themselves stand in `messages/`.

use tablier_rules::{About, Ending, Game, Message, Seat, Show, Step};

use super::board::SIDE;
use super::hole::Hole;
use super::moves::Move;
use super::position::{Cause, GOAL, MAX_TURNS, Phase, other};
use super::view::View;
use super::{Abraxas, messages};

pub(super) fn about() -> About {
    About {
        slug: Abraxas::SLUG,
        title: Abraxas::TITLE,
        sentence: messages::sentence(),
        credits: messages::credits(),
        players: &[2],
        minutes: (15, 30),
        age: 10,
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
        Cause::Eleven => messages::ended_eleven(GOAL),
        Cause::Repetition => messages::ended_repetition(),
        Cause::TwoHundredTurns => messages::ended_two_hundred_turns(MAX_TURNS),
    }
}

/// What the players are called: by the mark on their stop pawns.
pub(super) fn seat_name(seat: Seat) -> Message {
    if seat.index() == 0 { messages::amber() } else { messages::jade() }
}

/// The name of the sheet.
fn sheet(view: &View) -> Message {
    match view.sheet_number {
        Some(number) => messages::sheet_numbered(number),
        None => messages::sheet_custom(),
    }
}

pub(super) fn narrate(before: &View, step: &Step<Move>, after: &View) -> Message {
    let who = step.seat;
    let Some(mv) = step.mv else { return tablier_rules::messages::plays(who) };
    deed(before, who, mv, after).then(empty_supply(before, after)).then(result(after))
}

fn deed(before: &View, who: Seat, mv: Move, after: &View) -> Message {
    match mv {
        Move::Place(corner) => messages::placed(who, corner.name()),
        Move::Lay(hole) if before.phase == Phase::Relay => messages::laid_again(who, hole),
        Move::Lay(hole) => messages::laid(who, hole),
        Move::LayStop(hole) => messages::laid_stop(who, hole),
        Move::Lift(hole) => messages::lifted(who, hole),
        Move::Push => messages::pushed(who, before.plate.unwrap_or_default().arrow().name()),
        Move::PushTo(way) => messages::pushed(who, way.name()),
        Move::Stay => messages::stayed(who),
        Move::Take(holes) => messages::took(who, names(holes.iter()), after.taken[who.index() % 2]),
        Move::Done => messages::claimed_all(who),
        Move::End => messages::ended_turn(who),
        Move::Stop => messages::stopped(who, before.mover),
        Move::Go => messages::let_pass(who),
    }
}

fn names(holes: impl IntoIterator<Item = Hole>) -> impl Iterator<Item = String> {
    holes.into_iter().map(|hole| hole.to_string())
}

fn empty_supply(before: &View, after: &View) -> Message {
    if before.supply == 1 && after.supply == 0 {
        messages::supply_empty()
    } else {
        Message::NOTHING
    }
}

/// Why a finished game ended, and who won it; nothing before the end.
pub(super) fn result(view: &View) -> Message {
    let Some(cause) = view.cause() else { return Message::NOTHING };
    let taken = |seat: Seat| view.taken[seat.index()];
    ending(cause).then(match view.winner() {
        Some(who) => messages::won(who, taken(who), taken(other(who))),
        None => messages::drawn(view.taken[0]),
    })
}

pub(super) fn describe(view: &View) -> Message {
    let mut lines = vec![sheet(view), plate(view)];
    lines.extend(picture(view).into_iter().map(Message::words));
    lines.push(messages::legend());
    let mut red: Vec<_> = view.red_holes().map(|(_, hole)| hole).collect();
    tablier_rules::sort_few(&mut red, |hole| *hole);
    lines.push(messages::red_pawns(names(red), view.supply));
    for seat in Seat::all(2) {
        let of = seat.index();
        let laid = names(view.stops[of].iter().copied());
        lines.push(messages::standing(seat, view.taken[of], GOAL, view.stops_left[of], laid));
    }
    lines.push(match view.decider {
        Some(seat) => waiting(view, seat),
        None => result(view),
    });
    Message::join(lines, "\n")
}

fn plate(view: &View) -> Message {
    let Some(corner) = view.plate else { return messages::plate_not_placed() };
    // What ends a game at the start of a turn leaves that turn unplayed.
    let unplayed = view.cause().is_some_and(|cause| cause != Cause::Eleven);
    messages::plate_lies(view.turns + u8::from(!unplayed), corner.name())
}

/// The nine rows of the sheet as they look, the top one first.
fn picture(view: &View) -> Vec<String> {
    let row =
        |rank| (0..SIDE).map(|file| mark(view, file, rank)).flat_map(|mark| [' ', mark]).collect();
    (0..SIDE).rev().map(row).collect()
}

fn mark(view: &View, file: u8, rank: u8) -> char {
    let hole = view.hole_above(file, rank);
    let is = |holes: &[Hole]| hole.is_some_and(|hole| holes.contains(&hole));
    match hole {
        Some(hole) if view.red_holes().any(|(_, red)| red == hole) => '@',
        _ if is(&view.stops[0]) => 'A',
        _ if is(&view.stops[1]) => 'J',
        _ if view.sheet.has_dot(file, rank) => 'o',
        Some(_) => '+',
        None => '.',
    }
}

/// Whom the game waits for, and for what.
pub(super) fn waiting(view: &View, who: Seat) -> Message {
    match view.phase {
        Phase::Place => messages::waiting_place(who),
        Phase::Lay if view.repeat => messages::waiting_again(who),
        Phase::Lay => tablier_rules::messages::turn(who),
        Phase::Relay => messages::waiting_lay_again(who),
        Phase::Answer => messages::waiting_answer(who),
        Phase::LayStop => messages::waiting_lay_stop(who),
        Phase::Push => messages::waiting_push(who),
        Phase::PushOrStay => messages::waiting_push_or_stay(who),
        Phase::Take if view.vigilance => messages::waiting_claim(who),
        Phase::Take => messages::waiting_take(who),
        Phase::Over => result(view),
    }
}
