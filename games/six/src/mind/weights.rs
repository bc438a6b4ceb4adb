//! What a figure is worth that is on its way. Knows no position.
//!
//! A figure counts the red tiles on its six cells in its low four bits and the black ones above.

use super::plane::KINDS;

/// What a tempo is worth: the side to move stands better by this.
pub const TEMPO: i32 = 40;

/// With captures: what a tile more is worth beyond the figures it takes part in.
pub const TILE: i32 = 25;

/// What so many own tiles in a figure without others are worth: in a line, a triangle and a ring.
const OWN: [[i16; 7]; 3] =
    [[0, 1, 4, 12, 34, 70, 70], [0, 1, 4, 12, 34, 70, 70], [0, 1, 4, 12, 34, 70, 70]];

/// How many counts there may be.
pub const COUNTS: usize = 128;

/// What a figure of each kind with these counts is worth to red.
pub static WORTH: [[i16; COUNTS]; KINDS] = {
    let mut worth = [[0; COUNTS]; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let own = OWN[if kind < 3 { 0 } else { kind / 5 + 1 }];
        let mut tiles = 0;
        while tiles < 7 {
            worth[kind][tiles] = own[tiles];
            worth[kind][tiles << 4] = -own[tiles];
            tiles += 1;
        }
        kind += 1;
    }
    worth
};

/// How a figure may be near its end, from its counts: 0 if it is not, 1 + 2 * colour with four tiles of one colour and
/// none of the other, one more with five.
pub static NEAR: [u8; COUNTS] = {
    let mut near = [0; COUNTS];
    (near[0x04], near[0x05], near[0x40], near[0x50]) = (1, 2, 3, 4);
    near
};
