//! Plays random games of every kind on all cores, and says which number broke a promise.

use std::collections::BTreeMap;
use std::panic::catch_unwind;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use clap::Parser;
use tablier_fuzzing::play;

/// Play random games of every kind, looking for crashes, dead ends and games without an end
#[derive(Parser)]
struct Arguments {
    /// How many games
    #[arg(default_value_t = 100_000)]
    games: u64,

    /// The number of the first one: the same number is the same game everywhere
    #[arg(long, default_value_t = 0)]
    from: u64,
}

/// Of one game: how many were played, their moves, and the longest.
type Tally = BTreeMap<&'static str, (u64, u64, usize)>;

fn main() -> ExitCode {
    let Arguments { games, from } = Arguments::parse();
    let (next, broken) = (AtomicU64::new(from), AtomicU64::new(0));
    let tally = Mutex::new(Tally::new());
    let begun = Instant::now();
    let work = || {
        let mut own = Tally::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= from + games {
                break;
            }
            if (number - from).is_multiple_of(100_000) && number > from {
                let speed = (number - from) as f64 / begun.elapsed().as_secs_f64();
                eprintln!("{} games, {speed:.0} each second", number - from);
            }
            match catch_unwind(|| play(number)) {
                Ok(played) => {
                    let (count, moves, longest) = own.entry(played.game).or_default();
                    *count += 1;
                    *moves += played.moves as u64;
                    *longest = played.moves.max(*longest);
                }
                Err(_) => {
                    broken.fetch_add(1, Ordering::Relaxed);
                    eprintln!(
                        "Broken by the game of number {number}: see it again with --from {number} 1"
                    );
                }
            }
        }
        let mut all = tally.lock().expect("nobody panics here");
        for (game, (count, moves, longest)) in own {
            let entry = all.entry(game).or_default();
            *entry = (entry.0 + count, entry.1 + moves, entry.2.max(longest));
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    std::thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    for (game, (count, moves, longest)) in tally.into_inner().unwrap_or_default() {
        let mean = moves as f64 / count as f64;
        println!("{game:<9} {count:>9} games, {mean:>7.1} moves on average, the longest {longest}");
    }
    let broken = broken.into_inner();
    let speed = games as f64 / begun.elapsed().as_secs_f64();
    println!("{games} games, {speed:.0} each second, {broken} broken");
    if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
