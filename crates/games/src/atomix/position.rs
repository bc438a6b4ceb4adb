//! A game of ATOMIX: whose turn it is, what may be done, and how it ends. Fast, since machines play millions of them.

use serde::{Deserialize, Serialize};
use tablier_rules::{FastRng, Outcome, PerSeat, Rng, Seat};

use super::atoms::Atoms;
use super::board::Board;
use super::cell::{Cell, Lying};
use super::colour::Colour;
use super::moves::AtomixMove;
use super::points::Points;
use super::reactors::Reactors;
use super::row::Row;
use super::tile::{TILES, Tile};
use super::tile_set::TileSet;

/// Rule: at most four players, a colour each.
pub(super) const SEATS: usize = 4;

/// Rule: everybody holds three tiles.
pub(super) const HAND: usize = 3;

/// The most ways to lay the tiles of a hand: three tiles, three ways round each.
const WAYS: usize = HAND * 3;

/// What a player holds, in the order drawn.
pub type Hand = Row<Tile, HAND>;

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Everybody chooses a colour.
    Choosing,
    /// The first player lays the first tile.
    Opening,
    /// Everybody lays reactors.
    Building,
    /// Tiles are laid for points.
    Playing,
    /// Nothing any more.
    Over,
}

/// A turn that was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paid {
    /// Whose turn it was.
    pub seat: Seat,
    /// For what.
    pub points: Points,
}

/// A position of ATOMIX.
#[derive(Clone)]
pub struct Atomix {
    pub(super) seats: u8,
    pub(super) first: Seat,
    pub(super) turn: Seat,
    pub(super) stage: Stage,
    pub(super) colours: [Option<Colour>; SEATS],
    pub(super) reactors: Reactors,
    /// Kept from the end of building on.
    pub(super) board: Board,
    /// Every tile on the reactors, in the order laid.
    pub(super) laid: Row<Lying, TILES>,
    /// The tiles of passed hands.
    pub(super) discarded: TileSet,
    /// All tiles that lie open or left the game.
    pub(super) shown: TileSet,
    /// The first tile, drawn but not laid yet.
    pub(super) opening: Option<Tile>,
    pub(super) hands: [Hand; SEATS],
    /// Drawn from its end.
    pub(super) bag: Row<Tile, TILES>,
    pub(super) scores: [i32; SEATS],
    /// How many tiles were laid in this turn.
    pub(super) chain: u8,
    /// What the last of them pays if no other follows.
    pub(super) pending: Points,
    pub(super) paid: Option<Paid>,
    /// Whether somebody could not refill: no round follows.
    pub(super) last_round: bool,
}

impl Atomix {
    pub(super) fn new(seats: usize, first: Seat, bag: Row<Tile, TILES>) -> Atomix {
        Atomix {
            seats: seats as u8,
            first,
            turn: first,
            stage: Stage::Choosing,
            colours: [None; SEATS],
            reactors: Reactors::new(),
            board: Board::new(0),
            laid: Row::default(),
            discarded: TileSet::EMPTY,
            shown: TileSet::EMPTY,
            opening: None,
            hands: [Row::default(); SEATS],
            bag,
            scores: [0; SEATS],
            chain: 0,
            pending: Points::default(),
            paid: None,
            last_round: false,
        }
    }

    #[inline]
    pub(super) fn seats(&self) -> usize {
        self.seats.into()
    }

    /// Rule: five reactors for two players, six for three, seven for four.
    #[inline]
    pub(super) fn reactors_wanted(&self) -> usize {
        self.seats() + 3
    }

    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The tile laid just before in this turn.
    #[inline]
    pub(super) fn last_laid(&self) -> Option<Lying> {
        self.laid.last().copied().filter(|_| self.chain > 0)
    }

    pub(super) fn is_free(&self, colour: Colour) -> bool {
        !self.colours.contains(&Some(colour))
    }

    /// Rule: any cell that touches a tile; after the first tile of a turn only those that share a side with the last.
    #[inline]
    pub(super) fn reach(&self) -> u64 {
        match self.last_laid() {
            None => self.board.touched(),
            Some(last) => self.reactors.touching(last.cell),
        }
    }

    /// What a tile would pay the player whose turn it is, as the last of the turn.
    pub(super) fn points(&self, lying: Lying) -> Points {
        let own = self.colours[self.turn.index()];
        self.board.clone().lay(&self.reactors, lying, own)
    }

    /// Every way round of every tile in the hand that fits somewhere, with the cells; and on how many cells in all.
    #[inline]
    fn ways(&self) -> ([(Atoms, u8, u64); WAYS], usize, u32) {
        let mut ways = [(Atoms::default(), 0, 0); WAYS];
        let (mut count, mut total) = (0, 0);
        let reach = self.reach();
        for tile in self.hand(self.turn).iter() {
            let cells = reach & self.board.room(tile.value());
            if cells == 0 {
                continue;
            }
            for &atoms in tile.turns() {
                let cells = self.board.fits(atoms, cells);
                ways[count] = (atoms, tile.value(), cells);
                count += 1;
                total += cells.count_ones();
            }
        }
        (ways, count, total)
    }

    pub(super) fn list_moves(&self, moves: &mut Vec<AtomixMove>) {
        match self.stage {
            Stage::Choosing => {
                let free = Colour::ALL.into_iter().filter(|&colour| self.is_free(colour));
                moves.extend(free.map(AtomixMove::Choose));
            }
            Stage::Opening => moves.extend(self.openings()),
            Stage::Building => {
                moves.extend(self.reactors.sites().into_iter().map(AtomixMove::Build));
            }
            Stage::Playing => {
                let (ways, count, total) = self.ways();
                for &(atoms, value, cells) in &ways[..count] {
                    let lying = each(cells).map(|cell| Lying { cell, atoms, value });
                    moves.extend(lying.map(AtomixMove::Lay));
                }
                moves.extend(self.ending_move(total));
            }
            Stage::Over => {}
        }
    }

    /// Rule: after the first tile one may stop, even if nothing more fits; before it one passes only if nothing fits.
    #[inline]
    fn ending_move(&self, lays: u32) -> Option<AtomixMove> {
        match self.chain {
            0 if lays == 0 => Some(AtomixMove::Pass),
            0 => None,
            _ => Some(AtomixMove::Done),
        }
    }

    /// Rule: the first tile goes to any cell of A, any way round.
    fn openings(&self) -> impl Iterator<Item = AtomixMove> {
        let cells = (0..6).map(|place| Cell::new(0, place));
        self.opening.into_iter().flat_map(move |tile| {
            let value = tile.value();
            cells.clone().flat_map(move |cell| {
                tile.turns().iter().map(move |&atoms| AtomixMove::Lay(Lying { cell, atoms, value }))
            })
        })
    }

    /// A legal move, each as likely as the other.
    #[inline]
    pub(super) fn pick_move(&self, rng: &mut FastRng, moves: &mut Vec<AtomixMove>) -> AtomixMove {
        if self.stage != Stage::Playing {
            moves.clear();
            self.list_moves(moves);
            return moves[rng.below(moves.len())];
        }
        let (ways, count, total) = self.ways();
        let ending = self.ending_move(total);
        let mut skipped = rng.below(total as usize + usize::from(ending.is_some())) as u32;
        for &(atoms, value, mut cells) in &ways[..count] {
            let here = cells.count_ones();
            if skipped < here {
                for _ in 0..skipped {
                    cells &= cells - 1;
                }
                let cell = Cell::from_index(cells.trailing_zeros() as usize);
                return AtomixMove::Lay(Lying { cell, atoms, value });
            }
            skipped -= here;
        }
        ending.expect("the last number stands for the end of the turn")
    }

    pub(super) fn allows(&self, mv: AtomixMove) -> bool {
        match (self.stage, mv) {
            (Stage::Choosing, AtomixMove::Choose(colour)) => self.is_free(colour),
            (Stage::Opening, AtomixMove::Lay(lying)) => {
                self.opening == Some(lying.tile()) && lying.cell.reactor() == 0
            }
            (Stage::Building, AtomixMove::Build(center)) => self.reactors.may_add(center),
            (Stage::Playing, AtomixMove::Lay(lying)) => {
                let cells = self.reach() & self.board.room(lying.value) & lying.cell.bit();
                cells != 0
                    && self.hand(self.turn).contains(&lying.tile())
                    && self.board.fits(lying.atoms, cells) != 0
            }
            (Stage::Playing, AtomixMove::Done) => self.chain > 0,
            (Stage::Playing, AtomixMove::Pass) => self.chain == 0 && !self.can_lay(),
            _ => false,
        }
    }

    /// Whether any tile of the hand fits anywhere now.
    pub(super) fn can_lay(&self) -> bool {
        self.ways().2 > 0
    }

    #[inline]
    pub(super) fn make(&mut self, mv: AtomixMove) {
        match mv {
            AtomixMove::Choose(colour) => self.choose(colour),
            AtomixMove::Build(center) => {
                self.reactors.add(center);
                self.pass_on();
                if self.reactors.centers().len() == self.reactors_wanted() {
                    self.begin();
                }
            }
            AtomixMove::Lay(lying) if self.stage == Stage::Opening => self.open(lying),
            AtomixMove::Lay(lying) => self.lay(lying),
            AtomixMove::Done => self.count(),
            AtomixMove::Pass => self.discard(),
        }
    }

    fn choose(&mut self, colour: Colour) {
        self.colours[self.turn.index()] = Some(colour);
        self.pass_on();
        // Rule: no tile is seen before all colours are chosen.
        if self.turn == self.first {
            self.opening = self.bag.pop();
            self.shown = self.opening.into_iter().collect();
            self.stage = Stage::Opening;
        }
    }

    fn open(&mut self, lying: Lying) {
        self.laid.push(lying);
        self.opening = None;
        // Rule: three tiles each, dealt seat by seat from the first player.
        for _ in 0..self.seats {
            self.refill();
            self.pass_on();
        }
        self.stage = Stage::Building;
    }

    /// Rule: the first player takes the first turn, whoever laid the last reactor.
    fn begin(&mut self) {
        self.stage = Stage::Playing;
        self.turn = self.first;
        self.board = Board::new(self.reactors.cells());
        for &lying in self.laid.iter() {
            self.board.lay(&self.reactors, lying, None);
        }
    }

    #[inline]
    fn lay(&mut self, lying: Lying) {
        let seat = self.turn.index();
        let tile = lying.tile();
        self.hands[seat].remove(tile);
        self.laid.push(lying);
        self.shown = self.shown.with(tile);
        self.pending = self.board.lay(&self.reactors, lying, self.colours[seat]);
        self.chain += 1;
        if self.hands[seat].is_empty() {
            self.count();
        }
    }

    /// Rule: only the last tile of the turn is counted.
    #[inline]
    fn count(&mut self) {
        self.scores[self.turn.index()] += self.pending.total();
        self.paid = Some(Paid { seat: self.turn, points: self.pending });
        self.end_turn();
    }

    /// Rule: who can lay nothing shows the hand, which leaves the game.
    fn discard(&mut self) {
        let hand = &mut self.hands[self.turn.index()];
        for &tile in hand.iter() {
            self.discarded = self.discarded.with(tile);
            self.shown = self.shown.with(tile);
        }
        *hand = Row::default();
        self.paid = None;
        self.end_turn();
    }

    #[inline]
    fn end_turn(&mut self) {
        self.chain = 0;
        self.pending = Points::default();
        self.refill();
        self.pass_on();
        // Rule: once somebody cannot refill, the round is finished, and then the game is over.
        if self.last_round && self.turn == self.first {
            self.stage = Stage::Over;
        }
    }

    #[inline]
    fn refill(&mut self) {
        let hand = &mut self.hands[self.turn.index()];
        while hand.len() < HAND {
            match self.bag.pop() {
                Some(tile) => hand.push(tile),
                None => {
                    self.last_round = true;
                    return;
                }
            }
        }
    }

    #[inline]
    fn pass_on(&mut self) {
        self.turn = self.turn.next(self.seats());
    }

    /// Rule: most points win, equal ones share the place.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let scores = PerSeat::from_fn(self.seats(), |seat| self.scores[seat.index()]);
        (self.stage == Stage::Over).then(|| Outcome::by_score(scores, "bag"))
    }

    /// The move nobody needs to be asked for. Rule: of four players the last one takes the colour that is left; the end
    /// of a turn is always said, for it would tell of the hand.
    pub(super) fn only_move(&self) -> Option<AtomixMove> {
        if self.stage != Stage::Choosing {
            return None;
        }
        let mut free = Colour::ALL.into_iter().filter(|&colour| self.is_free(colour));
        let only = free.next().filter(|_| free.next().is_none());
        only.map(AtomixMove::Choose)
    }

    /// Whether a legal move brings to light what somebody could not know.
    pub(super) fn reveals(&self, mv: AtomixMove) -> bool {
        match mv {
            // The first tile is drawn when all have a colour.
            AtomixMove::Choose(_) => self.turn.next(self.seats()) == self.first,
            AtomixMove::Build(_) => false,
            // The hands are dealt after the first tile; the third tile of a turn is followed by drawing.
            AtomixMove::Lay(_) if self.stage == Stage::Opening => true,
            AtomixMove::Lay(_) => self.hand(self.turn).len() == 1 && !self.bag.is_empty(),
            AtomixMove::Done => !self.bag.is_empty(),
            AtomixMove::Pass => true,
        }
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
