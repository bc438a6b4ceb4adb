//! What may be decided in a position of ATOMIX: every move, one at random, or whether a given one is allowed.

use tablier_rules::{FastRng, Rng};

use super::atoms::Atoms;
use super::cell::{Cell, Lying};
use super::colour::Colour;
use super::moves::Move;
use super::position::{Atomix, HAND, Phase};

/// The most ways to lay the tiles of a hand: three tiles, three ways round each.
const WAYS: usize = HAND * 3;

impl Atomix {
    /// Rule: any cell that touches a tile; after the first tile of a turn only those that share a side with the last.
    #[inline]
    pub(super) fn reach(&self) -> u64 {
        match self.last_laid() {
            None => self.board.touched(),
            Some(last) => self.reactors.touching(last.cell),
        }
    }

    /// Every way the tiles of the hand fit somewhere now.
    #[inline]
    fn ways(&self) -> Ways {
        let mut ways = Ways { ways: [Way::default(); WAYS], count: 0, total: 0 };
        let reach = self.reach();
        for tile in self.hand(self.turn).iter() {
            let value = tile.value();
            let cells = reach & self.board.room(value);
            if cells == 0 {
                continue;
            }
            for &atoms in tile.turns() {
                let cells = self.board.fits(atoms, cells);
                let lays = cells.count_ones();
                // A way that fits nowhere is written over: quicker than a branch nobody can foresee.
                ways.ways[ways.count] = Way { atoms, value, cells, lays };
                ways.count += usize::from(lays > 0);
                ways.total += lays;
            }
        }
        ways
    }

    pub(super) fn list_moves(&self, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Choosing => {
                let free = Colour::ALL.into_iter().filter(|&colour| self.is_free(colour));
                moves.extend(free.map(Move::Choose));
            }
            Phase::Opening => moves.extend(self.openings()),
            Phase::Building => {
                moves.extend(self.reactors.sites().into_iter().map(Move::Build));
            }
            Phase::Playing => {
                let ways = self.ways();
                for &Way { atoms, value, cells, .. } in ways.iter() {
                    let lying = each(cells).map(|cell| Lying { cell, atoms, value });
                    moves.extend(lying.map(Move::Lay));
                }
                moves.extend(self.ending_move(ways.total));
            }
            Phase::Over => {}
        }
    }

    /// Rule: after the first tile one may stop, even if nothing more fits; before it one passes only if nothing fits.
    #[inline]
    fn ending_move(&self, lays: u32) -> Option<Move> {
        match self.chain {
            0 if lays == 0 => Some(Move::Pass),
            0 => None,
            _ => Some(Move::Done),
        }
    }

    /// Rule: the first tile goes to any cell of A, any way round.
    fn openings(&self) -> impl Iterator<Item = Move> {
        let cells = (0..6).map(|place| Cell::new(0, place));
        self.opening.into_iter().flat_map(move |tile| {
            let value = tile.value();
            cells.clone().flat_map(move |cell| {
                tile.turns().iter().map(move |&atoms| Move::Lay(Lying { cell, atoms, value }))
            })
        })
    }

    /// A legal move, each as likely as the other.
    #[inline]
    pub(super) fn pick_move(&self, rng: &mut FastRng, moves: &mut Vec<Move>) -> Move {
        match self.phase {
            Phase::Playing => {}
            Phase::Building => return Move::Build(self.reactors.pick_site(rng)),
            _ => {
                moves.clear();
                self.list_moves(moves);
                return moves[rng.below(moves.len())];
            }
        }
        let ways = self.ways();
        let ending = self.ending_move(ways.total);
        let mut skipped = rng.below(ways.total as usize + usize::from(ending.is_some())) as u32;
        for &Way { atoms, value, mut cells, lays } in ways.iter() {
            if skipped < lays {
                for _ in 0..skipped {
                    cells &= cells - 1;
                }
                let cell = Cell::from_index(cells.trailing_zeros() as usize);
                return Move::Lay(Lying { cell, atoms, value });
            }
            skipped -= lays;
        }
        ending.expect("the last number stands for the end of the turn")
    }

    pub(super) fn allows(&self, mv: Move) -> bool {
        match (self.phase, mv) {
            (Phase::Choosing, Move::Choose(colour)) => self.is_free(colour),
            (Phase::Opening, Move::Lay(lying)) => {
                self.opening == Some(lying.tile()) && lying.cell.reactor() == 0
            }
            (Phase::Building, Move::Build(center)) => self.reactors.may_add(center),
            (Phase::Playing, Move::Lay(lying)) => {
                let cells = self.reach() & self.board.room(lying.value) & lying.cell.bit();
                cells != 0
                    && self.hand(self.turn).contains(&lying.tile())
                    && self.board.fits(lying.atoms, cells) != 0
            }
            (Phase::Playing, Move::Done) => self.chain > 0,
            (Phase::Playing, Move::Pass) => self.chain == 0 && !self.can_lay(),
            _ => false,
        }
    }

    /// Whether any tile of the hand fits anywhere now.
    pub(super) fn can_lay(&self) -> bool {
        self.ways().total > 0
    }

    /// The move nobody needs to be asked for. Rule: of four players the last one takes the colour that is left; the end
    /// of a turn is always said, for it would tell of the hand.
    pub(super) fn only_move(&self) -> Option<Move> {
        if self.phase != Phase::Choosing {
            return None;
        }
        let mut free = Colour::ALL.into_iter().filter(|&colour| self.is_free(colour));
        let only = free.next().filter(|_| free.next().is_none());
        only.map(Move::Choose)
    }
}

/// A tile of the hand, one way round, and the cells where it fits.
#[derive(Clone, Copy, Default)]
struct Way {
    atoms: Atoms,
    value: u8,
    /// How many cells these are.
    lays: u32,
    cells: u64,
}

/// All ways to lay a tile of the hand.
struct Ways {
    ways: [Way; WAYS],
    count: usize,
    /// On how many cells in all.
    total: u32,
}

impl Ways {
    #[inline]
    fn iter(&self) -> std::slice::Iter<'_, Way> {
        self.ways[..self.count].iter()
    }
}

/// The cells of a set.
pub(super) fn each(mut cells: u64) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let cell = (cells != 0).then(|| Cell::from_index(cells.trailing_zeros() as usize))?;
        cells &= cells - 1;
        Some(cell)
    })
}
