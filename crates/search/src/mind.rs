//! What a mind is: from a view to a move. Knows no game.

use tablier_rules::{Game, Level, Seat};

use crate::{Minded, Strength, Thinking};

/// What a player decided, and on what grounds.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// Further moves of the same seat, decided together with this one. They hold as long as nobody else has decided and
    /// nothing hidden has come to light in between; whoever wants to may ask again instead.
    pub then: Vec<M>,
    /// What the seat expects: 1 a win alone, 0 none; shared places share.
    pub value: f32,
}

impl<M> Choice<M> {
    /// A move about which nothing more is known.
    pub fn of(mv: M) -> Choice<M> {
        Choice { mv, then: Vec::new(), value: 0.5 }
    }
}

/// Knows how to play one game well. It has no memory: all it knows is the view.
pub trait Mind<G: Game>: Sync {
    /// Chooses for a seat that decides and has at least two moves. Full strength thinks until it is told to stop, or
    /// nothing is left to find out.
    fn choose(&self, view: &G::View, seat: Seat, thinking: &mut Thinking<'_>) -> Choice<G::Move>;

    /// How well the seat stands by what is on the table, without looking ahead: its points against the best of the others'.
    /// The greedy player wants nothing else.
    fn standing(&self, position: &G, seat: Seat) -> f32 {
        position.outcome().map_or(0.0, |end| if end.winners().contains(seat) { 1.0 } else { -1.0 })
    }
}

/// Lets the mind of the game choose for `seat`. Nothing if the seat has nothing to decide.
pub fn think<G: Minded>(
    view: &G::View,
    seat: Seat,
    thinking: &mut Thinking<'_>,
) -> Option<Choice<G::Move>> {
    let position = G::resample(view, thinking.rng());
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    moves.sort_unstable();
    match moves[..] {
        [] => None,
        [mv] => Some(Choice::of(mv)),
        _ if thinking.strength() == Strength::Level(Level::Beginner) => {
            Some(G::mind().choose(view, seat, thinking))
        }
        _ => Some(match immediate_win::<G>(view, seat, &moves, thinking) {
            Some(mv) => Choice { value: 1.0, ..Choice::of(mv) },
            None => G::mind().choose(view, seat, thinking),
        }),
    }
}

/// A move that wins at once, whatever is hidden from the seat.
fn immediate_win<G: Game>(
    view: &G::View,
    seat: Seat,
    moves: &[G::Move],
    thinking: &mut Thinking<'_>,
) -> Option<G::Move> {
    const DEALS: usize = 4;
    let mut winning = moves.to_vec();
    for deal in 0..DEALS {
        // One deal is always looked at; told to stop, the seat trusts in what it has seen.
        if deal > 0 && !thinking.asks() {
            break;
        }
        let position = G::resample(view, thinking.rng());
        winning.retain(|&mv| {
            let mut next = position.clone();
            next.apply(seat, mv);
            next.outcome().is_some_and(|end| end.winners() == next.team(seat))
        });
        if winning.is_empty() {
            return None;
        }
    }
    winning.first().copied()
}
