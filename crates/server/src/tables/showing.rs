//! The tables that are shown at the entrance: those anybody may come to, and everybody's own.

use std::cmp::Reverse;

use tablier_protocol::{Card, Lobby as Shown, ServerMessage};
use tablier_table::{PersonId, Stage};

use super::Tables;
use crate::people::lobby::{Changes, Origin, fair};
use crate::people::mailbox::{Mailbox, tell_all};
use crate::storage::{Kept, Listing, Sheet};

/// So many tables of a kind are shown.
const MAX_TABLES_SHOWN: u32 = 60;
/// So many are looked through for them.
const LOOKED_THROUGH: u32 = 1_000;

/// The cards of these tables for a person.
pub fn cards(sheets: Vec<Sheet>, person: PersonId) -> Vec<Card> {
    let card = |sheet: Sheet| {
        let waits = sheet.waits.contains(&person);
        Card {
            own: sheet.people.contains(&person),
            waits,
            deadline: sheet.deadline.filter(|_| waits),
            ..sheet.card
        }
    };
    sheets.into_iter().map(card).collect()
}

impl Tables {
    /// The tables anybody may come to.
    pub async fn shown(&self, person: PersonId) -> Kept<Shown> {
        let open = self.fair(Listing::Open, Stage::Gathering).await?;
        let playing = self.fair(Listing::Playing, Stage::Playing).await?;
        Ok(Shown {
            open: cards(open, person),
            playing: cards(playing, person),
            people: self.hosting.people(self.people.connected.count()).await?,
        })
    }

    /// Some tables of the lobby, the latest first: nobody's tables and no address's leave out those of others.
    async fn fair(&self, listing: Listing, stage: Stage) -> Kept<Vec<Sheet>> {
        let all = self.ground.storage.lobby(stage, LOOKED_THROUGH).await?;
        if all.len() <= MAX_TABLES_SHOWN as usize {
            return self.ground.storage.list(listing, MAX_TABLES_SHOWN).await;
        }
        let chosen = fair(all, MAX_TABLES_SHOWN as usize, |person| {
            match self.people.connected.address(person) {
                Some(address) => Origin::Address(address),
                None => Origin::Person(person),
            }
        });
        let mut sheets = self.ground.storage.sheets(&chosen).await?;
        sheets.sort_by_key(|sheet| Reverse(sheet.card.last));
        Ok(sheets)
    }

    /// The tables of a person.
    pub async fn own(&self, person: PersonId) -> Kept<Vec<Card>> {
        Ok(cards(self.ground.storage.list(Listing::Of(person), MAX_TABLES_SHOWN).await?, person))
    }

    /// A client looks at the lobby from now on.
    pub async fn look(&self, mailbox: &Mailbox) {
        self.people.lobby.enter(mailbox);
        match (self.shown(PersonId(0)).await, self.own(mailbox.person).await) {
            (Ok(shown), Ok(tables)) => {
                mailbox.tell(&ServerMessage::Lobby(shown));
                mailbox.tell(&ServerMessage::Own { tables });
            }
            (Err(error), _) | (_, Err(error)) => {
                tracing::error!(%error, "the lobby could not be read");
            }
        }
    }

    /// Tells those who look what changed.
    pub async fn tell_lookers(&self) -> Kept<()> {
        let Some(Changes { public, people, lookers }) = self.people.lobby.changes() else {
            return Ok(());
        };
        if public {
            // The same for everybody: which tables are one's own, each knows from the others.
            tell_all(&lookers, &ServerMessage::Lobby(self.shown(PersonId(0)).await?));
        }
        for mailbox in lookers.iter().filter(|mailbox| people.contains(&mailbox.person)) {
            mailbox.tell(&ServerMessage::Own { tables: self.own(mailbox.person).await? });
        }
        Ok(())
    }
}
