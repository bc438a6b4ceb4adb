//! How strong people are.

use std::sync::Arc;

use tablier_rules::Seat;
use tablier_server::{Batch, RatedGame, Storage, Strength};
use tablier_table::{PersonId, RatedSide, Stage, Time};

use crate::Place;
use crate::sheets::{line, opened, sheet};

const SIX: &str = "six";

/// A game of SIX that the first won against the second.
pub fn won(table: &str, first: PersonId, second: PersonId) -> RatedGame {
    let side = |rank: u8, person| RatedSide {
        rank,
        people: vec![(Seat::new(usize::from(rank) - 1), person)],
    };
    let sides = vec![side(1, first), side(2, second)];
    RatedGame { table: table.to_owned(), game: SIX.to_owned(), sides }
}

async fn people<const N: usize>(storage: &dyn Storage) -> [PersonId; N] {
    let mut people = Vec::new();
    for number in 0..N {
        let (name, token) = (format!("Person {number}"), [number as u8]);
        people.push(storage.new_person(&name, &token, Time(1)).await.expect("a person"));
    }
    people.try_into().expect("as many")
}

pub async fn ends(storage: &dyn Storage, game: RatedGame) {
    let sheet = sheet(&game.table, Stage::Over, 5);
    storage.append(&Batch { rated: vec![game], ..opened(sheet) }).await.expect("kept");
}

pub async fn a_rated_game_counts_once(place: &Place) {
    let storage = place.open().await;
    let both = people::<2>(&*storage).await;
    assert_eq!(storage.strengths(SIX, &both).await, Ok(vec![Strength::default(); 2]));
    ends(&*storage, won("t", both[0], both[1])).await;
    let found = storage.strengths(SIX, &both).await.expect("read");
    assert!(found[0].mean > found[1].mean && found[0].games == 1, "{found:?}");
    let scores = storage.scores("t").await.expect("read");
    assert_eq!(scores.iter().map(|score| score.person).collect::<Vec<_>>(), both);
    assert_eq!([scores[0].strength, scores[1].strength], found[..]);
    assert!(scores[0].gained > 0.0 && scores[1].gained < 0.0);
    // The end of the same game is kept again, as after something that was said there.
    let again = vec![won("t", both[1], both[0])];
    let lines = vec![line("t", 2, "said")];
    let sheets = vec![(sheet("t", Stage::Over, 6), false)];
    storage.append(&Batch { lines, sheets, rated: again }).await.expect("kept");
    assert_eq!(storage.strengths(SIX, &both).await, Ok(found));
    assert_eq!(storage.strengths("disx", &both).await, Ok(vec![Strength::default(); 2]));
}

pub async fn ratings_follow_from_each_other_however_many_keep_them(place: &Place) {
    const GAMES: usize = 12;
    let storages = [place.open().await, place.open().await, place.open().await];
    let three = people::<3>(&*storages[0]).await;
    let mut keeping = tokio::task::JoinSet::new();
    for (number, storage) in storages.iter().enumerate() {
        let storage = Arc::clone(storage);
        keeping.spawn(async move {
            for game in 0..GAMES {
                // Each meets each, in either order.
                let (one, other) = (three[(number + game) % 3], three[(number + 2 * game + 1) % 3]);
                if one != other {
                    ends(&*storage, won(&format!("t{number}x{game}"), one, other)).await;
                }
            }
        });
    }
    keeping.join_all().await;
    let mut played = 0;
    for number in 0..storages.len() {
        for game in 0..GAMES {
            played += storages[0].scores(&format!("t{number}x{game}")).await.expect("read").len();
        }
    }
    let found = storages[0].strengths(SIX, &three).await.expect("read");
    let counted: u32 = found.iter().map(|strength| strength.games).sum();
    assert_eq!(counted as usize, played);
    assert!(played > GAMES, "{played}");
    let listed = storages[0].strongest(SIX, 9).await.expect("listed");
    assert_eq!(listed.len(), 3, "each once");
}

pub async fn the_strongest_come_first_and_those_hardly_known_last(place: &Place) {
    let storage = place.open().await;
    let [anna, bruno, chloe, david, elsa, guest] = people::<6>(&*storage).await;
    // Those whom Bruno will meet have met each other.
    for (number, (one, other)) in
        [(anna, david), (david, elsa), (elsa, anna)].into_iter().enumerate()
    {
        ends(&*storage, won(&format!("a{number}"), one, other)).await;
    }
    for game in 0..12 {
        let other = [anna, david, elsa][game % 3];
        ends(&*storage, won(&format!("b{game}"), bruno, other)).await;
        // Chloé plays only against somebody who plays nobody else.
        ends(&*storage, won(&format!("c{game}"), chloe, guest)).await;
    }
    storage.rename(bruno, "Bruno").await.expect("renamed");
    let listed = storage.strongest(SIX, 9).await.expect("listed");
    assert_eq!((listed[0].0, listed[0].1.as_str()), (bruno, "Bruno"));
    assert_eq!((listed[0].2.games, listed[0].2.met), (12, 3));
    assert_eq!((listed[1].0, listed[1].2.games, listed[1].2.met), (chloe, 12, 0), "hardly known");
    assert_eq!(listed.len(), 6);
    assert_eq!(storage.strongest(SIX, 1).await.expect("listed").len(), 1);
    assert_eq!(storage.strongest("disx", 9).await, Ok(vec![]));
}
