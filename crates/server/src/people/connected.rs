//! Who is connected, and what they are called.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;

use serde::Serialize;
use tablier_protocol::{Code, Failure, ServerMessage, messages};
use tablier_rules::{Language, Message};
use tablier_table::{PersonId, Written};

use crate::lock::lock;
use crate::people::mailbox::{Farewell, Mailbox, Outgoing, Waiting, tell_all};
use crate::people::names::shape;
use crate::secret::Chance;

#[derive(Debug, Default)]
struct Known {
    name: String,
    /// What is seen of the name at a glance.
    shape: String,
    address: Option<IpAddr>,
    mailboxes: Vec<Mailbox>,
}

/// Somebody who is connected, for whoever runs the salon.
#[derive(Debug, Serialize)]
pub struct Present {
    /// The number, by which they can be kept out.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
    /// Where they come from.
    pub address: Option<IpAddr>,
    /// How many windows they have open on the salon.
    pub windows: usize,
}

/// Everybody who is connected, and everybody who was a moment ago.
#[derive(Debug, Default)]
pub struct Connected {
    known: Mutex<HashMap<PersonId, Known>>,
    waiting: Waiting,
}

/// So many names of people who are not connected are remembered.
const NAMES: usize = 10_000;

impl Connected {
    /// Remembers what a person is called.
    pub fn call(&self, person: PersonId, name: &str) {
        let mut known = lock(&self.known);
        if known.len() > NAMES && !known.contains_key(&person) {
            known.retain(|_, known| !known.mailboxes.is_empty());
        }
        let known = known.entry(person).or_default();
        if known.name != name {
            (known.name, known.shape) = (name.to_owned(), shape(name));
        }
    }

    /// Whether somebody else who is connected has this name, or one that looks like it.
    pub fn is_taken(&self, by: PersonId, name: &str) -> bool {
        let shape = shape(name);
        lock(&self.known).iter().any(|(&person, known)| {
            person != by && known.shape == shape && !known.mailboxes.is_empty()
        })
    }

    /// Remembers where a person comes from; nothing of it is kept.
    pub fn came_from(&self, person: PersonId, address: IpAddr) {
        lock(&self.known).entry(person).or_default().address = Some(address);
    }

    /// Where a person last came from, if they came since the salon was opened.
    pub fn address(&self, person: PersonId) -> Option<IpAddr> {
        lock(&self.known).get(&person).and_then(|known| known.address)
    }

    /// What a person is called.
    pub fn name(&self, person: PersonId) -> String {
        lock(&self.known).get(&person).map(|known| known.name.clone()).unwrap_or_default()
    }

    /// How many bytes wait for everybody.
    pub fn waiting(&self) -> Waiting {
        Waiting::clone(&self.waiting)
    }

    /// A client of this person is connected.
    pub fn enter(&self, mailbox: &Mailbox) {
        lock(&self.known).entry(mailbox.person).or_default().mailboxes.push(mailbox.clone());
    }

    /// It is gone.
    pub fn leave(&self, mailbox: &Mailbox) {
        if let Some(known) = lock(&self.known).get_mut(&mailbox.person) {
            known.mailboxes.retain(|other| other.id != mailbox.id);
        }
    }

    /// How many clients a person has.
    pub fn clients(&self, person: PersonId) -> usize {
        lock(&self.known).get(&person).map_or(0, |known| known.mailboxes.len())
    }

    /// How many people are connected.
    pub fn count(&self) -> usize {
        lock(&self.known).values().filter(|known| !known.mailboxes.is_empty()).count()
    }

    /// Tells everybody.
    pub fn tell_all(&self, tell: &ServerMessage<Written>) {
        tell_all(lock(&self.known).values().flat_map(|known| &known.mailboxes), tell);
    }

    /// Sends something to everybody.
    pub fn send_all(&self, outgoing: &Outgoing) {
        let known = lock(&self.known);
        known.values().flat_map(|known| &known.mailboxes).for_each(|m| m.send(outgoing.clone()));
    }

    /// Tells a person why they have to go, and closes their connections.
    pub fn send_away(&self, person: PersonId, why: &Message) {
        if let Some(known) = lock(&self.known).get(&person) {
            let failure = Failure::new(Code::KeptOut, why.clone());
            let told = ServerMessage::Refused { id: None, failure };
            for mailbox in &known.mailboxes {
                mailbox.tell(&told);
                mailbox.send(Outgoing::Close(Farewell::Banned(why.clone())));
            }
        }
    }

    /// Those who are connected, in the order in which they first came.
    pub fn present(&self) -> Vec<Present> {
        let known = lock(&self.known);
        let mut present: Vec<Present> = known
            .iter()
            .filter(|(_, known)| !known.mailboxes.is_empty())
            .map(|(&person, known)| Present {
                person,
                name: known.name.clone(),
                address: known.address,
                windows: known.mailboxes.len(),
            })
            .collect();
        present.sort_unstable_by_key(|present| present.person);
        present
    }
}

/// A name for somebody who has not chosen one, in the language of whoever comes.
pub fn guest_name(chance: &Chance, language: Language) -> String {
    let (number, animals) = (chance.number(), messages::guest_names().get(language));
    let animals: Vec<&str> = animals.split(',').map(str::trim).collect();
    let animal = animals[(number % animals.len() as u64) as usize];
    format!("{animal} {}", 10 + (number >> 32) % 990)
}
