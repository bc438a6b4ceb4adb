//! What one viewer is told of what happened. Where a viewer may not know of it, the version is skipped, so that numbers have
//! no holes.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tablier_rules::{Event, Level, Seat, SeatSet, Viewer};

use crate::notice::Notice;
use crate::table::{Stage, Table};
use crate::{Shown, Time, Wish};

/// One version, as told to a viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told<V = Value> {
    /// Its number.
    pub v: u64,
    /// When it happened.
    pub at: Time,
    /// What happened; nothing where the viewer may not know, or where it no longer counts.
    pub what: Option<What<V>>,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What<V = Value> {
    /// The table was opened.
    Opened,
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
    },
    /// A machine sat down, or the seat was opened again.
    Filled {
        /// Where.
        seat: Seat,
        /// Which machine.
        level: Option<Level>,
    },
    /// Somebody got up before the start.
    Left {
        /// From where.
        seats: SeatSet,
    },
    /// A machine plays on for somebody.
    StoodIn {
        /// Where.
        seats: SeatSet,
        /// Which machine.
        level: Level,
    },
    /// Somebody is back.
    Returned {
        /// Where.
        seats: SeatSet,
    },
    /// Moves were made.
    Moved {
        /// In words, and as far as the viewer may know in notation.
        moves: Vec<Event>,
        /// What the viewer saw after each of them, except the last of the table, which the snapshot shows. Only of the
        /// latest moves: nobody watches a whole game again that way.
        views: Vec<V>,
    },
    /// Moves were taken back.
    TookBack {
        /// By whom.
        seat: Seat,
        /// How many are left.
        moves: usize,
    },
    /// Somebody asked for something.
    Asked {
        /// Who.
        seat: Seat,
        /// For what.
        wish: Wish,
    },
    /// Somebody answered.
    Answered {
        /// Who.
        seat: Seat,
        /// What had been asked for.
        wish: Wish,
        /// The answer.
        yes: bool,
    },
    /// All agreed to a pause.
    Paused {
        /// Who had asked for it.
        seat: Seat,
    },
    /// Somebody ended the pause.
    WentOn {
        /// Who.
        seat: Seat,
    },
    /// Somebody asked a machine what to play.
    Hinted {
        /// Who.
        seat: Seat,
    },
    /// The host wanted somebody else in a seat.
    Removed {
        /// Which seat.
        seat: Seat,
        /// Who sat there.
        name: String,
    },
    /// The game ended otherwise than by a move.
    Ended,
    /// Somebody said something.
    Said {
        /// Who.
        name: String,
        /// What; nothing where it was taken away.
        text: Option<String>,
        /// Whether it was somebody who plays.
        plays: bool,
    },
    /// Something said was taken away.
    Unsaid {
        /// The version that had brought it.
        version: u64,
    },
    /// Somebody wants to play again, or no longer.
    Again {
        /// Who.
        seats: SeatSet,
        /// Whether.
        yes: bool,
    },
    /// There is a table for the next game.
    Next,
    /// The salon was closed for a while.
    Outage,
}

/// Of how many moves the views are told.
const MOST_VIEWS: usize = 60;

/// The moves of several versions, made into events and views in one go.
struct Film<V> {
    /// The number of the first event.
    first: usize,
    events: Vec<Event>,
    /// The number of the first view.
    shown: usize,
    views: Vec<V>,
}

impl<V: Clone> Film<V> {
    fn events_of(&self, made: Range<usize>) -> Vec<Event> {
        made.filter_map(|number| self.events.get(number.checked_sub(self.first)?).cloned())
            .collect()
    }

    fn views_of(&self, made: Range<usize>) -> Vec<V> {
        made.filter_map(|number| self.views.get(number.checked_sub(self.shown)?).cloned()).collect()
    }
}

impl Table {
    /// What a viewer is told of the versions after `since`. Of a viewer who may know nothing of the game at all, see
    /// [`Table::may_watch`].
    pub fn told(&self, viewer: Viewer, since: u64) -> Vec<Told> {
        self.told_as(viewer, since)
    }

    /// The same with views in some form of JSON.
    pub fn told_as<V: Shown>(&self, viewer: Viewer, since: u64) -> Vec<Told<V>> {
        self.told_to(viewer, viewer.seat().is_some(), since)
    }

    /// The same to somebody who plays, or does not, whatever eyes they look through.
    pub(crate) fn told_to<V: Shown>(
        &self,
        viewer: Viewer,
        plays: bool,
        since: u64,
    ) -> Vec<Told<V>> {
        let from = usize::try_from(since).unwrap_or(usize::MAX).min(self.notices.len());
        let notices = &self.notices[from..];
        let film = self.film(viewer, notices);
        let versions = (from as u64 + 1..).zip(notices);
        versions
            .map(|(v, (at, notice))| {
                let is_heard = self.is_heard(notice, plays);
                let what = if is_heard { self.what(notice, &film) } else { None };
                Told { v, at: *at, what }
            })
            .collect()
    }

    /// All moves that these notices speak of, as the viewer was told of them.
    fn film<V: Shown>(&self, viewer: Viewer, notices: &[(Time, Notice)]) -> Film<V> {
        let first = notices.iter().find_map(|(_, notice)| match notice {
            Notice::Moved { made } => Some(made.start),
            _ => None,
        });
        let (Some(game), Some(first)) = (&self.game, first) else {
            return Film { first: 0, events: Vec::new(), shown: 0, views: Vec::new() };
        };
        let moves = game.moves();
        let mut events = game.events(viewer, first..moves);
        events.iter_mut().for_each(|event| event.text = event.text.named(&self.names));
        let shown = first.max(moves.saturating_sub(MOST_VIEWS));
        // The newest is in the snapshot.
        let views = match moves.checked_sub(1) {
            Some(newest) if newest > shown => V::after(game.as_ref(), viewer, shown..newest),
            _ => Vec::new(),
        };
        Film { first, events, shown, views }
    }

    /// Whether somebody who plays, or watches, is told of it. They talk apart until the game is over; then those who watch may
    /// read what was said by those who played, but nobody who played what was said behind their back.
    fn is_heard(&self, notice: &Notice, plays: bool) -> bool {
        match notice {
            // Of what was said before the game everybody is told that it is taken away: whoever sat down since may have heard it.
            Notice::Unsaid { during: Stage::Gathering | Stage::Drawing, .. } => true,
            Notice::Said { plays: by_player, during, .. }
            | Notice::Unsaid { plays: by_player, during, .. } => {
                let opened = *by_player && self.end.is_some();
                *during == Stage::Over || *by_player == plays || opened
            }
            _ => true,
        }
    }

    fn what<V: Shown>(&self, notice: &Notice, film: &Film<V>) -> Option<What<V>> {
        Some(match notice {
            Notice::Opened => What::Opened,
            Notice::Sat { seat } => What::Sat { seat: *seat },
            Notice::Filled { seat, level } => What::Filled { seat: *seat, level: *level },
            Notice::Left { seats } => What::Left { seats: *seats },
            Notice::StoodIn { seats, level } => What::StoodIn { seats: *seats, level: *level },
            Notice::Returned { seats } => What::Returned { seats: *seats },
            Notice::Moved { made } => What::Moved {
                moves: film.events_of(made.clone()),
                views: film.views_of(made.clone()),
            },
            // Nobody is told of a kind of thing that older clients do not know: names and seals stand in the snapshot.
            Notice::Undone | Notice::Renamed | Notice::Drew => return None,
            Notice::TookBack { seat, moves } => What::TookBack { seat: *seat, moves: *moves },
            Notice::Asked { seat, wish } => What::Asked { seat: *seat, wish: *wish },
            Notice::Answered { seat, wish, yes } => {
                What::Answered { seat: *seat, wish: *wish, yes: *yes }
            }
            Notice::Paused { seat } => What::Paused { seat: *seat },
            Notice::WentOn { seat } => What::WentOn { seat: *seat },
            Notice::Hinted { seat } => What::Hinted { seat: *seat },
            Notice::Removed { seat, name } => What::Removed { seat: *seat, name: name.clone() },
            Notice::Ended => What::Ended,
            Notice::Said { name, text, plays, .. } => {
                What::Said { name: name.clone(), text: text.clone(), plays: *plays }
            }
            Notice::Unsaid { version, .. } => What::Unsaid { version: *version },
            Notice::Again { seats, yes } => What::Again { seats: *seats, yes: *yes },
            Notice::Next => What::Next,
            Notice::Outage => What::Outage,
        })
    }
}
