//! Random games of every kind, looking for crashes, dead ends and games without an end.

use serde_json::{Map, Value, json};
use tablier_games::RULEBOOKS;
use tablier_rules::{
    AnyMatch, FastRng, Language, MAX_SEATS, OptionKind, Rng, Rulebook, Seed, Viewer,
};

use crate::record::{look, same_again};

/// No game may last longer than this many moves.
const MAX_MOVES: usize = 50_000;

/// A game that was played.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The slug of the game.
    pub game: &'static str,
    /// How many moves it had.
    pub moves: usize,
}

/// Plays the game of this number: which one, with which options and which moves, all follows from it. Panics when a promise
/// is broken.
pub fn play(number: u64) -> Played {
    let mut rng = FastRng::new(number);
    let all: Vec<&dyn Rulebook> = RULEBOOKS.iter().collect();
    let rules = all[rng.below(all.len())];
    let mut game = begin(rules, &mut rng);
    let looks = rng.below(64) == 0;
    while !game.deciders().is_empty() {
        step(&mut *game, &mut rng);
        assert!(game.moves() <= MAX_MOVES, "every game ends, but not this: {:?}", game.options());
        if looks && rng.below(16) == 0 {
            look(&*game);
        }
    }
    end(&*game, rules);
    if rng.below(8) == 0 {
        same_again(&*game);
    }
    Played { game: rules.about().slug, moves: game.moves() }
}

/// A game with any options that it takes.
fn begin(rules: &dyn Rulebook, rng: &mut FastRng) -> Box<dyn AnyMatch> {
    let seed = Seed(rng.next_u64());
    // Some options do not go together, such as a first seat that this number of players does not have.
    for _ in 0..1_000 {
        let options = options(rules, rng);
        match rules.start(&options, seed) {
            Ok(game) => return game,
            Err(refused) => assert!(!refused.0.is_blank(), "{options}"),
        }
    }
    panic!("{} takes no options", rules.about().slug);
}

fn options(rules: &dyn Rulebook, rng: &mut FastRng) -> Value {
    let mut options = Map::new();
    for field in rules.schema().fields {
        let value = match &field.kind {
            OptionKind::Integer { min, max, except } => {
                let all: Vec<i64> =
                    (*min..=*max).filter(|number| !except.contains(number)).collect();
                json!(all[rng.below(all.len())])
            }
            OptionKind::Toggle => json!(rng.below(2) == 0),
            OptionKind::Choice { values } => json!(values[rng.below(values.len())].value),
            OptionKind::Seat if rng.below(2) == 0 => Value::Null,
            OptionKind::Seat => json!(rng.below(MAX_SEATS)),
            OptionKind::Words { .. } if rng.below(4) == 0 => json!(some_sheet(rng)),
            OptionKind::Words { .. } => Value::Null,
        };
        options.insert(field.key.to_owned(), value);
    }
    Value::Object(options)
}

/// Few enough dots that four in line are rare.
fn some_sheet(rng: &mut FastRng) -> String {
    let one_in = 3 + rng.below(12);
    let row = |rng: &mut FastRng| {
        (0..9).map(|_| if rng.below(one_in) == 0 { 'o' } else { '-' }).collect()
    };
    let rows: Vec<String> = (0..9).map(|_| row(rng)).collect();
    rows.join("/")
}

/// One decision of one of those who decide.
fn step(game: &mut dyn AnyMatch, rng: &mut FastRng) {
    let deciders: Vec<_> = game.deciders().iter().collect();
    let seat = deciders[rng.below(deciders.len())];
    assert!(game.outcome().is_none(), "where somebody decides, the game is not over");
    let legal = game.legal(seat);
    assert!(!legal.is_empty(), "whoever decides can do something");
    let before = game.moves();
    if rng.below(256) == 0 {
        let wrong = ["", "?", "zzz", "0,0,0,0,0", "-1", "é"][rng.below(6)];
        assert!(legal.iter().any(|mv| mv == wrong) || game.play(seat, wrong).is_err(), "{wrong}");
        assert_eq!(game.moves(), before, "what is refused changes nothing");
    }
    let mv = &legal[rng.below(legal.len())];
    let made = game.play(seat, mv).unwrap_or_else(|refused| {
        panic!("{mv} is legal, but {}", refused.text().get(Language::EN))
    });
    assert_eq!((made.start, made.end), (before, game.moves()), "{mv}");
    assert!(made.end > made.start, "{mv} is a move");
}

fn end(game: &dyn AnyMatch, rules: &dyn Rulebook) {
    let outcome = game.outcome().expect("where nobody decides, the game is over");
    let ranks = outcome.ranks();
    assert_eq!(ranks.len(), game.seats());
    assert!(ranks.contains(&1), "somebody is first: {ranks:?}");
    assert_eq!(outcome.scores().len(), game.seats());
    let endings = rules.about().endings;
    assert!(endings.iter().any(|ending| ending.slug == outcome.ending), "{}", outcome.ending);
    assert!(!game.describe(Viewer::Spectator).is_blank());
}
