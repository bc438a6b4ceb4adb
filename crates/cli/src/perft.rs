//! `tablier perft`: counts the ways a game can go.

use std::time::Instant;

use clap::Args;
use serde_json::{Value, json};
use tablier_rules::{Game, Message, Seed, options_from_json, perft};

use crate::choose::Choose;
use crate::handed::Games;
use crate::out::{CommandFailure, Out};

/// Count the ways to make so many moves from the start
///
/// Every small decision counts as a move, forced ones included. Two programs that count the same agree on the rules as
/// far as they looked; --divide tells the first moves apart where they do not.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tablier perft six 5\n  tablier perft disx 4 --option players=3 --option quick=yes\n  \
                        tablier perft six 3 --divide"
)]
pub struct Arguments {
    #[command(flatten)]
    choose: Choose,

    /// How many moves deep
    #[arg(value_parser = clap::value_parser!(u32).range(1..=100))]
    depth: u32,

    /// All the chance of the game
    #[arg(long, default_value_t = Seed(0), value_name = "NUMBER")]
    seed: Seed,

    /// Count below each first move
    #[arg(long)]
    divide: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What is counted.
pub struct Counting {
    options: Value,
    depths: Vec<u32>,
    seed: Seed,
    divide: bool,
}

/// Names and counts: one for each depth, or one for each first move.
pub type Counts = Vec<(String, u64, f64)>;

impl Counting {
    /// Counts it for a game.
    pub fn count<G: Game>(self) -> Result<Counts, Message> {
        let options = options_from_json::<G>(&self.options).map_err(|why| why.0)?;
        let start = G::start(&options, self.seed).map_err(|why| why.0)?;
        let timed = |name: String, position: &G, depth: u32| {
            let begun = Instant::now();
            let count = perft(position, depth);
            (name, count, begun.elapsed().as_secs_f64())
        };
        if !self.divide {
            return Ok(self.depths.into_iter().map(|d| timed(d.to_string(), &start, d)).collect());
        }
        let seat = start.deciders().first();
        let mut moves = Vec::new();
        seat.into_iter().for_each(|seat| start.legal_moves(seat, &mut moves));
        moves.sort_unstable();
        let below = |mv: G::Move| {
            let mut next = start.clone();
            seat.into_iter().for_each(|seat| next.apply(seat, mv));
            timed(mv.to_string(), &next, self.depths[0] - 1)
        };
        Ok(moves.into_iter().map(below).collect())
    }
}

pub fn run(arguments: &Arguments, games: Games, out: &mut Out) -> Result<(), CommandFailure> {
    let options = arguments.choose.options(games, out)?;
    // Depth by depth, so that something is seen while the last one takes its time.
    let depths: Vec<u32> =
        if arguments.divide { vec![arguments.depth] } else { (1..=arguments.depth).collect() };
    let mut all = Counts::new();
    for depth in depths {
        let (seed, divide) = (arguments.seed, arguments.divide);
        let counting = Counting { options: options.clone(), depths: vec![depth], seed, divide };
        let counts =
            arguments.choose.typed(games, out)?.count(counting).map_err(|why| out.fail(&why))?;
        if !arguments.json {
            for (name, count, seconds) in &counts {
                let speed = *count as f64 / seconds.max(1e-9) / 1e6;
                out.line(format!("{name:>8} {count:>16}  {seconds:>8.3} s {speed:>8.1} M/s"))?;
            }
            out.flush()?;
        }
        all.extend(counts);
    }
    if arguments.json {
        let key = if arguments.divide { "move" } else { "depth" };
        let rows = all.iter().map(|(name, count, _)| json!({ key: name, "count": count }));
        return out.json(&json!({ "game": arguments.choose.game, "options": options, "counts": rows.collect::<Vec<_>>() }));
    }
    Ok(())
}
