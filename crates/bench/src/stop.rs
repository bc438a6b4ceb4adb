//! How soon a mind answers when it is told to stop: the time from the stop to the choice, and the longest time in which it
//! did not ask. Both must be short wherever the stop falls.

use std::time::{Duration, Instant};

use serde::Serialize;
use tablier_games::{RULEBOOKS, Visitor, visit};
use tablier_rules::{Seat, Viewer};
use tablier_search::{Minded, Strength, Thinking, think};
use tablier_yardstick::positions;

use crate::table::{Column, table};

/// A choice follows a stop within this time.
const GOAL: Duration = Duration::from_millis(50);
/// Each is measured so many times and the best counts, since what else the machine does is not the mind's fault.
const ROUNDS: usize = 3;

const COLUMNS: [Column; 7] = [
    Column::left("game"),
    Column::right("stop after"),
    Column::right("positions"),
    Column::right("median"),
    Column::right("worst"),
    Column::right("longest without asking"),
    Column::left("within 50 ms"),
];

/// What was measured for one game and one time.
#[derive(Serialize)]
pub(crate) struct Row {
    game: &'static str,
    stop_after_ms: u64,
    positions: usize,
    median_ms: f64,
    worst_ms: f64,
    longest_without_asking_ms: f64,
    within_goal: bool,
}

/// Measures every game of the registry that has this in its name, at so many positions, with a stop after each of these
/// times.
pub(crate) fn rows(only: &str, positions: usize, after: &[Duration]) -> Vec<Row> {
    let games = RULEBOOKS.slugs().filter(|slug| slug.contains(only));
    let measure = |slug| visit(slug, Measure { positions, after }).expect("a game there is");
    games.flat_map(measure).collect()
}

/// The rows as people read them.
pub(crate) fn report(rows: &[Row]) -> String {
    let ms = |ms: f64| format!("{ms:.1} ms");
    let cells: Vec<_> = rows
        .iter()
        .map(|row| {
            [
                row.game.to_owned(),
                format!("{} ms", row.stop_after_ms),
                row.positions.to_string(),
                ms(row.median_ms),
                ms(row.worst_ms),
                ms(row.longest_without_asking_ms),
                if row.within_goal { "yes" } else { "no" }.to_owned(),
            ]
        })
        .collect();
    table(&COLUMNS, &cells)
}

struct Measure<'a> {
    positions: usize,
    after: &'a [Duration],
}

impl Visitor for Measure<'_> {
    type Output = Vec<Row>;

    fn visit<G: Minded>(self) -> Vec<Row> {
        eprintln!("{}: {} positions", G::SLUG, self.positions);
        let positions = positions::<G>(self.positions);
        self.after.iter().map(|&after| row(&positions, after)).collect()
    }
}

fn row<G: Minded>(positions: &[(G, Seat)], after: Duration) -> Row {
    let mut waits = Vec::new();
    let mut longest = Duration::ZERO;
    for (number, (position, seat)) in positions.iter().enumerate() {
        let rounds = (0..ROUNDS).map(|_| stopped(position, *seat, after, number as u64));
        let rounds: Vec<Answer> = rounds.collect();
        // Whoever knew the answer before the stop was not stopped.
        waits.extend(rounds.iter().filter_map(|answer| answer.wait).min());
        longest = longest.max(rounds.iter().map(|answer| answer.silence).min().unwrap_or_default());
    }
    waits.sort_unstable();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let worst = waits.last().copied().unwrap_or_default();
    Row {
        game: G::SLUG,
        stop_after_ms: after.as_millis() as u64,
        positions: waits.len(),
        median_ms: ms(waits.get(waits.len() / 2).copied().unwrap_or_default()),
        worst_ms: ms(worst),
        longest_without_asking_ms: ms(longest),
        within_goal: worst.max(longest) <= GOAL,
    }
}

/// How one act of thinking ended.
struct Answer {
    /// From the stop to the choice, if it did not come before.
    wait: Option<Duration>,
    /// The longest time between two questions, from the beginning and to the choice included.
    silence: Duration,
}

fn stopped<G: Minded>(position: &G, seat: Seat, after: Duration, seed: u64) -> Answer {
    let view = position.view(Viewer::Seat(seat));
    let begun = Instant::now();
    let (mut last, mut silence) = (begun, Duration::ZERO);
    let mut stop = || {
        let now = Instant::now();
        silence = silence.max(now - last);
        last = now;
        now - begun >= after
    };
    let mut thinking = Thinking::new(Strength::Full, seed, &mut stop);
    think::<G>(&view, seat, &mut thinking).expect("a decider chooses");
    let end = Instant::now();
    Answer { wait: (end - begun).checked_sub(after), silence: silence.max(end - last) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_row_for_every_time() {
        let rows = rows("", 1, &[Duration::ZERO, Duration::from_millis(1)]);
        assert_eq!(rows.len(), RULEBOOKS.slugs().count() * 2);
        assert_eq!(report(&rows).lines().count(), 2 + rows.len());
    }
}
