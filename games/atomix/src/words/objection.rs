//! Why a move of ATOMIX is refused, for the person who tried it. Speaks only of what that person can see.

use tablier_geometry::Vertex;
use tablier_rules::{Text, text};

use super::super::cell::{Lying, reactor_name};
use super::super::colour::Colour;
use super::super::moves::Move;
use super::super::position::{Atomix, Phase};
use super::super::tile::{Tile, VALUES};
use super::{colour, tile};

pub(in super::super) fn objection(position: &Atomix, mv: Move) -> Text {
    match (position.phase, mv) {
        (Phase::Choosing, Move::Choose(chosen)) => taken(position, chosen),
        (Phase::Choosing, _) => {
            let Text { fr, en } = free(position);
            text!("Choisissez d'abord une couleur : {fr}.", "First choose a colour: {en}.")
        }
        (Phase::Opening, mv) => opening(position.opening.unwrap_or_default(), mv),
        (Phase::Building, Move::Build(center)) => building(position, center),
        (Phase::Building, _) => Text::new(
            "Le plateau n'est pas complet : posez d'abord un réacteur contre un autre.",
            "The board is not complete: first lay a reactor beside another one.",
        ),
        (_, Move::Choose(_)) => Text::new(
            "Les couleurs sont choisies : on n'en change plus.",
            "The colours are chosen and stay as they are.",
        ),
        (_, Move::Build(_)) => Text::new(
            "Tous les réacteurs sont posés : posez une tuile.",
            "All reactors are laid: lay a tile.",
        ),
        (_, Move::Lay(lying)) => laying(position, lying),
        (_, Move::Done) => Text::new(
            "Posez d'abord une tuile ; si aucune ne convient, passez.",
            "First lay a tile; if none fits, pass.",
        ),
        (_, Move::Pass) if position.chain > 0 => Text::new(
            "On ne passe pas après avoir posé : continuez, ou finissez le tour.",
            "You cannot pass after laying: go on, or end the turn.",
        ),
        (_, Move::Pass) => Text::new(
            "Une de vos tuiles peut être posée : il faut jouer.",
            "One of your tiles can be laid, so you must play.",
        ),
    }
}

fn free(position: &Atomix) -> Text {
    let free = Colour::ALL.into_iter().filter(|&colour| position.is_free(colour));
    Text::join(free.map(colour), ", ")
}

fn taken(position: &Atomix, chosen: Colour) -> Text {
    let Text { fr, en } = colour(chosen);
    let Text { fr: free_fr, en: free_en } = free(position);
    text!(
        "Le {fr} est déjà pris ; restent : {free_fr}.",
        "The colour {en} is taken; still free: {free_en}."
    )
}

fn opening(first: Tile, mv: Move) -> Text {
    let Text { fr, en } = tile(first);
    match mv {
        Move::Lay(lying) if lying.tile() == first => {
            let cell = lying.cell;
            text!(
                "La première tuile se pose sur le réacteur A (A1 à A6), pas en {cell}.",
                "The first tile goes to reactor A (A1 to A6), not to {cell}."
            )
        }
        _ => text!(
            "Posez d'abord la tuile piochée ({fr}) sur une case du réacteur A.",
            "First lay the tile that was drawn ({en}) on a cell of reactor A."
        ),
    }
}

fn building(position: &Atomix, center: Vertex) -> Text {
    let laid = position.reactors.centers();
    if let Some(reactor) = laid.iter().position(|&other| other == center) {
        let name = reactor_name(reactor);
        return text!(
            "Le réacteur {name} est déjà en {center}.",
            "Reactor {name} already lies on {center}."
        );
    }
    if !center.is_hexagon_center() {
        return text!(
            "Le point {center} n'est pas le centre d'un hexagone du réseau ; autour de A ce sont 1,1, 2,-1, 1,-2…",
            "The point {center} is not the centre of a hexagon of the lattice; round A these are 1,1, 2,-1, 1,-2…"
        );
    }
    text!(
        "Un réacteur en {center} ne toucherait aucun autre par un côté.",
        "A reactor on {center} would not share a side with any other."
    )
}

fn laying(position: &Atomix, lying: Lying) -> Text {
    let Lying { cell, value, .. } = lying;
    let hand = position.hand(position.turn);
    if cell.index() >= position.reactors.cells() {
        let name = reactor_name(cell.reactor());
        return text!(
            "Il n'y a pas de réacteur {name} dans cette partie.",
            "There is no reactor {name} in this game."
        );
    }
    if !hand.contains(&lying.tile()) {
        let tile = lying.tile();
        return text!(
            "La tuile {tile} n'est pas dans votre main : posez une des vôtres.",
            "The tile {tile} is not in your hand: lay one of yours."
        );
    }
    if let Some(last) = position.last_laid() {
        let last = last.cell;
        if position.reactors.touching(last) & cell.bit() == 0 {
            return text!(
                "La tuile suivante doit partager un côté avec celle que vous venez de poser en {last}.",
                "The next tile must share a side with the one you have just laid on {last}."
            );
        }
    }
    let level = usize::from(position.board.height(cell)) + 1;
    if level > VALUES {
        return text!(
            "La pile en {cell} a déjà cinq étages.",
            "The pile on {cell} already has five levels."
        );
    }
    if usize::from(value) < level {
        return text!(
            "En {cell} la tuile serait au niveau {level} : il faut une valeur d'au moins {level}, et non {value}.",
            "On {cell} the tile would be on level {level}: it takes a value of at least {level}, not {value}."
        );
    }
    if position.board.touched() & cell.bit() == 0 {
        return text!(
            "En {cell} la tuile ne toucherait aucune autre par un côté.",
            "On {cell} the tile would not share a side with any other."
        );
    }
    if position.board.connected(lying.atoms) & cell.bit() == 0 {
        return unconnected(position, lying);
    }
    text!(
        "Posée ainsi en {cell}, la tuile détruirait un noyau.",
        "Laid this way on {cell}, the tile would destroy a nucleus."
    )
}

fn unconnected(position: &Atomix, lying: Lying) -> Text {
    let cell = lying.cell;
    let neighbours = position.reactors.neighbours(cell).into_iter().enumerate();
    let apart = neighbours.filter_map(|(side, neighbour)| neighbour.map(|there| (side, there)));
    let fuses = |side| (0..2).any(|end| position.board.is_fusion(lying, side, end));
    let mut apart =
        apart.filter(|&(side, there)| position.board.top(there).is_some() && !fuses(side));
    let there = apart.next().map_or(cell, |(_, there)| there);
    text!(
        "Posée ainsi en {cell}, la tuile n'aurait aucun atome de même couleur face à celle de {there}.",
        "Laid this way on {cell}, the tile would have no atom of the same colour facing the one on {there}."
    )
}
