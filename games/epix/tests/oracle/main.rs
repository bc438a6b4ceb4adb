//! EPIX against a naive second implementation of movement, attacks, defences, recruiting and the final count, at every
//! position that seeded random games reach, basic and advanced, for all numbers of players.

mod oracle;

use std::collections::{BTreeMap, BTreeSet};

use oracle::{Acted, Unit};
use tablier_epix::{Epix, Foe, Move, Open, Options, Phase, Spot, UnitKind};
use tablier_rules::{FastRng, Game, Rng, Seat, Seed, Viewer};

/// Pieces of one player.
const PIECES: usize = 10;

/// The maps for two and three call their castles 1, 2, 3; the naive implementation c1, c2, c3.
fn province(name: &str) -> String {
    if matches!(name, "1" | "2" | "3") { format!("c{name}") } else { name.to_owned() }
}

fn kind(kind: UnitKind) -> oracle::Kind {
    match kind {
        UnitKind::Soldier => oracle::Kind::Soldier,
        UnitKind::Knight => oracle::Kind::Knight,
        UnitKind::Camp => oracle::Kind::Camp,
        UnitKind::Catapult => oracle::Kind::Catapult,
    }
}

/// The kind of a piece by its number: three soldiers, two knights, three camps, two catapults.
fn kind_of(piece: usize) -> oracle::Kind {
    match piece {
        0..3 => oracle::Kind::Soldier,
        3..5 => oracle::Kind::Knight,
        5..8 => oracle::Kind::Camp,
        _ => oracle::Kind::Catapult,
    }
}

fn board(open: &Open) -> oracle::Board {
    let players = usize::from(open.players);
    let mut units = Vec::new();
    let mut reserve = vec![BTreeMap::new(); players];
    for seat in Seat::all(players) {
        for piece in 0..PIECES {
            match open.board.spot(seat, piece) {
                Spot::At(at) => {
                    let own = seat == open.turn;
                    let strolled = open.strolled & (1 << piece) != 0;
                    let acted = match own {
                        true if open.acted & (1 << piece) != 0 => Acted::Done,
                        true if strolled => Acted::Moved { event_since: false },
                        _ => Acted::Nothing,
                    };
                    let at = province(&at.to_string());
                    units.push(Unit { seat: seat.index(), kind: kind_of(piece), at, acted });
                }
                Spot::Reserve => *reserve[seat.index()].entry(kind_of(piece)).or_insert(0) += 1,
                Spot::Marker => {}
            }
        }
    }
    oracle::Board {
        map: oracle::map(players),
        units,
        gold: open.gold[..players].iter().map(|&gold| gold.into()).collect(),
        reserve,
        cards: open.cards[..players]
            .iter()
            .map(|cards| {
                cards.iter().map(|card| card.to_string().parse().expect("a number")).collect()
            })
            .collect(),
    }
}

/// What a unit may do, in terms both share.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Deed {
    Move(oracle::Kind, String, String),
    Attack(oracle::Kind, String, String),
}

fn ours(moves: &[Move]) -> BTreeSet<Deed> {
    let name = |at: &tablier_epix::Province| province(&at.to_string());
    moves
        .iter()
        .filter_map(|mv| match mv {
            Move::March(unit, from, to) => Some(Deed::Move(kind(*unit), name(from), name(to))),
            Move::Attack(unit, from, to) => Some(Deed::Attack(kind(*unit), name(from), name(to))),
            Move::Throw(from, to) => {
                Some(Deed::Attack(oracle::Kind::Catapult, name(from), name(to)))
            }
            _ => None,
        })
        .collect()
}

fn theirs(board: &oracle::Board, seat: usize) -> BTreeSet<Deed> {
    let mut deeds = BTreeSet::new();
    for (index, unit) in board.units.iter().enumerate().filter(|(_, unit)| unit.seat == seat) {
        let (kind, at) = (unit.kind, &unit.at);
        deeds.extend(board.moves(index).into_iter().map(|to| Deed::Move(kind, at.clone(), to)));
        let against = board.attacks(index).into_iter().chain(board.entries(index));
        deeds.extend(against.map(|to| Deed::Attack(kind, at.clone(), to)));
    }
    deeds
}

#[derive(Default)]
struct Seen {
    marches: usize,
    recruits: usize,
    answers: usize,
    counts: usize,
}

fn compare(options: &Options, seed: u64, seen: &mut Seen) {
    let mut position = Epix::start(options, Seed(seed)).expect("the options are fine");
    let mut rng = FastRng::new(seed);
    for number in 0.. {
        let at = format!("{options:?}, seed {seed}, after {number} moves");
        let open = position.view(Viewer::Everything).open;
        let Some(seat) = position.deciders().first() else { break };
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        let naive = board(&open);
        match open.phase {
            Phase::March => {
                seen.marches += 1;
                assert_eq!(ours(&moves), theirs(&naive, seat.index()), "{at}");
            }
            Phase::Recruit => {
                seen.recruits += 1;
                let recruits = moves.iter().filter_map(|mv| match mv {
                    Move::Recruit(unit, to) => Some((kind(*unit), province(&to.to_string()))),
                    _ => None,
                });
                assert_eq!(recruits.collect::<BTreeSet<_>>(), naive.recruits(seat.index()), "{at}");
            }
            Phase::Answer => {
                seen.answers += 1;
                check_answer(&open, &naive, &moves, &at);
            }
            _ => {}
        }
        // Games that attack often see more of the rules.
        let keen: Vec<_> = moves
            .iter()
            .copied()
            .filter(|mv| matches!(mv, Move::Attack(..) | Move::Throw(..) | Move::On))
            .collect();
        let eager = !keen.is_empty() && rng.below(2) == 0;
        let choice = if eager { &keen } else { &moves };
        let mv = choice[rng.below(choice.len())];
        position.play(seat, mv).unwrap_or_else(|refused| panic!("{refused}, {at}"));
    }
    let outcome = position.outcome().expect("an end");
    if outcome.ending == "winter" {
        seen.counts += 1;
        let naive = board(&position.view(Viewer::Everything).open);
        let ranks: Vec<_> = outcome.ranks().into_iter().map(usize::from).collect();
        assert_eq!(ranks, naive.ranks(), "{options:?}, seed {seed}");
        let provinces: Vec<_> = outcome.scores().into_iter().map(|score| score as usize).collect();
        assert_eq!(provinces, naive.final_count(), "{options:?}, seed {seed}");
    }
}

/// Who defends, and how many amounts are named.
fn check_answer(open: &Open, naive: &oracle::Board, moves: &[Move], at: &str) {
    let fight = open.fight.expect("there is a fight to answer");
    let (attacker, target) = (open.turn.index(), province(&fight.target.to_string()));
    let amounts = match fight.foe {
        Foe::Everything => naive.catapult_defence(attacker, &target),
        foe => {
            let first = &naive.defenders(attacker, &target)[0];
            let who = match foe {
                Foe::Unit(unit) => Some(kind(unit)),
                _ => None,
            };
            assert_eq!((first.seat, first.kind), (fight.defender.index(), who), "{at}");
            first.amounts
        }
    };
    let gold = naive.gold[attacker] as usize;
    for mv in moves {
        let Move::Name(names) = mv else { panic!("{mv} is no answer, {at}") };
        assert_eq!(names.amounts().len(), amounts.min(gold), "{at}");
    }
}

#[test]
fn movement_attacks_defences_recruiting_and_counts_are_those_of_the_naive_implementation() {
    let mut seen = Seen::default();
    for players in 2..=4 {
        for advanced in [false, true] {
            for seed in 0..60 {
                compare(&Options { players, advanced, first: None }, seed, &mut seen);
            }
        }
    }
    let Seen { marches, recruits, answers, counts } = seen;
    assert!(marches > 1000 && recruits > 500 && answers > 500 && counts > 50, "enough came up");
}
