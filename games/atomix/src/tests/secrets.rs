//! What others may see, and what a move brings to light.

use std::collections::BTreeMap;

use super::*;

/// A game of three after so many moves.
fn after(moves: usize, seed: u64) -> Atomix {
    let mut left = moves;
    let mut found = start(3, 0, seed);
    random_game(3, seed, |before, _, _| {
        if left > 0 {
            found = before.clone();
            left -= 1;
        }
    });
    found
}

#[test]
fn players_see_their_own_hand_the_piles_the_scores_and_the_size_of_the_bag() {
    let position = after(60, 5);
    let view = position.view(Viewer::Seat(SECOND));
    for seat in Seat::all(3) {
        let own = (seat == SECOND).then_some(*position.hand(seat));
        assert_eq!(view.hands[seat].tiles, own);
        assert_eq!(usize::from(view.hands[seat].count), position.hand(seat).len());
    }
    assert_eq!(usize::from(view.bag), position.bag.len());
    assert_eq!(view.laid, position.laid);
    assert_eq!(view.scores.as_slice(), &position.scores[..3]);
    assert_eq!(view.order, None);
}

#[test]
fn what_remains_unseen_is_the_other_hands_and_the_bag_as_a_multiset() {
    for seed in 0..20 {
        let position = after(50 + seed as usize, seed);
        for viewer in Viewer::all(3) {
            let hidden = |seat: &Seat| !viewer.knows(*seat);
            let others = Seat::all(3).filter(hidden).flat_map(|seat| position.hand(seat).to_vec());
            let mut wanted: TileSet = others.chain(position.bag.iter().copied()).collect();
            if viewer == Viewer::Everything {
                wanted = TileSet::EMPTY;
            }
            assert_eq!(position.view(viewer).unseen, wanted, "seed {seed}, {viewer:?}");
        }
    }
}

#[test]
fn who_sees_everything_sees_the_order_of_the_bag() {
    let position = after(60, 5);
    let view = position.view(Viewer::Everything);
    assert_eq!(view.order, Some(position.bag));
    assert_eq!(view.sample(&mut FastRng::new(1)).view(Viewer::Everything), view);
}

#[test]
fn a_sample_deals_what_is_unseen_to_the_other_hands_and_the_bag() {
    let position = after(60, 5);
    let view = position.view(Viewer::Seat(FIRST));
    let mut held: BTreeMap<Tile, u32> = BTreeMap::new();
    let mut rng = FastRng::new(3);
    for _ in 0..2000 {
        let sample = view.sample(&mut rng);
        assert_eq!(sample.hand(FIRST), position.hand(FIRST));
        for &tile in sample.hand(SECOND).iter() {
            *held.entry(tile).or_default() += 1;
        }
    }
    // Every unseen tile comes up in the hand of the second player about equally often.
    let mean = 2000 * position.hand(SECOND).len() as u32 / view.unseen.len() as u32;
    assert_eq!(held.keys().copied().collect::<TileSet>(), view.unseen);
    assert!(held.values().all(|&n| n > mean / 2 && n < mean * 2), "{mean}: {held:?}");
}

#[test]
fn drawing_and_showing_brings_something_to_light_and_laying_does_not() {
    let reveals = |position: &Atomix, mv: &str| position.reveals(mv.parse().unwrap());
    let mut position = start(2, 0, 1);
    assert!(!reveals(&position, "blue"));
    play(&mut position, "blue");
    assert!(reveals(&position, "pink"), "the first tile is drawn");
    play(&mut position, "pink");
    let opening = legal(&position).remove(0);
    assert!(reveals(&position, &opening), "the hands are dealt");
    play(&mut position, &opening);
    assert!(!reveals(&position, "+1,1"));

    let mut position = table("0,0 1,1", "bbb1@A1", "bbb2 bbb3 bbb4");
    assert!(!reveals(&position, "bbb2@A2"));
    play(&mut position, "bbb2@A2");
    assert!(reveals(&position, "done"));
    play(&mut position, "bbb3@A3");
    assert!(reveals(&position, "bbb4@A4"), "the third tile is followed by drawing");
    position.bag = Row::default();
    assert!(
        !reveals(&position, "bbb4@A4") && !reveals(&position, "done"),
        "nothing is left to draw"
    );

    let position = table("0,0 1,1", "bbb1@A1", "ggg1 ppp1 yyy1");
    assert!(reveals(&position, "pass"));
}

#[test]
fn every_legal_move_is_as_likely_as_the_other() {
    // A colour, a way to lay the first tile, sites beside one and beside several reactors, tiles, tiles or the end.
    for (moves, seed) in
        [(1, 0), (4, 1), (7, 2), (8, 3), (9, 4), (70, 1), (70, 4), (75, 5), (80, 6)]
    {
        let position = after(moves, seed);
        let moves = legal(&position);
        let mut count: BTreeMap<String, u32> = BTreeMap::new();
        let mut rng = FastRng::new(seed);
        let each = 600;
        for _ in 0..each * moves.len() {
            let mv = position.random_move(position.turn, &mut rng, &mut Vec::new());
            *count.entry(mv.to_string()).or_default() += 1;
        }
        assert_eq!(count.keys().cloned().collect::<Vec<_>>().len(), moves.len());
        assert!(moves.iter().all(|mv| (450..750).contains(&count[mv])), "seed {seed}: {count:?}");
    }
}

#[test]
fn a_refusal_does_not_tell_of_other_hands() {
    let position = table("0,0 1,1", "bbb1@A1", "bbb2 bbb3 bbb4");
    let other = position.hand(SECOND)[0];
    let nobody = position.bag[0];
    let why = |tile: Tile| {
        let refused = refusal(&position, &format!("{tile}@A2"));
        let name = words::tile(tile).get(Language::EN);
        assert!(refused.contains(&name), "{refused}");
        refused.replace(&name, "")
    };
    assert_eq!(why(other), why(nobody));
}
