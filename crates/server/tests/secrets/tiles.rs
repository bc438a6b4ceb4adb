//! ATOMIX for two: the bag and the hands are others in each salon, and whoever watches cannot know, as long as the same is
//! laid.

use serde_json::{Value, json};
use tablier_games::RULEBOOKS;
use tablier_protocol::Act;
use tablier_rules::{AnyMatch, Chance, Salt, Seat, Seed, Viewer};
use tablier_table::Stage;

use crate::harness::{TestSalon, generous};
use crate::{assert_same, chance};

/// So many moves both deals allow.
const MOVES: usize = 9;

fn options() -> Value {
    json!({ "players": 2, "first": 0 })
}

/// The game as a salon deals it whose people add nothing to its chance.
fn start(seed: u64, salt: &Salt) -> Box<dyn AnyMatch> {
    let chance = Chance::Drawn { seed: Seed(seed), salt: salt.clone(), shares: Vec::new() };
    let rules = RULEBOOKS.get("atomix").expect("a game");
    rules.deal(rules.versions().newest(), &options(), chance).expect("a start")
}

fn new_table() -> Value {
    json!({ "game": "atomix", "options": options(), "places": ["host", "open"] })
}

/// The salt that all these salons choose: one of them is closed before anybody has played, and tells.
async fn salt() -> Salt {
    let salon = TestSalon::by_chance(generous(), chance(0)).await;
    let (mut anna, _bruno, table) = salon.table_of_two(new_table()).await;
    let seat = Seat::new(0);
    anna.does(&table, Act::Resign { seat }).await.expect("it is her seat");
    anna.until_stage(Stage::Over).await;
    Salt(anna.sees().seed.as_ref().expect("it is over").salt().to_owned())
}

/// Moves that are possible with both deals and show the same to whoever watches.
fn in_common(one: u64, other: u64, salt: &Salt) -> Vec<(Seat, String)> {
    let (mut one, mut other) = (start(one, salt), start(other, salt));
    let mut moves = Vec::new();
    while let Some(seat) = one.deciders().single() {
        let possible = other.legal(seat);
        let Some(mv) = one.legal(seat).into_iter().find(|mv| possible.contains(mv)) else { break };
        one.play(seat, &mv).expect("it is legal");
        other.play(seat, &mv).expect("it is legal");
        if one.view(Viewer::Spectator) != other.view(Viewer::Spectator) {
            break;
        }
        moves.push((seat, mv));
    }
    moves
}

/// Two deals that go on alike for a while.
fn deals(salt: &Salt) -> ([u64; 2], Vec<(Seat, String)>) {
    for one in 0..200 {
        for other in 0..one {
            let moves = in_common(one, other, salt);
            if moves.len() >= MOVES {
                return ([one, other], moves);
            }
        }
    }
    panic!("no two deals go on alike");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_watches_hears_nothing_of_hands_and_bag() {
    let (seeds, moves) = deals(&salt().await);
    let mut told = Vec::new();
    for seed in seeds {
        let salon = TestSalon::by_chance(generous(), chance(seed)).await;
        let (anna, bruno, table) = salon.table_of_two(new_table()).await;
        let mut chloe = salon.person("Chloé").await.connects(&salon).await;
        chloe.follows(&table, 0).await;
        let mut players = [anna, bruno];
        for (seat, mv) in &moves {
            let player = &mut players[seat.index()];
            player.until_decides().await;
            let decision = player.sees().decision.expect("it decides");
            let act = Act::Decide { seat: *seat, decision, mv: mv.clone() };
            let v = player.does(&table, act).await.expect("it is legal");
            chloe.until_version(v).await;
            for path in ["", "?eyes=0", "?eyes=everything", "/record", "/picture.svg?eyes=1"] {
                let answer = chloe.person.get(&salon, &format!("/api/tables/{table}{path}")).await;
                chloe.heard.push(answer.body);
            }
            for player in &mut players {
                player.until_version(v).await;
            }
        }
        let hand = |seat: usize| players[seat].sees().view["hands"][seat].to_string();
        // The commitment hangs on the seed, and is there to be told.
        let promised = chloe.sees().commitment.clone();
        let heard = chloe.heard.iter().map(|text| text.replace(&promised, "COMMITMENT"));
        told.push(([hand(0), hand(1)], heard.collect::<Vec<String>>()));
    }
    assert_ne!(told[0].0, told[1].0, "the hands are others");
    assert_same("whoever watches", &told[0].1, &told[1].1);
}
