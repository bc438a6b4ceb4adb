//! A position of SIX to search in: turns are made and taken back, and every figure knows how many tiles it has. Knows no
//! search. Turns that complete a figure are never made: [`super::threats`] sees them before.

use tablier_geometry::Hex;

use super::plane::{ANCHORS, ARCS, KINDS, SLOTS, STEPS, beyond, slot};
use super::turn::{TILES, TileSet, Turn, each};
use super::weights::{NEAR, TEMPO, TILE, WORTH};
use crate::{View, tile_key};

/// A cell without a tile.
pub const EMPTY: u8 = u8::MAX;

/// A number for each figure: its kind and its anchor.
pub type FigureId = u16;

const RED: TileSet = (1 << TILES) - 1;

/// What is needed to take a turn back.
#[derive(Clone, Copy)]
struct Undo {
    turn: Turn,
    /// Where the tile lay, if on the table.
    from: Option<Hex>,
    sum: u64,
    corner: Hex,
    was_placing: bool,
}

/// See above.
#[derive(Clone)]
pub struct State {
    /// The tile on each cell.
    pub cells: Box<[u8; SLOTS]>,
    counts: Box<[[u8; SLOTS]; KINDS]>,
    /// Where in its list a figure near its end is.
    listed: Box<[[u8; SLOTS]; KINDS]>,
    /// The figures near their ends, by what [`NEAR`] says of them.
    near: [Vec<FigureId>; 5],
    /// Where each tile lies, or lay last.
    pub places: [Hex; 2 * TILES],
    /// The tiles on the table.
    pub lying: TileSet,
    /// The colour to move.
    pub colour: usize,
    pub laid: [u8; 2],
    tiles_each: u8,
    pub capture: bool,
    /// Turns of phase 2 so far.
    pub moved: usize,
    /// What the figures are worth to red.
    value: i32,
    sum: u64,
    corner: Hex,
    /// Keys of the positions of phase 2; those from `root` on came up in thought only, but for the first.
    keys: Vec<u64>,
    root: usize,
    undo: Vec<Undo>,
}

impl State {
    /// The position of a view.
    pub fn new(view: &View) -> State {
        let mut state = State {
            cells: Box::new([EMPTY; SLOTS]),
            counts: Box::new([[0; SLOTS]; KINDS]),
            listed: Box::new([[0; SLOTS]; KINDS]),
            near: Default::default(),
            places: [Hex::ORIGIN; 2 * TILES],
            lying: 0,
            colour: view.turn.index() % 2,
            laid: [0, 1].map(|colour| view.tiles[colour].len() as u8),
            tiles_each: view.tiles[0].len() as u8 + view.left[0],
            capture: view.capture,
            moved: view.phase_2_moves,
            value: 0,
            sum: 0,
            corner: Hex::ORIGIN,
            keys: view.history.clone(),
            root: view.history.len().saturating_sub(1),
            undo: Vec::new(),
        };
        for (colour, tiles) in view.tiles.iter().enumerate() {
            for (number, place) in tiles.iter().enumerate() {
                if let Some(cell) = *place {
                    state.lay(colour * TILES + number, cell);
                }
            }
        }
        state.recount_key();
        state
    }

    /// Whether the side to move lays a tile of its reserve, or whoever is to move after so many more turns. Each colour
    /// counts its own tiles, since a turn that is handed over leaves one of them behind.
    #[inline]
    pub fn is_placing(&self, later: u8) -> bool {
        let colour = self.colour ^ usize::from(later % 2);
        self.laid[colour] + later / 2 < self.tiles_each
    }

    /// The tiles of a colour on the table.
    #[inline]
    pub fn lying_of(&self, colour: usize) -> TileSet {
        self.lying & if colour == 0 { RED } else { !RED }
    }

    /// The tile of its reserve that a colour lays next.
    #[inline]
    pub fn next_tile(&self, colour: usize) -> usize {
        colour * TILES + usize::from(self.laid[colour])
    }

    /// How well the side to move stands by its figures.
    #[inline]
    pub fn value(&self) -> i32 {
        TEMPO + if self.colour == 0 { self.value } else { -self.value }
    }

    /// A number for the position, up to translation, with the colour to move: the key of the rules.
    #[inline]
    pub fn key(&self) -> u64 {
        self.sum.wrapping_add(self.colour as u64)
    }

    /// The figures with four tiles of a colour and none of the other.
    #[inline]
    pub fn fours(&self, colour: usize) -> &[FigureId] {
        &self.near[1 + 2 * colour]
    }

    /// The figures with five tiles of a colour and none of the other.
    #[inline]
    pub fn fives(&self, colour: usize) -> &[FigureId] {
        &self.near[2 + 2 * colour]
    }

    /// What the figures would be worth more to a colour if one of its tiles lay on this empty cell.
    #[inline]
    pub fn lay_gain(&self, here: usize, colour: usize) -> i32 {
        self.gain::<true>(here, colour)
    }

    /// What the figures would be worth more to a colour if its tile on this cell were gone.
    #[inline]
    pub fn lift_gain(&self, here: usize, colour: usize) -> i32 {
        self.gain::<false>(here, colour)
    }

    #[inline]
    fn gain<const LAY: bool>(&self, here: usize, colour: usize) -> i32 {
        let unit = 1 << (4 * colour);
        let mut gain = 0;
        for (kind, anchors) in ANCHORS.iter().enumerate() {
            for &way in anchors {
                let old = self.counts[kind][beyond(here, way)];
                let new = if LAY { old + unit } else { old - unit };
                let worth = |count: u8| i32::from(WORTH[kind][usize::from(count & 127)]);
                gain += worth(new) - worth(old);
            }
        }
        if colour == 0 { gain } else { -gain }
    }

    /// The tiles beside a cell.
    #[inline]
    pub fn beside(&self, here: usize) -> TileSet {
        let mut beside = 0;
        for step in STEPS {
            let tile = self.cells[beyond(here, step)];
            beside |= u64::from(tile != EMPTY) << (tile & 63);
        }
        beside
    }

    /// Into how many arcs the tiles beside a cell fall.
    #[inline]
    pub fn arcs(&self, here: usize) -> u8 {
        let mut sides = 0;
        for (side, step) in STEPS.into_iter().enumerate() {
            sides |= usize::from(self.cells[beyond(here, step)] != EMPTY) << side;
        }
        ARCS[sides]
    }

    /// Whether the other tiles would still hang together without this one.
    pub fn is_free(&self, tile: usize) -> bool {
        let here = slot(self.places[tile]);
        if self.arcs(here) <= 1 {
            return true;
        }
        let goals = self.beside(here);
        let others = self.lying & !(1 << tile);
        goals & !self.reach(goals.trailing_zeros() as usize, others, goals) == 0
    }

    /// The tiles of a colour without which the others would still hang together.
    pub fn free_tiles(&self, colour: usize) -> TileSet {
        let own = self.lying_of(colour);
        let single = |&tile: &usize| self.arcs(slot(self.places[tile])) <= 1;
        let mut free = each(own).filter(single).fold(0, |free, tile| free | 1 << tile);
        if free == own {
            return free;
        }
        let mut beside = [0; 2 * TILES];
        each(self.lying).for_each(|tile| beside[tile] = self.beside(slot(self.places[tile])));
        for tile in each(own & !free) {
            let (goals, others) = (beside[tile], self.lying & !(1 << tile));
            let mut reached = goals & goals.wrapping_neg();
            let mut next = reached;
            while next != 0 && goals & !reached != 0 {
                let new = beside[next.trailing_zeros() as usize] & others & !reached;
                reached |= new;
                next = (next & (next - 1)) | new;
            }
            free |= u64::from(goals & !reached == 0) << tile;
        }
        free
    }

    /// The tiles among `others` that hang together with `start`, at least as far as needed to tell which of the goals do.
    pub fn reach(&self, start: usize, others: TileSet, goals: TileSet) -> TileSet {
        let mut reached: TileSet = 1 << start;
        let mut next = reached;
        while next != 0 && goals & !reached != 0 {
            let tile = next.trailing_zeros() as usize;
            let new = self.beside(slot(self.places[tile])) & others & !reached;
            reached |= new;
            next = (next & (next - 1)) | new;
        }
        reached
    }

    /// Whether the position has stood before: once in thought, or twice on the table.
    pub fn is_repeated(&self) -> bool {
        let Some((key, before)) = self.keys.split_last() else {
            return false;
        };
        let (played, thought) = before.split_at(self.root.min(before.len()));
        thought.contains(key) || played.iter().filter(|&other| other == key).count() >= 2
    }

    #[inline]
    fn lay(&mut self, tile: usize, cell: Hex) {
        let here = slot(cell);
        self.cells[here] = tile as u8;
        self.places[tile] = cell;
        self.lying |= 1 << tile;
        self.change::<true>(here, tile / TILES);
    }

    #[inline]
    fn lift(&mut self, tile: usize) {
        let here = slot(self.places[tile]);
        self.cells[here] = EMPTY;
        self.lying &= !(1 << tile);
        self.change::<false>(here, tile / TILES);
    }

    #[inline]
    fn change<const LAY: bool>(&mut self, here: usize, colour: usize) {
        let unit = 1 << (4 * colour);
        let mut value = 0;
        for (kind, anchors) in ANCHORS.iter().enumerate() {
            for &way in anchors {
                let anchor = beyond(here, way);
                let old = self.counts[kind][anchor];
                let new = if LAY { old + unit } else { old - unit };
                self.counts[kind][anchor] = new;
                let (old, new) = (usize::from(old & 127), usize::from(new & 127));
                value += i32::from(WORTH[kind][new]) - i32::from(WORTH[kind][old]);
                if NEAR[old] | NEAR[new] != 0 {
                    self.relist(kind, anchor, usize::from(NEAR[old]), usize::from(NEAR[new]));
                }
            }
        }
        if self.capture {
            value += if (colour == 0) == LAY { TILE } else { -TILE };
        }
        self.value += value;
    }

    fn relist(&mut self, kind: usize, anchor: usize, old: usize, new: usize) {
        if old != 0 {
            let index = usize::from(self.listed[kind][anchor]);
            self.near[old].swap_remove(index);
            if let Some(&moved) = self.near[old].get(index) {
                self.listed[usize::from(moved) / SLOTS][usize::from(moved) % SLOTS] = index as u8;
            }
        }
        if new != 0 {
            self.listed[kind][anchor] = self.near[new].len() as u8;
            self.near[new].push((kind * SLOTS + anchor) as FigureId);
        }
    }

    /// Carries out a turn that is legal and completes no figure.
    pub fn make(&mut self, turn: Turn) {
        let was_placing = self.is_placing(0);
        let (sum, corner) = (self.sum, self.corner);
        let mut from = None;
        if !turn.is_pass() {
            let tile = usize::from(turn.tile);
            let mut leaves_edge = turn.gone != 0;
            if self.lying & (1 << tile) != 0 {
                let place = self.places[tile];
                from = Some(place);
                leaves_edge |= place.q == corner.q || place.r == corner.r;
                self.sum = self.sum.wrapping_sub(self.tile_key(tile));
                self.lift(tile);
            }
            each(turn.gone).for_each(|gone| self.lift(gone));
            self.lay(tile, turn.to);
            if leaves_edge || turn.to.q < corner.q || turn.to.r < corner.r {
                self.recount_key();
            } else {
                self.sum = self.sum.wrapping_add(self.tile_key(tile));
            }
        }
        self.undo.push(Undo { turn, from, sum, corner, was_placing });
        self.laid[self.colour] += u8::from(was_placing);
        self.moved += usize::from(!was_placing);
        self.colour ^= 1;
        if !self.is_placing(0) {
            self.keys.push(self.key());
        }
    }

    /// Takes the last turn back.
    pub fn unmake(&mut self) {
        let Some(Undo { turn, from, sum, corner, was_placing }) = self.undo.pop() else {
            return;
        };
        if !self.is_placing(0) {
            self.keys.pop();
        }
        self.colour ^= 1;
        self.laid[self.colour] -= u8::from(was_placing);
        self.moved -= usize::from(!was_placing);
        if !turn.is_pass() {
            let tile = usize::from(turn.tile);
            self.lift(tile);
            each(turn.gone).for_each(|gone| self.lay(gone, self.places[gone]));
            if let Some(place) = from {
                self.lay(tile, place);
            }
        }
        (self.sum, self.corner) = (sum, corner);
    }

    /// Gives the turn to the other side, or takes that back: nothing else changes.
    pub fn hand_over(&mut self) {
        self.colour ^= 1;
    }

    #[inline]
    fn tile_key(&self, tile: usize) -> u64 {
        tile_key(self.places[tile] - self.corner, tile / TILES)
    }

    fn recount_key(&mut self) {
        let (mut q, mut r) = (i16::MAX, i16::MAX);
        for tile in each(self.lying) {
            q = q.min(self.places[tile].q);
            r = r.min(self.places[tile].r);
        }
        self.corner = Hex::new(q, r);
        self.sum = each(self.lying).fold(0u64, |sum, tile| sum.wrapping_add(self.tile_key(tile)));
    }
}
