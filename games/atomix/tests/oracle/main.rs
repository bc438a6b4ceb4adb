//! ATOMIX against a naive second implementation, step by step over seeded random games: legal moves as full sets, hands,
//! scores, and what each tile would pay.

mod oracle;

use std::collections::{BTreeMap, BTreeSet};

use oracle::{Colour, Step, Tile};
use tablier_atomix::{Atomix, Move, Options, View};
use tablier_geometry::{Triangle, Vertex};
use tablier_rules::{FastRng, Game, Rng, Seat, Seed, Viewer};

fn colour(letter: char) -> Colour {
    match letter {
        'b' => Colour::Blue,
        'g' => Colour::Green,
        'p' => Colour::Pink,
        'y' => Colour::Yellow,
        other => panic!("no colour {other}"),
    }
}

/// A tile from its name, such as `bbg4`, with its colours in the order written.
fn tile(name: &str) -> ([Colour; 3], u8) {
    let letters: Vec<char> = name.chars().collect();
    let value = letters[3].to_digit(10).expect("a value");
    ([0, 1, 2].map(|n| colour(letters[n])), value as u8)
}

fn sorted(name: &str) -> Tile {
    let (mut colours, value) = tile(name);
    colours.sort_unstable();
    Tile { colours, value }
}

fn vertex(vertex: Vertex) -> oracle::Vertex {
    (vertex.a.into(), vertex.b.into())
}

/// `gbb4@C4`: the colours go clockwise from the centre of the reactor.
fn lay(text: &str, view: &View) -> Step {
    let (name, cell) = text.split_once('@').expect("a tile and a cell");
    let (colours, _) = tile(name);
    let (reactor, place) = (cell.as_bytes()[0] - b'A', cell.as_bytes()[1] - b'1');
    let center = view.reactors.centers()[usize::from(reactor)];
    let triangle: Triangle = center.hexagon_cells()[usize::from(place)];
    let start = triangle.corner_index(center).expect("a cell touches the centre of its reactor");
    let corner = |n: usize| (vertex(triangle.corners()[(start + n) % 3]), colours[n]);
    Step::Lay {
        tile: sorted(name),
        cell: oracle::Cell { a: triangle.a.into(), b: triangle.b.into(), up: triangle.up },
        corners: (0..3).map(corner).collect::<BTreeMap<_, _>>(),
    }
}

fn to_step(mv: Move, view: &View) -> Step {
    match mv {
        Move::Choose(chosen) => {
            Step::Colour(colour(chosen.to_string().chars().next().expect("a name")))
        }
        Move::Build(center) => Step::Reactor(vertex(center)),
        Move::Lay(_) => lay(&mv.to_string(), view),
        Move::Done => Step::Done,
        Move::Pass => Step::Pass,
    }
}

/// What came up, so that the test can say that it saw something.
#[derive(Default)]
struct Seen {
    passes: usize,
    nuclei: usize,
    third_tiles: usize,
}

fn compare(players: u8, seed: u64, seen: &mut Seen) {
    let options = Options { players, first: None };
    let mut position = Atomix::start(&options, Seed(seed)).expect("the options are fine");
    let start = position.view(Viewer::Everything);
    let order = start.order.expect("who sees everything sees the bag");
    let bag = order.iter().rev().map(|tile| sorted(&tile.to_string())).collect();
    let mut naive = oracle::Atomix::new(players.into(), start.first.index(), bag);
    let mut rng = FastRng::new(seed);
    for number in 0.. {
        let at = format!("players {players}, seed {seed}, after {number} moves");
        let view = position.view(Viewer::Everything);
        let seat = position.deciders().first();
        assert_eq!(seat.map(Seat::index), naive.seat_to_move(), "{at}");
        let scores: Vec<u32> = view.scores.iter().map(|&score| score as u32).collect();
        assert_eq!(scores, naive.scores(), "{at}");
        assert_eq!(usize::from(view.bag), naive.bag_len(), "{at}");
        let hands: Vec<BTreeSet<Tile>> = view
            .hands
            .iter()
            .map(|hand| {
                hand.tiles
                    .expect("everything")
                    .iter()
                    .map(|tile| sorted(&tile.to_string()))
                    .collect()
            })
            .collect();
        assert_eq!(hands, naive.hands(), "{at}");
        let Some(seat) = seat else { break };
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        let steps: BTreeSet<Step> = moves.iter().map(|&mv| to_step(mv, &view)).collect();
        assert_eq!(steps.len(), moves.len(), "no two moves look the same, {at}");
        assert_eq!(steps, naive.legal(), "{at}");
        // Every second game goes on laying where it can, so that long turns come up too.
        let lays: Vec<_> = moves.iter().copied().filter(|mv| matches!(mv, Move::Lay(_))).collect();
        let eager = seed.is_multiple_of(2) && !lays.is_empty();
        let choice = if eager { &lays } else { &moves };
        let mv = choice[rng.below(choice.len())];
        let step = to_step(mv, &view);
        let pays = match &step {
            Step::Lay { tile, cell, corners } if view.opening.is_none() => {
                Some(naive.score_of(*tile, *cell, corners))
            }
            _ => None,
        };
        position.play(seat, mv).unwrap_or_else(|refused| panic!("{refused}, {at}"));
        naive.play(step);
        seen.passes += usize::from(mv == Move::Pass);
        if let Some(pays) = pays {
            let after = position.view(Viewer::Everything);
            let claimed = match after.pending {
                Some(pending) => {
                    seen.nuclei += usize::from(pending.nuclei);
                    pending.total()
                }
                None => {
                    seen.third_tiles += 1;
                    after.scores[seat] - view.scores[seat]
                }
            };
            assert_eq!(claimed as u32, pays, "what {mv} pays, {at}");
        }
    }
    let ranks = position.outcome().map(|end| end.ranks().into_iter().map(usize::from).collect());
    assert_eq!(ranks, naive.outcome(), "players {players}, seed {seed}");
}

#[test]
fn legal_moves_hands_scores_and_ends_are_those_of_the_naive_implementation() {
    let mut seen = Seen::default();
    for players in 2..=4 {
        for seed in 0..24 {
            compare(players, seed, &mut seen);
        }
    }
    assert!(seen.passes > 0 && seen.nuclei > 0 && seen.third_tiles > 0, "everything came up");
}
