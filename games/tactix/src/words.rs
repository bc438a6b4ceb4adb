//! TACTIX in words, French and English.

use tablier_rules::{About, Ending, Step, Text, text};

use super::moves::{self, Run};
use super::{LAST, Tactix};

pub(super) fn about() -> About {
    About {
        slug: "tactix",
        title: "TACTIX",
        sentence: Text::new(
            "Prenez autant de jetons que vous voulez d'une même rangée, mais laissez le dernier à l'autre.",
            "Take as many counters as you like from one row, but leave the last one to the other.",
        ),
        credits: Text::new(
            "D'après le Tac Tix de Piet Hein. Adaptation indépendante et non officielle, avec ses propres dessins.",
            "After Piet Hein's Tac Tix. An independent, unofficial implementation with drawings of its own.",
        ),
        players: &[2],
        minutes: (3, 10),
        age: 6,
        hidden: false,
        notation: moves::expected(),
        endings: vec![Ending { slug: LAST, text: ending() }],
        rules: tablier_rules::rules_text!("../rules.fr.md", "../rules.en.md"),
    }
}

fn ending() -> Text {
    Text::new("Le dernier jeton est pris.", "The last counter is taken.")
}

// section: narrate
pub(super) fn narrate(step: &Step<Run>, after: &Tactix) -> Text {
    let who = step.seat.tag();
    let Some(run) = step.mv else { return Text::default() };
    let told = match run.squares().count() {
        1 => text!("{who} prend le jeton {run}.", "{who} takes the counter on {run}."),
        count => {
            text!("{who} prend {count} jetons : {run}.", "{who} takes {count} counters: {run}.")
        }
    };
    told.then(if after.counters == 0 { result(after) } else { Text::default() })
}
// end

/// How a finished game ended, and who won it.
pub(super) fn result(position: &Tactix) -> Text {
    let winner = position.turn.tag();
    ending().then(text!("{winner} gagne !", "{winner} wins!"))
}
