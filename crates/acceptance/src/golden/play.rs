//! Finds a game for each way to end: first by chance, then among games that machines play. Writes nothing.

use std::collections::BTreeMap;

use serde_json::Value;
use tablier_rules::{FastRng, Level, Match, Rng, Seat, Seed, Show, Viewer, mix, options_from_json};
use tablier_search::{Minded, Player, Thinking};

/// So many games are played at random, at least and at most.
const RANDOM: (u64, u64) = (60, 3_000);
/// So many are played by machines.
const MACHINES: u64 = 60;
/// A game that lasts longer is no game to keep.
const MAX_MOVES: usize = 2_000;

/// The shortest game found for each of these endings that was found at all.
pub(super) fn games_ending<G: Minded + Show>(
    wanted: &[&'static str],
) -> BTreeMap<&'static str, Match<G>> {
    let mut found: BTreeMap<&'static str, Match<G>> = BTreeMap::new();
    let mut keep = |game: Match<G>| {
        let Some(end) = game.position().outcome() else { return 0 };
        let shortest = found.get(end.ending).map_or(usize::MAX, |known| known.moves().len());
        if wanted.contains(&end.ending) && game.moves().len() < shortest {
            found.insert(end.ending, game);
        }
        found.len()
    };
    for number in 0..RANDOM.1 {
        let mut rng = FastRng::new(mix(number));
        let game = played::<G>(number, |position, seat| {
            position.random_move(seat, &mut rng, &mut Vec::new())
        });
        if keep(game) == wanted.len() && number >= RANDOM.0 {
            return found;
        }
    }
    for number in 0..MACHINES {
        // In turn against each other, and against one that plays at random.
        let players =
            [Player::Level(Level::Amateur), Player::Level(Level::Beginner), Player::Random];
        let game = played::<G>(number, |position, seat| {
            let player = players[(seat.index() + number as usize) % players.len()];
            let mut never = || false;
            let mut thinking = Thinking::new(player.strength(), mix(number), &mut never);
            let view = position.view(Viewer::Seat(seat));
            player.choose::<G>(&view, seat, &mut thinking).expect("a decider chooses").mv
        });
        if keep(game) == wanted.len() {
            break;
        }
    }
    found
}

/// A game played to its end, with the options in turn.
fn played<G: Show>(number: u64, mut choose: impl FnMut(&G, Seat) -> G::Move) -> Match<G> {
    let sets = G::schema().combinations();
    let set = Value::Object(sets[number as usize % sets.len()].clone());
    let options = options_from_json::<G>(&set).expect("the schema offers it");
    let mut game = Match::<G>::new(options, Seed(number)).expect("the schema offers it");
    let mut rng = FastRng::new(number);
    while game.moves().len() < MAX_MOVES {
        let deciders: Vec<Seat> = game.position().deciders().iter().collect();
        let Some(&seat) = rng.choose(&deciders) else { break };
        let mv = choose(game.position(), seat);
        game.play(seat, mv).expect("players play what is allowed");
    }
    game
}
