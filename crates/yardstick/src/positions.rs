//! Positions to think about, the same for the same number on every machine.

use serde_json::Value;
use tablier_rules::{FastRng, Level, Rng, Seat, Seed, Viewer, mix, options_from_json};
use tablier_search::{Minded, Player, Thinking};

/// Decisions between several moves from games with every combination of options: every other game is played at random, the
/// others by beginners, who come to positions that random players do not.
pub fn positions<G: Minded>(count: usize) -> Vec<(G, Seat)> {
    let sets = G::schema().combinations();
    let mut found = Vec::new();
    for number in 0..count as u64 {
        let set = sets[number as usize % sets.len()].clone();
        let options = options_from_json::<G>(&Value::Object(set)).expect("a combination is fine");
        let position = G::start(&options, Seed(number)).expect("a combination is fine");
        let mut rng = FastRng::new(mix(number));
        let player =
            if rng.below(2) == 0 { Player::Random } else { Player::Level(Level::Beginner) };
        let decisions = decisions(position, player, &mut rng);
        // One of each game, spread over its length.
        let place = rng.below(decisions.len().max(1));
        found.extend(decisions.into_iter().nth(place));
    }
    found
}

/// Every decision between several moves of one game.
fn decisions<G: Minded>(mut position: G, player: Player, rng: &mut FastRng) -> Vec<(G, Seat)> {
    let mut found = Vec::new();
    let mut moves = Vec::new();
    while let Some(seat) = position.deciders().first() {
        moves.clear();
        position.legal_moves(seat, &mut moves);
        if moves.len() > 1 {
            found.push((position.clone(), seat));
        }
        let mut never = || false;
        let mut thinking = Thinking::new(player.strength(), rng.next_u64(), &mut never);
        let view = position.view(Viewer::Seat(seat));
        let choice = player.choose::<G>(&view, seat, &mut thinking).expect("a decider chooses");
        position.apply(seat, choice.mv);
    }
    found
}

#[cfg(test)]
mod tests {
    use tablier_games::disx::DisX;

    use super::*;

    #[test]
    fn more_positions_begin_with_the_same() {
        let seats = |count| positions::<DisX>(count).into_iter().map(|(_, seat)| seat);
        assert!(seats(3).eq(seats(5).take(3)));
    }
}
