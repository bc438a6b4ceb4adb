//! A game of SIX: whose turn it is, what may be done, and how it ends. Fast, since machines play millions of them.

use tablier_geometry::Hex;
use tablier_rules::{FastRng, Outcome, Rng, Seat, SeatSet};

use super::board::Board;
use super::figure::{self, Figure};
use super::history::History;
use super::moves::Move;
use super::tiles::{TILES, Tile, Tiles};

/// Rule: so many moves of phase 2 without a figure are a draw.
const LONGEST_PHASE_2: usize = 100;

/// A position of SIX.
#[derive(Clone)]
pub struct Six {
    pub(super) board: Board,
    pub(super) seats: u8,
    pub(super) capture: bool,
    pub(super) first: Seat,
    pub(super) turn: Seat,
    /// How many tiles of each colour were laid in phase 1.
    pub(super) laid: [u8; 2],
    pub(super) hand: Option<Hand>,
    /// Phase 2 begins with the first entry.
    pub(super) history: History,
    pub(super) end: Option<End>,
}

/// A tile in the hand of the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hand {
    pub tile: Tile,
    /// Where it was; it may not go back there.
    pub from: Hex,
    /// Whether lifting it left several parts of the same, biggest size, of which one is still to be chosen.
    pub keeping: bool,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub cause: Cause,
    /// The colour that won; none in a draw.
    pub winner: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    Figure(Figure),
    TooFew,
    Repetition,
    HundredMoves,
}

impl Cause {
    pub const ALL: [Cause; 6] = [
        Cause::Figure(Figure::Line),
        Cause::Figure(Figure::Triangle),
        Cause::Figure(Figure::Ring),
        Cause::TooFew,
        Cause::Repetition,
        Cause::HundredMoves,
    ];

    pub fn slug(self) -> &'static str {
        match self {
            Cause::Figure(Figure::Line) => "line",
            Cause::Figure(Figure::Triangle) => "triangle",
            Cause::Figure(Figure::Ring) => "ring",
            Cause::TooFew => "too-few",
            Cause::Repetition => "repetition",
            Cause::HundredMoves => "hundred-moves",
        }
    }
}

impl End {
    pub fn outcome(self, seats: usize) -> Outcome {
        let won = |seat: &Seat| self.winner == Some(colour_of(*seat));
        let winners: SeatSet = Seat::all(seats).filter(won).collect();
        Outcome::won_by(winners, seats, self.cause.slug())
    }
}

/// Rule: partners sit opposite each other and play the same colour.
#[inline]
pub(super) fn colour_of(seat: Seat) -> usize {
    seat.index() % 2
}

impl Six {
    pub(super) fn new(seats: usize, capture: bool, first: Seat) -> Six {
        Six {
            board: Board::new(),
            seats: seats as u8,
            capture,
            first,
            turn: first,
            laid: [0; 2],
            hand: None,
            history: History::default(),
            end: None,
        }
    }

    #[inline]
    pub(super) fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    #[inline]
    pub(super) fn turn(&self) -> Seat {
        self.turn
    }

    #[inline]
    pub(super) fn colour(&self) -> usize {
        colour_of(self.turn)
    }

    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.end.is_some()
    }

    pub(super) fn end(&self) -> Option<End> {
        self.end
    }

    /// Rule: nineteen tiles each for two players, eighteen for a team.
    #[inline]
    pub(super) fn tiles_each(&self) -> usize {
        if self.seats == 2 { TILES } else { TILES - 1 }
    }

    #[inline]
    pub(super) fn is_placing(&self) -> bool {
        self.history.keys().is_empty()
    }

    /// How many turns of phase 2 were played.
    pub(super) fn phase_2_moves(&self) -> usize {
        self.history.keys().len().saturating_sub(1)
    }

    /// Rule: without captures, lifting must not split the rest.
    #[inline]
    pub(super) fn may_lift(&self, tile: Tile) -> bool {
        self.capture || self.board.is_free(tile)
    }

    /// Rule: a lifted tile goes to another cell than its own that shares a side with a tile; in phase 1 any such cell.
    #[inline]
    pub(super) fn may_lay(&self, cell: Hex) -> bool {
        self.board.is_rim(cell) && self.hand.is_none_or(|hand| hand.from != cell)
    }

    /// Of the parts a lifting left, those that may be kept: the biggest.
    pub(super) fn biggest_parts(&self) -> Vec<Tiles> {
        let mut parts = self.board.parts();
        let biggest = parts.iter().map(|part| part.len()).max();
        parts.retain(|part| Some(part.len()) == biggest);
        parts
    }

    /// The choices between them.
    fn keeps(&self) -> impl Iterator<Item = Move> + '_ {
        let cells =
            self.biggest_parts().into_iter().filter_map(|part| self.board.lowest_cell(part));
        cells.map(Move::Keep)
    }

    pub(super) fn list_moves(&self, moves: &mut Vec<Move>) {
        match self.hand {
            Some(hand) if hand.keeping => moves.extend(self.keeps()),
            None if !self.is_placing() => self.list_lifts(moves),
            _ => {
                let cells = self.board.rim().iter().filter(|&&cell| self.may_lay(cell));
                moves.extend(cells.map(|&cell| Move::Lay(cell)));
            }
        }
    }

    fn list_lifts(&self, moves: &mut Vec<Move>) {
        let before = moves.len();
        moves.extend(self.lifts());
        // Rule: a player whose every tile is pinned passes; nobody else may.
        if moves.len() == before {
            moves.push(Move::Pass);
        }
    }

    fn lifts(&self) -> impl Iterator<Item = Move> + '_ {
        let free = self.own_tiles().filter(|&tile| self.may_lift(tile));
        free.map(|tile| Move::Lift(self.board.place(tile)))
    }

    #[inline]
    fn own_tiles(&self) -> Tiles {
        self.board.lying_of(self.colour())
    }

    pub(super) fn allows(&self, mv: Move) -> bool {
        match (mv, self.hand) {
            (Move::Lay(cell), Some(hand)) => !hand.keeping && self.may_lay(cell),
            (Move::Lay(cell), None) => self.is_placing() && self.may_lay(cell),
            (Move::Lift(cell), None) => {
                let own = self.board.tile_at(cell, self.colour());
                !self.is_placing() && own.is_some_and(|tile| self.may_lift(tile))
            }
            (Move::Keep(_), Some(hand)) => hand.keeping && self.keeps().any(|keep| keep == mv),
            (Move::Pass, None) => !self.is_placing() && self.lifts().next().is_none(),
            _ => false,
        }
    }

    /// The one move of phase 2 there is, if there is no other.
    pub(super) fn only_move(&self) -> Option<Move> {
        if self.is_over() || self.is_placing() || self.hand.is_some() {
            return None;
        }
        let mut lifts = self.lifts();
        match (lifts.next(), lifts.next()) {
            (None, _) => Some(Move::Pass),
            (only, None) => only,
            _ => None,
        }
    }

    /// A legal move, each as likely as the other.
    #[inline]
    pub(super) fn pick_move(&self, rng: &mut FastRng) -> Move {
        match self.hand {
            Some(hand) if hand.keeping => {
                let keeps: Vec<_> = self.keeps().collect();
                keeps[rng.below(keeps.len())]
            }
            Some(hand) => {
                let rim = self.board.rim();
                let own = usize::from(self.board.is_rim(hand.from));
                let cell = rim[rng.below(rim.len() - own)];
                // The last cell takes the place of the one the tile came from.
                Move::Lay(if cell == hand.from { rim[rim.len() - 1] } else { cell })
            }
            None if self.is_placing() => {
                let rim = self.board.rim();
                Move::Lay(rim[rng.below(rim.len())])
            }
            None => self.pick_lift(rng),
        }
    }

    /// Tries the own tiles in random order until one is free.
    fn pick_lift(&self, rng: &mut FastRng) -> Move {
        let mut untried = self.own_tiles();
        while !untried.is_empty() {
            let skipped = rng.below(untried.len());
            let tile = (0..skipped).fold(untried, |tiles, _| tiles.rest()).first();
            let tile = tile.expect("fewer tiles are skipped than there are");
            if self.may_lift(tile) {
                return Move::Lift(self.board.place(tile));
            }
            untried = untried.without(tile.into());
        }
        Move::Pass
    }

    #[inline]
    pub(super) fn make(&mut self, mv: Move) {
        match mv {
            Move::Lay(cell) => self.lay(cell),
            Move::Lift(cell) => self.lift(cell),
            Move::Keep(cell) => {
                let part = |part: &Tiles| self.board.lowest_cell(*part) == Some(cell);
                let kept = self.biggest_parts().into_iter().find(part);
                self.keep(kept.expect("a legal choice names one of the biggest parts"));
                self.hand = self.hand.map(|hand| Hand { keeping: false, ..hand });
            }
            Move::Pass => self.end_phase_2_turn(),
        }
    }

    #[inline]
    fn lay(&mut self, cell: Hex) {
        let colour = self.colour();
        let from_hand = self.hand.take();
        let tile = match from_hand {
            Some(hand) => hand.tile,
            None => {
                let number = usize::from(self.laid[colour]);
                self.laid[colour] += 1;
                Tile::new(colour, number)
            }
        };
        self.board.lay(tile, cell);
        // Rule: who completes a figure wins at once.
        if let Some(figure) = figure::completed(&self.board, cell, colour) {
            self.end = Some(End { cause: Cause::Figure(figure), winner: Some(colour) });
            return;
        }
        if from_hand.is_some() {
            self.end_phase_2_turn();
            return;
        }
        self.turn = self.turn.next(self.seats());
        // Rule: phase 2 begins when all tiles are down; its opening position is the first occurrence.
        if self.laid.iter().all(|&laid| usize::from(laid) == self.tiles_each()) {
            self.history.add(&self.board, self.colour());
        }
    }

    fn lift(&mut self, cell: Hex) {
        let colour = self.colour();
        let tile = self.board.tile_at(cell, colour).expect("a legal lift takes an own tile");
        let splits = self.capture && !self.board.is_free(tile);
        self.board.lift(tile);
        self.hand = Some(Hand { tile, from: cell, keeping: false });
        if splits {
            // Rule: only the biggest part stays; of equally big ones the mover chooses.
            match &self.biggest_parts()[..] {
                [only] => self.keep(*only),
                _ => self.hand = Some(Hand { tile, from: cell, keeping: true }),
            }
        }
    }

    /// Takes all tiles but these out of the game.
    fn keep(&mut self, kept: Tiles) {
        for tile in self.board.lying().without(kept) {
            self.board.lift(tile);
        }
    }

    fn end_phase_2_turn(&mut self) {
        self.turn = self.turn.next(self.seats());
        let times = self.history.add(&self.board, self.colour());
        // Rule: with captures, a side with fewer than six tiles loses; both, a draw. Without, nobody ever has fewer.
        let too_few = [0, 1].map(|colour| self.board.lying_of(colour).len() < 6);
        self.end = match too_few {
            [true, true] => Some(End { cause: Cause::TooFew, winner: None }),
            [true, false] => Some(End { cause: Cause::TooFew, winner: Some(1) }),
            [false, true] => Some(End { cause: Cause::TooFew, winner: Some(0) }),
            // Rule: the same position for the third time, or a hundred moves of phase 2, is a draw.
            _ if times >= 3 => Some(End { cause: Cause::Repetition, winner: None }),
            _ if self.phase_2_moves() >= LONGEST_PHASE_2 => {
                Some(End { cause: Cause::HundredMoves, winner: None })
            }
            _ => None,
        };
    }

    /// Rule: in a rematch the loser starts; in teams the first loser after the player who finished; after a draw the
    /// seat after the last starter.
    pub(super) fn next_starter(&self, outcome: &Outcome) -> Seat {
        let seats = self.seats();
        let Some((end, winner)) = self.end.and_then(|end| Some((end, end.winner?))) else {
            // Who resigns has lost as well.
            let lost = Seat::all(seats).find(|&seat| outcome.places[seat].rank > 1);
            return lost.unwrap_or(self.first.next(seats));
        };
        // A figure ends the game within the turn; at every other end the turn has already passed on.
        let after_finisher = match end.cause {
            Cause::Figure(_) => self.turn.next(seats),
            _ => self.turn,
        };
        let loses = colour_of(after_finisher) != winner;
        if loses { after_finisher } else { after_finisher.next(seats) }
    }
}
