//! What there is to see of an update: the positions one after the other, ending with how things stand now.

use serde_json::Value;
use tablier_rules::ToldMove;
use tablier_table::{ToldEvent, Update};

/// A position to show.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// What the viewer sees.
    pub view: Value,
    /// What led there.
    pub last: Option<ToldMove>,
}

/// The most frames that are shown of one update: nobody watches a whole game again.
const MOST_FRAMES: usize = 80;

/// The frames of an update; the last one is always its snapshot.
pub fn frames(update: &Update) -> Vec<Frame> {
    let moved: Vec<_> = update
        .told
        .iter()
        .filter_map(|told| match &told.what {
            Some(ToldEvent::Moved { moves, views }) => Some((moves, views)),
            _ => None,
        })
        .collect();
    let mut frames = Vec::new();
    for (index, (moves, views)) in moved.iter().enumerate() {
        // The view after the very last move is the snapshot's; earlier ones may have been left out.
        let seen = moves.len() - usize::from(index + 1 == moved.len()).min(moves.len());
        let skipped = seen.saturating_sub(views.len());
        for (event, view) in moves[skipped..seen].iter().zip(views.iter()) {
            frames.push(Frame { view: view.clone(), last: Some(event.clone()) });
        }
    }
    frames.drain(..frames.len().saturating_sub(MOST_FRAMES));
    let snapshot = &update.snapshot;
    frames.push(Frame { view: snapshot.view.clone(), last: snapshot.last.clone() });
    frames
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tablier_rules::{Message, Seat};
    use tablier_table::{Time, ToldVersion};

    use super::*;
    use crate::table::model::tests::snapshot;

    fn event(number: usize) -> ToldMove {
        let (seat, mv, text) = (Seat::new(0), None, Message::words("moved"));
        ToldMove { number, seat, mv, forced: false, text }
    }

    fn moved(v: u64, numbers: std::ops::RangeInclusive<usize>, views: &[usize]) -> ToldVersion {
        let moves = numbers.map(event).collect();
        let views = views.iter().map(|view| json!(view)).collect();
        ToldVersion { v, at: Time(0), what: Some(ToldEvent::Moved { moves, views }) }
    }

    fn shown(told: Vec<ToldVersion>) -> Vec<(Value, Option<usize>)> {
        let mut snapshot = snapshot("six");
        (snapshot.view, snapshot.last) = (json!("now"), Some(event(9)));
        let frames = frames(&Update { told, snapshot });
        frames.into_iter().map(|frame| (frame.view, frame.last.map(|last| last.number))).collect()
    }

    #[test]
    fn every_view_goes_with_the_move_that_led_to_it() {
        // The view after the last move is the snapshot's own.
        let told = vec![moved(2, 1..=2, &[1, 2]), moved(3, 3..=4, &[3])];
        let expected = [
            (json!(1), Some(1)),
            (json!(2), Some(2)),
            (json!(3), Some(3)),
            (json!("now"), Some(9)),
        ];
        assert_eq!(shown(told), expected);
    }

    #[test]
    fn views_that_were_left_out_are_the_earliest() {
        let told = vec![moved(2, 1..=3, &[3]), moved(3, 4..=4, &[])];
        assert_eq!(shown(told), [(json!(3), Some(3)), (json!("now"), Some(9))]);
    }

    #[test]
    fn without_moves_there_is_only_how_things_stand() {
        assert_eq!(shown(vec![]), [(json!("now"), Some(9))]);
    }
}
