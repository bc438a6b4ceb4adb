//! What a position is worth to a seat beyond its points: the tiles it holds, what the board offers its colour, and the turn
//! it still has when others have had theirs.

use tablier_rules::Seat;

use crate::{Atomix, Colour, Tile};

/// What a tile in the hand is worth with a full bag, in points more than one from the bag; by its value, and by how many of
/// its atoms are in the own colour. This and the next two constants are least squares over 15,000 games of this mind
/// against itself at first sight, with one turn in four taken at random: what a position had in it against what the lead
/// became within twelve turns.
const EARLY: [[f32; 4]; 5] = [
    [-23.0, -6.0, 0.0, -9.0],
    [-17.0, 2.0, 8.0, -3.0],
    [-14.0, 6.0, 12.0, 6.0],
    [-9.0, 18.0, 27.0, 10.0],
    [0.0, 36.0, 46.0, 28.0],
];
/// The same with an empty bag: the piles are high then, so that low values find no place and high ones pay more.
const LATE: [[f32; 4]; 5] = [
    [-29.0, -25.0, -28.0, -38.0],
    [-22.0, -13.0, -12.0, -20.0],
    [-13.0, 1.0, 6.0, -4.0],
    [1.0, 22.0, 31.0, 24.0],
    [17.0, 51.0, 63.0, 49.0],
];
/// What each end of a side in the own colour is worth, times its level, for every tile that everybody may still draw.
const OFFER: f32 = 0.04;
/// What a turn brings, about: 54 to 59 points in the same games.
const TURN: f32 = 55.0;
/// How many tiles the bag holds in the beginning, about.
const BAG: f32 = 93.0;

/// What a tile is worth to who holds it and has a turn to come.
pub fn of_tile(tile: Tile, own: Option<Colour>, bag: usize) -> f32 {
    let atoms = tile.colours().into_iter().filter(|&colour| Some(colour) == own).count();
    let value = usize::from(tile.value()) - 1;
    let (early, late) = (EARLY[value][atoms], LATE[value][atoms]);
    late + (early - late) * (bag as f32 / BAG)
}

/// What a seat has that all can see: its points, its turn and what the board offers.
fn in_the_open(position: &Atomix, seat: Seat) -> f32 {
    let turn = if position.has_turn(seat) { TURN } else { 0.0 };
    let board = OFFER * position.offer(seat) as f32 * position.bag() as f32;
    position.score(seat) as f32 + turn + board / position.seats() as f32
}

/// What the hand of a seat is worth; nothing once its last turn is over.
fn in_the_hand(position: &Atomix, seat: Seat) -> f32 {
    if position.is_last_round() && !position.has_turn(seat) {
        return 0.0;
    }
    let (own, bag) = (position.colour(seat), position.bag());
    position.tiles(seat).iter().map(|&tile| of_tile(tile, own, bag)).sum()
}

/// How much more a seat has than the best of the others, hands left aside.
pub fn open_lead(position: &Atomix, seat: Seat) -> f32 {
    lead_by(position, seat, in_the_open)
}

/// How much more a seat has than the best of the others.
pub fn lead(position: &Atomix, seat: Seat) -> f32 {
    lead_by(position, seat, |position, seat| {
        in_the_open(position, seat) + in_the_hand(position, seat)
    })
}

fn lead_by(position: &Atomix, seat: Seat, worth: impl Fn(&Atomix, Seat) -> f32) -> f32 {
    let others = Seat::all(position.seats()).filter(|&other| other != seat);
    let best = others.map(|other| worth(position, other)).reduce(f32::max);
    worth(position, seat) - best.unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_from_the_bag_is_worth_nothing_on_average() {
        for bag in [0, 93] {
            let worth = |tile| of_tile(tile, Some(Colour::Pink), bag);
            let sum: f32 = Tile::all().map(worth).sum();
            assert!((sum / 100.0).abs() < 1.0, "with {bag} in the bag: {sum}");
        }
    }
}
