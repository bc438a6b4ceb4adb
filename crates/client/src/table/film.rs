//! What there is to see of an update: the positions one after the other, ending with how things stand now.

use serde_json::Value;
use tablier_rules::Event;
use tablier_table::{Update, What};

/// A position to show.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// What the viewer sees.
    pub view: Value,
    /// What led there.
    pub last: Option<Event>,
}

/// The most frames that are shown of one update: nobody watches a whole game again.
const MOST_FRAMES: usize = 80;

/// The frames of an update; the last one is always its snapshot.
pub fn frames(update: &Update) -> Vec<Frame> {
    let moved: Vec<_> = update
        .told
        .iter()
        .filter_map(|told| match &told.what {
            Some(What::Moved { moves, views }) => Some((moves, views)),
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
