//! What a machine player would do: it is given the view of its seat, as any other program would be.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tablier_games::{Visitor, visit};
use tablier_rules::{AnyMatch, Game, Seat, Viewer};
use tablier_search::{Level, Player, Thinking};

pub fn best(
    game: &dyn AnyMatch,
    seat: Seat,
    level: Level,
    ms: Option<u64>,
    seed: u64,
) -> Result<Value, String> {
    if !game.deciders().contains(seat) {
        return Err(nothing_to_decide(seat));
    }
    let limit = ms.map(Duration::from_millis);
    let asked = Asked { view: game.view(Viewer::Seat(seat)), seat, level, limit, seed };
    visit(game.slug(), asked).map_err(|error| error.to_string())?
}

fn nothing_to_decide(seat: Seat) -> String {
    format!("Seat {seat} has nothing to decide now.")
}

struct Asked {
    view: Value,
    seat: Seat,
    level: Level,
    limit: Option<Duration>,
    seed: u64,
}

impl Visitor for Asked {
    type Output = Result<Value, String>;

    fn visit<G: Game>(self) -> Result<Value, String> {
        let view: G::View = serde_json::from_value(self.view).map_err(|error| error.to_string())?;
        let begun = Instant::now();
        let mut stop = || self.limit.is_some_and(|limit| begun.elapsed() >= limit);
        let player = Player::Level(self.level);
        let mut thinking = Thinking::new(player.strength(), self.seed, &mut stop);
        let choice = player.choose::<G>(&view, self.seat, &mut thinking);
        let choice = choice.ok_or_else(|| nothing_to_decide(self.seat))?;
        let then: Vec<_> = choice.then.iter().map(ToString::to_string).collect();
        Ok(json!({
            "ok": true, "move": choice.mv.to_string(), "then": then, "value": choice.value,
            "nodes": thinking.nodes(), "stopped": thinking.was_stopped(),
        }))
    }
}
