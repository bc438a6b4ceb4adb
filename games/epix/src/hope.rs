//! Whether the last player of winter can still win: an optimistic search through everything the two cards allow, in
//! which every fight that can be won is won. Uses the rules as they are; what cannot matter is cut off by a bound that
//! never cuts off a way to win.

use tablier_rules::{Seat, mix};

use super::action::ActionCard;
use super::moves::Move;
use super::position::{Epix, Foe, Phase};
use super::powers::Powers;
use super::unit::UnitKind;

/// After so many positions the player is given the benefit of the doubt.
const MAX_POSITIONS: usize = 60_000;

impl Epix {
    /// Whether there is any way to play the cards left that ends with a taken castle or a first place, shared or not.
    pub(super) fn may_still_win(&self, seat: Seat) -> bool {
        self.search(seat, true)
    }

    /// The same, with the bound or, for comparison, without it.
    pub(super) fn search(&self, seat: Seat, bounded: bool) -> bool {
        let mut start = self.clone();
        start.open.phase = Phase::Order;
        if bounded && !start.can_hope(seat) {
            return false;
        }
        Search { seat, seen: Seen::new(), bounded }.wins(&start)
    }

    fn is_first(&self, seat: Seat) -> bool {
        match self.open.taken {
            Some((winner, _)) => winner == seat,
            None => {
                let own = self.standing(seat);
                Seat::all(self.players()).all(|other| other == seat || self.standing(other) <= own)
            }
        }
    }

    /// A bound: false only where nothing can lead to a first place.
    fn can_hope(&self, seat: Seat) -> bool {
        let Powers { tax, plunder, costs, .. } = *self.powers(seat);
        let left = |action: ActionCard| self.open.left.contains(action);
        let now = self.open.action.filter(|_| self.open.phase != Phase::Order);
        let marches = left(ActionCard::Move) || now == Some(ActionCard::Move);
        let recruits = left(ActionCard::Recruit) || now == Some(ActionCard::Recruit);
        let gold =
            u32::from(self.gold(seat)) + if left(ActionCard::Tax) { u32::from(tax) } else { 0 };
        let board = &self.open.board;
        let many = |kind: UnitKind| board.of(seat, kind).len() as u32;
        // How many units gold and reserve allow, and of which kind.
        let bought = |kind: UnitKind| {
            let most = gold / u32::from(costs[kind as usize].max(1));
            if recruits { most.min(board.reserve(seat, kind) as u32) } else { 0 }
        };
        let cheapest = costs.iter().copied().min().unwrap_or(1).max(1);
        let new_units = if recruits { gold / u32::from(cheapest) } else { 0 };
        let own = u32::from(self.provinces(seat));
        let rivals = Seat::all(self.players()).filter(|&other| other != seat);
        if !marches {
            let empty = self
                .map
                .realm(seat)
                .without(board.held(seat) | board.held_against(seat, self.players()));
            let most = own + new_units.min(empty.len() as u32);
            return rivals.clone().all(|other| u32::from(self.provinces(other)) <= most);
        }
        let (soldiers, knights) = (
            many(UnitKind::Soldier) + bought(UnitKind::Soldier),
            many(UnitKind::Knight) + bought(UnitKind::Knight),
        );
        // Every fight costs a gold and needs more than one.
        let fights = if plunder > 0 { 99 } else { gold.saturating_sub(1) };
        let castle = gold > 1 && (knights > 0 || self.soldier_at_a_gate(seat));
        if castle {
            return true;
        }
        // Catapults alone are entered without a fight.
        let foreign_catapults = rivals
            .clone()
            .map(|other| board.of(other, UnitKind::Catapult).len() as u32)
            .sum::<u32>();
        let sweeps = if knights > 0 { fights + foreign_catapults } else { 0 };
        let converted = sweeps.min(5);
        let catapults = many(UnitKind::Catapult) + bought(UnitKind::Catapult);
        let most = own + soldiers + knights + converted + catapults + new_units;
        let lost = (soldiers + sweeps + catapults).min(fights + foreign_catapults);
        rivals.clone().all(|other| u32::from(self.provinces(other)).saturating_sub(lost) <= most)
    }

    /// Whether a soldier stands, or could be recruited, where it touches a foreign castle.
    fn soldier_at_a_gate(&self, seat: Seat) -> bool {
        let ground = self.open.board.held(seat);
        let others = Seat::all(self.players()).filter(|&other| other != seat);
        others.into_iter().any(|other| !(self.map.realm(other) & ground).is_empty())
    }

    /// The position as a number, for positions of one search.
    fn fingerprint(&self) -> u64 {
        let open = &self.open;
        let mut hash = u64::from(open.phase as u8) << 8
            | u64::from(open.left.len() as u8) << 4
            | u64::from(open.left.contains(ActionCard::Move)) << 3
            | u64::from(open.left.contains(ActionCard::Tax));
        let mut add = |number: u64| hash = mix(hash ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        for seat in Seat::all(self.players()) {
            let [a, b, c, d] =
                UnitKind::ALL.map(|kind| u64::from(open.board.of(seat, kind).bits()));
            add(a | b << 32);
            add(c | d << 32);
        }
        add(u64::from(u32::from_le_bytes(open.gold)));
        let mut acted = super::province::Provinces::EMPTY;
        let mut spent = acted;
        for piece in UnitKind::Soldier.pieces().chain(UnitKind::Catapult.pieces()) {
            if let (true, super::board::Spot::At(at)) =
                (open.acted & 1 << piece != 0, open.board.spot(open.turn, piece))
            {
                if UnitKind::of(piece) == UnitKind::Soldier {
                    acted |= at.set();
                } else {
                    spent |= at.set();
                }
            }
        }
        add(u64::from(acted.bits()) | u64::from(spent.bits()) << 32);
        let (mut strolled, mut rode) =
            (super::province::Provinces::EMPTY, super::province::Provinces::EMPTY);
        for piece in UnitKind::Knight.pieces() {
            if let super::board::Spot::At(at) = open.board.spot(open.turn, piece) {
                if open.strolled & 1 << piece != 0 {
                    strolled |= at.set();
                }
                if open.rode & 1 << piece != 0 {
                    rode |= at.set();
                }
            }
        }
        add(u64::from(strolled.bits()) | u64::from(rode.bits()) << 32);
        let fight = open.fight.map_or(0, |fight| {
            let foe = match fight.foe {
                Foe::Unit(kind) => 1 + kind as u64,
                Foe::Garrison => 6,
                Foe::Everything => 7,
            };
            1 + (foe << 1
                | (fight.kind as u64) << 5
                | (fight.from.index() as u64) << 8
                | (fight.target.index() as u64) << 14)
        });
        add(fight);
        hash
    }
}

struct Search {
    seat: Seat,
    seen: Seen,
    bounded: bool,
}

impl Search {
    fn wins(&mut self, position: &Epix) -> bool {
        match position.open.phase {
            Phase::Over => return position.is_first(self.seat),
            Phase::Stake => return self.fights_on(position),
            _ => {}
        }
        if self.seen.count > MAX_POSITIONS {
            return true;
        }
        let hopeless = self.bounded && !position.can_hope(self.seat);
        if hopeless || !self.seen.insert(position.fingerprint()) {
            return false;
        }
        let mut moves = Vec::new();
        match position.open.phase {
            Phase::Order => moves.extend(position.open.left.iter().map(Move::Resolve)),
            Phase::Recruit => position.list_recruits(self.seat, &mut moves),
            Phase::March => position.list_marches(&mut moves),
            _ => moves.extend([Move::Break, Move::On]),
        }
        // Stopping, the last of the list, is tried first: it settles most questions.
        moves.into_iter().rev().any(|mv| {
            let mut next = position.clone();
            next.make(self.seat, mv);
            self.wins(&next)
        })
    }

    // Rule: every fight goes the player's way, but where the defence names as many amounts as
    // the player has gold, no fight can be won.
    fn fights_on(&mut self, position: &Epix) -> bool {
        let Some(fight) = position.open.fight else { return false };
        if position.gold(self.seat) <= position.names(&fight) {
            return false;
        }
        let mut next = position.clone();
        // No stake is cheaper than 1, and gold is never worth less for being kept.
        next.resolve(fight, 1, true);
        self.wins(&next)
    }
}

/// Positions met, by their fingerprints: a table with open addressing that grows.
struct Seen {
    slots: Vec<u64>,
    count: usize,
}

impl Seen {
    fn new() -> Seen {
        Seen { slots: vec![0; 64], count: 0 }
    }

    /// Whether it is new.
    fn insert(&mut self, fingerprint: u64) -> bool {
        if (self.count + 1) * 2 > self.slots.len() {
            let old = std::mem::take(&mut self.slots);
            self.slots = vec![0; old.len() * 4];
            self.count = 0;
            for fingerprint in old.into_iter().filter(|&slot| slot != 0) {
                self.insert(fingerprint);
            }
        }
        let fingerprint = fingerprint.max(1);
        let last = self.slots.len() - 1;
        let mut at = fingerprint as usize & last;
        while self.slots[at] != 0 {
            if self.slots[at] == fingerprint {
                return false;
            }
            at = (at + 1) & last;
        }
        self.slots[at] = fingerprint;
        self.count += 1;
        true
    }
}
