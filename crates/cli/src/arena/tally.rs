//! Who won how often, and how sure one may be that it was not luck.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};
use tablier_rules::Language;
use tablier_rules::Seat;

use super::bout::{Played, ThinkingTime};
use super::contender::Contender;
use crate::messages;

/// The figures of a contest.
pub struct Tally {
    games: usize,
    rows: Vec<Row>,
    /// By seat: games won, where a shared win counts in part.
    seats: Vec<f64>,
    endings: BTreeMap<&'static str, u64>,
    moves: usize,
}

/// The figures of one contender.
struct Row {
    name: String,
    wins: u64,
    draws: u64,
    losses: u64,
    /// Games won, where a shared win counts in part.
    won: f64,
    score: f64,
    work: ThinkingTime,
}

impl Tally {
    pub fn of(games: &[Played], contenders: &[Contender]) -> Tally {
        let row = |contender: &Contender| Row {
            name: contender.to_string(),
            wins: 0,
            draws: 0,
            losses: 0,
            won: 0.0,
            score: 0.0,
            work: ThinkingTime::default(),
        };
        let mut rows: Vec<Row> = contenders.iter().map(row).collect();
        let mut seats = vec![0.0; contenders.len()];
        let (mut endings, mut moves) = (BTreeMap::new(), 0);
        for game in games {
            let winners = game.outcome.winners();
            for (seat, &who) in game.seating.iter().enumerate() {
                let (row, won) = (&mut rows[who], winners.contains(Seat::new(seat)));
                // Partners win together; it is a draw only where others share the first place with them.
                let sharing = winners.len() / game.teams[seat].len();
                match (won, sharing) {
                    (true, 1) => row.wins += 1,
                    (true, _) => row.draws += 1,
                    (false, _) => row.losses += 1,
                }
                let share = if won { 1.0 / sharing as f64 } else { 0.0 };
                row.won += share;
                seats[seat] += share;
                row.score += f64::from(game.outcome.places[Seat::new(seat)].score);
                row.work.add(&game.work[who]);
            }
            *endings.entry(game.outcome.ending).or_default() += 1;
            moves += game.record.moves.len();
        }
        Tally { games: games.len(), rows, seats, endings, moves }
    }

    /// The share of each contender, in one line.
    pub fn shares(&self) -> String {
        let share =
            |row: &Row| format!("{} {:.1} %", row.name, 100.0 * row.won / self.games as f64);
        self.rows.iter().map(share).collect::<Vec<_>>().join("  ")
    }

    /// The figures as a table.
    pub fn lines(&self) -> Vec<String> {
        let games = self.games as f64;
        let width = self.rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0).max(8);
        let mut lines = vec![format!(
            "{:<width$}  {:>5} {:>5} {:>6}   {:>7}   {:<17} {:>8}   {:>9} {:>9}  {:>11}",
            "player",
            "wins",
            "draws",
            "losses",
            "share",
            "95 % interval",
            "score",
            "time/move",
            "slowest",
            "nodes/move"
        )];
        for row in &self.rows {
            let (low, high) = wilson(row.won, games);
            let interval = format!("{:.1} – {:.1} %", 100.0 * low, 100.0 * high);
            let decisions = row.work.decisions.max(1);
            let (share, score) = (100.0 * row.won / games, row.score / games);
            let mean = milliseconds(row.work.time / decisions.min(u64::from(u32::MAX)) as u32);
            lines.push(format!(
                "{:<width$}  {:>5} {:>5} {:>6}   {share:>5.1} %   {interval:<17} {score:>8.1}   {mean:>9} {:>9}  {:>11}",
                row.name, row.wins, row.draws, row.losses, milliseconds(row.work.slowest), row.work.nodes / decisions
            ));
            if row.work.capped > 0 {
                let times = match row.work.capped {
                    1 => "once".to_owned(),
                    times => format!("{times} times"),
                };
                lines.push(format!("{:<width$}  the cap on time struck {times}", ""));
            }
        }
        let seat = |(seat, won): (usize, &f64)| format!("seat {seat} {:.1} %", 100.0 * won / games);
        let seats: Vec<_> = self.seats.iter().enumerate().map(seat).collect();
        let endings: Vec<_> =
            self.endings.iter().map(|(ending, count)| format!("{ending} {count}")).collect();
        lines.push(format!(
            "{} of {:.1} moves; won by {}; endings: {}",
            messages::games_counted(self.games).get(Language::EN),
            self.moves as f64 / games,
            seats.join(", "),
            endings.join(", ")
        ));
        lines
    }

    /// The figures as JSON.
    pub fn json(&self) -> Value {
        let games = self.games as f64;
        let row = |row: &Row| {
            let (low, high) = wilson(row.won, games);
            let decisions = row.work.decisions.max(1) as f64;
            json!({
                "player": row.name, "wins": row.wins, "draws": row.draws, "losses": row.losses,
                "share": row.won / games, "low": low, "high": high, "mean_score": row.score / games,
                "decisions": row.work.decisions,
                "ms_per_move": row.work.time.as_secs_f64() * 1e3 / decisions,
                "slowest_ms": row.work.slowest.as_secs_f64() * 1e3,
                "nodes_per_move": row.work.nodes as f64 / decisions,
                "capped": row.work.capped,
            })
        };
        json!({
            "games": self.games,
            "players": self.rows.iter().map(row).collect::<Vec<_>>(),
            "wins_by_seat": self.seats.iter().map(|won| won / games).collect::<Vec<_>>(),
            "endings": self.endings,
            "moves_per_game": self.moves as f64 / games,
        })
    }
}

fn milliseconds(time: Duration) -> String {
    let ms = time.as_secs_f64() * 1e3;
    if ms < 10.0 { format!("{ms:.2} ms") } else { format!("{ms:.0} ms") }
}

/// Between which shares the true one lies, by Wilson's score interval at 95 %.
fn wilson(won: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let share = won / games;
    let scale = 1.0 + Z * Z / games;
    let middle = (share + Z * Z / (2.0 * games)) / scale;
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt() / scale;
    (middle - half, middle + half)
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn the_interval_is_wilsons() {
        // Published values: 95 of 100, and none of 10.
        let (low, high) = wilson(95.0, 100.0);
        assert!((low - 0.8882).abs() < 1e-4 && (high - 0.9785).abs() < 1e-4, "{low} {high}");
        let (low, high) = wilson(0.0, 10.0);
        assert!(low.abs() < 1e-12 && (high - 0.2775).abs() < 1e-4, "{low} {high}");
    }
}
