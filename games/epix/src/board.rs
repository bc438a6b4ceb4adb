//! Where every piece is: in a province, in its owner's reserve, or lying as a marker on a special card. Knows no rules
//! but that a player's pieces of one kind are never two in a province.

use serde::{Deserialize, Serialize};
use tablier_rules::{Seat, reading};

use super::province::{Province, Provinces};
use super::unit::{PIECES, UnitKind};

/// Where one piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// In a province.
    At(Province),
    /// Waiting to be recruited.
    Reserve,
    /// On a special card, for a bid.
    Marker,
}

reading! {
    variants of Spot { "at" => At(_), "reserve" => Reserve, "marker" => Marker }
}

const RESERVE: u8 = 255;
const MARKER: u8 = 254;

/// All pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<[Spot; PIECES]>", into = "Vec<[Spot; PIECES]>")]
pub struct Board {
    at: [[u8; PIECES]; 4],
    held: [[Provinces; 4]; 4],
}

reading!(Board as Vec<[Spot; PIECES]>, or Board::EMPTY);

impl Board {
    /// Everything in reserve.
    pub(super) const EMPTY: Board =
        Board { at: [[RESERVE; PIECES]; 4], held: [[Provinces::EMPTY; 4]; 4] };

    /// Where a piece is.
    pub fn spot(&self, seat: Seat, piece: usize) -> Spot {
        match self.at[seat.index()][piece] {
            MARKER => Spot::Marker,
            number => Province::numbered(number).map_or(Spot::Reserve, Spot::At),
        }
    }

    /// The provinces with a unit of this kind of a player.
    #[inline]
    pub fn of(&self, seat: Seat, kind: UnitKind) -> Provinces {
        self.held[seat.index()][kind as usize]
    }

    /// The provinces with any unit of a player.
    #[inline]
    pub fn held(&self, seat: Seat) -> Provinces {
        let [soldiers, knights, camps, catapults] = self.held[seat.index()];
        soldiers | knights | camps | catapults
    }

    /// The provinces with units of anybody else.
    #[inline]
    pub(super) fn held_against(&self, seat: Seat, players: usize) -> Provinces {
        let mut others = Provinces::EMPTY;
        for other in 0..players {
            if other != seat.index() {
                others |= self.held(Seat::new(other));
            }
        }
        others
    }

    /// Whose units are in a province.
    pub fn owner(&self, province: Province) -> Option<Seat> {
        Seat::all(4).find(|&seat| self.held(seat).contains(province))
    }

    /// The number of the piece of this kind in a province.
    #[inline]
    pub(super) fn piece(&self, seat: Seat, kind: UnitKind, province: Province) -> Option<usize> {
        let number = province.index() as u8;
        kind.pieces().find(|&piece| self.at[seat.index()][piece] == number)
    }

    /// How many pieces of a kind wait in reserve, markers not counted.
    #[inline]
    pub fn reserve(&self, seat: Seat, kind: UnitKind) -> usize {
        kind.pieces().filter(|&piece| self.at[seat.index()][piece] == RESERVE).count()
    }

    /// Whether a piece of a kind waits in reserve.
    #[inline]
    pub(super) fn has_reserve(&self, seat: Seat, kind: UnitKind) -> bool {
        kind.pieces().any(|piece| self.at[seat.index()][piece] == RESERVE)
    }

    /// Places a piece of the reserve, and says which; nothing happens where there is none.
    #[inline]
    pub(super) fn place(
        &mut self,
        seat: Seat,
        kind: UnitKind,
        province: Province,
    ) -> Option<usize> {
        let piece = self.waiting(seat, kind)?;
        self.at[seat.index()][piece] = province.index() as u8;
        self.held[seat.index()][kind as usize] |= province.set();
        Some(piece)
    }

    /// Sends the piece of this kind back to its owner's reserve.
    #[inline]
    pub(super) fn remove(&mut self, seat: Seat, kind: UnitKind, province: Province) {
        if let Some(piece) = self.piece(seat, kind, province) {
            self.at[seat.index()][piece] = RESERVE;
            let held = &mut self.held[seat.index()][kind as usize];
            *held = held.without(province.set());
        }
    }

    /// Moves a piece from one province to another.
    #[inline]
    pub(super) fn shift(&mut self, seat: Seat, piece: usize, from: Province, to: Province) {
        self.at[seat.index()][piece] = to.index() as u8;
        let held = &mut self.held[seat.index()][UnitKind::of(piece) as usize];
        *held = held.without(from.set()) | to.set();
    }

    /// Takes a piece of the reserve as a marker, and says which.
    pub(super) fn mark(&mut self, seat: Seat, kind: UnitKind) -> Option<usize> {
        let piece = self.waiting(seat, kind)?;
        self.at[seat.index()][piece] = MARKER;
        Some(piece)
    }

    /// Puts a marker back into the reserve.
    pub(super) fn unmark(&mut self, seat: Seat, piece: usize) {
        self.at[seat.index()][piece] = RESERVE;
    }

    #[inline]
    fn waiting(&self, seat: Seat, kind: UnitKind) -> Option<usize> {
        kind.pieces().find(|&piece| self.at[seat.index()][piece] == RESERVE)
    }
}

impl From<Board> for Vec<[Spot; PIECES]> {
    fn from(board: Board) -> Vec<[Spot; PIECES]> {
        Seat::all(4).map(|seat| std::array::from_fn(|piece| board.spot(seat, piece))).collect()
    }
}

impl TryFrom<Vec<[Spot; PIECES]>> for Board {
    type Error = String;
    fn try_from(spots: Vec<[Spot; PIECES]>) -> Result<Board, String> {
        let mut board = Board::EMPTY;
        for (seat, pieces) in spots.iter().enumerate().take(4) {
            for (piece, spot) in pieces.iter().enumerate() {
                match *spot {
                    Spot::Reserve => {}
                    Spot::Marker => board.at[seat][piece] = MARKER,
                    Spot::At(province) => {
                        let held = &mut board.held[seat][UnitKind::of(piece) as usize];
                        if held.contains(province) {
                            return Err(format!("two equal units are in {province}"));
                        }
                        *held |= province.set();
                        board.at[seat][piece] = province.index() as u8;
                    }
                }
            }
        }
        Ok(board)
    }
}
