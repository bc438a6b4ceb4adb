//! To which tables the bot comes, and from which it goes away.

use tablier_protocol::{Card, ClientMessage};
use tablier_rules::Message;

use super::{Host, Play, Wanted};
use crate::out::CommandFailure;

/// At so many tables whose games are over it waits for somebody who wants to play again.
const LINGERS: usize = 3;

impl Host<'_> {
    /// Opens a table of its own where it wants one and sits at none.
    pub(super) async fn open_table(&mut self) -> Result<(), CommandFailure> {
        let Wanted::Own(new) = &self.wanted else { return Ok(()) };
        if self.plays.values().all(Play::is_over) {
            match tokio::task::block_in_place(|| self.salon.open(new)) {
                Ok(table) => {
                    self.say(format!("It waits at {}", self.salon.link(&table)))?;
                    self.follow(table).await;
                }
                Err(sentence) => {
                    self.say(self.out.said(&sentence))?;
                    self.again_later(String::new());
                }
            }
        }
        Ok(())
    }

    /// Sits down at tables of the lobby.
    pub(super) async fn choose(&mut self, open: Vec<Card>) {
        let Wanted::Open { games, rated, at_once } = &self.wanted else { return };
        let busy = self.plays.values().filter(|play| !play.is_over()).count();
        let fits = |card: &Card| {
            (games.is_empty() || games.contains(&card.game))
                && rated.is_none_or(|rated| rated == card.rated)
                && !self.refused.contains(&card.game)
                && self.thinker.knows(&card.game)
                && !self.plays.contains_key(&card.table)
                && !self.left.contains(&card.table)
                && card.seats.iter().any(|seat| !seat.taken)
        };
        let room = at_once.saturating_sub(busy);
        let chosen: Vec<Card> = open.into_iter().filter(fits).take(room).collect();
        for card in chosen {
            self.follow(card.table).await;
        }
    }

    pub(super) async fn follow(&mut self, table: String) {
        if !self.plays.contains_key(&table) {
            self.forget_finished().await;
            self.plays.insert(table.clone(), Play::default());
            self.link.say(&ClientMessage::Follow { table, since: 0, viewer: None }).await;
        }
    }

    /// Turns away from the tables whose games were over first.
    async fn forget_finished(&mut self) {
        let mut over: Vec<_> = self
            .plays
            .iter()
            .filter_map(|(table, play)| play.ended.map(|ended| (ended, table.clone())))
            .collect();
        over.sort_unstable();
        for (_, table) in over.into_iter().rev().skip(LINGERS) {
            self.plays.remove(&table);
            self.link.say(&ClientMessage::Unfollow { table }).await;
        }
    }

    /// Has nothing to do with a table any more.
    pub(super) async fn drop_table(
        &mut self,
        table: &str,
        why: &Message,
    ) -> Result<(), CommandFailure> {
        self.plays.remove(table);
        self.left.insert(table.to_owned());
        self.link.say(&ClientMessage::Unfollow { table: table.to_owned() }).await;
        match &self.wanted {
            Wanted::Table(wanted) if wanted == table => self.failed = Some(why.clone()),
            _ => {
                self.say(format!("{}: {}", self.salon.link(table), self.out.said(why)))?;
            }
        }
        Ok(())
    }
}
