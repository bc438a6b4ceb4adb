//! Proof that the chance of a game was fixed before it began: a commitment to the seed, published at the start, and the
//! seed and a salt, published at the end.

use sha2::{Digest, Sha256};

use crate::{Record, Seed, Text};

/// What is published at the start: SHA-256 over the name of the game, the seed and the salt, as lower-case hexadecimal.
/// The salt keeps anybody from finding the seed by trying all of them.
pub fn commitment(game: &str, seed: Seed, salt: &str) -> String {
    let hash = Sha256::digest(format!("tablier seed\n{game}\n{seed}\n{salt}\n"));
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What can be said of the fairness of a recorded game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fairness {
    /// Seed and salt are the ones that were committed to.
    Proven,
    /// The record carries no commitment.
    NoCommitment,
    /// There is a commitment, but seed or salt is missing: the game is not over.
    NotYetOpen,
    /// Seed and salt are not the ones that were committed to.
    Broken,
}

impl Record {
    /// Compares the commitment with the seed and the salt.
    pub fn fairness(&self) -> Fairness {
        match (&self.commitment, self.seed, &self.salt) {
            (None, _, _) => Fairness::NoCommitment,
            (Some(promised), Some(seed), Some(salt)) => {
                if promised.eq_ignore_ascii_case(&commitment(&self.game, seed, salt)) {
                    Fairness::Proven
                } else {
                    Fairness::Broken
                }
            }
            (Some(_), _, _) => Fairness::NotYetOpen,
        }
    }
}

impl Fairness {
    /// The sentence for the person.
    pub fn text(self) -> Text {
        match self {
            Fairness::Proven => Text::new(
                "La graine est bien celle à laquelle le serveur s'était engagé avant la partie.",
                "The seed is the one that was committed to before the game.",
            ),
            Fairness::NoCommitment => Text::new(
                "La partie ne porte pas d'engagement sur sa graine.",
                "The record carries no commitment to its seed.",
            ),
            Fairness::NotYetOpen => Text::new(
                "L'engagement ne pourra être vérifié qu'à la fin de la partie.",
                "The commitment can be checked only once the game is over.",
            ),
            Fairness::Broken => Text::new(
                "La graine n'est pas celle à laquelle le serveur s'était engagé.",
                "The seed is not the one that was committed to.",
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn committed() -> Record {
        let (seed, salt) = (Seed(42), "00ff".to_owned());
        let commitment = Some(commitment("six", seed, &salt));
        Record {
            game: "six".into(),
            seed: Some(seed),
            salt: Some(salt),
            commitment,
            ..Record::default()
        }
    }

    #[test]
    fn the_committed_seed_is_proven() {
        assert_eq!(committed().fairness(), Fairness::Proven);
    }

    #[test]
    fn another_seed_salt_or_game_breaks_the_commitment() {
        let other_seed = Record { seed: Some(Seed(43)), ..committed() };
        let other_salt = Record { salt: Some("00fe".into()), ..committed() };
        let other_game = Record { game: "disx".into(), ..committed() };
        for record in [other_seed, other_salt, other_game] {
            assert_eq!(record.fairness(), Fairness::Broken);
        }
    }

    #[test]
    fn before_the_end_nothing_can_be_checked() {
        assert_eq!(Record { seed: None, ..committed() }.fairness(), Fairness::NotYetOpen);
        assert_eq!(Record { commitment: None, ..committed() }.fairness(), Fairness::NoCommitment);
    }
}
