//! What a machine player would do: it is given the view of its seat, as any other program would be.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tablier_games::{Visitor, visit};
use tablier_rules::{AnyMatch, FastRng, Game, Seat, Viewer};
use tablier_search::uct;

/// Playouts a move, by level.
const PLAYOUTS: [usize; 5] = [20, 100, 500, 2_500, 12_500];

pub fn best(
    game: &dyn AnyMatch,
    seat: Seat,
    level: u64,
    ms: Option<u64>,
    seed: u64,
) -> Result<Value, String> {
    if !game.deciders().contains(seat) {
        return Err(format!("Seat {seat} has nothing to decide now."));
    }
    let Some(playouts) = usize::try_from(level).ok().and_then(|n| PLAYOUTS.get(n.wrapping_sub(1)))
    else {
        return Err(format!("There is no level {level}: levels are 1 to {}.", PLAYOUTS.len()));
    };
    let limit = ms.map(Duration::from_millis);
    let thinking =
        Thinking { view: game.view(Viewer::Seat(seat)), seat, playouts: *playouts, limit, seed };
    visit(game.slug(), thinking).map_err(|error| error.to_string())?
}

struct Thinking {
    view: Value,
    seat: Seat,
    playouts: usize,
    limit: Option<Duration>,
    seed: u64,
}

impl Visitor for Thinking {
    type Output = Result<Value, String>;

    fn visit<G: Game>(self) -> Result<Value, String> {
        let view: G::View = serde_json::from_value(self.view).map_err(|error| error.to_string())?;
        let begun = Instant::now();
        let mut struck = false;
        let stop = |done: usize| {
            struck = self.limit.is_some_and(|limit| begun.elapsed() >= limit);
            struck || done >= self.playouts
        };
        let choice = uct::<G>(&view, self.seat, &mut FastRng::new(self.seed), stop);
        let choice =
            choice.ok_or_else(|| format!("Seat {} has nothing to decide now.", self.seat))?;
        let (mv, value, nodes) = (choice.mv.to_string(), choice.value, choice.playouts);
        Ok(json!({ "ok": true, "move": mv, "value": value, "nodes": nodes, "stopped": struck }))
    }
}
