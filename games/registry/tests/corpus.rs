//! The corpus: finished games of every game, every set of options, every number of players and every ending, which replay for
//! ever to what they were.
//!
//! `tests/corpus/NAME.txt` of a game is a record. Its header `x-trail` holds four digits for the start and for each move, each of them a hash of
//! everything that could be done up to then and of how the game stood: so a change of the rules shows at the move where it first
//! matters. What positions look like inside may change as it likes. A record is never changed or removed; where a rule has to
//! change, that is a new version of the rules ([`tablier_rules::Versions`]), and the old record is of the old one.
//!
//! `cargo xtask corpus` adds what is missing.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tablier_games::{rulebook, slugs};
use tablier_rules::{AnyMatch, FastRng, OptionMap, Record, Rng, Rulebook, Seed, Viewer};

const TRAIL: &str = "x-trail";

/// A folder of a game's tests.
fn tests_of(game: &str, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("tests").join(name)
}

/// The records in a folder.
fn records_in(folder: &Path) -> Vec<(PathBuf, Record)> {
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "txt"));
    files.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a record is text");
        let record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path, record)
    };
    files.into_iter().map(read).collect()
}

fn corpus_of(game: &str) -> Vec<(PathBuf, Record)> {
    records_in(&tests_of(game, "corpus"))
}

/// What a text does to a hash (FNV-1a).
fn stir(hash: u64, text: &str) -> u64 {
    let stir = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    text.bytes().fold(hash, stir)
}

/// What can be done after so many moves, and how the game stands, in words that only the rules can change.
fn standing(game: &dyn AnyMatch) -> String {
    let mut words = String::new();
    for seat in game.deciders().iter() {
        words += &format!("{seat}: {}\n", game.legal(seat).join(" "));
    }
    if let Some(end) = game.outcome() {
        words += &format!("{:?} {:?} {}\n", end.ranks(), end.scores(), end.ending);
    }
    words
}

/// Four digits for the start and for each move.
fn trail(game: &dyn AnyMatch) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    let digits = (0..=game.moves()).map(|count| {
        hash = stir(hash, &standing(&*game.after(count)));
        format!("{:04x}", hash >> 48)
    });
    digits.collect::<Vec<_>>().join(" ")
}

fn kept_trail(record: &Record) -> Option<&str> {
    let found = record.others.iter().find(|(key, _)| key == TRAIL);
    found.map(|(_, trail)| trail.as_str())
}

#[test]
fn every_game_ever_played_here_replays_to_what_it_was() {
    for slug in slugs() {
        for (path, record) in corpus_of(slug) {
            let name = path.display();
            let game = rulebook(slug).expect("a game").load(&record);
            let game = game.unwrap_or_else(|error| panic!("{slug}, {name}: {error}"));
            let claim = record.check_result(game.outcome().as_ref());
            claim.unwrap_or_else(|error| panic!("{slug}, {name}: {error}"));
            let (now, then) = (trail(&*game), kept_trail(&record).expect("it has a trail"));
            let steps = || now.split(' ').zip(then.split(' '));
            if let Some(number) = steps().position(|(now, then)| now != then) {
                panic!("{slug}, {name}: the rules say something else after move {number}");
            }
            assert_eq!(now.len(), then.len(), "{slug}, {name}");
        }
    }
}

/// The options of a game as a record of it tells them.
fn options_of(rules: &dyn Rulebook, record: &Record) -> OptionMap {
    rules.load(record).expect("it replays").options()
}

/// Whether the options are these; those that take any seat or any text may be anything.
fn has_options(found: &OptionMap, wanted: &OptionMap, rules: &dyn Rulebook) -> bool {
    let few = |key: &str| {
        let field = rules.schema().field(key).map(|field| field.kind.clone());
        !matches!(field, Some(tablier_rules::Kind::Seat | tablier_rules::Kind::Words { .. }) | None)
    };
    wanted.iter().filter(|(key, _)| few(key)).all(|(key, value)| found.get(key) == Some(value))
}

/// What the corpus lacks of a game: sets of options, and endings.
fn lacking(slug: &str) -> (Vec<OptionMap>, Vec<&'static str>) {
    let rules = rulebook(slug).expect("a game");
    let records = corpus_of(slug);
    let played: Vec<OptionMap> = records.iter().map(|(_, one)| options_of(rules, one)).collect();
    let mut sets = rules.schema().combinations();
    sets.retain(|set| !played.iter().any(|found| has_options(found, set, rules)));
    let mut endings: Vec<_> = rules.about().endings.into_iter().map(|end| end.slug).collect();
    let ends_so = |slug: &str| records.iter().any(|(_, one)| one.ending.as_deref() == Some(slug));
    endings.retain(|slug| !ends_so(slug));
    (sets, endings)
}

#[test]
fn the_corpus_has_every_game_every_set_of_options_and_every_ending() {
    let kept = slugs().filter(|slug| tests_of(slug, "corpus").exists()).count();
    assert!(kept >= 5, "no game is ever taken out of it");
    for slug in slugs() {
        if std::env::var_os("ADD_TO_CORPUS").is_some() {
            add(slug);
        }
        // A game that is not yet given to people has no past to keep.
        if tests_of(slug, "corpus").exists() {
            let (sets, endings) = lacking(slug);
            assert!(sets.is_empty(), "{slug} lacks {sets:?}: cargo xtask corpus");
            assert!(
                endings.is_empty(),
                "{slug} lacks {endings:?}: add a golden game, then cargo xtask corpus"
            );
        }
    }
}

/// Adds what the corpus lacks of a game: for each set of options a game played at random, for each ending a golden game.
fn add(slug: &str) {
    let rules = rulebook(slug).expect("a game");
    for (number, set) in lacking(slug).0.into_iter().enumerate() {
        let mut game = rules.start(&Value::Object(set), Seed(number as u64)).expect("they fit");
        let mut rng = FastRng::new(number as u64);
        while let Some(seat) = game.deciders().first() {
            let moves = game.legal(seat);
            game.play(seat, &moves[rng.below(moves.len())]).expect("it is legal");
        }
        keep(slug, &*game);
    }
    for ending in lacking(slug).1 {
        let golden = records_in(&tests_of(slug, "golden"))
            .into_iter()
            .find(|(_, record)| record.ending.as_deref() == Some(ending));
        if let Some((_, record)) = golden {
            keep(slug, &*rules.load(&record).expect("it replays"));
        }
    }
}

/// Writes a finished game into the corpus, under a name that no other has.
fn keep(slug: &str, game: &dyn AnyMatch) {
    let mut record = game.record_for(Viewer::Everything);
    record.others.push((TRAIL.to_owned(), trail(game)));
    let folder = tests_of(slug, "corpus");
    fs::create_dir_all(&folder).expect("a folder");
    let ending = record.ending.clone().unwrap_or_default();
    let mut names = (1..).map(|number| folder.join(format!("{number:03}-{ending}.txt")));
    let taken = |number: &str| {
        let names =
            fs::read_dir(&folder).expect("a folder").map(|file| file.expect("one").file_name());
        names.into_iter().any(|name| name.to_string_lossy().starts_with(number))
    };
    let free = names.find(|path| {
        let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
        !taken(&name[..4])
    });
    fs::write(free.expect("numbers do not end"), record.to_string()).expect("it is written");
}
