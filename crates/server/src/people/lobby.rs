//! What is shown at the entrance: the tables anybody may come to, and everybody's own. Told at most once a second, and only
//! to those who look.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::Mutex;

use tablier_protocol::{Card, Lobby as Shown, ServerMessage};
use tablier_table::{PersonId, Stage};

use crate::lock::lock;
use crate::people::mailbox::{Mailbox, tell_all};
use crate::salon::Salon;
use crate::storage::{Kept, Listing, Sheet};

/// So many tables of a kind are shown.
const MAX_TABLES_SHOWN: u32 = 60;
/// So many are looked through for them.
const LOOKED_THROUGH: u32 = 1_000;

#[derive(Debug, Default)]
struct State {
    lookers: HashMap<u64, Mailbox>,
    public: bool,
    people: HashSet<PersonId>,
}

/// Who looks, and what changed since they were told.
#[derive(Debug, Default)]
pub struct LobbyBoard {
    state: Mutex<State>,
}

impl LobbyBoard {
    /// The lobby shows something else, or these people's own tables do.
    pub fn changed(&self, public: bool, people: &[PersonId]) {
        let mut state = lock(&self.state);
        if !state.lookers.is_empty() {
            state.public |= public;
            state.people.extend(people);
        }
    }

    /// No longer looks.
    pub fn leave(&self, mailbox: &Mailbox) {
        lock(&self.state).lookers.remove(&mailbox.id);
    }
}

/// Where people come from, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Origin {
    Address(IpAddr),
    Person(PersonId),
}

/// So many of these tables. First comes the first one from everywhere, then the second from everywhere, and so on.
fn fair(
    tables: Vec<(String, Vec<PersonId>)>,
    most: usize,
    origin: impl Fn(PersonId) -> Origin,
) -> Vec<String> {
    let mut shown: HashMap<Origin, usize> = HashMap::new();
    let mut ranked: Vec<(usize, String)> = Vec::with_capacity(tables.len());
    for (name, people) in tables {
        let from: HashSet<Origin> = people.into_iter().map(&origin).collect();
        let rank = from.iter().filter_map(|origin| shown.get(origin)).max().copied().unwrap_or(0);
        from.into_iter().for_each(|origin| *shown.entry(origin).or_default() = rank + 1);
        ranked.push((rank, name));
    }
    // Those of one rank stay in their order.
    ranked.sort_by_key(|&(rank, _)| rank);
    ranked.into_iter().take(most).map(|(_, name)| name).collect()
}

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

impl Salon {
    /// The tables anybody may come to.
    pub async fn shown(&self, person: PersonId) -> Kept<Shown> {
        let open = self.fair(Listing::Open, Stage::Gathering).await?;
        let playing = self.fair(Listing::Playing, Stage::Playing).await?;
        Ok(Shown {
            open: cards(open, person),
            playing: cards(playing, person),
            people: match &self.nodes {
                Some(nodes) => nodes.company.people().await?,
                None => self.people.count(),
            },
        })
    }

    /// Some tables of the lobby, the latest first: nobody's tables and no address's leave out those of others.
    async fn fair(&self, listing: Listing, stage: Stage) -> Kept<Vec<Sheet>> {
        let all = self.storage.lobby(stage, LOOKED_THROUGH).await?;
        if all.len() <= MAX_TABLES_SHOWN as usize {
            return self.storage.list(listing, MAX_TABLES_SHOWN).await;
        }
        let chosen =
            fair(all, MAX_TABLES_SHOWN as usize, |person| match self.people.address(person) {
                Some(address) => Origin::Address(address),
                None => Origin::Person(person),
            });
        let mut sheets = self.storage.sheets(&chosen).await?;
        sheets.sort_by_key(|sheet| Reverse(sheet.card.last));
        Ok(sheets)
    }

    /// The tables of a person.
    pub async fn own(&self, person: PersonId) -> Kept<Vec<Card>> {
        Ok(cards(self.storage.list(Listing::Of(person), MAX_TABLES_SHOWN).await?, person))
    }

    /// A client looks at the lobby from now on.
    pub async fn look(&self, mailbox: &Mailbox) {
        lock(&self.lobby.state).lookers.insert(mailbox.id, mailbox.clone());
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
        let (public, people, lookers) = {
            let mut state = lock(&self.lobby.state);
            let public = std::mem::take(&mut state.public);
            let people = std::mem::take(&mut state.people);
            if !public && people.is_empty() {
                return Ok(());
            }
            (public, people, state.lookers.values().cloned().collect::<Vec<_>>())
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
