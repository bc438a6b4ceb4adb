//! The rows of the report, as JSON for tools and as cells of a table for people.

use serde::Serialize;
use tablier_rules::OptionMap;

use crate::measure::Rate;
use crate::subjects::Subject;
use crate::table::{Column, quantity};

/// The columns of the table.
pub(crate) const COLUMNS: [Column; 7] = [
    Column::left("game"),
    Column::left("options"),
    Column::right("playouts/s"),
    Column::right("moves/s"),
    Column::right("goal"),
    Column::left("met"),
    Column::right("ours/theirs"),
];

/// What stands where there is nothing to say.
const NOTHING: &str = "–";

/// One row.
#[derive(Serialize)]
pub(crate) struct Row {
    game: &'static str,
    /// Whose it is.
    #[serde(rename = "crate")]
    from: &'static str,
    #[serde(skip)]
    variant: String,
    options: OptionMap,
    stops_after: Option<usize>,
    playouts_per_second: u64,
    moves_per_second: u64,
    goal: Option<u64>,
    met: Option<bool>,
    ours_to_theirs: Option<f64>,
}

/// The rows of all subjects with their rates. A peer is compared with the first of our rows of the same game.
pub(crate) fn rows(measured: Vec<(Subject, Rate)>) -> Vec<Row> {
    let ours: Vec<_> = measured
        .iter()
        .filter(|(subject, _)| subject.peer.is_none())
        .map(|(subject, rate)| (subject.game, rate.playouts))
        .collect();
    let ours = |game| ours.iter().find(|(known, _)| *known == game).map(|(_, rate)| *rate);
    measured
        .into_iter()
        .map(|(subject, rate)| Row {
            game: subject.game,
            from: subject.peer.unwrap_or("tablier"),
            variant: subject.variant,
            options: subject.options,
            stops_after: subject.stop.map(|stop| stop.moves),
            playouts_per_second: rate.playouts.round() as u64,
            moves_per_second: rate.moves.round() as u64,
            goal: subject.goal.map(|goal| goal.round() as u64),
            met: subject.goal.map(|goal| rate.playouts >= goal),
            ours_to_theirs: subject
                .peer
                .and_then(|_| ours(subject.game))
                .map(|our| our / rate.playouts),
        })
        .collect()
}

impl Row {
    /// The row as people read it, in the order of [`COLUMNS`].
    pub(crate) fn cells(&self) -> [String; COLUMNS.len()] {
        let or_nothing = |text: Option<String>| text.unwrap_or_else(|| NOTHING.to_owned());
        let game = match self.from {
            "tablier" => self.game.to_owned(),
            peer => format!("└ {peer}"),
        };
        [
            game,
            self.variant.clone(),
            quantity(self.playouts_per_second as f64),
            quantity(self.moves_per_second as f64),
            or_nothing(self.goal.map(|goal| format!("≥ {}", quantity(goal as f64)))),
            or_nothing(self.met.map(|met| if met { "yes" } else { "no" }.to_owned())),
            self.ours_to_theirs.map(|ratio| format!("× {ratio:.2}")).unwrap_or_default(),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(peer: Option<&'static str>, goal: Option<f64>, playouts: f64) -> (Subject, Rate) {
        let subject = Subject {
            game: "connect-four",
            peer,
            variant: String::new(),
            options: OptionMap::new(),
            stop: None,
            goal,
            batch: Box::new(|_, _| 0),
        };
        (subject, Rate { playouts, moves: playouts * 21.0 })
    }

    #[test]
    fn a_goal_is_met_when_it_is_reached() {
        let met = |playouts| rows(vec![measured(None, Some(2e6), playouts)])[0].met;
        assert_eq!((met(2e6), met(1_999_999.0)), (Some(true), Some(false)));
        assert_eq!(rows(vec![measured(None, None, 5.0)])[0].cells()[5], "–");
    }

    #[test]
    fn a_peer_is_compared_with_our_own() {
        let rows =
            rows(vec![measured(None, Some(2e6), 6e6), measured(Some("other 1.0"), None, 2e6)]);
        assert_eq!(rows[0].cells(), ["connect-four", "", "6 M", "126 M", "≥ 2 M", "yes", ""]);
        assert_eq!(rows[1].cells(), ["└ other 1.0", "", "2 M", "42 M", "–", "–", "× 3.00"]);
    }

    #[test]
    fn tools_get_numbers() {
        let rows = rows(vec![measured(None, Some(2e6), 6e6)]);
        let json = serde_json::to_value(rows).unwrap();
        assert_eq!(json[0]["playouts_per_second"], 6_000_000);
        assert_eq!(json[0]["crate"], "tablier");
        assert_eq!(json[0]["met"], true);
    }
}
