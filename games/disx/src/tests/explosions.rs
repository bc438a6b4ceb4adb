//! What an explosion distributes and what it pays.

use super::*;

/// What seat 0 gains and what the bank pays for these moves.
fn gain(position: DisX, moves: &str) -> (u8, u8) {
    let done = after(position, moves);
    (done.hand(FIRST) - position.hand(FIRST), position.bank - done.bank)
}

#[test]
fn the_post_is_emptied_and_one_token_goes_to_each_neighbour() {
    for (name, neighbours) in
        [("c3", &["c4", "d3", "c2", "b3"][..]), ("c1", &["c2", "d1", "b1"]), ("f6", &["f5", "e6"])]
    {
        let position = after(only(&[(name, 4)]), &format!("{name}!"));
        for other in Post::all() {
            let expected = u8::from(neighbours.contains(&other.to_string().as_str()));
            assert_eq!(position.tokens(other), expected, "{name} to {other}");
        }
    }
}

#[test]
fn inside_the_player_takes_one_token_from_the_bank() {
    for name in ["b2", "c3", "e5", "b5", "d4"] {
        assert_eq!(gain(only(&[(name, 4)]), &format!("{name}!")), (1, 1), "{name}");
    }
}

#[test]
fn at_an_edge_the_token_without_a_neighbour_goes_to_the_player_and_none_from_the_bank() {
    for name in ["a2", "a5", "c1", "f3", "d6"] {
        assert_eq!(gain(only(&[(name, 4)]), &format!("{name}!")), (1, 0), "{name}");
    }
}

#[test]
fn in_a_corner_two_tokens_go_to_the_player_and_none_from_the_bank() {
    for name in ["a1", "a6", "f1", "f6"] {
        let moves = format!("{name}!");
        assert_eq!(gain(only(&[(name, 4)]), &moves), (2, 0), "{name}");
    }
}

#[test]
fn four_on_a_corner_with_both_neighbours_at_one_pay_two_and_leave_the_bank_alone() {
    let position = laid("...... ...... ...... ...... 1..... 41....");
    assert_eq!(gain(position, "a1!"), (2, 0));
    let position = after(position, "a1!");
    assert_eq!([post("a1"), post("a2"), post("b1")].map(|post| position.tokens(post)), [0, 2, 2]);
    assert_eq!(position.turn, SECOND);
}

#[test]
fn tokens_above_four_go_to_the_player_as_well_inside_at_an_edge_and_in_a_corner() {
    for (name, gained, paid) in [("c3", 1, 1), ("a3", 1, 0), ("f1", 2, 0)] {
        for above in 0..20 {
            let position = only(&[(name, 4 + above)]);
            assert_eq!(gain(position, &format!("{name}!")), (gained + above, paid), "{name}");
        }
    }
}

#[test]
fn a_fifth_token_comes_on_top_of_the_one_from_the_bank() {
    assert_eq!(gain(only(&[("c3", 5)]), "c3!"), (2, 1));
}

#[test]
fn a_neighbour_that_rises_above_four_waits_for_its_own_explosion() {
    let position = after(only(&[("c3", 4), ("c4", 4)]), "c3!");
    assert_eq!(position.tokens(post("c4")), 5);
    assert_eq!((position.turn, legal(&position)), (FIRST, vec!["c4!".to_owned()]));
}

#[test]
fn an_explosion_may_set_off_the_next() {
    let position = after(only(&[("c3", 4), ("d3", 3)]), "c3!");
    assert_eq!(legal(&position), ["d3!"]);
    let position = after(position, "d3!");
    assert_eq!((position.tokens(post("c3")), position.turn), (1, SECOND));
}

/// c3 = c2 = c4 = 4 and b3 = d3 = 3, all else low enough.
const CROSS: &str = "...... ...... ..4... .343.. ..4... ......";

#[test]
fn exploding_c3_first_gains_eight() {
    let (gained, _) = gain(laid(CROSS), "c3! c2! c4! b3! d3! c3!");
    assert_eq!(gained, 8);
    assert_eq!(after(laid(CROSS), "c3! c2! c4! b3! d3! c3!").turn, SECOND);
}

#[test]
fn exploding_c2_and_c4_first_gains_seven() {
    for moves in ["c2! c4! c3! b3! d3!", "c4! c2! c3! d3! b3!"] {
        assert_eq!(gain(laid(CROSS), moves).0, 7);
        assert_eq!(after(laid(CROSS), moves).turn, SECOND);
    }
}

#[test]
fn if_the_same_posts_each_explode_exactly_once_the_gain_does_not_depend_on_the_order() {
    let mut compared = 0;
    for seed in 0..150 {
        let mut rng = FastRng::new(seed);
        let mut near =
            || Post::on(tablier_geometry::Square::new(rng.below(4) as u8, rng.below(4) as u8));
        let tokens: Vec<_> = [3, 3, 3, 3, 4, 4, 4].map(|count| (near(), count)).to_vec();
        let on = |post| tokens.iter().find(|&&(at, _)| at == Some(post)).map_or(0, |&(_, n)| n);
        let start = DisX { board: Board::filled(on), ..only(&[]) };
        if start.board.ripe().is_empty() {
            continue;
        }
        let mut gains = std::collections::BTreeMap::new();
        for order in 0..60 {
            let (mut position, mut exploded) = (start, Vec::new());
            let mut rng = FastRng::new(1_000 * seed + order);
            while position.turn == FIRST {
                let Move::Explode(post) = position.any_move(&mut rng) else { unreachable!() };
                exploded.push(post);
                position.make(Move::Explode(post));
            }
            exploded.sort_unstable();
            if exploded.windows(2).all(|pair| pair[0] != pair[1]) {
                let gained = position.hand(FIRST) - start.hand(FIRST);
                let first = *gains.entry(exploded).or_insert(gained);
                assert_eq!(gained, first, "seed {seed}, order {order}");
                compared += 1;
            }
        }
    }
    assert!(compared > 5_000, "only {compared} orders were compared");
}

#[test]
fn a_chain_always_ends() {
    for height in [4, 9, 20] {
        for seed in 0..20 {
            let mut rng = FastRng::new(seed);
            let mut board = Board::filled(|_| height);
            let mut explosions = 0;
            while !board.ripe().is_empty() {
                let ripe = board.ripe();
                board.explode(ripe.nth(rng.below(ripe.len())));
                explosions += 1;
                assert!(explosions < 100_000, "height {height}, seed {seed}");
            }
            assert!(Post::all().all(|post| board.tokens(post) < 4));
        }
    }
}
