//! The number of ways a game can go, from the start and from positions of golden games, as counted once and checked
//! against a second implementation: `tests/perft.txt` of the game.
//!
//! ```text
//! option players=4        sets an option for what follows
//! from ring 60            from here on: after 60 moves of golden/ring.txt
//! 3 48                    depth and count
//! ```

use std::fs;
use std::path::Path;

use serde_json::{Map, Value};
use tablier_games::{Visitor, rulebook, slugs, visit};
use tablier_rules::{Game, Match, Record, Seed, options_from_json, perft};

/// Where counting begins.
#[derive(Clone, Default)]
struct From {
    options: Map<String, Value>,
    golden: Option<(Record, usize)>,
}

struct Count {
    from: From,
    depth: u32,
}

impl Visitor for Count {
    type Output = u64;

    fn visit<G: Game>(self) -> u64 {
        let position = match &self.from.golden {
            Some((record, moves)) => {
                Match::<G>::load(record).expect("golden games load").position_after(*moves)
            }
            None => {
                let options = options_from_json::<G>(&Value::Object(self.from.options));
                G::start(&options.expect("the options fit"), Seed(1)).expect("a start")
            }
        };
        perft(&position, self.depth)
    }
}

#[test]
fn perft_tables_hold() {
    for slug in slugs() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(slug).join("tests");
        let file = folder.join("perft.txt");
        let table =
            fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let mut from = From::default();
        let mut counted = 0;
        for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let words: Vec<_> = line.split_whitespace().collect();
            match words[..] {
                ["start"] => from = From::default(),
                ["option", option] => {
                    let (key, value) = option.split_once('=').expect("key=value");
                    let value = rulebook(slug).unwrap().schema().read(key, value).unwrap();
                    from.options.insert(key.to_owned(), value);
                }
                ["from", golden, moves] => {
                    let record = fs::read_to_string(folder.join(format!("golden/{golden}.txt")));
                    from.golden = Some((record.unwrap().parse().unwrap(), moves.parse().unwrap()));
                }
                [depth, count] => {
                    let depth = depth.parse().unwrap();
                    let found = visit(slug, Count { from: from.clone(), depth }).unwrap();
                    assert_eq!(found.to_string(), count, "{slug}, depth {depth}, line \"{line}\"");
                    counted += 1;
                }
                _ => panic!("{slug}: cannot read \"{line}\""),
            }
        }
        assert!(counted > 0, "{slug} has a table");
    }
}
