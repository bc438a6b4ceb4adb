//! How it can be shown that the chance of a game was fixed before it began: a commitment to the seed, published at the start
//! and noted by whoever wants to know, and the seed and a salt, published at the end.

use sha2::{Digest, Sha256};

use crate::{Message, Record, Seed, Share, messages};

/// What is published at the start: SHA-256 over the name of the game, the seed and the salt, as lower-case hexadecimal.
/// The salt keeps anybody from finding the seed by trying all of them.
pub fn commitment(game: &str, seed: Seed, salt: &str) -> String {
    let hash = Sha256::digest(format!("tablier seed\n{game}\n{seed}\n{salt}\n"));
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What can be said of where the chance of a recorded game came from. A record alone tells at most that it is
/// [`Fairness::Consistent`]: whoever writes one can write seed, salt and commitment to suit each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fairness {
    /// Seed and salt give the commitment that is known from elsewhere: chance was fixed when that was noted.
    AsNoted,
    /// Seed and salt give the commitment of the record, and nothing is known from elsewhere.
    Consistent,
    /// There is no commitment, neither in the record nor from elsewhere.
    NoCommitment,
    /// There is a commitment, but seed or salt is missing: the game is not over.
    NotYetOpen,
    /// Seed and salt do not give the commitment.
    Broken,
    /// The commitment of the record is another than the one that is known from elsewhere.
    NotAsNoted,
    /// What somebody is said to have given to the chance is not what was sealed.
    NotAsSealed,
}

impl Record {
    /// Compares seed and salt with the commitment of the record, and with the one that somebody noted elsewhere, where
    /// there is one. Whether the moves follow from the seed is for [`Rulebook::load`](crate::Rulebook::load) to say.
    pub fn fairness(&self, noted: Option<&str>) -> Fairness {
        let same = |one: &str, other: &str| one.eq_ignore_ascii_case(other);
        let written = self.commitment.as_deref();
        if let (Some(written), Some(noted)) = (written, noted)
            && !same(written, noted)
        {
            return Fairness::NotAsNoted;
        }
        if !self.shares.iter().all(Share::is_as_sealed) {
            return Fairness::NotAsSealed;
        }
        let Some(promised) = written.or(noted) else { return Fairness::NoCommitment };
        let (Some(seed), Some(salt)) = (self.seed, &self.salt) else { return Fairness::NotYetOpen };
        match same(promised, &commitment(&self.game, seed, salt)) {
            true if noted.is_some() => Fairness::AsNoted,
            true => Fairness::Consistent,
            false => Fairness::Broken,
        }
    }
}

impl Fairness {
    /// The word for it, for programs.
    pub fn word(self) -> &'static str {
        match self {
            Fairness::AsNoted => "as-noted",
            Fairness::Consistent => "consistent",
            Fairness::NoCommitment => "no-commitment",
            Fairness::NotYetOpen => "not-yet-open",
            Fairness::Broken => "broken",
            Fairness::NotAsNoted => "not-as-noted",
            Fairness::NotAsSealed => "not-as-sealed",
        }
    }

    /// Whether something is not as it was promised.
    pub fn is_broken(self) -> bool {
        matches!(self, Fairness::Broken | Fairness::NotAsNoted | Fairness::NotAsSealed)
    }

    /// The sentence for the person: what was compared, and no more.
    pub fn text(self) -> Message {
        match self {
            Fairness::AsNoted => messages::seal_as_noted(),
            Fairness::Consistent => messages::seal_consistent(),
            Fairness::NoCommitment => messages::seal_missing(),
            Fairness::NotYetOpen => messages::seal_not_open(),
            Fairness::Broken => messages::seal_broken(),
            Fairness::NotAsNoted => messages::seal_not_as_noted(),
            Fairness::NotAsSealed => messages::seal_not_as_sealed(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn committed(seed: u64, salt: &str) -> Record {
        Record {
            game: "six".into(),
            seed: Some(Seed(seed)),
            salt: Some(salt.to_owned()),
            commitment: Some(commitment("six", Seed(seed), salt)),
            ..Record::default()
        }
    }

    fn record() -> Record {
        committed(42, "00ff")
    }

    #[test]
    fn a_record_alone_shows_only_that_it_fits_together() {
        assert_eq!(record().fairness(None), Fairness::Consistent);
        assert_eq!(committed(43, "my own").fairness(None), Fairness::Consistent);
    }

    #[test]
    fn the_noted_commitment_tells_the_true_record_from_one_that_was_made_up() {
        let noted = record().commitment.unwrap();
        assert_eq!(record().fairness(Some(&noted)), Fairness::AsNoted);
        assert_eq!(record().fairness(Some(&noted.to_uppercase())), Fairness::AsNoted);
        let made_up = committed(43, "my own");
        assert_eq!(made_up.fairness(Some(&noted)), Fairness::NotAsNoted);
        let bare = Record { commitment: None, ..made_up };
        assert_eq!(bare.fairness(Some(&noted)), Fairness::Broken);
        let bare = Record { commitment: None, ..record() };
        assert_eq!(bare.fairness(Some(&noted)), Fairness::AsNoted);
    }

    #[test]
    fn another_seed_salt_or_game_breaks_the_commitment() {
        let noted = record().commitment;
        let other_seed = Record { seed: Some(Seed(43)), ..record() };
        let other_salt = Record { salt: Some("00fe".into()), ..record() };
        let other_game = Record { game: "disx".into(), ..record() };
        for record in [other_seed, other_salt, other_game] {
            assert_eq!(record.fairness(None), Fairness::Broken);
            assert_eq!(record.fairness(noted.as_deref()), Fairness::Broken);
        }
    }

    #[test]
    fn before_the_end_only_the_commitments_can_be_compared() {
        let noted = record().commitment;
        for closed in [Record { seed: None, ..record() }, Record { salt: None, ..record() }] {
            assert_eq!(closed.fairness(None), Fairness::NotYetOpen);
            assert_eq!(closed.fairness(noted.as_deref()), Fairness::NotYetOpen);
            assert_eq!(closed.fairness(Some("00")), Fairness::NotAsNoted);
        }
        assert_eq!(Record { commitment: None, ..record() }.fairness(None), Fairness::NoCommitment);
    }
}
