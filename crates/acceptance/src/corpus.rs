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

use serde_json::Value;
use tablier_rules::{
    AnyMatch, FastRng, OptionKind, OptionMap, Record, Rng, Rulebook, RulebookOf, Schema, Seed,
    Show, Viewer,
};

use crate::Folder;
use crate::golden::GOLDEN;

const TRAIL: &str = "x-trail";

/// Where the corpus of a game lies.
pub(crate) const CORPUS: &str = "tests/corpus";

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

/// Each record loads, ends as it says, and everything that could be done on the way is what it was.
pub fn every_game_ever_played_replays_to_what_it_was<G: Show>(folder: &Folder) {
    for (path, record) in folder.records::<G>(CORPUS) {
        let name = path.display();
        let game = RulebookOf::<G>::new().load(&record);
        let game = game.unwrap_or_else(|error| panic!("{name}: {error}"));
        let claim = record.check_result(game.outcome().as_ref());
        claim.unwrap_or_else(|error| panic!("{name}: {error}"));
        let (now, then) = (trail(&*game), kept_trail(&record).expect("it has a trail"));
        let steps = || now.split(' ').zip(then.split(' '));
        if let Some(number) = steps().position(|(now, then)| now != then) {
            panic!("{name}: the rules say something else after move {number}");
        }
        assert_eq!(now.len(), then.len(), "{name}");
    }
}

/// The options of a game as a record of it tells them.
fn options_of<G: Show>(record: &Record) -> OptionMap {
    RulebookOf::<G>::new().load(record).expect("it replays").options()
}

/// Whether the options are these; those that take any seat or any text may be anything.
fn has_options(found: &OptionMap, wanted: &OptionMap, schema: &Schema) -> bool {
    let few = |key: &str| {
        let field = schema.field(key).map(|field| field.kind.clone());
        !matches!(field, Some(OptionKind::Seat | OptionKind::Words { .. }) | None)
    };
    wanted.iter().filter(|(key, _)| few(key)).all(|(key, value)| found.get(key) == Some(value))
}

/// What the corpus lacks of a game: sets of options, and endings.
fn lacking<G: Show>(folder: &Folder) -> (Vec<OptionMap>, Vec<&'static str>) {
    let (records, schema) = (folder.records::<G>(CORPUS), G::schema());
    let played: Vec<OptionMap> = records.iter().map(|(_, one)| options_of::<G>(one)).collect();
    let mut sets = schema.combinations();
    sets.retain(|set| !played.iter().any(|found| has_options(found, set, &schema)));
    let mut endings: Vec<_> = G::about().endings.into_iter().map(|end| end.slug).collect();
    let ends_so = |slug: &str| records.iter().any(|(_, one)| one.ending.as_deref() == Some(slug));
    endings.retain(|slug| !ends_so(slug));
    (sets, endings)
}

/// Once there is a corpus, nothing is missing from it.
pub fn the_corpus_has_every_set_of_options_and_every_ending<G: Show>(folder: &Folder) {
    if std::env::var_os("ADD_TO_CORPUS").is_some() {
        add::<G>(folder);
    }
    // A game that is not yet given to people has no past to keep.
    if folder.path(CORPUS).exists() {
        let (sets, endings) = lacking::<G>(folder);
        assert!(sets.is_empty(), "{CORPUS} lacks {sets:?}: cargo xtask corpus");
        assert!(
            endings.is_empty(),
            "{CORPUS} lacks {endings:?}: add a golden game, then cargo xtask corpus"
        );
    }
}

/// Adds what the corpus lacks of a game: for each set of options a game played at random, for each ending a golden game.
fn add<G: Show>(folder: &Folder) {
    let rules = RulebookOf::<G>::new();
    for (number, set) in lacking::<G>(folder).0.into_iter().enumerate() {
        let mut game = rules.start(&Value::Object(set), Seed(number as u64)).expect("they fit");
        let mut rng = FastRng::new(number as u64);
        while let Some(seat) = game.deciders().first() {
            let moves = game.legal(seat);
            game.play(seat, &moves[rng.below(moves.len())]).expect("it is legal");
        }
        keep(folder, &*game);
    }
    for ending in lacking::<G>(folder).1 {
        let golden = folder.records::<G>(GOLDEN);
        let shown = golden.iter().find(|(_, record)| record.ending.as_deref() == Some(ending));
        if let Some((_, record)) = shown {
            keep(folder, &*rules.load(record).expect("it replays"));
        }
    }
}

/// Writes a finished game into the corpus, under a number that no other has.
fn keep(folder: &Folder, game: &dyn AnyMatch) {
    let mut record = game.record_for(Viewer::Everything);
    record.others.push((TRAIL.to_owned(), trail(game)));
    let corpus = folder.path(CORPUS);
    fs::create_dir_all(&corpus).expect("a folder");
    let names = fs::read_dir(&corpus).expect("a folder").flatten();
    let names: Vec<_> = names.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    let is_free = |number: &String| !names.iter().any(|name| name.starts_with(number));
    let number = (1..).map(|number| format!("{number:03}-")).find(is_free);
    let (number, ending) = (number.expect("numbers do not end"), record.ending.clone());
    let path = corpus.join(format!("{number}{}.txt", ending.unwrap_or_default()));
    fs::write(path, record.to_string()).expect("it is written");
}
