//! A position of any game with an evaluation, as a state to search. Knows no game.

use tablier_rules::{Game, Seat};

use super::evaluate::Evaluate;
use super::score::score_of;
use super::state::{End, Horizon, Listing, Scope, State, TURN};
use crate::turns::{Turn, Turns};

/// Where so many positions of one turn have been made, longer turns are taken in parts.
const LONG: usize = 400;
/// The same for the turn that is to be decided.
const LONG_NOW: usize = 4_000;
/// How far noise is followed beyond the last turn.
const BEYOND: i32 = 4 * TURN;

/// The positions from the root to the one being looked at.
pub(super) struct Line<G: Evaluate> {
    positions: Vec<G>,
    /// The seat that decides first, and is asked for.
    seat: Seat,
}

impl<G: Evaluate> Line<G> {
    /// A line that begins here, with a seat that decides.
    pub fn new(position: G, seat: Seat) -> Line<G> {
        Line { positions: vec![position], seat }
    }

    fn last(&self) -> &G {
        self.positions.last().expect("a line has a beginning")
    }

    /// Who decides. Where several do, they are asked one after the other, and the one that thinks first.
    fn decider(&self) -> Option<Seat> {
        let deciders = self.last().deciders();
        if deciders.contains(self.seat) { Some(self.seat) } else { deciders.first() }
    }
}

/// The side of a seat: the first seat of its team.
fn side<G: Game>(position: &G, seat: Seat) -> usize {
    position.team(seat).first().unwrap_or(seat).index()
}

impl<G: Evaluate> State for Line<G> {
    type Turn = Turn<G>;

    fn side(&self) -> usize {
        side(self.last(), self.decider().unwrap_or(self.seat))
    }

    fn sides(&self) -> usize {
        let position = self.last();
        Seat::all(position.seats()).filter(|&seat| side(position, seat) == seat.index()).count()
    }

    fn end(&self, hero: usize) -> Option<End> {
        let position = self.last();
        let winners = position.outcome()?.winners();
        let team = position.team(Seat::new(hero));
        Some(if winners == team {
            End::Won
        } else if team.iter().any(|seat| winners.contains(seat)) {
            let sides = winners.iter().filter(|&seat| side(position, seat) == seat.index());
            End::Even(score_of(1.0 / sides.count().max(1) as f32, G::LEAD))
        } else {
            End::Lost
        })
    }

    fn turns(&mut self, scope: Scope, list: &mut Vec<Turn<G>>) -> Listing {
        let Some(seat) = self.decider() else { return Listing { complete: true, work: 0 } };
        let limit = if self.positions.len() == 1 { LONG_NOW } else { LONG };
        let position = self.last();
        let key = |position: &G| position.key();
        let mut turns = Turns::new(position, seat, limit, &key);
        let wanted = |turn: &Turn<G>| scope == Scope::All || position.is_noisy(&turn.end);
        list.extend(turns.by_ref().filter(wanted));
        Listing { complete: scope == Scope::All, work: turns.made() as u64 }
    }

    fn play(&mut self, turn: &Turn<G>) {
        self.positions.push(turn.end.clone());
    }

    fn undo(&mut self) {
        self.positions.pop();
    }

    fn evaluate(&self, hero: usize) -> i32 {
        self.last().evaluate(Seat::new(hero))
    }

    fn key(&self) -> Option<u64> {
        self.last().key()
    }

    fn code(&self, turn: &Turn<G>) -> u64 {
        turn.code
    }

    fn promise(&self, turn: &Turn<G>) -> i32 {
        let Some(seat) = self.decider() else { return 0 };
        match turn.end.outcome() {
            None => turn.end.evaluate(seat),
            Some(end) if end.winners() == turn.end.team(seat) => i32::MAX / 4,
            Some(end) if end.winners().contains(seat) => 0,
            Some(_) => i32::MIN / 4,
        }
    }

    fn horizon(&mut self, beyond: i32) -> Horizon {
        if beyond >= BEYOND { Horizon::Quiet } else { self.last().horizon() }
    }

    fn extension(&self, turn: &Turn<G>) -> i32 {
        if self.last().extends(&turn.end) { TURN } else { 0 }
    }
}
