//! ATOMIX in words: what it is, what happened, how it stands. Why a move is refused is said in `objection`.

mod objection;
mod state;

pub(super) use objection::Objection;
pub(super) use state::describe;

use tablier_rules::{About, Ending, Game, Message, Outcome, Seat, Show, Step};

use super::atoms::Atoms;
use super::cell::{Lying, reactor_name};
use super::colour::Colour;
use super::moves::Move;
use super::points::Points;
use super::position::Phase;
use super::tile::Tile;
use super::view::View;
use super::{Atomix, messages};

pub(super) fn about() -> About {
    About {
        slug: Atomix::SLUG,
        title: Atomix::TITLE,
        sentence: messages::sentence(),
        credits: messages::credits(),
        players: &[2, 3, 4],
        minutes: (30, 60),
        age: 7,
        hidden: true,
        notation: messages::notation(),
        endings: vec![Ending { slug: "bag", text: messages::ending_bag() }],
        rules: messages::RULES,
    }
}

/// "4 vert-bleu-bleu", "green-blue-blue 4".
pub(super) fn atoms(atoms: Atoms, value: u8) -> Message {
    let [first, second, third] = atoms.colours().map(Colour::name);
    messages::tile(value, first, second, third)
}

pub(super) fn tile(tile: Tile) -> Message {
    atoms(tile.kind().atoms(), tile.value())
}

/// A tile among others.
fn listed(tile: Tile) -> Message {
    let [first, second, third] = tile.kind().atoms().colours().map(Colour::name);
    messages::tile_listed(tile.value(), first, second, third)
}

/// Whom a count is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    /// The player it is for.
    Player,
    /// Anybody.
    Anybody,
}

/// How a count came about: "4 × 4 (3 fusions, 1 of them in your colour, counted double) × level 4 = 64".
pub(super) fn count(points: Points, told: Told) -> Message {
    let Points { value, level, fusions, own_fusions, nuclei, .. } = points;
    let whose = match told {
        Told::Player => "yours",
        Told::Anybody => "theirs",
    };
    // Rule: those in the own colour count twice.
    let counted = fusions + own_fusions;
    let fusions = match own_fusions {
        0 => messages::fusions(fusions),
        own if own == fusions => messages::fusions_all_own(counted, fusions, whose),
        own => messages::fusions_some_own(counted, fusions, own, whose),
    };
    match nuclei {
        0 => messages::count(value, fusions, level, points.total()),
        _ => {
            let (bonus, total) = (points.bonus(), points.total());
            messages::count_with_nuclei(value, fusions, level, nuclei, bonus, total)
        }
    }
}

pub(super) fn narrate(before: &View, step: &Step<Move>, after: &View) -> Message {
    let who = step.seat;
    let told = match step.mv {
        Some(Move::Choose(chosen)) => messages::chose(who, chosen.name()).then(drawn_first(after)),
        Some(Move::Build(_)) => {
            let reactor = reactor_name(before.reactors.centers().len());
            messages::built(who, reactor).then(begins(after))
        }
        Some(Move::Lay(lying)) => laid(before, who, lying, after),
        Some(Move::Done) => messages::stopped(who).then(paid(after)),
        Some(Move::Pass) => {
            messages::passed(who, after.discarded.without(before.discarded).iter().map(listed))
        }
        None => tablier_rules::messages::plays(who),
    };
    told.then(emptied(before, after)).then(result(after))
}

fn drawn_first(after: &View) -> Message {
    let Some(first) = after.opening else { return Message::NOTHING };
    messages::drew_first(after.first, tile(first))
}

fn begins(after: &View) -> Message {
    match after.phase {
        Phase::Playing => messages::board_complete(after.first),
        _ => Message::NOTHING,
    }
}

fn laid(before: &View, who: Seat, lying: Lying, after: &View) -> Message {
    let level = before.pile(lying.cell).count() + 1;
    let told = messages::laid(who, atoms(lying.atoms, lying.value), lying.cell, level);
    match before.phase {
        Phase::Opening => told.then(messages::everybody_drew()),
        _ if after.chain == 0 => told.then(paid(after)),
        _ => told,
    }
}

fn paid(after: &View) -> Message {
    let Some(paid) = after.paid else { return Message::NOTHING };
    messages::scored(paid.points.total(), count(paid.points, Told::Anybody))
}

fn emptied(before: &View, after: &View) -> Message {
    if before.last_round || !after.last_round {
        return Message::NOTHING;
    }
    messages::bag_ran_out()
}

/// Who won a finished game; nothing before the end.
pub(super) fn result(view: &View) -> Message {
    if view.phase != Phase::Over {
        return Message::NOTHING;
    }
    let winners = Outcome::by_score(view.scores, "bag").winners();
    let best = winners.first().map_or(0, |winner| view.scores[winner]);
    messages::won(winners.iter(), best)
}
