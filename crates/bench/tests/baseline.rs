//! The baseline player sees what is at once to be seen.

use tablier_bench::ConnectFour;
use tablier_rules::{Game, Seed, Viewer};
use tablier_search::{Strength, Thinking, uct};

#[test]
fn it_takes_an_immediate_win_and_stops_one() {
    // Both have three on top of each other; whoever moves wins, or must not let the other win.
    for (moves, expected) in [("a b a b a b", "a"), ("a b a b a", "a")] {
        let mut position = ConnectFour::start(&Default::default(), Seed(1)).unwrap();
        for mv in moves.split_whitespace() {
            let seat = position.deciders().first().unwrap();
            position.play(seat, mv.parse().unwrap()).unwrap();
        }
        let seat = position.deciders().first().unwrap();
        let mut never = || false;
        let mut thinking = Thinking::new(Strength::Full, 3, &mut never);
        thinking.allow(2_000);
        let view = position.view(Viewer::Seat(seat));
        let choice = uct::<ConnectFour>(&view, seat, &mut thinking).unwrap();
        assert_eq!(choice.mv.to_string(), expected, "after {moves}");
    }
}
