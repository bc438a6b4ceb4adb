//! The facts of the rules that are measured by playing.

use tablier_rules::playout;

use super::*;

#[test]
fn between_random_players_every_castle_wins_about_equally_often() {
    for players in 2..=4_u8 {
        let mut wins = [0.0; 4];
        let games = 4000;
        for seed in 0..games {
            let start =
                Epix::start(&Options { players, ..Options::default() }, Seed(seed)).unwrap();
            let end = playout(start, &mut FastRng::new(seed), &mut Vec::new());
            let winners = end.outcome.winners();
            winners.iter().for_each(|seat| wins[seat.index()] += 1.0 / winners.len() as f64);
        }
        let fair = games as f64 / f64::from(players);
        for seat in 0..usize::from(players) {
            assert!((wins[seat] / fair - 1.0).abs() < 0.1, "{players} players: {wins:?}");
        }
    }
}

#[test]
fn random_moves_are_the_legal_ones_each_as_likely_as_the_other() {
    for (index, position) in [
        with(field(4), "0 soldier nwh, 0 knight nwh, 0 catapult nw, 1 camp neh"),
        with(muster(4), "0 camp lochmess"),
        after(with(field(4), "0 soldier neh"), "attack:soldier:neh>ne stake:4"),
    ]
    .into_iter()
    .enumerate()
    {
        let seat = position.deciders().first().unwrap();
        let count = legal(&position, "").len();
        let mut drawn = std::collections::BTreeMap::new();
        let mut rng = FastRng::new(index as u64);
        for _ in 0..count * 400 {
            *drawn.entry(position.random_move(seat, &mut rng, &mut Vec::new())).or_insert(0) += 1;
        }
        assert_eq!(drawn.len(), count);
        assert!(drawn.values().all(|&n| (280..540).contains(&n)), "{drawn:?}");
    }
}
