//! How fast minds think: the time a decision takes at each level, and how many positions they look at in a second.

use std::time::Instant;

use serde::Serialize;
use tablier_games::{RULEBOOKS, Visitor, visit};
use tablier_rules::{Level, Viewer};
use tablier_search::{Minded, Strength, Thinking, think};
use tablier_yardstick::positions;

use crate::table::{Column, quantity, table};

const COLUMNS: [Column; 5] = [
    Column::left("game"),
    Column::right("level"),
    Column::right("decisions"),
    Column::right("time each"),
    Column::right("nodes/s"),
];

/// What one game took at one level.
#[derive(Serialize)]
pub(crate) struct Row {
    game: &'static str,
    level: u8,
    decisions: usize,
    ms: f64,
    nodes_per_second: u64,
}

/// Measures every game of the registry that has this in its name, at every level, at so many positions.
pub(crate) fn rows(only: &str, decisions: usize) -> Vec<Row> {
    let games = RULEBOOKS.slugs().filter(|slug| slug.contains(only));
    games.flat_map(|slug| visit(slug, Measure { decisions }).expect("a game there is")).collect()
}

/// The rows as people read them.
pub(crate) fn report(rows: &[Row]) -> String {
    let cells = |row: &Row| {
        [
            row.game.to_owned(),
            row.level.to_string(),
            row.decisions.to_string(),
            format!("{:.1} ms", row.ms),
            quantity(row.nodes_per_second as f64),
        ]
    };
    table(&COLUMNS, &rows.iter().map(cells).collect::<Vec<_>>())
}

struct Measure {
    decisions: usize,
}

impl Visitor for Measure {
    type Output = Vec<Row>;

    fn visit<G: Minded>(self) -> Vec<Row> {
        eprintln!("{}: {} decisions at each level", G::SLUG, self.decisions);
        let positions = positions::<G>(self.decisions);
        let row = |level: Level| {
            let mut nodes = 0;
            let begun = Instant::now();
            for (number, (position, seat)) in positions.iter().enumerate() {
                let mut never = || false;
                let mut thinking = Thinking::new(Strength::Level(level), number as u64, &mut never);
                let view = position.view(Viewer::Seat(*seat));
                think::<G>(&view, *seat, &mut thinking).expect("a decider chooses");
                nodes += thinking.nodes();
            }
            let seconds = begun.elapsed().as_secs_f64();
            Row {
                game: G::SLUG,
                level: level.number(),
                decisions: positions.len(),
                ms: seconds * 1e3 / positions.len() as f64,
                nodes_per_second: (nodes as f64 / seconds).round() as u64,
            }
        };
        Level::ALL.into_iter().map(row).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_a_row_for_every_level() {
        let rows = rows("six", 1);
        assert_eq!(rows.len(), Level::ALL.len());
        assert_eq!(report(&rows).lines().count(), 2 + rows.len());
    }
}
