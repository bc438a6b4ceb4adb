//! A turn: level, connection, continuity, nuclei, stopping and passing.

use super::*;

#[test]
fn a_tile_fits_on_every_level_up_to_its_value() {
    // Four tiles are piled up on A1 one by one; A2 shows blue towards it.
    let pile = ["bbb1@A1", "bbp2@A1", "bbp3@A1", "bbp4@A1"];
    for height in 0..=4 {
        let laid = format!("bbg1@A2 {}", pile[..height].join(" "));
        for value in 1..=5 {
            let hand = format!("bby{value} ggp1 ppp2");
            let position = table("0,0 1,1", &laid, &hand);
            let fits = is_legal(&position, &format!("bby{value}@A1"));
            assert_eq!(fits, value > height, "value {value} on level {}", height + 1);
        }
    }
    let position = table("0,0 1,1", "bbg1@A2 bbb1@A1", "bby1 ggp1 ppp2");
    assert!(refusal(&position, "bby1@A1").contains("a value of at least 2, not 1"));
}

#[test]
fn no_pile_is_higher_than_five() {
    let laid = "bbg1@A2 bbb1@A1 bbp2@A1 bbp3@A1 bbp4@A1 bbp5@A1";
    let position = table("0,0 1,1", laid, "bby5 ggp1 ppp2");
    assert!(!is_legal(&position, "bby5@A1"));
    assert!(refusal(&position, "bby5@A1").contains("already has five levels"));
}

#[test]
fn every_side_that_touches_a_tile_needs_an_equal_pair() {
    // A1 lies between A6 and A2.
    let position = table("0,0 1,1", "ppy1@A6 ggy2@A2", "ppg3 bpy3 bbb1");
    let laid = |mv: &str| is_legal(&position, mv);
    // A6 shows pink at the centre and yellow at its third corner, A2 green at the centre and green at its second.
    assert!(laid("ppg3@A1"), "pink meets pink on one side, green meets green on the other");
    assert!(!laid("gpp3@A1"), "green meets green at the centre of A2, but nothing meets A6");
    assert!(!laid("pgp3@A1"), "nothing meets A2");
    assert!(refusal(&position, "pgp3@A1").contains("facing the tile on A2"));
    assert!(refusal(&position, "gpp3@A1").contains("facing the tile on A6"));
}

#[test]
fn one_of_the_two_pairs_of_a_side_is_enough() {
    let position = table("0,0 1,1", "bgp1@A1", "byy2 gyy2 ppy1");
    // A2 faces the centre and the third corner of A1: blue and pink.
    assert!(is_legal(&position, "byy2@A2"));
    assert!(is_legal(&position, "ypp1@A2"), "pink at the outer end");
    assert!(!is_legal(&position, "gyy2@A2"));
}

#[test]
fn at_least_one_side_must_touch_a_tile() {
    let position = table("0,0 1,1", "bbb1@A1", "bbb2 bbg1 bbp1");
    assert!(is_legal(&position, "bbb2@A2"));
    assert!(!is_legal(&position, "bbb2@A3"));
    assert!(!is_legal(&position, "bbb2@A4"));
    assert!(refusal(&position, "bbb2@A4").contains("would not share a side with any other"));
    assert!(!is_legal(&position, "bbb2@A1"), "covering a tile is not touching it with a side");
    assert!(refusal(&position, "bbb2@F1").contains("There is no reactor F"));
}

#[test]
fn neighbours_across_a_reactor_border_count_like_any_others() {
    // B lies to the upper right of A: across A2 lies B5.
    let position = table("0,0 1,1", "pbg1@A2", "bgy1 pyy1 ggy1");
    assert_eq!(position.reactors.across("A2".parse().unwrap()), Some("B5".parse().unwrap()));
    // Corner 1 of A2 (blue) faces corner 2 of B5, corner 2 (green) faces corner 1.
    assert!(is_legal(&position, "gyb1@B5"));
    assert!(is_legal(&position, "ygg1@B5"));
    assert!(!is_legal(&position, "ybg1@B5"), "the colours are there, but do not face each other");
    assert!(!is_legal(&position, "yyp1@B5"));
}

#[test]
fn only_the_top_tile_counts_and_heights_do_not_matter() {
    let position = table("0,0 1,1", "bbb1@A1 ppp2@A1 yyy3@A1", "bbg1 bby1 ppg1");
    assert!(!is_legal(&position, "bbg1@A2"), "blue lies below");
    assert!(!is_legal(&position, "ppg1@A2"), "pink lies below");
    assert!(is_legal(&position, "ybb1@A2"), "yellow lies on level 3, the tile comes to level 1");
}

#[test]
fn the_second_and_third_tile_share_a_side_with_the_one_laid_just_before() {
    let mut position = table("0,0 1,1", "bbb1@A1", "bbb2 bbb3 bbb4");
    assert!(is_legal(&position, "bbb2@A6") && is_legal(&position, "bbb2@A2"));
    play(&mut position, "bbb2@A2");
    assert!(!is_legal(&position, "bbb3@A6"), "it touches A1, but not A2");
    assert!(refusal(&position, "bbb3@A6").contains("just laid on A2"));
    assert!(is_legal(&position, "bbb3@A3") && is_legal(&position, "bbb3@B5"));
    assert!(is_legal(&position, "bbb3@A1"), "covering a tile of an earlier turn beside it");
    play(&mut position, "bbb3@A3");
    assert!(!is_legal(&position, "bbb4@B5"), "beside the first tile, not the second");
    assert!(is_legal(&position, "bbb4@A4"));
}

#[test]
fn covering_the_tile_just_laid_is_not_sharing_a_side_but_the_third_may_cover_the_first() {
    let mut position = table("0,0 1,1", "bbb1@A1", "bbb2 bbb3 bbb4");
    play(&mut position, "bbb2@A2");
    assert!(!is_legal(&position, "bbb3@A2"));
    play(&mut position, "bbb3@A3");
    assert!(!is_legal(&position, "bbb4@A3"));
    assert!(is_legal(&position, "bbb4@A2"), "the third covers the first");
}

#[test]
fn one_may_stop_after_the_first_and_the_second_tile() {
    let mut position = table("0,0 1,1", "bbb1@A1", "bbb2 bbb3 bbb4");
    assert!(!is_legal(&position, "done"));
    assert!(refusal(&position, "done").contains("First lay a tile"));
    play(&mut position, "bbb2@A2");
    assert!(is_legal(&position, "done"));
    let mut stopped = position.clone();
    play(&mut stopped, "done");
    assert_eq!(stopped.turn, SECOND);
    play(&mut position, "bbb3@A3");
    assert!(is_legal(&position, "done"));
}

#[test]
fn the_third_tile_ends_the_turn() {
    let mut position = table("0,0 1,1", "bbb1@A1", "bbb2 bbb3 bbb4");
    play(&mut position, "bbb2@A2 bbb3@A3 bbb4@A4");
    assert_eq!((position.turn, position.chain, position.hand(FIRST).len()), (SECOND, 0, 3));
}

#[test]
fn the_end_of_a_turn_is_said_even_if_nothing_more_fits() {
    let mut position = table("0,0 1,1", "bbb1@A1", "bbb2 yyy1 yyy2");
    play(&mut position, "bbb2@A2");
    assert_eq!(legal(&position), ["done"]);
    assert_eq!(position.forced(), None);
    assert!(refusal(&position, "pass").contains("you can no longer pass"));
}

#[test]
fn who_can_lay_must() {
    let position = table("0,0 1,1", "bbb1@A1", "bbb2 yyy1 yyy2");
    assert!(!is_legal(&position, "pass"));
    assert!(refusal(&position, "pass").contains("you must lay one"));
}

#[test]
fn who_can_lay_nothing_shows_the_hand_and_draws_three_new_tiles() {
    let mut position = table("0,0 1,1", "bbb1@A1", "ggg1 ppp1 yyy1");
    assert_eq!(legal(&position), ["pass"]);
    assert_eq!(position.forced(), None, "an automatic pass would come as a surprise");
    let next: Vec<Tile> = position.bag.iter().rev().take(3).copied().collect();
    let (other, bag) = (*position.hand(SECOND), position.bag.len());
    play(&mut position, "pass");
    assert_eq!(position.hand(FIRST)[..], next[..]);
    assert_eq!(
        (position.turn, position.bag.len(), *position.hand(SECOND)),
        (SECOND, bag - 3, other)
    );
    assert_eq!(position.scores, [0; 4]);
    for viewer in [Viewer::Seat(SECOND), Viewer::Spectator] {
        let view = position.view(viewer);
        assert_eq!(view.discarded, tiles("ggg1 ppp1 yyy1").into_iter().collect());
        assert!(tiles("ggg1 ppp1 yyy1").into_iter().all(|tile| !view.unseen.contains(tile)));
    }
}

#[test]
fn a_tile_that_is_not_in_the_hand_cannot_be_laid() {
    let position = table("0,0 1,1", "bbb1@A1", "bbb2 yyy1 yyy2");
    assert!(!is_legal(&position, "bbb3@A2"));
    assert!(refusal(&position, "bbb3@A2").contains("You do not hold the blue-blue-blue 3"));
}

/// Six pink atoms round the centre of A.
const NUCLEUS: &str = "ppp1@A1 pgg1@A2 pbb1@A3 pyy1@A4 pgg2@A5 pbb2@A6";

#[test]
fn nuclei_are_indestructible() {
    let position = table("0,0 1,1", NUCLEUS, "gpp4 bpp4 ggg4");
    assert_eq!(
        position.board.nucleus(position.reactors.spots().next().unwrap()),
        Some(Colour::Pink)
    );
    // On A2, pink at the centre keeps the nucleus; any other way round would break it.
    assert!(is_legal(&position, "ppg4@A2") && is_legal(&position, "pgp4@A2"));
    assert!(!is_legal(&position, "gpp4@A2"));
    assert!(!is_legal(&position, "ggg4@A2"));
    // Connected on both sides, but blue at the centre.
    let position = table("0,0 1,1", NUCLEUS, "bgy4 bpp4 ggg4");
    assert!(refusal(&position, "bgy4@A3").contains("break a nucleus"));
}

#[test]
fn a_nucleus_where_three_reactors_meet_is_indestructible_too() {
    // The point 0,1 is corner 1 of A2, corner 2 of A1, and lies in B (1,1) and C (-1,2).
    let laid = "ggp1@A1 gpb1@A2 gpg2@B6 bbp1@B5 ypy1@C4 yyp1@C3";
    let position = table("0,0 1,1 -1,2", laid, "ggp4 bgy4 bbb4");
    let found: Vec<_> =
        position.reactors.spots().filter(|&spot| position.board.nucleus(spot).is_some()).collect();
    assert_eq!(found.len(), 1);
    assert_eq!(position.reactors.vertex(found[0]).to_string(), "0,1");
    assert!(is_legal(&position, "ggp4@A1"));
    assert!(!is_legal(&position, "pgg4@A1"));
    assert!(refusal(&position, "gyb4@A1").contains("break a nucleus"), "connected, but not pink");
}

#[test]
fn a_tile_of_one_colour_has_one_way_round_for_each_cell() {
    let position = table("0,0 1,1", "bbb1@A1", "bbb2 yyy1 yyy2");
    assert_eq!(legal(&position), ["bbb2@A2", "bbb2@A6"]);
}

#[test]
fn listed_moves_and_allowed_moves_are_the_same() {
    for seed in 0..12 {
        random_game(2 + (seed % 3) as u8, seed, |before, _, _| {
            if before.phase != Phase::Playing || before.laid.len() % 5 > 0 {
                return;
            }
            let listed = legal(before);
            for tile in Tile::all() {
                for (&atoms, cell) in tile
                    .turns()
                    .iter()
                    .flat_map(|turn| (0..42).map(move |cell| (turn, Cell::from_index(cell))))
                {
                    let mv = Move::Lay(Lying { cell, atoms, value: tile.value() });
                    let allowed = before.is_legal(before.turn, mv);
                    assert_eq!(allowed, listed.contains(&mv.to_string()), "seed {seed}, {mv}");
                }
            }
        });
    }
}
