//! A player for Tablier in Rust: it plays every move to the end at random, many times, and takes the one that wins most often.
//!
//! ```sh
//! cargo build --release --example playouts
//! tablier arena epix --players "random,referee:target/release/examples/playouts"
//! ```
//!
//! It is asked a line of JSON and answers with one. What is hidden from its seat it does not know: before each playout it makes
//! up a position that the seat cannot tell from the true one.

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tablier_games::{Visitor, visit};
use tablier_rules::{FastRng, Game, Seat, playout, view_from_json};

/// So many playouts a decision, unless the time is up before.
const PLAYOUTS: usize = 600;

/// A question for a move.
struct Question<'a> {
    view: &'a Value,
    seat: Seat,
    seed: u64,
    limit: Duration,
}

impl Visitor for Question<'_> {
    type Output = Result<String, String>;

    fn visit<G: Game>(self) -> Result<String, String> {
        let begun = Instant::now();
        let view = view_from_json::<G>(self.view).map_err(|error| error.to_string())?;
        let mut rng = FastRng::new(self.seed);
        let mut moves = Vec::new();
        G::resample(&view, &mut rng).legal_moves(self.seat, &mut moves);
        moves.sort_unstable();
        let mut won = vec![0.0; moves.len()];
        let mut scratch = Vec::new();
        for _ in 0..PLAYOUTS.div_ceil(moves.len().max(1)) {
            // All moves are tried in the same position, so that none of them is lucky.
            let position = G::resample(&view, &mut rng);
            for (mv, won) in moves.iter().zip(&mut won) {
                let mut next = position.clone();
                next.apply(self.seat, *mv);
                let winners = playout(next, &mut rng, &mut scratch).outcome.winners();
                if winners.contains(self.seat) {
                    *won += 1.0 / winners.len() as f64;
                }
            }
            if begun.elapsed() > self.limit {
                break;
            }
        }
        let best = moves.iter().zip(&won).max_by(|one, other| one.1.total_cmp(other.1));
        best.map(|(mv, _)| mv.to_string()).ok_or_else(|| "There is nothing to decide.".to_owned())
    }
}

fn answer(line: &str) -> Result<Value, String> {
    let question: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    match question["cmd"].as_str() {
        Some("new") => Ok(json!({ "ok": true })),
        Some("best") => {
            let game = question["game"].as_str().ok_or("Which game?")?;
            let seat = question["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
            let asked = Question {
                view: &question["view"],
                seat: Seat::try_from(seat.ok_or("Which seat?")?)?,
                seed: question["seed"].as_u64().unwrap_or(0),
                limit: Duration::from_millis(question["ms"].as_u64().unwrap_or(1_000)),
            };
            let mv = visit(game, asked).map_err(|error| error.to_string())??;
            Ok(json!({ "ok": true, "move": mv }))
        }
        _ => Err("I answer new and best.".to_owned()),
    }
}

fn main() -> io::Result<()> {
    for line in io::stdin().lock().lines() {
        let answer = answer(&line?).unwrap_or_else(|error| json!({ "ok": false, "error": error }));
        writeln!(io::stdout(), "{answer}")?;
    }
    Ok(())
}
