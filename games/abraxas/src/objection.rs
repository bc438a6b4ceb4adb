//! Why a move of ABRAXAS is refused, for the person who tried it.

use tablier_rules::Message;

use super::hole::Hole;
use super::messages;
use super::moves::Move;
use super::position::{Abraxas, Phase};

/// Why the player who decides may not make a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Objection {
    /// There is a pawn in this hole.
    HoleFull(Hole),
    /// There is nothing to lay from.
    SupplyEmpty,
    /// The pawn in the hand came from this hole.
    SameHole(Hole),
    NoStopLeft,
    /// The other has just used a stop pawn.
    Barred,
    /// Nothing is lifted while there is a supply.
    SupplyLeft,
    /// There is no red pawn in this hole.
    NothingToLift(Hole),
    /// Nothing was taken, so there is a pawn to lay.
    End,
    /// A direction where the arrow says it.
    Direction,
    /// The plate cannot go there.
    AtRim,
    /// No direction where it is free.
    NoDirection,
    /// A red pawn was laid, so the plate must be pushed.
    Stay,
    /// So many holes were named, and not each has a red pawn.
    NoPawn(usize),
    /// So many pawns were named, and no alignment has them all.
    NotInLine(usize),
    /// An alignment has them, but the wrong places would remain.
    Rest,
    /// There is more to take.
    Done,
    /// It is the moment for something else.
    First(First),
}

/// What is to be done before anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum First {
    Place,
    Lay,
    LayOrEnd,
    Lift,
    LayAgain,
    Answer,
    LayStop,
    Push,
    PushOrStay,
    Claim,
    Take,
    /// Nothing: the game is over.
    Over,
}

impl Objection {
    /// The sentence for the person.
    pub(super) fn message(self) -> Message {
        match self {
            Objection::HoleFull(hole) => messages::refused_hole_full(hole),
            Objection::SupplyEmpty => messages::refused_supply_empty(),
            Objection::SameHole(hole) => messages::refused_same_hole(hole),
            Objection::NoStopLeft => messages::refused_no_stop_left(),
            Objection::Barred => messages::refused_barred(),
            Objection::SupplyLeft => messages::refused_supply_left(),
            Objection::NothingToLift(hole) => messages::refused_nothing_to_lift(hole),
            Objection::End => messages::refused_end(),
            Objection::Direction => messages::refused_direction(),
            Objection::AtRim => messages::refused_at_rim(),
            Objection::NoDirection => messages::refused_no_direction(),
            Objection::Stay => messages::refused_stay(),
            Objection::NoPawn(count) => messages::refused_no_pawn(count),
            Objection::NotInLine(count) => messages::refused_not_in_line(count),
            Objection::Rest => messages::refused_rest(),
            Objection::Done => messages::refused_done(),
            Objection::First(first) => first.message(),
        }
    }
}

impl First {
    fn message(self) -> Message {
        match self {
            First::Place => messages::first_place(),
            First::Lay => messages::first_lay(),
            First::LayOrEnd => messages::first_lay_or_end(),
            First::Lift => messages::first_lift(),
            First::LayAgain => messages::first_lay_again(),
            First::Answer => messages::first_answer(),
            First::LayStop => messages::first_lay_stop(),
            First::Push => messages::first_push(),
            First::PushOrStay => messages::first_push_or_stay(),
            First::Claim => messages::first_claim(),
            First::Take => messages::first_take(),
            First::Over => messages::game_over(),
        }
    }
}

/// Why the player who decides may not make this move.
pub(super) fn objection(position: &Abraxas, mv: Move) -> Objection {
    match (mv, position.phase) {
        (Move::Lay(hole) | Move::LayStop(hole), Phase::Lay | Phase::Relay | Phase::LayStop)
            if position.plate.full().contains(hole) =>
        {
            Objection::HoleFull(hole)
        }
        (Move::Lay(_), Phase::Lay) => Objection::SupplyEmpty,
        (Move::Lay(hole), Phase::Relay) => Objection::SameHole(hole),
        (Move::LayStop(_), Phase::Lay) if position.stops_left(position.mover) == 0 => {
            Objection::NoStopLeft
        }
        (Move::LayStop(_), Phase::Lay) => Objection::Barred,
        (Move::Lift(_), Phase::Lay) if position.supply > 0 => Objection::SupplyLeft,
        (Move::Lift(hole), Phase::Lay) => Objection::NothingToLift(hole),
        (Move::End, Phase::Lay) => Objection::End,
        (Move::PushTo(_), Phase::Push | Phase::PushOrStay) if !position.free => {
            Objection::Direction
        }
        (Move::PushTo(_), Phase::Push | Phase::PushOrStay) => Objection::AtRim,
        (Move::Push, Phase::Push | Phase::PushOrStay) => Objection::NoDirection,
        (Move::Stay, Phase::Push) => Objection::Stay,
        (Move::Take(holes), Phase::Take) if !position.plate.red().contains_all(holes) => {
            Objection::NoPawn(holes.len())
        }
        (Move::Take(holes), Phase::Take) if !position.plate.aligns(holes) => {
            Objection::NotInLine(holes.len())
        }
        (Move::Take(_), Phase::Take) => Objection::Rest,
        (Move::Done, Phase::Take) => Objection::Done,
        _ => Objection::First(asked(position)),
    }
}

/// What is to be decided instead.
fn asked(position: &Abraxas) -> First {
    match position.phase {
        Phase::Place => First::Place,
        Phase::Lay if position.repeat => First::LayOrEnd,
        Phase::Lay if position.supply == 0 => First::Lift,
        Phase::Lay => First::Lay,
        Phase::Relay => First::LayAgain,
        Phase::Answer => First::Answer,
        Phase::LayStop => First::LayStop,
        Phase::Push => First::Push,
        Phase::PushOrStay => First::PushOrStay,
        Phase::Take if position.vigilance => First::Claim,
        Phase::Take => First::Take,
        Phase::Over => First::Over,
    }
}
