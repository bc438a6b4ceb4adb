//! What is said of the game, in both languages.

use tablier_rules::{About, Ending, Game, Step, Text, text};

use super::{Cell, HexGame};
use crate::duel;

/// A chain from side to side ended the game, the only way it can.
pub(super) const CHAIN: &str = "chain";

/// What a shelf would say.
pub(super) fn about() -> About {
    About {
        slug: HexGame::SLUG,
        title: "Hex",
        sentence: Text::new(
            "Reliez vos deux bords avant que l'autre ne relie les siens.",
            "Join your two sides before the other joins theirs.",
        ),
        credits: Text::new(
            "Piet Hein, 1942, et John Nash, 1948",
            "Piet Hein, 1942, and John Nash, 1948",
        ),
        players: &[2],
        minutes: (10, 30),
        age: 8,
        hidden: false,
        notation: Text::new(
            "Un coup est la case où l'on pose sa pierre : la lettre de la colonne et le numéro de la rangée, de a1 à k11.",
            "A move is the cell a stone is laid on: the letter of the file and the number of the row, from a1 to k11.",
        ),
        endings: vec![Ending {
            slug: CHAIN,
            text: Text::new("Une chaîne relie deux bords", "A chain joins two sides"),
        }],
        rules: Text::new(include_str!("rules.fr.md"), include_str!("rules.en.md")),
    }
}

/// A move just made.
pub(super) fn narrate(step: &Step<Cell>, after: &HexGame) -> Text {
    let who = step.seat.tag();
    let moved = match step.mv {
        Some(cell) => text!("{who} joue en {cell}.", "{who} plays {cell}."),
        None => text!("{who} joue.", "{who} plays."),
    };
    moved.then(result(after))
}

/// How it ended; nothing before.
pub(super) fn result(position: &HexGame) -> Text {
    let Some(winner) = position.winner() else {
        return Text::default();
    };
    let who = winner.tag();
    text!("{who} relie ses deux bords et gagne.", "{who} joins both sides and wins.")
}

/// The board as rows of signs, each a little further to the right, then whose turn it is or how it ended.
pub(super) fn describe(position: &HexGame) -> Text {
    let sign = |cell| match position.owner(cell) {
        None => ".",
        Some(seat) if seat.index() == 0 => "x",
        Some(_) => "o",
    };
    let signs: Vec<_> = Cell::all(position.size).map(sign).collect();
    let row = |(number, row): (usize, &[&str])| {
        format!("{}{:2} {}", " ".repeat(number), number + 1, row.join(" "))
    };
    let rows: Vec<_> = signs.chunks(position.size.into()).enumerate().map(row).collect();
    let key = text!(
        "x : {{0}}, du haut vers le bas ; o : {{1}}, de gauche à droite",
        "x: {{0}}, from top to bottom; o: {{1}}, from left to right"
    );
    let state = match position.deciders().first() {
        Some(seat) => duel::waiting(seat),
        None => result(position),
    };
    Text::join([Text::same(rows.join("\n")), key, state], "\n")
}
