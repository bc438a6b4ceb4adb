//! From a record to a game and back: the moves are played one by one, so a record that loads is a legal game.

use std::error::Error;
use std::fmt;

use serde_json::{Map, Value};

use super::{Record, RecordMove, Spot};
use crate::{
    BadOptions, Chance, ChanceVersion, Game, Language, Match, Message, NotAMove, Outcome,
    RulesVersion, Salt, Seat, Viewer, messages, options_from_json, options_to_json,
};

/// Why a record is not a game, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadError {
    /// The move that cannot be; none where a header is to blame, or the record was not read from a text.
    pub place: Option<Spot>,
    /// The sentence for the person.
    pub reason: Message,
}

impl LoadError {
    /// The sentence with the place it speaks of.
    pub fn text(&self) -> Message {
        let Some(place) = self.place else { return self.reason.clone() };
        messages::located(place.text(), self.reason.clone())
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().get(Language::EN))
    }
}

impl Error for LoadError {}

impl From<BadOptions> for LoadError {
    fn from(BadOptions(reason): BadOptions) -> LoadError {
        LoadError { place: None, reason }
    }
}

fn header<T>(reason: Message) -> Result<T, LoadError> {
    Err(LoadError { place: None, reason })
}

impl<G: Game> Match<G> {
    /// The game that a record tells. Forced moves may be left out of it; the result it claims is not looked at, see
    /// [`Record::check_result`].
    pub fn load(record: &Record) -> Result<Match<G>, LoadError> {
        // A record that names no version is older than the second one.
        let wanted = record.rules.unwrap_or(RulesVersion::FIRST);
        let rules = G::VERSIONS.check(wanted).or_else(|unknown| header(unknown.text()))?;
        let (options, chance) = (read_options::<G>(&record.options)?, record.drawn()?);
        let mut game = Match::<G>::unforced(rules, options, chance)?;
        record.check_shares(game.position().seats())?;
        for made in &record.moves {
            game.take_up(made)?;
        }
        while game.make_forced() {}
        Ok(game)
    }

    /// Plays one move of a record, after the forced moves that it leaves out.
    fn take_up(&mut self, made: &RecordMove) -> Result<(), LoadError> {
        let place = Some(made.place).filter(|place| place.line > 0);
        let at = |reason| LoadError { place, reason };
        let Some(written) = &made.mv else {
            return Err(at(messages::move_secret()));
        };
        let mv: G::Move = written.parse().map_err(|error: NotAMove| at(error.text()))?;
        loop {
            let seat = self.whose(made.seat).map_err(at)?;
            match self.make_single(seat, mv) {
                Ok(()) => return Ok(()),
                Err(_) if self.make_forced() => {}
                Err(refused) => return Err(at(refused.reason)),
            }
        }
    }

    fn whose(&self, mark: Option<Seat>) -> Result<Seat, Message> {
        let deciders = self.position().deciders();
        match mark.or(deciders.single()) {
            Some(seat) => Ok(seat),
            None if deciders.is_empty() => Err(messages::over_before()),
            None => Err(messages::seat_unnamed()),
        }
    }

    /// The whole game as text.
    pub fn record(&self) -> Record {
        self.record_for(Viewer::Everything)
    }

    /// The game as text, with what this viewer may know: all of it once the game is over.
    pub fn record_for(&self, viewer: Viewer) -> Record {
        let outcome = self.position().outcome();
        let viewer = if outcome.is_some() { Viewer::Everything } else { viewer };
        let moves = self.moves().iter().enumerate().map(|(number, made)| RecordMove {
            seat: Some(made.seat),
            mv: (!self.is_hidden(number, viewer)).then(|| made.mv.to_string()),
            comment: None,
            place: Spot::default(),
        });
        Record {
            game: G::SLUG.to_owned(),
            rules: Some(self.position().version()),
            options: write_options::<G>(self.options()),
            result: outcome.map(|outcome| outcome.ranks()),
            scores: outcome.map(|outcome| outcome.scores()),
            ending: outcome.map(|outcome| outcome.ending.to_owned()),
            moves: moves.collect(),
            ..Record::dealt_from(self.chance(), viewer == Viewer::Everything)
        }
    }

    fn unforced(
        rules: RulesVersion,
        options: G::Options,
        chance: Chance,
    ) -> Result<Match<G>, BadOptions> {
        let mut game = Match::under(rules, options, chance)?;
        game.truncate(0);
        Ok(game)
    }
}

impl Record {
    /// A record of nothing but chance, with all of it or only how it came about.
    fn dealt_from(chance: &Chance, whole: bool) -> Record {
        let way = Some(chance.version()).filter(|&way| way != ChanceVersion::SEED);
        let mut record = Record { chance: way, ..Record::default() };
        if whole {
            record.seed = Some(chance.seed());
            if let Chance::Drawn { salt: Salt(salt), shares, .. } = chance {
                record.salt = Some(salt.clone());
                record.shares.clone_from(shares);
            }
        }
        record
    }

    /// Whether only seats of the game gave anything to its chance.
    fn check_shares(&self, seats: usize) -> Result<(), LoadError> {
        match self.shares.iter().find(|share| share.seat.index() >= seats) {
            None => Ok(()),
            Some(share) => {
                let seat = share.seat;
                header(messages::share_of_nobody(seat))
            }
        }
    }

    /// Where the chance of the recorded game comes from.
    fn drawn(&self) -> Result<Chance, LoadError> {
        let way = self.chance.unwrap_or_default().check();
        let way = way.or_else(|unknown| header(unknown.text()))?;
        let Some(seed) = self.seed else {
            return header(messages::seed_missing());
        };
        if way == ChanceVersion::SEED {
            if let Some(share) = self.shares.first() {
                let seat = share.seat;
                return header(messages::share_without_draw(seat));
            }
            return Ok(Chance::Seed(seed));
        }
        let Some(salt) = self.salt.clone() else {
            return header(messages::salt_missing());
        };
        Ok(Chance::Drawn { seed, salt: Salt(salt), shares: self.shares.clone() })
    }

    /// Whether what the record claims of the end is what playing it leads to.
    pub fn check_result(&self, outcome: Option<&Outcome>) -> Result<(), LoadError> {
        let (ranks, scores, ending) = match outcome {
            Some(end) => (Some(end.ranks()), Some(end.scores()), Some(end.ending.to_owned())),
            None => (None, None, None),
        };
        let differs = self.result != ranks
            || self.scores.is_some() && self.scores != scores
            || self.ending.is_some() && self.ending != ending;
        if !differs {
            return Ok(());
        }
        let claim = shown(self.result.as_ref(), self.scores.as_ref(), self.ending.as_ref());
        let truth = shown(ranks.as_ref(), scores.as_ref(), ending.as_ref());
        header(messages::result_differs(claim, truth))
    }
}

fn shown(ranks: Option<&Vec<u8>>, scores: Option<&Vec<i32>>, ending: Option<&String>) -> Message {
    let parts = [
        ranks.map(|ranks| messages::ranks(format!("{ranks:?}"))),
        scores.map(|scores| messages::scores(format!("{scores:?}"))),
        ending.map(messages::ending),
    ];
    let told = Message::join(parts.into_iter().flatten(), ", ");
    if told.is_blank() { messages::result_open() } else { told }
}

fn read_options<G: Game>(written: &[(String, String)]) -> Result<G::Options, BadOptions> {
    let schema = G::schema();
    let mut given = Map::new();
    for (key, value) in written {
        given.insert(key.clone(), schema.read(key, value)?);
    }
    options_from_json::<G>(&Value::Object(given))
}

fn write_options<G: Game>(options: &G::Options) -> Vec<(String, String)> {
    let schema = G::schema();
    let write = |(key, value): (String, Value)| {
        let field = schema.field(&key).expect("options serialise to the keys of their schema");
        let written = field.write(&value);
        (key, written)
    };
    options_to_json::<G>(options).into_iter().map(write).collect()
}
