//! All that one viewer of ATOMIX may know. Hands of the others and the order of the bag are not in it.

use serde::{Serialize, Serializer};
use tablier_geometry::Vertex;
use tablier_rules::reading::{FromJson, Json, Reader};
use tablier_rules::{PerSeat, Rng, Seat, Viewer, reading};

use super::board::Board;
use super::cell::{Cell, Lying};
use super::colour::Colour;
use super::points::Points;
use super::position::{Atomix, Hand, Paid, Phase};
use super::reactors::Reactors;
use super::row::Row;
use super::tile::{TILES, Tile};
use super::tile_set::TileSet;

/// A game as one viewer sees it. It is made often, so nothing in it lies on the heap.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Two to four.
    pub players: u8,
    /// Who began.
    pub first: Seat,
    /// Who decides, until the game is over.
    pub turn: Seat,
    /// What is being decided.
    #[serde(rename = "stage")]
    pub phase: Phase,
    /// The colour of each seat, once chosen.
    pub colours: PerSeat<Option<Colour>>,
    /// The points of each seat.
    pub scores: PerSeat<i32>,
    /// The reactors in the order laid, A first.
    pub reactors: ReactorsView,
    /// Every tile on the reactors, in the order laid: the later ones of a cell lie on the earlier ones.
    pub laid: Row<Lying, TILES>,
    /// The tiles that were shown and left the game when somebody could not lay.
    pub discarded: TileSet,
    /// The first tile, drawn but not laid yet.
    pub opening: Option<Tile>,
    /// What each seat holds.
    pub hands: PerSeat<HandView>,
    /// How many tiles are in the bag.
    pub bag: u8,
    /// The tiles in the bag, the next one last, for those who see everything.
    pub order: Option<Row<Tile, TILES>>,
    /// The tiles this viewer has not seen: they are in other hands or in the bag.
    pub unseen: TileSet,
    /// How many tiles were laid in this turn: the last ones of `laid`.
    pub chain: u8,
    /// What the last of them pays if no other follows.
    pub pending: Option<Points>,
    /// The turn before, if it was counted.
    pub paid: Option<Paid>,
    /// Whether somebody could not refill, so that no round follows.
    pub last_round: bool,
}

reading! {
    fields of View {
        players, first, turn, phase as "stage", colours, scores, reactors, laid, discarded, opening, hands, bag, order, unseen, chain,
        pending, paid, last_round,
    }
}

/// What a seat holds, as far as the viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Default, Serialize)]
pub struct HandView {
    /// How many tiles.
    pub count: u8,
    /// Which, in the order drawn.
    pub tiles: Option<Hand>,
}

reading! {
    fields of HandView { count, tiles }
}

/// Where the reactors lie; in JSON the points of their centres.
#[derive(Clone, Debug, PartialEq)]
pub struct ReactorsView(pub(super) Reactors);

impl ReactorsView {
    /// The centres in the order laid, A first.
    pub fn centers(&self) -> &[Vertex] {
        self.0.centers()
    }

    /// The cells across the three sides of a cell: before it in its reactor, outside the reactor, after it.
    pub fn neighbours(&self, cell: Cell) -> [Option<Cell>; 3] {
        self.0.neighbours(cell)
    }
}

impl Serialize for ReactorsView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.centers().iter().map(ToString::to_string))
    }
}

impl FromJson for ReactorsView {
    fn from_json(json: &Json<'_>, reader: &mut Reader) -> ReactorsView {
        let written = Vec::<String>::from_json(json, reader);
        let centers: Result<Vec<Vertex>, _> = written.iter().map(|center| center.parse()).collect();
        let centers = reader.accept(centers, Vec::new());
        let apart = "reactors lie side to side, the first on 0,0";
        ReactorsView(reader.accept(Reactors::from_centers(&centers).ok_or(apart), Reactors::new()))
    }
}

impl View {
    pub(super) fn of(position: &Atomix, viewer: Viewer) -> View {
        let seats = position.seats();
        let mut unseen = TileSet::ALL.without(position.shown);
        let hands = PerSeat::from_fn(seats, |seat| {
            let hand = *position.hand(seat);
            let tiles = viewer.knows(seat).then_some(hand);
            unseen = unseen.without(tiles.iter().flat_map(|hand| hand.iter()).copied().collect());
            HandView { count: hand.len() as u8, tiles }
        });
        let order = (viewer == Viewer::Everything).then_some(position.bag);
        View {
            players: position.seats,
            first: position.first,
            turn: position.turn,
            phase: position.phase,
            colours: PerSeat::from_fn(seats, |seat| position.colours[seat.index()]),
            scores: PerSeat::from_fn(seats, |seat| position.scores[seat.index()]),
            reactors: ReactorsView(position.reactors.clone()),
            laid: position.laid,
            discarded: position.discarded,
            opening: position.opening,
            hands,
            bag: position.bag.len() as u8,
            order,
            unseen: if order.is_some() { TileSet::EMPTY } else { unseen },
            chain: position.chain,
            pending: (position.chain > 0).then_some(position.pending),
            paid: position.paid,
            last_round: position.last_round,
        }
    }

    /// A position that looks like this: what is unseen is dealt anew.
    pub(super) fn sample(&self, rng: &mut impl Rng) -> Atomix {
        let mut unseen: Row<Tile, TILES> = shuffled(self.unseen, rng);
        let mut position = Atomix::new(self.players.into(), self.first, Row::default());
        for seat in Seat::all(self.players.into()) {
            let HandView { count, tiles } = self.hands[seat];
            let deal = || (0..count).filter_map(|_| unseen.pop()).collect();
            position.hands[seat.index()] = tiles.unwrap_or_else(deal);
            position.colours[seat.index()] = self.colours[seat];
            position.scores[seat.index()] = self.scores[seat];
        }
        position.bag = self.order.unwrap_or(unseen);
        position.turn = self.turn;
        position.phase = self.phase;
        position.reactors = self.reactors.0.clone();
        position.laid = self.laid;
        position.discarded = self.discarded;
        position.opening = self.opening;
        position.shown = self.shown();
        position.chain = self.chain;
        position.pending = self.pending.unwrap_or_default();
        position.paid = self.paid;
        position.last_round = self.last_round;
        position.board = self.board();
        position
    }

    /// All tiles that lie open or left the game.
    fn shown(&self) -> TileSet {
        let lying = self.laid.iter().map(|lying| lying.tile());
        lying.chain(self.discarded.iter()).chain(self.opening).collect()
    }

    /// The tops of the piles.
    pub(super) fn board(&self) -> Board {
        let reactors = &self.reactors.0;
        let mut board = Board::new(reactors.cells());
        for &lying in self.laid.iter() {
            board.lay(reactors, lying, None);
        }
        board
    }

    /// The tiles on a cell, from the lowest to the highest.
    pub fn pile(&self, cell: Cell) -> impl Iterator<Item = Lying> {
        self.laid.iter().copied().filter(move |lying| lying.cell == cell)
    }

    /// The tiles laid in this turn, in order.
    pub fn turn_tiles(&self) -> &[Lying] {
        &self.laid[self.laid.len().saturating_sub(self.chain.into())..]
    }

    /// The seat that decides, until the game is over.
    pub(super) fn decider(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.turn)
    }
}

fn shuffled(tiles: TileSet, rng: &mut impl Rng) -> Row<Tile, TILES> {
    let mut tiles: Vec<_> = tiles.iter().collect();
    rng.shuffle(&mut tiles);
    tiles.into_iter().collect()
}
