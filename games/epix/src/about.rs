//! What the shelf says of Epix.

use tablier_rules::{About, Ending, Game, Text};

use super::{Epix, moves};

pub(super) fn about() -> About {
    About {
        slug: Epix::SLUG,
        title: "EPIX",
        sentence: Text::new(
            "Le roi est mort : quatre saisons pour prendre le pays, une mise cachée dans le poing à chaque combat.",
            "The king is dead: four seasons to seize the land, with a stake hidden in the fist for every fight.",
        ),
        credits: Text::new(
            "Un jeu de Rikki Tahta, illustré par Naïade, publié en anglais sous le nom Melee. Ceci en est une \
             réalisation indépendante et non officielle, avec des dessins, des cartes de pays et des cartes à jouer qui \
             lui sont propres.",
            "A game by Rikki Tahta, illustrated by Naïade, published in English as Melee. This is an independent, \
             unofficial implementation with drawings, maps and cards of its own.",
        ),
        players: &[2, 3, 4],
        minutes: (20, 60),
        age: 10,
        hidden: true,
        notation: moves::what_a_move_looks_like(),
        endings: vec![
            Ending {
                slug: "castle",
                text: Text::new("Un château a été pris.", "A castle has been taken."),
            },
            Ending {
                slug: "winter",
                text: Text::new(
                    "L'hiver est passé et les provinces sont comptées.",
                    "Winter is over and the provinces are counted.",
                ),
            },
        ],
        rules: tablier_rules::rules_text!("../rules.fr.md", "../rules.en.md"),
    }
}
