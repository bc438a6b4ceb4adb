//! The turn of a machine: what becomes of what it decided. It is the same wherever a table is, in a salon, a page or a terminal; they bring
//! the clock, the log and the way to whoever thinks.

use tablier_rules::{AnyMatch, Seat};

use crate::{Input, Mover, Table};

/// Where things are done at a table.
pub trait Doing {
    /// The table as it is now.
    fn table(&self) -> &Table;
    /// Does something; tells whether it was taken in.
    fn take(&mut self, input: Input) -> bool;
}

/// What a machine decided, or a few machines could not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MachineTurn {
    pub seat: Seat,
    pub decision: u64,
    /// The move, and further ones of the same turn; none where nothing was found.
    pub moves: Vec<String>,
}

/// How a machine's turn went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnTaken {
    /// As far as it was planned and nothing came between.
    AsPlanned,
    /// A mind wanted what is not allowed, or nothing: another move was made for it, so that nobody waits for ever.
    Otherwise,
    /// Not at all: it has been decided or taken back since.
    Late,
}

impl MachineTurn {
    /// Does it. The rest of a plan ends where somebody else has a say, or where something came to light.
    pub fn take_at(self, place: &mut dyn Doing) -> TurnTaken {
        let MachineTurn { seat, mut decision, moves } = self;
        let decide = |place: &mut dyn Doing, decision, mv| {
            place.take(Input::Decide { by: Mover::Machine, seat, decision, mv })
        };
        if place.table().decision_of(seat) != Some(decision) {
            return TurnTaken::Late;
        }
        if moves.is_empty() {
            return anything(place, seat, decision);
        }
        for mv in moves {
            let before = place.table().game().map_or(0, AnyMatch::moves);
            if !decide(place, decision, mv) {
                return anything(place, seat, decision);
            }
            let goes_on = |game: &dyn AnyMatch| {
                game.deciders().single() == Some(seat) && game.may_take_back_to(seat) <= before
            };
            let table = place.table();
            match (table.game().is_some_and(goes_on), table.decision_of(seat)) {
                (true, Some(next)) => decision = next,
                _ => break,
            }
        }
        TurnTaken::AsPlanned
    }
}

fn anything(place: &mut dyn Doing, seat: Seat, decision: u64) -> TurnTaken {
    let Some(mv) = place.table().any_move(seat, decision, decision) else {
        return TurnTaken::Late;
    };
    place.take(Input::Decide { by: Mover::Machine, seat, decision, mv });
    TurnTaken::Otherwise
}

impl Table {
    /// Some move of those that are allowed, by lot, if the decision still has to be made.
    pub fn any_move(&self, seat: Seat, decision: u64, lot: u64) -> Option<String> {
        let game = self.game().filter(|_| self.decision_of(seat) == Some(decision));
        let mut moves = game?.legal(seat);
        let place = lot.checked_rem(moves.len() as u64)?;
        Some(moves.swap_remove(place as usize))
    }
}
