//! A position, with all its secrets: what lies open on the table, and the bids, action cards and stake that do not. What
//! happens when, is told in the files below; here is only what they share.

use serde::Serialize;
use tablier_rules::{Rng, Seat, SeatSet, SeedRng, reading};

use super::action::{ActionCard, Picks};
use super::board::Board;
use super::cards::{Card, Cards};
use super::map::Map;
use super::moves::Names;
use super::powers::Powers;
use super::province::{Province, Provinces};
use super::unit::UnitKind;

/// Gold at the start.
pub(super) const GOLD: u8 = 15;
/// The number of the last season.
pub(super) const WINTER: u8 = 3;

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// One action each, clockwise, until all have passed.
    Preliminary,
    /// Secret bids on being first.
    Auction,
    /// The winner of the auction names the first player.
    Give,
    /// Secret choice of action cards.
    Choice,
    /// Winter: which of the two cards comes first.
    Order,
    Recruit,
    /// Moving and attacking.
    March,
    /// The attacker commits a stake.
    Stake,
    /// The defender names amounts.
    Answer,
    /// Between two fights: on, or break off.
    Between,
    /// Nothing more.
    Over,
}

reading! {
    variants of Phase {
        "preliminary" => Preliminary,
        "auction" => Auction,
        "give" => Give,
        "choice" => Choice,
        "order" => Order,
        "recruit" => Recruit,
        "march" => March,
        "stake" => Stake,
        "answer" => Answer,
        "between" => Between,
        "over" => Over,
    }
}

/// Who defends in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Foe {
    Unit(UnitKind),
    /// The garrison of a castle.
    Garrison,
    /// Everything in the province, against a catapult.
    Everything,
}

reading! {
    variants of Foe { "unit" => Unit(_), "garrison" => Garrison, "everything" => Everything }
}

/// An attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Fight {
    /// Who defends.
    pub defender: Seat,
    /// The kind of the attacking unit.
    pub kind: UnitKind,
    /// From where.
    pub from: Province,
    /// Against which province.
    pub target: Province,
    /// Against whom there.
    pub foe: Foe,
}

reading! {
    fields of Fight { defender, kind, from, target, foe }
}

/// A fight that was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Clash {
    /// Who attacked.
    pub attacker: Seat,
    /// The fight it was.
    pub fight: Fight,
    /// What was staked.
    pub stake: u8,
    /// What was named, in ascending order.
    pub named: [u8; 3],
    /// Whether the attacker won.
    pub won: bool,
}

reading! {
    fields of Clash { attacker, fight, stake, named, won }
}

impl Clash {
    /// The amounts named.
    pub fn names(&self) -> Names {
        let count = self.named.iter().filter(|&&amount| amount > 0).count();
        Names::new(&self.named[..count]).unwrap_or_default()
    }
}

/// A special card on offer, with its standing bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Lot {
    pub card: Card,
    /// Who bid.
    pub bidder: Option<Seat>,
    /// How much; the gold has left the bidder's hand.
    pub gold: u8,
    /// The number of the piece that marks the bid, among the bidder's ten.
    pub marker: u8,
}

reading! {
    fields of Lot { card, bidder, gold, marker }
}

/// Everything that lies open. Arrays have a place for four seats; those that nobody sits in stay empty.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Open {
    /// How many play.
    pub players: u8,
    /// Whether special cards are in the game.
    pub advanced: bool,
    pub began: Seat,
    /// Who holds the card of the first player.
    pub first: Seat,
    /// The season: 0 is spring, 3 winter.
    pub season: u8,
    /// What is being decided.
    pub phase: Phase,
    /// Whose turn it is, where one seat has it.
    pub turn: Seat,
    /// Who still has to answer, or in the preliminary phase has not passed.
    pub waiting: SeatSet,
    /// Gold in hand.
    pub gold: [u8; 4],
    /// All pieces.
    pub board: Board,
    /// The special cards on offer in the preliminary phase.
    pub lots: [Option<Lot>; 5],
    /// The special cards of each seat.
    pub cards: [Cards; 4],
    /// Whose action cards of this season lie open.
    pub shown: SeatSet,
    /// The card being resolved.
    pub action: Option<ActionCard>,
    /// The cards still to be resolved by whose turn it is.
    pub left: Picks,
    /// Which pieces of whose turn it is have done all they may, as a bit each.
    pub acted: u16,
    /// The knights that may not move on until something else has happened, as a bit for each piece.
    pub strolled: u16,
    /// The knights that have moved since the last fight, entry or action of another kind of unit, as a bit each.
    pub rode: u16,
    /// Who lost an attack this season without losing the unit.
    pub spared: SeatSet,
    /// The attack under way.
    pub fight: Option<Fight>,
    /// The last fight that was answered, in this turn.
    pub clash: Option<Clash>,
    /// Whether the last player of winter could no longer win and did not act.
    pub skipped: bool,
    /// Who took a castle, and which.
    pub taken: Option<(Seat, Province)>,
}

reading! {
    fields of Open {
        players, advanced, began, first, season, phase, turn, waiting, gold, board, lots, cards, shown, action, left, acted, strolled,
        rode, spared, fight, clash, skipped, taken,
    }
}

/// A game of Epix.
#[derive(Clone)]
pub struct Epix {
    pub(super) map: &'static Map,
    pub(super) open: Open,
    pub(super) powers: [Powers; 4],
    /// Bids of the last auction; secret until all are in.
    pub(super) bids: [u8; 4],
    /// Action cards of the season; secret until their owner's turn.
    pub(super) picks: [Picks; 4],
    /// The stake of the fight under way; secret until it is answered.
    pub(super) stake: u8,
}

impl Epix {
    /// The start: everybody has a soldier in the castle and 15 gold.
    pub(super) fn set_up(players: u8, first: Seat, deck: &[Card]) -> Epix {
        let map = Map::of(players.into());
        let mut open = Open {
            players,
            advanced: !deck.is_empty(),
            began: first,
            first,
            season: 0,
            phase: Phase::Preliminary,
            turn: first,
            waiting: SeatSet::all(players.into()),
            gold: [0; 4],
            board: Board::EMPTY,
            lots: [None; 5],
            cards: [Cards::default(); 4],
            shown: SeatSet::EMPTY,
            action: None,
            left: Picks::default(),
            acted: 0,
            strolled: 0,
            rode: 0,
            spared: SeatSet::EMPTY,
            fight: None,
            clash: None,
            skipped: false,
            taken: None,
        };
        for seat in Seat::all(players.into()) {
            open.gold[seat.index()] = GOLD;
            // Rule: each puts a soldier in the own castle.
            open.board.place(seat, UnitKind::Soldier, map.castle(seat));
        }
        for (lot, &card) in open.lots.iter_mut().zip(deck) {
            *lot = Some(Lot { card, bidder: None, gold: 0, marker: 0 });
        }
        Epix {
            map,
            open,
            powers: [Powers::PLAIN; 4],
            bids: [0; 4],
            picks: [Picks::default(); 4],
            stake: 0,
        }
    }

    /// The special cards of a game: players + 1 of the twenty.
    pub(super) fn draw(players: u8, rng: &mut SeedRng) -> Vec<Card> {
        let mut deck: Vec<Card> = Card::all().collect();
        rng.shuffle(&mut deck);
        deck.truncate(usize::from(players) + 1);
        deck
    }

    #[inline]
    pub(super) fn players(&self) -> usize {
        self.open.players.into()
    }

    #[inline]
    pub(super) fn powers(&self, seat: Seat) -> &Powers {
        &self.powers[seat.index()]
    }

    #[inline]
    pub(super) fn gold(&self, seat: Seat) -> u8 {
        self.open.gold[seat.index()]
    }

    #[inline]
    pub(super) fn earn(&mut self, seat: Seat, gold: u8) {
        let hand = &mut self.open.gold[seat.index()];
        *hand = hand.saturating_add(gold);
    }

    #[inline]
    pub(super) fn pay(&mut self, seat: Seat, gold: u8) {
        let hand = &mut self.open.gold[seat.index()];
        *hand = hand.saturating_sub(gold);
    }

    #[inline]
    pub(super) fn is_winter(&self) -> bool {
        self.open.season == WINTER
    }

    /// Everything that lies open.
    #[inline]
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The castle of a player.
    #[inline]
    pub fn castle(&self, seat: Seat) -> Province {
        self.map.castle(seat)
    }

    /// The provinces that pay whoever occupies them.
    #[inline]
    pub fn paying(&self) -> Provinces {
        self.map.paying
    }

    /// Whose bid wins where bids are equal: the players in that order.
    pub fn tie_order(&self) -> Vec<Seat> {
        let mut order = vec![self.open.first];
        while order.len() < self.players() {
            order.push(order[order.len() - 1].next(self.players()));
        }
        // A herald comes before everybody; the others keep their order.
        tablier_rules::sort_few(&mut order, |&seat| !self.powers(seat).wins_ties);
        order
    }

    /// Who decides now.
    #[inline]
    pub(super) fn awaited(&self) -> SeatSet {
        match self.open.phase {
            Phase::Auction | Phase::Choice => self.open.waiting,
            Phase::Over => SeatSet::EMPTY,
            Phase::Answer => {
                self.open.fight.map_or(SeatSet::EMPTY, |fight| SeatSet::only(fight.defender))
            }
            _ => SeatSet::only(self.open.turn),
        }
    }
}
