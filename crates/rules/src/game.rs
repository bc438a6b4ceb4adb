//! The contract a game keeps. Everything else in Tablier is written against this trait and knows no game.
//!
//! A type that implements [`Game`] is a *position*, with all its secrets; it cannot be serialised, only a
//! [`Game::View`] can. Chance happens in [`Game::deal`] alone, so a record is game, version of the rules, options, seed and moves.
//!
//! A turn is a chain of small decisions. Whose decision it is, is always [`Game::deciders`]: one seat, several at once
//! when they decide in secret, or none when the game is over.

use std::error::Error;
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    BadOptions, Deal, FastRng, Language, Message, Outcome, Rng, RulesVersion, Schema, Seat,
    SeatSet, Seed, Versions, Viewer, messages,
};

/// A set of rules, as the positions it leads to.
pub trait Game: Clone + Send + Sync + 'static {
    /// What can be chosen before the start. Serialises to the keys of [`Game::schema`].
    type Options: Clone
        + fmt::Debug
        + Default
        + PartialEq
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;

    /// One small decision. Its text is the notation: it parses back, has no white space and none of `# { } ? ( )`,
    /// does not begin with a digit followed by a full stop, and reads the same in every position.
    type Move: Copy
        + Eq
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = NotAMove>
        + Send
        + Sync;

    /// All that one viewer may know: enough to draw the scene and to find the viewer's own legal moves.
    type View: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// Name in URLs, records and commands.
    const SLUG: &'static str;

    /// The versions of its rules that it plays. Whoever corrects a rule adds one, and lets games of older ones go on as they began.
    const VERSIONS: Versions = Versions::ONE;

    /// Whether seats have secrets from each other: at one screen, the others look away.
    const HIDDEN: bool = false;

    /// Whether something is to come that no seat can know yet, such as [`Dice`](crate::Dice). Nobody needs to look away for it, but
    /// whoever looks ahead can only guess.
    const CHANCE: bool = false;

    /// Whether everybody knows all there is to know, and what a move leads to.
    const OPEN: bool = !Self::HIDDEN && !Self::CHANCE;

    /// The options a client can build a form from.
    fn schema() -> Schema;

    /// The position at the beginning: the only place with chance, and the one at which the version of the rules is settled.
    fn deal(options: &Self::Options, deal: &Deal) -> Result<Self, BadOptions>;

    /// The position at the beginning of a new game, under the newest rules.
    fn start(options: &Self::Options, seed: Seed) -> Result<Self, BadOptions> {
        Self::deal(options, &Deal { rules: Self::VERSIONS.newest(), key: seed.into() })
    }

    /// The version of the rules under which this game is played, to its end. Where there are several, a position has to know, and
    /// so has a view, since positions are made of views.
    fn version(&self) -> RulesVersion {
        Self::VERSIONS.newest()
    }

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The seats that win and lose together with this one, itself included.
    fn team(&self, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// Who begins, asked at the start: the first who decides, unless something is settled before the first turn.
    fn first(&self) -> Seat {
        self.deciders().first().expect("somebody decides at the start")
    }

    /// Who decides now: one seat; several, in secret and in any order; none when the game is over.
    fn deciders(&self) -> SeatSet;

    /// Adds the moves `seat` may make now to `moves`, each once, in any order; none unless it is a decider.
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Whether `seat` may make this move now.
    fn is_legal(&self, seat: Seat, mv: Self::Move) -> bool {
        let mut moves = Vec::new();
        self.legal_moves(seat, &mut moves);
        moves.contains(&mv)
    }

    /// Carries out a move that is legal. With any other the position is unspecified; [`Game::play`] checks.
    fn apply(&mut self, seat: Seat, mv: Self::Move);

    /// Carries out a move, or refuses it and leaves the position as it was.
    fn play(&mut self, seat: Seat, mv: Self::Move) -> Result<(), IllegalMove> {
        let reason = if !self.deciders().contains(seat) {
            not_deciding(self.deciders(), seat)
        } else if !self.is_legal(seat, mv) {
            self.objection(seat, mv)
        } else {
            self.apply(seat, mv);
            return Ok(());
        };
        Err(IllegalMove { seat, mv: mv.to_string(), reason })
    }

    /// Why a decider may not make this move, for the person who tried it. It may speak only of what the seat knows.
    fn objection(&self, seat: Seat, mv: Self::Move) -> Message {
        let _ = seat;
        messages::move_refused(mv)
    }

    /// The move nobody needs to be asked for: the only one there is, where making it tells nobody anything new.
    fn forced(&self) -> Option<(Seat, Self::Move)> {
        None
    }

    /// The end, once there is one; then and only then nobody decides.
    fn outcome(&self) -> Option<Outcome>;

    /// All that this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A position which the viewer of `view` cannot tell from the true one. Where nothing is hidden from the viewer it is the
    /// true one.
    fn resample(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// Whether moves of this kind are made in secret.
    fn is_secret(mv: Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// How many of the seat's latest secret moves have not come to light yet.
    fn sealed(&self, seat: Seat) -> usize {
        let _ = seat;
        0
    }

    /// Whether a legal move brings to light, beyond what it says itself, something that somebody at the table could not
    /// know before: a drawn tile, an opened bid. Such a move cannot be taken back without asking.
    fn reveals(&self, seat: Seat, mv: Self::Move) -> bool {
        let _ = (seat, mv);
        false
    }

    /// The options of the next game of the same people, with the starting order the rules ask for. The outcome is that of
    /// the people: somebody may have resigned.
    fn rematch(&self, options: &Self::Options, _outcome: &Outcome) -> Self::Options {
        options.clone()
    }

    /// A legal move of a decider, each as likely as the other. Games override it where listing all moves is slow.
    fn random_move(
        &self,
        seat: Seat,
        rng: &mut FastRng,
        moves: &mut Vec<Self::Move>,
    ) -> Self::Move {
        moves.clear();
        self.legal_moves(seat, moves);
        moves[rng.below(moves.len())]
    }
}

fn not_deciding(deciders: SeatSet, seat: Seat) -> Message {
    if deciders.is_empty() {
        return messages::game_over();
    }
    let who: Vec<_> = deciders.iter().map(|seat| seat.to_string()).collect();
    let who = who.join(", ");
    messages::not_your_decision(seat, who)
}

/// A move that was refused, and why. The position is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// Who tried it.
    pub seat: Seat,
    /// The move as written.
    pub mv: String,
    /// A sentence for the person.
    pub reason: Message,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason.get(Language::EN))
    }
}

impl Error for IllegalMove {}

/// Message that is not a move of the game, and what a move looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAMove {
    /// What was written.
    pub written: String,
    /// What was expected instead.
    pub expected: Message,
}

impl NotAMove {
    /// For `written`, where `expected` says what a move looks like.
    pub fn new(written: &str, expected: Message) -> NotAMove {
        NotAMove { written: written.chars().take(40).collect(), expected }
    }

    /// The sentence for the person.
    pub fn text(&self) -> Message {
        let NotAMove { written, expected } = self;
        messages::not_a_move(written, expected.clone())
    }
}

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().get(Language::EN))
    }
}

impl Error for NotAMove {}
