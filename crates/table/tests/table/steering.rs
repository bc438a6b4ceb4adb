//! Somebody who would like to choose the chance of a game, with all that whoever runs a salon knows: it must be of no use.

use serde_json::json;
use tablier_rules::{Contribution, FastRng, Level, Rng, Seat, SeatSet, Seed};
use tablier_table::{Input, SeatSetup, Setup, Stage};

use crate::drawing::{contribution, drawn, full, opens, sits};
use crate::kept::{ANNA, BRUNO, CHLOE, Kept, SECOND, setup};

/// Whoever runs the salon and also plays: knows seed and salt, and gives last.
struct Steering {
    setup: Setup,
}

impl Steering {
    /// Who begins if these two contributions are opened.
    fn beginner(&self, anna: Contribution, own: Contribution) -> Option<Seat> {
        let mut kept = Kept::open_sealed(self.setup.clone(), Some(anna.seal()));
        kept.takes(sits(BRUNO, Some(own.seal())));
        kept.takes(Input::Contribute { person: ANNA, contribution: anna });
        kept.takes(Input::Contribute { person: BRUNO, contribution: own });
        kept.table.deciders().single()
    }

    /// A contribution with which they would begin, if Anna gives this.
    fn best_against(&self, anna: Contribution) -> Contribution {
        let good =
            (0..=255).map(contribution).find(|&own| self.beginner(anna, own) == Some(SECOND));
        good.expect("one of 256 lets them begin")
    }
}

fn any_contribution(rng: &mut FastRng) -> Contribution {
    Contribution(std::array::from_fn(|_| rng.next_u64() as u8))
}

#[test]
fn a_host_who_picked_the_seed_alone_always_began() {
    let setup = |seed| Setup {
        seed: Seed(seed),
        ..setup("six", json!({}), &[SeatSetup::Host, SeatSetup::Open])
    };
    let picks = |from: u64| {
        (from..).find(|&seed| {
            let mut kept = Kept::open(setup(seed));
            kept.takes(sits(BRUNO, None));
            kept.table.deciders() == SeatSet::only(SECOND)
        })
    };
    assert!((0..50).map(|game| picks(1_000 * game)).all(|seed| seed.is_some()));
}

#[test]
fn a_host_who_knows_the_seed_sits_and_gives_last_cannot_steer() {
    let mut rng = FastRng::new(23);
    let mut begins = 0;
    for game in 0..400 {
        let host = Steering { setup: Setup { seed: Seed(game), ..drawn() } };
        let anna = any_contribution(&mut rng);
        // They choose before they know what she gives: the best against whatever they guess.
        let own = host.best_against(contribution(0));
        begins += usize::from(host.beginner(anna, own) == Some(SECOND));
    }
    // 400 fair lots: more than 60 away from 200 happens once in half a billion times.
    assert!((140..=260).contains(&begins), "they began {begins} times of 400");
}

#[test]
fn nor_can_they_once_they_have_seen_what_the_other_opened() {
    let host = Steering { setup: drawn() };
    let mut kept = full(drawn());
    kept.takes(opens(ANNA, 1));
    let better = host.best_against(contribution(1));
    let lie = Input::Contribute { person: BRUNO, contribution: better };
    if better != contribution(2) {
        assert!(kept.refuses(lie).contains("not what you had sealed"));
    }
    // Nor by beginning again with other people, seals or machines.
    let reseal = Input::Seal { person: BRUNO, seal: better.seal() };
    assert!(kept.refuses(reseal).contains("begun"));
    let mut as_host = full(drawn());
    as_host.takes(opens(BRUNO, 2));
    assert!(as_host.refuses(Input::Remove { person: ANNA, seat: SECOND }).contains("begun"));
    let fill = Input::Fill { person: ANNA, seat: SECOND, level: Some(Level::Master) };
    assert!(kept.refuses(fill).contains("begun"));
    assert!(kept.refuses(sits(CHLOE, None)).contains("begun"));
    // Nor by keeping back what they sealed: then a machine plays for them, to the end.
    kept.takes(Input::Leave { person: BRUNO });
    assert_eq!(kept.table.stage(), Stage::Playing);
    assert!(kept.refuses(Input::Return { person: BRUNO }).contains("without your part"));
    if let Some(decision) = kept.table.decision_of(SECOND) {
        let by = tablier_table::Mover::Person(BRUNO);
        let decides = Input::Decide { by, seat: SECOND, decision, mv: "0,0".to_owned() };
        assert!(kept.refuses(decides).contains("without your part"));
    }
}
