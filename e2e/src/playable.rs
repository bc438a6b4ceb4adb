//! Positions of every kind, reached by chance: a game is played through without a browser, and the tables it came to are put
//! where a browser keeps its own.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tablier_games::RULEBOOKS;
use tablier_rules::{AnyMatch, ChanceVersion, FastRng, Format, Rng, Seat, Seed, Viewer};
use tablier_table::{
    Input, Law, LogEntry, Mover, PersonId, SeatSetup, Setup, Table, Time, rules_of,
};

/// The person a browser keeps tables for.
const ME: PersonId = PersonId(1);
/// No game is followed further.
const MAX_MOVES: usize = 3_000;

/// A table at which something can be clicked on the board.
#[derive(Clone, Debug)]
pub struct PlayableTable {
    /// What can be clicked, such as "hole stop".
    pub kind: String,
    /// How many things were done at it.
    pub made: usize,
    /// Its log, as a browser keeps it.
    pub log: Value,
}

/// The first and the last table of every kind that a game of this seed comes to, all seats being played at one screen.
pub fn playable_tables(game: &str, options: &Value, seed: u64) -> Vec<PlayableTable> {
    let mut found: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    let mut rng = FastRng::new(seed);
    let mut log = vec![opening(game, options, seed)];
    let mut table = Table::open(RULEBOOKS, log[0].clone()).expect("it can be opened");
    while let Some(seat) = table.deciders().first().filter(|_| log.len() < MAX_MOVES) {
        let playing = table.game().expect("it has begun");
        if let Some(kind) = kind(playing, seat) {
            found.entry(kind).or_default().push(log.len());
        }
        let legal = playing.legal(seat);
        let mv = legal[rng.below(legal.len())].clone();
        let decision = table.decision_of(seat).expect("it is asked");
        let input = Input::Decide { by: Mover::Person(ME), seat, decision, mv };
        let entry = LogEntry::new(Time(log.len() as u64), input);
        table.take(&entry).expect("the move is legal");
        log.push(entry);
    }
    let playable = |(kind, mut made): (String, Vec<usize>)| {
        made = [made.first(), made.last()].into_iter().flatten().copied().collect();
        made.dedup();
        let log = &log;
        made.into_iter().map(move |made| {
            let log = json!(log[..made]);
            PlayableTable { kind: kind.clone(), made, log }
        })
    };
    found.into_iter().flat_map(playable).collect()
}

fn opening(game: &str, options: &Value, seed: u64) -> LogEntry {
    let seed = Seed(seed);
    let started = RULEBOOKS.get(game).expect("a game of the shelf").start(options, seed);
    let seats = started.expect("the options are good").seats();
    let setup = Setup {
        game: game.to_owned(),
        rules: rules_of(RULEBOOKS, game),
        law: Law::NEWEST,
        options: options.clone(),
        places: vec![SeatSetup::Host; seats],
        pace: Default::default(),
        absence: Default::default(),
        audience: Default::default(),
        rated: false,
        chance: ChanceVersion::SEED,
        seed,
        salt: tablier_rules::Salt("salt".to_owned()),
    };
    LogEntry::new(
        Time(0),
        Input::Open { setup: Box::new(setup), host: ME, name: String::new(), seal: None },
    )
}

/// What can be clicked on the board, by the first words of the ids.
fn kind(game: &dyn AnyMatch, seat: Seat) -> Option<String> {
    let scene = game.scene(Viewer::Seat(seat), &[], Format::Wide);
    let offered = scene.items.iter().filter(|item| item.action.is_some());
    let mut words: Vec<&str> = offered.filter_map(|item| item.id.split(' ').next()).collect();
    words.sort_unstable();
    words.dedup();
    (!words.is_empty()).then(|| words.join(" "))
}
