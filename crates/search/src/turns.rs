//! Whole turns of any game: all that a seat can do before somebody else decides. Knows no game, and no opinion of it.

use std::collections::BTreeSet;
use std::collections::VecDeque;

use tablier_rules::{Game, Seat};

/// One way to play a turn.
#[derive(Clone, Debug)]
pub(crate) struct Turn<G: Game> {
    /// The first decision.
    pub mv: G::Move,
    /// The further ones, up to the first move that is forced: nobody is asked for what is, and what follows can be asked again.
    pub then: Vec<G::Move>,
    /// Where it leads to, forced moves included.
    pub end: G,
    /// Whether a forced move was made on the way.
    was_forced: bool,
    /// The hash of all decisions.
    pub code: u64,
}

impl<G: Game> Turn<G> {
    /// Whether the same seat goes on deciding.
    fn goes_on(&self, seat: Seat) -> bool {
        self.end.deciders().single() == Some(seat)
    }

    /// All decisions it names.
    #[cfg(test)]
    pub fn moves(&self) -> impl Iterator<Item = G::Move> + '_ {
        std::iter::once(self.mv).chain(self.then.iter().copied())
    }

    fn after(before: Option<&Turn<G>>, position: &G, seat: Seat, mv: G::Move) -> Turn<G> {
        let mut end = position.clone();
        end.apply(seat, mv);
        let mut was_forced = before.is_some_and(|turn| turn.was_forced);
        let code = crate::hash_of(&(before.map(|turn| turn.code), mv));
        let mut turn = match before {
            None => Turn { mv, then: Vec::new(), end, was_forced, code },
            Some(before) => {
                let mut then = before.then.clone();
                if !was_forced {
                    then.push(mv);
                }
                Turn { mv: before.mv, then, end, was_forced, code }
            }
        };
        while let Some((seat, mv)) = turn.end.forced() {
            turn.end.apply(seat, mv);
            was_forced = true;
        }
        turn.was_forced = was_forced;
        turn
    }
}

/// The turns of a seat that decides, in the order of their length.
///
/// Once `limit` positions have been made, what is still going on is left as it is: a part of a turn, after which the same seat decides
/// again. So nothing is left out, however long turns are. Of several that lead to positions of the same key one is kept.
pub(crate) struct Turns<'a, G: Game, K> {
    seat: Seat,
    key: &'a K,
    limit: usize,
    made: usize,
    waiting: VecDeque<Turn<G>>,
    known: BTreeSet<u64>,
    moves: Vec<G::Move>,
}

impl<'a, G: Game, K: Fn(&G) -> Option<u64>> Turns<'a, G, K> {
    /// Those of `seat`, which decides in this position.
    pub fn new(position: &G, seat: Seat, limit: usize, key: &'a K) -> Self {
        let mut turns = Turns {
            seat,
            key,
            limit,
            made: 0,
            waiting: VecDeque::new(),
            known: BTreeSet::new(),
            moves: Vec::new(),
        };
        turns.expand(None, position);
        turns
    }

    /// How many positions were made so far.
    pub fn made(&self) -> usize {
        self.made
    }

    fn expand(&mut self, before: Option<&Turn<G>>, position: &G) {
        self.moves.clear();
        position.legal_moves(self.seat, &mut self.moves);
        // Games may list their moves in any order, and the order must not hang on how the position was made.
        self.moves.sort_unstable();
        self.made += self.moves.len();
        for &mv in &self.moves {
            let turn = Turn::after(before, position, self.seat, mv);
            let is_long = before.is_some() || turn.goes_on(self.seat);
            let is_new = !is_long || (self.key)(&turn.end).is_none_or(|key| self.known.insert(key));
            if is_new {
                self.waiting.push_back(turn);
            }
        }
    }
}

impl<G: Game, K: Fn(&G) -> Option<u64>> Iterator for Turns<'_, G, K> {
    type Item = Turn<G>;

    fn next(&mut self) -> Option<Turn<G>> {
        loop {
            let turn = self.waiting.pop_front()?;
            if self.made >= self.limit || !turn.goes_on(self.seat) {
                return Some(turn);
            }
            self.expand(Some(&turn), &turn.end);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Evaluate;
    use crate::takeaway::{Options, Takeaway};

    fn start(piles: [u8; 3]) -> Takeaway {
        let options = Options { piles, ..Options::default() };
        Takeaway::new(options)
    }

    /// The positions in which the turn is over, with turns taken in parts until they are.
    fn ends(
        position: Takeaway,
        limit: usize,
        key: &impl Fn(&Takeaway) -> Option<u64>,
    ) -> Vec<[u8; 3]> {
        let (mut open, mut ends) = (vec![position], Vec::new());
        while let Some(position) = open.pop() {
            for turn in Turns::new(&position, position.turn, limit, key) {
                let mut played = position;
                turn.moves().for_each(|mv| played.play(position.turn, mv).expect("a legal move"));
                assert_eq!(played, turn.end);
                let is_over = turn.end.deciders().single() != Some(position.turn);
                if is_over {
                    ends.push(turn.end.options.piles);
                } else {
                    open.push(turn.end);
                }
            }
        }
        ends.sort_unstable();
        ends.dedup();
        ends
    }

    #[test]
    fn a_turn_goes_on_until_somebody_else_decides() {
        let all: Vec<_> = Turns::new(&start([2, 0, 0]), Seat::new(0), 100, &|_: &Takeaway| None)
            .map(|turn| turn.moves().map(|mv| mv.to_string()).collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(all, ["0-2", "0-1 0-1"]);
    }

    #[test]
    fn nothing_is_left_out_however_few_positions_may_be_made() {
        for piles in [[3, 2, 1], [2, 2, 2], [4, 0, 3]] {
            let everything = ends(start(piles), usize::MAX, &|_: &Takeaway| None);
            for limit in [1, 5, 20, 100] {
                assert_eq!(ends(start(piles), limit, &|_: &Takeaway| None), everything);
                assert_eq!(ends(start(piles), limit, &Evaluate::key), everything);
            }
        }
    }

    #[test]
    fn turns_to_the_same_position_are_one() {
        let count = |key: &dyn Fn(&Takeaway) -> Option<u64>| {
            Turns::new(&start([2, 2, 2]), Seat::new(0), usize::MAX, &key).count()
        };
        let distinct = ends(start([2, 2, 2]), usize::MAX, &Evaluate::key).len();
        assert_eq!((count(&Evaluate::key), count(&|_| None)), (distinct, 45));
    }
}
