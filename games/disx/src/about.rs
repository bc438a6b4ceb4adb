//! What the shelf says of DisX.

use tablier_rules::{About, Ending, Game, Text};

use super::{DisX, moves};

pub(super) fn about() -> About {
    About {
        slug: DisX::SLUG,
        title: "DisX",
        sentence: Text::new(
            "Posez trois jetons, faites éclater une pile, et regardez la réaction en chaîne remplir votre main.",
            "Lay three tokens, blow up a stack, and watch the chain reaction fill your hand.",
        ),
        credits: Text::new(
            "Un jeu de Wolfgang Kinzel, publié par Lemada sous les noms Kettenreaktion et DisX. Ceci en est une \
             réalisation indépendante et non officielle, avec des dessins qui lui sont propres.",
            "A game by Wolfgang Kinzel, published by Lemada as Kettenreaktion and DisX. This is an independent, \
             unofficial implementation with drawings of its own.",
        ),
        players: &[2, 3, 4],
        minutes: (10, 25),
        age: 6,
        hidden: false,
        notation: moves::what_a_move_looks_like(),
        endings: vec![Ending {
            slug: "bank",
            text: Text::new(
                "La banque a donné son dernier jeton.",
                "The bank has given its last token.",
            ),
        }],
        rules: tablier_rules::rules_text!("../rules.fr.md", "../rules.en.md"),
    }
}
