//! ATOMIX in words, French and English: what it is, what happened, how it stands. Why a move is refused is said in
//! `objection`.

mod objection;
mod state;

pub(super) use objection::objection;
pub(super) use state::describe;

use tablier_rules::{About, Ending, Outcome, Seat, Step, Text, text};

use super::atoms::Atoms;
use super::cell::Lying;
use super::colour::Colour;
use super::moves::{self, Move};
use super::points::Points;
use super::position::Phase;
use super::tile::Tile;
use super::view::View;

pub(super) fn about() -> About {
    About {
        slug: "atomix",
        title: "ATOMIX",
        sentence: Text::new(
            "Empilez des molécules, faites fusionner leurs atomes : plus c'est haut, plus ça rapporte.",
            "Stack molecules and make their atoms fuse: the higher, the more it pays.",
        ),
        credits: Text::new(
            "Un jeu de Sébastien Blondiau. Adaptation indépendante et non officielle, avec ses propres dessins.",
            "A game by Sébastien Blondiau. An independent, unofficial implementation with drawings of its own.",
        ),
        players: &[2, 3, 4],
        minutes: (30, 60),
        age: 7,
        hidden: true,
        notation: moves::expected(),
        endings: vec![Ending {
            slug: "bag",
            text: Text::new(
                "Le sac est vide et le tour de table est fini.",
                "The bag is empty and the round is finished.",
            ),
        }],
        rules: tablier_rules::rules_text!("../rules.fr.md", "../rules.en.md"),
    }
}

pub(super) fn colour(colour: Colour) -> Text {
    match colour {
        Colour::Blue => Text::new("bleu", "blue"),
        Colour::Green => Text::new("vert", "green"),
        Colour::Pink => Text::new("rose", "pink"),
        Colour::Yellow => Text::new("jaune", "yellow"),
    }
}

/// "4 vert-bleu-bleu", "4 green-blue-blue".
pub(super) fn atoms(atoms: Atoms, value: u8) -> Text {
    let Text { fr, en } = Text::join(atoms.colours().map(colour), "-");
    text!("{value} {fr}", "{value} {en}")
}

pub(super) fn tile(tile: Tile) -> Text {
    atoms(tile.kind().atoms(), tile.value())
}

/// Several tiles, with commas.
pub(super) fn tiles(some: impl IntoIterator<Item = Tile>) -> Text {
    Text::join(some.into_iter().map(tile), ", ")
}

/// So many tiles.
pub(super) fn tiles_counted(count: usize) -> Text {
    Text::counted(count, ["tuile", "tuiles"], ["tile", "tiles"])
}

pub(super) fn points(total: i32) -> Text {
    // Nobody ever loses points.
    let total = usize::try_from(total).unwrap_or(0);
    Text::counted(total, ["point", "points"], ["point", "points"])
}

/// How a count came about, to the player it is for: "4 × 4 (3 fusions, 1 of them in your own colour and counted
/// double) × level 4 = 64".
pub(super) fn your_count(points: Points) -> Text {
    count_in(points, &Text::new("à votre couleur", "in your own colour"))
}

/// The same to anybody, with "their own colour".
pub(super) fn count(points: Points) -> Text {
    count_in(points, &Text::new("à sa couleur", "in their own colour"))
}

fn count_in(points: Points, colour: &Text) -> Text {
    let Points { value, level, fusions, own_fusions, nuclei, .. } = points;
    let total = points.total();
    let Text { fr: colour_fr, en: colour_en } = colour;
    let plural = |count: u8| if count == 1 { "" } else { "s" };
    let (several, doubled) = (plural(fusions), plural(own_fusions));
    // Rule: those in the own colour count twice.
    let counted = fusions + own_fusions;
    let Text { fr, en } = match own_fusions {
        0 => text!("{fusions} fusion{several}", "{fusions} fusion{several}"),
        own if own == fusions => text!(
            "{counted} ({fusions} fusion{several} {colour_fr}, comptée{doubled} double)",
            "{counted} ({fusions} fusion{several} {colour_en}, counted double)"
        ),
        own => text!(
            "{counted} ({fusions} fusion{several}, dont {own} {colour_fr} comptée{doubled} double)",
            "{counted} ({fusions} fusion{several}, {own} of them {colour_en} and counted double)"
        ),
    };
    let bonus = match (nuclei, points.bonus()) {
        (0, _) => Text::default(),
        (1, bonus) => text!(" + {bonus} pour un noyau", " + {bonus} for a nucleus"),
        (_, bonus) => text!(" + {bonus} pour {nuclei} noyaux", " + {bonus} for {nuclei} nuclei"),
    };
    let (bonus_fr, bonus_en) = (bonus.fr, bonus.en);
    text!(
        "{value} × {fr} × niveau {level}{bonus_fr} = {total}",
        "{value} × {en} × level {level}{bonus_en} = {total}"
    )
}

pub(super) fn narrate(before: &View, step: &Step<Move>, after: &View) -> Text {
    let who = step.seat.tag();
    let told = match step.mv {
        Some(Move::Choose(chosen)) => {
            let Text { fr, en } = colour(chosen);
            text!("{who} choisit le {fr}.", "{who} chooses {en}.").then(drawn_first(after))
        }
        Some(Move::Build(_)) => {
            let name = super::cell::reactor_name(before.reactors.centers().len());
            let told = text!("{who} pose le réacteur {name}.", "{who} lays reactor {name}.");
            told.then(begins(after))
        }
        Some(Move::Lay(lying)) => laid(before, step.seat, lying, after),
        Some(Move::Done) => {
            text!("{who} s'arrête là.", "{who} stops there.").then(paid(step.seat, after))
        }
        Some(Move::Pass) | None => {
            let Text { fr, en } = tiles(after.discarded.without(before.discarded).iter());
            text!(
                "{who} ne peut rien poser et montre sa main ({fr}), qui quitte la partie.",
                "{who} can lay nothing and shows their hand ({en}), which leaves the game."
            )
        }
    };
    told.then(emptied(before, after)).then(result(after))
}

fn drawn_first(after: &View) -> Text {
    let Some(first) = after.opening else { return Text::default() };
    let who = after.first.tag();
    let Text { fr, en } = tile(first);
    text!("{who} pioche la première tuile : {fr}.", "{who} draws the first tile: {en}.")
}

fn begins(after: &View) -> Text {
    if after.phase != Phase::Playing {
        return Text::default();
    }
    let who = after.first.tag();
    text!(
        "Le plateau est complet ; {who} joue en premier.",
        "The board is complete; {who} plays first."
    )
}

fn laid(before: &View, seat: Seat, lying: Lying, after: &View) -> Text {
    let who = seat.tag();
    let (cell, level) = (lying.cell, before.pile(lying.cell).count() + 1);
    let Text { fr, en } = atoms(lying.atoms, lying.value);
    let told = text!(
        "{who} pose la tuile {fr} en {cell}, au niveau {level}.",
        "{who} lays the tile {en} on {cell}, on level {level}."
    );
    match before.phase {
        Phase::Opening => {
            told.then(Text::new("Chacun pioche trois tuiles.", "Everybody draws three tiles."))
        }
        _ if after.chain == 0 => told.then(paid(seat, after)),
        _ => told,
    }
}

fn paid(seat: Seat, after: &View) -> Text {
    let (who, Some(paid)) = (seat.tag(), after.paid) else { return Text::default() };
    let Text { fr, en } = points(paid.points.total());
    let Text { fr: how_fr, en: how_en } = count(paid.points);
    text!("{who} marque {fr} : {how_fr}.", "{who} scores {en}: {how_en}.")
}

fn emptied(before: &View, after: &View) -> Text {
    if before.last_round || !after.last_round {
        return Text::default();
    }
    Text::new(
        "Le sac est vide : on finit le tour de table.",
        "The bag is empty: this round is the last.",
    )
}

/// Who won a finished game; nothing before the end.
pub(super) fn result(view: &View) -> Text {
    if view.phase != Phase::Over {
        return Text::default();
    }
    let outcome = Outcome::by_score(view.scores, "bag");
    let winners = outcome.winners();
    let best = winners.first().map_or(0, |winner| view.scores[winner]);
    let (Text { fr, en }, who) = (points(best), Text::listed(winners.iter().map(Seat::tag)));
    let (who_fr, who_en) = (who.fr, who.en);
    match winners.single() {
        Some(_) => text!("{who_fr} gagne avec {fr} !", "{who_en} wins with {en}!"),
        None => text!(
            "{who_fr} se partagent la victoire avec {fr}.",
            "{who_en} share the victory with {en}."
        ),
    }
}
