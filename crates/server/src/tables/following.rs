//! Who is told what happens at tables.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use tablier_protocol::{Code, Failure, ServerMessage, messages};
use tablier_rules::Viewer;

use super::{RETRY_DELAY, Tables};
use crate::lock::lock;
use crate::people::mailbox::Mailbox;
use crate::people::subscriptions::Subscription;

impl Tables {
    /// A client wants to be told what happens at a table. Where it cannot be read just now, the client waits.
    pub async fn follow(
        self: &Arc<Self>,
        name: &str,
        mailbox: &Mailbox,
        since: u64,
        viewer: Option<Viewer>,
    ) {
        let wish = mailbox.wishes().make(name, since, viewer);
        self.fulfil(name, mailbox, wish).await;
    }

    /// A client that followed a table follows it as it was read again, if it still wants to.
    pub(crate) async fn follow_again(self: &Arc<Self>, name: &str, mailbox: &Mailbox) {
        if let Some(wish) = mailbox.wishes().of(name) {
            // What it knows may not be what is kept.
            self.fulfil(name, mailbox, wish.knowing_nothing()).await;
        }
    }

    async fn fulfil(self: &Arc<Self>, name: &str, mailbox: &Mailbox, wish: Subscription) {
        match self.try_to_follow(name, mailbox, wish).await {
            Err(failure) if failure.code.passes() => {}
            tried => return tell_if_gone(name, mailbox, tried),
        }
        let (tables, name, mailbox) = (Arc::clone(self), name.to_owned(), mailbox.clone());
        tokio::spawn(async move {
            while !tables.closing.load(Ordering::Relaxed) {
                tokio::time::sleep(RETRY_DELAY).await;
                match tables.try_to_follow(&name, &mailbox, wish).await {
                    Err(failure) if failure.code.passes() => {}
                    tried => return tell_if_gone(&name, &mailbox, tried),
                }
            }
        });
    }

    /// The same at once, if the client is still there and still wants it.
    async fn try_to_follow(
        &self,
        name: &str,
        mailbox: &Mailbox,
        wish: Subscription,
    ) -> Result<(), Failure> {
        let is_wanted = || !mailbox.is_closed() && mailbox.wishes().stands(name, wish);
        if !is_wanted() {
            return Ok(());
        }
        let followed = self.with(name, |slot, live| {
            if !live.table.may_watch(mailbox.person) {
                return Err(Failure::new(Code::NoAudience, messages::no_audience()));
            }
            // Asked while nothing else happens at the table: whoever takes the wish back now is forgotten there afterwards.
            if is_wanted() {
                self.settle(slot, live);
                let now = self.ground.watch.now();
                self.send(slot, live.follow(mailbox, wish.since, wish.viewer, now));
            }
            Ok(())
        });
        match followed.await.flatten() {
            Err(_) if !is_wanted() => Ok(()),
            followed => followed,
        }
    }

    /// No longer; tells whether the client followed it, or waited to.
    pub async fn unfollow(self: &Arc<Self>, name: &str, mailbox: &Mailbox) -> bool {
        let wanted = mailbox.wishes().take_back(name);
        let slot = self.known(name);
        if let Some(live) = slot.as_ref().and_then(|slot| slot.live.get()) {
            let effects = lock(live).unfollow(mailbox);
            self.carry_out(effects);
        }
        wanted
    }

    /// Clients that are gone are told nothing more, and others that they are gone.
    pub(crate) fn forget_gone(self: &Arc<Self>) {
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
        mailbox.tell(&ServerMessage::Gone {
            table: name.to_owned(),
            code: failure.code,
            text: failure.text,
        });
    }
}
