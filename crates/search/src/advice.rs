//! The edge where a choice loses its type: servers and clients ask for a seat of a game they know by its slug, with the view
//! as it travels.

use std::fmt;

use serde_json::Value;
use tablier_rules::{Advice, NotAView, RulebookOf, Seat, UnknownGame, view_from_json};

use crate::{Minded, Player, Thinking};

/// The players of a game, whatever its type.
pub trait AnyMind: Send + Sync {
    /// The slug of the game.
    fn slug(&self) -> &'static str;
    /// Lets a player choose for a seat by its view.
    fn advise(
        &self,
        view: &Value,
        seat: Seat,
        player: Player,
        thinking: &mut Thinking<'_>,
    ) -> Result<Advice, NoAdvice>;
}

impl<G: Minded> AnyMind for RulebookOf<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn advise(
        &self,
        view: &Value,
        seat: Seat,
        player: Player,
        thinking: &mut Thinking<'_>,
    ) -> Result<Advice, NoAdvice> {
        let view = view_from_json::<G>(view).map_err(NoAdvice::NotAView)?;
        let choice = player.choose::<G>(&view, seat, thinking);
        let choice = choice.ok_or(NoAdvice::NothingToDecide(seat))?;
        Ok(Advice {
            mv: choice.mv.to_string(),
            then: choice.then.iter().map(ToString::to_string).collect(),
            value: choice.value,
        })
    }
}

/// Why there is no advice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoAdvice {
    /// There is no game of this slug where it was looked for.
    UnknownGame(UnknownGame),
    /// The view is not one of this game.
    NotAView(NotAView),
    /// The seat has nothing to decide.
    NothingToDecide(Seat),
}

impl fmt::Display for NoAdvice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoAdvice::UnknownGame(unknown) => unknown.fmt(f),
            NoAdvice::NotAView(error) => error.fmt(f),
            NoAdvice::NothingToDecide(seat) => write!(f, "Seat {seat} has nothing to decide now."),
        }
    }
}

impl std::error::Error for NoAdvice {}

impl From<UnknownGame> for NoAdvice {
    fn from(unknown: UnknownGame) -> NoAdvice {
        NoAdvice::UnknownGame(unknown)
    }
}
