//! SIX in words, French and English.

use tablier_rules::{About, Ending, SeatTag, Step, Text, text};

use super::figure::Figure;
use super::moves::{self, Move};
use super::position::{Cause, Six};
use super::view::{Phase, View};

pub(super) fn about() -> About {
    About {
        slug: "six",
        title: "SIX",
        sentence: Text::new(
            "Six tuiles en ligne, en triangle ou en anneau : il suffit d'une figure, encore faut-il la voir venir.",
            "Six tiles in a line, a triangle or a ring: one figure is enough, if you see it coming.",
        ),
        credits: Text::new(
            "Un jeu de Steffen Mühlhäuser. Adaptation indépendante et non officielle, avec ses propres dessins.",
            "A game by Steffen Mühlhäuser. An independent, unofficial implementation with drawings of its own.",
        ),
        players: &[2, 4],
        minutes: (10, 20),
        age: 9,
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
        Cause::Figure(Figure::Line) => Text::new("Une ligne de six.", "A line of six."),
        Cause::Figure(Figure::Triangle) => Text::new("Un triangle de six.", "A triangle of six."),
        Cause::Figure(Figure::Ring) => Text::new("Un anneau de six.", "A ring of six."),
        Cause::TooFew => Text::new("Moins de six tuiles.", "Fewer than six tiles."),
        Cause::Repetition => Text::new(
            "La même position pour la troisième fois.",
            "The same position for the third time.",
        ),
        Cause::HundredMoves => Text::new(
            "Cent coups de la seconde phase sans figure.",
            "A hundred moves of the second phase without a figure.",
        ),
    }
}

/// The name of a colour.
pub(super) fn colour(colour: usize) -> Text {
    if colour == 0 { Text::new("Rouge", "Red") } else { Text::new("Noir", "Black") }
}

/// A tile of a colour: "tuile rouge", "red tile".
pub(super) fn tile(colour: usize) -> Text {
    if colour == 0 {
        Text::new("tuile rouge", "red tile")
    } else {
        Text::new("tuile noire", "black tile")
    }
}

pub(super) fn objection(position: &Six, mv: Move) -> Text {
    let placing = position.is_placing();
    match (mv, position.hand) {
        (_, Some(hand)) if hand.keeping => Text::new(
            "Choisissez d'abord laquelle des plus grandes parties reste en jeu.",
            "First choose which of the biggest parts stays in the game.",
        ),
        (Move::Lay(cell), Some(hand)) if cell == hand.from => Text::new(
            "La tuile doit aller sur une autre case que celle d'où elle vient.",
            "The tile must go to another cell than the one it came from.",
        ),
        (Move::Lay(_), None) if !placing => {
            Text::new("Prenez d'abord une de vos tuiles en main.", "First lift one of your tiles.")
        }
        (Move::Lay(cell), _)
            if (0..2).any(|colour| position.board.tile_at(cell, colour).is_some()) =>
        {
            text!("La case {cell} est déjà occupée.", "There is already a tile on {cell}.")
        }
        (Move::Lay(_), _) if position.laid == [0, 0] => {
            Text::new("La première tuile se pose en 0,0.", "The first tile goes to 0,0.")
        }
        (Move::Lay(cell), _) => text!(
            "Une tuile posée en {cell} ne toucherait aucune autre tuile par un côté.",
            "A tile on {cell} would not share a side with any other tile."
        ),
        (Move::Lift(_) | Move::Pass, Some(_)) => {
            Text::new("Posez d'abord la tuile que vous tenez.", "First lay the tile in your hand.")
        }
        (Move::Lift(_), None) if placing => Text::new(
            "On ne déplace pas de tuile avant que toutes soient posées.",
            "No tile is moved before all of them are down.",
        ),
        (Move::Lift(cell), None) if position.board.tile_at(cell, position.colour()).is_none() => {
            text!("Il n'y a pas de tuile à vous en {cell}.", "There is no tile of yours on {cell}.")
        }
        (Move::Lift(cell), None) => text!(
            "La tuile en {cell} est bloquée : sans elle, les autres ne se tiendraient plus.",
            "The tile on {cell} is pinned: without it the others would no longer hang together."
        ),
        (Move::Keep(_), _) => {
            Text::new("Il n'y a pas de partie à choisir.", "There is no part to choose.")
        }
        (Move::Pass, None) if placing => {
            Text::new("On ne passe pas en première phase.", "Nobody passes in the first phase.")
        }
        (Move::Pass, None) => Text::new(
            "Vous ne pouvez passer que si toutes vos tuiles sont bloquées.",
            "You may pass only if all your tiles are pinned.",
        ),
    }
}

pub(super) fn narrate(before: &View, step: &Step<Move>, after: &View) -> Text {
    let who = step.seat.tag();
    let told = match step.mv {
        Some(Move::Lay(cell)) if before.hand.is_some() => {
            text!("{who} repose la tuile en {cell}.", "{who} lays the tile on {cell}.")
        }
        Some(Move::Lay(cell)) => {
            text!("{who} pose une tuile en {cell}.", "{who} lays a tile on {cell}.")
        }
        Some(Move::Lift(cell)) => {
            text!("{who} prend la tuile en {cell}.", "{who} lifts the tile from {cell}.")
                .then(captured(before, after, 1))
        }
        Some(Move::Keep(cell)) => {
            text!("{who} garde la partie de {cell}.", "{who} keeps the part of {cell}.")
                .then(captured(before, after, 0))
        }
        Some(Move::Pass) | None => text!(
            "{who} passe : toutes ses tuiles sont bloquées.",
            "{who} passes: every tile is pinned."
        ),
    };
    told.then(second_phase(before, after)).then(end(after, who))
}

fn captured(before: &View, after: &View, lifted: usize) -> Text {
    let gone = before.lying().count() - after.lying().count() - lifted;
    match gone {
        0 => Text::default(),
        1 => Text::new(
            "Une tuile coupée du groupe quitte la partie.",
            "One tile, cut off, leaves the game.",
        ),
        _ => text!(
            "{gone} tuiles coupées du groupe quittent la partie.",
            "{gone} tiles, cut off, leave the game."
        ),
    }
}

fn second_phase(before: &View, after: &View) -> Text {
    if before.phase == Phase::Placing && after.phase == Phase::Lifting {
        Text::new(
            "Toutes les tuiles sont posées : la seconde phase commence.",
            "All tiles are down: the second phase begins.",
        )
    } else {
        Text::default()
    }
}

fn end(after: &View, finisher: SeatTag) -> Text {
    match after.figure() {
        Some(figure) if after.players == 2 => {
            ending(Cause::Figure(figure)).then(text!("{finisher} gagne !", "{finisher} wins!"))
        }
        _ => result(after),
    }
}

/// Why a finished game ended, and who won it; nothing before the end.
pub(super) fn result(view: &View) -> Text {
    let Some(cause) = view.cause() else {
        return Text::default();
    };
    ending(cause).then(match view.winner {
        None => Text::new("Partie nulle.", "The game is drawn."),
        Some(0) => Text::new("Rouge gagne !", "Red wins!"),
        Some(_) => Text::new("Noir gagne !", "Black wins!"),
    })
}

pub(super) fn describe(view: &View) -> Text {
    let phase = match view.phase {
        Phase::Over => Text::new("La partie est finie.", "The game is over."),
        Phase::Placing => Text::new("Première phase : on pose.", "First phase: laying."),
        _ => {
            let count = view.phase_2_moves;
            text!(
                "Seconde phase : on déplace (coups joués : {count} sur 100).",
                "Second phase: moving ({count} of 100 moves played)."
            )
        }
    };
    let turn = if view.phase == Phase::Over {
        result(view)
    } else {
        let who = view.turn.tag();
        text!("À jouer : {who}.", "To play: {who}.")
    };
    let sides = [0, 1].map(|side| {
        let cells: Vec<_> = view.tiles[side].iter().flatten().map(ToString::to_string).collect();
        let (cells, left) = (cells.join("  "), view.left[side]);
        let Text { fr, en } = colour(side);
        let reserve = if left == 0 {
            Text::default()
        } else {
            text!(" ; encore {left} à poser", "; {left} still to lay")
        };
        let Text { fr: more_fr, en: more_en } = reserve;
        let cells = if cells.is_empty() { "–".to_owned() } else { cells };
        text!("{fr} : {cells}{more_fr}.", "{en}: {cells}{more_en}.")
    });
    let hand = view.hand.as_ref().map(|hand| {
        let from = hand.from;
        text!("En main : la tuile venue de {from}.", "In hand: the tile from {from}.")
    });
    Text::join([phase, turn].into_iter().chain(sides).chain(hand), "\n")
}
