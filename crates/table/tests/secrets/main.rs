//! No secret is ever told: two tables that differ only in what a viewer may not know tell that viewer the same, byte by byte,
//! from the opening on.
//!
//! A game is played by chance, with all that happens at tables. Then, for one viewer, a *twin* is made: the same game with
//! another seed and salt, with everything dealt anew that the viewer never saw, and with other moves in place of those the
//! viewer never knew. Both are played again side by side, and what the viewer is told is compared after every input.
//!
//! `TABLIER_SECRET_GAMES=5000 cargo test -p tablier-table --test secrets` plays more games.

mod onlooker;
mod play;
mod twin;

use serde_json::Value;
use tablier_games::RULEBOOKS;
use tablier_rules::{About, FastRng, Rng, Seat, Seed, Viewer};
use tablier_table::{Pace, Time, ToldEvent};

use onlooker::Onlooker;
use play::{Play, SPECTATOR, person};
use twin::{Twins, compare};

/// So many games of a game with secrets; of the others an eighth.
fn games(hidden: bool) -> u64 {
    let wanted = std::env::var("TABLIER_SECRET_GAMES").ok().and_then(|games| games.parse().ok());
    let games: u64 = wanted.unwrap_or(32);
    if hidden { games } else { games.div_ceil(8) }
}

#[test]
fn nobody_is_told_what_they_may_not_know_in_any_game() {
    std::thread::scope(|scope| {
        for rules in RULEBOOKS.iter() {
            scope.spawn(|| compare_games(&rules.about()));
        }
    });
}

fn compare_games(about: &About) {
    let slug = about.slug;
    let mut twins = Twins::default();
    for seed in 0..games(about.hidden) {
        let mut rng = FastRng::new(seed);
        let play = Play::by_chance(slug, seed, &mut rng);
        for _ in 0..3 {
            let until = 1 + rng.below(play.log.len());
            let onlooker = Onlooker::by_chance(&play.setup, &mut rng);
            let told = compare(&play, until, onlooker, &mut rng, &mut twins);
            told.unwrap_or_else(|leak| {
                panic!("{slug} with {}, seed {seed}: {leak}", play.setup.options)
            });
        }
    }
    // A property that is never put to the test always holds.
    assert!(!about.hidden || twins.other_secrets * 4 > twins.compared, "{slug}: {twins:?}");
    assert!(twins.impossible * 4 <= twins.compared, "{slug}: {twins:?}");
}

#[test]
fn before_the_start_nothing_of_the_deal_is_told_and_nothing_of_the_lot() {
    for slug in RULEBOOKS.slugs() {
        let rules = RULEBOOKS.get(slug).expect("a game");
        for options in rules.schema().combinations() {
            let told = [1, 2, 3, 4, 5].map(|seed| {
                let setup = play::setup(slug, Value::Object(options.clone()), seed);
                let gathering = Play::open(setup).table;
                let host = Onlooker::Person(person(0)).told(&gathering, 0, Time(7));
                host + &Onlooker::Person(SPECTATOR).told(&gathering, 0, Time(7))
            });
            assert!(told.iter().all(|other| *other == told[0]), "{slug} {options:?}: {told:#?}");
        }
    }
}

/// The number of a version is the number of inputs, the same for everybody. It tells that somebody acted, which everybody at a
/// table sees anyway; never what was done, nor how long it was.
#[test]
fn what_those_who_watch_say_tells_those_who_play_a_number_and_nothing_else() {
    let told = ["Elle a le trois !", "?"].map(|text| {
        let mut play = Play::gathered(play::setup("epix", Value::Null, 1));
        play.says(SPECTATOR, text);
        play.unsays(play.table.version());
        Onlooker::Person(person(0)).told(&play.table, 0, Time(7))
    });
    assert_eq!(told[0], told[1]);
    assert!(!told[0].contains("unsaid"), "{}", told[0]);
}

/// What opens at the end opens only then, for those who only watch too.
#[test]
fn seed_salt_and_everything_stay_closed_until_the_end() {
    let mut play = Play::gathered(play::setup("atomix", Value::Null, 1));
    let shown = |play: &Play| {
        let viewer = play.table.viewer(SPECTATOR, Some(Viewer::Everything));
        (viewer, play.table.snapshot(SPECTATOR, viewer, Time(7)))
    };
    let (viewer, snapshot) = shown(&play);
    assert_eq!((viewer, snapshot.seed.is_none()), (Viewer::Spectator, true));
    let record = play.table.record(viewer).expect("it began").to_string();
    assert!(record.contains("seed: hidden") && !record.contains("salt"), "{record}");
    play.closes();
    let (viewer, snapshot) = shown(&play);
    assert_eq!((viewer, snapshot.seed.is_some()), (Viewer::Everything, true));
}

/// Eyes on a seat that the table does not have are nobody's, also at the end.
#[test]
fn whoever_asks_for_the_eyes_of_a_seat_that_is_not_there_watches() {
    let mut play = Play::gathered(play::setup("six", Value::Null, 1));
    play.closes();
    let viewer = play.table.viewer(SPECTATOR, Some(Viewer::Seat(Seat::new(7))));
    assert_eq!(viewer, Viewer::Spectator);
}

#[test]
fn a_taken_back_secret_leaves_no_trace() {
    // Two of three have bid; the second takes the bid back and bids otherwise.
    let told = ["gold:3", "gold:9"].map(|bid| {
        let options = serde_json::json!({ "players": 3, "first": 0 });
        let mut setup = play::setup("epix", options, 1);
        setup.pace = Pace::Live { bank: 60, increment: 5 };
        setup.seed = Seed(1);
        let mut play = Play::gathered(setup);
        while play.decides(Seat::new(0), "pass") || play.decides(Seat::new(1), "pass") {}
        while play.decides(Seat::new(2), "pass") {}
        assert!(play.decides(Seat::new(0), "gold:5"));
        assert!(play.decides(Seat::new(1), bid));
        play.takes_back(1);
        assert!(play.decides(Seat::new(1), "gold:4"));
        let taken_back =
            |what: &Option<ToldEvent>| matches!(what, Some(ToldEvent::TookBack { .. }));
        let told = play.table.told(Viewer::Spectator, 0);
        assert!(told.iter().any(|told| taken_back(&told.what)));
        [0, 2].map(|seat| Onlooker::Person(person(seat)).told(&play.table, 0, Time(7))).join("\n")
            + &Onlooker::Person(SPECTATOR).told(&play.table, 0, Time(7))
    });
    assert_eq!(told[0], told[1]);
}
