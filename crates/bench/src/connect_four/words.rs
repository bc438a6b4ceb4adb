//! What is said of the game, in both languages.

use tablier_rules::{About, Ending, Game, Seat, Step, Text, text};

use super::{Column, ConnectFour, Discs, GRID};
use crate::duel;

/// Four in a line ended the game.
pub(super) const FOUR: &str = "four";
/// The board is full.
pub(super) const FULL: &str = "full";

/// What a shelf would say.
pub(super) fn about() -> About {
    About {
        slug: ConnectFour::SLUG,
        title: "Connect Four",
        sentence: Text::new(
            "Laissez tomber vos jetons et alignez-en quatre.",
            "Drop your discs and get four in a line.",
        ),
        credits: Text::new(
            "Howard Wexler et Ned Strongin, Milton Bradley, 1974",
            "Howard Wexler and Ned Strongin, Milton Bradley, 1974",
        ),
        players: &[2],
        minutes: (5, 10),
        age: 6,
        hidden: false,
        notation: Text::new(
            "Un coup est la lettre de la colonne, de a à g.",
            "A move is the letter of the column, from a to g.",
        ),
        endings: vec![
            Ending {
                slug: FOUR, text: Text::new("Quatre jetons alignés", "Four discs in a line")
            },
            Ending { slug: FULL, text: Text::new("Plateau plein", "The board is full") },
        ],
        rules: Text::new(include_str!("rules.fr.md"), include_str!("rules.en.md")),
    }
}

/// A move just made.
pub(super) fn narrate(step: &Step<Column>, after: &ConnectFour) -> Text {
    let who = step.seat.tag();
    let moved = match step.mv {
        Some(column) => text!("{who} joue en {column}.", "{who} plays {column}."),
        None => text!("{who} joue.", "{who} plays."),
    };
    moved.then(result(after))
}

/// How it ended; nothing before.
pub(super) fn result(position: &ConnectFour) -> Text {
    match position.outcome() {
        None => Text::default(),
        Some(outcome) if outcome.is_draw() => Text::new("Partie nulle.", "The game is a draw."),
        Some(_) => Text::join(position.winners().iter().map(won), " "),
    }
}

fn won(seat: Seat) -> Text {
    let who = seat.tag();
    text!("{who} aligne quatre jetons et gagne.", "{who} has four in a line and wins.")
}

/// The board as rows of signs from the top, then whose turn it is or how it ended.
pub(super) fn describe(position: &ConnectFour) -> Text {
    let sign = |square| match position.owner(Discs::at(square)) {
        None => '.',
        Some(seat) if seat.index() == 0 => 'x',
        Some(_) => 'o',
    };
    let row = |rank: u8| -> String {
        GRID.squares().filter(|square| square.rank == rank).map(sign).collect()
    };
    let mut rows: Vec<_> = (0..GRID.ranks()).rev().map(row).collect();
    rows.push(Column::all().map(|column| column.to_string()).collect());
    let key = text!("x : {{0}}, o : {{1}}", "x: {{0}}, o: {{1}}");
    let state = match position.deciders().first() {
        Some(seat) => duel::waiting(seat),
        None => result(position),
    };
    Text::join([Text::same(rows.join("\n")), key, state], "\n")
}
