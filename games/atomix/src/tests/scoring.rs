//! The points of the last tile.

use super::*;

/// The points that seat 0, blue, makes with these moves.
fn scored(mut position: Atomix, moves: &str) -> i32 {
    play(&mut position, moves);
    position.scores[0]
}

#[test]
fn a_four_on_level_four_with_one_own_fusion_and_two_others_pays_64() {
    // A1 carries three tiles. A6 faces it with blue and green, A2 with green and yellow.
    let laid = "bbg1@A6 gyg1@A2 bbb1@A1 bbp2@A1 bbp3@A1";
    let mut position = table("0,0 1,1", laid, "bgy4 ppp1 ppp2");
    play(&mut position, "bgy4@A1");
    let points = position.pending;
    let counted =
        Points { value: 4, level: 4, fusions: 3, own_fusions: 1, nuclei: 0, own_nuclei: 0 };
    assert_eq!(points, counted);
    assert_eq!(points.total(), 64);
    play(&mut position, "done");
    assert_eq!(position.scores[0], 64);
    assert_eq!(position.paid, Some(Paid { seat: FIRST, points }));
}

#[test]
fn the_same_tile_pays_another_player_less() {
    let laid = "bbg1@A6 gyg1@A2 bbb1@A1 bbp2@A1 bbp3@A1";
    let mut position = table("0,0 1,1", laid, "bgy4 ppp1 ppp2");
    position.colours[0] = Some(Colour::Pink);
    assert_eq!(scored(position, "bgy4@A1 done"), 4 * 3 * 4);
}

#[test]
fn only_the_last_tile_is_counted() {
    let position = table("0,0 1,1", "ppp1@A1", "ppp5 ppp4 ppy1");
    assert_eq!(scored(position.clone(), "ppp5@A2 done"), 5 * 2);
    // Now a 1 with two fusions comes last.
    assert_eq!(scored(position.clone(), "ppp5@A2 ppy1@A3 done"), 2);
    // And then a 4 with one: at its other end A3 is yellow.
    assert_eq!(scored(position, "ppp5@A2 ppy1@A3 ppp4@A4"), 4);
}

#[test]
fn a_tile_makes_at_most_six_fusions() {
    // B5 with neighbours on all three sides, all of one colour.
    let laid = "ppp1@A2 ppp2@B4 ppp3@B6";
    let mut position = table("0,0 1,1", laid, "ppp5 ggg1 ggg2");
    play(&mut position, "ppp5@B5");
    assert_eq!((position.pending.fusions, position.pending.total()), (6, 30));
}

/// Five pink atoms round the centre of A; A1 is bare.
const FIVE: &str = "pgg1@A2 pbb1@A3 pyy1@A4 pgg2@A5 pbb2@A6";

#[test]
fn a_nucleus_pays_25() {
    let position = table("0,0 1,1", FIVE, "ppp1 yyy1 yyy2");
    assert_eq!(scored(position, "ppp1@A1 done"), 2 + 25);
}

#[test]
fn a_nucleus_in_the_own_colour_pays_50() {
    let mut position = table("0,0 1,1", FIVE, "ppp1 yyy1 yyy2");
    position.colours[0] = Some(Colour::Pink);
    assert_eq!(scored(position, "ppp1@A1 done"), 2 * 2 + 50);
}

#[test]
fn a_nucleus_pays_only_if_the_last_tile_of_the_turn_completes_it() {
    let position = table("0,0 1,1", FIVE, "ppp1 ppp2 yyy2");
    // The second tile covers A2 beside it, pink on pink, with three fusions on level 2.
    assert_eq!(scored(position, "ppp1@A1 ppp2@A2 done"), 2 * 3 * 2);
}

#[test]
fn a_nucleus_covered_again_and_still_complete_pays_nothing() {
    let mut position = table("0,0 1,1", &format!("{FIVE} ppp1@A1"), "ppp2 yyy1 yyy2");
    play(&mut position, "ppp2@A1");
    assert_eq!((position.pending.nuclei, position.pending.total()), (0, 2 * 2 * 2));
}

#[test]
fn two_nuclei_at_once_need_three_mutually_touching_reactors() {
    // A, B (1,1) and C (-1,2) meet at 0,1. A1 is missing for the centre of A and for that point.
    let laid = "ppg1@A2 pbb1@A3 pyy1@A4 pgg2@A5 pbb2@A6 gpg1@B6 bbp1@B5 ypy1@C4 yyp1@C3";
    let position = table("0,0 1,1 -1,2", laid, "ppp1 yyy1 yyy2");
    let mut two = position.clone();
    play(&mut two, "ppp1@A1");
    assert_eq!(two.pending.nuclei, 2);
    assert!(two.pending.fusions >= 4);
    assert_eq!(scored(position, "ppp1@A1 done"), i32::from(two.pending.fusions) + 50);
}

#[test]
fn three_nuclei_at_once_need_a_rhombus_of_four_reactors_and_make_six_fusions() {
    // A1 touches the centre of A, the point -1,1 (A, C -1,2, D -2,1) and the point 0,1 (A, B 1,1, C).
    let position = table("0,0 1,1 -1,2 -2,1", "bbb1@A4", "ppp1 yyy1 yyy2");
    let mut full = position.clone();
    let cell: Cell = "A1".parse().unwrap();
    assert!((0..3).all(|corner| full.reactors.spot(cell, corner).is_some()));
    let pink = Atoms::new([Colour::Pink; 3]).unwrap();
    for other in (1..full.reactors.cells()).map(Cell::from_index) {
        full.board.lay(&full.reactors, Lying { cell: other, atoms: pink, value: 5 }, None);
    }
    let points = full.points(Lying { cell, atoms: pink, value: 1 });
    assert_eq!((points.nuclei, points.fusions, points.total()), (3, 6, 6 + 75));
    let own =
        full.board.lay(&full.reactors, Lying { cell, atoms: pink, value: 1 }, Some(Colour::Pink));
    assert_eq!(own.total(), 12 + 150);
}

#[test]
fn one_nucleus_implies_two_fusions_two_imply_four_and_three_all_six() {
    let mut most = 0;
    for seed in 0..300 {
        random_game(2 + (seed % 3) as u8, seed, |before, mv, _| {
            let (Phase::Playing, Move::Lay(lying)) = (before.phase, mv) else { return };
            let points = before.points(lying);
            most = most.max(points.nuclei);
            assert!((1..=6).contains(&points.fusions), "seed {seed}, {mv}: one to six fusions");
            assert!(points.fusions >= 2 * points.nuclei, "seed {seed}, {mv}: {points:?}");
            assert!(points.own_fusions <= points.fusions && points.own_nuclei <= points.nuclei);
        });
    }
    assert!(most >= 1, "nuclei come up");
}

#[test]
fn a_nucleus_once_formed_stays() {
    for seed in 0..200 {
        random_game(2 + (seed % 3) as u8, seed, |before, _, after| {
            for spot in before.reactors.spots().filter(|_| before.phase == Phase::Playing) {
                if let Some(colour) = before.board.nucleus(spot) {
                    assert_eq!(after.board.nucleus(spot), Some(colour), "seed {seed}");
                    let round = (0..after.reactors.cells()).map(Cell::from_index);
                    for (cell, corner) in round.flat_map(|cell| (0..3).map(move |c| (cell, c))) {
                        if after.reactors.spot(cell, corner) == Some(spot) {
                            let top = after.board.top(cell).unwrap();
                            assert_eq!(top.at(corner), colour, "seed {seed}, {cell}");
                        }
                    }
                }
            }
        });
    }
}

#[test]
fn a_board_offers_a_colour_its_ends_of_sides_times_the_level_of_a_tile_that_sees_them() {
    // Two sides of A1 lie inside the reactor, and no other reactor lies beyond the third.
    let low = table("0,0 1,1", "bbg1@A1", "bbb2 bbb3 bbb4");
    assert_eq!([FIRST, SECOND].map(|seat| low.offer(seat)), [3, 1]);
    // The pile beside it is one tile high now: what it sees there counts twice, and it offers ends of its own.
    let high = table("0,0 1,1", "bbg1@A1 ppp1@A2", "bbb2 bbb3 bbb4");
    assert_eq!([FIRST, SECOND].map(|seat| high.offer(seat)), [4, 2]);
}

#[test]
fn scores_add_up_from_turn_to_turn() {
    for seed in 0..60 {
        random_game(3, seed, |before, mv, after| {
            let ends = before.phase == Phase::Playing && after.chain == 0;
            let points = match mv {
                Move::Lay(lying) if ends => before.points(lying).total(),
                Move::Done => before.pending.total(),
                _ => 0,
            };
            for seat in Seat::all(3) {
                let own = if seat == before.turn { points } else { 0 };
                let gained = after.scores[seat.index()] - before.scores[seat.index()];
                assert_eq!(gained, own, "seed {seed}, {mv}");
            }
        });
    }
}

#[test]
fn whole_turns_are_what_single_moves_lead_to_and_pay_what_the_last_tile_pays() {
    for seed in 0..12 {
        let mut position = start(2 + (seed % 3) as u8, 0, seed);
        let mut rng = FastRng::new(seed);
        while let Some(seat) = position.deciders().first() {
            if rng.below(8) == 0 && position.phase == Phase::Playing {
                let mut ours: Vec<(Vec<Lying>, i32)> = Vec::new();
                position
                    .for_each_turn(3, |turn| ours.push((turn.lays.to_vec(), turn.points.total())));
                let mut by_moves = Vec::new();
                follow(&position, &mut Vec::new(), &mut by_moves);
                ours.sort_unstable();
                by_moves.sort_unstable();
                assert_eq!(ours, by_moves, "seed {seed}");
            }
            let mv = position.random_move(seat, &mut rng, &mut Vec::new());
            position.apply(seat, mv);
        }
    }

    fn follow(position: &Atomix, laid: &mut Vec<Lying>, found: &mut Vec<(Vec<Lying>, i32)>) {
        let mut moves = Vec::new();
        position.legal_moves(position.turn, &mut moves);
        for mv in moves {
            let Move::Lay(lying) = mv else { continue };
            let mut next = position.clone();
            next.apply(position.turn, mv);
            laid.push(lying);
            let goes_on = next.chain > 0;
            let paid = next.paid.map_or(0, |paid| paid.points.total());
            found.push((laid.clone(), if goes_on { next.pending.total() } else { paid }));
            if goes_on {
                follow(&next, laid, found);
            }
            laid.pop();
        }
    }
}
