//! Somebody who plays, loses the connection, and comes back.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tablier_protocol::{Act, ClientMessage, ServerMessage};
use tablier_rules::{FastRng, Language, Rng};
use tablier_table::{Snapshot, Stage};

use super::BANK;
use super::world::World;
use crate::client::Client;

/// How long people wait before they try to come back.
const BETWEEN_TRIES: Duration = Duration::from_millis(3);

/// Somebody who plays.
pub struct Player {
    number: usize,
    tables: usize,
    world: Arc<World>,
    rng: FastRng,
    cookie: Option<String>,
    /// What was asked and not answered yet, by name.
    outbox: HashMap<String, (String, ClientMessage)>,
    /// Where a seat was asked for that is not heard of yet, by the name of the act.
    sitting: HashMap<String, ClientMessage>,
    /// The decisions that were answered, by table.
    decided: HashMap<String, (u8, u64)>,
    acts: usize,
}

impl Player {
    pub fn new(number: usize, tables: usize, world: Arc<World>) -> Player {
        let rng = FastRng::new(world.seed ^ (number as u64) << 32);
        let (outbox, sitting, decided) = (HashMap::new(), HashMap::new(), HashMap::new());
        Player { number, tables, world, rng, cookie: None, outbox, sitting, decided, acts: 0 }
    }

    /// Plays and comes back until everything is over.
    pub async fn lives(mut self) {
        while let Err(Lost) = self.plays().await {
            tokio::time::sleep(BETWEEN_TRIES).await;
        }
    }

    /// Plays until everything is over, or the connection is.
    async fn plays(&mut self) -> Result<(), Lost> {
        let address = self.rng.choose(&self.world.addresses).copied().ok_or(Lost)?;
        let mut client = Client::connect_as(address, self.cookie.as_deref()).await.map_err(lost)?;
        if self.cookie.replace(client.cookie().to_owned()).is_some() {
            self.world.noted().came_back += 1;
        }
        let again: Vec<ClientMessage> = self.outbox.values().map(|(_, ask)| ask.clone()).collect();
        self.world.noted().sent_again += again.len();
        for ask in &again {
            client.ask(ask).await.map_err(lost)?;
        }
        // Tables that were opened when the salon was killed, so that nobody heard of it, are found again by looking.
        client.ask(&ClientMessage::Lobby { follow: true }).await.map_err(lost)?;
        let mut changes = self.world.changes.subscribe();
        let mut known = HashSet::new();
        loop {
            let is_over = *changes.borrow_and_update();
            if is_over && self.outbox.is_empty() {
                return Ok(());
            }
            self.open_tables(&client, is_over).await?;
            self.sit_down(&mut client, &mut known).await?;
            tokio::select! {
                told = client.next() => {
                    let told = told.map_err(lost)?;
                    if let Some(ask) = self.hear(told, is_over) {
                        client.ask(&ask).await.map_err(lost)?;
                    }
                }
                _ = changes.changed() => {}
            }
        }
    }

    /// The first of each two people sees to it that there are tables.
    async fn open_tables(&mut self, client: &Client, is_over: bool) -> Result<(), Lost> {
        if self.number % 2 == 1 || is_over {
            return Ok(());
        }
        loop {
            let (all, mine) = {
                let noted = self.world.noted();
                (noted.tables.len(), noted.still_played_by(self.number).len())
            };
            if mine >= self.tables {
                return Ok(());
            }
            let number = all + self.number;
            let mut games = self.world.rulebooks.slugs();
            let game = games.nth(number % games.len()).unwrap_or("six");
            let other = if number % 4 == 3 { json!({ "machine": 1 }) } else { json!("open") };
            let mut new = json!({ "game": game, "options": {}, "places": ["host", other] });
            if number.is_multiple_of(3) {
                new["pace"] = json!({ "live": { "bank": BANK, "increment": 0 } });
            }
            let table = match client.open(&new.to_string()).await {
                Ok(table) => table,
                // Opened too many in a short time: those there are will do.
                Err(answer) if answer.contains("too fast") => return Ok(()),
                Err(_) => return Err(Lost),
            };
            self.world.noted().tables.push((self.number, table));
            self.world.changes.send_modify(|_| {});
        }
    }

    /// Sits down at the tables of one's pair, and follows them.
    async fn sit_down(
        &mut self,
        client: &mut Client,
        known: &mut HashSet<String>,
    ) -> Result<(), Lost> {
        let pair = self.number / 2 * 2;
        let tables = self.world.noted().still_played_by(pair);
        for (by, table) in tables {
            if !known.insert(table.clone()) {
                continue;
            }
            if by != self.number {
                self.acts += 1;
                let id = format!("sit{}a{}", self.number, self.acts);
                let act = Act::Sit { seat: None, seal: None };
                let ask = ClientMessage::Act { table: table.clone(), id: id.clone(), act };
                client.ask(&ask).await.map_err(lost)?;
                self.sitting.insert(id, ask);
            }
            let follow = ClientMessage::Follow { table, since: u64::MAX, viewer: None };
            client.ask(&follow).await.map_err(lost)?;
        }
        Ok(())
    }

    /// Takes in what is told, and says what to answer.
    fn hear(&mut self, told: ServerMessage, is_over: bool) -> Option<ClientMessage> {
        match told {
            ServerMessage::Done { id, .. } => {
                self.sitting.remove(&id);
                if let Some((table, _)) = self.outbox.remove(&id) {
                    self.world.noted().acknowledged.push((table, id));
                }
                None
            }
            ServerMessage::Refused { id: Some(id), failure } if self.sitting.contains_key(&id) => {
                let ask = self.sitting.remove(&id).filter(|_| failure.again)?;
                self.sitting.insert(id, ask.clone());
                Some(ask)
            }
            ServerMessage::Refused { id: Some(id), failure } => {
                let (_, ask) = self.outbox.get(&id)?;
                if failure.again {
                    return Some(ask.clone());
                }
                if failure.late {
                    // Somebody else was quicker. If it was made all the same, it should have been acknowledged.
                    let (table, _) = self.outbox.remove(&id)?;
                    self.world.noted().late.push((table, id));
                    return None;
                }
                let wrong = format!("{ask:?} was refused: {}", failure.text.get(Language::EN));
                self.world.noted().wrong.push(wrong);
                self.outbox.remove(&id);
                None
            }
            ServerMessage::Own { tables } if self.number.is_multiple_of(2) => {
                let mut noted = self.world.noted();
                for card in tables {
                    if card.stage != Stage::Over
                        && !noted.tables.iter().any(|(_, t)| *t == card.table)
                    {
                        noted.tables.push((self.number, card.table));
                    }
                }
                None
            }
            ServerMessage::Table { table, update, .. } => {
                self.look(table, &update.snapshot, is_over)
            }
            ServerMessage::Refused { id: None, failure } => {
                self.world.noted().wrong.push(failure.text.get(Language::EN));
                None
            }
            ServerMessage::Gone { table, text, .. } => {
                self.world
                    .noted()
                    .wrong
                    .push(format!("{table} is gone: {}", text.get(Language::EN)));
                None
            }
            _ => None,
        }
    }

    /// Decides, if asked to.
    fn look(&mut self, table: String, shown: &Snapshot, is_over: bool) -> Option<ClientMessage> {
        if shown.stage == Stage::Over {
            if self.world.noted().over.insert(table.clone()) {
                self.world.changes.send_modify(|_| {});
            }
            return Some(ClientMessage::Unfollow { table });
        }
        let (seat, decision) = (shown.viewer.seat()?, shown.decision?);
        let open = (seat.index() as u8, decision);
        if is_over || self.decided.get(&table) == Some(&open) {
            return None;
        }
        let moves = self.world.rulebooks.get(&shown.game).ok()?.legal(&shown.view, seat).ok()?;
        let mv = self.rng.choose(&moves)?.clone();
        self.decided.insert(table.clone(), open);
        self.acts += 1;
        let id = format!("p{}a{}", self.number, self.acts);
        let act = Act::Decide { seat, decision, mv };
        let ask = ClientMessage::Act { table: table.clone(), id: id.clone(), act };
        self.outbox.insert(id, (table, ask.clone()));
        Some(ask)
    }
}

/// The connection is lost; one comes back.
struct Lost;

fn lost(_: String) -> Lost {
    Lost
}
