//! What a machine player would do: it is given the view of its seat, as any other program would be.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tablier_rules::{Level, Message, Seat};
use tablier_search::{AnyMind, NoAdvice, Player, Thinking};

use crate::{messages, not_a_view};

pub fn best(
    mind: &dyn AnyMind,
    view: &Value,
    seat: Seat,
    level: Level,
    ms: Option<u64>,
    seed: u64,
) -> Result<Value, Message> {
    let (limit, begun) = (ms.map(Duration::from_millis), Instant::now());
    let mut stop = || limit.is_some_and(|limit| begun.elapsed() >= limit);
    let player = Player::Level(level);
    let mut thinking = Thinking::new(player.strength(), seed, &mut stop);
    let advice = mind.advise(view, seat, player, &mut thinking).map_err(|error| why_not(&error))?;
    Ok(json!({
        "ok": true, "move": advice.mv, "then": advice.then, "value": advice.value,
        "nodes": thinking.nodes(), "stopped": thinking.was_stopped(),
    }))
}

fn why_not(error: &NoAdvice) -> Message {
    match error {
        NoAdvice::UnknownGame(unknown) => unknown.text(),
        NoAdvice::NotAView(error) => not_a_view(error),
        NoAdvice::NothingToDecide(seat) => messages::nothing_to_decide(seat),
    }
}
