//! Plain UCT with random playouts, over information sets: before each playout the hidden part of the position is dealt
//! anew from the view, and the tree is shared by all deals. No knowledge of any game.

use tablier_rules::{FastRng, Game, MAX_SEATS, Outcome, Rng, Seat, playout};

use crate::logarithm::ln;
use crate::{Choice, Mind, Thinking};

/// How much a move that was seldom tried is preferred, in units of a win.
const CURIOSITY: f32 = 0.8;

/// The mind of every game that has none of its own: more playouts at every level.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sampling;

impl<G: Game> Mind<G> for Sampling {
    fn choose(&self, view: &G::View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<G::Move> {
        thinking.allow(thinking.strength().of([20, 100, 500, 2_500, 12_500, u64::MAX]));
        uct::<G>(view, seat, thinking).expect("a seat that decides")
    }
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
    let mut tree = Tree::<G> { nodes: Vec::new(), root: Vec::new(), moves: Vec::new() };
    loop {
        let rng = thinking.rng();
        tree.try_once(G::resample(view, rng), seat, rng);
        if !thinking.goes_on_slowly() {
            break;
        }
    }
    let best = tree.root.iter().map(|&index| &tree.nodes[index]).max_by_key(|node| node.visits)?;
    Some(Choice { value: best.gains[seat.index()] / best.visits as f32, ..Choice::of(best.mv) })
}

struct Tree<G: Game> {
    nodes: Vec<Node<G::Move>>,
    root: Vec<usize>,
    moves: Vec<G::Move>,
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
        let gains = gains(&outcome);
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
        let children = from.map_or(&self.root, |index| &self.nodes[index].children);
        let known: Vec<usize> = children
            .iter()
            .copied()
            .filter(|&child| {
                let node = &self.nodes[child];
                node.seat == seat && self.moves.contains(&node.mv)
            })
            .collect();
        if known.len() < self.moves.len() {
            let tried = |mv: &G::Move| known.iter().any(|&child| self.nodes[child].mv == *mv);
            let untried: Vec<_> = self.moves.iter().copied().filter(|mv| !tried(mv)).collect();
            let mv = untried[rng.below(untried.len())];
            let index = self.nodes.len();
            let gains = [0.0; MAX_SEATS];
            self.nodes.push(Node { mv, seat, visits: 0, offered: 1, gains, children: Vec::new() });
            match from {
                Some(parent) => self.nodes[parent].children.push(index),
                None => self.root.push(index),
            }
            return (index, true);
        }
        for &child in &known {
            self.nodes[child].offered += 1;
        }
        let promise = |child: usize| {
            let node = &self.nodes[child];
            let visits = node.visits as f32;
            let mean = node.gains[seat.index()] / visits;
            mean + CURIOSITY * (ln(node.offered) / visits).sqrt()
        };
        let promises = known.into_iter().map(|child| (promise(child), child));
        let best = promises.max_by(|(one, _), (other, _)| one.total_cmp(other));
        (best.expect("a decider has moves").1, false)
    }
}

/// What each seat got: one win shared by all in first place.
fn gains(outcome: &Outcome) -> [f32; MAX_SEATS] {
    let winners = outcome.winners();
    let share = 1.0 / winners.len() as f32;
    std::array::from_fn(|seat| if winners.contains(Seat::new(seat)) { share } else { 0.0 })
}
