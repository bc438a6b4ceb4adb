//! Three atoms in the corners of a tile as it lies on a cell, or would lie. Knows colours, no value and no board.
//!
//! The first atom is the one at the centre of the reactor, the others follow clockwise:
//!
//! ```text
//!       1 _______ 2
//!         \     /          bgy: blue at the centre of the reactor,
//!          \   /           green on its left, yellow on its right,
//!           \ /            seen from the centre
//!            0
//!          centre
//! ```

use std::fmt;

use super::colour::Colour;

/// The colours of the three corners, clockwise from the centre of the reactor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Atoms(u8);

/// How many codes there are: four colours in three corners.
pub(super) const CODES: usize = 64;

impl Atoms {
    /// These colours, unless no tile has them in this order.
    pub fn new(colours: [Colour; 3]) -> Option<Atoms> {
        Some(Atoms::of(colours)).filter(|atoms| KIND_OF[atoms.code()] != NO_KIND)
    }

    const fn of([first, second, third]: [Colour; 3]) -> Atoms {
        Atoms(first as u8 | (second as u8) << 2 | (third as u8) << 4)
    }

    /// The colour in a corner: 0 at the centre of the reactor, then clockwise.
    #[inline]
    pub const fn at(self, corner: usize) -> Colour {
        match self.0 >> (2 * corner) & 3 {
            0 => Colour::Blue,
            1 => Colour::Green,
            2 => Colour::Pink,
            _ => Colour::Yellow,
        }
    }

    /// All three.
    #[inline]
    pub const fn colours(self) -> [Colour; 3] {
        [self.at(0), self.at(1), self.at(2)]
    }

    /// The same tile, turned by a third clockwise.
    #[must_use]
    pub const fn turned(self) -> Atoms {
        Atoms((self.0 << 2 | self.0 >> 4) & 63)
    }

    /// The letters of its colours.
    pub(super) fn letters(self) -> [u8; 3] {
        self.colours().map(Colour::letter)
    }

    /// A number of its own, below 64.
    #[inline]
    pub(super) const fn code(self) -> usize {
        self.0 as usize
    }

    /// Which combination of colours it is.
    #[inline]
    pub(super) const fn kind(self) -> ColourTriple {
        ColourTriple(KIND_OF[self.0 as usize])
    }
}

impl fmt::Display for Atoms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(str::from_utf8(&self.letters()).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Atoms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the twenty combinations of three colours, in alphabetical order: bbb, bbg, … yyy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct ColourTriple(pub u8);

/// Rule: every multiset of three out of four colours.
pub(super) const KINDS: usize = 20;

const NO_KIND: u8 = u8::MAX;

impl ColourTriple {
    /// The colours in order. Rule: this is also their order clockwise, so that a tile of three colours has one mirror form.
    #[inline]
    pub const fn atoms(self) -> Atoms {
        TURNS[self.0 as usize].0[0]
    }

    /// Every way it can lie on a cell. Rule: rotations that look the same are one.
    #[inline]
    pub fn turns(self) -> &'static [Atoms] {
        let (turns, count) = &TURNS[usize::from(self.0)];
        &turns[..*count]
    }
}

const TURNS: [([Atoms; 3], usize); KINDS] = {
    let mut turns = [([Atoms(0); 3], 0); KINDS];
    let mut kind = 0;
    let mut code = 0;
    while code < CODES {
        // Read backwards, so that the kinds come in alphabetical order.
        let (first, second, third) = (code >> 4 & 3, code >> 2 & 3, code & 3);
        if first <= second && second <= third {
            let colours = [Colour::ALL[first], Colour::ALL[second], Colour::ALL[third]];
            let atoms = Atoms::of(colours);
            let once = atoms.turned();
            let count = if once.0 == atoms.0 { 1 } else { 3 };
            turns[kind] = ([atoms, once, once.turned()], count);
            kind += 1;
        }
        code += 1;
    }
    assert!(kind == KINDS, "twenty multisets");
    turns
};

const KIND_OF: [u8; CODES] = {
    let mut kinds = [NO_KIND; CODES];
    let mut kind = 0;
    while kind < KINDS {
        let (turns, count) = TURNS[kind];
        let mut turn = 0;
        while turn < count {
            kinds[turns[turn].0 as usize] = kind as u8;
            turn += 1;
        }
        kind += 1;
    }
    kinds
};
