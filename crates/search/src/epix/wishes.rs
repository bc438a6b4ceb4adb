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
    pub const TUNED: Wishes = Wishes::GUESSED;

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
