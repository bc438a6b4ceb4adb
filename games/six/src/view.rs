//! What everybody may know of a game of SIX: all of it.

use serde::Serialize;
use tablier_geometry::Hex;
use tablier_rules::{Seat, reading};

use super::board::Board;
use super::figure::Figure;
use super::history::History;
use super::position::{Cause, End, Hand, Six};
use super::tiles::Tile;

/// A position of SIX as data.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Two or four.
    pub players: u8,
    /// Whether captures are played.
    pub capture: bool,
    /// Who began.
    pub first: Seat,
    pub turn: Seat,
    /// What is asked for now.
    #[serde(rename = "stage")]
    pub phase: Phase,
    /// The tiles laid so far, red and black, in the order in which they were first laid; nothing for a tile that is in
    /// the hand or captured.
    pub tiles: [Vec<Option<Hex>>; 2],
    /// How many tiles of each colour are still to be laid in phase 1.
    pub left: [u8; 2],
    /// The tile in the hand.
    pub hand: Option<HandView>,
    /// How many turns of phase 2 were played.
    pub phase_2_moves: usize,
    /// Keys of the positions since phase 2 began.
    pub history: Vec<u64>,
    /// The colour that won, 0 or 1.
    pub winner: Option<u8>,
    /// What ended the game.
    pub ending: Option<String>,
}

reading! {
    fields of View {
        players, capture, first, turn, phase as "stage", tiles, left, hand, phase_2_moves, history, winner, ending,
    }
}

/// A tile in the hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HandView {
    /// Its colour, 0 or 1.
    pub colour: u8,
    /// Its number in the order of laying, from 0.
    pub number: u8,
    /// Where it was.
    pub from: Hex,
}

reading! {
    fields of HandView { colour, number, from }
}

/// What is asked for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Phase 1: lay a tile.
    Placing,
    /// Phase 2: lift a tile.
    Lifting,
    /// Phase 2 with captures: choose which of equally big parts stays.
    Keeping,
    /// Phase 2: lay the tile in the hand.
    Laying,
    /// Nothing: the game is over.
    Over,
}

reading! {
    variants of Phase { "placing" => Placing, "lifting" => Lifting, "keeping" => Keeping, "laying" => Laying, "over" => Over }
}

impl View {
    pub(super) fn of(position: &Six) -> View {
        let Six { board, hand, .. } = position;
        let tiles = [0, 1].map(|colour| {
            let laid = 0..usize::from(position.laid[colour]);
            let place = |number| {
                let tile = Tile::new(colour, number);
                board.lying().has(tile).then(|| board.place(tile))
            };
            laid.map(place).collect()
        });
        let phase = match hand {
            _ if position.is_over() => Phase::Over,
            Some(hand) if hand.keeping => Phase::Keeping,
            Some(_) => Phase::Laying,
            None if position.is_placing() => Phase::Placing,
            None => Phase::Lifting,
        };
        View {
            players: position.seats,
            capture: position.capture,
            first: position.first,
            turn: position.turn,
            phase,
            tiles,
            left: position.laid.map(|laid| position.tiles_each() as u8 - laid),
            hand: hand.map(|hand| HandView {
                colour: hand.tile.colour() as u8,
                number: hand.tile.number() as u8,
                from: hand.from,
            }),
            phase_2_moves: position.phase_2_moves(),
            history: position.history.keys().to_vec(),
            winner: position.end.and_then(|end| end.winner).map(|colour| colour as u8),
            ending: position.end.map(|end| end.cause.slug().to_owned()),
        }
    }

    /// The position this is the view of.
    pub(super) fn position(&self) -> Six {
        let mut position = Six::new(self.players.into(), self.capture, self.first);
        position.turn = self.turn;
        position.laid = [0, 1].map(|colour| self.tiles[colour].len() as u8);
        position.board = self.board();
        position.history = History::from_keys(self.history.clone());
        position.hand = self.hand.as_ref().map(|hand| Hand {
            tile: Tile::new(hand.colour.into(), hand.number.into()),
            from: hand.from,
            keeping: self.phase == Phase::Keeping,
        });
        position.end =
            self.cause().map(|cause| End { cause, winner: self.winner.map(usize::from) });
        position
    }

    pub(super) fn cause(&self) -> Option<Cause> {
        let ending = self.ending.as_deref()?;
        Cause::ALL.into_iter().find(|cause| cause.slug() == ending)
    }

    pub(super) fn figure(&self) -> Option<Figure> {
        match self.cause()? {
            Cause::Figure(figure) => Some(figure),
            _ => None,
        }
    }

    pub(super) fn board(&self) -> Board {
        if self.lying().next().is_none() {
            return Board::new();
        }
        let mut board = Board::bare();
        for (tile, place) in self.lying() {
            board.lay(tile, place);
        }
        board
    }

    /// The tiles on the table.
    pub(super) fn lying(&self) -> impl Iterator<Item = (Tile, Hex)> + '_ {
        self.tiles.iter().enumerate().flat_map(|(colour, tiles)| {
            tiles.iter().enumerate().filter_map(move |(number, place)| {
                place.map(|place| (Tile::new(colour, number), place))
            })
        })
    }
}
