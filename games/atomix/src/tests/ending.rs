//! Refilling, the last round, and who wins.

use super::*;

/// A position with only so many tiles in the bag.
fn nearly_empty(bag: usize, hand: &str) -> Atomix {
    let mut position = table("0,0 1,1", "bbb1@A1", hand);
    position.bag = position.bag.iter().copied().take(bag).collect();
    position
}

#[test]
fn the_hand_is_refilled_to_three() {
    let mut position = table("0,0 1,1", "bbb1@A1", "bbb2 bbb3 bbb4");
    let next = position.bag[position.bag.len() - 1];
    play(&mut position, "bbb2@A2 done");
    assert_eq!(position.hand(FIRST)[..], [tiles("bbb3")[0], tiles("bbb4")[0], next]);
}

#[test]
fn when_a_player_cannot_refill_the_round_is_finished() {
    let mut position = nearly_empty(0, "bbb2 bbb3 bbb4");
    position.hands[1] = tiles("bbg2 bbg3 bbg4").into_iter().collect();
    play(&mut position, "bbb2@A2 done");
    assert!(position.last_round);
    assert_eq!((position.phase, position.turn), (Phase::Playing, SECOND));
    play(&mut position, "bbg2@A6 done");
    assert_eq!(position.phase, Phase::Over);
    assert!(position.deciders().is_empty());
}

#[test]
fn several_winners_are_named_in_one_breath() {
    let mut view = start(3, 0, 1).view(Viewer::Spectator);
    view.phase = Phase::Over;
    let told = [
        "{0}, {1} und {2} teilen sich den Sieg mit 0 Punkten!",
        "{0}, {1} and {2} share the victory with 0 points!",
        "{0}, {1} et {2} se partagent la victoire avec 0 point\u{202F}!",
    ];
    let result = words::result(&view);
    assert_eq!([Language::DE, Language::EN, Language::FR].map(|l| result.get(l)), told);
}

#[test]
fn everybody_has_a_turn_in_a_round_until_it_is_over() {
    let mut position = table("0,0 1,1", "bbb1@A1", "bbb2 bbb3 bbb4");
    position.hands[1] = tiles("bbg2 bbg3 bbg4").into_iter().collect();
    let turns = |position: &Atomix| [FIRST, SECOND].map(|seat| position.has_turn(seat));
    assert_eq!(turns(&position), [true, true]);
    play(&mut position, "bbb2@A2 done");
    assert_eq!(turns(&position), [false, true]);
    play(&mut position, "bbg2@A6 done");
    assert_eq!(turns(&position), [true, true]);
}

#[test]
fn no_round_is_added_when_the_last_player_of_the_round_cannot_refill() {
    let mut position = nearly_empty(1, "bbb2 bbb3 bbb4");
    position.hands[1] = tiles("bbg2 bbg3 bbg4").into_iter().collect();
    play(&mut position, "bbb2@A2 done");
    assert!(!position.last_round);
    play(&mut position, "bbg2@A6 done");
    assert_eq!(position.phase, Phase::Over);
}

#[test]
fn a_bag_exactly_empty_after_a_full_refill_is_not_yet_the_end() {
    let mut position = nearly_empty(2, "bbb2 bbb3 bbb4");
    position.hands[1] = tiles("bbg2 bbg3 bbg4").into_iter().collect();
    play(&mut position, "bbb2@A2 done bbg2@A6 done");
    assert!(position.bag.is_empty() && !position.last_round);
    assert_eq!((position.phase, position.turn), (Phase::Playing, FIRST));
}

#[test]
fn a_passing_player_who_cannot_draw_three_brings_the_end_about_too() {
    let mut position = nearly_empty(2, "ggg1 ppp1 yyy1");
    play(&mut position, "pass");
    assert!(position.last_round && position.bag.is_empty());
    assert_eq!(position.hand(FIRST).len(), 2);
    assert_eq!((position.phase, position.turn), (Phase::Playing, SECOND));
    let mut enough = nearly_empty(3, "ggg1 ppp1 yyy1");
    play(&mut enough, "pass");
    assert!(!enough.last_round && enough.bag.is_empty());
}

#[test]
fn all_have_had_the_same_number_of_turns_and_hold_three_tiles_at_their_beginning() {
    for seed in 0..150 {
        let mut turns = [0; 4];
        let players = 2 + (seed % 3) as u8;
        let end = random_game(players, seed, |before, mv, after| {
            if before.phase != Phase::Playing {
                return;
            }
            if before.chain == 0 {
                assert_eq!(before.hand(before.turn).len(), 3, "seed {seed}, {mv}");
            }
            if after.chain == 0 {
                turns[before.turn.index()] += 1;
            }
        });
        let turns = &turns[..players.into()];
        assert!(turns.iter().all(|&n| n == turns[0]), "seed {seed}: {turns:?}");
        assert!(end.bag.is_empty() && end.last_round, "seed {seed}");
    }
}

#[test]
fn every_tile_is_in_one_place_all_the_time() {
    for seed in 0..60 {
        random_game(2 + (seed % 3) as u8, seed, |_, mv, after| {
            let hands = after.hands.iter().flat_map(|hand| hand.iter().copied());
            let lying = after.laid.iter().map(|lying| lying.tile());
            let mut all: Vec<Tile> = after.bag.iter().copied().chain(hands).chain(lying).collect();
            all.extend(after.discarded.iter());
            all.extend(after.opening);
            all.sort_unstable();
            assert_eq!(all, Tile::all().collect::<Vec<_>>(), "seed {seed}, {mv}");
        });
    }
}

#[test]
fn piles_never_stand_higher_than_the_value_on_top() {
    for seed in 0..60 {
        let end = random_game(2, seed, |_, _, _| {});
        let view = end.view(Viewer::Spectator);
        for cell in (0..30).map(Cell::from_index) {
            let pile: Vec<_> = view.pile(cell).collect();
            assert_eq!(pile.len(), usize::from(end.board.height(cell)), "seed {seed}");
            for (below, lying) in pile.iter().enumerate() {
                assert!(usize::from(lying.value) > below, "seed {seed}: {lying}");
            }
        }
    }
}

#[test]
fn most_points_win_and_equal_points_share_the_place() {
    let mut position = start(4, 0, 1);
    assert_eq!(position.outcome(), None);
    position.phase = Phase::Over;
    position.scores = [70, 90, 90, 10];
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.ranks(), outcome.scores()), (vec![3, 1, 1, 4], vec![70, 90, 90, 10]));
    assert_eq!(outcome.ending, "bag");
    let told = Atomix::describe(&position.view(Viewer::Spectator));
    let contains = |language: Language, words: &str| {
        let told = told.get(language);
        assert!(told.contains(words), "{told}");
    };
    contains(Language::EN, "{1} and {2} share the victory with 90 points!");
    contains(Language::FR, "{1} et {2} se partagent la victoire avec 90 points\u{202F}!");
}

#[test]
fn random_games_go_as_they_should() {
    let (mut turns, mut tiles, mut passes) = (0, 0, 0);
    for seed in 0..200 {
        random_game(2, seed, |before, mv, after| {
            let playing = before.phase == Phase::Playing;
            turns += i32::from(playing && after.chain == 0);
            tiles += i32::from(playing && matches!(mv, Move::Lay(_)));
            passes += i32::from(mv == Move::Pass);
        });
    }
    // Random players stop early and pass more often than people do; measured: 65 turns, 1.3 tiles, 5 passes in 100.
    assert!((60 * 200..70 * 200).contains(&turns), "{turns}");
    assert!((120..145).contains(&(100 * tiles / turns)), "{tiles} in {turns}");
    assert!((3..8).contains(&(100 * passes / turns)), "{passes} in {turns}");
}
