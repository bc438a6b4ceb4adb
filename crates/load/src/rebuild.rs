//! How long it takes to read a table from its log.

use std::time::Instant;

use tablier_rules::{ChanceVersion, FastRng, Language, Rng, Rulebooks, Salt, Seed};
use tablier_table::{
    Absence, Audience, Input, Law, LogEntry, Mover, Pace, PersonId, SeatSetup, Setup, Table, Time,
    rules_of,
};

/// Prints the time for a table of so many moves, for each game; games that end earlier are played to their end.
pub fn run(rulebooks: Rulebooks, moves: usize) -> Result<(), String> {
    for slug in rulebooks.slugs() {
        let log = log(rulebooks, slug, moves)?;
        let mut best = f64::MAX;
        for _ in 0..5 {
            let begun = Instant::now();
            let mut entries = Vec::with_capacity(log.len());
            for line in &log {
                entries.push(
                    serde_json::from_str::<LogEntry>(line).map_err(|error| error.to_string())?,
                );
            }
            Table::rebuild(rulebooks, entries).map_err(|error| error.to_string())?;
            best = best.min(begun.elapsed().as_secs_f64() * 1e3);
        }
        let inputs = log.len();
        println!(
            "rebuilding {slug:<8}         {best:8.2} ms  for {inputs} inputs (goal: at most 5 for 300 moves)"
        );
    }
    Ok(())
}

fn log(rulebooks: Rulebooks, slug: &str, moves: usize) -> Result<Vec<String>, String> {
    let rules = rulebooks.get(slug).map_err(|error| error.to_string())?;
    let host = PersonId(1);
    let mut longest: Vec<LogEntry> = Vec::new();
    for seed in 0..40 {
        let options = serde_json::json!({});
        let seats =
            rules.start(&options, Seed(seed)).map_err(|error| error.0.get(Language::EN))?.seats();
        let setup = Setup {
            game: slug.to_owned(),
            rules: rules_of(rulebooks, slug),
            law: Law::NEWEST,
            options,
            places: vec![SeatSetup::Host; seats],
            pace: Pace::Free,
            absence: Absence::default(),
            audience: Audience::Everybody,
            rated: false,
            chance: ChanceVersion::SEED,
            seed: Seed(seed),
            salt: Salt("salt".to_owned()),
        };
        let open = Input::Open { setup: Box::new(setup), host, name: "A".to_owned(), seal: None };
        let mut entries = vec![LogEntry::new(Time(0), open)];
        let mut table =
            Table::open(rulebooks, entries[0].clone()).map_err(|error| error.to_string())?;
        let mut rng = FastRng::new(seed);
        while entries.len() <= moves {
            let Some(seat) = table.deciders().first() else { break };
            let legal = table.game().map(|game| game.legal(seat)).unwrap_or_default();
            let mv = legal[rng.below(legal.len())].clone();
            let decision = table.decision_of(seat).unwrap_or(0);
            let by = Mover::Person(host);
            let (at, id) = (Time(entries.len() as u64), Some(format!("1.{}", entries.len())));
            let entry = LogEntry { at, input: Input::Decide { by, seat, decision, mv }, id };
            table.take(&entry).map_err(|error| error.to_string())?;
            entries.push(entry);
        }
        if entries.len() > longest.len() {
            longest = entries;
        }
        if longest.len() > moves {
            break;
        }
    }
    let line = |entry: &LogEntry| serde_json::to_string(entry).map_err(|error| error.to_string());
    longest.iter().map(line).collect()
}
