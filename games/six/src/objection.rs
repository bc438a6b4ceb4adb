//! Why a move cannot be played.

use tablier_geometry::Hex;
use tablier_rules::Message;

use super::messages;
use super::moves::Move;
use super::position::Six;

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Objection {
    /// Which of equally big parts stays is to be chosen first.
    KeepFirst,
    /// The tile in the hand does not go back to its cell.
    SameCell,
    /// In the second phase a tile is lifted before it is laid.
    LiftFirst,
    /// There is a tile already.
    Occupied(Hex),
    /// The first tile lies on the origin.
    FirstCell,
    /// No tile lies beside it.
    Apart(Hex),
    /// The tile in the hand is to be laid first.
    LayFirst,
    /// Tiles are moved in the second phase.
    TooEarly,
    /// No tile of the mover lies there.
    NotYours(Hex),
    /// Without the tile the others would not hold together.
    Pinned(Hex),
    /// No parts are to be chosen between.
    NothingToKeep,
    /// Nobody passes in the first phase.
    PassWhileLaying,
    /// Some tile can be moved.
    Pass,
}

impl Objection {
    /// What speaks against a move that is not legal.
    pub fn of(position: &Six, mv: Move) -> Objection {
        let placing = position.is_placing();
        let is_taken = |cell| (0..2).any(|colour| position.board.tile_at(cell, colour).is_some());
        let is_own = |cell| position.board.tile_at(cell, position.colour()).is_some();
        match (mv, position.hand) {
            (_, Some(hand)) if hand.keeping => Objection::KeepFirst,
            (Move::Lay(cell), Some(hand)) if cell == hand.from => Objection::SameCell,
            (Move::Lay(_), None) if !placing => Objection::LiftFirst,
            (Move::Lay(cell), _) if is_taken(cell) => Objection::Occupied(cell),
            (Move::Lay(_), _) if position.laid == [0, 0] => Objection::FirstCell,
            (Move::Lay(cell), _) => Objection::Apart(cell),
            (Move::Lift(_) | Move::Pass, Some(_)) => Objection::LayFirst,
            (Move::Lift(_), None) if placing => Objection::TooEarly,
            (Move::Lift(cell), None) if !is_own(cell) => Objection::NotYours(cell),
            (Move::Lift(cell), None) => Objection::Pinned(cell),
            (Move::Keep(_), _) => Objection::NothingToKeep,
            (Move::Pass, None) if placing => Objection::PassWhileLaying,
            (Move::Pass, None) => Objection::Pass,
        }
    }

    /// The sentence for the person.
    pub fn message(self) -> Message {
        match self {
            Objection::KeepFirst => messages::refused_keep_first(),
            Objection::SameCell => messages::refused_same_cell(),
            Objection::LiftFirst => messages::refused_lift_first(),
            Objection::Occupied(cell) => messages::refused_occupied(cell),
            Objection::FirstCell => messages::refused_first_cell(),
            Objection::Apart(cell) => messages::refused_apart(cell),
            Objection::LayFirst => messages::refused_lay_first(),
            Objection::TooEarly => messages::refused_too_early(),
            Objection::NotYours(cell) => messages::refused_not_yours(cell),
            Objection::Pinned(cell) => messages::refused_pinned(cell),
            Objection::NothingToKeep => messages::refused_nothing_to_keep(),
            Objection::PassWhileLaying => messages::refused_pass_while_laying(),
            Objection::Pass => messages::refused_pass(),
        }
    }
}
