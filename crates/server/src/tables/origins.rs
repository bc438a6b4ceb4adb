//! Where those come from who play rated games. It is kept as a hash under a key of the salon's own, so that one can see that two
//! came from the same place and not from which.

use std::net::IpAddr;

use sha2::{Digest, Sha256};
use tablier_protocol::Act;
use tablier_table::PersonId;

use super::Tables;
use crate::secret;
use crate::storage::Kept;

/// Under which name the key is kept.
const KEY: &str = "origins";
/// How long the key is.
const KEY_LENGTH: usize = 32;

impl Tables {
    /// Notes where somebody comes from who sits down at a rated table.
    pub(crate) async fn note_origin_of_sitter(&self, table: &str, person: PersonId, act: &Act) {
        if let Act::Sit { .. } = act
            && let Ok(true) = self.with(table, |_, live| live.table.setup().rated).await
        {
            self.note_origin(person).await;
        }
    }

    /// Notes where somebody comes from who is about to play a rated game. Nobody is kept from playing where it fails.
    pub(crate) async fn note_origin(&self, person: PersonId) {
        let Some(address) = self.people.connected.address(person) else { return };
        let noted = async {
            let origin = origin(&self.origin_key().await?, address);
            self.ground.storage.came_from(person, &origin).await
        };
        if let Err(error) = noted.await {
            tracing::warn!(%error, "it could not be noted where somebody who plays a rated game comes from");
        }
    }

    async fn origin_key(&self) -> Kept<String> {
        if let Some(key) = self.ground.storage.note(KEY).await? {
            return Ok(key);
        }
        self.ground.storage.set_note(KEY, &self.ground.chance.word(KEY_LENGTH)).await?;
        // Of several nodes that had none at once, the last one's counts.
        Ok(self.ground.storage.note(KEY).await?.unwrap_or_default())
    }
}

fn origin(key: &str, address: IpAddr) -> String {
    secret::hex(&Sha256::digest(format!("tablier origin\n{key}\n{address}\n"))[..12])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_from_one_place_are_alike_and_only_for_whoever_has_the_key() {
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let home = address("192.0.2.7");
        assert_eq!(origin("k", home), origin("k", home));
        assert_ne!(origin("k", home), origin("k", address("192.0.2.8")));
        assert_ne!(origin("k", home), origin("l", home));
    }
}
