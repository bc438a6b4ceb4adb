//! Whose the tables are: of one node alone, or of several that share them. It is chosen when a salon is opened, and nowhere else asked.

use std::sync::Arc;

use async_trait::async_trait;
use tablier_protocol::Failure;
use tablier_rules::Message;
use tablier_table::{Input, PersonId, Time};

use super::Tables;
use super::asker::Asker;
use super::live::Owned;
use super::machines::Job;
use super::slot::Slot;
use crate::limits::Allowance;
use crate::storage::company::Decision;
use crate::storage::{Batch, Kept};
use crate::watch::Watch;

/// An input, perhaps with a name, and who waits for the answer.
pub struct Asked {
    pub input: Input,
    /// What the sender calls it.
    pub id: Option<String>,
    pub asker: Asker,
}

/// One node that has all tables, or one of several.
#[async_trait]
pub trait Hosting: Send + Sync + 'static {
    /// Who may add to the log of a table that was just read.
    fn when_read(&self) -> Owned;
    /// Makes a table this node's that is about to be opened.
    async fn own_new(&self, table: &str) -> Result<Owned, Failure>;
    /// Gives an input back if it is to be taken in here. Otherwise it is handed on or refused.
    async fn direct(&self, tables: &Tables, slot: &Arc<Slot>, asked: Asked) -> Option<Asked>;
    /// The salon is open: what goes on by itself goes on.
    async fn wake(&self, tables: &Tables) -> Kept<()>;
    /// The same at one table.
    async fn take_up(&self, tables: &Tables, slot: &Arc<Slot>);
    /// A machine has something to decide: here, or wherever there is time.
    fn think(&self, tables: &Tables, job: Job);
    /// A machine has decided here.
    async fn decided(&self, tables: &Tables, decision: Decision);
    /// These inputs are kept.
    fn kept(&self, batch: Batch);
    /// Somebody follows a table here, or no longer does, or has taken a seat there.
    fn presence_changed(&self, tables: &Arc<Tables>, table: &str);
    /// Whether one more is allowed, or after how many milliseconds it will be.
    async fn allows(&self, who: &str, most: Allowance, now: Time) -> Result<(), u64>;
    /// How many people are connected in all, if there are so many here.
    async fn people(&self, here: usize) -> Kept<usize>;
    /// A person is sent away, wherever they are.
    fn send_away(&self, person: PersonId, why: &Message);
    /// The salon restarts in so many milliseconds.
    fn announce_restart(&self, milliseconds: u64, text: &Message);
    /// Time goes on by the clock of this computer, if that is what counts; whether it jumped.
    fn follow_clock(&self, watch: &Watch) -> bool;
    /// This node goes.
    async fn leave(&self, now: Time);
}
