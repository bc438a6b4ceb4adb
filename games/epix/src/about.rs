//! What the shelf says of Epix.

use tablier_rules::{About, Ending, Game, Show};

use super::{Epix, messages};

pub(super) fn about() -> About {
    About {
        slug: Epix::SLUG,
        title: Epix::TITLE,
        sentence: messages::about_sentence(),
        credits: messages::about_credits(),
        players: &[2, 3, 4],
        minutes: (20, 60),
        age: 10,
        hidden: true,
        notation: messages::about_notation(),
        endings: vec![
            Ending { slug: "castle", text: messages::ending_castle() },
            Ending { slug: "winter", text: messages::ending_winter() },
        ],
        rules: messages::RULES,
    }
}
