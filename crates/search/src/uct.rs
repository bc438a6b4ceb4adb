//! Plain UCT with random playouts, over information sets: before each playout the hidden part of the position is dealt
//! anew from the view, and the tree is shared by all deals. No knowledge of any game.

use std::cmp::Ordering;

use tablier_rules::{FastRng, Game, Level, MAX_SEATS, Outcome, Rng, Seat, SeatSet, playout};

use crate::logarithm::ln;
use crate::threats::{Threats, threats};
use crate::{Choice, Mind, Strength, Thinking};

/// How much a move that was seldom tried is preferred, in units of a win.
const CURIOSITY: f32 = 0.8;

/// How much a move that was seldom tried is distrusted in the end, in units of a win.
const DOUBT: f32 = 0.7;

/// How many moves there are to choose from where a level takes as many playouts as it says; where there are more, it takes more.
const USUAL: u64 = 20;
/// Beyond so many moves it takes no more playouts.
const MANY: u64 = 160;
/// For each playout it may look at so many positions to see wins that take a whole turn, and at no more than that.
const LOOKS: u64 = 8;
const MOST_LOOKS: u64 = 20_000;

/// The mind of every game that has none of its own: more playouts at every level, and from the second level on an eye for what is won
/// or lost within a turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sampling;

impl<G: Game> Mind<G> for Sampling {
    fn choose(&self, view: &G::View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<G::Move> {
        let position = G::resample(view, thinking.rng());
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        let playouts = playouts(thinking.strength(), moves.len());
        let mut avoid = Vec::new();
        // Where something is hidden or to come, one deal tells little of what wins.
        let sees = thinking.strength() != Strength::Level(Level::Beginner)
            && position.deciders().single() == Some(seat)
            && G::OPEN;
        if sees {
            let looks = playouts.saturating_mul(LOOKS).min(MOST_LOOKS) as usize;
            let Threats { win, blunders } = threats(&position, seat, looks, thinking);
            if let Some(turn) = win {
                return Choice { mv: turn.mv, then: turn.then, value: 1.0 };
            }
            avoid = blunders;
        }
        thinking.allow(playouts);
        sample::<G>(view, seat, avoid, thinking).expect("a seat that decides")
    }
}

/// How many playouts a strength takes to choose between so many moves.
fn playouts(strength: Strength, moves: usize) -> u64 {
    let usual: u64 = strength.of([20, 100, 500, 2_500, 12_500, u64::MAX]);
    usual.saturating_mul((moves as u64).clamp(USUAL, MANY)) / USUAL
}

struct Node<M> {
    /// The move that leads here, and who makes it.
    mv: M,
    seat: Seat,
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    /// Sum of what each seat got.
    gains: [f32; MAX_SEATS],
    /// In the order of their moves.
    children: Vec<usize>,
}

/// Chooses a move for `seat` by playouts, each of which counts as one node of thinking. Nothing if the seat has nothing to
/// decide.
pub fn uct<G: Game>(
    view: &G::View,
    seat: Seat,
    thinking: &mut Thinking<'_>,
) -> Option<Choice<G::Move>> {
    let mut moves = Vec::new();
    G::resample(view, thinking.rng()).legal_moves(seat, &mut moves);
    if let [] | [_] = moves[..] {
        return moves.first().copied().map(Choice::of);
    }
    sample::<G>(view, seat, Vec::new(), thinking)
}

/// The same among all moves but those to avoid.
fn sample<G: Game>(
    view: &G::View,
    seat: Seat,
    avoid: Vec<G::Move>,
    thinking: &mut Thinking<'_>,
) -> Option<Choice<G::Move>> {
    let position = G::resample(view, thinking.rng());
    let teams = std::array::from_fn(|index| match index < position.seats() {
        true => position.team(Seat::new(index)),
        false => SeatSet::EMPTY,
    });
    let mut tree =
        Tree::<G> { nodes: Vec::new(), root: Vec::new(), moves: Vec::new(), avoid, teams };
    loop {
        let rng = thinking.rng();
        tree.try_once(G::resample(view, rng), seat, rng);
        if !thinking.goes_on_slowly() {
            break;
        }
    }
    // Where visits are many, the most visited is the one that is surely good; where they are few, their number says nothing.
    let surely = |node: &Node<G::Move>| node.mean(seat) - DOUBT / (node.visits as f32).sqrt();
    let root = tree.root.iter().map(|&index| (surely(&tree.nodes[index]), index));
    let best = &tree.nodes[root.max_by(better)?.1];
    Some(Choice { value: best.mean(seat), ..Choice::of(best.mv) })
}

/// By value, and of equal ones the one that was tried later: which that is, is chance.
fn better(one: &(f32, usize), other: &(f32, usize)) -> Ordering {
    one.0.total_cmp(&other.0).then(one.1.cmp(&other.1))
}

impl<M> Node<M> {
    /// What the seat got on average.
    fn mean(&self, seat: Seat) -> f32 {
        self.gains[seat.index()] / self.visits as f32
    }
}

struct Tree<G: Game> {
    nodes: Vec<Node<G::Move>>,
    root: Vec<usize>,
    moves: Vec<G::Move>,
    /// Moves that are not tried at the root.
    avoid: Vec<G::Move>,
    teams: [SeatSet; MAX_SEATS],
}

impl<G: Game> Tree<G> {
    /// One playout: down the tree, one new node, at random to the end, and back up.
    fn try_once(&mut self, mut position: G, mover: Seat, rng: &mut FastRng) {
        let mut path: Vec<usize> = Vec::new();
        loop {
            let deciders = position.deciders();
            // Where several seats decide at once, the one who asked goes first.
            let first = if path.is_empty() { Some(mover) } else { deciders.first() };
            let Some(seat) = first else { break };
            let (index, is_new) = self.descend(&position, seat, path.last().copied(), rng);
            position.apply(seat, self.nodes[index].mv);
            path.push(index);
            if is_new {
                break;
            }
        }
        let outcome = playout(position, rng, &mut self.moves).outcome;
        let gains = gains(&outcome, &self.teams);
        for index in path {
            let node = &mut self.nodes[index];
            node.visits += 1;
            node.gains.iter_mut().zip(gains).for_each(|(sum, gain)| *sum += gain);
        }
    }

    /// The next node: a move that was never tried, or the most promising one.
    fn descend(
        &mut self,
        position: &G,
        seat: Seat,
        from: Option<usize>,
        rng: &mut FastRng,
    ) -> (usize, bool) {
        self.moves.clear();
        position.legal_moves(seat, &mut self.moves);
        if from.is_none() && !self.avoid.is_empty() {
            self.moves.retain(|mv| !self.avoid.contains(mv));
        }
        // Both lists are in the order of the moves, so that one look at each tells what is known.
        self.moves.sort_unstable();
        let children = from.map_or(&self.root, |index| &self.nodes[index].children);
        let mut own =
            children.iter().copied().filter(|&child| self.nodes[child].seat == seat).peekable();
        let (mut known, mut untried) = (Vec::with_capacity(self.moves.len()), Vec::new());
        for &mv in &self.moves {
            while own.next_if(|&child| self.nodes[child].mv < mv).is_some() {}
            match own.next_if(|&child| self.nodes[child].mv == mv) {
                Some(child) => known.push(child),
                None => untried.push(mv),
            }
        }
        if let Some(&mv) = rng.choose(&untried) {
            let index = self.nodes.len();
            let gains = [0.0; MAX_SEATS];
            let place = children.partition_point(|&child| self.nodes[child].mv < mv);
            self.nodes.push(Node { mv, seat, visits: 0, offered: 1, gains, children: Vec::new() });
            match from {
                Some(parent) => self.nodes[parent].children.insert(place, index),
                None => self.root.insert(place, index),
            }
            return (index, true);
        }
        for &child in &known {
            self.nodes[child].offered += 1;
        }
        let promise = |child: usize| {
            let node = &self.nodes[child];
            node.mean(seat) + CURIOSITY * (ln(node.offered) / node.visits as f32).sqrt()
        };
        let promises = known.into_iter().map(|child| (promise(child), child));
        let best = promises.max_by(better);
        (best.expect("a decider has moves").1, false)
    }
}

/// What each seat got: one win, shared by all teams in first place.
fn gains(outcome: &Outcome, teams: &[SeatSet; MAX_SEATS]) -> [f32; MAX_SEATS] {
    let winners = outcome.winners();
    std::array::from_fn(|seat| {
        if !winners.contains(Seat::new(seat)) {
            return 0.0;
        }
        let together = teams[seat].iter().filter(|&seat| winners.contains(seat)).count();
        together.max(1) as f32 / winners.len() as f32
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::takeaway::{Options, Take, Takeaway};
    use tablier_rules::Viewer;

    fn choose(position: &Takeaway, strength: Strength, seed: u64) -> Choice<Take> {
        let mut never = || false;
        let mut thinking = Thinking::new(strength, seed, &mut never);
        let view = position.view(Viewer::Seat(position.turn));
        Mind::<Takeaway>::choose(&Sampling, &view, position.turn, &mut thinking)
    }

    #[test]
    fn from_the_second_level_on_it_takes_a_win_that_takes_a_whole_turn() {
        let start = Takeaway::new(Options { piles: [1, 1, 2], ..Options::default() });
        for level in &Level::ALL[1..] {
            let choice = choose(&start, Strength::Level(*level), 1);
            let mut position = start;
            for &mv in std::iter::once(&choice.mv).chain(&choice.then) {
                position.play(start.turn, mv).expect("a legal move");
            }
            assert_eq!((choice.value, position.last), (1.0, Some(start.turn)), "{level:?}");
        }
    }

    #[test]
    fn from_the_second_level_on_it_leaves_the_next_one_no_win_that_takes_a_whole_turn() {
        // Whoever finds five or fewer, no pile above three, takes them all at once or one by one.
        let mut avoided = 0;
        for piles in (1..5).flat_map(|a| (1..5).map(move |b| [a, b, 4])) {
            let position = Takeaway::new(Options { piles, ..Options::default() });
            for level in &Level::ALL[1..4] {
                let mut never = || false;
                let mut thinking = Thinking::new(Strength::Full, 1, &mut never);
                let known = threats(&position, position.turn, 100_000, &mut thinking);
                let mv = choose(&position, Strength::Level(*level), 1).mv;
                assert!(known.win.is_some() || !known.blunders.contains(&mv), "{piles:?}");
                avoided += known.blunders.len();
            }
        }
        assert!(avoided > 50, "only {avoided} blunders to make");
    }

    #[test]
    fn where_every_move_was_tried_once_it_takes_one_that_won() {
        let position = Takeaway::new(Options { piles: [6, 6, 6], ..Options::default() });
        let view = position.view(Viewer::Seat(position.turn));
        let takes_a_win = |&seed: &u64| {
            let mut never = || false;
            let mut thinking = Thinking::new(Strength::Full, seed, &mut never);
            thinking.allow(9);
            uct::<Takeaway>(&view, position.turn, &mut thinking).expect("a decider").value == 1.0
        };
        assert!((0..100).filter(takes_a_win).count() > 95);
    }

    #[test]
    fn the_more_moves_there_are_the_more_playouts_a_level_takes() {
        let level = Strength::Level(Level::Amateur);
        assert_eq!(
            [2, 20, 40, 121, 160, 5_000].map(|n| playouts(level, n)),
            [100, 100, 200, 605, 800, 800]
        );
        assert!(playouts(Strength::Full, 40) > 1 << 50);
    }

    #[test]
    fn partners_share_nothing_with_each_other_and_all_with_nobody_else() {
        let position = Takeaway::new(Options { seats: 4, teams: true, ..Options::default() });
        let teams = std::array::from_fn(|seat| match seat {
            0..4 => position.team(Seat::new(seat)),
            _ => SeatSet::EMPTY,
        });
        let won = Outcome::won_by(teams[1], 4, "end");
        assert_eq!(gains(&won, &teams)[..4], [0.0, 1.0, 0.0, 1.0]);
        let drawn = Outcome::won_by(SeatSet::EMPTY, 4, "end");
        assert_eq!(gains(&drawn, &teams)[..4], [0.5; 4]);
    }
}
