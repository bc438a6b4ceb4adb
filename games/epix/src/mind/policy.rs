//! What a player who does not look ahead would do, as a weight for every move: the guide of the tree search and the way
//! playouts go on. Sees only what its seat may see; how much is wanted what, is in `wishes.rs`.

use tablier_rules::{FastRng, Game, Rng, Seat};

use super::wishes::{Wishes, bracket};
use crate::{ActionCard, Epix, Foe, Move, Names, Phase, Picks, Province, UnitKind};

/// Room for the moves of one decision and their weights.
#[derive(Debug)]
pub struct Policy<'a> {
    /// What is wanted.
    pub wishes: &'a Wishes,
    pub moves: Vec<Move>,
    /// How much each is wanted.
    pub weights: Vec<f32>,
}

impl<'a> Policy<'a> {
    /// A player with these wishes.
    pub fn new(wishes: &'a Wishes) -> Policy<'a> {
        Policy { wishes, moves: Vec::new(), weights: Vec::new() }
    }

    /// A move for the seat, drawn by the weights.
    pub fn draw(&mut self, position: &Epix, seat: Seat, rng: &mut FastRng) -> Move {
        match position.open().phase {
            Phase::Auction => Move::Gold(self.any_bid(position.open().gold[seat.index()], rng)),
            Phase::Stake => Move::Stake(1 + rng.below(self.stakes(position).into()) as u8),
            Phase::Answer => Move::Name(self.any_names(position, rng)),
            _ => {
                self.weigh(position, seat);
                let drawn = draw(&self.weights, rng);
                self.moves[drawn]
            }
        }
    }

    /// Lists the moves of the seat with their weights; not for bids, stakes and names.
    pub fn weigh(&mut self, position: &Epix, seat: Seat) {
        self.moves.clear();
        self.weights.clear();
        position.legal_moves(seat, &mut self.moves);
        let scales = Scales::new(self.wishes, position, seat);
        if position.open().phase == Phase::March {
            let mut gains = false;
            for &mv in &self.moves {
                let (weight, is_gain) = scales.march(mv);
                gains |= is_gain;
                self.weights.push(weight);
            }
            // To stop is the last of the list.
            if let Some(end) = self.weights.last_mut() {
                *end = self.wishes.of(7, usize::from(gains) + 2 * usize::from(scales.winter));
            }
        } else {
            self.weights.extend(self.moves.iter().map(|&mv| scales.weight(mv)));
        }
    }

    fn any_bid(&self, gold: u8, rng: &mut FastRng) -> u8 {
        let (nothing, more) = (self.wishes.of(13, 0), self.wishes.of(13, 1));
        let mut bid = 0;
        // Nothing, or one more, and one more, as long as it is wanted.
        let mut goes_on = 1.0 / (1.0 + nothing);
        while bid < gold && unit(rng) < goes_on {
            bid += 1;
            goes_on = more / (1.0 + more);
        }
        bid
    }

    /// Up to how much is staked in the fight under way.
    fn stakes(&self, position: &Epix) -> u8 {
        let open = position.open();
        let gold = open.gold[open.turn.index()];
        let names = f32::from(position.names_due());
        let range = match open.fight.map(|fight| fight.foe) {
            Some(Foe::Garrison) => self.wishes.of(14, 2),
            _ => self.wishes.of(14, 0) + self.wishes.of(14, 1) * names,
        };
        let range = if open.season == 3 { range * self.wishes.of(14, 4) } else { range };
        (range as u8).clamp(1, gold.max(1))
    }

    /// Amounts to name: the small ones more often.
    fn any_names(&self, position: &Epix, rng: &mut FastRng) -> Names {
        let open = position.open();
        let (gold, due) = (open.gold[open.turn.index()], position.names_due());
        let range = usize::from(self.stakes(position).max(due).min(gold)).min(32);
        let evenness = self.wishes.of(14, 3);
        let mut weights = [0.0; 32];
        for (amount, weight) in weights.iter_mut().enumerate().take(range) {
            *weight = (range - amount) as f32 - 1.0 + evenness;
        }
        let mut drawn = [0; 3];
        let count = usize::from(due).min(3);
        for name in drawn.iter_mut().take(count) {
            let amount = draw(&weights[..range], rng);
            weights[amount] = 0.0;
            *name = amount as u8 + 1;
        }
        Names::new(&drawn[..count]).unwrap_or_else(|| smallest_names(due, 0))
    }
}

/// So many of the smallest amounts, but not this one.
pub fn smallest_names(count: u8, but: u8) -> Names {
    let mut amounts = [0; 3];
    let count = usize::from(count).min(3);
    for (place, amount) in amounts.iter_mut().zip((1..).filter(|&amount| amount != but)).take(count)
    {
        *place = amount;
    }
    Names::new(&amounts[..count]).unwrap_or_default()
}

/// What there is to know for weighing the moves of one seat.
struct Scales<'a> {
    wishes: &'a Wishes,
    position: &'a Epix,
    seat: Seat,
    gold: u8,
    winter: bool,
}

impl<'a> Scales<'a> {
    fn new(wishes: &'a Wishes, position: &'a Epix, seat: Seat) -> Scales<'a> {
        let open = position.open();
        let gold = open.gold[seat.index()];
        Scales { wishes, position, seat, gold, winter: open.season == 3 }
    }

    fn weight(&self, mv: Move) -> f32 {
        let (wishes, gold) = (self.wishes, bracket(self.gold));
        let open = self.position.open();
        match mv {
            Move::Recruit(kind, at) => {
                let is_new = !open.board.held(self.seat).contains(at)
                    && at != self.position.castle(self.seat);
                let index = 2 * kind as usize + usize::from(is_new);
                if open.phase == Phase::Preliminary {
                    wishes.of(0, index)
                } else {
                    wishes.of(2, 8 * usize::from(open.season.min(3)) + index)
                }
            }
            Move::Pass => wishes.of(1, gold),
            Move::End => wishes.of(3, gold),
            Move::Bid(card, price, kind) => {
                let lot = open.lots.iter().flatten().find(|lot| lot.card == card);
                let least = lot.map_or(1, |lot| lot.gold + 1);
                let own = lot.is_some_and(|lot| lot.bidder == Some(self.seat));
                let spare = if kind == UnitKind::Catapult { 1.0 } else { 0.1 };
                match price - least {
                    _ if own || price > 6 => 0.002,
                    0 => 0.8 * spare,
                    1 | 2 => 0.2 * spare,
                    _ => 0.02 * spare,
                }
            }
            Move::First(first) => {
                wishes.of(11, usize::from(first != self.seat) + 2 * usize::from(self.winter))
            }
            Move::Pick(picks) => self.pick(picks),
            Move::Resolve(action) => wishes.of(10, action as usize),
            Move::On => wishes.of(12, gold),
            _ => 1.0,
        }
    }

    fn pick(&self, picks: Picks) -> f32 {
        let gold = bracket(self.gold);
        let has = |action: ActionCard| picks.contains(action);
        if self.winter {
            let pair = if !has(ActionCard::Move) {
                0
            } else if has(ActionCard::Recruit) {
                1
            } else {
                2
            };
            return self.wishes.of(9, 5 * pair + gold);
        }
        let single =
            ActionCard::ALL.into_iter().find(|&action| has(action)).unwrap_or(ActionCard::Tax);
        self.wishes.of(8, 5 * single as usize + gold)
    }

    /// The weight of a march, and whether it wins a province without a fight.
    fn march(&self, mv: Move) -> (f32, bool) {
        let wish = |block: usize, index: usize| self.wishes.of(block, index);
        let times = |condition: bool, factor: f32| if condition { factor } else { 1.0 };
        let board = &self.position.open().board;
        let units = |kinds: &[UnitKind], at: Province| {
            let owner = board.owner(at);
            owner.map_or(0, |owner| {
                kinds.iter().filter(|&&kind| board.of(owner, kind).contains(at)).count()
            })
        };
        match mv {
            Move::March(kind, from, to) => {
                let own = self.position.castle(self.seat);
                let gains = to != own && !board.held(self.seat).contains(to);
                let holds = self.stays_held(kind, from);
                let index = usize::from(!holds) + 2 * usize::from(!gains);
                let weight = wish(4, index)
                    * times(self.position.paying().contains(to), wish(4, 4))
                    * times(kind == UnitKind::Knight, wish(4, 5))
                    * times(self.winter, wish(4, 6));
                (weight, gains && holds)
            }
            Move::Attack(kind, from, to) => {
                let defenders = units(&UnitKind::ALL[..3], to);
                let is_castle =
                    board.owner(to).is_none_or(|owner| self.position.castle(owner) == to);
                let need = 2 * defenders as u8 + if is_castle { 4 } else { 0 };
                let weight = if is_castle { wish(5, 4) } else { wish(5, defenders) }
                    * times(self.gold < need, wish(5, 5))
                    * times(!self.stays_held(kind, from), wish(5, 6))
                    * times(kind == UnitKind::Knight, wish(5, 7))
                    * times(self.winter, wish(5, 8));
                (weight, defenders == 0 && !is_castle)
            }
            Move::Throw(_, to) => {
                let index = units(&UnitKind::ALL, to).clamp(1, 3) - 1;
                let weight = wish(6, index)
                    * times(self.gold < 2, wish(6, 3))
                    * times(self.winter, wish(6, 4));
                (weight, false)
            }
            _ => (1.0, false),
        }
    }

    /// Whether the province is still the seat's when a unit of this kind has left.
    fn stays_held(&self, kind: UnitKind, from: Province) -> bool {
        let board = &self.position.open().board;
        let stays = |&other: &UnitKind| other != kind && board.of(self.seat, other).contains(from);
        from == self.position.castle(self.seat) || UnitKind::ALL.iter().any(stays)
    }
}

/// The number of a weight, drawn by the weights.
pub fn draw(weights: &[f32], rng: &mut FastRng) -> usize {
    let total: f32 = weights.iter().sum();
    let mut point = unit(rng) * total;
    for (number, &weight) in weights.iter().enumerate() {
        if point < weight {
            return number;
        }
        point -= weight;
    }
    weights.len() - 1
}

/// A number from 0 to just below 1.
pub fn unit(rng: &mut FastRng) -> f32 {
    (rng.next_u64() >> 40) as f32 / (1u64 << 24) as f32
}
