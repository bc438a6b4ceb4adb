//! What the clicks of an unfinished move mean: a tile, a cell, and which way round. Words that mean nothing are ignored.

use super::super::atoms::Atoms;
use super::super::cell::{Cell, Lying};
use super::super::moves::Move;
use super::super::points::Points;
use super::super::position::Atomix;
use super::super::tile::Tile;

/// The moves a player has, and how far one has been clicked together.
pub(super) struct Gesture {
    /// Every tile that may be laid somewhere, in every way, and what it pays as the last of the turn; the best first.
    lays: Vec<(Lying, Points)>,
    /// The other moves.
    pub others: Vec<Move>,
    /// The tile that was chosen.
    pub tile: Option<Tile>,
    /// The cell that was chosen for it.
    pub cell: Option<Cell>,
    /// Which way round it is held there.
    turn: usize,
    /// Whether anything was clicked.
    pub begun: bool,
    /// Whether the tile is the first of the game.
    opening: bool,
}

impl Gesture {
    /// Nobody to click anything.
    pub fn none() -> Gesture {
        Gesture {
            lays: vec![],
            others: vec![],
            tile: None,
            cell: None,
            turn: 0,
            begun: false,
            opening: false,
        }
    }

    /// The gesture of the player whose turn it is.
    pub fn read(position: &Atomix, words: &[String]) -> Gesture {
        let mut moves = Vec::new();
        position.list_moves(&mut moves);
        let mut gesture = Gesture::none();
        for mv in moves {
            match mv {
                Move::Lay(lying) => gesture.lays.push((lying, position.points(lying))),
                other => gesture.others.push(other),
            }
        }
        gesture.lays.sort_by_key(|(_, points)| -points.total());
        // The first tile of the game needs no choosing.
        gesture.tile = position.opening;
        gesture.opening = position.opening.is_some();
        for word in words {
            gesture.begun |= gesture.hear(word);
        }
        gesture
    }

    /// Takes up a word, if it means something.
    fn hear(&mut self, word: &str) -> bool {
        if self.cell.is_some() {
            let next = self.next_turn().filter(|atoms| atoms.to_string() == word);
            self.turn += usize::from(next.is_some());
            return next.is_some();
        }
        if self.tile.is_some() {
            self.cell = word.parse().ok().filter(|&cell| self.ways(cell).next().is_some());
            return self.cell.is_some();
        }
        self.tile = word.parse().ok().filter(|&tile| self.may_choose(tile));
        self.tile.is_some()
    }

    /// Whether there is nothing to decide.
    pub fn is_idle(&self) -> bool {
        self.lays.is_empty() && self.others.is_empty()
    }

    /// Whether this tile of the hand fits anywhere.
    pub fn may_choose(&self, tile: Tile) -> bool {
        self.lays.iter().any(|(lying, _)| lying.tile() == tile)
    }

    /// The ways the chosen tile may be laid on a cell, with what each pays; the best first.
    pub fn ways(&self, cell: Cell) -> impl Iterator<Item = (Lying, Points)> {
        let chosen = move |lying: &Lying| lying.cell == cell && Some(lying.tile()) == self.tile;
        self.lays.iter().copied().filter(move |(lying, _)| chosen(lying))
    }

    /// The cells the chosen tile may go to.
    pub fn cells(&self) -> Vec<Cell> {
        let lays = self.lays.iter().map(|(lying, _)| lying);
        let chosen = lays.filter(|lying| Some(lying.tile()) == self.tile);
        let mut cells: Vec<_> = chosen.map(|lying| lying.cell).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The tile as it is held over the cell, and what it pays there.
    pub fn held(&self) -> Option<(Lying, Points)> {
        self.ways(self.cell?).nth(self.turn)
    }

    /// What choosing another cell for the same tile says.
    pub fn on(&self, cell: Cell) -> Vec<String> {
        // The first tile of the game was not chosen by a click.
        let tile = self.tile.filter(|_| !self.opening).map(|tile| tile.to_string());
        tile.into_iter().chain([cell.to_string()]).collect()
    }

    /// The next way round it fits, until all have been shown.
    pub fn next_turn(&self) -> Option<Atoms> {
        self.ways(self.cell?).nth(self.turn + 1).map(|(lying, _)| lying.atoms)
    }
}
