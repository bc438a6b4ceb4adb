//! Who waits for the answer to an input, and what they are told when it is kept, refused or lost.

use tablier_protocol::{Code, Failure, ServerMessage, messages};
use tokio::sync::oneshot;

use crate::people::mailbox::{Mailbox, text};
use crate::tables::work::{Effect, Reply};

/// Who waits for the answer to an input.
pub enum Asker {
    Nobody,
    /// A client, by the name it gave the act.
    Client(Mailbox, String),
    /// Somebody who waits here.
    Here(oneshot::Sender<Result<u64, Failure>>),
    /// Another node.
    Node(Reply),
}

/// What an asker is told once an input is kept, and what if it is lost.
pub fn answers(asker: Asker, v: u64) -> (Vec<Effect>, Vec<Effect>) {
    match asker {
        Asker::Nobody => (Vec::new(), Vec::new()),
        Asker::Client(mailbox, id) => {
            let lost = ServerMessage::Refused { id: Some(id.clone()), failure: not_kept() };
            let done =
                Effect::Send(mailbox.clone(), text(&ServerMessage::Done { id, v }, mailbox.reads));
            (vec![done], vec![Effect::Send(mailbox.clone(), text(&lost, mailbox.reads))])
        }
        Asker::Node(reply) => {
            let lost = Effect::Reply(reply.clone(), Err(not_kept()));
            (vec![Effect::Reply(reply, Ok(v))], vec![lost])
        }
        // Only one of the two is carried out: the sender goes with the one that answers, the other drops it, which the one
        // who waits takes for a loss.
        Asker::Here(sender) => (vec![Effect::Answer(sender, Ok(v))], Vec::new()),
    }
}

/// What an asker is told of a refusal once its reason is kept, and what if that is lost.
pub fn refusals(asker: Asker, failure: Failure) -> (Vec<Effect>, Vec<Effect>) {
    match asker {
        Asker::Nobody => (Vec::new(), Vec::new()),
        Asker::Client(mailbox, id) => {
            let tell = |failure| {
                text(&ServerMessage::Refused { id: Some(id.clone()), failure }, mailbox.reads)
            };
            let (refused, lost) = (tell(failure), tell(not_kept()));
            (vec![Effect::Send(mailbox.clone(), refused)], vec![Effect::Send(mailbox, lost)])
        }
        Asker::Node(reply) => {
            let lost = Effect::Reply(reply.clone(), Err(not_kept()));
            (vec![Effect::Reply(reply, Err(failure))], vec![lost])
        }
        Asker::Here(sender) => (vec![Effect::Answer(sender, Err(failure))], Vec::new()),
    }
}

/// Tells an asker at once that nothing came of it.
pub fn refuse(asker: Asker, failure: Failure) {
    match asker {
        Asker::Nobody => {}
        Asker::Client(mailbox, id) => {
            mailbox.tell(&ServerMessage::Refused { id: Some(id), failure });
        }
        // Nobody may wait any more.
        Asker::Here(sender) => drop(sender.send(Err(failure))),
        Asker::Node(reply) => reply.send(Err(failure)),
    }
}

/// The sentence for an input that could not be kept.
pub fn not_kept() -> Failure {
    Failure::new(Code::NotKept, messages::not_kept())
}
