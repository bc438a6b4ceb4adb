//! Wins that take a whole turn: of the seat that decides now, and of whoever decides next. Knows no game.

use tablier_rules::{Game, Seat};

use crate::Thinking;
use crate::turns::{Turn, Turns};

/// Of one turn, at most about so many positions are made.
const TURN: usize = 2_000;

/// What the turns at hand come to.
pub(crate) struct Threats<G: Game> {
    /// A turn that wins.
    pub win: Option<Turn<G>>,
    /// The first moves after which, however the turn goes on, somebody else wins with the next one. Never all there are.
    pub blunders: Vec<G::Move>,
}

/// Looks for both in a position that hides nothing, making about so many positions at most.
pub(crate) fn threats<G: Game>(
    position: &G,
    seat: Seat,
    positions: usize,
    thinking: &mut Thinking<'_>,
) -> Threats<G> {
    let mut look = Look { left: positions, thinking };
    let none = |win| Threats { win, blunders: Vec::new() };
    let own: Vec<Turn<G>> = look.turns(position, seat);
    if let Some(win) = own.iter().find(|turn| wins(&turn.end, seat)) {
        return none(Some(win.clone()));
    }
    let (mut lost, mut safe) = (Vec::new(), Vec::new());
    for turn in own {
        if safe.contains(&turn.mv) {
            continue;
        }
        if look.is_refuted(&turn.end, seat) {
            lost.push(turn.mv);
        } else {
            safe.push(turn.mv);
        }
    }
    lost.retain(|mv| !safe.contains(mv));
    Threats { win: None, blunders: if safe.is_empty() { Vec::new() } else { lost } }
}

/// Whether the game is over and won by the seat and its team alone.
fn wins<G: Game>(position: &G, seat: Seat) -> bool {
    position.outcome().is_some_and(|end| end.winners() == position.team(seat))
}

struct Look<'a, 't> {
    left: usize,
    thinking: &'a mut Thinking<'t>,
}

impl Look<'_, '_> {
    fn turns<G: Game>(&mut self, position: &G, seat: Seat) -> Vec<Turn<G>> {
        let mut turns = Turns::new(position, seat, self.left.min(TURN), &|_: &G| None);
        let list = turns.by_ref().collect();
        self.left = self.left.saturating_sub(turns.made());
        list
    }

    /// Whether the game is lost here, or somebody else can win it with a turn, as far as there is room to look.
    fn is_refuted<G: Game>(&mut self, position: &G, seat: Seat) -> bool {
        let Some(next) = position.deciders().single() else {
            return position.outcome().is_some_and(|end| !end.winners().contains(seat));
        };
        let may_look = self.left > 0 && !position.team(seat).contains(next) && self.thinking.asks();
        may_look && self.turns(position, next).iter().any(|turn| wins(&turn.end, next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Strength;
    use crate::takeaway::{Options, Take, Takeaway};

    fn look(piles: [u8; 3], seats: u8, positions: usize) -> Threats<Takeaway> {
        let options = Options { piles, seats, ..Options::default() };
        let position = Takeaway::new(options);
        let mut never = || false;
        let mut thinking = Thinking::new(Strength::Full, 1, &mut never);
        threats(&position, position.turn, positions, &mut thinking)
    }

    #[test]
    fn a_win_of_several_decisions_is_seen() {
        let win = look([1, 1, 2], 2, 1_000).win.expect("one, one and two");
        let moves: Vec<_> = win.moves().map(|mv| mv.to_string()).collect();
        assert_eq!(moves, ["0-1", "1-1", "2-2"]);
        assert!(look([4, 4, 4], 2, 1_000).win.is_none());
    }

    #[test]
    fn a_move_after_which_the_next_wins_with_a_whole_turn_is_seen() {
        for seats in [2, 3] {
            for piles in
                (0..5).flat_map(|a| (0..5).flat_map(move |b| (3..5).map(move |c| [a, b, c])))
            {
                let found = look(piles, seats, 100_000);
                if found.win.is_some() {
                    continue;
                }
                let position = Takeaway::new(Options { piles, seats, ..Options::default() });
                let (mut moves, mut expected) = (Vec::new(), Vec::new());
                position.legal_moves(position.turn, &mut moves);
                expected.extend(moves.iter().copied().filter(|&mv| is_blunder(position, mv)));
                let all_lose = expected.len() == moves.len();
                let mut blunders = found.blunders;
                blunders.sort_unstable();
                blunders.dedup();
                assert_eq!(blunders, if all_lose { Vec::new() } else { expected }, "{piles:?}");
            }
        }
    }

    /// Whether somebody else can take the last counter with the next turn, however this one goes on.
    fn is_blunder(mut position: Takeaway, mv: Take) -> bool {
        let seat = position.turn;
        position.apply(seat, mv);
        let mut moves = Vec::new();
        position.legal_moves(position.turn, &mut moves);
        if position.turn != seat {
            return can_finish(position);
        }
        !moves.is_empty() && moves.into_iter().all(|mv| is_blunder(position, mv))
    }

    fn can_finish(position: Takeaway) -> bool {
        let mut moves = Vec::new();
        position.legal_moves(position.turn, &mut moves);
        moves.into_iter().any(|mv| {
            let mut next = position;
            next.apply(position.turn, mv);
            next.last.is_some() || next.turn == position.turn && can_finish(next)
        })
    }

    #[test]
    fn there_is_always_a_move_that_is_not_said_to_lose() {
        for piles in (0..5).flat_map(|a| (0..5).flat_map(move |b| (1..5).map(move |c| [a, b, c]))) {
            let threats = look(piles, 2, 500);
            let options = Options { piles, ..Options::default() };
            let position = Takeaway::new(options);
            let mut moves = Vec::new();
            position.legal_moves(position.turn, &mut moves);
            assert!(moves.iter().any(|mv| !threats.blunders.contains(mv)), "{piles:?}");
        }
    }
}
