//! What is measured: the games of the registry and those of this crate, with their options and goals, each followed by
//! the same game in other crates.

use std::hint::black_box;

use serde_json::Value;
use tablier_bench::{ConnectFour, HexGame};
use tablier_games::{RULEBOOKS, Visitor, visit};
use tablier_rules::{
    BadOptions, FastRng, Game, OptionMap, Schema, Seed, options_from_json, playout,
};
use tablier_search::Minded;

use crate::goals::{GOALS, Goal, Stop};
use crate::measure::Batch;
use crate::peers;

/// How many different starts the random games of a subject have.
const STARTS: u64 = 64;

/// One kind of random game.
pub(crate) struct Subject {
    /// The slug of the game.
    pub(crate) game: &'static str,
    /// The crate it comes from, if it is not ours.
    pub(crate) peer: Option<&'static str>,
    /// The options, and where it stops, in words.
    pub(crate) variant: String,
    /// All options.
    pub(crate) options: OptionMap,
    /// Where it stops before the end.
    pub(crate) stop: Option<Stop>,
    /// Playouts a second it is meant to reach.
    pub(crate) goal: Option<f64>,
    /// Plays the games.
    pub(crate) batch: Batch,
}

/// Everything there is to measure; `all` adds every combination of options.
pub(crate) fn subjects(all: bool) -> Result<Vec<Subject>, BadOptions> {
    let mut found = Vec::new();
    for slug in RULEBOOKS.slugs() {
        found.extend(visit(slug, Collect { all }).expect("the registry knows its slugs")?);
    }
    found.extend(collect::<ConnectFour>(all)?);
    found.extend(peers::connect_four().into_iter().map(|(name, batch)| Subject {
        game: ConnectFour::SLUG,
        peer: Some(name),
        variant: String::new(),
        options: OptionMap::new(),
        stop: None,
        goal: None,
        batch,
    }));
    found.extend(collect::<HexGame>(all)?);
    Ok(found)
}

struct Collect {
    all: bool,
}

impl Visitor for Collect {
    type Output = Result<Vec<Subject>, BadOptions>;

    fn visit<G: Minded>(self) -> Self::Output {
        collect::<G>(self.all)
    }
}

fn collect<G: Game>(all: bool) -> Result<Vec<Subject>, BadOptions> {
    let schema = G::schema();
    let mut found = Vec::new();
    let mut measured = Vec::new();
    for goal in GOALS.iter().filter(|goal| goal.game == G::SLUG) {
        let given = (goal.options)();
        let options = schema.complete(&given)?;
        let named = |key: &str| given.get(key).is_some();
        let variant = variant(&schema, &options, named, goal.stop);
        found.push(subject::<G>(options.clone(), variant, Some(goal))?);
        measured.extend(goal.stop.is_none().then_some(options));
    }
    for options in schema.combinations() {
        let is_plain = schema
            .fields
            .iter()
            .all(|field| field.key == "players" || options.get(field.key) == Some(&field.default));
        if (all || is_plain) && !measured.contains(&options) {
            let variant = variant(&schema, &options, |_| false, None);
            found.push(subject::<G>(options, variant, None)?);
        }
    }
    Ok(found)
}

fn subject<G: Game>(
    options: OptionMap,
    variant: String,
    goal: Option<&Goal>,
) -> Result<Subject, BadOptions> {
    let typed = options_from_json::<G>(&Value::Object(options.clone()))?;
    let starts: Vec<G> =
        (0..STARTS).map(|seed| G::start(&typed, Seed(seed))).collect::<Result<_, _>>()?;
    let stop = goal.and_then(|goal| goal.stop);
    let batch = match stop {
        None => whole_games(starts),
        Some(stop) => openings(starts, stop.moves),
    };
    let goal = goal.map(|goal| goal.playouts);
    Ok(Subject { game: G::SLUG, peer: None, variant, options, stop, goal, batch })
}

fn whole_games<G: Game>(starts: Vec<G>) -> Batch {
    let mut scratch = Vec::new();
    let mut next = 0;
    Box::new(move |rng, games| {
        let mut moves = 0;
        for _ in 0..games {
            next = (next + 1) % starts.len();
            let played = playout(starts[next].clone(), rng, &mut scratch);
            moves += black_box(&played).moves as u64;
        }
        moves
    })
}

fn openings<G: Game>(starts: Vec<G>, limit: usize) -> Batch {
    let mut scratch = Vec::new();
    let mut next = 0;
    Box::new(move |rng, games| {
        let mut moves = 0;
        for _ in 0..games {
            next = (next + 1) % starts.len();
            moves += opening(starts[next].clone(), limit, rng, &mut scratch) as u64;
        }
        moves
    })
}

/// Plays at random until the end, but at most so many moves; gives their number.
fn opening<G: Game>(
    mut position: G,
    limit: usize,
    rng: &mut FastRng,
    scratch: &mut Vec<G::Move>,
) -> usize {
    let mut moves = 0;
    while moves < limit
        && let Some(seat) = position.deciders().first()
    {
        let mv = position.random_move(seat, rng, scratch);
        position.apply(seat, mv);
        moves += 1;
    }
    black_box(&position);
    moves
}

/// The number of players and whatever is named or not at its default, in words.
fn variant(
    schema: &Schema,
    options: &OptionMap,
    named: impl Fn(&str) -> bool,
    stop: Option<Stop>,
) -> String {
    let mut words = Vec::new();
    for field in &schema.fields {
        let value = &options[field.key];
        if field.key == "players" || named(field.key) || *value != field.default {
            words.push(format!("{}={}", field.key, field.write(value)));
        }
    }
    words.extend(stop.map(|stop| format!("{} ({} moves)", stop.name, stop.moves)));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_goal_of_a_game_there_is_has_its_subject() {
        let found = subjects(false).unwrap();
        for goal in GOALS {
            let known =
                RULEBOOKS.slugs().chain([ConnectFour::SLUG, HexGame::SLUG]).any(|s| s == goal.game);
            let is_met = |s: &&Subject| s.game == goal.game && s.goal == Some(goal.playouts);
            assert_eq!(found.iter().filter(is_met).count(), usize::from(known), "{}", goal.game);
        }
    }

    #[test]
    fn no_two_subjects_of_a_game_are_the_same() {
        for all in [false, true] {
            let found = subjects(all).unwrap();
            let mut names: Vec<_> =
                found.iter().map(|s| (s.game, s.peer, s.variant.clone())).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), found.len());
        }
    }

    #[test]
    fn all_combinations_are_there_if_asked_for() {
        let sizes = |all| subjects(all).unwrap().iter().filter(|s| s.game == "hex").count();
        assert_eq!((sizes(false), sizes(true)), (1, 9));
    }

    #[test]
    fn an_opening_stops_at_its_limit_or_with_the_game() {
        let start = ConnectFour::start(&Default::default(), Seed(0)).unwrap();
        let mut rng = FastRng::new(5);
        assert_eq!(opening(start.clone(), 4, &mut rng, &mut Vec::new()), 4);
        assert!((7..=42).contains(&opening(start, 1_000, &mut rng, &mut Vec::new())));
    }

    #[test]
    fn the_peers_play_the_same_game() {
        let lengths: Vec<f64> = subjects(false)
            .unwrap()
            .into_iter()
            .filter(|subject| subject.game == ConnectFour::SLUG)
            .map(|mut subject| (subject.batch)(&mut FastRng::new(9), 20_000) as f64 / 20_000.0)
            .collect();
        // Known from elsewhere: a random game takes 21.3 moves on average.
        assert!(lengths.iter().all(|moves| (21.0..21.6).contains(moves)), "{lengths:?}");
    }
}
