//! What people, machines and the clock do at tables.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use tablier_protocol::{Act, Code, Failure, messages};
use tablier_rules::{Advice, Language};
use tablier_table::{Doing, Input, LogEntry, MachineTurn, PersonId, Table, Time, TurnTaken};
use tokio::sync::oneshot;

use super::asker::{Asker, refuse};
use super::hosting::Asked;
use super::live::{Live, Owned};
use super::machines::Job;
use super::slot::Slot;
use super::work::Taken;
use super::{RETRY_DELAY, Tables};
use crate::lock::lock;
use crate::people::talk::{check_room, clean};
use crate::sentences::{closing, no_table, too_fast};
use crate::storage::company::Decision;

/// The longest name of an act.
const LONGEST_ID: usize = 64;

impl Tables {
    /// An input for a table, perhaps with a name. Whoever asks is answered when it is kept, lost or refused.
    pub async fn input(&self, name: &str, input: Input, id: Option<String>, asker: Asker) {
        let slot = match self.slot(name).await {
            Ok(slot) => slot,
            Err(failure) => return refuse(asker, failure),
        };
        let asked = Asked { input, id, asker };
        let Some(asked) = self.hosting.direct(self, &slot, asked).await else { return };
        let Asked { input, id, asker } = asked;
        let Some(live) = slot.live.get() else { return refuse(asker, no_table()) };
        let again = {
            let mut live = lock(live);
            self.settle(&slot, &mut live);
            let input = live.told_apart(input);
            let entry = LogEntry { at: self.ground.watch.now(), input, id };
            // Sent under the lock, so that works are in the order of the log.
            match live.take(&entry, asker) {
                Taken::In(work) => self.send(&slot, work),
                Taken::Refused(_, work) => {
                    self.ground.figures.refused_total.up();
                    return self.send(&slot, work);
                }
            }
            live.is_to_open_next()
        };
        if again {
            self.play_again(name, &slot).await;
        }
    }

    /// What a person does at a table.
    pub async fn act(&self, name: &str, person: PersonId, act: Act, id: String, asker: Asker) {
        if self.closing.load(Ordering::Relaxed) {
            return refuse(asker, closing());
        }
        if let Err(failure) = self.admit(name, person, &act).await {
            self.ground.figures.refused_total.up();
            return refuse(asker, failure);
        }
        if let Err(failure) = check_id(&id) {
            return refuse(asker, failure);
        }
        let act = match act {
            Act::Say { text } => Act::Say { text: clean(&text) },
            other => other,
        };
        let called = self.people.connected.name(person);
        // Another person's act of the same name is another act.
        let id = format!("{}.{id}", person.0);
        self.note_origin_of_sitter(name, person, &act).await;
        self.input(name, act.into_input(person, &called), Some(id), asker).await;
    }

    /// Whether a person may do this now, as far as the table itself is not asked.
    async fn admit(&self, name: &str, person: PersonId, act: &Act) -> Result<(), Failure> {
        let (now, address) = (self.ground.watch.now(), self.people.connected.address(person));
        self.people.acts.take(person, now).map_err(too_fast)?;
        self.people.acts_of_address.take((person, address), 1, now).map_err(too_fast)?;
        match act {
            Act::Say { text } => {
                // Who may not watch may not talk either.
                self.with(name, |_, live| match live.table.may_watch(person) {
                    true => check_room(&live.table, person),
                    false => Err(no_table()),
                })
                .await??;
                self.people.talk.take(person, address, text, now)
            }
            // The next game is a table too.
            Act::Again { yes: true, .. } => {
                let taken = self.take(
                    "openings",
                    person,
                    &self.people.openings,
                    self.ground.rules.openings,
                );
                taken.await.map_err(too_fast)
            }
            _ => Ok(()),
        }
    }

    /// Machines have decided; where none of them could, any move that is allowed is made, so that nobody waits for ever.
    pub async fn machine_decided(&self, job: Job, advice: Option<Advice>) {
        let moves = match advice {
            Some(advice) => advice.moves(),
            None => self.any_move(&job).await.into_iter().collect(),
        };
        // What was taken from the queue of all nodes is held until it is on its way.
        let Job { table, seat, decision, held, .. } = job;
        if !moves.is_empty() {
            self.hosting.decided(self, Decision { table, seat, decision, moves }).await;
        }
        drop(held);
    }

    /// Some move of those that are allowed, if the decision still has to be made.
    async fn any_move(&self, job: &Job) -> Option<String> {
        let Job { table, seat, decision, chance, .. } = job;
        let found = self.with(table, |_, live| live.table.any_move(*seat, *decision, *chance));
        match found.await {
            Ok(mv) => mv,
            Err(failure) => {
                tracing::error!(
                    table,
                    why = failure.text.get(Language::EN),
                    "no move was found for a machine"
                );
                None
            }
        }
    }

    /// What a machine decided is done at its table.
    pub(crate) async fn decide(&self, decided: Decision) {
        let Decision { table, seat, decision, moves } = decided;
        let done = self.with(&table, |slot, live| {
            if live.owned == Owned::Elsewhere {
                return;
            }
            self.settle(slot, live);
            let now = self.ground.watch.now();
            let turn = MachineTurn { seat, decision, moves };
            if turn.take_at(&mut AtTable { tables: self, slot, live, now }) == TurnTaken::Otherwise
            {
                tracing::error!(
                    table,
                    "a machine wanted a move that is not allowed; another is made for it"
                );
            }
        });
        if let Err(failure) = done.await {
            tracing::error!(
                table,
                why = failure.text.get(Language::EN),
                "a machine's move was lost"
            );
        }
    }

    /// Time is up somewhere.
    pub async fn time_up(self: Arc<Self>, name: String) {
        let (sender, answer) = oneshot::channel();
        self.input(&name, Input::TimeUp, None, Asker::Here(sender)).await;
        // Refused if somebody decided in the last moment: then the timer was set anew.
        let failed = match answer.await {
            Ok(answer) => answer.is_err_and(|failure| failure.code.passes()),
            Err(_) => true,
        };
        if failed {
            self.timers
                .set_if_none(&name, self.ground.watch.now().after(RETRY_DELAY.as_millis() as u64));
        }
    }
}

/// A table of the salon at which a machine has its turn.
struct AtTable<'a> {
    tables: &'a Tables,
    slot: &'a Arc<Slot>,
    live: &'a mut Live,
    now: Time,
}

impl Doing for AtTable<'_> {
    fn table(&self) -> &Table {
        &self.live.table
    }

    fn take(&mut self, input: Input) -> bool {
        match self.live.take(&LogEntry::new(self.now, input), Asker::Nobody) {
            Taken::In(work) => {
                self.tables.send(self.slot, work);
                true
            }
            Taken::Refused(..) => false,
        }
    }
}

/// Refuses what is no name of an act: names are kept.
pub fn check_id(id: &str) -> Result<(), Failure> {
    let fits =
        (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric());
    if fits {
        return Ok(());
    }
    Err(Failure::new(Code::ActName, messages::act_name(LONGEST_ID)))
}
