//! Attacks: the defenders one by one, the hidden stake and the guess, breaking off, entering, conversion.

use tablier_rules::Seat;

use super::moves::{Move, Names};
use super::position::{Clash, Epix, Fight, Foe, Phase};
use super::province::Province;
use super::unit::UnitKind;

impl Epix {
    /// A soldier or a knight attacks.
    pub(super) fn attack(&mut self, kind: UnitKind, from: Province, target: Province) {
        self.free_knights();
        let Some(defender) = self.defender_of(target) else { return };
        match self.next_foe(defender, target) {
            Some(foe) => {
                self.open.fight = Some(Fight { defender, kind, from, target, foe });
                self.open.phase = Phase::Stake;
            }
            None => self.enter(Fight { defender, kind, from, target, foe: Foe::Garrison }),
        }
    }

    /// A catapult attacks.
    pub(super) fn throw(&mut self, from: Province, target: Province) {
        self.free_knights();
        if let Some(fight) = self.first_fight(UnitKind::Catapult, from, target) {
            self.open.fight = Some(fight);
            self.open.phase = Phase::Stake;
        }
    }

    /// The fight that an attack on a province begins with; none where nobody defends it.
    pub(super) fn first_fight(
        &self,
        kind: UnitKind,
        from: Province,
        target: Province,
    ) -> Option<Fight> {
        let defender = self.defender_of(target)?;
        let foe = match kind {
            UnitKind::Catapult => Foe::Everything,
            _ => self.next_foe(defender, target)?,
        };
        Some(Fight { defender, kind, from, target, foe })
    }

    /// Who defends a province: whose units are there, or whose castle it is.
    fn defender_of(&self, target: Province) -> Option<Seat> {
        let castle = || Seat::all(self.players()).find(|&seat| self.map.castle(seat) == target);
        self.open.board.owner(target).or_else(castle)
    }

    /// The next to defend.
    // Rule: soldier, then knight, then camp; in a castle, then the garrison. Catapults never defend.
    fn next_foe(&self, defender: Seat, target: Province) -> Option<Foe> {
        let there = |kind: &UnitKind| self.open.board.of(defender, *kind).contains(target);
        let unit = [UnitKind::Soldier, UnitKind::Knight, UnitKind::Camp].into_iter().find(there);
        let garrison = (self.map.castle(defender) == target).then_some(Foe::Garrison);
        unit.map(Foe::Unit).or(garrison)
    }

    /// How many amounts the defender of the fight under way names.
    pub(super) fn names(&self, fight: &Fight) -> u8 {
        let Fight { defender, target, foe, .. } = *fight;
        let (attacker, defence) = (self.powers(self.open.turn), self.powers(defender));
        let mountain = target == Province::KILIMANDJORA;
        // Rule: double are soldier and camp on Kilimandjora; soldiers, knights and garrison in a castle.
        let double = if self.map.castles.contains(target) {
            !attacker.saps
        } else if defence.ramparts && self.map.realm(defender).contains(target) {
            true
        } else {
            match foe {
                Foe::Unit(UnitKind::Soldier) => mountain,
                Foe::Unit(UnitKind::Camp) => mountain || defence.palisades,
                Foe::Unit(UnitKind::Knight | UnitKind::Catapult)
                | Foe::Garrison
                | Foe::Everything => false,
            }
        };
        if double { defence.double } else { 1 }
    }

    /// How many amounts are named: never more than there are.
    // Rule: if there are no more amounts than names, all are named.
    #[inline]
    pub fn names_due(&self) -> u8 {
        let gold = self.gold(self.open.turn);
        self.open.fight.map_or(0, |fight| self.names(&fight).min(gold))
    }

    pub(super) fn commit(&mut self, stake: u8) {
        self.stake = stake;
        self.open.phase = Phase::Answer;
    }

    pub(super) fn answer(&mut self, named: Names) {
        let Some(fight) = self.open.fight else { return };
        let (attacker, stake) = (self.open.turn, self.stake);
        // Rule: named, the attack fails; the stake is spent either way.
        let won = !named.contains(stake);
        let mut amounts = [0; 3];
        amounts[..named.amounts().len()].copy_from_slice(named.amounts());
        self.open.clash = Some(Clash { attacker, fight, stake, named: amounts, won });
        self.resolve(fight, stake, won);
    }

    /// What follows from a fight.
    pub(super) fn resolve(&mut self, fight: Fight, stake: u8, won: bool) {
        let attacker = self.open.turn;
        self.stake = 0;
        self.pay(attacker, stake);
        if won && self.powers(attacker).refund {
            self.earn(attacker, stake / 2);
        }
        match (fight.foe, won) {
            (Foe::Everything, _) => self.shatter(fight, won),
            (_, false) => self.fail(fight),
            (Foe::Unit(kind), true) => {
                // Rule: a beaten defender goes to its owner's reserve, except a camp, which stays to be converted.
                if kind == UnitKind::Camp {
                    self.enter(fight);
                } else {
                    self.eliminate(fight.defender, kind, fight.target);
                    self.advance(fight);
                }
            }
            // Rule: the garrison beaten, the attacker takes the castle and wins at once.
            (Foe::Garrison, true) => {
                self.open.taken = Some((attacker, fight.target));
                self.open.fight = None;
                self.open.phase = Phase::Over;
            }
        }
    }

    /// A defender is beaten: to the next one, or in.
    fn advance(&mut self, fight: Fight) {
        match self.next_foe(fight.defender, fight.target) {
            None => self.enter(fight),
            Some(foe) => {
                self.open.fight = Some(Fight { foe, ..fight });
                // Rule: without gold left between two fights the attacker breaks off.
                if self.gold(self.open.turn) == 0 {
                    self.break_off();
                } else {
                    self.open.phase = Phase::Between;
                }
            }
        }
    }

    /// Sends a unit to its owner's reserve.
    fn eliminate(&mut self, owner: Seat, kind: UnitKind, at: Province) {
        self.open.board.remove(owner, kind, at);
        let due = self.powers(self.open.turn).plunder.min(self.gold(owner));
        self.pay(owner, due);
        self.earn(self.open.turn, due);
    }

    fn fail(&mut self, fight: Fight) {
        let attacker = self.open.turn;
        if self.powers(attacker).spares && !self.open.spared.contains(attacker) {
            self.open.spared = self.open.spared.with(attacker);
            self.break_off();
            return;
        }
        self.open.board.remove(attacker, fight.kind, fight.from);
        self.back_to_march();
    }

    // Rule: a soldier that breaks off stays where it came from and is done; a knight may go on elsewhere.
    pub(super) fn break_off(&mut self) {
        if let Some(fight) = self.open.fight {
            self.tire(fight.kind, fight.from);
        }
        self.back_to_march();
    }

    /// A soldier has had its action.
    fn tire(&mut self, kind: UnitKind, at: Province) {
        if kind == UnitKind::Soldier
            && let Some(piece) = self.open.board.piece(self.open.turn, kind, at)
        {
            self.open.acted |= 1 << piece;
        }
    }

    fn back_to_march(&mut self) {
        self.open.fight = None;
        self.open.phase = Phase::March;
    }

    // Rule: all defenders beaten, the attacker must enter; camps and catapults there are converted.
    fn enter(&mut self, fight: Fight) {
        let attacker = self.open.turn;
        let Fight { defender, kind, from, target, .. } = fight;
        for converted in [UnitKind::Camp, UnitKind::Catapult] {
            if !self.open.board.of(defender, converted).contains(target) {
                continue;
            }
            // Rule: conversion replaces the piece by one from the attacker's reserve; if there is none, it just leaves.
            self.open.board.remove(defender, converted, target);
            if let Some(piece) = self.open.board.place(attacker, converted, target) {
                // Rule: a converted catapult is usable from the next season on.
                self.open.acted |= 1 << piece;
            }
        }
        if let Some(piece) = self.open.board.piece(attacker, kind, from) {
            self.open.board.shift(attacker, piece, from, target);
        }
        self.tire(kind, target);
        self.back_to_march();
    }

    // Rule: success sends every unit there to its owner's reserve, never the garrison; the catapult is back in its
    // owner's reserve after the attack, whatever the outcome.
    fn shatter(&mut self, fight: Fight, won: bool) {
        self.open.board.remove(self.open.turn, UnitKind::Catapult, fight.from);
        if won {
            for kind in UnitKind::ALL {
                if self.open.board.of(fight.defender, kind).contains(fight.target) {
                    self.eliminate(fight.defender, kind, fight.target);
                }
            }
        }
        self.back_to_march();
    }

    pub(super) fn list_fight(&self, moves: &mut Vec<Move>) {
        let gold = self.gold(self.open.turn);
        match self.open.phase {
            // Rule: a stake of 1 to all own gold.
            Phase::Stake => moves.extend((1..=gold).map(Move::Stake)),
            Phase::Answer => list_names(gold, self.names_due(), moves),
            Phase::Between => moves.extend([Move::On, Move::Break]),
            _ => {}
        }
    }
}

// Rule: the amounts named are distinct and lie between 1 and the attacker's gold.
fn list_names(gold: u8, count: u8, moves: &mut Vec<Move>) {
    let name = |amounts: &[u8]| Names::new(amounts).map(Move::Name);
    for low in 1..=gold {
        match count {
            1 => moves.extend(name(&[low])),
            2 => moves.extend((low + 1..=gold).filter_map(|high| name(&[low, high]))),
            _ => {
                for middle in low + 1..=gold {
                    moves.extend((middle + 1..=gold).filter_map(|high| name(&[low, middle, high])));
                }
            }
        }
    }
}
