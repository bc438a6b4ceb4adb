//! The suite every game must pass: that what it says of itself is true, in every position random play reaches.
//!
//! A test calls [`check_schema`] once for a game and [`check_game`] for every option set and many seeds. A failure tells
//! the game, the promise that was broken, the function of the contract to mend, and the options, the seed and the moves so far as
//! a record.

mod drawing;
mod options;
mod position;
mod record;
mod scene;
mod secrets;
pub mod twins;

use std::collections::BTreeSet;
use std::fmt;

use crate::{BadOptions, FastRng, Language, Match, Rng, Seed, Show, install};

pub use options::check_schema;

/// A promise of the contract that a game broke, and how to see it again.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The slug of the game.
    pub game: &'static str,
    /// Which promise, and in which way.
    pub promise: String,
    /// What of the contract broke it, and so is to be mended.
    pub mend: &'static str,
    /// Options, seed and moves that led there.
    pub how: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { game, promise, mend, how } = self;
        write!(f, "{game}: {promise}\nto be mended: {mend}\n{how}")
    }
}

/// A broken promise, wherever it was noticed.
struct Fault {
    mend: &'static str,
    promise: String,
}

impl Fault {
    fn new(mend: &'static str, promise: String) -> Fault {
        Fault { mend, promise }
    }

    /// The same, with where it was noticed before it.
    fn at(self, place: &str) -> Fault {
        Fault { promise: format!("{place}: {}", self.promise), ..self }
    }

    fn in_game<G: Show>(self, how: String) -> Broken {
        Broken { game: G::SLUG, promise: self.promise, mend: self.mend, how }
    }
}

/// What a single check says: what it found, or which promise is broken.
type Check<T = ()> = Result<T, Fault>;

/// Fails with a formatted sentence, and with what is to be mended, unless the condition holds.
macro_rules! promise {
    ($condition:expr, $mend:literal, $($sentence:tt)+) => {
        if !$condition {
            return Err($crate::conformance::Fault::new($mend, format!($($sentence)+)));
        }
    };
}
use promise;

/// How thoroughly a game is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Of how many positions one is given the expensive checks (scenes, secrets, records); the first ones always are.
    pub one_in: usize,
    /// No game may last longer than this many moves.
    pub longest: usize,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { one_in: 7, longest: 50_000 }
    }
}

/// What came up in a game that passed.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    /// How long it was.
    pub moves: usize,
    /// Whether some viewer had something to guess; over many games, true of just those that are not [`Game::OPEN`](crate::Game::OPEN).
    pub guessed: bool,
    /// Whether what a seat saw was not known to another; over many games, true of just those that are
    /// [`Game::HIDDEN`](crate::Game::HIDDEN).
    pub secrets: bool,
}

/// Plays one game at random to its end and checks every promise of the contract on the way.
pub fn check_game<G: Show>(
    options: &G::Options,
    seed: Seed,
    effort: Effort,
) -> Result<Seen, Broken> {
    install(G::catalogue());
    let mut game = Match::<G>::new(options.clone(), seed).map_err(|BadOptions(why)| {
        let promise =
            format!("options that the schema offers start a game, but: {}", why.get(Language::EN));
        let fault = Fault::new("Game::deal or Game::schema", promise);
        fault.in_game::<G>(format!("options {options:?}, seed {seed}"))
    })?;
    walk(&mut game, effort).map_err(|fault| fault.in_game::<G>(game.record().to_string()))
}

fn walk<G: Show>(game: &mut Match<G>, effort: Effort) -> Check<Seen> {
    let mut rng = FastRng::new(game.seed().0);
    let mut seen = BTreeSet::new();
    let mut found = secrets::Found::default();
    loop {
        let thorough = game.moves().len() < 8 || rng.below(effort.one_in) == 0;
        position::check(game.position(), &mut seen, &mut rng)?;
        let over = game.position().deciders().is_empty();
        if thorough || over {
            found |= secrets::check_views(game.position(), &mut rng)?;
            scene::check(game)?;
            record::check(game)?;
        }
        if over {
            found.check::<G>()?;
            record::check_take_back(game)?;
            let secrets::Found { guessed, secrets } = found;
            return Ok(Seen { moves: game.moves().len(), guessed, secrets });
        }
        let deciders: Vec<_> = game.position().deciders().iter().collect();
        let seat = deciders[rng.below(deciders.len())];
        let mv = game.position().random_move(seat, &mut rng, &mut Vec::new());
        if thorough {
            secrets::check_move(game.position(), seat, mv, &mut rng)?;
        }
        let made = game.play(seat, mv).map_err(|refused| {
            let promise = format!("random_move gives legal moves, but {mv} was refused: {refused}");
            Fault::new("Game::random_move", promise)
        })?;
        // The positions that were passed through without asking anybody.
        for between in made.start + 1..made.end {
            position::check(&game.position_after(between), &mut seen, &mut rng)?;
        }
        position::check_told(game, made)?;
        let longest = effort.longest;
        promise!(
            game.moves().len() <= longest,
            "Game::apply or Game::outcome",
            "every game ends, but this one passed {longest} moves"
        );
    }
}
