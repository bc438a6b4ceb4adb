//! What the shelf says of DisX.

use tablier_rules::{About, Ending, Game, Show};

use super::{DisX, messages};

pub(super) fn about() -> About {
    About {
        slug: DisX::SLUG,
        title: DisX::TITLE,
        sentence: messages::sentence(),
        credits: messages::credits(),
        players: &[2, 3, 4],
        minutes: (10, 25),
        age: 6,
        hidden: false,
        notation: messages::notation(),
        endings: vec![Ending { slug: "bank", text: messages::ending_bank() }],
        rules: messages::RULES,
    }
}
