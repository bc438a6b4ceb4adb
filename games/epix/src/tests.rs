//! The rules of Epix, statement by statement.

mod auction;
mod cards;
mod end;
mod facts;
mod fight;
mod maps;
mod march;
mod preliminary;
mod reading;
mod recruit;
mod scene;
mod seasons;
mod secrets;
mod words;

use tablier_rules::{FastRng, Game, Match, Rng, Seat, SeatSet, Seed};

use super::action::Picks;
use super::board::Board;
use super::{ActionCard, Card, Epix, Move, Options, Phase, Province, UnitKind};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn at(name: &str) -> Province {
    name.parse().unwrap()
}

/// The first spring of a basic game for so many, with an empty map and 10 gold each; seat 0 is about to move and attack.
fn field(players: u8) -> Epix {
    let mut position = Epix::set_up(players, A, &[]);
    position.open.board = Board::EMPTY;
    position.open.phase = Phase::March;
    position.open.action = Some(ActionCard::Move);
    position.open.waiting = SeatSet::EMPTY;
    position.open.shown = SeatSet::only(A);
    for seat in 0..usize::from(players) {
        position.open.gold[seat] = 10;
        position.picks[seat] = Picks::from_iter([ActionCard::Move]);
    }
    position
}

/// The same about to recruit.
fn muster(players: u8) -> Epix {
    let mut position = field(players);
    position.open.phase = Phase::Recruit;
    position.open.action = Some(ActionCard::Recruit);
    position
}

/// Puts units on the map: `0 soldier nwh, 1 camp lochmess`.
fn with(mut position: Epix, units: &str) -> Epix {
    for unit in units.split(", ") {
        let words: Vec<_> = unit.split(' ').collect();
        let (seat, kind) =
            (Seat::new(words[0].parse().unwrap()), UnitKind::named(words[1]).unwrap());
        assert!(position.open.board.place(seat, kind, at(words[2])).is_some(), "{unit}");
    }
    position
}

/// Gives a special card.
fn owning(mut position: Epix, seat: Seat, card: u8) -> Epix {
    let cards = &mut position.open.cards[seat.index()];
    *cards = cards.with(Card::numbered(card).unwrap());
    position.know_powers();
    position
}

fn rich(mut position: Epix, seat: Seat, gold: u8) -> Epix {
    position.open.gold[seat.index()] = gold;
    position
}

/// Plays these moves, each by the first who decides.
fn after(mut position: Epix, moves: &str) -> Epix {
    for mv in moves.split_whitespace() {
        let seat = position.deciders().first().unwrap();
        position.play(seat, mv.parse().unwrap()).unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    position
}

/// Whether the first who decides may do this.
fn may(position: &Epix, mv: &str) -> bool {
    position.is_legal(position.deciders().first().unwrap(), mv.parse().unwrap())
}

/// What the first who decides may do, as it is written, those that begin like this.
fn legal(position: &Epix, beginning: &str) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(position.deciders().first().unwrap(), &mut moves);
    let mut written: Vec<_> =
        moves.iter().map(Move::to_string).filter(|mv| mv.starts_with(beginning)).collect();
    written.sort();
    written
}

fn has(position: &Epix, seat: usize, kind: UnitKind, province: &str) -> bool {
    position.open.board.of(Seat::new(seat), kind).contains(at(province))
}

/// Plays a whole game at random and shows every position on the way.
fn random_game(options: &Options, seed: u64, mut look: impl FnMut(&Match<Epix>)) {
    let mut game = Match::<Epix>::new(options.clone(), Seed(seed)).unwrap();
    let mut rng = FastRng::new(seed);
    loop {
        look(&game);
        let deciders: Vec<Seat> = game.position().deciders().iter().collect();
        if deciders.is_empty() {
            return;
        }
        let seat = deciders[rng.below(deciders.len())];
        let mv = game.position().random_move(seat, &mut rng, &mut Vec::new());
        game.play(seat, mv).unwrap();
    }
}

fn option_sets() -> impl Iterator<Item = Options> {
    (2..=4).flat_map(|players| {
        [false, true].map(|advanced| Options { players, advanced, first: None })
    })
}
