//! ATOMIX for two: the bag and the hands are others in each salon, and whoever watches cannot know, as long as the same is
//! laid.

use serde_json::{Value, json};
use tablier_games::rulebook;
use tablier_protocol::Act;
use tablier_rules::{AnyMatch, Seat, Seed, Viewer};

use crate::harness::{House, generous};
use crate::{assert_same, chance};

/// So many moves both deals allow.
const MOVES: usize = 9;

fn options() -> Value {
    json!({ "players": 2, "first": 0 })
}

fn start(seed: u64) -> Box<dyn AnyMatch> {
    rulebook("atomix").expect("a game").start(&options(), Seed(seed)).expect("a start")
}

/// Moves that are possible with both deals and show the same to whoever watches.
fn in_common(one: u64, other: u64) -> Vec<(Seat, String)> {
    let (mut one, mut other) = (start(one), start(other));
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
fn deals() -> ([u64; 2], Vec<(Seat, String)>) {
    for one in 0..40 {
        for other in 0..one {
            let moves = in_common(one, other);
            if moves.len() >= MOVES {
                return ([one, other], moves);
            }
        }
    }
    panic!("no two deals go on alike");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_watches_hears_nothing_of_hands_and_bag() {
    let (seeds, moves) = deals();
    let mut told = Vec::new();
    for seed in seeds {
        let house = House::by_chance(generous(), chance(seed)).await;
        let (anna, bruno, table) = house
            .table_of_two(
                json!({ "game": "atomix", "options": options(), "places": ["host", "open"] }),
            )
            .await;
        let mut chloe = house.person("Chloé").await.connects(&house).await;
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
                let answer = chloe.person.get(&house, &format!("/api/tables/{table}{path}")).await;
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
