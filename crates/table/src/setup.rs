//! What is settled when a table is opened.

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use tablier_rules::{
    AnyMatch, Chance, ChanceVersion, Level, Rulebook, Rulebooks, RulesVersion, Salt, Seed, reading,
};

use crate::refusal::Reason;
use crate::{Law, Pace, Refusal};

/// A person, by the number whoever runs the table knows them by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u64);

reading!(newtype PersonId);

/// Who is to sit in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatSetup {
    /// Whoever comes.
    Open,
    /// The person who opened the table; several such seats are played at one screen.
    Host,
    /// A machine of this level.
    Machine(Level),
}

reading! {
    variants of SeatSetup { "open" => Open, "host" => Host, "machine" => Machine(_) }
}

/// What becomes of the seat of a person who left or ran out of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// A machine of this level plays on until the person is back.
    Machine(Level),
    /// The game is lost; where more than two sides play, a machine plays on instead.
    Loses,
}

reading! {
    variants of Absence { "machine" => Machine(_), "loses" => Loses }
}

impl Default for Absence {
    fn default() -> Absence {
        Absence::Machine(Level::Confirmed)
    }
}

/// Who may watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Anybody; the table is shown in the lobby.
    #[default]
    Everybody,
    /// Whoever knows the link.
    Link,
    /// Nobody but those who play.
    Nobody,
}

reading! {
    variants of Audience { "everybody" => Everybody, "link" => Link, "nobody" => Nobody }
}

/// Everything that is settled when a table is opened. It holds the seed, so it is for the log and never for a client.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Setup {
    /// The slug of the game.
    pub game: String,
    /// The version of its rules under which it is played.
    pub rules: RulesVersion,
    /// The law of the table.
    #[serde(default)]
    pub law: Law,
    /// The options of the game.
    pub options: Value,
    /// Who is to sit where, by seat.
    pub places: Vec<SeatSetup>,
    /// How much time there is.
    pub pace: Pace,
    /// What becomes of a seat whose person is gone.
    pub absence: Absence,
    /// Who may watch.
    pub audience: Audience,
    /// Whether the ratings of those who play change by it.
    #[serde(default)]
    pub rated: bool,
    /// How the chance of the game comes about.
    #[serde(default, skip_serializing_if = "is_seed_alone")]
    pub chance: ChanceVersion,
    /// The salon's part of the chance, or all of it; secret until the end.
    #[serde(serialize_with = "kept_seed")]
    pub seed: Seed,
    /// What keeps the seed from being guessed from the commitment.
    #[serde(serialize_with = "kept_salt")]
    pub salt: Salt,
}

reading! {
    fields of Setup {
        game, rules, law = default, options, places, pace, absence, audience, rated = default, chance = default,
        seed, salt,
    }
}

fn is_seed_alone(chance: &ChanceVersion) -> bool {
    *chance == ChanceVersion::SEED
}

/// How the seed stands in a log.
fn kept_seed<S: Serializer>(seed: &Seed, out: S) -> Result<S::Ok, S::Error> {
    seed.0.serialize(out)
}

/// How the salt stands in a log.
fn kept_salt<S: Serializer>(salt: &Salt, out: S) -> Result<S::Ok, S::Error> {
    salt.0.serialize(out)
}

/// The version of the rules of a game under which new tables are opened; where there is no such game, the first.
pub fn rules_of(rulebooks: Rulebooks, game: &str) -> RulesVersion {
    rulebooks.get(game).map_or(RulesVersion::FIRST, |rules| rules.versions().newest())
}

impl Setup {
    /// The game that is played, where it can be: law and chance are known, and so is the game.
    pub(crate) fn rulebook(&self, rulebooks: Rulebooks) -> Result<&'static dyn Rulebook, Refusal> {
        self.law.check()?;
        self.check_chance()?;
        rulebooks.get(&self.game).map_err(|unknown| Refusal::from(Reason::Game(unknown.text())))
    }

    /// The game at its beginning, as it is while nobody has added anything to its chance.
    pub(crate) fn start(&self, rules: &dyn Rulebook) -> Result<Box<dyn AnyMatch>, Refusal> {
        self.start_from(rules, self.undrawn())
    }

    /// The game at its beginning.
    pub(crate) fn start_from(
        &self,
        rules: &dyn Rulebook,
        chance: Chance,
    ) -> Result<Box<dyn AnyMatch>, Refusal> {
        let version = rules.versions().check(self.rules);
        let version = version.map_err(|unknown| Refusal::from(Reason::Game(unknown.text())))?;
        let game = rules.deal(version, &self.options, chance);
        let game = game.map_err(|why| Refusal::from(Reason::Game(why.0)))?;
        let (seats, places) = (game.seats(), self.places.len());
        if seats != places {
            return Err(Reason::SeatCount { seats, places }.into());
        }
        self.check_rated()?;
        Ok(game)
    }
}
