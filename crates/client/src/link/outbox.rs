//! What was sent and not answered yet: it is sent again, under the same name, when the connection is back.

use tablier_protocol::{Act, ClientMessage};

/// Acts without an answer, in order.
#[derive(Debug, Default)]
pub struct Outbox {
    waiting: Vec<(String, ClientMessage)>,
    last: u64,
}

impl Outbox {
    /// Puts an act in, under a name that is never used again; gives the name and the message to send. `chance` keeps apart
    /// pages of the same person.
    pub fn put(&mut self, table: &str, act: Act, chance: u64) -> (String, ClientMessage) {
        self.last += 1;
        let id = format!("{chance:x}n{}", self.last);
        let ask = ClientMessage::Act { table: table.to_owned(), id: id.clone(), act };
        self.waiting.push((id.clone(), ask.clone()));
        (id, ask)
    }

    /// An act was answered; tells whether it was waited for.
    pub fn answered(&mut self, id: &str) -> bool {
        let before = self.waiting.len();
        self.waiting.retain(|(waiting, _)| waiting != id);
        self.waiting.len() < before
    }

    /// The act of this name, if it still waits for an answer.
    pub fn get(&self, id: &str) -> Option<&ClientMessage> {
        self.waiting.iter().find(|(waiting, _)| waiting == id).map(|(_, ask)| ask)
    }

    /// What to send when the connection is back.
    pub fn again(&self) -> impl Iterator<Item = &ClientMessage> {
        self.waiting.iter().map(|(_, ask)| ask)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_answered_is_sent_again_under_the_same_name() {
        let mut outbox = Outbox::default();
        let (id, first) = outbox.put("t", Act::Leave, 7);
        let (_, second) = outbox.put("t", Act::Return, 7);
        let id = id.as_str();
        assert_eq!(outbox.get(id), Some(&first));
        assert!(outbox.answered(id) && !outbox.answered(id));
        assert_eq!(outbox.get(id), None);
        assert_eq!(outbox.again().collect::<Vec<_>>(), [&second]);
        assert_ne!(first, second);
    }
}
