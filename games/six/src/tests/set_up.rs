//! Who plays with how many tiles, and who begins.

use super::*;

#[test]
fn two_players_have_nineteen_tiles_each() {
    let position = start(2);
    assert_eq!(position.view(Viewer::Spectator).left, [19, 19]);
    assert_eq!(position.seats(), 2);
}

#[test]
fn four_players_form_two_teams_that_share_eighteen_tiles_each() {
    let position = start(4);
    assert_eq!(position.view(Viewer::Spectator).left, [18, 18]);
    let team = |a, b| [Seat::new(a), Seat::new(b)].into_iter().collect::<SeatSet>();
    for seat in Seat::all(4) {
        let own = if seat.index() % 2 == 0 { team(0, 2) } else { team(1, 3) };
        assert_eq!(position.team(seat), own);
    }
}

#[test]
fn each_of_four_players_has_nine_turns_of_placing() {
    let mut position = start(4);
    let mut turns = [0; 4];
    let mut rng = FastRng::new(4);
    while !position.is_over() && position.is_placing() {
        turns[position.turn().index()] += 1;
        let mv = position.pick_move(&mut rng);
        position.apply(position.turn(), mv);
    }
    assert_eq!(position.end(), None, "this game reaches phase 2");
    assert_eq!(turns, [9; 4]);
}

#[test]
fn three_players_and_other_numbers_are_refused() {
    for players in [0, 1, 3, 5, 255] {
        let refused = Six::start(&options(players, false, 0), Seed(1)).map(|_| ()).unwrap_err();
        assert!(refused.to_string().contains("two players, or for four"), "{refused}");
    }
}

#[test]
fn a_seat_that_is_not_there_cannot_begin() {
    let refused = Six::start(&options(2, false, 2), Seed(1)).map(|_| ()).unwrap_err();
    assert!(refused.to_string().contains("Seat 2 cannot begin"), "{refused}");
}

#[test]
fn the_first_player_is_drawn_by_lot() {
    for players in [2u8, 4] {
        let mut count = vec![0; players.into()];
        for seed in 0..400 * u64::from(players) {
            let options = Options { players, ..Options::default() };
            count[Six::start(&options, Seed(seed)).unwrap().turn().index()] += 1;
        }
        assert!(count.iter().all(|&n| (320..480).contains(&n)), "{count:?}");
    }
}

fn ended(position: &Six) -> Outcome {
    position.outcome().unwrap()
}

#[test]
fn in_a_rematch_whoever_resigned_starts() {
    let position = Six::start(&options(2, false, 1), Seed(1)).unwrap();
    for (winner, loser) in [(RED, BLACK), (BLACK, RED)] {
        let outcome = Outcome::won_by(SeatSet::only(winner), 2, "resigned");
        assert_eq!(position.rematch(&options(2, false, 1), &outcome).first, Some(loser));
    }
}

#[test]
fn in_a_rematch_the_loser_starts() {
    let mut position = with_red_on(&cells("0,0 1,0 2,0 3,0 4,0 5,0"));
    assert_eq!(position.rematch(&options(2, false, 0), &ended(&position)).first, Some(BLACK));
    position.end = Some(End { cause: Cause::TooFew, winner: Some(1) });
    position.turn = RED;
    assert_eq!(position.rematch(&options(2, true, 0), &ended(&position)).first, Some(RED));
}

#[test]
fn in_a_rematch_of_teams_the_loser_to_the_left_of_the_finisher_starts() {
    for finisher in 0..4 {
        let mut position = start(4);
        position.turn = Seat::new(finisher);
        let winner = Some(colour_of(position.turn));
        position.end = Some(End { cause: Cause::Figure(Figure::Ring), winner });
        let next = Seat::new((finisher + 1) % 4);
        assert_eq!(position.rematch(&options(4, false, 0), &ended(&position)).first, Some(next));
    }
}

#[test]
fn after_a_draw_the_seat_after_the_last_starter_starts() {
    let mut position = Six::start(&options(4, false, 3), Seed(1)).unwrap();
    position.end = Some(End { cause: Cause::Repetition, winner: None });
    assert_eq!(
        position.rematch(&options(4, false, 3), &ended(&position)).first,
        Some(Seat::new(0))
    );
}
