//! ABRAXAS in words, French and English. Why a move is refused is said in `objection`.

use tablier_rules::{About, Ending, Seat, SeatTag, Step, Text, text};

use super::board::SIDE;
use super::hole::{Hole, Holes};
use super::moves::{self, Move};
use super::position::{Cause, GOAL, MAX_TURNS, Phase};
use super::view::View;

pub(super) fn about() -> About {
    About {
        slug: "abraxas",
        title: "ABRAXAS",
        sentence: Text::new(
            "Poser un pion, pousser la plaque : quatre ronds rouges alignés rapportent, et il faut penser en rotation.",
            "Lay a pawn, push the plate: four red rounds in line pay, if you can think in rotation.",
        ),
        credits: Text::new(
            "Un jeu de Michael et Johann Rüttinger, édité par Noris. Adaptation indépendante et non officielle, avec ses \
             propres dessins et ses propres feuilles.",
            "A game by Michael and Johann Rüttinger, published by Noris. An independent, unofficial implementation with \
             drawings and sheets of its own.",
        ),
        players: &[2],
        minutes: (15, 30),
        age: 10,
        hidden: false,
        notation: moves::expected(),
        endings: Cause::ALL
            .map(|cause| Ending { slug: cause.slug(), text: ending(cause) })
            .to_vec(),
        rules: tablier_rules::rules_text!("../rules.fr.md", "../rules.en.md"),
    }
}

fn ending(cause: Cause) -> Text {
    match cause {
        Cause::Eleven => {
            text!("Le but de {GOAL} pions est atteint.", "The goal of {GOAL} pawns is reached.")
        }
        Cause::Repetition => {
            text!(
                "La même position pour la troisième fois.",
                "The same position for the third time."
            )
        }
        Cause::TwoHundredTurns => text!("{MAX_TURNS} tours joués.", "{MAX_TURNS} turns played."),
    }
}

/// What the players are called: by the mark on their stop pawns.
pub(super) fn seat_name(seat: Seat) -> Text {
    if seat.index() == 0 { text!("Ambre", "Amber") } else { text!("Jade", "Jade") }
}

/// So many pawns.
pub(super) fn pawns(count: usize) -> Text {
    Text::counted(count, ["pion", "pions"], ["pawn", "pawns"])
}

/// So many stop pawns.
pub(super) fn stop_pawns(count: u8) -> Text {
    match count {
        0 => text!("plus de pion d'arrêt", "no stop pawn left"),
        1 => text!("1 pion d'arrêt", "1 stop pawn"),
        _ => text!("{count} pions d'arrêt", "{count} stop pawns"),
    }
}

/// The name of the sheet.
fn sheet(view: &View) -> Text {
    match view.sheet_number {
        Some(number) => text!("Feuille {number}.", "Sheet {number}."),
        None => text!("Feuille personnelle.", "A custom sheet."),
    }
}

pub(super) fn narrate(before: &View, step: &Step<Move>, after: &View) -> Text {
    let who = step.seat.tag();
    let Some(mv) = step.mv else { return text!("{who} joue.", "{who} plays.") };
    deed(before, who, mv, after).then(empty_supply(before, after)).then(result(after))
}

fn deed(before: &View, who: SeatTag, mv: Move, after: &View) -> Text {
    match mv {
        Move::Place(corner) => {
            let Text { fr, en } = corner.words();
            text!("{who} place la plaque {fr}.", "{who} puts the plate {en}.")
        }
        Move::Lay(hole) if before.phase == Phase::Relay => {
            text!("{who} repose le pion en {hole}.", "{who} lays the pawn on {hole}.")
        }
        Move::Lay(hole) => text!("{who} pose un pion en {hole}.", "{who} lays a pawn on {hole}."),
        Move::LayStop(hole) => {
            text!("{who} pose un pion d'arrêt en {hole}.", "{who} lays a stop pawn on {hole}.")
        }
        Move::Lift(hole) => {
            text!("{who} reprend le pion en {hole}.", "{who} lifts the pawn from {hole}.")
        }
        Move::Push | Move::PushTo(_) => push(before, who, mv),
        Move::Stay => {
            text!("{who} laisse la plaque en place.", "{who} leaves the plate where it is.")
        }
        Move::Take(holes) => take(who, holes, after),
        Move::Done => text!("{who} ne réclame plus rien.", "{who} claims no more."),
        Move::End => text!("{who} ne rejoue pas.", "{who} does not play again."),
        Move::Stop => {
            let mover = before.mover.tag();
            text!(
                "{who} dit « Stop ! » : {mover} reprend son pion.",
                "{who} says \"Stop!\": {mover} takes the pawn back."
            )
        }
        Move::Go => text!("{who} laisse faire.", "{who} lets it happen."),
    }
}

fn push(before: &View, who: SeatTag, mv: Move) -> Text {
    let way = match mv {
        Move::PushTo(way) => way,
        _ => before.plate.unwrap_or_default().arrow(),
    };
    let Text { fr, en } = way.words();
    text!("{who} pousse la plaque {fr}.", "{who} pushes the plate {en}.")
}

fn take(who: SeatTag, holes: Holes, after: &View) -> Text {
    let Text { fr, en } = pawns(holes.len());
    let list = holes.to_string().replace(',', ", ");
    let [first, second] = after.taken;
    text!(
        "{who} prend {fr} ({list}) ; le score est de {first} à {second}.",
        "{who} takes {en} ({list}); the score is {first} to {second}."
    )
}

fn empty_supply(before: &View, after: &View) -> Text {
    if before.supply == 1 && after.supply == 0 {
        text!(
            "La réserve est vide : désormais, on déplace les pions de la plaque.",
            "The supply is empty: from now on pawns of the plate are moved."
        )
    } else {
        Text::default()
    }
}

/// Why a finished game ended, and who won it; nothing before the end.
pub(super) fn result(view: &View) -> Text {
    let Some(cause) = view.cause() else { return Text::default() };
    let [first, second] = view.taken;
    ending(cause).then(match view.winner().map(Seat::tag) {
        Some(who) => text!("{who} gagne, {first} à {second} !", "{who} wins, {first} to {second}!"),
        None => text!("Partie nulle, {first} partout.", "The game is drawn, {first} each."),
    })
}

pub(super) fn describe(view: &View) -> Text {
    let mut lines = vec![sheet(view), plate(view)];
    lines.extend(picture(view).into_iter().map(Text::same));
    lines.push(text!(
        "@ pion rouge, o point visible, A et J pions d'arrêt (Ambre, Jade), + trou libre, . hors de la plaque.",
        "@ red pawn, o visible dot, A and J stop pawns (Amber, Jade), + free hole, . outside the plate."
    ));
    let list = |holes: Vec<Hole>| {
        let names: Vec<_> = holes.iter().map(ToString::to_string).collect();
        if names.is_empty() { "–".to_owned() } else { names.join(" ") }
    };
    let mut red: Vec<_> = view.red_holes().map(|(_, hole)| hole).collect();
    tablier_rules::sort_few(&mut red, |hole| *hole);
    let (red, supply) = (list(red), view.supply);
    lines.push(text!(
        "Pions rouges : {red} ; réserve : {supply}.",
        "Red pawns: {red}; supply: {supply}."
    ));
    for seat in Seat::all(2) {
        let (who, taken) = (seat.tag(), view.taken[seat.index()]);
        let laid = list(view.stops[seat.index()].clone());
        let Text { fr, en } = stop_pawns(view.stops_left[seat.index()]);
        lines.push(text!(
            "{who} : {taken} sur {GOAL} ; {fr} ; posés : {laid}.",
            "{who}: {taken} of {GOAL}; {en}; laid: {laid}."
        ));
    }
    lines.push(match view.decider {
        Some(seat) => waiting(view, seat),
        None => result(view),
    });
    Text::join(lines, "\n")
}

fn plate(view: &View) -> Text {
    let Some(corner) = view.plate else {
        return text!("La plaque n'est pas encore placée.", "The plate is not placed yet.");
    };
    let Text { fr, en } = corner.words();
    // What ends a game at the start of a turn leaves that turn unplayed.
    let unplayed = view.cause().is_some_and(|cause| cause != Cause::Eleven);
    let turn = view.turns + u8::from(!unplayed);
    text!("Tour {turn}. La plaque est {fr}.", "Turn {turn}. The plate is {en}.")
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
pub(super) fn waiting(view: &View, seat: Seat) -> Text {
    let who = seat.tag();
    match view.phase {
        Phase::Place => text!("{who} place la plaque.", "{who} places the plate."),
        Phase::Lay if view.repeat => text!("{who} peut rejouer.", "{who} may play again."),
        Phase::Lay => text!("C'est à {who} de jouer.", "It is the turn of {who}."),
        Phase::Relay => text!("{who} repose le pion repris.", "{who} lays the lifted pawn."),
        Phase::Answer => text!("{who} peut dire « Stop ! ».", "{who} may say \"Stop!\"."),
        Phase::LayStop => text!("{who} pose un pion d'arrêt.", "{who} lays a stop pawn."),
        Phase::Push => text!("{who} pousse la plaque.", "{who} pushes the plate."),
        Phase::PushOrStay => text!("{who} peut pousser la plaque.", "{who} may push the plate."),
        Phase::Take if view.vigilance => {
            text!("{who} cherche des alignements.", "{who} looks for alignments.")
        }
        Phase::Take => text!("{who} prend des pions.", "{who} takes pawns."),
        Phase::Over => result(view),
    }
}
