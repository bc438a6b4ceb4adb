//! `tablier playout`: random games to the end, and what they were like.

use std::collections::BTreeMap;

use clap::Args;
use serde_json::{Value, json};
use tablier_rules::{FastRng, Game, Match, Message, Record, Seed, mix, options_from_json, playout};

use crate::choose::Choose;
use crate::handed::Games;
use crate::out::{CommandFailure, Out};

/// Play random games to the end and tell how long they were, how they ended, and who won
///
/// Every game has a seed of its own that follows from --seed, so the same command gives the same figures everywhere.
#[derive(Args)]
#[command(after_help = "Examples:\n  tablier playout six --games 10000\n  \
                        tablier playout disx --games 5000 --seed 7 --option players=4 --option quick=yes --json\n  \
                        tablier playout six --games 1 --records > game.txt")]
pub struct Arguments {
    #[command(flatten)]
    choose: Choose,

    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Where the chance begins
    #[arg(long, default_value_t = Seed(0), value_name = "NUMBER")]
    seed: Seed,

    /// Print JSON
    #[arg(long)]
    json: bool,

    /// Print the records of the games instead of figures
    #[arg(long, conflicts_with = "json")]
    records: bool,
}

/// What random games were like.
#[derive(Default)]
pub struct Tally {
    moves: Vec<usize>,
    endings: BTreeMap<&'static str, u64>,
    /// By seat: games won, where a shared win counts in part; and the same by who began.
    wins: Vec<f64>,
    wins_by_turn: Vec<f64>,
    scores: Vec<f64>,
    draws: u64,
}

/// Random games to be played.
pub struct Playing {
    options: Value,
    games: u64,
    seed: Seed,
}

/// The seed of the game with this number.
fn seed_of(game: u64, Seed(seed): Seed) -> Seed {
    Seed(mix(seed.wrapping_add(mix(game))))
}

/// The record of the game with this number.
pub struct Recording {
    options: Value,
    game: u64,
    seed: Seed,
}

impl Recording {
    /// Plays it, of this game.
    pub fn record<G: Game>(self) -> Result<Record, Message> {
        let options = options_from_json::<G>(&self.options).map_err(|why| why.0)?;
        let seed = seed_of(self.game, self.seed);
        let mut game = Match::<G>::new(options.clone(), seed).map_err(|why| why.0)?;
        let mut position = G::start(&options, seed).map_err(|why| why.0)?;
        let (mut rng, mut made) = (FastRng::new(seed.0), 0);
        while let Some(seat) = position.deciders().first() {
            let mv = position.random_move(seat, &mut rng, &mut Vec::new());
            position.apply(seat, mv);
            // Forced moves have already been made.
            if made == game.moves().len() {
                game.play(seat, mv).map_err(|refused| refused.reason)?;
            }
            made += 1;
        }
        Ok(game.record())
    }
}

impl Playing {
    /// Plays them, of this game.
    pub fn play<G: Game>(self) -> Result<Tally, Message> {
        let options = options_from_json::<G>(&self.options).map_err(|why| why.0)?;
        let mut tally = Tally::default();
        let mut scratch = Vec::new();
        for game in 0..self.games {
            let seed = seed_of(game, self.seed);
            let start = G::start(&options, seed).map_err(|why| why.0)?;
            let (seats, first) = (start.seats(), start.first().index());
            let played = playout(start, &mut FastRng::new(seed.0), &mut scratch);
            tally.wins.resize(seats, 0.0);
            tally.wins_by_turn.resize(seats, 0.0);
            tally.scores.resize(seats, 0.0);
            let winners = played.outcome.winners();
            for seat in winners.iter() {
                let share = 1.0 / winners.len() as f64;
                tally.wins[seat.index()] += share;
                tally.wins_by_turn[(seat.index() + seats - first) % seats] += share;
            }
            for (sum, score) in tally.scores.iter_mut().zip(played.outcome.scores()) {
                *sum += f64::from(score);
            }
            tally.draws += u64::from(played.outcome.is_draw());
            tally.moves.push(played.moves);
            *tally.endings.entry(played.outcome.ending).or_default() += 1;
        }
        tally.moves.sort_unstable();
        Ok(tally)
    }
}

pub fn run(arguments: &Arguments, known: Games, out: &mut Out) -> Result<(), CommandFailure> {
    let options = arguments.choose.options(known, out)?;
    let typed = arguments.choose.typed(known, out)?;
    let (games, seed) = (arguments.games, arguments.seed);
    if arguments.records {
        for game in 0..games {
            let recording = Recording { options: options.clone(), game, seed };
            out.line(typed.record(recording).map_err(|why| out.fail(&why))?)?;
        }
        return Ok(());
    }
    let playing = Playing { options: options.clone(), games, seed };
    let tally = typed.play(playing).map_err(|why| out.fail(&why))?;
    let total = games as f64;
    let length = Length::of(&tally.moves);
    let share = |wins: &[f64]| wins.iter().map(|won| won / total).collect::<Vec<_>>();
    if arguments.json {
        let mean = tally.scores.iter().map(|sum| sum / total).collect::<Vec<_>>();
        return out.json(&json!({
            "game": arguments.choose.game,
            "options": options,
            "games": games,
            "seed": seed.0,
            "moves": { "min": length.min, "mean": length.mean, "median": length.median, "max": length.max },
            "endings": tally.endings,
            "draws": tally.draws,
            "wins_by_seat": share(&tally.wins),
            "wins_by_turn_order": share(&tally.wins_by_turn),
            "mean_score_by_seat": mean,
        }));
    }
    let percent = |part: f64| format!("{:.1} %", 100.0 * part / total);
    let Length { min, mean, median, max } = length;
    out.line(format!("games    {games}"))?;
    out.line(format!("moves    {min} to {max}, mean {mean:.1}, median {median}"))?;
    for (ending, count) in &tally.endings {
        out.line(format!("ending   {ending:<18} {count:>8}  {}", percent(*count as f64)))?;
    }
    out.line(format!("draws    {}  {}", tally.draws, percent(tally.draws as f64)))?;
    for seat in 0..tally.wins.len() {
        let (won, after) = (percent(tally.wins[seat]), percent(tally.wins_by_turn[seat]));
        let score = tally.scores[seat] / total;
        out.line(format!("seat {seat}   won {won}; mean score {score:.1}; as number {} in turn order won {after}", seat + 1))?;
    }
    Ok(())
}

/// How long the games were, in moves.
struct Length {
    min: usize,
    mean: f64,
    median: usize,
    max: usize,
}

impl Length {
    /// Of at least one game, sorted.
    fn of(moves: &[usize]) -> Length {
        Length {
            min: moves[0],
            mean: moves.iter().sum::<usize>() as f64 / moves.len() as f64,
            median: moves[moves.len() / 2],
            max: moves[moves.len() - 1],
        }
    }
}
