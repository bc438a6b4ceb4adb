//! The same thinking natively and in WebAssembly: whether it comes to the same, and how long each takes.

mod engine;

use std::path::Path;
use std::time::Instant;

use serde::Serialize;
use tablier_games::RULEBOOKS;
use tablier_rules::Level;
use tablier_yardstick::{WhichMind, work};

use crate::table::{Column, table};
use engine::Engine;

/// Each is measured so many times and the best counts: what else the machine does is nobody's fault, and an engine compiles
/// better what it has seen run.
const ROUNDS: u32 = 3;

const COLUMNS: [Column; 7] = [
    Column::left("game"),
    Column::left("mind"),
    Column::right("decisions"),
    Column::right("native"),
    Column::right("WebAssembly"),
    Column::right("ratio"),
    Column::left("same moves"),
];

/// What one game took.
#[derive(Serialize)]
pub(crate) struct Row {
    game: &'static str,
    mind: &'static str,
    engine: &'static str,
    level: u8,
    decisions: u32,
    native_ms: f64,
    wasm_ms: f64,
    ratio: f64,
    same: bool,
}

/// Compares both at this level, with the module that was built from the yardstick.
pub(crate) fn rows(
    module: &Path,
    level: Level,
    decisions: u32,
    only: &str,
) -> Result<Vec<Row>, String> {
    let engine = Engine::find()?;
    let wanted = RULEBOOKS.slugs().enumerate().filter(|(_, slug)| slug.contains(only));
    let works = wanted.flat_map(|(number, game)| {
        WhichMind::ALL.map(|thinker| Repeated { number, game, thinker, level, decisions })
    });
    works.map(|work| work.compare(&engine, module)).collect()
}

/// What is done twice.
struct Repeated {
    number: usize,
    game: &'static str,
    thinker: WhichMind,
    level: Level,
    decisions: u32,
}

impl Repeated {
    fn mind(&self) -> &'static str {
        match self.thinker {
            WhichMind::Own => "own",
            WhichMind::Sampling => "generic",
        }
    }

    fn compare(&self, engine: &Engine, module: &Path) -> Result<Row, String> {
        let &Repeated { number, game, thinker, level, decisions } = self;
        let mind = self.mind();
        eprintln!("{game}, {mind} mind: level {}, {decisions} decisions", level.number());
        let mut expected = None;
        let round = |_| {
            let begun = Instant::now();
            expected = work(number, thinker, level, decisions as usize);
            begun.elapsed().as_secs_f64() * 1e3
        };
        let native_ms = (0..ROUNDS).map(round).fold(f64::INFINITY, f64::min);
        let run = engine.run(module, (number, thinker), level, decisions)?;
        Ok(Row {
            game,
            mind,
            engine: engine.name(),
            level: level.number(),
            decisions,
            native_ms,
            wasm_ms: run.ms,
            ratio: run.ms / native_ms,
            same: expected == Some(run.number),
        })
    }
}

/// The rows as people read them.
pub(crate) fn report(rows: &[Row]) -> String {
    let cells: Vec<_> = rows
        .iter()
        .map(|row| {
            [
                row.game.to_owned(),
                row.mind.to_owned(),
                row.decisions.to_string(),
                format!("{:.0} ms", row.native_ms),
                format!("{:.0} ms", row.wasm_ms),
                format!("× {:.2}", row.ratio),
                if row.same { "yes" } else { "no" }.to_owned(),
            ]
        })
        .collect();
    let engine = rows.first().map_or("", |row| row.engine);
    table(&COLUMNS, &cells) + &format!("WebAssembly was run by {engine}.\n")
}

/// Whether the same was chosen everywhere; otherwise where it was not.
pub(crate) fn check(rows: &[Row]) -> Result<(), String> {
    match rows.iter().find(|row| !row.same) {
        None => Ok(()),
        Some(Row { game, mind, .. }) => Err(format!(
            "At {game} the {mind} mind does not choose the same in WebAssembly as natively."
        )),
    }
}
