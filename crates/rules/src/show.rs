//! What is seen and said of a game. Rules are one trait, [`Game`]; this is the other, and all of it has defaults, so that a game of
//! rules alone is playable at once: the moves are offered as they are written, on a plain board where the game sketches one.
//!
//! Nothing here decides anything: whatever is drawn or told follows from a view, so it can hold no secret that its viewer
//! may not know.

use crate::plain;
use crate::{About, Catalogue, Game, Look, Message, Scene, Seat, Step, messages};

/// A game that can be shown and told.
pub trait Show: Game {
    /// What the game is called on its box. All of a game that a page knows before it is opened is said by constants like this.
    const TITLE: &'static str = Self::SLUG;

    /// What the shelf says of the game.
    fn about() -> About {
        plain::about::<Self>()
    }

    /// The catalogue of what it says (`messages::CATALOGUE`), so that a page understands what a salon says of the game.
    fn catalogue() -> Option<&'static Catalogue> {
        None
    }

    /// A game played well, as a record up to a position worth looking at: that is drawn on its box. The header `board` may say how
    /// wide the board alone is, in tenths. Without one the box shows a random game.
    fn cover() -> Option<&'static str> {
        None
    }

    /// The board in letters, a text for each rank from the top, for [`Show::scene`] as it is by default: a digit is a piece of that
    /// seat, a full stop an empty cell, a space no cell, any other letter is written there. Where a move names a
    /// cell (`b2` is the second column from the left and the second rank from below), that cell is what is clicked.
    fn sketch(view: &Self::View) -> Vec<String> {
        let _ = view;
        Vec::new()
    }

    /// What it looks like to this viewer, and what may be clicked.
    fn scene(view: &Self::View, look: &Look<'_, Self::Move>) -> Scene {
        plain::scene::<Self>(view, look)
    }

    /// What happened, in words, for one viewer: a step between two of the viewer's views. Speaks of people by
    /// their seats.
    fn narrate(before: &Self::View, step: &Step<Self::Move>, after: &Self::View) -> Message {
        let _ = before;
        plain::narrate::<Self>(step, after)
    }

    /// The whole state in words, for a reader who does not see the scene; lines are separated by `\n`.
    fn describe(view: &Self::View) -> Message {
        plain::describe::<Self>(view)
    }

    /// What the person in a seat is called while nobody gave a name.
    fn seat_name(&self, seat: Seat) -> Message {
        let number = seat.index() + 1;
        messages::player(number)
    }
}
