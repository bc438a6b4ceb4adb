//! The fast DisX against the naive one, step by step over random games.

mod oracle;

use std::collections::BTreeSet;

use oracle::Step;
use tablier_disx::{DisX, Move, Options, Post};
use tablier_rules::{FastRng, Game, Rng, Seat, Seed};

/// How many games are compared for each set of options.
const GAMES: u64 = 400;

fn step(mv: Move) -> Step {
    let square = mv.post().square();
    let post = (square.file.into(), square.rank.into());
    match mv {
        Move::Lay(_) => Step::Lay(post),
        Move::Explode(_) => Step::Explode(post),
    }
}

/// Fails where the two positions differ in anything.
fn compare(fast: &DisX, slow: &oracle::DisX, at: &str) {
    let deciders: Vec<usize> = fast.deciders().iter().map(Seat::index).collect();
    assert_eq!(deciders, Vec::from_iter(slow.seat_to_move()), "who decides, {at}");
    let mut moves = Vec::new();
    for seat in Seat::all(fast.seats()) {
        let before = moves.len();
        fast.legal_moves(seat, &mut moves);
        let decides = fast.deciders().contains(seat);
        assert_eq!(moves.len() > before, decides, "moves of seat {seat}, {at}");
    }
    let legal: BTreeSet<Step> = moves.iter().map(|&mv| step(mv)).collect();
    assert_eq!(legal.len(), moves.len(), "each move once, {at}");
    assert_eq!(legal, slow.legal(), "legal moves, {at}");
    let board = slow.board();
    for post in Post::all() {
        let square = post.square();
        let tokens = board[usize::from(square.file)][usize::from(square.rank)];
        assert_eq!(u32::from(fast.tokens(post)), tokens, "tokens on {post}, {at}");
        for mv in [Move::Lay(post), Move::Explode(post)] {
            let seat = Seat::new(slow.seat_to_move().unwrap_or(0));
            assert_eq!(fast.is_legal(seat, mv), legal.contains(&step(mv)), "{mv} legal, {at}");
        }
    }
    let hands: Vec<u32> = Seat::all(fast.seats()).map(|seat| fast.hand(seat).into()).collect();
    assert_eq!(hands, slow.hands(), "hands, {at}");
    assert_eq!(u32::from(fast.bank()), slow.bank(), "bank, {at}");
    let ranks = fast.outcome().map(|end| end.ranks().into_iter().map(usize::from).collect());
    assert_eq!(ranks, slow.ranks(), "ranks, {at}");
    assert_eq!(fast.outcome().is_some(), slow.over(), "over, {at}");
    let forced = fast.forced().map(|(seat, mv)| (Some(seat.index()), step(mv)));
    let explosion = legal.first().filter(|first| matches!(first, Step::Explode(_)));
    let only = explosion.filter(|_| legal.len() == 1).map(|&only| (slow.seat_to_move(), only));
    assert_eq!(forced, only, "forced, {at}");
}

fn compare_games(players: u8, quick: bool) {
    for seed in 0..GAMES {
        let first = Seat::new(seed as usize % usize::from(players));
        let options = Options { players, quick, first: Some(first) };
        let mut fast = DisX::start(&options, Seed(seed)).expect("these options fit");
        let mut slow = oracle::DisX::new(players.into(), quick, first.index());
        let mut rng = FastRng::new(seed);
        for number in 0.. {
            let at = format!("{players} players, quick {quick}, seed {seed}, after {number} moves");
            compare(&fast, &slow, &at);
            let Some(seat) = fast.deciders().single() else {
                break;
            };
            let mut moves = Vec::new();
            fast.legal_moves(seat, &mut moves);
            let mv = moves[rng.below(moves.len())];
            fast.play(seat, mv).unwrap_or_else(|refused| panic!("{refused}, {at}"));
            slow.play(step(mv));
        }
    }
}

#[test]
fn two_players_agree_with_the_oracle() {
    compare_games(2, false);
    compare_games(2, true);
}

#[test]
fn three_players_agree_with_the_oracle() {
    compare_games(3, false);
    compare_games(3, true);
}

#[test]
fn four_players_agree_with_the_oracle() {
    compare_games(4, false);
    compare_games(4, true);
}
