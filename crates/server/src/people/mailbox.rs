//! What a connected client is sent, in order. One that reads too slowly is cut off instead of being waited for.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tablier_protocol::{ServerMessage, VERSION};
use tablier_rules::{Message, keyed};
use tablier_table::{PersonId, Written};
use tokio::sync::{Notify, mpsc};

use crate::people::subscriptions::Subscriptions;

/// So many messages may wait for a client.
const MAX_WAITING_MESSAGES: usize = 512;
/// So many bytes may wait for a client, beside a first message of any size.
const MAX_WAITING_BYTES: usize = 8 << 20;
/// When so many bytes wait for all clients together, only little may wait for one.
const MAX_WAITING_BYTES_IN_ALL: usize = 128 << 20;
const MAX_WAITING_BYTES_WHEN_FULL: usize = 256 << 10;

/// Something for a client.
#[derive(Clone, Debug)]
pub enum Outgoing {
    /// A message.
    Text(Utf8Bytes),
    /// Nothing more comes.
    Close(Farewell),
}

/// Why a connection is closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Farewell {
    /// The salon closes for a moment.
    Closing,
    /// The salon is closed to this person, and why.
    Banned(Message),
}

impl Outgoing {
    fn size(&self) -> usize {
        match self {
            Outgoing::Text(text) => text.len(),
            Outgoing::Close(_) => 0,
        }
    }
}

/// How many bytes wait for all clients together.
pub type Waiting = Arc<AtomicUsize>;

/// What mailbox and inbox share.
#[derive(Debug)]
struct Shared {
    /// Told when the client cannot keep up.
    slow: Notify,
    /// How many bytes wait for it.
    own: AtomicUsize,
    /// How many wait for all.
    all: Waiting,
    /// What it wants to be told of.
    wishes: Subscriptions,
}

impl Shared {
    fn has_room(&self) -> bool {
        let own = self.own.load(Ordering::Relaxed);
        let most = match self.all.load(Ordering::Relaxed) {
            all if all < MAX_WAITING_BYTES_IN_ALL => MAX_WAITING_BYTES,
            _ => MAX_WAITING_BYTES_WHEN_FULL,
        };
        own <= most
    }

    fn took(&self, size: usize) {
        self.own.fetch_sub(size, Ordering::Relaxed);
        self.all.fetch_sub(size, Ordering::Relaxed);
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        // What nobody took waits no more.
        self.all.fetch_sub(*self.own.get_mut(), Ordering::Relaxed);
    }
}

/// How a client reads messages for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reads {
    /// As words in every language: clients of the first version, and programs that have no catalogues.
    Words,
    /// As keys with arguments: it has the catalogues, and puts them into words in its reader's language.
    Keys,
}

impl Reads {
    /// What a client of this version reads, if it is one that the salon speaks.
    pub fn of(protocol: &str) -> Option<Reads> {
        let spoken = [Reads::Words, Reads::Keys];
        spoken.into_iter().find(|reads| reads.protocol().to_string() == protocol)
    }

    /// The version that the salon speaks to it.
    pub fn protocol(self) -> u32 {
        match self {
            Reads::Words => 1,
            Reads::Keys => VERSION,
        }
    }
}

/// The way to a connected client.
#[derive(Clone, Debug)]
pub struct Mailbox {
    /// The number of the connection.
    pub id: u64,
    pub person: PersonId,
    pub reads: Reads,
    sender: mpsc::Sender<Outgoing>,
    shared: Arc<Shared>,
}

/// The other end of it.
#[derive(Debug)]
pub struct Inbox {
    parcels: mpsc::Receiver<Outgoing>,
    shared: Arc<Shared>,
}

impl Mailbox {
    /// A mailbox and its other end.
    pub fn new(id: u64, person: PersonId, reads: Reads, all: Waiting) -> (Mailbox, Inbox) {
        let (sender, parcels) = mpsc::channel(MAX_WAITING_MESSAGES);
        let shared = Arc::new(Shared {
            slow: Notify::new(),
            own: AtomicUsize::new(0),
            all,
            wishes: Subscriptions::default(),
        });
        let inbox = Inbox { parcels, shared: Arc::clone(&shared) };
        (Mailbox { id, person, reads, sender, shared }, inbox)
    }

    /// Sends something, unless the client is gone. A client that cannot keep up misses it, and is cut off.
    pub fn send(&self, outgoing: Outgoing) {
        let Ok(place) = self.sender.try_reserve() else {
            return self.shared.slow.notify_one();
        };
        if !self.shared.has_room() {
            return self.shared.slow.notify_one();
        }
        let size = outgoing.size();
        self.shared.own.fetch_add(size, Ordering::Relaxed);
        self.shared.all.fetch_add(size, Ordering::Relaxed);
        place.send(outgoing);
    }

    /// Whether the client is gone.
    pub fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }

    /// The tables the client wants to be told of.
    pub fn wishes(&self) -> &Subscriptions {
        &self.shared.wishes
    }

    /// Sends a message.
    pub fn tell(&self, tell: &ServerMessage<Written>) {
        self.send(text(tell, self.reads));
    }
}

impl Inbox {
    /// The next parcel, once there is one.
    pub async fn next(&mut self) -> Option<Outgoing> {
        let outgoing = self.parcels.recv().await?;
        self.shared.took(outgoing.size());
        Some(outgoing)
    }

    /// The next parcel, if it is there already.
    pub fn waiting(&mut self) -> Option<Outgoing> {
        let outgoing = self.parcels.try_recv().ok()?;
        self.shared.took(outgoing.size());
        Some(outgoing)
    }

    /// Ends when the client cannot keep up.
    pub fn too_slow(&self) -> impl Future<Output = ()> + Send + use<> {
        let shared = Arc::clone(&self.shared);
        async move { shared.slow.notified().await }
    }
}

/// A message as it is sent to a client that reads this.
pub fn text(tell: &ServerMessage<Written>, reads: Reads) -> Outgoing {
    let write = || serde_json::to_string(tell).expect("messages serialise");
    let written = match reads {
        Reads::Words => write(),
        Reads::Keys => keyed(write),
    };
    Outgoing::Text(written.into())
}

/// Sends one message to several clients; it is written once for each way they read it.
pub fn tell_all<'a>(
    mailboxes: impl IntoIterator<Item = &'a Mailbox>,
    tell: &ServerMessage<Written>,
) {
    let (mut words, mut keys) = (None, None);
    for mailbox in mailboxes {
        let written = if mailbox.reads == Reads::Words { &mut words } else { &mut keys };
        mailbox.send(written.get_or_insert_with(|| text(tell, mailbox.reads)).clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(count: usize) -> Outgoing {
        Outgoing::Text("x".repeat(count).into())
    }

    fn sent_until_slow(mailbox: &Mailbox, inbox: &mut Inbox, size: usize) -> usize {
        let outgoing = letters(size);
        (0..1_000).for_each(|_| mailbox.send(outgoing.clone()));
        std::iter::from_fn(|| inbox.waiting()).count()
    }

    #[test]
    fn what_waits_for_a_client_is_bounded_in_number_and_in_size() {
        let all = Waiting::default();
        let (mailbox, mut inbox) = Mailbox::new(1, PersonId(1), Reads::Keys, Arc::clone(&all));
        assert_eq!(sent_until_slow(&mailbox, &mut inbox, 10), MAX_WAITING_MESSAGES);
        assert_eq!(sent_until_slow(&mailbox, &mut inbox, MAX_WAITING_BYTES / 8), 9);
        assert_eq!(sent_until_slow(&mailbox, &mut inbox, 2 * MAX_WAITING_BYTES), 1);
        assert_eq!(all.load(Ordering::Relaxed), 0);
    }

    #[test]
    fn where_much_waits_for_others_only_little_may_wait_for_one() {
        let all = Waiting::new(AtomicUsize::new(MAX_WAITING_BYTES_IN_ALL));
        let (mailbox, mut inbox) = Mailbox::new(1, PersonId(1), Reads::Keys, Arc::clone(&all));
        assert_eq!(sent_until_slow(&mailbox, &mut inbox, MAX_WAITING_BYTES_WHEN_FULL / 4), 5);
        mailbox.send(letters(7));
        drop(inbox);
        mailbox.send(letters(7));
        drop(mailbox);
        assert_eq!(all.load(Ordering::Relaxed), MAX_WAITING_BYTES_IN_ALL);
    }
}
