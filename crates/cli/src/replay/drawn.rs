//! What a record says of those who drew its chance together, and what of that can be checked.

use tablier_rules::{AnyMatch, ChanceVersion, Contribution, Message, Record, Share};

use super::names;
use crate::messages;

/// Refuses a record in which something is missing that somebody knows to have given.
pub fn check(record: &Record, own: Option<Contribution>) -> Result<(), Message> {
    let is_there = |own| record.shares.iter().any(|share| share.contribution == Some(own));
    if own.is_none_or(is_there) {
        return Ok(());
    }
    Err(messages::contribution_missing())
}

/// One word for what a person did, for programs.
pub fn word(share: &Share) -> &'static str {
    match (share.seal, share.contribution) {
        (_, Some(_)) => "opened",
        (Some(_), None) => "unopened",
        (None, None) => "none",
    }
}

/// Who drew the chance, and what is not shown by it; nothing where the seed alone deals.
pub fn told(record: &Record, game: &dyn AnyMatch, own: Option<Contribution>) -> Vec<Message> {
    if record.chance.is_none_or(|way| way == ChanceVersion::SEED) {
        return Vec::new();
    }
    let all = names(record, game);
    let who = |wanted: &str| {
        let of = record.shares.iter().filter(|share| word(share) == wanted);
        let of = of.filter_map(|share| all.get(share.seat.index()).cloned());
        Some(Message::listed(of)).filter(|names| !names.is_blank())
    };
    let gave = who("opened").map(messages::drawn_by);
    let kept = who("unopened").map(messages::drawn_unopened);
    let none = who("none").map(messages::drawn_without);
    let nobody = gave.is_none().then(messages::drawn_by_nobody);
    let withheld = kept.is_some();
    let proof = match own {
        _ if nobody.is_some() => None,
        _ if withheld => Some(messages::unchecked_choice()),
        Some(_) => Some(messages::contribution_found()),
        None => Some(messages::unchecked_seals()),
    };
    [gave, nobody, kept, none, proof].into_iter().flatten().collect()
}
