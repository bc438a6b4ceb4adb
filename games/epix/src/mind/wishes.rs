//! The numbers behind the wishes of a player who does not look ahead: found by letting such players play against each other
//! (`cargo run --release -p tablier-search --example epix_wishes`), not by argument.

/// How much is wanted what. A weight is only ever compared with others of the same decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Wishes {
    /// The numbers, each block in the order of [`BLOCKS`].
    pub numbers: [f32; TOTAL],
}

/// The blocks of numbers: their names and lengths.
pub const BLOCKS: [(&str, usize); 15] = [
    ("settle: kind by whether the province is new", 8),
    ("pass: by gold 0-1, 2-3, 4-5, 6-8, more", 5),
    ("recruit: season by kind by whether the province is new", 32),
    ("recruit end: by gold", 5),
    (
        "march: wins a province, holds the old; wins, leaves; neither; leaves only; times paying, knight, winter",
        7,
    ),
    (
        "attack: no defender, one, two, three; castle; times too little gold, leaves the old, knight, winter",
        9,
    ),
    ("throw: by units 1, 2, 3 and more; times too little gold, winter", 5),
    ("march end: nothing won, something to be won, both in winter", 4),
    ("pick: recruit, tax, move by gold", 15),
    ("winter pick: recruit and tax, recruit and move, tax and move by gold", 15),
    ("resolve first: recruit, tax, move", 3),
    ("first: keep, give; in winter", 4),
    ("on: by gold", 5),
    ("bid nothing, bid each more", 2),
    ("stakes: range against a unit, each more name, garrison; names: evenness; winter stakes", 5),
];

/// How many numbers there are.
pub const TOTAL: usize = 124;

/// Where a block begins.
pub const fn start(block: usize) -> usize {
    let (mut at, mut index) = (0, 0);
    while index < block {
        at += BLOCKS[index].1;
        index += 1;
    }
    at
}

const _: () = assert!(start(BLOCKS.len()) == TOTAL, "the blocks add up");

impl Wishes {
    /// What a person would begin with.
    pub const GUESSED: Wishes = Wishes {
        numbers: [
            0.8, 3.0, 0.7, 0.8, 1.8, 6.0, 0.3, 0.8, //
            2.0, 1.5, 1.5, 0.3, 0.3, //
            0.8, 3.0, 0.7, 0.8, 1.8, 6.0, 0.3, 0.8, //
            0.8, 3.0, 0.7, 0.8, 1.3, 5.0, 0.3, 0.8, //
            0.8, 3.0, 0.7, 0.8, 0.8, 4.0, 0.3, 0.8, //
            0.8, 3.0, 0.7, 0.8, 0.3, 3.0, 0.3, 0.8, //
            1.0, 1.0, 1.0, 0.4, 0.4, //
            6.0, 0.5, 0.15, 0.03, 1.5, 1.0, 1.0, //
            6.0, 2.5, 1.0, 0.6, 1.0, 0.1, 0.5, 1.0, 1.0, //
            0.5, 1.0, 1.5, 0.2, 1.0, //
            0.7, 0.15, 0.7, 0.15, //
            0.4, 0.4, 1.5, 1.5, 1.5, 1.5, 1.5, 0.7, 0.7, 0.7, 1.5, 1.5, 1.5, 1.5, 1.5, //
            0.6, 0.6, 1.0, 1.0, 1.0, 0.6, 0.6, 2.2, 2.2, 2.2, 2.2, 2.2, 1.0, 1.0, 1.0, //
            1.0, 1.0, 1.0, //
            1.0, 0.5, 1.0, 0.5, //
            1.0, 1.0, 3.0, 3.0, 3.0, //
            1.0, 0.5, //
            3.0, 1.0, 12.0, 1.0, 1.0,
        ],
    };

    /// What was found.
    pub const TUNED: Wishes = Wishes {
        numbers: [
            9.897, 1.433, 0.337, 0.231, 1.821, 30.0, 0.043, 0.082, //
            4.774, 0.625, 0.063, 0.102, 0.09, //
            1.299, 1.078, 0.808, 30.0, 23.932, 8.4, 0.206, 0.117, 0.784, 11.462, 21.0, 3.136,
            2.556, 4.047, 0.177, //
            0.547, 1.546, 11.328, 0.405, 0.405, 1.299, 30.0, 0.026, 0.11, 0.069, 6.684, 0.143,
            0.802, 0.054, 0.623, //
            0.044, 0.273, //
            4.639, 0.86, 0.578, 0.406, 0.784, //
            30.0, 30.0, 1.915, 0.018, 7.018, 1.921, 0.241, //
            0.355, 5.799, 0.209, 4.493, 1.372, 0.01, 0.241, 0.958, 8.912, //
            0.491, 0.595, 0.594, 0.947, 8.995, //
            1.123, 0.295, 0.941, 0.043, //
            0.05, 0.116, 13.367, 0.506, 0.311, 0.129, 2.587, 0.059, 2.705, 1.337, 10.231, 1.246,
            0.259, 6.997, 0.853, //
            2.407, 0.573, 5.586, 0.142, 0.102, 0.299, 2.306, 12.008, 0.389, 1.081, 3.49, 30.0,
            0.672, 26.656, 1.862, //
            1.19, 2.005, 0.289, //
            2.808, 0.084, 3.686, 4.626, //
            1.012, 0.59, 2.407, 4.774, 0.737, //
            15.0, 0.789, //
            3.581, 4.508, 19.992, 0.283, 0.426, //
        ],
    };

    /// A number of a block.
    #[inline]
    pub fn of(&self, block: usize, index: usize) -> f32 {
        self.numbers[start(block) + index]
    }
}

/// The bracket of an amount of gold.
#[inline]
pub fn bracket(gold: u8) -> usize {
    match gold {
        0..2 => 0,
        2..4 => 1,
        4..6 => 2,
        6..9 => 3,
        _ => 4,
    }
}
