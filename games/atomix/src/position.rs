//! A game of ATOMIX: whose turn it is, what a move does, and how it ends. Fast, since machines play millions of them.
//! Which moves there are is said in `choices`.

use serde::Serialize;
use tablier_rules::{Outcome, PerSeat, Seat, reading};

use super::board::Board;
use super::cell::Lying;
use super::colour::Colour;
use super::moves::Move;
use super::points::Points;
use super::reactors::Reactors;
use super::row::Row;
use super::tile::{TILES, Tile};
use super::tile_set::TileSet;

/// Rule: at most four players, a colour each.
pub(super) const SEATS: usize = 4;

/// Rule: everybody holds three tiles.
pub(super) const HAND: usize = 3;

/// What a player holds, in the order drawn.
pub type Hand = Row<Tile, HAND>;

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
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

reading! {
    variants of Phase {
        "choosing" => Choosing,
        "opening" => Opening,
        "building" => Building,
        "playing" => Playing,
        "over" => Over,
    }
}

/// A turn that was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Paid {
    /// Whose turn it was.
    pub seat: Seat,
    pub points: Points,
}

reading! {
    fields of Paid { seat, points }
}

/// A position of ATOMIX.
#[derive(Clone)]
pub struct Atomix {
    pub(super) seats: u8,
    pub(super) first: Seat,
    pub(super) turn: Seat,
    pub(super) phase: Phase,
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
            phase: Phase::Choosing,
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

    /// What a tile would pay the player whose turn it is, as the last of the turn.
    pub(super) fn points(&self, lying: Lying) -> Points {
        let own = self.colours[self.turn.index()];
        self.board.worth(&self.reactors, lying, own)
    }

    #[inline]
    pub(super) fn make(&mut self, mv: Move) {
        match mv {
            Move::Choose(colour) => self.choose(colour),
            Move::Build(center) => {
                self.reactors.add(center);
                self.pass_on();
                if self.reactors.centers().len() == self.reactors_wanted() {
                    self.begin();
                }
            }
            Move::Lay(lying) if self.phase == Phase::Opening => self.open(lying),
            Move::Lay(lying) => self.lay(lying),
            Move::Done => self.count(),
            Move::Pass => self.discard(),
        }
    }

    fn choose(&mut self, colour: Colour) {
        self.colours[self.turn.index()] = Some(colour);
        self.pass_on();
        // Rule: no tile is seen before all colours are chosen.
        if self.turn == self.first {
            self.opening = self.bag.pop();
            self.shown = self.opening.into_iter().collect();
            self.phase = Phase::Opening;
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
        self.phase = Phase::Building;
    }

    /// Rule: the first player takes the first turn, whoever laid the last reactor.
    fn begin(&mut self) {
        self.phase = Phase::Playing;
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
            self.phase = Phase::Over;
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
        (self.phase == Phase::Over).then(|| Outcome::by_score(scores, "bag"))
    }

    /// Whether a legal move brings to light what somebody could not know.
    pub(super) fn reveals(&self, mv: Move) -> bool {
        match mv {
            // The first tile is drawn when all have a colour.
            Move::Choose(_) => self.turn.next(self.seats()) == self.first,
            Move::Build(_) => false,
            // The hands are dealt after the first tile; the third tile of a turn is followed by drawing.
            Move::Lay(_) if self.phase == Phase::Opening => true,
            Move::Lay(_) => self.hand(self.turn).len() == 1 && !self.bag.is_empty(),
            Move::Done => !self.bag.is_empty(),
            Move::Pass => true,
        }
    }
}
