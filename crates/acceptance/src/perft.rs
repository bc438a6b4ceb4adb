//! The number of ways a game can go, from the start and from positions of golden games, as counted once and checked
//! against a second implementation: `tests/perft.txt` of the game.
//!
//! ```text
//! option players=4        sets an option for what follows
//! from ring 60            from here on: after 60 moves of golden/ring.txt
//! 3 48                    depth and count
//! start                   from here on: from the start again, with no option set
//! ```

use serde_json::{Map, Value};
use tablier_rules::{Match, Record, Seed, Show, options_from_json, options_to_json, perft};

use crate::Folder;
use crate::folder::parse;
use crate::golden::GOLDEN;

/// The table of counts.
pub(crate) const TABLE: &str = "tests/perft.txt";

/// Where counting begins.
#[derive(Default)]
struct From {
    options: Map<String, Value>,
    golden: Option<(Record, usize)>,
}

impl From {
    fn position<G: Show>(&self) -> G {
        match &self.golden {
            Some((record, moves)) => {
                Match::<G>::load(record).expect("golden games load").position_after(*moves)
            }
            None => {
                let options = options_from_json::<G>(&Value::Object(self.options.clone()));
                G::start(&options.expect("the options fit"), Seed(1)).expect("a start")
            }
        }
    }
}

/// At most so many positions are counted for a line that is written.
const WORTHWHILE: u64 = 60_000;
/// For at most so many sets of options.
const SETS: usize = 6;

/// Counts, for a game that has no table yet; tells what was written.
pub(crate) fn write<G: Show>(folder: &Folder) -> Option<String> {
    if folder.has(TABLE) {
        return None;
    }
    let mut text =
        "# Counted by the rules themselves, so they say only that nothing has changed since.\n\
                    # A second program that counts the same would say that they are right.\n"
            .to_owned();
    let usual = options_to_json::<G>(&G::Options::default());
    for (number, set) in G::schema().combinations().into_iter().take(SETS).enumerate() {
        text += if number == 0 { "" } else { "start\n" };
        for (key, value) in set.iter().filter(|(key, value)| usual.get(*key) != Some(value)) {
            let value = G::schema().field(key).map(|field| field.write(value));
            text += &format!("option {key}={}\n", value.unwrap_or_default());
        }
        let start = From { options: set, golden: None }.position::<G>();
        let counts = (1..=6).map(|depth| (depth, perft(&start, depth)));
        let mut before = 1;
        for (depth, count) in counts {
            text += &format!("{depth} {count}\n");
            // The next would have as many ways for each of these as these had for each before.
            if count.saturating_mul(count / before.max(1)) > WORTHWHILE {
                break;
            }
            before = count;
        }
    }
    folder.write(TABLE, &text);
    Some(format!("{TABLE} is written"))
}

/// Every line of the table holds.
pub fn it_can_go_as_many_ways_as_were_counted<G: Show>(folder: &Folder) {
    let table = folder.read(TABLE);
    let (mut from, mut counted) = (From::default(), 0);
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let words: Vec<_> = line.split_whitespace().collect();
        let number = |word: &str| word.parse().unwrap_or_else(|_| panic!("{TABLE}: \"{line}\""));
        match words[..] {
            ["start"] => from = From::default(),
            ["option", option] => {
                let (key, value) = option.split_once('=').expect("key=value");
                let value = G::schema().read(key, value);
                let value = value.unwrap_or_else(|why| panic!("{TABLE}, \"{line}\": {why:?}"));
                from.options.insert(key.to_owned(), value);
            }
            ["from", golden, moves] => {
                let name = format!("{GOLDEN}/{golden}.txt");
                from.golden = Some((parse(&name, &folder.read(&name)), number(moves)));
            }
            [depth, count] => {
                let found = perft(&from.position::<G>(), number(depth) as u32);
                assert_eq!(found.to_string(), count, "{TABLE}: \"{line}\"");
                counted += 1;
            }
            _ => panic!("{TABLE}: cannot read \"{line}\""),
        }
    }
    assert!(counted > 0, "{TABLE} counts nothing");
}
