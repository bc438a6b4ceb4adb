//! What every player of a game promises: legal moves only, the same move for the same seed, an answer when told to stop,
//! and from the second level on no immediate win missed.

use serde_json::Value;
use tablier_rules::{FastRng, Level, Rng, Seat, Seed, Viewer, mix, options_from_json};
use tablier_search::{Choice, Minded, Player, Thinking};

use crate::Folder;
use crate::length;

/// In so many positions at least a win is there to be taken.
const MIN_WINS: usize = 50;

/// Calls `look` with a number of positions of random games, with every combination of the options in turn.
fn positions<G: Minded>(one_in: usize, games: u64, mut look: impl FnMut(&G, Seat, u64)) {
    length::games_end::<G>();
    for (number, set) in G::schema().combinations().into_iter().enumerate() {
        let options = options_from_json::<G>(&Value::Object(set)).expect("a combination is fine");
        for game in 0..games {
            let seed = mix(game << 32 | number as u64);
            let mut position = G::start(&options, Seed(seed)).expect("a combination is fine");
            let mut rng = FastRng::new(seed);
            while let Some(seat) = position.deciders().first() {
                let deciders: Vec<Seat> = position.deciders().iter().collect();
                let seat = rng.choose(&deciders).copied().unwrap_or(seat);
                if rng.below(one_in) == 0 {
                    look(&position, seat, seed);
                }
                let mv = position.random_move(seat, &mut rng, &mut Vec::new());
                position.apply(seat, mv);
            }
        }
    }
}

/// What the player chooses when told to stop after so many questions.
fn chooses<G: Minded>(
    player: Player,
    position: &G,
    seat: Seat,
    seed: u64,
    patience: usize,
) -> Choice<G::Move> {
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        asked > patience
    };
    let mut thinking = Thinking::new(player.strength(), seed, &mut stop);
    let view = position.view(Viewer::Seat(seat));
    player.choose::<G>(&view, seat, &mut thinking).expect("a decider chooses")
}

/// Plays the choice, its plan included, which must be legal to its end or to where somebody else has a say.
fn check<G: Minded>(position: &G, seat: Seat, choice: &Choice<G::Move>, what: &str) {
    let mut position = position.clone();
    assert!((0.0..=1.0).contains(&choice.value), "{what}: a value of {}", choice.value);
    for (number, &mv) in std::iter::once(&choice.mv).chain(&choice.then).enumerate() {
        let reveals = position.is_legal(seat, mv) && position.reveals(seat, mv);
        position
            .play(seat, mv)
            .unwrap_or_else(|refused| panic!("{what}, move {number}: {refused}"));
        if reveals || position.deciders().first() != Some(seat) {
            break;
        }
    }
}

/// Also when it is told to stop, and to the end of what it plans.
pub fn every_player_plays_only_legal_moves_with_every_option<G: Minded>(_: &Folder) {
    let beginner = Player::Level(Level::Beginner);
    positions::<G>(25, 1, |position, seat, seed| {
        for (player, patience) in [
            (Player::Random, usize::MAX),
            (Player::Greedy, 40),
            (Player::Uct, 3),
            (beginner, usize::MAX),
            (Player::Level(Level::Amateur), 20),
            (Player::Level(Level::Master), 4),
            (Player::Best, 8),
            (Player::Best, 0),
        ] {
            let choice = chooses(player, position, seat, seed, patience);
            let what = format!("{} {player:?} after {patience}, seed {seed}", G::SLUG);
            check(position, seat, &choice, &what);
        }
    });
}

/// As long as nobody says stop.
pub fn the_same_seed_gives_the_same_choice<G: Minded>(_: &Folder) {
    positions::<G>(120, 1, |position, seat, seed| {
        for player in [Player::Random, Player::Greedy, Player::Level(Level::Amateur)] {
            let once = chooses(player, position, seat, seed, usize::MAX);
            let again = chooses(player, position, seat, seed, usize::MAX);
            assert_eq!(once, again, "{} {player:?}, seed {seed}", G::SLUG);
        }
    });
}

/// Where something is hidden, a seat may not know that it wins, and nothing is asked.
pub fn from_the_second_level_on_no_immediate_win_is_missed<G: Minded>(_: &Folder) {
    wins_taken::<G>();
}

/// For games in which a single move often wins: that was not asked in vain.
pub fn random_games_have_wins_that_could_be_missed<G: Minded>(_: &Folder) {
    let seen = wins_taken::<G>();
    assert!(seen >= MIN_WINS, "only {seen} positions with a win");
}

/// Looks whether wins at hand are taken, and tells in how many positions there was one.
fn wins_taken<G: Minded>() -> usize {
    let mut seen = 0;
    positions::<G>(1, 4, |position, seat, seed| {
        let wins = |mv: G::Move| {
            let mut next = position.clone();
            next.apply(seat, mv);
            next.outcome().is_some_and(|end| end.winners() == next.team(seat))
        };
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        // Where something is hidden or to come, a seat may not know that it wins.
        if seen >= 60 || !G::OPEN || !moves.iter().any(|&mv| wins(mv)) {
            return;
        }
        seen += 1;
        for level in [Level::Amateur, Level::Confirmed] {
            let choice = chooses(Player::Level(level), position, seat, seed, usize::MAX);
            assert!(wins(choice.mv), "{} {level:?}, seed {seed}: a win missed", G::SLUG);
        }
    });
    seen
}

/// For games whose minds have a whole turn or a playout for a node.
pub fn stop_may_be_said_at_every_node<G: Minded>(_: &Folder) {
    positions::<G>(60, 1, |position, seat, seed| {
        let mut questions = 0;
        let mut count = || {
            questions += 1;
            false
        };
        let player = Player::Level(Level::Confirmed);
        let mut thinking = Thinking::new(player.strength(), seed, &mut count);
        player.choose::<G>(&position.view(Viewer::Seat(seat)), seat, &mut thinking);
        let nodes = thinking.nodes();
        assert!(questions >= nodes, "{}, seed {seed}: {questions} for {nodes}", G::SLUG);
    });
}

/// Whoever it is.
pub fn whoever_has_nothing_to_decide_gets_no_choice<G: Minded>(_: &Folder) {
    let position = G::start(&G::Options::default(), Seed(1)).expect("defaults are fine");
    let waiting = Seat::all(position.seats()).find(|&s| !position.deciders().contains(s));
    let Some(seat) = waiting else { return };
    let view = position.view(Viewer::Seat(seat));
    for player in [Player::Random, Player::Greedy, Player::Uct, Player::Best] {
        let mut never = || true;
        let mut thinking = Thinking::new(player.strength(), 1, &mut never);
        assert_eq!(player.choose::<G>(&view, seat, &mut thinking), None, "{}", G::SLUG);
    }
}
