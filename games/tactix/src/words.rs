//! TACTIX in words: which message is meant. How it is worded stands in `messages/`.

use tablier_rules::messages::wins;
use tablier_rules::{About, Ending, Game, Message, Show, Step};

use super::moves::Run;
use super::{LAST, Tactix, messages};

pub(super) fn about() -> About {
    About {
        slug: Tactix::SLUG,
        title: Tactix::TITLE,
        sentence: messages::sentence(),
        credits: messages::credits(),
        players: &[2],
        minutes: (3, 10),
        age: 6,
        hidden: false,
        notation: messages::notation(),
        endings: vec![Ending { slug: LAST, text: messages::ending_last() }],
        rules: messages::RULES,
    }
}

// section: narrate
pub(super) fn narrate(step: &Step<Run>, after: &Tactix) -> Message {
    let Some(run) = step.mv else { return Message::NOTHING };
    let told = messages::taken(step.seat, run.squares().count(), run);
    told.then(if after.counters == 0 { result(after) } else { Message::NOTHING })
}
// end

/// How a finished game ended, and who won it.
pub(super) fn result(position: &Tactix) -> Message {
    messages::ending_last().then(wins([position.turn]))
}
