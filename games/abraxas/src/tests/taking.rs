//! Alignments, and which pawns they pay. The ways to take from one line are tested in `alignment` too.

use super::*;

/// Amber's choices after laying on this hole and pushing. The plate goes from the bottom left to the bottom right, so
/// that hole a1 comes to lie above place b1.
fn takes(dots: &str, red: &str, lay: &str) -> Vec<String> {
    legal(&taking(dots, red, lay))
}

fn taking(dots: &str, red: &str, lay: &str) -> Abraxas {
    let mut position = position(dots, Corner::SouthWest, red);
    play(&mut position, &format!("{lay} push"));
    assert_eq!(position.phase, Phase::Take, "{red} {lay}");
    position
}

#[test]
fn four_in_a_row_a_column_and_both_diagonals_are_alignments() {
    for (red, lay, wanted) in [
        ("a1 b1 c1", "d1", ["xb1", "xc1"]),
        ("a1 a2 a3", "a4", ["xa2", "xa3"]),
        ("a1 b2 c3", "d4", ["xb2", "xc3"]),
        ("a4 b3 c2", "d1", ["xc2", "xb3"]),
    ] {
        assert_eq!(takes("", red, lay), wanted, "{red} {lay}");
    }
}

#[test]
fn a_line_does_not_go_on_at_the_other_side() {
    for (red, lay) in [("g1 h1 a2", "b2"), ("f1 g2 h3", "a4"), ("c1 b2 a3", "h4")] {
        let mut position = pawns(red);
        play(&mut position, &format!("{lay} push"));
        assert_eq!(position.phase, Phase::Lay, "{red} {lay}");
    }
}

#[test]
fn dots_count_like_pawns_also_outside_the_plate() {
    // a3, which is outside after the push, and b3 are dots, c3 and d3 pawns.
    assert_eq!(takes("a3 b3", "b3", "c3"), ["xb3"]);
}

#[test]
fn a_stop_pawn_breaks_a_line() {
    let mut position = position("a3 b3", Corner::SouthWest, "b3 c3");
    play(&mut position, "a3* push");
    assert_eq!(position.decider, JADE, "the dot on b3 is hidden");
    assert_eq!(position.taken, [0, 0]);
}

#[test]
fn n_minus_three_pawns_are_taken_and_the_three_that_remain_are_not_all_neighbours() {
    let five = takes("", "a1 b1 c1 d1", "e1");
    assert_eq!(five.len(), 7);
    for neighbours in ["xa1,b1", "xa1,e1", "xd1,e1"] {
        assert!(!five.contains(&neighbours.to_owned()), "{neighbours}");
    }
    let position = taking("", "a1 b1 c1 d1", "e1");
    assert!(refusal(&position, "xa1,b1").contains("three places"));
    assert!(refusal(&position, "xb1").contains("three places"), "not fewer either");
    let six = takes("", "a1 b1 c1 d1 e1", "f1");
    assert_eq!(six.len(), 16, "of 20 choices 4 leave three neighbours");
    assert!(six.iter().all(|mv| mv.split(',').count() == 3));
}

#[test]
fn dots_cannot_be_taken() {
    let position = taking("c3", "a3 b3 c3", "d3");
    assert!(refusal(&position, "xe5").contains("no red pawn"));
    // Places b3 to e3; the dot on c3 lies under the pawn in hole b3.
    assert_eq!(legal(&position), ["xb3", "xc3"]);
}

#[test]
fn three_dots_and_a_pawn_at_the_end_pay_one_pawn() {
    let position = taking("c2 d2 e2", "", "a2");
    assert_eq!(legal(&position), ["xa2"]);
    assert_eq!(position.forced(), Some((AMBER, "xa2".parse().unwrap())), "nobody is asked");
}

#[test]
fn if_no_choice_meets_the_spacing_it_is_ignored() {
    assert_eq!(takes("c2 d2", "a2", "d2"), ["xa2", "xd2"]);
}

#[test]
fn with_n_minus_three_pawns_or_fewer_all_are_taken() {
    assert_eq!(takes("a2 b2 c2 e2 f2 g2", "", "c2"), ["xc2"], "one of seven");
    assert_eq!(takes("b2 c2 e2 f2", "c2", "f2"), ["xc2,f2"], "two of six");
}

#[test]
fn a_taken_pawn_that_lay_on_a_dot_uncovers_it_and_the_line_pays_again() {
    // a3 dot, b3 pawn, c3 pawn on a dot, d3 pawn.
    let mut position = taking("a3 c3", "a3 b3", "c3");
    assert_eq!(legal(&position), ["xa3", "xb3"]);
    play(&mut position, "xb3");
    assert_eq!((position.phase, position.decider), (Phase::Take, AMBER));
    assert_eq!(legal(&position), ["xa3"]);
    play(&mut position, "xa3");
    assert_eq!((position.phase, position.taken), (Phase::Lay, [2, 0]));
}

#[test]
fn a_line_of_dots_alone_that_remains_is_no_alignment() {
    let mut position = taking("c2 d2 e2", "", "a2");
    play(&mut position, "xa2");
    assert_eq!(position.phase, Phase::Lay);
}

#[test]
fn several_alignments_are_taken_in_the_order_chosen_and_each_as_it_stands_then() {
    // A row and a column that cross in b4, which each of them could give.
    let crossing = taking("", "a4 b4 c4 b2 b3 b5", "d4");
    assert_eq!(legal(&crossing), ["xb3", "xb4", "xc4"], "b4 once");
    let mut both_undone = crossing.clone();
    play(&mut both_undone, "xb4");
    assert_eq!((both_undone.phase, both_undone.taken), (Phase::Lay, [1, 0]));
    let mut one_by_one = crossing.clone();
    play(&mut one_by_one, "xc4");
    assert_eq!(legal(&one_by_one), ["xb3", "xb4"], "the column still stands");
    play(&mut one_by_one, "xb3");
    assert_eq!((one_by_one.phase, one_by_one.taken), (Phase::Lay, [2, 0]));
}

#[test]
fn taking_is_compulsory_and_complete() {
    let position = taking("", "a4 b4 c4 e1 e2 e3 e4", "d4");
    assert!(legal(&position).iter().all(|mv| mv.starts_with('x')));
    for mv in ["end", "done", "h8", "h8*", "push", "stay", "stop", "go", "nw", "^a4"] {
        assert!(!refusal(&position, mv).is_empty(), "{mv}");
    }
}

#[test]
fn taken_pawns_are_the_players_score() {
    let mut position = taking("", "a1 b1 c1", "d1");
    play(&mut position, "xb1");
    let view = view(&position);
    assert_eq!(view.taken, [1, 0]);
    let taken = view.pawns.iter().filter(|&&spot| spot == PawnPlace::Taken(AMBER));
    assert_eq!(taken.count(), 1);
    assert_eq!(view.pawns[1], PawnPlace::Taken(AMBER), "the pawn that was on b1");
}
