//! How NOUGHTS is shown and told: a board in letters, what stands on its box, and its pages.

use tablier_geometry::Square;
use tablier_rules::{About, Ending, FastRng, Show, Step, Text, text};

use super::{FULL, Game, GRID, LINE, Mark, Noughts, SEATS, View};

impl Show for Noughts {
    fn about() -> About {
        About {
            slug: Noughts::SLUG,
            title: "NOUGHTS",
            sentence: Text::new(
                "Alignez quatre marques avant l'autre.",
                "Get four marks in a row before the other does.",
            ),
            credits: Text::new("Un jeu de tout le monde.", "A game of everybody's."),
            players: &[SEATS as u8],
            minutes: (1, 5),
            age: 5,
            hidden: Noughts::HIDDEN,
            notation: Text::new(
                "Un coup est la case que l'on marque : b2.",
                "A move is the cell one marks: b2.",
            ),
            endings: vec![
                Ending { slug: LINE, text: Text::new("Quatre marques alignées.", "Four in a row.") },
                Ending { slug: FULL, text: Text::new("Le plateau est plein.", "The board is full.") },
            ],
            rules: tablier_rules::rules_text!("../rules.fr.md", "../rules.en.md"),
        }
    }

    fn cover() -> Option<&'static str> {
        Some(include_str!("../cover.txt"))
    }

    fn sketch(view: &View) -> Vec<String> {
        let letter = |square| match view.cells.get(GRID.index(square)) {
            Some(Some(seat)) => seat.to_string(),
            _ => ".".to_owned(),
        };
        let rank = |rank| (0..GRID.files()).map(|file| letter(Square::new(file, rank))).collect();
        (0..GRID.ranks()).rev().map(rank).collect()
    }

    fn narrate(_: &View, step: &Step<Mark>, after: &View) -> Text {
        let who = step.seat.tag();
        let Some(mark) = step.mv else { return Text::default() };
        let told = text!("{who} marque {mark}.", "{who} marks {mark}.");
        let after = Noughts::resample(after, &mut FastRng::new(0));
        match (after.winner(), after.is_over()) {
            (Some(_), _) => told.then(text!("{who} gagne !", "{who} wins!")),
            (None, true) => told.then(Text::new("Partie nulle.", "A draw.")),
            (None, false) => told,
        }
    }
}
