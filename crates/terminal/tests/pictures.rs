//! One position of each game as it is written in plain text: whoever changes how things are drawn looks at them again, and
//! writes them anew with `TABLIER_BLESS=1`. A game that nobody has looked at yet has no picture, and needs none.

use std::fs;
use std::path::Path;

use tablier_games::RULEBOOKS;
use tablier_rules::{FastRng, Language, Rng, Seed};
use tablier_table::SeatSetup;
use tablier_terminal::{Key, Opening, Session, Style};

/// After how many moves at random each game is looked at; other games after a few.
const AFTER: [(&str, usize); 5] =
    [("six", 16), ("disx", 40), ("abraxas", 30), ("atomix", 24), ("epix", 22)];

#[test]
fn a_position_of_every_game_is_drawn_as_it_was() {
    let mut compared = 0;
    for rules in RULEBOOKS.iter() {
        let slug = rules.about().slug;
        let after = AFTER.iter().find(|(game, _)| *game == slug).map_or(6, |(_, after)| *after);
        let opening = Opening {
            game: slug.to_owned(),
            options: match rules.schema().field("first") {
                Some(_) => serde_json::json!({ "first": 0 }),
                None => serde_json::json!({}),
            },
            places: vec![SeatSetup::Host; 2],
            seed: Seed(3),
            language: Language::EN,
        };
        let mut session = Session::open(RULEBOOKS, opening).unwrap();
        let mut rng = FastRng::new(1);
        for _ in 0..after {
            let Some((seat, _)) = session.decision() else { break };
            let legal = session.table().game().unwrap().legal(seat);
            let mv = rng.choose(&legal).unwrap().clone();
            session.play(&[mv]);
            if session.waits_for().is_some() {
                session.key(Key::Enter);
            }
        }
        while session.tick() {}
        session.resize(80, 24);
        let drawn = session.draw(Style::default()).text();
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/pictures/{slug}.txt"));
        if std::env::var_os("TABLIER_BLESS").is_some() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &drawn).unwrap();
        }
        if let Ok(kept) = fs::read_to_string(&path) {
            assert_eq!(drawn, kept, "{slug}:\n{drawn}");
            compared += 1;
        }
    }
    assert!(compared >= AFTER.len(), "only {compared} pictures");
}
