//! The action card Move & attack: which unit may go where, and against whom. What happens in a fight is in `fight.rs`.

use tablier_rules::Seat;

use super::moves::Move;
use super::position::{Epix, Phase};
use super::province::{Province, Provinces};
use super::unit::{PIECES, UnitKind};

/// What one unit may do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reach {
    pub(super) piece: usize,
    pub(super) from: Province,
    /// Where it may move.
    pub(super) moves: Provinces,
    /// What it may attack.
    pub(super) attacks: Provinces,
}

impl Reach {
    pub(super) fn kind(&self) -> UnitKind {
        UnitKind::of(self.piece)
    }

    /// The move to a province in reach.
    #[inline]
    pub(super) fn to(&self, target: Province) -> Move {
        let kind = self.kind();
        if self.moves.contains(target) {
            Move::March(kind, self.from, target)
        } else if kind == UnitKind::Catapult {
            Move::Throw(self.from, target)
        } else {
            Move::Attack(kind, self.from, target)
        }
    }
}

/// How a player's units find the land, the same for all of them.
pub(super) struct Lie {
    /// Empty or own: soldiers and catapults may pass.
    free: Provinces,
    /// Units of others.
    enemies: Provinces,
    /// What soldiers and knights may attack as things stand.
    assailable: Provinces,
    /// Where knights never go.
    heights: Provinces,
}

impl Epix {
    pub(super) fn lie(&self, seat: Seat) -> Lie {
        let board = &self.open.board;
        let enemies = board.held_against(seat, self.players());
        // Rule: a foreign castle is never empty: its garrison is always there.
        let castles = self.map.castles.without(self.map.castle(seat).set());
        let assailable =
            if self.gold(seat) > 0 { enemies | castles } else { self.open_gates(seat, enemies) };
        Lie {
            free: !(enemies | castles),
            enemies,
            assailable,
            heights: Province::KILIMANDJORA.set().when(!self.powers(seat).knights_climb),
        }
    }

    /// Provinces that are entered without a fight and without gold.
    // Rule: catapults never defend: a province that holds only catapults is entered and they are converted.
    fn open_gates(&self, seat: Seat, enemies: Provinces) -> Provinces {
        let mut gates = Provinces::EMPTY;
        for other in Seat::all(self.players()).filter(|&other| other != seat) {
            let board = &self.open.board;
            let defended = board.of(other, UnitKind::Soldier)
                | board.of(other, UnitKind::Knight)
                | board.of(other, UnitKind::Camp);
            gates |= board.of(other, UnitKind::Catapult).without(defended);
        }
        (gates & enemies).without(self.map.castles)
    }

    /// The provinces that touch this one for soldiers and knights of a player.
    #[inline]
    pub(super) fn near_for(&self, seat: Seat, from: Province) -> Provinces {
        let near = self.map.near(from);
        if !self.powers(seat).smuggles {
            return near;
        }
        let way = if from == Province::LOCHMESS {
            Province::BROCELAND.set()
        } else if from == Province::BROCELAND {
            Province::LOCHMESS.set()
        } else {
            Provinces::EMPTY
        };
        near | way
    }

    /// What the piece in this province may do.
    #[inline]
    pub(super) fn reach(&self, seat: Seat, piece: usize, from: Province, lie: &Lie) -> Reach {
        let kind = UnitKind::of(piece);
        let nothing = Reach { piece, from, moves: Provinces::EMPTY, attacks: Provinces::EMPTY };
        if self.open.acted & 1 << piece != 0 {
            return nothing;
        }
        // Rule: a unit may pass through but not stop in a province that holds its equal.
        let equals = self.open.board.of(seat, kind);
        match kind {
            // Rule: a camp neither moves nor attacks.
            UnitKind::Camp => nothing,
            // Rule: a soldier moves to one adjacent empty or own province, or attacks one adjacent province.
            UnitKind::Soldier => {
                let near = self.near_for(seat, from);
                let mut moves = near & lie.free;
                if self.powers(seat).soldier_steps > 1 {
                    for through in moves.iter() {
                        moves |= self.near_for(seat, through) & lie.free;
                    }
                }
                Reach { moves: moves.without(equals), attacks: near & lie.assailable, ..nothing }
            }
            // Rule: a knight never enters, crosses or attacks Kilimandjora.
            UnitKind::Knight => {
                let near = self.near_for(seat, from).without(lie.heights);
                // Rule: a knight moves again only after a fight, an entry or another unit's action.
                let rides = self.open.strolled & (1 << piece) == 0;
                let moves = self.ride(seat, near, lie).without(equals).when(rides);
                Reach { moves, attacks: near & lie.assailable, ..nothing }
            }
            UnitKind::Catapult => {
                let rolls = self.powers(seat).catapults_roll;
                let moves = (self.map.near(from) & lie.free).without(equals).when(rolls);
                let attacks = self.throws(seat, from, lie).when(self.gold(seat) > 0);
                Reach { moves, attacks, ..nothing }
            }
        }
    }

    /// Any distance through empty or own provinces, from the provinces next to a knight.
    #[inline]
    fn ride(&self, seat: Seat, near: Provinces, lie: &Lie) -> Provinces {
        let free = lie.free.without(lie.heights);
        let mut reached = near & free;
        let mut edge = reached;
        while !edge.is_empty() {
            let mut further = Provinces::EMPTY;
            for through in edge.iter() {
                further |= self.near_for(seat, through);
            }
            edge = (further & free).without(reached);
            reached |= edge;
        }
        reached
    }

    // Rule: a catapult attacks at distance 1, never Kilimandjora; from Kilimandjora at distance 1 or 2. It does not
    // attack a province without units.
    #[inline]
    fn throws(&self, seat: Seat, from: Province, lie: &Lie) -> Provinces {
        let far = from == Province::KILIMANDJORA || self.powers(seat).reach > 1;
        let range = if far { self.map.within_two(from) } else { self.map.near(from) };
        (range & lie.enemies).without(Province::KILIMANDJORA.set())
    }

    /// What every piece on the map of whose turn it is may do, those that may do nothing included.
    #[inline]
    pub(super) fn for_each_reach(&self, mut look: impl FnMut(Reach)) {
        let seat = self.open.turn;
        let lie = self.lie(seat);
        for piece in (0..PIECES).filter(|&piece| UnitKind::of(piece) != UnitKind::Camp) {
            if let super::board::Spot::At(from) = self.open.board.spot(seat, piece) {
                look(self.reach(seat, piece, from, &lie));
            }
        }
    }

    pub(super) fn list_marches(&self, moves: &mut Vec<Move>) {
        self.for_each_reach(|reach| {
            moves.extend((reach.moves | reach.attacks).iter().map(|target| reach.to(target)));
        });
        moves.push(Move::End);
    }

    /// What the unit of this kind in this province may do, if it is there.
    pub(super) fn reach_of(&self, seat: Seat, kind: UnitKind, from: Province) -> Option<Reach> {
        let piece = self.open.board.piece(seat, kind, from)?;
        Some(self.reach(seat, piece, from, &self.lie(seat)))
    }

    /// Carries a move out.
    pub(super) fn march(&mut self, kind: UnitKind, from: Province, to: Province) {
        let seat = self.open.turn;
        let Some(piece) = self.open.board.piece(seat, kind, from) else { return };
        self.open.board.shift(seat, piece, from, to);
        if kind == UnitKind::Knight {
            self.stroll(1 << piece);
        } else {
            self.free_knights();
            self.open.acted |= 1 << piece;
        }
        self.open.phase = Phase::March;
    }

    // Rule: no endless strolling. Another knight's move is an action that lets a knight move again, but only its first since
    // anything else happened: otherwise two knights could take turns for ever.
    fn stroll(&mut self, knight: u16) {
        let others = if self.open.rode & knight == 0 { 0 } else { self.open.strolled };
        self.open.strolled = others | knight;
        self.open.rode |= knight;
    }

    /// A fight, an entry or the action of another kind of unit: knights may move again.
    pub(super) fn free_knights(&mut self) {
        self.open.strolled = 0;
        self.open.rode = 0;
    }
}
