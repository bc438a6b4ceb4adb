//! The salon holds its rooms together.

use std::sync::Arc;

use tablier_protocol::ServerMessage;
use tablier_rules::Message;
use tablier_table::PersonId;
use tokio::sync::mpsc;

use crate::ground::Ground;
use crate::people::People;
use crate::tables::Tables;
use crate::tables::hosting::Hosting;
use crate::tables::machines::Machines;
use crate::tables::slot::Pending;

/// A salon.
pub struct Salon {
    /// What its rooms stand on.
    pub ground: Arc<Ground>,
    pub people: Arc<People>,
    pub tables: Arc<Tables>,
}

impl Salon {
    /// A salon that nothing happens in yet, and what its writer has to keep.
    pub fn new(
        ground: Ground,
        hosting: Arc<dyn Hosting>,
        machines: Arc<Machines>,
    ) -> (Arc<Salon>, mpsc::UnboundedReceiver<Pending>) {
        let ground = Arc::new(ground);
        ground.storage.damage().into_iter().for_each(|damage| ground.health.damaged(damage));
        let people = Arc::new(People::new(ground.rulebooks, &ground.rules));
        let (tables, works) =
            Tables::new(Arc::clone(&ground), Arc::clone(&people), hosting, machines);
        (Arc::new(Salon { ground, people, tables }), works)
    }

    /// Sends a person away, wherever they are.
    pub fn send_away(&self, person: PersonId, why: &Message) {
        self.people.connected.send_away(person, why);
        self.tables.hosting.send_away(person, why);
    }

    /// Announces a restart to everybody.
    pub fn announce_restart(&self, milliseconds: u64, text: Message) {
        self.tables.hosting.announce_restart(milliseconds, &text);
        self.people.connected.tell_all(&ServerMessage::Restart { milliseconds, text });
    }
}
