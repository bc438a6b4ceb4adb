//! How NOUGHTS is shown and told: a board in letters, what stands on its box, and its pages.

use tablier_geometry::Square;
use tablier_rules::{About, Catalogue, Ending, FastRng, Message, Show, Step};

use super::{FULL, Game, GRID, LINE, Mark, Noughts, SEATS, View};

tablier_rules::messages!();

impl Show for Noughts {
    const TITLE: &'static str = "NOUGHTS";

    fn about() -> About {
        About {
            slug: Noughts::SLUG,
            title: Noughts::TITLE,
            sentence: messages::sentence(),
            credits: messages::credits(),
            players: &[SEATS as u8],
            minutes: (1, 5),
            age: 5,
            hidden: Noughts::HIDDEN,
            notation: messages::notation(),
            endings: vec![
                Ending { slug: LINE, text: messages::ending_line() },
                Ending { slug: FULL, text: messages::ending_full() },
            ],
            rules: messages::RULES,
        }
    }

    fn catalogue() -> Option<&'static Catalogue> {
        Some(&messages::CATALOGUE)
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

    fn narrate(_: &View, step: &Step<Mark>, after: &View) -> Message {
        let Some(mark) = step.mv else { return Message::NOTHING };
        let told = messages::marked(step.seat, mark);
        let after = Noughts::resample(after, &mut FastRng::new(0));
        match (after.winner(), after.is_over()) {
            (Some(winner), _) => told.then(tablier_rules::messages::wins([winner])),
            (None, true) => told.then(tablier_rules::messages::draw()),
            (None, false) => told,
        }
    }
}
