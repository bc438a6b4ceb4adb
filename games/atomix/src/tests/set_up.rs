//! Before the first turn.

use super::*;

#[test]
fn two_to_four_players_and_no_other_number() {
    for players in 2..=4 {
        assert_eq!(start(players, 0, 1).seats(), usize::from(players));
    }
    for players in [0, 1, 5, 255] {
        let options = Options { players, first: None };
        let refused = Atomix::start(&options, Seed(1)).map(|_| ()).unwrap_err();
        assert!(refused.to_string().contains("2, 3 or 4 players"), "{refused}");
    }
}

#[test]
fn a_seat_that_is_not_there_cannot_begin() {
    let options = Options { players: 3, first: Some(Seat::new(3)) };
    let refused = Atomix::start(&options, Seed(1)).map(|_| ()).unwrap_err();
    assert!(refused.to_string().contains("Seat 3 cannot begin"), "{refused}");
}

#[test]
fn the_first_player_is_drawn_by_lot() {
    for players in 2..=4u8 {
        let mut count = vec![0; players.into()];
        for seed in 0..400 * u64::from(players) {
            let options = Options { players, first: None };
            count[Atomix::start(&options, Seed(seed)).unwrap().turn.index()] += 1;
        }
        assert!(count.iter().all(|&n| (330..470).contains(&n)), "{count:?}");
    }
}

#[test]
fn the_tiles_are_shuffled_by_the_seed_alone() {
    let bag = |first, seed| start(3, first, seed).bag;
    assert_eq!(bag(0, 7), bag(2, 7));
    assert_ne!(bag(0, 7), bag(0, 8));
    let all: TileSet = bag(0, 7).iter().copied().collect();
    assert_eq!(all, TileSet::ALL);
}

#[test]
fn colours_are_chosen_in_seat_order_from_the_first_player() {
    let mut position = start(3, 2, 1);
    for (seat, colour) in [(2, "pink"), (0, "yellow"), (1, "blue")] {
        assert_eq!(position.phase, Phase::Choosing);
        assert_eq!(position.turn, Seat::new(seat));
        play(&mut position, colour);
    }
    let colours = [Some(Colour::Yellow), Some(Colour::Blue), Some(Colour::Pink), None];
    assert_eq!(position.colours, colours);
}

#[test]
fn a_colour_belongs_to_one_player() {
    let mut position = start(2, 0, 1);
    assert_eq!(legal(&position), ["blue", "green", "pink", "yellow"]);
    play(&mut position, "green");
    assert_eq!(legal(&position), ["blue", "pink", "yellow"]);
    assert!(refusal(&position, "green").contains("has green. Still free: blue, pink and yellow."));
    assert!(refusal(&position, "done").contains("First choose a colour"));
}

#[test]
fn of_four_players_the_last_takes_the_colour_that_is_left() {
    let mut position = start(4, 1, 1);
    play(&mut position, "blue yellow");
    assert_eq!(position.forced(), None);
    play(&mut position, "pink");
    assert_eq!(position.forced(), Some((FIRST, Move::Choose(Colour::Green))));
    let mut three = start(3, 0, 1);
    play(&mut three, "blue yellow");
    assert_eq!(three.forced(), None);
}

#[test]
fn no_tile_is_seen_before_all_colours_are_chosen() {
    let mut position = start(2, 0, 1);
    for colour in ["blue", "pink"] {
        for viewer in [Viewer::Seat(FIRST), Viewer::Seat(SECOND), Viewer::Spectator] {
            let view = position.view(viewer);
            assert_eq!((view.unseen, view.bag, view.opening), (TileSet::ALL, 100, None));
        }
        play(&mut position, colour);
    }
    let view = position.view(Viewer::Spectator);
    assert_eq!((view.unseen.len(), view.bag), (99, 99));
    assert!(view.opening.is_some());
}

#[test]
fn the_first_player_lays_a_drawn_tile_on_a_cell_of_a_any_way_round() {
    for seed in 0..20 {
        let mut position = start(2, 1, seed);
        play(&mut position, "blue pink");
        assert_eq!((position.phase, position.turn), (Phase::Opening, SECOND));
        let tile = position.opening.unwrap();
        let moves = legal(&position);
        assert_eq!(moves.len(), 6 * tile.turns().len(), "seed {seed}");
        assert!(moves.iter().all(|mv| mv.contains("@A")), "seed {seed}: {moves:?}");
        let other = if tile == tiles("bbb1")[0] { "yyy1@A1" } else { "bbb1@A1" };
        assert!(refusal(&position, other).contains("First lay the tile that was drawn"));
        let elsewhere = format!("{tile}@B1");
        assert!(refusal(&position, &elsewhere).contains("goes on reactor A"), "seed {seed}");
        play(&mut position, &moves[0]);
        assert_eq!(position.laid.len(), 1);
        assert_eq!(position.scores, [0; 4], "the first tile pays nothing");
    }
}

#[test]
fn all_draw_three_tiles_dealt_seat_by_seat_from_the_first_player() {
    let mut position = start(3, 1, 9);
    let mut order: Vec<Tile> = position.bag.iter().rev().copied().collect();
    play(&mut position, "blue pink green");
    assert_eq!(position.opening, Some(order.remove(0)));
    let opening = legal(&position).remove(0);
    play(&mut position, &opening);
    for (seat, dealt) in [1, 2, 0].into_iter().zip(order.chunks(3)) {
        assert_eq!(position.hand(Seat::new(seat))[..], *dealt);
    }
    assert_eq!(position.bag.len(), 90);
}

/// A game where the reactors are to be laid.
fn building(players: u8, first: usize) -> Atomix {
    let mut position = start(players, first, 3);
    let colours = ["blue", "green", "pink", "yellow"];
    play(&mut position, &colours[..players.into()].join(" "));
    let opening = legal(&position).remove(0);
    play(&mut position, &opening);
    position
}

#[test]
fn each_in_turn_adds_a_reactor_until_there_are_five_six_or_seven() {
    for (players, wanted) in [(2, 5), (3, 6), (4, 7)] {
        let mut position = building(players, 1);
        let mut builder = SECOND;
        for laid in 1..wanted {
            assert_eq!(position.phase, Phase::Building);
            assert_eq!((position.turn, position.reactors.centers().len()), (builder, laid));
            let site = legal(&position).remove(0);
            play(&mut position, &site);
            builder = builder.next(players.into());
        }
        assert_eq!(position.reactors.centers().len(), wanted);
        // The first player takes the first turn, whoever laid the last reactor.
        assert_eq!((position.phase, position.turn), (Phase::Playing, SECOND));
    }
}

#[test]
fn a_reactor_goes_next_to_a_side_of_one_already_laid() {
    let mut position = building(2, 0);
    assert_eq!(legal(&position), ["+-2,1", "+-1,-1", "+-1,2", "+1,-2", "+1,1", "+2,-1"]);
    play(&mut position, "+1,1");
    assert_eq!(legal(&position).len(), 8);
    assert!(is_legal(&position, "+2,2"));
    assert!(refusal(&position, "+1,1").contains("Reactor B already lies at 1,1"));
    assert!(refusal(&position, "+4,-2").contains("would not share a side"));
    assert!(refusal(&position, "+1,0").contains("not the centre of a hexagon"));
    assert!(refusal(&position, "pass").contains("The board is not complete"));
}

#[test]
fn reactors_and_colours_are_settled_before_the_first_turn() {
    let position = table("0,0 1,1", "bgp1@A1", "bbb1 bbb2 bbb3");
    assert!(refusal(&position, "+2,-1").contains("All the reactors are there"));
    assert!(refusal(&position, "pink").contains("stay as they are"));
}
