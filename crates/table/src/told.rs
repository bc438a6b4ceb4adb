//! What one viewer is told of what happened. Where a viewer may not know of it, the version is skipped, so that numbers have
//! no holes.

use std::ops::Range;

use serde::Serialize;
use serde_json::Value;
use tablier_rules::{Level, Seat, SeatSet, ToldMove, Viewer, reading};

use crate::event::TableEvent;
use crate::table::{Stage, Table};
use crate::{Shown, Time, Wish};

/// One version, as told to a viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ToldVersion<V = Value> {
    /// Its number.
    pub v: u64,
    /// When it happened.
    pub at: Time,
    /// What happened; nothing where the viewer may not know, or where it no longer counts.
    pub what: Option<ToldEvent<V>>,
}

reading! {
    fields of ToldVersion<V> { v, at, what }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ToldEvent<V = Value> {
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
        moves: Vec<ToldMove>,
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
    Asked { seat: Seat, wish: Wish },
    /// Somebody answered.
    Answered {
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
    WentOn { seat: Seat },
    /// Somebody asked a machine what to play.
    Hinted { seat: Seat },
    /// The host wanted somebody else in a seat.
    Removed {
        seat: Seat,
        /// Who sat there.
        name: String,
    },
    /// The game ended otherwise than by a move.
    Ended,
    /// Somebody said something.
    Said {
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
        seats: SeatSet,
        /// Whether.
        yes: bool,
    },
    /// There is a table for the next game.
    Next,
    /// The salon was closed for a while.
    Outage,
}

reading! {
    variants of ToldEvent<V> {
        "opened" => Opened,
        "sat" => Sat { seat },
        "filled" => Filled { seat, level },
        "left" => Left { seats },
        "stood_in" => StoodIn { seats, level },
        "returned" => Returned { seats },
        "moved" => Moved { moves, views },
        "took_back" => TookBack { seat, moves },
        "asked" => Asked { seat, wish },
        "answered" => Answered { seat, wish, yes },
        "paused" => Paused { seat },
        "went_on" => WentOn { seat },
        "hinted" => Hinted { seat },
        "removed" => Removed { seat, name },
        "ended" => Ended,
        "said" => Said { name, text, plays },
        "unsaid" => Unsaid { version },
        "again" => Again { seats, yes },
        "next" => Next,
        "outage" => Outage,
    }
}

/// Of how many moves the views are told.
const MOST_VIEWS: usize = 60;

/// The moves of several versions, made into events and views in one go.
struct ToldMoves<V> {
    /// The number of the first event.
    first: usize,
    events: Vec<ToldMove>,
    /// The number of the first view.
    shown: usize,
    views: Vec<V>,
}

impl<V: Clone> ToldMoves<V> {
    fn events_of(&self, made: Range<usize>) -> Vec<ToldMove> {
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
    pub fn told(&self, viewer: Viewer, since: u64) -> Vec<ToldVersion> {
        self.told_as(viewer, since)
    }

    /// The same with views in some form of JSON.
    pub fn told_as<V: Shown>(&self, viewer: Viewer, since: u64) -> Vec<ToldVersion<V>> {
        self.told_to(viewer, viewer.seat().is_some(), since)
    }

    /// The same to somebody who plays, or does not, whatever eyes they look through.
    pub(crate) fn told_to<V: Shown>(
        &self,
        viewer: Viewer,
        plays: bool,
        since: u64,
    ) -> Vec<ToldVersion<V>> {
        let from = usize::try_from(since).unwrap_or(usize::MAX).min(self.events.len());
        let events = &self.events[from..];
        let film = self.film(viewer, events);
        let versions = (from as u64 + 1..).zip(events);
        versions
            .map(|(v, (at, event))| {
                let is_heard = self.is_heard(event, plays);
                let what = if is_heard { self.what(event, &film) } else { None };
                ToldVersion { v, at: *at, what }
            })
            .collect()
    }

    /// All moves that these notices speak of, as the viewer was told of them.
    fn film<V: Shown>(&self, viewer: Viewer, events: &[(Time, TableEvent)]) -> ToldMoves<V> {
        let first = events.iter().find_map(|(_, event)| match event {
            TableEvent::Moved { made } => Some(made.start),
            _ => None,
        });
        let (Some(game), Some(first)) = (&self.game, first) else {
            return ToldMoves { first: 0, events: Vec::new(), shown: 0, views: Vec::new() };
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
        ToldMoves { first, events, shown, views }
    }

    /// Whether somebody who plays, or watches, is told of it. They talk apart until the game is over; then those who watch may
    /// read what was said by those who played, but nobody who played what was said behind their back.
    fn is_heard(&self, event: &TableEvent, plays: bool) -> bool {
        match event {
            // Of what was said before the game everybody is told that it is taken away: whoever sat down since may have heard it.
            TableEvent::Unsaid { during: Stage::Gathering | Stage::Drawing, .. } => true,
            TableEvent::Said { plays: by_player, during, .. }
            | TableEvent::Unsaid { plays: by_player, during, .. } => {
                let opened = *by_player && self.end.is_some();
                *during == Stage::Over || *by_player == plays || opened
            }
            _ => true,
        }
    }

    fn what<V: Shown>(&self, event: &TableEvent, film: &ToldMoves<V>) -> Option<ToldEvent<V>> {
        Some(match event {
            TableEvent::Opened => ToldEvent::Opened,
            TableEvent::Sat { seat } => ToldEvent::Sat { seat: *seat },
            TableEvent::Filled { seat, level } => ToldEvent::Filled { seat: *seat, level: *level },
            TableEvent::Left { seats } => ToldEvent::Left { seats: *seats },
            TableEvent::StoodIn { seats, level } => {
                ToldEvent::StoodIn { seats: *seats, level: *level }
            }
            TableEvent::Returned { seats } => ToldEvent::Returned { seats: *seats },
            TableEvent::Moved { made } => ToldEvent::Moved {
                moves: film.events_of(made.clone()),
                views: film.views_of(made.clone()),
            },
            // Nobody is told of a kind of thing that older clients do not know: names and seals stand in the snapshot.
            TableEvent::Undone | TableEvent::Renamed | TableEvent::Drew => return None,
            TableEvent::TookBack { seat, moves } => {
                ToldEvent::TookBack { seat: *seat, moves: *moves }
            }
            TableEvent::Asked { seat, wish } => ToldEvent::Asked { seat: *seat, wish: *wish },
            TableEvent::Answered { seat, wish, yes } => {
                ToldEvent::Answered { seat: *seat, wish: *wish, yes: *yes }
            }
            TableEvent::Paused { seat } => ToldEvent::Paused { seat: *seat },
            TableEvent::WentOn { seat } => ToldEvent::WentOn { seat: *seat },
            TableEvent::Hinted { seat } => ToldEvent::Hinted { seat: *seat },
            TableEvent::Removed { seat, name } => {
                ToldEvent::Removed { seat: *seat, name: name.clone() }
            }
            TableEvent::Ended => ToldEvent::Ended,
            TableEvent::Said { name, text, plays, .. } => {
                ToldEvent::Said { name: name.clone(), text: text.clone(), plays: *plays }
            }
            TableEvent::Unsaid { version, .. } => ToldEvent::Unsaid { version: *version },
            TableEvent::Again { seats, yes } => ToldEvent::Again { seats: *seats, yes: *yes },
            TableEvent::Next => ToldEvent::Next,
            TableEvent::Outage => ToldEvent::Outage,
        })
    }
}
