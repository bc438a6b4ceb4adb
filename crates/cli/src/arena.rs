//! `tablier arena`: players against each other, many games, and how sure one may be of who is better.

mod bout;
mod contender;
mod progress;
mod tally;

use std::fs::File;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bout::Bout;
use clap::Args;
use serde_json::{Value, json};
use tablier_rules::{Message, Seed, Show, mix, options_from_json};
use tablier_search::Minded;

use crate::choose::Choose;
use crate::handed::Games;
use crate::messages;
use crate::out::{CommandFailure, Out};
pub use bout::Played;
use contender::Contender;
use progress::Progress;
use tally::Tally;

/// Let players play against each other and tell who is better, and how sure that is
///
/// Players are level1 to level5; best:MS, the strongest method under a limit in milliseconds a decision; random; greedy,
/// which takes the largest gain of its turn; uct:MS, plain UCT with random playouts; and referee:COMMAND, any program that
/// answers "best" of the referee protocol (docs/REFEREE.md). Each deal is played once in every seating, so nobody is favoured by chance or by the first
/// move. Games between levels, random and greedy are the same for the same seed on every machine.
#[derive(Args)]
#[command(after_help = "Examples:\n  tablier arena six --players level5,random --games 100\n  \
                        tablier arena disx --players level4,level3,level3 --games 300 --option quick=yes --threads 2\n  \
                        tablier arena epix --players best:200,uct:200 --games 100 --json\n  \
                        tablier arena abraxas --players 'level5,referee:python3 examples/players/greedy.py' --games 20")]
pub struct Arguments {
    #[command(flatten)]
    choose: Choose,

    /// Who plays, separated by commas: one for each seat
    #[arg(long, value_name = "A,B[,C,D]")]
    players: String,

    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Where the chance begins
    #[arg(long, default_value_t = Seed(0), value_name = "NUMBER")]
    seed: Seed,

    /// How many games are played at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256), value_name = "T")]
    threads: u16,

    /// The safeguard for levels: no decision takes longer than this, in milliseconds; it is told how often it struck
    #[arg(long, default_value_t = 30_000, value_name = "MS")]
    cap: u64,

    /// What referee:COMMAND is allowed for a decision, in milliseconds
    #[arg(long, default_value_t = 1_000, value_name = "MS")]
    referee_ms: u64,

    /// Write the records of all games to this file
    #[arg(long, value_name = "FILE")]
    records: Option<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments, known: Games, out: &mut Out) -> Result<(), CommandFailure> {
    let contenders = Contender::list(&arguments.players).map_err(CommandFailure::new)?;
    let options = arguments.choose.options_for(contenders.len(), known, out)?;
    let mut records = match &arguments.records {
        Some(path) => Some(
            File::create(path)
                .map_err(|error| CommandFailure::new(messages::file_unwritten(path, error)))?,
        ),
        None => None,
    };
    let contest = Contest { arguments, contenders: &contenders, options: &options };
    let games =
        arguments.choose.typed(known, out)?.contest(contest).map_err(CommandFailure::new)?;
    if let Some(file) = &mut records {
        for game in &games {
            writeln!(file, "{}", game.record)?;
        }
    }
    let tally = Tally::of(&games, &contenders);
    if arguments.json {
        let mut figures = tally.json();
        figures["game"] = json!(arguments.choose.game);
        figures["options"] = options;
        figures["seed"] = json!(arguments.seed.0);
        return out.json(&figures);
    }
    for line in tally.lines() {
        out.line(line)?;
    }
    Ok(())
}

/// Players who are to play against each other.
pub struct Contest<'a> {
    arguments: &'a Arguments,
    contenders: &'a [Contender],
    options: &'a Value,
}

impl Contest<'_> {
    /// Plays it, in games of this type.
    pub fn play<G: Minded + Show>(self) -> Result<Vec<Played>, Message> {
        let Contest { arguments, contenders, options } = self;
        let chosen = options_from_json::<G>(options).map_err(|why| why.0)?;
        let start = G::start(&chosen, Seed(0)).map_err(|why| why.0)?;
        let seats = start.seats();
        if seats != contenders.len() {
            return Err(messages::arena_seats(seats, contenders.len()));
        }
        let bout = Bout::<G> {
            contenders,
            options: chosen,
            shown: options,
            cap: Duration::from_millis(arguments.cap),
            referee_ms: arguments.referee_ms,
        };
        let next = AtomicU64::new(0);
        let progress = Progress::new(arguments.games);
        let games = Mutex::new(Vec::new());
        let work = || -> Result<(), Message> {
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= arguments.games {
                    return Ok(());
                }
                // Each deal once in every seating.
                let (deal, turned) = (game / seats as u64, game as usize % seats);
                let seed = Seed(mix(arguments.seed.0.wrapping_add(mix(deal))));
                let played = bout.play(game, seed, turned);
                if played.is_err() {
                    next.store(arguments.games, Ordering::Relaxed);
                }
                let mut games = games.lock().map_err(|_| messages::arena_failed())?;
                games.push(played?);
                progress.show(&games, contenders);
            }
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..arguments.threads).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("a game does not panic"))
        })?;
        progress.clear();
        let mut games = games.into_inner().map_err(|_| messages::arena_failed())?;
        games.sort_by_key(|played| played.game);
        Ok(games)
    }
}
