//! The edge where a choice loses its type: servers and clients ask for a seat of a game they know by its slug, with the view
//! as it travels.

use std::fmt;

use serde_json::Value;
use tablier_games::{UnknownGame, Visitor, visit};
use tablier_rules::{Advice, Game, NotAView, Seat, view_from_json};

use crate::{Player, Thinking};

/// Why there is no advice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoAdvice {
    /// There is no such game.
    UnknownGame(UnknownGame),
    /// The view is not one of this game.
    NotAView(NotAView),
    /// The seat has nothing to decide.
    NothingToDecide(Seat),
}

impl fmt::Display for NoAdvice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoAdvice::UnknownGame(error) => error.fmt(f),
            NoAdvice::NotAView(error) => error.fmt(f),
            NoAdvice::NothingToDecide(seat) => write!(f, "Seat {seat} has nothing to decide now."),
        }
    }
}

impl std::error::Error for NoAdvice {}

/// Lets a player choose for a seat by its view.
pub fn advise(
    game: &str,
    view: &Value,
    seat: Seat,
    player: Player,
    thinking: &mut Thinking<'_>,
) -> Result<Advice, NoAdvice> {
    visit(game, Asked { view, seat, player, thinking }).map_err(NoAdvice::UnknownGame)?
}

struct Asked<'a, 'b> {
    view: &'a Value,
    seat: Seat,
    player: Player,
    thinking: &'a mut Thinking<'b>,
}

impl Visitor for Asked<'_, '_> {
    type Output = Result<Advice, NoAdvice>;

    fn visit<G: Game>(self) -> Result<Advice, NoAdvice> {
        let view = view_from_json::<G>(self.view).map_err(NoAdvice::NotAView)?;
        let choice = self.player.choose::<G>(&view, self.seat, self.thinking);
        let choice = choice.ok_or(NoAdvice::NothingToDecide(self.seat))?;
        Ok(Advice {
            mv: choice.mv.to_string(),
            then: choice.then.iter().map(ToString::to_string).collect(),
            value: choice.value,
        })
    }
}
