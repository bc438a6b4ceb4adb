//! No secret is ever told by a real salon: two salons in which everything is the same, but for what one person keeps secret or
//! for the tiles nobody has seen, send everybody else the same, byte by byte, over websockets and HTTP; and write the same
//! into the log.

#[expect(dead_code, reason = "people here do only a part of what they can")]
#[path = "../salon/harness.rs"]
mod harness;
mod log;
mod party;
mod tiles;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tablier_rules::{FastRng, Rng};
use tablier_server::Chance;

/// Bytes that are the same in every salon. A number of its own is asked for only where a game is dealt, or a guest named.
pub fn chance(number: u64) -> Chance {
    let asked = AtomicU64::new(0);
    Chance::Given(Arc::new(move |bytes| {
        if bytes.len() == 8 {
            return bytes.copy_from_slice(&number.to_le_bytes());
        }
        let mut rng = FastRng::new(asked.fetch_add(1, Ordering::SeqCst));
        bytes.fill_with(|| rng.below(256) as u8);
    }))
}

/// The first difference between what two salons said.
pub fn assert_same(who: &str, one: &[String], other: &[String]) {
    for (number, (one, other)) in one.iter().zip(other).enumerate() {
        if one != other {
            let same =
                one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
            let part = |text: &str| {
                let from = same.saturating_sub(200);
                String::from_utf8_lossy(&text.as_bytes()[from..text.len().min(same + 80)])
                    .into_owned()
            };
            panic!("{who} hears as number {number}\n  {}\nor\n  {}", part(one), part(other));
        }
    }
    assert_eq!(one.len(), other.len(), "{who} hears more in one of the salons");
}
