//! Who is told what happens at tables.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use tablier_protocol::{Failure, Tell};
use tablier_rules::{Viewer, text};

use super::{PAUSE, Salon};
use crate::lock::lock;
use crate::mailbox::Mailbox;

impl Salon {
    /// A client wants to be told what happens at a table. Where it cannot be read just now, the client waits.
    pub async fn follow(
        self: &Arc<Self>,
        name: &str,
        mailbox: &Mailbox,
        since: u64,
        eyes: Option<Viewer>,
    ) {
        match self.try_to_follow(name, mailbox, since, eyes).await {
            Err(failure) if failure.again => {}
            tried => return tell_if_gone(name, mailbox, tried),
        }
        let (salon, name, mailbox) = (Arc::clone(self), name.to_owned(), mailbox.clone());
        tokio::spawn(async move {
            while !salon.closing.load(Ordering::Relaxed) {
                tokio::time::sleep(PAUSE).await;
                match salon.try_to_follow(&name, &mailbox, since, eyes).await {
                    Err(failure) if failure.again => {}
                    tried => return tell_if_gone(&name, &mailbox, tried),
                }
            }
        });
    }

    /// The same at once, if the client is still there.
    async fn try_to_follow(
        &self,
        name: &str,
        mailbox: &Mailbox,
        since: u64,
        eyes: Option<Viewer>,
    ) -> Result<(), Failure> {
        if mailbox.is_closed() {
            return Ok(());
        }
        let followed = self.with(name, |slot, live| {
            if !live.table.may_watch(mailbox.person) {
                return Err(Failure::new(text!(
                    "À cette table, on ne regarde pas.",
                    "Nobody watches at this table."
                )));
            }
            self.settle(slot, live);
            self.send(live.follow(slot, mailbox, since, eyes, self.watch.now()));
            Ok(())
        });
        followed.await.flatten()
    }

    /// No longer.
    pub async fn unfollow(self: &Arc<Self>, name: &str, mailbox: &Mailbox) {
        let slot = self.known(name);
        if let Some(live) = slot.as_ref().and_then(|slot| slot.live.get()) {
            let effects = lock(live).unfollow(mailbox);
            self.carry_out(effects);
        }
    }

    /// Clients that are gone are told nothing more, and others that they are gone.
    pub(super) fn forget_gone(self: &Arc<Self>) {
        for slot in self.all() {
            if let Some(live) = slot.live.get() {
                let effects = lock(live).forget_gone();
                self.carry_out(effects);
            }
        }
    }
}

fn tell_if_gone(name: &str, mailbox: &Mailbox, tried: Result<(), Failure>) {
    if let Err(failure) = tried {
        mailbox.tell(&Tell::Gone { table: name.to_owned(), text: failure.text });
    }
}
