//! How NOUGHTS is shown and told: a board in letters, and what its endings mean. All else is as it is for any game.

use tablier_geometry::Square;
use tablier_rules::{About, Ending, Message, Show};

use super::{FULL, GRID, LINE, Noughts, View};

impl Show for Noughts {
    const TITLE: &'static str = "NOUGHTS";

    fn about() -> About {
        About { endings: endings(), ..About::plain::<Noughts>() }
    }

    fn sketch(view: &View) -> Vec<String> {
        let letter = |square| match view.cells.get(GRID.index(square)) {
            Some(Some(seat)) => seat.to_string(),
            _ => ".".to_owned(),
        };
        let rank = |rank| (0..GRID.files()).map(|file| letter(Square::new(file, rank))).collect();
        (0..GRID.ranks()).rev().map(rank).collect()
    }
}

fn endings() -> Vec<Ending> {
    vec![
        Ending { slug: LINE, text: Message::words("Four in a row.") },
        Ending { slug: FULL, text: Message::words("The board is full.") },
    ]
}
